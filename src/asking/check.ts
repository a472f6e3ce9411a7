import type { PageContent } from '../reading/reading.ts';
import type { Cite, Derivation, Value } from './derivation.ts';
import { derive } from './derive.ts';
import type { Clock } from './engine.ts';

/** The parts of a claim that say what was found and how. */
export interface Checkable {
  value: Value;
  cites: readonly Cite[];
  derivation: Derivation | null;
}

/**
 * Whether a claim from a page holds there: its derivation, run again, is certain and gives the same value over the same
 * cited texts. A claim without a derivation does not hold. The cites' `src` may differ (another copy of the page).
 */
export function check(claim: Checkable, content: PageContent, clock: Clock): boolean {
  if (claim.derivation === null) return false;
  const again = derive(claim.derivation, content, clock);
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
