import type { Locator } from '../reading/locator/locator.ts';

/**
 * Where something lives. Only a page is read; the others answer "where" and "who". A place never contains the value,
 * and its URL never a credential or a token (see clean-url.ts).
 */
export type Place =
  /** `view`: marks of the view that it was pointed at in, where the address may not open that view. */
  | { page: string; locator?: Locator; view?: string[] }
  /** A system without an address yet: "sheet 'Stalls' in Drive". */
  | { named: string; path?: string }
  | { person: string; role?: string }
  | { physical: string };
