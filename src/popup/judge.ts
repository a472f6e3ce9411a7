import { sortFact } from '../sort/sort-fact.ts';
import { suggest } from '../sort/suggest.ts';
import type { Judge } from '../ui/card/card-model.ts';

/** The sort, as the card asks it. Loaded after the first paint: its rules are larger than the rest of the popup. */
export const judge: Judge = (said, context) => {
  const sorted = sortFact(said, context);
  return { sorted, suggestion: suggest(said, sorted, context) };
};
