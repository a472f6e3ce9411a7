import { stemsOf } from '../memory/words.ts';
import type { PageContent } from '../reading/reading.ts';
import type { Cite } from './derivation.ts';

/** A sentence is cut at these; most pages write one per block. */
const ENDS = /(?<=[.!?\u3002\uff01\uff1f])(?:\s+|(?=\p{Script=Han}))/u;

/** Sentences of a page's shown text with the block they stand in. At most 4,000, each at most 600 characters. */
export function sentencesOf(content: PageContent): Cite[] {
  const sentences: Cite[] = [];
  for (const block of content.blocks) {
    if (block.vis === 'concealed') continue;
    for (const text of block.text.split(ENDS)) {
      if (text.length < 8 || text.length > 600) continue;
      sentences.push({ text, src: block.src, where: block.section.join(' / ') });
      if (sentences.length === 4000) return sentences;
    }
  }
  return sentences;
}

/** A sentence with how well it fits. */
export interface Ranked {
  cite: Cite;
  score: number;
  /** Share of the words that it holds, by their rarity. */
  share: number;
}

/**
 * Ranks sentences by the words they hold (BM25 with k1 = 1.2, b = 0.6 over the page's own sentences; Robertson and
 * Zaragoza, 2009). Words are stems as `stemsOf` gives them.
 */
export function rankSentences(words: readonly string[], sentences: readonly Cite[]): Ranked[] {
  const wanted = new Set(words);
  const held = sentences.map((sentence) => stemsOf(sentence.text));
  const frequency = new Map<string, number>();
  for (const stems of held) {
    for (const word of new Set(stems)) if (wanted.has(word)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const rarity = (word: string): number => {
    const n = frequency.get(word) ?? 0;
    return Math.log(1 + (sentences.length - n + 0.5) / (n + 0.5));
  };
  const all = [...wanted].reduce((sum, word) => sum + rarity(word), 0);
  const length = held.reduce((sum, stems) => sum + stems.length, 0) / Math.max(1, held.length);
  return sentences
    .map((cite, i) => {
      const stems = held[i] ?? [];
      let score = 0;
      let covered = 0;
      for (const word of wanted) {
        const times = stems.filter((other) => other === word).length;
        if (times === 0) continue;
        covered += rarity(word);
        score += (rarity(word) * times * 2.2) / (times + 1.2 * (0.4 + (0.6 * stems.length) / length));
      }
      return { cite, score, share: all === 0 ? 0 : covered / all };
    })
    .filter((ranked) => ranked.score > 0)
    .sort((a, b) => b.score - a.score);
}

/** The one sentence under the given headings that holds the most of the words; null when none does or two are level. */
export function findSentence(words: readonly string[], section: readonly string[], content: PageContent): Cite | null {
  const here = section.join(' / ');
  const ranked = rankSentences(words, sentencesOf(content)).filter((found) => here === '' || found.cite.where === here);
  const [first, second] = ranked;
  if (
    first === undefined ||
    (second !== undefined && second.score === first.score && second.cite.text !== first.cite.text)
  )
    return null;
  return first.cite;
}
