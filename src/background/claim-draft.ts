import type { Claim } from '../asking/answer.ts';
import type { AskState } from '../asking/ask-state.ts';
import { cleanUrl } from '../memory/clean-url.ts';
import type { Draft } from '../memory/entry.ts';
import type { CapturedAs } from '../sort/verdict.ts';

/** The claim of an answer, or null. */
export function claimOf(state: AskState | null, claimId: string): Claim | null {
  return state?.answer?.claims.find(({ id }) => id === claimId) ?? null;
}

/**
 * What "remember this place" (or "keep a dated copy") stores for a claim read from a page: the place goes by what the
 * value is of, and by the person's own words as an alias. Null for claims that are not from a page.
 */
export function draftFromClaim(state: AskState, claim: Claim, as: 'place' | 'dated-copy'): Draft | null {
  const { provenance, derivation, value, subject } = claim;
  if (!('source' in provenance)) return null;
  const { url, title, where } = provenance.source;
  const page = cleanUrl(url);
  if (page === null) return null;
  const locator = derivation?.op === 'read' ? derivation.locator : null;
  // Without an address of its own the subject may be made of other values of the page, which are not to be kept.
  const name = locator || !/\d[\d.,]{2,}/.test(subject) ? subject || title : title;
  const aliases = aliasesFrom(state, name);
  const asOf = provenance.clock === 'now' ? provenance.readAt : provenance.loadedAt;
  const about = {
    said: `${name}: ${where || title}`,
    capturedAs: capturedAs(claim),
    capturedValue: value.text,
    capturedAt: asOf,
    url: page,
    title,
  };
  if (as === 'dated-copy') {
    return { line: { kind: 'dated-copy', name, aliases, value: value.text, asOf }, ...about };
  }
  // A place that was not sure any more, and that the person has pointed out: what was remembered of it moves there.
  const moved = claim.standing === 'candidate' && claim.entryId !== null ? { replaces: claim.entryId } : {};
  const place = { page, ...(locator ? { locator } : {}) };
  return { line: { kind: 'pointer', name, aliases, place }, ...about, ...moved };
}

/** The whole question without its question mark: of "and Q4?" what it stood for, which is what it means by itself. */
function aliasesFrom(state: AskState, name: string): string[] {
  const asked = (state.plan?.question ?? state.question).trim().replace(/[?!.\s]+$/, '');
  return asked !== '' && asked.length <= 80 && asked.toLowerCase() !== name.toLowerCase() ? [asked] : [];
}

function capturedAs({ derivation }: Claim): CapturedAs {
  if (derivation?.op !== 'read') return derivation && /event|conflicts|busy/.test(derivation.op) ? 'event' : 'count';
  return derivation.locator.target.kind;
}
