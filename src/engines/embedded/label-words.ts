import { fold, isFunctionWord, stem, type Word } from '../../memory/words.ts';
import { isUnitNote, narrowing } from './narrowing.ts';
import { WEAK_WORDS } from './synonyms.ts';

/** What a word is like, whatever is asked. */
export interface WordKind {
  folded: string;
  narrows: 0 | 1 | 2;
  /** It only holds a sentence together. */
  holds: boolean;
  weak: boolean;
}

/** What a word of a label is like. */
export function kindOf({ raw, stem: stemmed }: Word): WordKind {
  // Most words of large tables are figures.
  if (/^\d/.test(raw)) return { folded: raw.toLowerCase(), narrows: 0, holds: false, weak: WEAK_WORDS.has(stemmed) };
  const folded = fold(raw);
  return { folded, narrows: narrowing(folded), holds: isFunctionWord(raw), weak: WEAK_WORDS.has(stemmed) };
}

/** Where brackets stand in a text (lower case), and whether they only tell a unit. Offsets [start, end). */
export function bracketsIn(lower: string): { at: readonly [number, number]; isUnit: boolean }[] {
  if (!lower.includes('(') && !lower.includes('[')) return [];
  return [...lower.matchAll(/[([]([^()[\]]*)[)\]]/g)].map((found) => ({
    at: [found.index, found.index + found[0].length] as const,
    isUnit: isUnitNote(found[1] ?? ''),
  }));
}

/** "Who drives it?" is answered under "Driver". */
export function isDoer(label: string, said: string): boolean {
  if (!label.endsWith('r')) return false;
  const base = /^(\p{L}{4,})(?:er|or)$/u.exec(label)?.[1];
  return base !== undefined && (base === said || base.replace(/i$/, 'y') === said);
}

/** Two words written as one, by stem; null for short ones and numbers. */
export function joinWords(a: Word, b: Word): string | null {
  const joined = stem(fold(`${a.raw}${b.raw}`));
  return joined.length >= 6 && /^\p{L}+$/u.test(joined) && b.at - a.at - a.raw.length <= 1 ? joined : null;
}
