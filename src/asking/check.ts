import type { PageContent } from '../reading/reading.ts';
import { derive } from './derive.ts';
import type { Clock } from './engine.ts';
import { type Checkable, holds } from './holds.ts';

/**
 * Whether a claim from a page holds there: its derivation, run again, is certain and gives the same value over the same
 * cited texts. A claim without a derivation does not hold.
 */
export function check(claim: Checkable, content: PageContent, clock: Clock): boolean {
  return claim.derivation !== null && holds(claim, derive(claim.derivation, content, clock));
}
