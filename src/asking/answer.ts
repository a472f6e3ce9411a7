import type { Via } from '../reading/reading.ts';
import type { Cite, Derivation, Value } from './derivation.ts';

/** The page a value came from. */
export interface Source {
  url: string;
  title: string;
  /** Where on it: "row Marketing, column Q3". */
  where: string;
  /** On which page of a PDF, counted from 1. */
  page?: number;
  /** The tab that shows it, if one is open. Never stored beyond the session. */
  tabId: number | null;
  /** The page's own world told it: what its app holds, or what was drawn on a canvas. Unset for what its text says. */
  toldBy?: 'app' | 'drawing';
}

/** Why a value could only be had as the open tab shows it. */
export type ShownBecause =
  /** The address looks like an action (log out, confirm): never requested by ourselves. */
  | 'unsafe-url'
  /** The fresh copy is another page (sign-in, another view). */
  | 'other-page'
  /** The fresh copy does not show this value (a filter or view that is not in the address). */
  | 'not-in-fresh'
  /** The fresh copy shows another tab, filter or page of a list than the open tab does. */
  | 'other-view'
  /** No fresh copy could be had (offline, time ran out). */
  | 'unreachable'
  /** The site has not been allowed, so no fresh copy may be loaded. */
  | 'no-permission'
  /** Private window, or a mail, chat or bank site: no page is opened without a click. */
  | 'not-opened';

/** Where a claim comes from: one of three clocks. All times are epoch milliseconds and are put into words when shown. */
export type Provenance =
  | { clock: 'remembered'; since: number; entryId: string; vouched: number | null }
  | {
      /** A request of ours, sent after the question, brought it. */
      clock: 'now';
      readAt: number;
      via: Via;
      source: Source;
      /** What the open tab shows, where it differs. */
      was: string | null;
      mayBeCached: boolean;
      /** False: the page was still changing when time ran out. */
      settled: boolean;
    }
  /** The open tab says so; it may have changed since. */
  | { clock: 'shown'; loadedAt: number; readAt: number; source: Source; because: ShownBecause }
  /** A dated copy. */
  | { clock: 'as-of'; asOf: number; entryId: string };

/** One statement of an answer. */
export interface Claim {
  id: string;
  /** What the value is of: "Marketing, Q3". */
  subject: string;
  /** `sure`: this is the answer. `candidate`: one of several, which the person must choose from. */
  standing: 'sure' | 'candidate';
  value: Value;
  provenance: Provenance;
  cites: Cite[];
  /** How it was got, for claims read from pages. */
  derivation: Derivation | null;
  /** The entry whose place was read, if any. */
  entryId: string | null;
}

/** Why part of an answer is missing, and what the person can do. */
export interface Refusal {
  code:
    | 'no-permission'
    /** The open tab was read and does not say; a fresh copy may, but its site has not been allowed. */
    | 'not-shown'
    | 'restricted-page'
    | 'signed-out'
    | 'page-gone'
    | 'changed-page'
    | 'not-found'
    | 'ambiguous'
    | 'partial'
    | 'undrawn'
    | 'timeout'
    | 'offline'
    | 'not-a-page'
    /** The place was remembered in a tab, filter or sheet that its address does not open with. */
    | 'other-view'
    | 'unreadable'
    | 'unsafe-url'
    /** A PDF: opened by a password only, without text (pictures of pages), no whole PDF, larger than is read. */
    | 'pdf-locked'
    | 'pdf-no-text'
    | 'pdf-broken'
    | 'too-large'
    /** A file of this machine that the person has not let us see, and one that nobody can. */
    | 'local-file'
    | 'local-pdf'
    /** What looks for answers did not start or finish; nothing is wrong with the page. */
    | 'engine-failed';
  /** Name of the place or title of the page. */
  place: string;
  /** One sentence: what could not be read and what to do. */
  text: string;
  /** Site to ask permission for, as "https://host/*". */
  origin: string | null;
  url: string | null;
  /** The page's own world may tell more; set where the person has not been asked for that yet. */
  ownData?: boolean;
}

/** A way on that the popup offers as a button. */
export type WayOn =
  | { do: 'read-this-page' }
  | { do: 'go-to-tab' }
  | { do: 'remember-fact' }
  | { do: 'grant'; origin: string; place: string }
  /** Let the pages of a site be asked in their own world. */
  | { do: 'read-own-data'; origin: string; place: string }
  | { do: 'open'; url: string; place: string }
  | { do: 'retry' };

/** The whole answer. */
export interface Answer {
  question: string;
  claims: Claim[];
  refusals: Refusal[];
  waysOn: WayOn[];
  /** Preferences that shaped the answer or bear on it. */
  preferences: { entryId: string; text: string }[];
}
