import { gather, type Sign, tally } from './evidence.ts';
import { features } from './model/features.ts';
import { type Head, type SortModel, scores } from './model/model.ts';
import { plainText } from './plain-text.ts';
import { QUESTION_RULES } from './rules/question.ts';
import type { Finding } from './verdict.ts';

const LIVE_PRIOR = 0.3;

/** It reads as a question or a request for information, not as a statement. */
export function isQuestion(text: string): boolean {
  return (
    /^[^?]{1,300}\?\s*$/.test(text) ||
    (!/^(?:when|what|who|where|how) (?:i|we|he|she|they|\p{Lu}\p{L}+) (?:says?|writes?|talks?|means?)\b|\b(?:is|are) (?:on|in|at|with|up to|whatever)\b.{3,}$|^(?:give me|show me|tell me|let me know|find) .{0,60}\b(?:first|short|bullets?|as a|without|before|always|one page|when|if)\b/iu.test(
      text,
    ) &&
      /^(?:what|who|whose|whom|which|when|where|why|how|is there|are there|do i|does|did|can i|can you|could you|will|would|should i|has|have i|tell me|show me|give me (?:the|an?|my)|find|look up|check (?:my|the|for|if)|i need to know|i want to know|i'd like to know|let me know|let's see|what's|who's|when's|where's|how's|whats|wo|wann|wer|was|wie|welche[rs]?|wieviele?|combien|quand|qui|quel(?:le)?s?|o[ùu]|cu[áa]nd?o|cu[áa]nt[oa]s?|qui[ée]n|qu[ée]|d[óo]nde)\b/i.test(
        text,
      ) &&
      !/[.:,?;] \S/.test(text.slice(0, -1)))
  );
}

/**
 * Does answering this question need a value that changes without us being told? Confidence is of `yes`. Without weights
 * a question without any sign either way is taken as live: a needless look is cheaper than an old value. Never throws.
 */
export function asksForLiveValue(question: string, model: SortModel | null = null): Finding {
  const plain = plainText(question);
  const signs = gather(plain, QUESTION_RULES);
  const chance = model ? chanceByModel(plain, signs, model.questions) : chanceBySigns(signs);
  const yes = chance >= (model ? LIVE_FROM : 0.5);
  return { yes, confidence: yes ? chance : 1 - chance };
}

/** The log odds that answering this question needs a value that changes without us being told. Never throws. */
export function liveLogOdds(question: string, model: SortModel | null): number {
  const { yes, confidence } = asksForLiveValue(question, model);
  const chance = Math.min(0.999, Math.max(0.001, yes ? confidence : 1 - confidence));
  return Math.log(chance / (1 - chance));
}

/** From this chance of being live on a question is taken as live: of the two faults the old value is the worse one. */
export const LIVE_FROM = 0.17;

function chanceByModel(text: string, signs: readonly Sign[], head: Head): number {
  const [live = 0] = scores(head, features(text, signs));
  return 1 / (1 + Math.exp(-live));
}

function chanceBySigns(signs: readonly Sign[]): number {
  const sums = tally(signs);
  return 1 / (1 + Math.exp(-1.2 * (LIVE_PRIOR + sums.changes - sums.vocabulary)));
}
