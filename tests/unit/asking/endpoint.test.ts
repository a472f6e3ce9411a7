import { describe, expect, it } from 'vitest';
import { answerFromPage } from '../../../src/asking/freshen.ts';
import { embeddedEngine } from '../../../src/engines/embedded/engine.ts';
import type { Table } from '../../../src/reading/reading.ts';
import { aPage, type FakeReads, fakeAccess, NOW } from '../../support/fake-page-access.ts';

const aTable = (columns: string[], rows: string[][], complete: boolean): Table => ({
  ...{ caption: null, section: ['Board'], from: 'table', headerInferred: false, rowHeader: 0, rowTotal: null },
  columns: columns.map((name) => [name]),
  rows: rows.map((cells, row) => ({
    ...{ kind: 'data', group: null, key: null },
    cells: cells.map((text, i) => ({ text, src: 10 * row + i, vis: 'shown', header: false })),
  })),
  ...{ complete, src: 0, vis: 'shown' },
});

const clock = { now: NOW, today: '2026-11-30', time: '09:00' };

async function answer(reads: FakeReads, question = 'What is the status?') {
  const engine = embeddedEngine(async () => null);
  const plan = await engine.plan(question, [], null, clock);
  const access = fakeAccess(reads);
  const found = await answerFromPage(access, { plan, engine, clock, locator: null, view: [], step: () => undefined });
  const value =
    found.state !== 'failed' && found.extraction.state === 'sure' ? found.extraction.derived.value.text : null;
  return { found, value, asked: access.asked };
}

describe("a site's own data", () => {
  it('makes the value of the open tab fresh where the page as it is fetched does not hold it', async () => {
    const page = aPage({ Status: 'Open' });
    const { found, value, asked } = await answer({ shown: page, fetched: aPage({}), endpoint: page });
    expect(found).toMatchObject({ state: 'fresh', reading: { via: 'endpoint' } });
    expect([value, asked]).toEqual(['Open', ['shown', 'fetched', 'endpoint']]);
  });

  it('is not asked for where the page as it is fetched says the same', async () => {
    const page = aPage({ Status: 'Open' });
    const { found, asked } = await answer({ shown: page, fetched: page, endpoint: page });
    expect(found).toMatchObject({ state: 'fresh', reading: { via: 'fetch' } });
    expect(asked).toEqual(['shown', 'fetched']);
  });

  it('comes before the page where that is shown in part', async () => {
    const page = aPage({ Status: 'Open' }, { troubles: [{ code: 'canvas', detail: '' }] });
    const { found, asked } = await answer({ shown: page, endpoint: page });
    expect(found).toMatchObject({ state: 'fresh', reading: { via: 'endpoint' } });
    expect(asked).toEqual(['shown', 'endpoint']);
  });

  it('is not asked for where the fetched page says the same in another view', async () => {
    const page = aPage({ Status: 'Open' });
    const list = { of: 'All Mine', what: 'All', control: false, firm: true, moved: false };
    const views = { tab: [{ ...list, what: 'Mine', moved: true }], fetch: [list], load: [list] };
    const { asked } = await answer({ shown: page, fetched: page, endpoint: page, loaded: page, views });
    expect(asked).not.toContain('endpoint');
  });

  it('answers where the tab has no words for it, and where no tab is open', async () => {
    for (const shown of [aPage({}), null]) {
      const { found, value } = await answer({ shown, endpoint: aPage({ Status: 'Done' }) });
      expect(found).toMatchObject({ state: 'fresh', reading: { via: 'endpoint' } });
      expect(value).toBe('Done');
    }
  });

  it('is left to the page where the two differ: it may be of another view', async () => {
    const page = aPage({ Status: 'Open' });
    const { found, value } = await answer({ shown: page, endpoint: aPage({ Status: 'Done' }), fetched: page });
    expect(found).toMatchObject({ state: 'fresh', reading: { via: 'fetch' } });
    expect(value).toBe('Open');
  });

  it('is given up where it cannot be had, does not say, or may be cached', async () => {
    const page = aPage({ Status: 'Open' });
    for (const endpoint of ['signed-out', 'changed-page', aPage({ Priority: 'High' })] as const) {
      const { found, value } = await answer({ shown: page, endpoint, fetched: page });
      expect(found).toMatchObject({ state: 'fresh', reading: { via: 'fetch' } });
      expect(value).toBe('Open');
    }
    const { found } = await answer({ shown: page, endpoint: page, loaded: page, cached: true });
    expect(found).not.toMatchObject({ reading: { via: 'endpoint' } });
  });

  it('of a page that was loaded in part says what that does not, and nothing against it', async () => {
    const behind = aPage({ Status: 'Done' });
    const { found, value } = await answer({ shown: null, loaded: aPage({ Priority: 'High' }), behind });
    expect(found).toMatchObject({ state: 'fresh', reading: { via: 'endpoint' }, tabId: null });
    expect(value).toBe('Done');
    const said = await answer({ shown: null, loaded: aPage({ Status: 'Open' }), behind });
    expect(said).toMatchObject({ value: 'Open', found: { reading: { via: 'load' } } });
    const silent = await answer({ shown: null, loaded: aPage({ Priority: 'High' }), behind: aPage({}) });
    expect(silent.found).toMatchObject({ state: 'failed', code: 'not-found' });
  });

  it('of other rows than the tab shows says nothing: it is of another query', async () => {
    const orders = (...from: number[]) =>
      from.flatMap((first) =>
        ['Ada', 'Bo', 'Cleo', 'Dora', 'Eli', 'Fay'].map((name, i) => [
          `SO-${first + i}`,
          `${name}${first}`,
          `${first + 7 * i}.50`,
        ]),
      );
    const list = (rows: string[][], complete: boolean) =>
      aPage({}, { tables: [aTable(['Order', 'Customer', 'Amount'], rows, complete)] });
    const question = 'What is the amount of order SO-503?';
    const shown = list(orders(100), false);
    const same = await answer({ shown, endpoint: list(orders(100, 500), true) }, question);
    expect(same.value).toBe('521.50');
    const other = await answer({ shown, endpoint: list(orders(500), true) }, question);
    expect(other.value).toBeNull();
  });

  it('is not asked to choose where the page has several that fit', async () => {
    const page = aPage({ 'Status of order': 'Open', 'Status of payment': 'Paid' });
    const { asked, value } = await answer({
      shown: page,
      endpoint: aPage({ Status: 'Done' }),
      fetched: page,
      loaded: page,
    });
    expect(value).toBeNull();
    expect(asked).not.toContain('endpoint');
  });

  it('is not asked for where the page itself acts when it is asked for', async () => {
    const { asked } = await answer({
      shown: aPage({ Status: 'Open' }),
      endpoint: aPage({ Status: 'Open' }),
      url: 'https://x.test/logout',
    });
    expect(asked).toEqual(['shown']);
  });
});
