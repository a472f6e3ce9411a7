import { stemsOf } from '../memory/words.ts';
import type { PageContent } from '../reading/reading.ts';
import type { Cite } from './derivation.ts';
import { sentencesOf } from './sentences.ts';

/** Below this share of words in common it is another sentence. */
const ENOUGH = 0.6;
/** How far any other sentence has to be behind. */
const APART = 0.15;

/** What a sentence is found again by: its words without figures, which may be other ones by then. */
export function wordsOfSentence(text: string): string[] {
  return stemsOf(text).filter((stem) => !/\p{N}/u.test(stem));
}

/**
 * The sentence of a page that has the given words (Dice's coefficient of at least 0.6); null when there is none, and all
 * that fit when several say different things. Where several say the same, the one under the given headings is taken.
 */
export function findSentence(words: readonly string[], where: string, content: PageContent): Cite | Cite[] | null {
  const wanted = new Set(words);
  if (wanted.size === 0) return null;
  const found: { cite: Cite; fit: number }[] = [];
  for (const { text, src, where: place } of sentencesOf(content)) {
    const held = new Set(wordsOfSentence(text));
    let shared = 0;
    for (const word of held) if (wanted.has(word)) shared += 1;
    const fit = (2 * shared) / (held.size + wanted.size);
    if (fit >= ENOUGH) found.push({ cite: { text, src, where: place }, fit });
  }
  found.sort((a, b) => b.fit - a.fit || Number(b.cite.where === where) - Number(a.cite.where === where));
  const [best] = found;
  if (best === undefined) return null;
  const near = found.filter(({ cite, fit }) => best.fit - fit < APART && cite.text !== best.cite.text);
  return near.length === 0 ? best.cite : [best.cite, ...near.map(({ cite }) => cite)].slice(0, 3);
}
