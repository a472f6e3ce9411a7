import type { Cite, Derivation, Derived, Value } from './derivation.ts';

/** The parts of a claim that say what was found and how. */
export interface Checkable {
  value: Value;
  cites: readonly Cite[];
  derivation: Derivation | null;
}

/**
 * Whether a claim holds where its derivation, run again, gives `again`: it is certain and gives the same value over the
 * same cited texts. The cites' `src` may differ (another copy of the page).
 */
export function holds(claim: Checkable, again: Derived): boolean {
  if (again.state !== 'certain' || again.value.text !== claim.value.text) return false;
  if (again.value.part !== claim.value.part) return false;
  return (
    same(again.value.items ?? [], claim.value.items ?? []) &&
    same(
      again.cites.map((cite) => cite.text),
      claim.cites.map((cite) => cite.text),
    )
  );
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}
