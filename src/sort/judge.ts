import { mayVouch } from './may-vouch.ts';
import type { SortModel } from './model/model.ts';
import { sortFact } from './sort-fact.ts';
import { suggest } from './suggest.ts';
import type { SortContext, Sorted, Suggestion } from './verdict.ts';

/** All that the confirm card asks of the sort. */
export interface Judged {
  sorted: Sorted;
  suggestion: Suggestion | null;
  /** The person may insist on their sentence against the verdict. */
  mayVouch: boolean;
}

/**
 * A judge of what a person says: the sort, with what could be stored of it. Without weights its verdicts are
 * provisional. Pure; never throws.
 */
export function judgeWith(model: SortModel | null): (said: string, context: SortContext) => Judged {
  return (said, context) => {
    const sorted = sortFact(said, { ...context, model });
    return { sorted, suggestion: suggest(said, sorted, context), mayVouch: mayVouch(said, context.capturedAs, sorted) };
  };
}
