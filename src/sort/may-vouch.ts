import { looksLikeRawValue } from './raw-value.ts';
import type { CapturedAs, Sorted } from './verdict.ts';

/**
 * Whether a person may insist that a fact does not change, against the sort: of their own typed sentences always, of a
 * selection only when it is prose that the sort is less than 90 % sure of, of a page's values never.
 */
export function mayVouch(said: string, capturedAs: CapturedAs, sorted: Sorted): boolean {
  if (capturedAs === 'typed') return true;
  if (capturedAs !== 'selection') return false;
  return !looksLikeRawValue(said) && !(sorted.changes.yes && sorted.changes.confidence >= 0.9);
}
