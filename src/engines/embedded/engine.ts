import type { Engine } from '../../asking/engine.ts';
import { extract } from './extract.ts';
import { planQuestion } from './plan-question.ts';

/** The default engine: no model, no network, no key. Rules over words, labels and shapes of values; see the files beside. */
export const embedded: Engine = {
  plan: async (...asked) => planQuestion(...asked),
  extract: async (...seen) => extract(...seen),
};
