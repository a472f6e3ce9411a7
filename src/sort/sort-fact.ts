import { gather, type Rule, type Side, tally } from './evidence.ts';
import { asksForLiveValue, isQuestion } from './live-question.ts';
import { scoreOwners } from './owners.ts';
import { plainText } from './plain-text.ts';
import { CHANGE_RULES } from './rules/changes.ts';
import { OUTCOME_RULES } from './rules/outcome.ts';
import { POINTER_RULES } from './rules/pointer.ts';
import { PREFERENCE_RULES } from './rules/preference.ts';
import { RAW_RULES } from './rules/raw.ts';
import { VOCABULARY_RULES } from './rules/vocabulary.ts';
import type { CapturedAs, FactKind, Finding, Owner, SortContext, Sorted, Verdict } from './verdict.ts';

/** Version of these rules; raised when a change can alter a verdict. */
export const SORT_VERSION = 1;

/** Every rule of the sort, in the order in which equals are told. */
const RULES: readonly Rule[] = [
  ...RAW_RULES,
  ...CHANGE_RULES,
  ...VOCABULARY_RULES,
  ...POINTER_RULES,
  ...OUTCOME_RULES,
  ...PREFERENCE_RULES,
];

/** In doubt nothing is kept: a missing line is visible, a stale one is not. */
const CAUTION = 0.9;

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

/** The chance that a fact belongs to each side, from their points. */
function shares(sums: Record<Side, number>): Record<Side, number> {
  const sides = Object.keys(sums) as Side[];
  const raised = sides.map((side) => Math.exp(1.3 * sums[side]));
  const total = raised.reduce((sum, part) => sum + part, 0);
  return Object.fromEntries(sides.map((side, i) => [side, (raised[i] ?? 0) / total])) as Record<Side, number>;
}

function reasonsFor(evidence: readonly Rule[], side: Side): string[] {
  const forIt = evidence
    .filter(({ votes }) => (votes[side] ?? 0) > 0)
    .sort((a, b) => (b.votes[side] ?? 0) - (a.votes[side] ?? 0));
  return [...new Set(forIt.map(({ why }) => why))].slice(0, 3);
}

const finding = (chance: number): Finding => ({ yes: chance >= 0.5, confidence: chance >= 0.5 ? chance : 1 - chance });

function sorted(
  verdict: Verdict,
  kind: FactKind | null,
  changes: Finding,
  owned: Sorted['owned'],
  reasons: string[],
): Sorted {
  return { sortVersion: SORT_VERSION, verdict, kind, changes, owned, reasons };
}

/** A page, a link or a value that was pointed at: where it stands can be kept, what it says cannot. */
function sortCaptured(text: string, context: SortContext): Sorted {
  const hints = gather(text, CHANGE_RULES).flatMap(({ owner }) => owner ?? []);
  const words = `${text} ${plainText(context.title ?? '')}`;
  const owner = scoreOwners(words, hints, context.url)[0]?.owner ?? 'web';
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

function sortQuestion(text: string, context: SortContext): Sorted {
  const changes = asksForLiveValue(text);
  const owner = scoreOwners(text, [], context.url)[0]?.owner ?? (changes.yes ? 'web' : null);
  return sorted('look-up', null, changes, { yes: owner !== null, confidence: 0.6, owner }, [
    'It is a question: there is nothing in it to keep.',
  ]);
}

/**
 * The sort: does a fact change without us being told, and does some system already own it? Pure; the same text and
 * context always give the same answer. Judges the first 400 characters and never throws. A captured cell, field, event
 * or count is `point` (with an address) or `look-up`, whatever its words. In doubt the verdict is `look-up`.
 * Confidences are shares of the evidence, not measured frequencies.
 */
export function sortFact(text: string, context: SortContext): Sorted {
  const plain = plainText(text);
  if (context.capturedAs !== 'typed' && context.capturedAs !== 'selection') return sortCaptured(plain, context);
  if (!/[\p{L}\p{N}]/u.test(plain))
    return sorted('look-up', null, finding(0.5), { yes: false, confidence: 0.5, owner: null }, [
      'It has no words to keep.',
    ]);
  if (isQuestion(plain)) return sortQuestion(plain, context);

  const evidence = gather(plain, RULES);
  const sums = tally(evidence);
  const chance = shares({ ...sums, changes: sums.changes + CAUTION });
  const kind = KINDS.reduce((best, each) => (chance[each] > chance[best] ? each : best));
  const hints = evidence.flatMap(({ owner }) => owner ?? []);
  const owners = scoreOwners(plain, hints, context.url);

  if (chance[kind] > chance.changes && kind !== 'pointer')
    return sorted(
      'remember',
      kind,
      finding(chance.changes),
      { yes: false, confidence: 1 - chance.changes, owner: null },
      reasonsFor(evidence, kind),
    );

  const confidence = Math.min(1, 0.5 + (owners[0]?.score ?? 0) / 8);
  if (chance[kind] > chance.changes) {
    const owner = owners[0]?.owner ?? 'files';
    return sorted(
      'point',
      'pointer',
      finding(1 / (1 + Math.exp(-sums.changes))),
      { yes: true, confidence, owner },
      reasonsFor(evidence, 'pointer'),
    );
  }
  const owner = owners[0]?.owner ?? (sums.changes > 0 ? 'web' : null);
  const reasons = reasonsFor(evidence, 'changes');
  if (owners[0]) reasons.push(`It looks like something that ${OWNER_NAME[owners[0].owner]} already has.`);
  if (reasons.length === 0) reasons.push('Nothing in it says that it stays so; in doubt it is looked up.');
  return sorted('look-up', null, finding(chance.changes), { yes: owner !== null, confidence, owner }, reasons);
}
