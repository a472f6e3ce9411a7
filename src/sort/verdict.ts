import type { SortModel } from './model/model.ts';

/** What the sort says of a fact, and why. See "The sort" in ARCHITECTURE.md. */

/** `remember` the words, `point` to where it lives, or `look-up` when asked and store nothing. */
export type Verdict = 'remember' | 'point' | 'look-up';

/** Systems that can own a fact; `web` is anything public. */
export type Owner =
  | 'calendar'
  | 'tracker'
  | 'files'
  | 'billing'
  | 'mail'
  | 'monitoring'
  | 'hr'
  | 'crm'
  | 'inventory'
  | 'web';

/** The four lasting kinds of line in the memory. */
export type FactKind = 'preference' | 'vocabulary' | 'pointer' | 'outcome';

/** What the person pointed at. The last four are values that a page showed: they are never stored undated. */
export type CapturedAs = 'typed' | 'selection' | 'link' | 'page' | 'cell' | 'field' | 'event' | 'count';

/** What is known beside the words. */
export interface SortContext {
  capturedAs: CapturedAs;
  /** Address and title of the page pointed at, if any. */
  url?: string;
  title?: string;
  /** BCP 47 tag of the person's language. */
  locale?: string;
  /** Trained weights; without them the rules judge alone and what they say is provisional. */
  model?: SortModel | null;
}

/** One of the two questions, answered. */
export interface Finding {
  yes: boolean;
  /** 0 to 1: the chance that `yes` is right. A yes below 0.5 is said out of caution. */
  confidence: number;
}

/** The outcome of the sort. */
export interface Sorted {
  /** Version of the rules that said so; kept in the entry's admission. */
  sortVersion: number;
  verdict: Verdict;
  /** The kind of entry that fits, null for `look-up`. */
  kind: FactKind | null;
  /** The first question: does it change without us being told? */
  changes: Finding;
  /** The second question: does some system already own it? */
  owned: Finding & { owner: Owner | null };
  /** The weights were not at hand: the rules have judged alone. */
  provisional: boolean;
  /** Sentences that a person can argue with, most important first; never empty. */
  reasons: string[];
}

/** Where something lives, in the fact's own words. Same shapes as a Place without a locator. */
export type SuggestedPlace =
  | { page: string }
  | { named: string; path?: string }
  | { person: string; role?: string }
  | { physical: string };

/** What could be stored, taken from the fact's own words: what the confirm card starts from. Never holds a value. */
export type Suggestion =
  | { kind: 'preference'; text: string }
  | { kind: 'vocabulary'; term: string; aliases: string[]; meaning: string }
  | { kind: 'pointer'; name: string; aliases: string[]; place: SuggestedPlace }
  | { kind: 'outcome'; text: string; when?: string };
