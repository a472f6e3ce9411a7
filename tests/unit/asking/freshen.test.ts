import { describe, expect, it } from 'vitest';
import { derive } from '../../../src/asking/derive.ts';
import type { Clock, Engine, Extraction } from '../../../src/asking/engine.ts';
import { answerFromPage, type PageAnswer, type Sought } from '../../../src/asking/freshen.ts';
import type { PageContent } from '../../../src/reading/reading.ts';
import { viewMarks } from '../../../src/reading/view.ts';
import { aPage, type FakeReads, fakeAccess, NOW } from '../../support/fake-page-access.ts';

const clock: Clock = { now: NOW, today: '2026-11-30', time: '09:00' };

/** Takes the first field of the page for the answer, whatever it is called. */
const engine: Engine = {
  plan: () => {
    throw new Error('planning is over before pages are read');
  },
  derive: async (...again) => derive(...again),
  async extract(_plan, content): Promise<Extraction> {
    const label = content.fields[0]?.label;
    if (label === undefined) return { state: 'none' };
    const derivation = {
      op: 'read' as const,
      locator: {
        v: 1 as const,
        target: { kind: 'field' as const, label, section: ['Board'] },
        shape: 'number' as const,
      },
    };
    const derived = derive(derivation, content, clock);
    return derived.state === 'certain'
      ? { state: 'sure', derivation, derived, subject: label, score: 1 }
      : { state: 'none' };
  },
};

const plan = { question: 'open?', seek: 'open', uses: [], reads: [], needsLive: true };

async function ask(reads: FakeReads, over: Partial<Sought> = {}): Promise<{ found: PageAnswer; asked: string[] }> {
  const access = fakeAccess(reads);
  const found = await answerFromPage(access, { plan, engine, clock, locator: null, view: [], step: () => {}, ...over });
  return { found, asked: access.asked };
}

function value(found: PageAnswer): string {
  if (found.state === 'failed' || found.extraction.state !== 'sure') throw new Error(`no value: ${found.state}`);
  return found.extraction.derived.value.text;
}

const signIn: PageContent = aPage(
  {},
  { title: 'Sign in', headings: ['Sign in'], troubles: [{ code: 'password-form', detail: '' }] },
);

