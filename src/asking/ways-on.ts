import type { Answer, WayOn } from './answer.ts';
import type { Plan } from './plan.ts';

/** The buttons that an answer ends with: what can be done about its refusals, and where to go when nothing is known. */
export function waysOn(answer: Answer, plan: Plan | null): WayOn[] {
  const ways = answer.refusals.flatMap(({ code, origin, place, url, ownData }): WayOn[] => {
    if (ownData && origin) return [{ do: 'read-own-data', origin, place }];
    switch (code) {
      case 'no-permission':
      case 'not-shown':
        return origin ? [{ do: 'grant', origin, place }] : [];
      case 'signed-out':
      case 'undrawn':
      case 'changed-page':
      case 'other-view':
      case 'unsafe-url':
        return url ? [{ do: 'open', url, place }] : [];
      case 'timeout':
      case 'offline':
      case 'page-gone':
      case 'engine-failed':
        return [{ do: 'retry' }];
      default:
        return [];
    }
  });
  if (plan === null) return ways;
  const isSure = answer.claims.some(({ standing, entryId }) => standing === 'sure' || entryId === null);
  const known = isSure || plan.reads.some((read) => typeof read !== 'string');
  return known ? ways : [...ways, { do: 'read-this-page' }, { do: 'go-to-tab' }, { do: 'remember-fact' }];
}
