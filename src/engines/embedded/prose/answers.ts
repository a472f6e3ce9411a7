import type { Derivation, Derived } from '../../../asking/derivation.ts';
import { derive } from '../../../asking/derive.ts';
import type { Clock } from '../../../asking/engine.ts';
import { wordsOfSentence } from '../../../asking/find-sentence.ts';
import type { PageContent } from '../../../reading/reading.ts';
import { answerIn } from './answer-in.ts';
import { rankSentences } from './rank.ts';

/** A sentence that may answer, with how it was got. */
export interface ProseAnswer {
  derivation: Derivation;
  derived: Extract<Derived, { state: 'certain' }>;
  /** Likelihood of its being the right sentence, given that one is. */
  chance: number;
  /** It may be stated as the answer. */
  sure: boolean;
}

const MOST = 3;
/** Below this share of the question's words a sentence speaks of something else. */
const WORTH_SHARE = 0.3;
/** What a sentence must have to be stated: chance, and shares of the question that it and its paragraph hold. */
const SURE = { chance: 0.85, share: 0.6, around: 0.7 };

/** The sentences of a page that may answer a question, best first, at most three; such as can be found again. */
export function proseAnswers(question: string, content: PageContent, clock: Clock): ProseAnswer[] {
  return rankSentences(question, content)
    .slice(0, MOST)
    .filter(({ around }) => around >= WORTH_SHARE)
    .flatMap((ranked, nth) => {
      const { sentence, chance, share, around, lacks } = ranked;
      const { text, where } = sentence;
      const part = answerIn(text, question, content.lang)?.text ?? null;
      const derivation: Derivation = { op: 'sentence', words: wordsOfSentence(text), where, part };
      const found = derive(derivation, content, clock);
      const sure = nth === 0 && chance >= SURE.chance && share >= SURE.share && around >= SURE.around && !lacks;
      if (found.state === 'certain' && found.value.text === text) return [{ derivation, derived: found, chance, sure }];
      // Others read nearly alike: shown as it stands, and never stated.
      const value = { text, shape: 'text' as const, ...(part === null ? {} : { part }) };
      const cites = [{ text, src: sentence.src, where }];
      return [{ derivation, derived: { state: 'certain' as const, value, cites, where }, chance, sure: false }];
    });
}