describe('answering from one page', () => {
  it('takes a fetched copy that agrees with the tab as fresh, and loads nothing', async () => {
    const { found, asked } = await ask({ shown: aPage({ Open: '17' }), fetched: aPage({ Open: '17' }) });
    expect(found).toMatchObject({ state: 'fresh', was: null, reading: { via: 'fetch' } });
    expect(value(found)).toBe('17');
    expect(asked).toEqual(['shown', 'fetched']);
  });

  it('answers with the newer value when the tab is old, and says what the tab still shows', async () => {
    const { found } = await ask({
      shown: aPage({ Open: '17' }),
      fetched: aPage({ Open: '16' }),
      loaded: aPage({ Open: '16' }),
    });
    expect(found).toMatchObject({ state: 'fresh', was: '17', reading: { via: 'load' } });
    expect(value(found)).toBe('16');
  });

  it('does not take a placeholder in the fetched HTML for a new value', async () => {
    const { found } = await ask({
      shown: aPage({ Open: '17' }),
      fetched: aPage({ Open: '0' }),
      loaded: aPage({ Open: '17' }),
    });
    expect(value(found)).toBe('17');
    expect(found).toMatchObject({ state: 'fresh', was: null });
  });

  it('looks a while longer where the drawn copy only repeats the bare HTML', async () => {
    const { found } = await ask({
      shown: aPage({ Queue: '99' }),
      fetched: aPage({ Queue: '12' }),
      loaded: aPage({ Queue: '12' }),
      later: aPage({ Queue: '99' }),
    });
    expect(value(found)).toBe('99');
    expect(found).toMatchObject({ state: 'fresh', was: null });
  });

  it('waits no longer for a fresh copy that says what a tab of a while ago says, which is not the answer', async () => {
    const later = aPage({ Open: '12' });
    const reads = { shown: aPage({}), loaded: aPage({}), later };
    expect((await ask({ ...reads, loadedAt: NOW - 60_000 })).found).toEqual({ state: 'failed', code: 'not-found' });
    expect((await ask(reads)).found).toMatchObject({ state: 'fresh' });
    const other = { ...reads, loaded: aPage({}, { headings: ['Loading'] }), loadedAt: NOW - 60_000 };
    expect((await ask(other)).found).toMatchObject({ state: 'fresh' });
  });

  it('loads a page that only its scripts fill', async () => {
    const { found, asked } = await ask({
      shown: aPage({ Open: '17' }),
      fetched: aPage({}),
      loaded: aPage({ Open: '12' }),
    });
    expect(value(found)).toBe('12');
    expect(asked).toEqual(['shown', 'fetched', 'loaded']);
  });

  it('loads the page when no tab shows it', async () => {
    const { found, asked } = await ask({ shown: null, loaded: aPage({ Open: '12' }) });
    expect(value(found)).toBe('12');
    expect(found).toMatchObject({ state: 'fresh', tabId: null });
    expect(asked).not.toContain('fetched');
  });

  it('never requests an address that looks like an action', async () => {
    const url = 'https://tracker.example/logout';
    const { found, asked } = await ask({ shown: aPage({ Open: '17' }, { url }), url, fetched: aPage({ Open: '3' }) });
    expect(found).toMatchObject({ state: 'shown', because: 'unsafe-url' });
    expect(asked).toEqual(['shown']);
  });

  it('says "as shown" when the fresh copy is a sign-in page', async () => {
    const { found } = await ask({ shown: aPage({ Open: '17' }), fetched: signIn, loaded: 'signed-out' });
    expect(found).toMatchObject({ state: 'shown', because: 'other-page' });
    expect(value(found)).toBe('17');
  });

  it('fails as signed out, with no value at all, when no tab is open', async () => {
    expect((await ask({ shown: null, loaded: 'signed-out' })).found).toEqual({ state: 'failed', code: 'signed-out' });
  });

  it('says "as shown" when the fresh copy does not show the value', async () => {
    const { found } = await ask({ shown: aPage({ Open: '17' }), loaded: aPage({}) });
    expect(found).toMatchObject({ state: 'shown', because: 'not-in-fresh' });
  });

  it('looks by words when the derivation does not hold any more in the same view', async () => {
    const { found } = await ask({ shown: aPage({ Open: '17' }), loaded: aPage({ Closed: '3' }) });
    expect(found).toMatchObject({ state: 'fresh', was: '17' });
    expect(value(found)).toBe('3');
  });

  it('does not look by words in another view than the tab shows', async () => {
    const shown = aPage({ Open: '17' }, { headings: ['Board', 'January 2027'] });
    const moved = aPage({ Closed: '3' }, { headings: ['Board', 'December 2026'] });
    const { found } = await ask({ shown, loaded: moved });
    expect(found).toMatchObject({ state: 'shown', because: 'not-in-fresh' });
    expect(value(found)).toBe('17');
  });

  it.each([
    ['another tab', { of: 'strip Open|Archive', control: false, firm: true, moved: false }, 'Archive'],
    ['another option', { of: 'select Region', control: true, firm: true, moved: false }, 'EU'],
    ['another word to filter by', { of: 'typed Search', control: true, firm: false, moved: false }, 'x1'],
  ])('says "as shown" where the fresh copy opens with %s', async (_what, choice, chosen) => {
    const { found } = await ask({
      shown: aPage({ Open: '17' }),
      loaded: aPage({ Open: '40' }),
      views: { tab: [{ ...choice, what: chosen }], load: [{ ...choice, what: 'first' }] },
    });
    expect(found).toMatchObject({ state: 'shown', because: 'other-view' });
    expect(value(found)).toBe('17');
  });

  it('does not take a copy of another view for fresh because it happens to agree', async () => {
    const tab = { of: 'strip Staging|Live', what: 'Staging', control: false, firm: true, moved: false };
    const { found, asked } = await ask({
      shown: aPage({ Open: '17' }),
      fetched: aPage({ Open: '17' }),
      loaded: aPage({ Open: '17' }),
      views: { tab: [tab], fetch: [], load: [{ ...tab, what: 'Live' }] },
    });
    expect(found).toMatchObject({ state: 'shown', because: 'other-view' });
    expect(asked).toContain('loaded');
  });

  it('takes what was typed somewhere for passing when the values agree', async () => {
    const typed = { of: 'typed Search', what: 'x1', control: true, firm: false, moved: false };
    const { found } = await ask({
      shown: aPage({ Open: '17' }),
      loaded: aPage({ Open: '17' }),
      views: { tab: [typed] },
    });
    expect(found).toMatchObject({ state: 'fresh', was: null });
  });

  it('refuses where the address opens another view than the place was pointed at in', async () => {
    const strip = { of: 'strip EU|US', control: false, firm: true };
    const us = { ...strip, what: '1 US', moved: true };
    const eu = { ...strip, what: '0 EU', moved: false };
    const view = viewMarks([us]);
    const closed = await ask({ shown: null, loaded: aPage({ Open: '40' }), views: { load: [eu] } }, { view });
    expect(closed.found).toEqual({ state: 'failed', code: 'other-view' });
    const page = { shown: aPage({ Open: '17' }), loaded: aPage({ Open: '40' }) };
    const turned = await ask({ ...page, views: { tab: [eu], load: [eu] } }, { view });
    expect(turned.found).toEqual({ state: 'failed', code: 'other-view' });
    const there = await ask({ ...page, views: { tab: [us], load: [eu] } }, { view });
    expect(there.found).toMatchObject({ state: 'shown', because: 'other-view' });
    expect(value(there.found)).toBe('17');
    const opens = await ask({ shown: null, loaded: aPage({ Open: '17' }), views: { load: [us] } }, { view });
    expect(opens.found).toMatchObject({ state: 'fresh' });
  });

  it('lets a page that was opened yesterday move on to today, and no other', async () => {
    const month = { of: 'stepper Next', control: false, firm: true, moved: false };
    const reads = {
      shown: aPage({ Open: '17' }),
      loaded: aPage({ Open: '16' }),
      views: { tab: [{ ...month, what: '29 Nov 2026' }], load: [{ ...month, what: '30 Nov 2026' }] },
    };
    expect((await ask({ ...reads, loadedAt: NOW - 86_400_000 })).found).toMatchObject({ state: 'fresh', was: '17' });
    expect((await ask(reads)).found).toMatchObject({ state: 'shown', because: 'other-view' });
  });

  it('takes a changed control for a changed value where the value is what a control holds', async () => {
    const inControls = (open: string): PageContent => {
      const page = aPage({ Open: open });
      return { ...page, fields: page.fields.map((field) => ({ ...field, control: 'select' })) };
    };
    const status = { of: 'select Status', control: true, firm: true, moved: false };
    const { found } = await ask({
      shown: inControls('17'),
      loaded: inControls('16'),
      views: { tab: [{ ...status, what: 'new' }], load: [{ ...status, what: 'done' }] },
    });
    expect(found).toMatchObject({ state: 'fresh', was: '17' });
  });

  it('says so when the site has not been allowed, and opens nothing', async () => {
    const { found, asked } = await ask({ shown: aPage({ Open: '17' }), mayLoad: 'no-permission' });
    expect(found).toMatchObject({ state: 'shown', because: 'no-permission' });
    expect(asked).not.toContain('loaded');
  });

  it('tells a tab that was read and does not say from a site that may not be read', async () => {
    const read = await ask({ shown: aPage({}), mayLoad: 'no-permission' });
    expect(read.found).toEqual({ state: 'failed', code: 'not-shown' });
    const closed = await ask({ shown: null, mayLoad: 'no-permission' });
    expect(closed.found).toEqual({ state: 'failed', code: 'no-permission' });
  });

  it('does not trust an agreeing copy that the site`s own service worker may have given', async () => {
    const { found } = await ask({
      shown: aPage({ Open: '17' }),
      fetched: aPage({ Open: '17' }),
      loaded: aPage({ Open: '17' }),
      cached: true,
    });
    expect(found).toMatchObject({ state: 'fresh', reading: { via: 'load', mayBeCached: true } });
  });

  it('finds a value that came only after the tab was loaded', async () => {
    const { found } = await ask({ shown: aPage({}), loaded: aPage({ Open: '1' }) });
    expect(value(found)).toBe('1');
  });

  it('fails when neither tab nor fresh copy has it', async () => {
    expect((await ask({ shown: aPage({}), loaded: aPage({}) })).found).toEqual({ state: 'failed', code: 'not-found' });
  });

  it('fails as undrawn when the fresh copy never draws', async () => {
    const blank = aPage({}, { troubles: [{ code: 'undrawn', detail: '' }] });
    expect((await ask({ shown: null, loaded: blank })).found).toEqual({ state: 'failed', code: 'undrawn' });
  });

  it('says what the open tab shows when the fresh copy never draws', async () => {
    const blank = aPage({}, { troubles: [{ code: 'undrawn', detail: '' }] });
    const { found } = await ask({ shown: aPage({ Open: '17' }), loaded: blank });
    expect(found).toMatchObject({ state: 'shown', because: 'unreachable' });
    expect(value(found)).toBe('17');
  });
});
