import type { ElementPath } from '../../reading/own-data/own-data.ts';

/** The way down to an element, or null where part of it is out of reach (a closed shadow root, a removed element). */
export function pathOf(element: Element): ElementPath | null {
  const path: ElementPath = [];
  let at: Element = element;
  for (let steps = 0; steps < 200; steps++) {
    const above: ParentNode | null = at.parentNode;
    if (above === null) return null;
    path.unshift([...above.children].indexOf(at));
    if (above.nodeType === Node.DOCUMENT_NODE) return path;
    if (above.nodeType === Node.ELEMENT_NODE) at = above as Element;
    else if ('host' in above) {
      path.unshift(-1);
      at = (above as ShadowRoot).host;
    } else return null;
  }
  return null;
}

/** The element at the end of a way, or null where the page has changed. */
export function elementAt(path: ElementPath, document: Document): Element | null {
  let at: ParentNode | null = document;
  for (const step of path) {
    if (at === null) return null;
    at = step === -1 ? ((at as Element).shadowRoot ?? null) : (at.children[step] ?? null);
  }
  return at?.nodeType === Node.ELEMENT_NODE ? (at as Element) : null;
}
