import { derive } from '../../asking/derive.ts';
import type { Engine } from '../../asking/engine.ts';
import { loadMind, type MindModel } from './bring-to-mind.ts';
import { extract } from './extract.ts';
import { planQuestion } from './plan-question.ts';
import { readTableModel, type TableModel } from './tables/model.ts';

/** The file of the weights for asking tables. */
export const TABLE_WEIGHTS = 'table-weights.json';

/**
 * The default engine: no language model, no network, no key. Rules over words, labels and shapes of values, and data
 * for recall and for asking tables, which `load` gets on first use; where it cannot be had the rules answer alone.
 */
export function embeddedEngine(load: (name: string) => Promise<ArrayBuffer | null>): Engine {
  let model: Promise<TableModel | null> | null = null;
  let mind: Promise<MindModel | null> | null = null;
  return {
    plan: async (question, memory, last, clock) => {
      if (memory.length > 0) mind ??= loadMind(load);
      return planQuestion(question, memory, last, clock, await mind);
    },
    extract: async (plan, content, clock) => {
      if (content.tables.length > 0) model ??= load(TABLE_WEIGHTS).then(readTableModel);
      return extract(plan, content, clock, await model);
    },
    derive: async (...again) => derive(...again),
  };
}

/** The engine by its rules alone. */
export const embedded: Engine = embeddedEngine(async () => null);
