import { attr, get, queryAll, textOf } from '../reading/dom.ts';

/** The text of the link to an address, or null. Two links to the same place with different texts: the first seen. */
export function linkText(document: Document, href: string): string | null {
  for (const link of queryAll(document, 'a[href]')) {
    if (get(HTMLAnchorElement, 'href', link) !== href) continue;
    const text = textOf(link).replace(/\s+/g, ' ').trim() || attr(link, 'aria-label')?.trim();
    if (text) return text.slice(0, 200);
  }
  return null;
}
