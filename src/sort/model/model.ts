import type { Features } from './features.ts';

/** A linear scorer with one row of weights per class; features are hashed into `buckets`. */
export interface Head {
  classes: readonly string[];
  buckets: number;
  /** Class after class, `buckets` levels each: level n weighs n² times `scale`, with the sign of n. */
  levels: Int8Array;
  scale: number;
  bias: readonly number[];
}

/** The trained part of the sort (tests/train/sort.ts). */
export interface SortModel {
  /** Does answering this question need a fresh look? One class, live, against settled. */
  questions: Head;
  /** What a statement is, beyond what the rules see. Classes: the sides of the evidence. */
  statements: Head;
  /** Whose it is. Classes: the owners. */
  owners: Head;
}

const NAMES = ['questions', 'statements', 'owners'] as const;

/** The score of each class, in the order of `head.classes`; as log odds, up to a constant. */
export function scores(head: Head, features: Features): number[] {
  return head.classes.map((_name, k) => {
    let sum = 0;
    for (const [key, weight] of features) {
      const level = head.levels[k * head.buckets + (key % head.buckets)] ?? 0;
      sum += level * Math.abs(level) * weight;
    }
    return (head.bias[k] ?? 0) + sum * head.scale;
  });
}

/**
 * Reads a weights file: a 32-bit little-endian length, that many bytes of JSON (each head without its levels), then the
 * levels of the heads as bytes, one head after another. Null when it is cut short or of another make.
 */
export function readModel(file: ArrayBuffer): SortModel | null {
  try {
    const length = new DataView(file).getUint32(0, true);
    const head = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, length)));
    let at = 4 + length;
    const heads = NAMES.map((name) => {
      const { classes, buckets, scale, bias } = head[name];
      const levels = new Int8Array(file, at, classes.length * buckets);
      at += levels.length;
      return [name, { classes, buckets, scale, bias, levels }];
    });
    return at === file.byteLength ? (Object.fromEntries(heads) as unknown as SortModel) : null;
  } catch {
    return null;
  }
}
