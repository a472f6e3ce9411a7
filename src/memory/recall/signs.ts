import type { Entry } from '../entry.ts';
import { bodyOf, findName, namesOf } from '../lines.ts';
import { contentWords, isTypo, type Word } from '../words.ts';
import { formsOf } from './question-forms.ts';
import { cosine, type WordVectors } from './word-vectors.ts';

/** A word with what it means and how much it tells. */
interface Weighed extends Word {
  vector: Float32Array | null;
  weight: number;
}

/** A line of the memory, taken apart. */
interface Line {
  entry: Entry;
  names: string[];
  nameStems: ReadonlySet<string>;
  words: Weighed[];
  /** How near each of its words is to each of the question, 1 for the same: row after row as long as the question. */
  near: Float32Array;
  /** Where its words point to together. */
  theme: Float32Array | null;
}

/** The lines of a memory and a question put to them. */
export interface Asked {
  question: string;
  forms: string[];
  words: Weighed[];
  theme: Float32Array | null;
  lines: Line[];
}

/** Below this cosine two words have nothing to do with each other. */
const APART = 0.3;

/** Takes a question and a memory apart. */
export function takeApart(question: string, entries: readonly Entry[], vectors: WordVectors): Asked {
  const texts = entries.map((entry) => [...namesOf(entry), bodyOf(entry)].join(' \u2013 '));
  const words = texts.map((text) => contentWords(`- ${text}`));
  const frequency = new Map<string, number>();
  for (const line of words) for (const { stem } of line) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  // Rare in English and rare in this memory. One line of few is not yet common.
  const size = Math.max(20, entries.length);
  const weigh = (word: Word): Weighed => {
    const here = Math.log(1 + size / (1 + (frequency.get(word.stem) ?? 0))) / Math.log(1 + size);
    return {
      ...word,
      vector: vectors.of(word.raw),
      weight: Math.max(0.05, vectors.rarity(word.raw)) * Math.sqrt(here),
    };
  };
  const asked = contentWords(question).map(weigh);
  const lines = entries.map((entry, i) => {
    const weighed = (words[i] ?? []).map(weigh);
    const names = namesOf(entry);
    const nameStems = new Set(names.flatMap((name) => contentWords(`- ${name}`).map((word) => word.stem)));
    const near = new Float32Array(weighed.length * asked.length);
    for (const [row, word] of weighed.entries())
      for (const [at, said] of asked.entries()) near[row * asked.length + at] = nearness(said, word);
    return { entry, names, nameStems, words: weighed, near, theme: themeOf(weighed) };
  });
  return { question, forms: formsOf(question), words: asked, theme: themeOf(asked), lines };
}

function themeOf(words: readonly Weighed[]): Float32Array | null {
  let sum: Float32Array | null = null;
  for (const { vector, weight } of words) {
    if (vector === null) continue;
    const so: Float32Array = sum ?? new Float32Array(vector.length);
    sum = so.map((part, i) => part + weight * (vector[i] ?? 0));
  }
  const size = sum === null ? 0 : Math.hypot(...sum);
  return sum === null || size === 0 ? null : sum.map((part) => part / size);
}

/**
 * The signs of a line for a question, as shares from 0 to 1: what of the question it says, what it means without saying
 * it, whether both speak of one theme, what of the line the question takes up, and whether such a question asks for such
 * a line.
 */
export function signsOf(line: Line, asked: Asked): Map<string, number> {
  const signs = new Map<string, number>();
  const all = asked.words.reduce((sum, word) => sum + word.weight, 0) || 1;
  const found = asked.words.map((_, at) => matchOf(at, line, asked.words.length));
  const share = (of: (at: number) => number): number =>
    asked.words.reduce((sum, word, i) => sum + of(i) * word.weight, 0) / all;
  signs.set(
    'said',
    share((i) => (found[i]?.said ? 1 : 0)),
  );
  signs.set(
    'name said',
    share((i) => (found[i]?.inName ? 1 : 0)),
  );
  signs.set(
    'meant',
    share((i) => found[i]?.meant ?? 0),
  );
  signs.set(
    'best word',
    Math.max(0, ...asked.words.map((word, i) => (found[i]?.said ? 1 : (found[i]?.meant ?? 0)) * word.weight)),
  );
  signs.set('theme', asked.theme === null || line.theme === null ? 0 : Math.max(0, cosine(asked.theme, line.theme)));
  signs.set('taken up', takenUp(line, asked));
  signs.set('pairs', pairsShared(line, asked));
  addRest(signs, line, asked, found);
  if (line.names.some((name) => findName(asked.question, name) !== null)) signs.set('named', 1);
  for (const form of asked.forms) signs.set(`${form}: ${kindOf(line.entry)}`, 1);
  if (asked.forms.length === 0) signs.set(`plain: ${kindOf(line.entry)}`, 1);
  return signs;
}

/** The share of neighbours in the question that are neighbours in the line too. */
function pairsShared(line: Line, asked: Asked): number {
  const pairs = line.words.slice(1).map((word, i) => `${line.words[i]?.stem} ${word.stem}`);
  const said = asked.words.slice(1).map((word, i) => `${asked.words[i]?.stem} ${word.stem}`);
  return said.length === 0 ? 0 : said.filter((pair) => pairs.includes(pair)).length / said.length;
}

/** Whether what the line does not say speaks of the same as what the question does not: "canary birds", "canary builds". */
function addRest(signs: Map<string, number>, line: Line, asked: Asked, found: readonly Match[]): void {
  const unsaid = asked.words.filter((_, i) => !found[i]?.said);
  const stems = new Set(asked.words.map(({ stem }) => stem));
  const [rest, others] = [themeOf(unsaid), themeOf(line.words.filter(({ stem }) => !stems.has(stem)))];
  if (rest === null || others === null) signs.set('no rest', 1);
  else signs.set('rest', cosine(rest, others));
}

/** What of the line's weight the question says or means. */
function takenUp(line: Line, asked: Asked): number {
  let sum = 0;
  let all = 0;
  for (const [row, { weight }] of line.words.entries()) {
    all += weight;
    let best = 0;
    for (let at = 0; at < asked.words.length; at += 1)
      best = Math.max(best, line.near[row * asked.words.length + at] ?? 0);
    sum += best * weight;
  }
  return all === 0 ? 0 : sum / all;
}

interface Match {
  said: boolean;
  inName: boolean;
  /** How near its nearest word is, if it is not said. */
  meant: number;
}

function matchOf(at: number, line: Line, asked: number): Match {
  let meant = 0;
  for (const [row, { stem }] of line.words.entries()) {
    const near = line.near[row * asked + at] ?? 0;
    if (near === 1) return { said: true, inName: line.nameStems.has(stem), meant: 0 };
    meant = Math.max(meant, near);
  }
  return { said: false, inName: false, meant };
}

function nearness(a: Weighed, b: Weighed): number {
  if (a.stem === b.stem || (a.stem.length > 4 && isTypo(a.stem, b.stem))) return 1;
  if (a.vector === null || b.vector === null) return 0;
  return Math.min(0.99, Math.max(0, (cosine(a.vector, b.vector) - APART) / (1 - APART)));
}

/** The kind of an entry; a pointer by what its place is. */
export function kindOf(entry: Entry): string {
  if (entry.kind !== 'pointer') return entry.kind;
  if ('page' in entry.place) return 'page';
  if ('named' in entry.place) return 'named place';
  return 'person' in entry.place ? 'person' : 'physical place';
}
