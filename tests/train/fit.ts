import type { Head } from '../../src/sort/model/model.ts';
import { type Example, type Fitted, trainLogistic } from './logistic.ts';
import type { Task } from './tasks.ts';

/** How often each head is trained, in other orders of the same examples: the mean hangs less on any of them. */
const SEEDS = [1, 2, 3, 4, 5];

/** Trains one head. */
export function fitted({ classes, buckets, fitting }: Task, examples: readonly Example[]): Fitted {
  const runs = SEEDS.map((seed) => trainLogistic(examples, { classes: classes.length, buckets, seed, ...fitting }));
  const mean = (of: (run: Fitted) => Float64Array) =>
    runs
      .map(of)
      .reduce(
        (sum, part) => sum.map((value, i) => value + (part[i] ?? 0) / SEEDS.length),
        new Float64Array(of(runs[0] as Fitted).length),
      );
  return { weights: mean(({ weights }) => weights), bias: mean(({ bias }) => bias) };
}

/** Steps between no weight and the largest: enough for what they are worth, and few enough to pack well. */
const LEVELS = 15;

/**
 * Weights as levels, finer where they are small: the largest is `LEVELS`, those below `prune` of it are dropped. Of two
 * classes only their difference is kept.
 */
export function quantised({ classes, buckets, prune }: Task, { weights, bias }: Fitted): Head {
  const two = classes.length === 2;
  const rows = two ? weights.subarray(0, buckets).map((weight, i) => weight - (weights[buckets + i] ?? 0)) : weights;
  const most = rows.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const levels = Int8Array.from(rows, (weight) =>
    Math.abs(weight) < prune * most ? 0 : Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / most) * LEVELS),
  );
  const biases = two ? [(bias[0] ?? 0) - (bias[1] ?? 0)] : [...bias];
  return {
    classes: two ? classes.slice(0, 1) : classes,
    buckets,
    levels,
    scale: most / LEVELS ** 2,
    bias: biases.map((each) => Math.round(each * 1000) / 1000),
  };
}
