import { cleanText } from './clean-text.ts';
import { attr, rootElement } from './dom.ts';
import type { PageContent } from './reading.ts';
import { scanDocument } from './scan.ts';
import { headingLevel } from './sections.ts';

/** How a document is to be read. */
export interface ReadOptions {
  /** It is laid out in a window; false for one that was only parsed. */
  rendered: boolean;
  url: string;
}

/**
 * Reads a document into plain data, without changing it. `elements` are those that `src` numbers stand for. A reader
 * that throws leaves a trouble `reader-failed` and the rest of the page still read.
 */
export function readDocument(document: Document, options: ReadOptions): { content: PageContent; elements: Element[] } {
  const scan = scanDocument(document, { rendered: options.rendered });
  const root = rootElement(document);
  const content: PageContent = {
    url: options.url,
    title: cleanText((Reflect.get(Document.prototype, 'title', document) as string) ?? ''),
    headings: scan.all
      .filter((seen) => headingLevel(seen) > 0 && headingLevel(seen) <= 3)
      .map((seen) => scan.text(seen.element))
      .filter((text) => text !== '')
      .slice(0, 40),
    lang: root === null ? '' : (attr(root, 'lang') ?? ''),
    rendered: options.rendered,
    blocks: [],
    tables: [],
    fields: [],
    events: [],
    calendar: null,
    counts: [],
    lists: [],
    troubles: [],
  };
  return { content, elements: scan.kept };
}
