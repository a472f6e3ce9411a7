import { readDocument } from '../reading/read-document.ts';
import { localDate } from './local-date.ts';

/** A reading with the elements that its `src` numbers stand for; it cannot leave the page. */
export type Here = ReturnType<typeof readDocument>;

/** Reads the document of this frame as it stands. */
export const readHere = (document: Document): Here =>
  readDocument(document, { rendered: true, url: document.URL, today: localDate() });
