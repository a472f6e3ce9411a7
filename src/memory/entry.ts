import type { CapturedAs, Verdict } from '../sort/verdict.ts';
import type { Place } from './place.ts';

/** Why an entry was let in; kept for life. Times are epoch milliseconds. */
export interface Admission {
  sortVersion: number;
  verdict: Verdict;
  reasons: string[];
  capturedAs: CapturedAs;
  /** When the person said "this doesn't change, keep it", against the sort. */
  vouched?: number;
  /** Why it needs a look: it was imported and the sort would not have had it. Such a line is not used in answers. */
  doubt?: string;
}

/** What a line said before another took its place. Shown and exported, never searched or answered with. */
export interface FormerLine {
  /** The whole line in words; of a dated copy with its day. */
  text: string;
  /** Since when it was so, epoch milliseconds: of a dated copy when it was read. */
  since: number;
  /** When the other took its place, epoch milliseconds. */
  until: number;
}

interface Line {
  id: string;
  createdAt: number;
  updatedAt: number;
  admission: Admission;
  /** Newest first. */
  history?: FormerLine[];
}

export interface Preference extends Line {
  kind: 'preference';
  /** The person's own words, one line. */
  text: string;
}

export interface Vocabulary extends Line {
  kind: 'vocabulary';
  term: string;
  aliases: string[];
  meaning: string;
  /** Id of the pointer that the term stands for. */
  pointer?: string;
}

export interface Pointer extends Line {
  kind: 'pointer';
  name: string;
  aliases: string[];
  place: Place;
}

export interface Outcome extends Line {
  kind: 'outcome';
  /** What was tried and what happened. */
  text: string;
  /** When it happened, in the person's words ("in March"), if told. */
  when?: string;
}

/** The exception: a value kept because the person insists. Always spoken with `asOf`. */
export interface DatedCopy extends Line {
  kind: 'dated-copy';
  name: string;
  aliases: string[];
  value: string;
  asOf: number;
  /** Id of the pointer to where it can be read anew. */
  pointer?: string;
}

/** One line of the memory. */
export type Entry = Preference | Vocabulary | Pointer | Outcome | DatedCopy;
export type EntryKind = Entry['kind'];

type Unsaved<E extends Line> = E extends Line
  ? Omit<E, 'id' | 'createdAt' | 'updatedAt' | 'admission' | 'history'>
  : never;

/** What a person asks to have remembered, before `admit` has seen it. */
export interface Draft {
  /** What would be stored. */
  line: Unsaved<Entry>;
  /** The words it was made from, as typed or pointed at; the sort judges these. */
  said: string;
  capturedAs: CapturedAs;
  /** The value that the page showed, when one was pointed at: it must not appear in an undated entry. */
  capturedValue?: string;
  /** When it was pointed at or read, epoch milliseconds: what a dated copy of it is dated with. */
  capturedAt?: number;
  /** The page pointed at. */
  url?: string;
  title?: string;
  /** The person insists that their own sentence does not change. Ignored for captured values. */
  vouch?: boolean;
  /** Id of the entry whose place it takes; null when the person wants both kept. */
  replaces?: string | null;
  /** Words straight from a page: `line` is a stand-in until the sort has been asked what it suggests. */
  unsorted?: boolean;
}
