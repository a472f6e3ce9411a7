import type { FactKind, Owner } from './verdict.ts';

/** What a piece of evidence can speak for: that the fact changes, or that it is one of the four lasting kinds. */
export type Side = 'changes' | FactKind;

/** Points for (or, below zero, against) each side; about 2 decides alone, 1 is a strong hint. */
export type Votes = Partial<Record<Side, number>>;

/**
 * One thing to look for. Patterns must be linear on any input: no nested repetition, every open run bounded. They see
 * the output of `plainText` without accents; those that heed case see the first letter in both cases.
 */
export interface Rule {
  /** Stable name, unique; tests and a trained model refer to it. */
  name: string;
  pattern: RegExp;
  /** Where this is found as well, the rule does not apply. */
  unless?: RegExp;
  votes: Votes;
  /** A sentence that a person can argue with; shown when the evidence speaks for the verdict. */
  why: string;
  owner?: Owner;
}

/** A rule that applied, and the words it found. */
export interface Evidence {
  rule: Rule;
  found: string;
}

/** Runs without a space that no word reaches; cut short, so that patterns cannot be made to crawl over them. */
const OVERLONG = /(\S{40})\S+/g;

/** Latin letters without accents: the word boundary of regular expressions takes "é" for the end of a word. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
}

/** The rules that apply to a plain text, in the order given. */
export function gather(text: string, rules: readonly Rule[]): Evidence[] {
  const evidence: Evidence[] = [];
  const folded = withoutAccents(text).replace(OVERLONG, '$1');
  const uncapped = folded.charAt(0).toLowerCase() + folded.slice(1);
  for (const rule of rules) {
    const match = rule.pattern.exec(folded) ?? (rule.pattern.ignoreCase ? null : rule.pattern.exec(uncapped));
    if (match === null || rule.unless?.test(folded)) continue;
    evidence.push({ rule, found: match[0].trim() });
  }
  return evidence;
}

/** The sum of the evidence, per side. */
export function tally(evidence: readonly Evidence[]): Record<Side, number> {
  const sums: Record<Side, number> = { changes: 0, preference: 0, vocabulary: 0, pointer: 0, outcome: 0 };
  for (const { rule } of evidence)
    for (const [side, points] of Object.entries(rule.votes) as [Side, number][]) sums[side] += points;
  return sums;
}
