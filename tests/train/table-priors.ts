import type { Named } from './fit-ranking.ts';

/**
 * What is believed of the signs before any question is seen: what the question says should be accounted for, headings
 * that it says are meant, and simple ways are likelier.
 */
export const PRIOR: Named = new Map([
  ['left', -3],
  ['left words', -1],
  ['cells left', -2],
  ['whole cells left', -1],
  ['bound left', -1],
  ['give head', 2],
  ['give head reckoned', 2],
  ['by share', 1],
  ['by said', 0.5],
  ['by unsaid', -0.5],
  ['test share', 0.5],
  ['says said', -2],
  ['beside near', 0.5],
  ['steps', -0.2],
  ['rows head number', -1.5],
  ['rows one by name', -1],
  ['like near', 1],
  ['like not near', -1],
  ['by not said number', -1],
  ['headings left', -1],
  ['test akin', -0.5],
]);

/** The clearer the best answer, the likelier it is right. */
export const TRUST_PRIOR: Named = new Map([
  ['clear', 0.7],
  ['kind any', -3],
  ['kind any:pair', -3],
]);
