import { seeded } from './logistic.ts';

/** One question: the signs of each way to an answer, and which of the ways are right. */
export interface Choice {
  ways: { signs: Map<string, number>; right: boolean }[];
  weight: number;
}

/** Weights by name. */
export type Named = Map<string, number>;

const dot = (signs: ReadonlyMap<string, number>, weights: Named): number => {
  let sum = 0;
  for (const [name, value] of signs) sum += value * (weights.get(name) ?? 0);
  return sum;
};

/**
 * Log-linear ranking by maximum marginal likelihood: the summed chance of all right ways is raised, whichever of them is
 * the one that was meant (Pasupat and Liang 2015). AdaGrad with an L2 penalty towards `prior`; the weights are the mean
 * over the later half of the epochs. The same choices and seed give the same weights.
 */
export function fitRanking(
  choices: readonly Choice[],
  prior: Named,
  {
    epochs = 30,
    rate = 0.15,
    l2 = 0.01,
    seed = 1,
  }: { epochs?: number; rate?: number; l2?: number; seed?: number } = {},
): Named {
  const weights: Named = new Map(prior);
  const squares: Named = new Map();
  const sums: Named = new Map();
  const random = seeded(seed);
  const order = choices.filter(({ ways }) => ways.some(({ right }) => right));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] as Choice, order[i] as Choice];
    }
    for (const choice of order) {
      for (const [name, slope] of slopesOf(choice, weights)) {
        const whole = slope * choice.weight + l2 * ((weights.get(name) ?? 0) - (prior.get(name) ?? 0));
        const square = (squares.get(name) ?? 0.01) + whole * whole;
        squares.set(name, square);
        weights.set(name, (weights.get(name) ?? 0) - (rate * whole) / Math.sqrt(square));
      }
    }
    if (epoch * 2 >= epochs) for (const [name, weight] of weights) sums.set(name, (sums.get(name) ?? 0) + weight);
  }
  const kept = epochs - Math.ceil(epochs / 2);
  return new Map([...sums].map(([name, sum]) => [name, sum / kept]));
}

function slopesOf({ ways }: Choice, weights: Named): Named {
  const scores = ways.map(({ signs }) => dot(signs, weights));
  const most = scores.reduce((max, score) => Math.max(max, score), Number.NEGATIVE_INFINITY);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((sum, part) => sum + part, 0);
  const right = raised.reduce((sum, part, i) => (ways[i]?.right ? sum + part : sum), 0);
  const slopes: Named = new Map();
  ways.forEach((way, i) => {
    const part = raised[i] ?? 0;
    const slope = part / all - (way.right ? part / right : 0);
    if (Math.abs(slope) < 1e-6) return;
    for (const [name, value] of way.signs) slopes.set(name, (slopes.get(name) ?? 0) + slope * value);
  });
  return slopes;
}

/** One answer that was best, its signs, and whether it was right. */
export interface Judged {
  signs: ReadonlyMap<string, number>;
  right: boolean;
  /** How much it counts; 1 when nothing is said. */
  weight?: number;
}

/** Logistic regression of whether the best answer is right, by AdaGrad with an L2 penalty towards `prior`. */
export function fitTrust(judged: readonly Judged[], prior: Named, { epochs = 60, rate = 0.2, l2 = 0.003 } = {}): Named {
  const weights: Named = new Map(prior);
  const squares: Named = new Map();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { signs, right, weight = 1 } of judged) {
      const error = 1 / (1 + Math.exp(-dot(signs, weights))) - (right ? 1 : 0);
      for (const [name, value] of signs) {
        const slope = weight * (error * value + l2 * ((weights.get(name) ?? 0) - (prior.get(name) ?? 0)));
        const square = (squares.get(name) ?? 1) + slope * slope;
        squares.set(name, square);
        weights.set(name, (weights.get(name) ?? 0) - (rate * slope) / Math.sqrt(square));
      }
    }
  }
  return weights;
}
