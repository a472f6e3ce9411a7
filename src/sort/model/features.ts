/** A text as a linear model sees it: hashes of its words, word runs and letter runs, each with its weight. */
export type Features = ReadonlyMap<number, number>;

const MOST_WORDS = 60;
/** Length of every feature vector, so that long texts do not shout. */
const LENGTH = 3;
/** Weight of a sign beside a word's 1. */
const SIGN = 1;

/** Splits into words and marks. Capitalised words inside a text and figures stand for their kind in runs. */
export function words(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}'’]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? []).slice(0, MOST_WORDS);
}

/** Hash of the feature for one word alone, for telling which words decided. */
export const wordFeature = (word: string): number => hash(`w:${plain(word)}`);

/**
 * Features of a plain text: words, pairs and threes of words, and 3 to 5 letters of each word, and of the signs
 * found in it. Never throws.
 */
export function features(text: string, signs: readonly { name: string }[] = []): Features {
  const found = new Map<number, number>();
  const add = (name: string, weight: number) => {
    const key = hash(name);
    found.set(key, (found.get(key) ?? 0) + weight);
  };
  const all = words(text);
  const kinds = all.map((word, i) =>
    /\p{N}/u.test(word) ? '<N>' : i > 0 && /^\p{Lu}/u.test(word) ? '<E>' : plain(word),
  );
  const run = ['^', ...kinds.filter((kind, i) => kind !== '<E>' || kinds[i - 1] !== '<E>'), '$'];
  for (const word of new Set(all.map(plain))) {
    add(`w:${word}`, 1);
    const marked = `_${word.slice(0, 30)}_`;
    for (const n of [3, 4, 5]) for (let i = 0; i + n <= marked.length; i += 1) add(`c:${marked.slice(i, i + n)}`, 0.3);
  }
  for (let i = 1; i < run.length; i += 1) {
    add(`b:${run[i - 1]} ${run[i]}`, 1);
    if (i > 1) add(`t:${run[i - 2]} ${run[i - 1]} ${run[i]}`, 0.8);
  }
  for (const { name } of signs) add(`r:${name}`, SIGN);
  const length = Math.hypot(...found.values()) || 1;
  return new Map([...found].map(([key, weight]) => [key, (weight / length) * LENGTH]));
}

const plain = (word: string) => word.toLowerCase().replace(/\p{N}/gu, '0').replace(/’/g, "'");

/** FNV-1a over UTF-16 units, with a last mixing step so that the low bits may be taken. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
