/** One example for a classifier: features, the class it is, its weight, and log odds that are known beforehand. */
export interface Example {
  features: ReadonlyMap<number, number>;
  is: number;
  weight: number;
  known: readonly number[];
}

/** Weights per class and bucket, and a bias per class. */
export interface Fitted {
  weights: Float64Array;
  bias: Float64Array;
}

/** A seeded source of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Multinomial logistic regression over hashed features, by AdaGrad (Duchi, Hazan and Singer 2011) with an L2 penalty.
 * What is known beforehand is added to the scores and stays as it is. The same examples and seed give the same weights.
 */
export function trainLogistic(
  examples: readonly Example[],
  {
    classes,
    buckets,
    epochs = 20,
    rate = 0.3,
    l2 = 1e-5,
    seed = 1,
  }: {
    classes: number;
    buckets: number;
    epochs?: number;
    rate?: number;
    l2?: number;
    seed?: number;
  },
): Fitted {
  const weights = new Float64Array(classes * buckets);
  const squares = new Float64Array(classes * buckets).fill(1e-8);
  const bias = new Float64Array(classes);
  const biasSquares = new Float64Array(classes).fill(1e-8);
  const random = seeded(seed);
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const shares = predict({ weights, bias }, example, { classes, buckets });
      for (let k = 0; k < classes; k += 1) {
        const error = ((shares[k] ?? 0) - (example.is === k ? 1 : 0)) * example.weight;
        biasSquares[k] = (biasSquares[k] ?? 0) + error * error;
        bias[k] = (bias[k] ?? 0) - (0.1 * error) / Math.sqrt(biasSquares[k] ?? 1);
        for (const [key, value] of example.features) {
          const slot = k * buckets + (key % buckets);
          const slope = error * value + l2 * (weights[slot] ?? 0);
          squares[slot] = (squares[slot] ?? 0) + slope * slope;
          weights[slot] = (weights[slot] ?? 0) - (rate * slope) / Math.sqrt(squares[slot] ?? 1);
        }
      }
    }
  }
  return { weights, bias };
}

/** The chance of each class. */
export function predict(
  { weights, bias }: Fitted,
  { features, known }: Pick<Example, 'features' | 'known'>,
  { classes, buckets }: { classes: number; buckets: number },
): number[] {
  const sums = Array.from({ length: classes }, (_, k) => {
    let sum = (bias[k] ?? 0) + (known[k] ?? 0);
    for (const [key, value] of features) sum += (weights[k * buckets + (key % buckets)] ?? 0) * value;
    return sum;
  });
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, part) => sum + part, 0);
  return raised.map((part) => part / total);
}
