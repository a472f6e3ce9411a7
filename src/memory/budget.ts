import type { Entry } from './entry.ts';
import { entryLine } from './line.ts';

/** The memory is meant to be read in a minute. */
export const MAX_WORDS = 250;
export const MAX_ENTRIES = 40;

/** How much of the budget a memory takes. */
export interface MemoryUse {
  words: number;
  entries: number;
  maxWords: number;
  maxEntries: number;
}

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
