import { gather, type Rule, type Side, tally } from './evidence.ts';
import { mayBeKnownLanguage } from './known-language.ts';
import { asksForLiveValue, isQuestion } from './live-question.ts';
import { type Features, features, wordFeature, words } from './model/features.ts';
import { type Head, scores } from './model/model.ts';
import { likelyOwners, type OwnerChance } from './owners.ts';
import { plainText } from './plain-text.ts';
import { CAUTION, RULE_SCALE, RULES, SIDES } from './rules/all.ts';
import { CHANGE_RULES } from './rules/changes.ts';
import type { CapturedAs, FactKind, Finding, Owner, SortContext, Sorted, Verdict } from './verdict.ts';

/** Version of these rules and weights; raised when a change can alter a verdict. */
export const SORT_VERSION = 4;

/** How many times likelier than change it must be that words can be kept. A place holds nothing that could go stale. */
const SURE = 1.25;

const KINDS: readonly FactKind[] = ['preference', 'vocabulary', 'pointer', 'outcome'];

/** What an owner is called in a sentence. */
const OWNER_NAME: Record<Owner, string> = {
  calendar: 'a calendar or timetable',
  tracker: 'a tracker or job list',
  files: 'a file or folder',
  billing: 'an account or bill',
  mail: 'the mailbox',
  monitoring: 'a monitor or gauge',
  hr: 'the staff records',
  crm: 'the customer records',
  inventory: 'the stock list',
  web: 'a public page',
};

/** Values that a page showed; the person did not write them. */
export function isCapturedValue(capturedAs: CapturedAs): boolean {
  return capturedAs === 'cell' || capturedAs === 'field' || capturedAs === 'event' || capturedAs === 'count';
}

/** The chance that a fact belongs to each side: what the rules found, and what the weights add to it. */
function shares(sums: Record<Side, number>, seen: Features, head: Head | null): Record<Side, number> {
  const added = head ? scores(head, seen) : [];
  const odds = SIDES.map((side, k) => RULE_SCALE * (sums[side] + (side === 'changes' ? CAUTION : 0)) + (added[k] ?? 0));
  const most = Math.max(...odds);
  const raised = odds.map((each) => Math.exp(each - most));
  const total = raised.reduce((sum, part) => sum + part, 0);
  return Object.fromEntries(SIDES.map((side, k) => [side, (raised[k] ?? 0) / total])) as Record<Side, number>;
}

function reasonsFor(evidence: readonly Rule[], side: Side): string[] {
  const forIt = evidence
    .filter(({ votes }) => (votes[side] ?? 0) > 0)
    .sort((a, b) => (b.votes[side] ?? 0) - (a.votes[side] ?? 0));
  return [...new Set(forIt.map(({ why }) => why))].slice(0, 3);
}

/** What a side is called where words alone speak for it. */
const SPOKEN: Record<Side, string> = {
  changes: 'things that change or are kept elsewhere',
  preference: 'a wish, a habit or something about yourself',
  vocabulary: 'what a word means',
  pointer: 'where or with whom something is',
  outcome: 'what was tried and what came of it',
};

const FOREIGN = 'I sort English, German, French and Spanish; of other languages I would rather keep nothing unasked.';

/** The words that speak most for a side by the weights, as a sentence; empty when none does. */
function learnedReason(text: string, side: Side, head: Head | null): string[] {
  const k = SIDES.indexOf(side);
  if (!head) return [];
  const weighed = [...new Set(words(text))]
    .filter((word) => /\p{L}{2}/u.test(word))
    .map((word) => {
      const own = scores(head, new Map([[wordFeature(word), 1]])).map((score, i) => score - (head.bias[i] ?? 0));
      return { word, points: (own[k] ?? 0) - Math.max(...own.filter((_score, i) => i !== k)) };
    })
    .filter(({ points }) => points > 0.1)
    .sort((a, b) => b.points - a.points)
    .slice(0, 2);
  if (weighed.length === 0) return [];
  const quoted = weighed.map(({ word }) => `“${word}”`).join(' and ');
  return [`Sentences with ${quoted} mostly say ${SPOKEN[side]}.`];
}

const finding = (chance: number): Finding => ({ yes: chance >= 0.5, confidence: chance >= 0.5 ? chance : 1 - chance });

function sorted(
  verdict: Verdict,
  kind: FactKind | null,
  changes: Finding,
  owned: Sorted['owned'],
  reasons: string[],
  provisional = false,
): Sorted {
  return { sortVersion: SORT_VERSION, verdict, kind, changes, owned, provisional, reasons };
}

