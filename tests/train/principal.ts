import { seeded } from './logistic.ts';

/**
 * The directions in which centred vectors vary most, strongest first, each of length 1 and at right angles to the
 * others: eigenvectors of their covariance, by repeated multiplication and orthogonalisation (orthogonal iteration,
 * Golub and Van Loan 7.3.2). Seeded: the same vectors give the same directions.
 */
export function principal(vectors: readonly (readonly number[])[], count: number, rounds = 300): number[][] {
  const size = vectors[0]?.length ?? 0;
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors) {
    for (let i = 0; i < size; i += 1) {
      const row = covariance[i] as Float64Array;
      const part = vector[i] ?? 0;
      for (let j = 0; j < size; j += 1) row[j] = (row[j] ?? 0) + part * (vector[j] ?? 0);
    }
  }
  const random = seeded(1);
  let axes = upright(Array.from({ length: Math.min(count, size) }, () => covariance.map(() => random() - 0.5)));
  for (let round = 0; round < rounds; round += 1)
    axes = upright(
      axes.map((axis) => covariance.map((row) => axis.reduce((sum, part, i) => sum + part * (row[i] ?? 0), 0))),
    );
  return axes;
}

/** The vectors made of length 1 and at right angles to those before them (Gram-Schmidt, twice for its rounding). */
function upright(vectors: readonly number[][]): number[][] {
  const out: number[][] = [];
  for (const vector of vectors) {
    let rest = [...vector];
    for (let pass = 0; pass < 2; pass += 1) {
      for (const before of out) {
        const shared = rest.reduce((sum, part, i) => sum + part * (before[i] ?? 0), 0);
        rest = rest.map((part, i) => part - shared * (before[i] ?? 0));
      }
    }
    const size = Math.hypot(...rest) || 1;
    out.push(rest.map((part) => part / size));
  }
  return out;
}
