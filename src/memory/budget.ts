import type { Entry } from './entry.ts';
import { entryLine } from './line.ts';

/** The memory is meant to be read in a minute. */
export const MAX_WORDS = 250;
export const MAX_ENTRIES = 40;
/** Share of the budget from which the card offers what to let go. */
const WARN_AT = 0.8;
const DAY_MS = 86_400_000;

/** How much of the budget a memory takes. */
export interface MemoryUse {
  words: number;
  entries: number;
  maxWords: number;
  maxEntries: number;
}

/** `over` still saves, and says so. */
export type BudgetState = 'fine' | 'near' | 'over';

/** Words of a line as people count them; Chinese, Japanese and Thai, written without spaces, by two characters a word. */
export function countWords(text: string): number {
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
  const dense = text.match(unspaced)?.length ?? 0;
  const spaced = text.replace(unspaced, ' ').match(/[\p{L}\p{N}](?:[^\s]*[\p{L}\p{N}])?/gu)?.length ?? 0;
  return spaced + Math.ceil(dense / 2);
}

/** What the entries take of the budget, counted over their one-line renderings. */
export function useOf(entries: readonly Entry[]): MemoryUse {
  const words = entries.reduce((sum, entry) => sum + countWords(entryLine(entry)), 0);
  return { words, entries: entries.length, maxWords: MAX_WORDS, maxEntries: MAX_ENTRIES };
}

/** Below 80 % of both limits it is fine; above either limit it is over. */
export function budgetState(use: MemoryUse): BudgetState {
  const share = Math.max(use.words / use.maxWords, use.entries / use.maxEntries);
  return share > 1 ? 'over' : share >= WARN_AT ? 'near' : 'fine';
}

/** An entry that could go, and a sentence that says why. */
export interface LetGo {
  entry: Entry;
  why: string;
}

/**
 * What to offer to let go, best first: dated copies that have aged, lines kept against the sort, then the lines that
 * were not touched for longest. Never more than `limit`; nothing is removed here.
 */
export function whatToLetGo(entries: readonly Entry[], now: number, limit = 3): LetGo[] {
  const rated = entries.map((entry) => ({ entry, ...reasonToGo(entry, now) }));
  rated.sort((a, b) => b.weight - a.weight || a.entry.id.localeCompare(b.entry.id));
  return rated.slice(0, limit).map(({ entry, why }) => ({ entry, why }));
}

function reasonToGo(entry: Entry, now: number): { weight: number; why: string } {
  const idleDays = Math.max(0, (now - entry.updatedAt) / DAY_MS);
  if (entry.kind === 'dated-copy') {
    const days = Math.max(0, Math.floor((now - entry.asOf) / DAY_MS));
    return { weight: 3000 + days, why: `This is a copy that is ${days} ${days === 1 ? 'day' : 'days'} old.` };
  }
  if (entry.admission.doubt !== undefined) return { weight: 2000 + idleDays, why: entry.admission.doubt };
  if (entry.admission.vouched !== undefined)
    return { weight: 1000 + idleDays, why: 'You kept this although it may change.' };
  const days = Math.floor(idleDays);
  return { weight: idleDays, why: `You have not changed this for ${days} ${days === 1 ? 'day' : 'days'}.` };
}
