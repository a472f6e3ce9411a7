import { get, nodeType, shadowRootOf, tagOf } from '../../reading/dom.ts';

/** What a page draws, asked in ways that its own names cannot bend (see reading/dom.ts). */

/** Where an element is drawn, in the window. */
export const boxOf = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element);

/** It has a box. */
export const isDrawn = (element: Element): boolean => Element.prototype.getClientRects.call(element).length > 0;

/** What is drawn at a point, from front to back, without `cover`. */
export function drawnAt(document: Document, [x, y]: readonly [number, number], cover: Element): Element[] {
  return Document.prototype.elementsFromPoint.call(document, x, y).filter((element) => element !== cover);
}

/** The innermost element at a point within `hit`, through shadow trees. */
export function innermostAt(hit: Element, [x, y]: readonly [number, number]): Element {
  const root = shadowRootOf(hit, tagOf(hit));
  const inner = root?.elementFromPoint(x, y) ?? null;
  return inner !== null && root?.contains(inner) ? innermostAt(inner, [x, y]) : hit;
}

/** One step up as things are drawn: out of a slot, out of a shadow tree. */
export function parentOf(element: Element): Element | null {
  const slot = get(Element, 'assignedSlot', element) as Element | null;
  if (slot !== null) return slot;
  const parent = get(Node, 'parentNode', element) as Node | null;
  if (parent === null) return null;
  if (nodeType(parent) === 11) return (parent as ShadowRoot).host ?? null;
  return nodeType(parent) === 1 ? (parent as Element) : null;
}

/** Brings an element into view, no further than needed. */
export function bringIntoView(element: Element): void {
  Element.prototype.scrollIntoView.call(element, { block: 'nearest', inline: 'nearest' });
}
