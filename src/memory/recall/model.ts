import { type Weights, weightsOf } from '../../sort/model/weights.ts';
import { readWordVectors, type WordVectors } from './word-vectors.ts';

/** The trained part of recall (tests/train/recall.ts). */
export interface RecallModel {
  vectors: WordVectors;
  /** How much each sign of a line speaks for it among all lines. */
  rank: Weights;
  /** How much each sign of the best line speaks for its applying at all. */
  applies: Weights;
  /** How much each sign of the question and its lines speaks for a value that must be read now. */
  live: Weights;
}

/** Reads the two files: word vectors, and JSON of three maps of numbers. Null when one is missing or something else. */
export function readRecallModel(vectorFile: ArrayBuffer | null, weightFile: ArrayBuffer | null): RecallModel | null {
  const vectors = readWordVectors(vectorFile);
  if (vectors === null || weightFile === null) return null;
  try {
    const given = JSON.parse(new TextDecoder().decode(weightFile));
    const [rank, applies, live] = [given.rank, given.applies, given.live].map(weightsOf);
    return rank && applies && live ? { vectors, rank, applies, live } : null;
  } catch {
    return null;
  }
}
