import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../src/asking/answer.ts';
import { planWays, wayFor } from '../../../src/popup/ways.ts';

const refusal = (over: Partial<Refusal>): Refusal => ({
  code: 'signed-out',
  place: 'Tracker',
  text: 'Signed out.',
  origin: null,
  url: 'https://t.example/',
  ...over,
});

describe('the ways on', () => {
  it('give each refusal the button that helps', () => {
    const origin = 'https://t.example/*';
    expect(wayFor(refusal({ code: 'no-permission', origin }))).toEqual({ do: 'grant', origin, place: 'Tracker' });
    expect(wayFor(refusal({}))).toEqual({ do: 'open', url: 'https://t.example/', place: 'Tracker' });
    expect(wayFor(refusal({ code: 'timeout' }))).toEqual({ do: 'retry' });
    expect(wayFor(refusal({ code: 'restricted-page' }))).toBeNull();
  });

  it('lead to the own data of an app where that may tell more', () => {
    const origin = 'https://t.example/*';
    const partial = refusal({ code: 'partial', origin, ownData: true });
    expect(wayFor(partial)).toEqual({ do: 'read-own-data', origin, place: 'Tracker' });
    expect(planWays([{ do: 'read-own-data', origin, place: 'Tracker' }], [partial], false)).toEqual([]);
    expect(wayFor(refusal({ code: 'partial', origin: null, url: null, ownData: true }))).toBeNull();
  });

  it('are offered once: not again below a refusal that has them', () => {
    const refusals = [refusal({ code: 'timeout' }), refusal({})];
    const offered = [
      { do: 'retry' as const },
      { do: 'open' as const, url: 'https://t.example/', place: 'Tracker' },
      { do: 'open' as const, url: 'https://other.example/', place: 'Other' },
      { do: 'open' as const, url: 'https://other.example/', place: 'Other' },
    ];
    expect(planWays(offered, refusals, false)).toEqual([offered[2]]);
  });

  it('are three when nothing is known and none was offered', () => {
    expect(planWays([], [], true).map((way) => way.do)).toEqual(['read-this-page', 'go-to-tab', 'remember-fact']);
    expect(planWays([{ do: 'retry' }], [], true)).toEqual([{ do: 'retry' }]);
    expect(planWays([], [], false)).toEqual([]);
  });
});
