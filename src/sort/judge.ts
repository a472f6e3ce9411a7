import { mayVouch } from './may-vouch.ts';
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

/** Sorts what a person says, with what could be stored of it. Pure; never throws. */
export function judge(said: string, context: SortContext): Judged {
  const sorted = sortFact(said, context);
  return { sorted, suggestion: suggest(said, sorted, context), mayVouch: mayVouch(said, context.capturedAs, sorted) };
}
