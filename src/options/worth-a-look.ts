import type { Entry } from '../memory/entry.ts';
import { say, sayTold } from '../phrases/phrases.ts';
import type { BudgetUse } from '../platform/messages.ts';

/** A line that may have had its day, and why. */
export interface Doubtful {
  entry: Entry;
  why: string;
}

const DAY_MS = 86_400_000;
const VOUCHED_DAYS = 180;
const COPY_DAYS = 30;
const NEARLY_FULL = 0.8;
const LET_GO = 5;

/** Share of the budget in use, 0 to 1 and beyond: of words or of lines, whichever is nearer to full. */
export const shareOf = ({ words, maxWords, entries, maxEntries }: BudgetUse): number =>
  Math.max(words / maxWords, entries / maxEntries);

/**
 * Lines to look at: those that the sort doubts (after an import), sentences kept on the person's word for more than 180 days, dated copies older than 30, and when the
 * budget is nearly used up the outcomes and then the others that were touched longest ago. `now` is epoch milliseconds.
 */
export function worthALook(entries: readonly Entry[], budget: BudgetUse, now: number): Doubtful[] {
  const doubtful: Doubtful[] = [];
  for (const entry of entries) {
    const { vouched, doubt } = entry.admission;
    if (doubt !== undefined) {
      doubtful.push({ entry, why: say('worth_doubt', { reason: sayTold(doubt) }) });
    } else if (vouched !== undefined && now - vouched > VOUCHED_DAYS * DAY_MS) {
      doubtful.push({ entry, why: say('worth_vouched') });
    } else if (entry.kind === 'dated-copy' && now - entry.asOf > COPY_DAYS * DAY_MS) {
      doubtful.push({ entry, why: say('worth_copy') });
    }
  }
  if (shareOf(budget) < NEARLY_FULL) return doubtful;
  const listed = new Set(doubtful.map(({ entry }) => entry.id));
  const oldest = entries
    .filter(({ id }) => !listed.has(id))
    .toSorted((a, b) => Number(b.kind === 'outcome') - Number(a.kind === 'outcome') || a.updatedAt - b.updatedAt)
    .slice(0, LET_GO);
  return [...doubtful, ...oldest.map((entry) => ({ entry, why: say('worth_untouched') }))];
}
