import { Readability } from '@mozilla/readability';
import Defuddle from 'defuddle';
import TurndownService from 'turndown';

/** Other readers of pages, for comparing: each is given what it needs before the clock starts. */
export const OTHERS: Record<string, () => () => unknown> = {
  readability() {
    // It takes the document apart.
    const copy = document.cloneNode(true) as Document;
    return () => new Readability(copy).parse();
  },
  // Without `useAsync: false` it may ask other hosts.
  defuddle: () => () => new Defuddle(document, { url: document.URL, useAsync: false }).parse(),
  turndown: () => () => new TurndownService().turndown(document.body),
};
