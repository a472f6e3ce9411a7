import type { Locator } from '../reading/locator/locator.ts';

/** Which page to read, fixed before any page is read. */
export type ReadTarget =
  /** A place from memory. */
  | { page: string; locator?: Locator; view?: string[]; entryId: string; name: string }
  /** The page that the person has in front of them. */
  | 'this-page'
  /** The other allowed tabs, most recent first, at most five. */
  | 'open-tabs';

/** What a question means, from its words and the memory alone. */
export interface Plan {
  question: string;
  /** The question with vocabulary and the name of the place taken out: what to look for on the page. */
  seek: string;
  /** Ids of the entries that apply, best first. */
  uses: string[];
  /** Those of them that may apply, though nothing says for sure that they do: shown as candidates, and never read. */
  unsure?: string[];
  reads: ReadTarget[];
  /** The value must be read now; remembered words alone cannot answer. */
  needsLive: boolean;
}

/** What a follow-up ("and Q4?") goes on from. */
export interface LastPlan {
  plan: Plan;
  /** Address of the page that answered. */
  page: string | null;
}
