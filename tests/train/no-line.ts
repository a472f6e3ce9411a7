import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from '../../src/memory/entry.ts';
import { bodyOf, namesOf } from '../../src/memory/lines.ts';
import type { WordVectors } from '../../src/memory/recall/word-vectors.ts';
import { isFunctionWord } from '../../src/memory/words.ts';
import type { RecallLine } from '../eval/recall.ts';

/** A word as rare as this tells what a line is about. */
const RARE = 0.4;

/**
 * Questions that no line answers, from texts/no-line.txt, with words and names of the memory put into their slots, so that
 * what they have in common with a line is no proof. `random` gives numbers from 0 to 1.
 */
export function noLineQuestions(entries: readonly Entry[], vectors: WordVectors, random: () => number): RecallLine[] {
  const texts = entries.map((entry) => [...namesOf(entry), bodyOf(entry)].join(' '));
  const words = [
    ...new Set(texts.flatMap((text) => text.match(/(?<![\p{L}'])[a-z]{4,12}(?=[ ,.;:]|$)/gu) ?? [])),
  ].filter((word) => vectors.rarity(word) > RARE && !isFunctionWord(word));
  const terms = entries.flatMap((entry) => (entry.kind === 'vocabulary' ? [entry.term] : []));
  const names = [...terms, ...texts.flatMap((text) => text.match(/(?<=[a-z,] )[A-Z][a-z]+/g) ?? [])];
  const one = (of: readonly string[]): string => of[Math.floor(random() * of.length)] ?? 'it';
  return patterns().map(({ pattern, needsLive }) => ({
    question: pattern.replace('{word}', () => one(words)).replace('{name}', () => one(names)),
    uses: [],
    needsLive,
  }));
}

function patterns(): { pattern: string; needsLive: boolean }[] {
  const text = readFileSync(path.resolve(import.meta.dirname, 'texts/no-line.txt'), 'utf8');
  let needsLive = false;
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('[')) needsLive = line === '[live]';
    return line === '' || /^[#[]/.test(line) ? [] : [{ pattern: line, needsLive }];
  });
}