/** A page, a link or a value that was pointed at: where it stands can be kept, what it says cannot. */
function sortCaptured(text: string, context: SortContext): Sorted {
  const hints = gather(text, CHANGE_RULES).flatMap(({ owner }) => owner ?? []);
  const owner = ownersOf(`${text} ${plainText(context.title ?? '')}`, hints, context)[0]?.owner ?? 'web';
  const owned = { yes: true, confidence: 1, owner };
  const hasPlace = context.url !== undefined && context.url !== '';
  if (!isCapturedValue(context.capturedAs))
    return sorted('point', 'pointer', finding(0.6), owned, [
      'A page has what it says; where it is can be remembered, and it is read when you ask.',
    ]);
  const why = 'A page showed this value, and the page is right about it: a copy would go stale.';
  return hasPlace
    ? sorted('point', 'pointer', finding(1), owned, [
        why,
        'Where it stands can be remembered, and it is read when you ask.',
      ])
    : sorted('look-up', null, finding(1), owned, [why]);
}

const ownersOf = (text: string, hints: readonly Owner[], { model, url }: SortContext): OwnerChance[] =>
  likelyOwners(features(text), model?.owners ?? null, { hints, url });

function sortQuestion(text: string, context: SortContext): Sorted {
  const changes = asksForLiveValue(text, context.model);
  const [first] = ownersOf(text, [], context);
  const owner = first?.owner ?? (changes.yes ? 'web' : null);
  const owned = { yes: owner !== null, confidence: first?.chance ?? 0.6, owner };
  return sorted('look-up', null, changes, owned, ['It is a question: there is nothing in it to keep.'], !context.model);
}

/**
 * The sort: does a fact change without us being told, and does some system already own it? Pure; the same text and
 * context always give the same answer. Judges the first 400 characters and never throws. A captured cell, field, event
 * or count is `point` (with an address) or `look-up`, whatever its words. In doubt the verdict is `look-up`. Rules that
 * can be told as reasons speak first; trained weights add to what they found (see "The sort" in ARCHITECTURE.md).
 */
export function sortFact(text: string, context: SortContext): Sorted {
  const plain = plainText(text);
  if (context.capturedAs !== 'typed' && context.capturedAs !== 'selection') return sortCaptured(plain, context);
  if (!/[\p{L}\p{N}]/u.test(plain))
    return sorted('look-up', null, finding(0.5), { yes: false, confidence: 0.5, owner: null }, [
      'It has no words to keep.',
    ]);
  if (isQuestion(plain)) return sortQuestion(plain, context);

  // Of a language that they were not made from the weights know nothing; what a rule sees (an address, "=") still counts.
  const isKnown = mayBeKnownLanguage(plain);
  const head = isKnown ? (context.model?.statements ?? null) : null;
  const evidence = gather(plain, RULES);
  const sums = tally(evidence);
  const chance = shares(sums, features(plain, evidence), head);
  const kind = KINDS.reduce((best, each) => (chance[each] > chance[best] ? each : best));
  const hints = evidence.flatMap(({ owner }) => owner ?? []);
  const reasons = (side: Side) => {
    const ruled = reasonsFor(evidence, side);
    return ruled.length > 0 ? ruled : learnedReason(plain, side, head);
  };
  const provisional = !context.model;
  const isForeign = !isKnown && !evidence.some(({ votes }) => (votes[kind] ?? 0) > 0);
  const isKept = !isForeign && chance[kind] > chance.changes * (kind === 'pointer' ? 1 : SURE);

  if (isKept && kind !== 'pointer') {
    const owned = { yes: false, confidence: 1 - chance.changes, owner: null };
    const why = reasons(kind);
    if (why.length === 0) why.push(`It reads like ${SPOKEN[kind]}.`);
    return sorted('remember', kind, finding(chance.changes), owned, why, provisional);
  }
  const [first] = ownersOf(plain, hints, context);
  const confidence = first?.chance ?? 0.5;
  if (isKept) {
    const owned = { yes: true, confidence, owner: first?.owner ?? 'files' };
    const why = reasons('pointer');
    if (why.length === 0) why.push(`It reads like ${SPOKEN.pointer}.`);
    return sorted('point', 'pointer', finding(1 / (1 + Math.exp(-sums.changes))), owned, why, provisional);
  }
  const owner = first?.owner ?? (sums.changes > 0 ? 'web' : null);
  const why = isForeign ? [FOREIGN] : reasons('changes');
  if (first && first.chance > 0.4) why.push(`It looks like something that ${OWNER_NAME[first.owner]} already has.`);
  if (why.length === 0) why.push('Nothing in it says that it stays so; in doubt it is looked up.');
  return sorted('look-up', null, finding(chance.changes), { yes: owner !== null, confidence, owner }, why, provisional);
}
