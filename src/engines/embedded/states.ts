import { fold } from '../../memory/words.ts';
import { STATE_WORDS } from '../../reading/values/state-words.ts';

const ASKED = new RegExp(
  `^\\W*(?:so |and )?(?:is|are|was|were|has|have|had)\\b.{1,120}?(?:(?<=\\s)(?:already |still |yet |now |currently |been |all |fully )*)(?<=\\s)(${STATE_WORDS})(?:\\s+(?:yet|already|now|currently|again|right now|at the moment|today))?\\W*$`,
  'u',
);

/**
 * The words that a question has for how something stands: "down" of "is the mailer down?". Offsets [start, end) into the
 * question; null where it asks for something else.
 */
export function stateAsked(question: string): [number, number] | null {
  const plain = fold(question);
  const found = plain.length === question.length && plain.length <= 200 ? ASKED.exec(plain) : null;
  const word = found?.[1];
  if (found === null || word === undefined) return null;
  const from = plain.lastIndexOf(word, found.index + found[0].length);
  return [from, from + word.length];
}
