import { queryAll } from '../dom.ts';

/**
 * The part of a page that holds its text, in a document of its own, under the page's title: what a site puts around it is
 * left out. Null where the page has no such part.
 */
export function partOfPage(page: Document, within: string, empty: Document): Document | null {
  const [part] = queryAll(page, within);
  if (part === undefined) return null;
  empty.title = page.title;
  empty.documentElement.lang = page.documentElement.lang;
  const text = part === page.body ? [...part.childNodes] : [part];
  empty.body.append(...text.map((node) => empty.importNode(node, true)));
  return empty;
}
