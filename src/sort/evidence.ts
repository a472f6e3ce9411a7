import type { FactKind, Owner } from './verdict.ts';

/** What a piece of evidence can speak for: that the fact changes, or that it is one of the four lasting kinds. */
export type Side = 'changes' | FactKind;

/** Points for (or, below zero, against) each side; about 2 decides alone, 1 is a strong hint. */
export type Votes = Partial<Record<Side, number>>;

/**
 * One thing to look for. Patterns must be linear on any input: no nested repetition, every open run bounded. They see
 * the output of `plainText` without accents; those that heed case see the first letter in both cases.
 */
export interface Sign {
  /** What it looks for; no two have the same. The weights know it by this. */
  name: string;
  pattern: RegExp;
  /** Where this is found as well, the sign does not count. */
  unless?: RegExp;
  votes: Votes;
}

/** A sign that can be told as a reason. */
export interface Rule extends Sign {
  /** A sentence that a person can argue with; shown when the evidence speaks for the verdict. */
  why: string;
  owner?: Owner;
}

/** Runs without a space that no word reaches; cut short, so that patterns cannot be made to crawl over them. */
const OVERLONG = /(\S{40})\S+/g;

/** Latin letters without accents: the word boundary of regular expressions takes "é" for the end of a word. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
}

/** The signs that a plain text shows, in the order given. */
export function gather<T extends Sign>(text: string, signs: readonly T[]): T[] {
  const folded = withoutAccents(text).replace(OVERLONG, '$1');
  const uncapped = folded.charAt(0).toLowerCase() + folded.slice(1);
  return signs.filter(
    ({ pattern, unless }) =>
      (pattern.test(folded) || (!pattern.ignoreCase && pattern.test(uncapped))) && !unless?.test(folded),
  );
}

/** The sum of the evidence, per side. */
export function tally(evidence: readonly Sign[]): Record<Side, number> {
  const sums: Record<Side, number> = { changes: 0, preference: 0, vocabulary: 0, pointer: 0, outcome: 0 };
  for (const { votes } of evidence)
    for (const [side, points] of Object.entries(votes) as [Side, number][]) sums[side] += points;
  return sums;
}
