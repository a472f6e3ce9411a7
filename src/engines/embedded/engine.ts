import { derive } from '../../asking/derive.ts';
import type { Engine } from '../../asking/engine.ts';
import { loadMind, type MindModel } from './bring-to-mind.ts';
import { extract } from './extract.ts';
import { planQuestion } from './plan-question.ts';
import { type Features, readFeatures } from './prose/score.ts';
import { readTableModel, type TableModel } from './tables/model.ts';

/** The files of what was trained: for asking tables, and for telling the part of a sentence that answers. */
export const TABLE_WEIGHTS = 'table-weights.json';
export const SPAN_WEIGHTS = 'span-weights.json';

/**
 * The default engine: no language model, no network, no key. Rules over words, labels and shapes of values, and data
 * which `load` gets on first use: without that for recall and for tables the rules answer alone, and without that for
 * sentences none of their parts is told.
 */
export function embeddedEngine(load: (name: string) => Promise<ArrayBuffer | null>): Engine {
  let mind: Promise<MindModel | null> | null = null;
  let tables: Promise<TableModel | null> | null = null;
  let spans: Promise<Features | null> | null = null;
  return {
    plan: async (question, memory, last, clock) => {
      if (memory.length > 0) mind ??= loadMind(load);
      return planQuestion(question, memory, last, clock, await mind);
    },
    extract: async (plan, content, clock) => {
      if (content.tables.length > 0) tables ??= load(TABLE_WEIGHTS).then(readTableModel);
      if (content.blocks.length > 0) spans ??= load(SPAN_WEIGHTS).then(readFeatures);
      return extract(plan, content, clock, { tables: await tables, spans: await spans });
    },
    derive: async (...again) => derive(...again),
  };
}

/** The engine by its rules alone. */
export const embedded: Engine = embeddedEngine(async () => null);
