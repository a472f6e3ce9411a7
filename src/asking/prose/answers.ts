import type { PageContent } from '../../reading/reading.ts';
import type { Derivation, Derived } from '../derivation.ts';
import { answerIn } from './answer-in.ts';
import { type RankedSentence, rankSentences } from './rank.ts';

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

/** The sentences of a page that may answer a question, best first, at most three. */
export function proseAnswers(question: string, content: PageContent): ProseAnswer[] {
  return rankSentences(question, content)
    .slice(0, MOST)
    .map((ranked, nth) => ({ ranked, nth }))
    .filter(({ ranked: { around } }) => around >= WORTH_SHARE)
    .map(({ ranked, nth }) => answerFrom(ranked, question, nth, content.lang));
}

function answerFrom(ranked: RankedSentence, question: string, nth: number, lang: string): ProseAnswer {
  const { sentence, chance, share, around, lacks } = ranked;
  return {
    derivation: { op: 'sentence', question, nth },
    derived: quoted(sentence, question, lang),
    chance,
    sure: nth === 0 && chance >= SURE.chance && share >= SURE.share && around >= SURE.around && !lacks,
  };
}

/** A sentence as the value that it is, with the part of it that answers. */
export function quoted(
  { text, src, where }: RankedSentence['sentence'],
  question: string,
  lang: string,
): Extract<Derived, { state: 'certain' }> {
  const part = answerIn(text, question, lang)?.text;
  const value = { text, shape: 'text' as const, ...(part === undefined ? {} : { part }) };
  return { state: 'certain', value, cites: [{ text, src, where }], where };
}
