import { readFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedEngine, SPAN_WEIGHTS, TABLE_WEIGHTS } from '../../src/engines/embedded/engine.ts';
import { readFeatures } from '../../src/engines/embedded/prose/score.ts';
import { readTableModel } from '../../src/engines/embedded/tables/model.ts';

/** A file of weights as it ships. */
function shipped(name: string): ArrayBuffer {
  const file = readFileSync(path.resolve(import.meta.dirname, '../../public', name));
  return new Uint8Array(file).buffer;
}

/** What was trained, as it ships. */
export const trained = {
  tables: readTableModel(shipped(TABLE_WEIGHTS)),
  spans: readFeatures(shipped(SPAN_WEIGHTS)),
};

/** The engine with its weights, as the offscreen document has it. */
export const engine = embeddedEngine(async (name) => shipped(name));
