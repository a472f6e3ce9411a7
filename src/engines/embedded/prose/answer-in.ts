import { type Features, scoreOf } from './score.ts';
import { spansOf } from './spans.ts';

/** The part of a sentence that answers a question. */
export interface ShortAnswer {
  text: string;
  /** Its share of all parts' likelihood. */
  chance: number;
}

/** Below this chance no part is named. */
const ENOUGH = 0.12;

/**
 * The part of a sentence that answers a question by itself; null where that cannot be told well enough. A log-linear
 * ranking of all its short stretches by their shape, what was asked for, their neighbours and the words of the question,
 * with what each of these weighs.
 */
export function answerIn(sentence: string, question: string, lang: string, weights: Features): ShortAnswer | null {
  const spans = spansOf(sentence, question, lang);
  const scores = spans.map(({ features }) => scoreOf(features, weights));
  const top = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
  const best = spans[scores.indexOf(top)];
  return best === undefined || 1 / all < ENOUGH ? null : { text: best.text, chance: 1 / all };
}
