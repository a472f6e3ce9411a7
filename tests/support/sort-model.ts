import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readModel, type SortModel } from '../../src/sort/model/model.ts';

/** The weights that ship. */
export function shippedModel(): SortModel {
  const file = readFileSync(path.join(import.meta.dirname, '../../public/sort-weights.bin'));
  const model = readModel(Uint8Array.from(file).buffer);
  if (!model) throw new Error('public/sort-weights.bin cannot be read');
  return model;
}
