import type { Features } from './features.ts';

/** What each feature weighs for a node's being main text; `enter` and `leave` are for the border between node and child. */
export type Weights = Readonly<Record<string, number>>;

/** The sum of what speaks for a node. */
export function worthOf({ kind, names, much }: Features, weights: Weights): number {
  let sum = 0;
  for (const name of kind) sum += weights[name] ?? 0;
  for (let i = 0; i < names.length; i += 1) sum += (much[i] ?? 0) * (weights[names[i] ?? ''] ?? 0);
  return sum;
}

/**
 * Which nodes are main text: of all ways to say yes or no to each, the one with the largest sum of worths of the yeses
 * and of a fixed worth for each border that a yes has with a no around or below it. Exact, by one pass up the tree and
 * one down (max-product on a tree; Pearl, 1988). `parents[i]` < i; the root has -1.
 */
export function pick(
  parents: readonly number[],
  worths: readonly number[],
  { enter, leave }: { enter: number; leave: number },
): boolean[] {
  const yes = [...worths];
  const no = worths.map(() => 0);
  for (let i = parents.length - 1; i > 0; i -= 1) {
    const parent = parents[i] ?? -1;
    if (parent < 0) continue;
    const [y, n] = [yes[i] ?? 0, no[i] ?? 0];
    yes[parent] = (yes[parent] ?? 0) + Math.max(y, n + leave);
    no[parent] = (no[parent] ?? 0) + Math.max(n, y + enter);
  }
  const picked: boolean[] = [];
  for (let i = 0; i < parents.length; i += 1) {
    const around = picked[parents[i] ?? -1] ?? false;
    const [y, n] = [yes[i] ?? 0, no[i] ?? 0];
    picked.push(around ? y >= n + leave : y + enter > n);
  }
  return picked;
}
