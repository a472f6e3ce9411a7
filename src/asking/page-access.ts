import type { PageContent, Reading } from '../reading/reading.ts';
import type { Refusal } from './answer.ts';

/**
 * One way of reading a page came out, or why not. `data`: of a load, what the page's site gives as data, where no tab was
 * open to ask for it before and the page is shown in part.
 */
export type ReadResult =
  | { ok: true; reading: Reading; tabId: number | null; data?: Reading }
  | { ok: false; code: Refusal['code']; detail?: string };

/**
 * The ways to read one page. Each is called at most once per place and question. None of them rejects, unless what it
 * was given to call does; each keeps to its own time limit.
 */
export interface PageAccess {
  /** Where the page is. */
  url: string;
  /** The open tab's DOM as it stands, or null when no tab shows the page. */
  shown(): Promise<ReadResult | null>;
  /** What its site says by the address at which it gives data, got afresh; null where it has none. */
  endpoint(): Promise<ReadResult | null>;
  /** A fresh GET with the open tab's session, parsed and not drawn. Only after `shown` has given a reading. */
  fetched(): Promise<ReadResult>;
  /**
   * A fresh load in a tab behind, drawn and settled, closed again before this returns. Goes on looking for a while
   * after the page has settled until `enough` is satisfied, since data may come later than the page.
   */
  loaded(enough: (content: PageContent) => Promise<boolean>): Promise<ReadResult>;
  /** Why no fresh load may be made without a click, or null when it may. */
  mayLoad(): Promise<'no-permission' | 'not-opened' | null>;
}

/** A page to read with the name it goes by in the answer. */
export interface NamedPage {
  access: PageAccess;
  name: string;
  title: string;
  /** Match pattern of its site, for the permission button. */
  origin: string | null;
}
