import type { Refusal, WayOn } from '../asking/answer.ts';

/** The button that helps with a refusal. */
export function wayFor(refusal: Refusal): WayOn | null {
  const { code, origin, url, place, ownData } = refusal;
  if (ownData && origin !== null) return { do: 'read-own-data', origin, place };
  switch (code) {
    case 'no-permission':
    case 'not-shown':
      return origin === null ? null : { do: 'grant', origin, place };
    case 'timeout':
    case 'offline':
    case 'engine-failed':
      return { do: 'retry' };
    case 'restricted-page':
      return null;
    default:
      return url === null
        ? code === 'ambiguous' || code === 'partial'
          ? null
          : { do: 'retry' }
        : { do: 'open', url, place };
  }
}

const keyOf = (way: WayOn): string =>
  way.do === 'grant' || way.do === 'read-own-data'
    ? `${way.do} ${way.origin}`
    : way.do === 'open'
      ? `open ${way.url}`
      : way.do;

/**
 * The ways on that are left to offer below the answer: each once, without those that a refusal has its own button for.
 * When nothing is known and none was offered, the three ways out of not knowing.
 */
export function planWays(offered: WayOn[], refusals: Refusal[], nothing: boolean): WayOn[] {
  const taken = new Set(refusals.map(wayFor).flatMap((way) => (way === null ? [] : [keyOf(way)])));
  const left = offered.filter((way) => {
    const fresh = !taken.has(keyOf(way));
    taken.add(keyOf(way));
    return fresh;
  });
  return nothing && left.length === 0 ? [{ do: 'read-this-page' }, { do: 'go-to-tab' }, { do: 'remember-fact' }] : left;
}
