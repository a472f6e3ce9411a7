/** Weights of named signs. */
export type Weights = ReadonlyMap<string, number>;

/** Weights from what a file's JSON says: an object of numbers. Null when it is something else. */
export function weightsOf(value: unknown): Weights | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value);
  return entries.every(([, weight]) => typeof weight === 'number') ? new Map(entries) : null;
}

/** The weighted sum of signs. Signs without a weight say nothing. */
export function weighed(signs: ReadonlyMap<string, number>, weights: Weights): number {
  let sum = 0;
  for (const [name, value] of signs) sum += value * (weights.get(name) ?? 0);
  return sum;
}
