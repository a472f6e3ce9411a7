import { fold, stem } from '../words.ts';

/** What words mean, as directions: words that stand in like company point the same way. English. */
export interface WordVectors {
  /** Its direction, of length 1; null for a word it does not have. Any form of writing. */
  of(word: string): Float32Array | null;
  /** How rare the word is in English: 0 for the commonest, 1 for the rarest it has and all that it has not. */
  rarity(word: string): number;
}

/** Words up to this rank are as good as function words. */
const COMMON = 50;

/**
 * Reads a file of word vectors: a 32-bit little-endian length, that many bytes of JSON (`count`, `dims`, an even number,
 * `bytes` of the word list), the words from the commonest to the rarest with a line feed between them, then the vectors
 * in that order with four bits a part, the first of two in the low half; 0 to 15 stand for evenly spaced values around
 * zero. Null when it is cut short or of another make.
 */
export function readWordVectors(file: ArrayBuffer | null): WordVectors | null {
  if (file === null) return null;
  try {
    const length = new DataView(file).getUint32(0, true);
    const text = new TextDecoder();
    const { count, dims, bytes } = JSON.parse(text.decode(new Uint8Array(file, 4, length)));
    const words = text.decode(new Uint8Array(file, 4 + length, bytes)).split('\n');
    const parts = new Uint8Array(file, 4 + length + bytes);
    if (words.length !== count || dims % 2 !== 0 || parts.length !== (count * dims) / 2) return null;
    return vectorsOf(words, parts, dims);
  } catch {
    return null;
  }
}

function vectorsOf(words: readonly string[], parts: Uint8Array, dims: number): WordVectors {
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const rankOf = (word: string): number | undefined => {
    const folded = fold(word);
    return ranks.get(folded) ?? ranks.get(stem(folded));
  };
  return {
    of(word) {
      const rank = rankOf(word);
      return rank === undefined ? null : unpacked(parts.subarray((rank * dims) / 2, ((rank + 1) * dims) / 2));
    },
    rarity(word) {
      const rank = rankOf(word) ?? words.length;
      return Math.log(1 + rank / COMMON) / Math.log(1 + words.length / COMMON);
    },
  };
}

function unpacked(packed: Uint8Array): Float32Array {
  const vector = new Float32Array(packed.length * 2);
  let squares = 0;
  for (let i = 0; i < packed.length; i += 1) {
    const pair = packed[i] ?? 0;
    const low = (pair & 15) - 7.5;
    const high = (pair >> 4) - 7.5;
    vector[2 * i] = low;
    vector[2 * i + 1] = high;
    squares += low * low + high * high;
  }
  const size = Math.sqrt(squares);
  return vector.map((part) => part / size);
}

/** The cosine of two directions of length 1: 1 for the same, about 0 for words that have nothing to do with each other. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
