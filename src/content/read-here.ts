import type { accessibleNames } from '../reading/naming/accessible-name.ts';
import { readDocument } from '../reading/read-document.ts';
import { localDate } from './local-date.ts';

/** A reading with the elements that its `src` numbers stand for; it cannot leave the page. */
export type Here = ReturnType<typeof readDocument>;

/** Reads a document as it stands: this frame's, which is drawn, or one that was parsed from the HTML of `url`. */
export function readHere(document: Document, { rendered, url } = { rendered: true, url: document.URL }): Here {
  const { whereaboutsNaming: names } = globalThis as unknown as { whereaboutsNaming: typeof accessibleNames };
  return readDocument(document, { rendered, url, today: localDate(), names });
}
