import type { Engine } from '../../asking/engine.ts';
import { readModel, type SortModel } from '../../sort/model/model.ts';
import { extract } from './extract.ts';
import { planQuestion } from './plan-question.ts';
import { readTableModel, type TableModel } from './tables/model.ts';

/** The files of the weights for asking tables and for the sort. */
export const TABLE_WEIGHTS = 'table-weights.json';
export const SORT_WEIGHTS = 'sort-weights.bin';

/**
 * The default engine: no language model, no network, no key. Rules over words, labels and shapes of values, and weights
 * for asking tables and for telling which questions need a live read, which `load` gets on first use; where they cannot be
 * had the rules answer alone.
 */
export function embeddedEngine(load: (name: string) => Promise<ArrayBuffer | null>): Engine {
  let model: Promise<TableModel | null> | null = null;
  let sort: Promise<SortModel | null> | null = null;
  return {
    plan: async (...asked) => {
      sort ??= load(SORT_WEIGHTS).then((file) => file && readModel(file));
      return planQuestion(...asked, await sort);
    },
    extract: async (plan, content, clock) => {
      if (content.tables.length > 0) model ??= load(TABLE_WEIGHTS).then(readTableModel);
      return extract(plan, content, clock, await model);
    },
  };
}

/** The engine by its rules alone. */
export const embedded: Engine = embeddedEngine(async () => null);
