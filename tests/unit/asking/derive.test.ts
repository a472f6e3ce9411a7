import { describe, expect, it } from 'vitest';
import { check } from '../../../src/asking/check.ts';
import type { Derivation } from '../../../src/asking/derivation.ts';
import { derive } from '../../../src/asking/derive.ts';
import { addressOf } from '../../../src/asking/find-table.ts';
import { likeThe } from '../../../src/asking/number-format.ts';
import { locatorForField } from '../../../src/reading/locator/make-locator.ts';
import type { Field } from '../../../src/reading/reading.ts';
import { aField, anEvent, aPage, aTable } from '../../support/a-page.ts';

const clock = { now: 0, today: '2026-11-30', time: '09:00' };
const stock = aTable([
  ['Part', 'In stock', 'Depot'],
  ['Bolt', '1,200', 'Hull'],
  ['Nut', '300', 'Leeds'],
  ['Ring', '-', 'Hull'],
]);
const page = aPage({ tables: [stock] });
const table = addressOf(stock);
const hull = [{ column: 'Depot', test: { is: 'hull' } }];

describe('computing over a table', () => {
  it.each<[Derivation, string]>([
    [{ op: 'sum', table, column: 'In stock', filters: [] }, '1,500'],
    [{ op: 'average', table, column: 'In stock', filters: [] }, '750'],
    [{ op: 'count-rows', table, filters: hull }, '2'],
    [{ op: 'count-rows', table, filters: [{ column: 'In stock', test: { over: 300 } }] }, '1'],
    [{ op: 'list-rows', table, give: 'Part', filters: hull }, 'Bolt, Ring'],
    [{ op: 'largest', table, by: 'In stock', give: 'Part', filters: [] }, 'Bolt'],
    [{ op: 'smallest', table, by: 'In stock', give: 'Part', filters: [] }, 'Nut'],
  ])('%j', (derivation, text) => {
    expect(derive(derivation, page, clock)).toMatchObject({ state: 'certain', value: { text } });
  });

  it('says what is missing instead of guessing', () => {
    const none = { op: 'sum', table, column: 'Weight', filters: [] } as const;
    expect(derive({ ...none, filters: [] }, page, clock).state).toBe('missing');
    expect(derive({ op: 'sum', table, column: 'Depot', filters: [] }, page, clock).state).toBe('missing');
    const cut = aPage({ tables: [{ ...stock, complete: false, rowTotal: 90 }] });
    expect(derive({ op: 'count-rows', table, filters: [] }, cut, clock)).toEqual({ state: 'partial', seen: 3, of: 90 });
  });

  it('is ambiguous where two rows are level', () => {
    const level = aTable([
      ['Part', 'In stock'],
      ['Bolt', '5'],
      ['Nut', '5'],
    ]);
    const derivation: Derivation = {
      op: 'largest',
      table: addressOf(level),
      by: 'In stock',
      give: 'Part',
      filters: [],
    };
    expect(derive(derivation, aPage({ tables: [level] }), clock).state).toBe('ambiguous');
  });
});

describe('a place whose value has not come yet', () => {
  it.each(['…', '...', 'Loading…', 'Wird geladen ...'])('says nothing: %s', (text) => {
    const fields = [aField('Milk price', text)];
    const content = aPage({ fields });
    const locator = locatorForField(fields[0] as Field, content);
    if (locator === null) throw new Error('expected a locator');
    expect(derive({ op: 'read', locator }, content, clock).state).toBe('missing');
    const loaded = aPage({ fields: [aField('Milk price', '1.15')] });
    expect(derive({ op: 'read', locator }, loaded, clock)).toMatchObject({ value: { text: '1.15' } });
  });
});

describe('computing over a calendar', () => {
  const day = { from: '2026-12-02', to: '2026-12-02', at: null, title: null };
  const calendar = aPage({
    calendar: { from: '2026-12-01', to: '2026-12-05', hidden: ['2026-12-04'] },
    events: [anEvent('Audit', '2026-12-02', '10:00', '11:00'), anEvent('Fair', '2026-12-01', undefined, '2026-12-03')],
  });

  it('counts events of the day with those that last all day', () => {
    expect(derive({ op: 'count-events', filter: day }, calendar, clock)).toMatchObject({ value: { text: '2' } });
  });

  it('knows free from not shown', () => {
    const free = { ...day, from: '2026-12-05', to: '2026-12-05' };
    expect(derive({ op: 'free-busy', filter: free }, calendar, clock)).toMatchObject({ value: { text: 'free' } });
    for (const date of ['2026-12-04', '2026-12-09']) {
      const filter = { ...day, from: date, to: date };
      expect(derive({ op: 'free-busy', filter }, calendar, clock)).toMatchObject({ state: 'partial', events: true });
    }
  });
});

describe('checking a claim', () => {
  const derivation: Derivation = { op: 'sum', table, column: 'In stock', filters: [] };
  const derived = derive(derivation, page, clock);
  if (derived.state !== 'certain') throw new Error('expected a sum');
  const claim = { value: derived.value, cites: derived.cites, derivation };

  it('holds when it can be computed again', () => {
    expect(check(claim, page, clock)).toBe(true);
  });

  it('drops a value, a cite or a page that differs, and a claim without derivation', () => {
    expect(check({ ...claim, value: { ...claim.value, text: '1,501' } }, page, clock)).toBe(false);
    expect(check({ ...claim, cites: claim.cites.slice(1) }, page, clock)).toBe(false);
    expect(check(claim, aPage(), clock)).toBe(false);
    expect(check({ ...claim, derivation: null }, page, clock)).toBe(false);
  });
});

describe('writing a number as the page does', () => {
  it.each<[string[], number, string]>([
    [['1,200', '300'], 1500, '1,500'],
    [['48200', '300'], 48500, '48500'],
    [['1.200,50 €', '3,00 €'], 1203.5, '1.203,50 €'],
    [['$5.25', '$1,000.00'], -1005.25, '-$1,005.25'],
    [['1 200', '2 000 000'], 2001200, '2 001 200'],
  ])('%j', (texts, value, text) => {
    expect(likeThe(texts, value)).toBe(text);
  });
});
