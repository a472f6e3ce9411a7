import { shapeOf } from '../values/shape-of.ts';
import type { Hit, Located, ValueShape } from './locator.ts';

/** Candidates that a person is shown at most. */
const MOST_CANDIDATES = 3;

/** Does a text have the kind of value that is expected? Any text is text; nothing is an empty one. */
export function hasShape(text: string, shape: ValueShape, lang: string): boolean {
  if (text === '') return false;
  return shape === 'text' || shapeOf(text, lang) === shape;
}

/**
 * The verdict over what was found: certain for one hit of the right shape with nothing to doubt. Hits are counted
 * before their shape is looked at, so that a broken original never leaves its copy as the only one.
 *
 * @param doubts why even a single hit is not sure, in words; put behind each candidate's place.
 */
export function settle(hits: readonly Hit[], shape: ValueShape, lang: string, doubts: readonly string[]): Located {
  const fitting = hits.filter((hit) => hasShape(hit.text, shape, lang));
  const [first] = fitting;
  if (first === undefined) {
    if (hits.length === 0) return { state: 'missing', why: 'it is not on the page' };
    const empty = hits.every((hit) => hit.text === '');
    return { state: 'missing', why: empty ? 'the place is empty' : `no ${shape} stands there now` };
  }
  if (hits.length === 1 && doubts.length === 0) return { state: 'certain', hit: first };
  const note = doubts.length > 0 ? ` (${doubts.join('; ')})` : '';
  return {
    state: 'ambiguous',
    candidates: fitting.slice(0, MOST_CANDIDATES).map((hit) => ({ ...hit, where: hit.where + note })),
  };
}
