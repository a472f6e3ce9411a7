/** Weights of named signs. */
export type Weights = ReadonlyMap<string, number>;

/** The trained part of asking tables (tests/train/tables.ts). */
export interface TableModel {
  /** How much each sign of a draft speaks for it. */
  signs: Weights;
  /** How much each speaks for trusting the best answer; `sure` is the sum from which it is stated as sure. */
  trust: Weights;
  sure: number;
}

/** Reads a weights file: JSON of two maps of numbers and a number. Null when it is something else. */
export function readTableModel(file: ArrayBuffer | null): TableModel | null {
  if (file === null) return null;
  try {
    const { signs, trust, sure } = JSON.parse(new TextDecoder().decode(file));
    const model = { signs: weightsOf(signs), trust: weightsOf(trust), sure };
    return model.signs === null || model.trust === null || typeof sure !== 'number' ? null : (model as TableModel);
  } catch {
    return null;
  }
}

function weightsOf(value: unknown): Weights | null {
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
