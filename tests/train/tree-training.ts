import { entriesOf, type Features } from '../../src/reading/main-text/features.ts';
import { pick, type Weights, worthOf } from '../../src/reading/main-text/pick.ts';
import { seeded } from './logistic.ts';

/** A page to learn from: the features of its nodes, and what taking a node's own text gains (in words) or costs. */
export interface Example {
  parents: number[];
  features: Features[];
  gains: number[];
  /** Words that are right to take. */
  words: number;
}

export interface Training {
  epochs: number;
  rate: number;
  /** How strongly weights are held to those that it starts with. */
  hold: number;
  /** How wide a margin is asked for; all of a page wrong costs this much. */
  margin: number;
  seed: number;
}

type Mutable = Record<string, number>;

/**
 * Learns what features weigh, from `start`: a structured support vector machine with latent inner nodes, by averaged
 * subgradient steps (Yu and Joachims, 2009). Each page is picked under the weights so far, errors made worth their words,
 * and the weights move toward the best picking that takes the right texts. The same seed gives the same weights.
 */
export function trainTree(examples: readonly Example[], start: Weights, training: Training): Weights {
  const { epochs, rate, hold, margin, seed } = training;
  const random = seeded(seed);
  const weights: Mutable = { ...start };
  const sums: Mutable = {};
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate / (1 + epoch / 20);
    for (const example of shuffled(examples, random)) {
      const { gains, words } = example;
      const right = counted(
        example,
        picked(example, weights, (i) => Math.sign(gains[i] ?? 0) * 1e4),
      );
      const wrong = counted(
        example,
        picked(example, weights, (i) => (-(gains[i] ?? 0) * margin) / words),
      );
      for (const name of new Set([...right.keys(), ...wrong.keys()])) {
        const by = (right.get(name) ?? 0) - (wrong.get(name) ?? 0);
        weights[name] = (weights[name] ?? 0) + step * Math.max(-5, Math.min(5, by));
      }
      for (const name of Object.keys(weights)) {
        const now = weights[name] ?? 0;
        weights[name] = now - step * hold * (now - (start[name] ?? 0));
      }
      for (const border of ['enter', 'leave']) weights[border] = Math.min(0, weights[border] ?? 0);
      if (epoch < epochs / 3) continue;
      steps += 1;
      for (const [name, weight] of Object.entries(weights)) sums[name] = (sums[name] ?? 0) + weight;
    }
  }
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / steps]));
}

/** The nodes that are main text under the given weights, with something added to the worth of each. */
export function picked(
  { parents, features }: Example,
  weights: Weights,
  more: (node: number) => number = () => 0,
): boolean[] {
  const worths = features.map((each, i) => worthOf(each, weights) + more(i));
  return pick(parents, worths, { enter: weights['enter'] ?? 0, leave: weights['leave'] ?? 0 });
}

/** How much of each feature a picking has, borders included. */
function counted({ parents, features }: Example, choice: readonly boolean[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (name: string, much: number): unknown => sums.set(name, (sums.get(name) ?? 0) + much);
  for (let i = 0; i < parents.length; i += 1) {
    const around = choice[parents[i] ?? -1] ?? false;
    if (choice[i] === true) for (const [name, much] of entriesOf(features[i] as Features)) add(name, much);
    if (choice[i] !== around) add(around ? 'leave' : 'enter', 1);
  }
  return sums;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}
