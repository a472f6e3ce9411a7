import type { Derivation, Derived } from '../../../asking/derivation.ts';
import { derive } from '../../../asking/derive.ts';
import type { Clock } from '../../../asking/engine.ts';
import { wordsOfSentence } from '../../../asking/find-sentence.ts';
import { locatorForField } from '../../../reading/locator/make-locator.ts';
import type { PageContent } from '../../../reading/reading.ts';
import { answerIn } from './answer-in.ts';
import { rankSentences } from './rank.ts';
import type { Features } from './score.ts';
import { valueAfter } from './value-after.ts';

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

/**
 * The sentences of a page that may answer a question, best first, at most three; such as can be found again. Labels, and
 * what only says again what the question says, answer nothing; a line that is a label and its value answers with its value.
 * `spans`: what tells the part of a sentence that answers; without it none is told.
 */
export function proseAnswers(
  question: string,
  content: PageContent,
  clock: Clock,
  spans: Features | null,
): ProseAnswer[] {
  const labels = labelsOf(content);
  const mayEcho = YES_NO.test(question);
  const partOf = (text: string): string | null =>
    spans === null ? null : (answerIn(text, question, content.lang, spans)?.text ?? null);
  const headings = new Set(content.headings);
  const ranked = rankSentences(question, content).filter(
    ({ sentence, echoes }) => (mayEcho || !echoes) && !labels.has(keyOf(sentence.text)),
  );
  // A heading names what a page tells of; what it tells comes first.
  return [false, true]
    .flatMap((isHeading) => ranked.filter(({ sentence }) => headings.has(sentence.text) === isHeading))
    .slice(0, MOST)
    .filter(({ around, under }) => Math.max(around, under) >= WORTH_SHARE)
    .flatMap(({ sentence, chance, share, around, lacks }, nth) => {
      const { text, where } = sentence;
      const isSure = nth === 0 && chance >= SURE.chance && share >= SURE.share && around >= SURE.around && !lacks;
      const line = ofLine(text, content, clock);
      if (line !== null) return [{ ...line, chance, sure: isSure }];
      const part = valueAfter(text, question) ?? (mayEcho ? null : partOf(text));
      const derivation: Derivation = { op: 'sentence', words: wordsOfSentence(text), where, part };
      const found = derive(derivation, content, clock);
      if (found.state === 'certain' && found.value.text === text)
        return [{ derivation, derived: found, chance, sure: isSure }];
      // Others read nearly alike: shown as it stands, and never stated.
      const value = { text, shape: 'text' as const, ...(part === null ? {} : { part }) };
      const cites = [{ text, src: sentence.src, where }];
      return [{ derivation, derived: { state: 'certain' as const, value, cites, where }, chance, sure: false }];
    });
}

/** A question that a sentence may answer by saying the same. */
const YES_NO = /^\P{L}*(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|may|must)\b/iu;

/** Text as it is compared with labels: without case, white space and colons. */
const keyOf = (text: string): string => text.replace(/[\s:：]+/gu, '').toLowerCase();

/** The labels of values on the page: they stand among its text as sentences of their own. */
function labelsOf(content: PageContent): Set<string> {
  const columns = content.tables.flatMap((table) => table.columns.flat());
  return new Set([...content.fields.map(({ label }) => label), ...columns].map(keyOf));
}

/** The value of a line that is no more than a label and its value; null for any other text. */
function ofLine(text: string, content: PageContent, clock: Clock): Pick<ProseAnswer, 'derivation' | 'derived'> | null {
  const key = keyOf(text);
  const field = content.fields.find(
    ({ label, value, vis }) => vis !== 'concealed' && keyOf(label) + keyOf(value) === key,
  );
  const locator = field === undefined ? null : locatorForField(field, content);
  if (locator === null) return null;
  const derivation: Derivation = { op: 'read', locator };
  const derived = derive(derivation, content, clock);
  return derived.state === 'certain' ? { derivation, derived } : null;
}
