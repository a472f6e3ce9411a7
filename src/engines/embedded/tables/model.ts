import { type Weights, weightsOf } from '../../../sort/model/weights.ts';

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
