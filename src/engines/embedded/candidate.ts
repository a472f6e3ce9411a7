import type { Derivation } from '../../asking/derivation.ts';
import type { Locator, ValueShape } from '../../reading/locator/locator.ts';
import type { Asked, Wants } from './asked.ts';
import type { Terms } from './match.ts';
import type { Matcher } from './matcher.ts';

/** One possible answer. */
export interface Candidate {
  /** Makes the way to it; null when nothing that lasts tells it apart. Costly on large pages: only called for the best. */
  make(): Derivation | null;
  /** Its value when that is known before deriving. */
  text: string | null;
  subject: string;
  /** Terms that its own labels account for. */
  own: Terms;
  /** Terms that what stands around it accounts for. */
  around: Terms;
  /** 0 to 1 and a little more: how well it fits. */
  score: number;
  /** Nothing about it forbids calling it the answer. */
  mayBeSure: boolean;
  /** The question says its own label in full, not only what stands around it. */
  labelled?: boolean;
  /** It is a field, a count or an event: no part of a table. */
  aside?: boolean;
  /** It is of the page's list or calendar as a whole, so it needs no label of its own. */
  whole?: boolean;
}

/** The derivation that reads one place. */
export function readOf(locator: Locator | null): Derivation | null {
  return locator === null ? null : { op: 'read', locator };
}

/** Terms of this weight and more must be accounted for. */
const STRONG = 0.6;

/** The terms that a candidate leaves unaccounted for and that matter. */
export function unmet(matcher: Matcher, candidate: { own: Terms; around: Terms }): Terms {
  const met = candidate.own | candidate.around;
  return matcher.where((term) => term.weight >= STRONG) & ~met;
}

/** Share of the question's weight that is accounted for; what only stands around counts a little less. */
export function coverage(matcher: Matcher, own: Terms, around: Terms): number {
  const all = matcher.weight(matcher.all);
  return all === 0 ? 0 : (matcher.weight(own) + 0.9 * matcher.weight(around & ~own)) / all;
}

/** Whether a value of that shape can answer such a question. Unknown text may be a person, a place or a thing. */
export function fits(wants: Wants, shape: ValueShape, text: string): boolean {
  switch (wants) {
    case 'person':
      return shape === 'text' && /\p{L}{2}/u.test(text) && !/\d/.test(text);
    case 'place':
      return shape === 'text' && /\p{L}{2}/u.test(text);
    case 'time':
      return shape === 'time' || /\d/.test(text);
    case 'date':
      return shape === 'date' || shape === 'time';
    case 'number':
    case 'money':
      return shape === 'number' || shape === 'money' || shape === 'percent';
    case 'percent':
      return shape === 'percent' || shape === 'number';
    default:
      return true;
  }
}

/** Words that change what is asked in ways that no candidate read from one place accounts for. */
export function isQualified(asked: Asked): boolean {
  return /\b(?:not|without|except|excluding|but|besides|than|at (?:least|most)|(?:over|above|below|under|exceed\w*|up to) [$€£]?\d\S*|before|after|versus|vs|difference|compared|increase|decrease|change[ds]?|consecutive|between|each|both|either|neither|or|if|why|how (?:do|does|can|to))\b|n['\u2019]t\b/i.test(
    asked.bare,
  );
}
