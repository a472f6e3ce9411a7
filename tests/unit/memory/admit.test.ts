import { describe, expect, test } from 'vitest';
import { admit, admitEdit, admitReplacement, readmit, wasAdmitted } from '../../../src/memory/admit.ts';
import type { Draft, Entry } from '../../../src/memory/entry.ts';
import { SORT_VERSION } from '../../../src/sort/sort-fact.ts';
import { shippedModel } from '../../support/sort-model.ts';

const AT = { now: Date.UTC(2026, 10, 30), id: 'e1', model: shippedModel() };
const URL_OF_SHEET = 'https://docs.example/budget?gid=3';

function preference(text: string, more: Partial<Draft> = {}): Draft {
  return { line: { kind: 'preference', text }, said: text, capturedAs: 'typed', ...more };
}

describe("the person's own sentences", () => {
  test('a stable one is let in and carries why', () => {
    const result = admit(preference('No calls before 11'), AT);
    expect(result).toMatchObject({
      ok: true,
      entry: {
        kind: 'preference',
        text: 'No calls before 11',
        id: 'e1',
        createdAt: AT.now,
        admission: { verdict: 'remember', capturedAs: 'typed' },
      },
    });
    if (result.ok) expect(result.entry.admission.vouched).toBeUndefined();
  });

  test('a volatile one is refused with a reason, and let in when vouched for, with the time', () => {
    expect(admit(preference('Standup is at 9:30'), AT)).toMatchObject({ ok: false });
    expect(admit(preference('Standup is at 9:30', { vouch: true }), AT)).toMatchObject({
      ok: true,
      entry: { admission: { vouched: AT.now } },
    });
  });

  test('a volatile line behind a stable sentence is refused', () => {
    expect(admit(preference('The build is green', { said: 'No calls before 11' }), AT).ok).toBe(false);
  });

  test('a volatile meaning is refused', () => {
    const draft: Draft = {
      line: { kind: 'vocabulary', term: 'budget total', aliases: [], meaning: '48,200' },
      said: 'budget total = 48,200',
      capturedAs: 'typed',
    };
    expect(admit(draft, AT).ok).toBe(false);
  });

  test('a selection that is a raw value cannot be vouched for', () => {
    expect(admit(preference('Open (23)', { capturedAs: 'selection', vouch: true }), AT).ok).toBe(false);
    expect(admit(preference('Dana is on call', { capturedAs: 'selection', vouch: true }), AT).ok).toBe(false);
  });

  test('a selection of prose that the sort is merely unsure of can', () => {
    expect(admit(preference('The staff seem happy here', { capturedAs: 'selection', vouch: true }), AT).ok).toBe(true);
    expect(admit(preference('The staff seem happy here', { capturedAs: 'selection' }), AT).ok).toBe(false);
  });

  test('four hundred and one characters are refused with what to do', () => {
    const result = admit(preference(`I like ${'tea '.repeat(99)}`), AT);
    expect(result).toMatchObject({ ok: false, why: expect.stringContaining('one sentence') });
  });
});

describe('captured values', () => {
  const captured = (line: Draft['line']): Draft => ({
    line,
    said: 'Total: £48,200.00',
    capturedAs: 'cell',
    capturedValue: '£48,200.00',
    url: URL_OF_SHEET,
    vouch: true,
  });

  test('become nothing but pointers and dated copies', () => {
    for (const line of [
      { kind: 'preference', text: 'I like tea' },
      { kind: 'outcome', text: 'We tried it and it failed' },
      { kind: 'vocabulary', term: 'total', aliases: [], meaning: 'the sum' },
    ] as const)
      expect(admit(captured({ ...line } as Draft['line']), AT).ok).toBe(false);
  });

  test.each(['Total £48,200.00', 'Total (48200)', '48 200 total', 'Total is 48,200'])(
    'are taken out of the edge of a name: %s',
    (name) => {
      const result = admit(
        captured({ kind: 'pointer', name, aliases: ['48,200', 'sum'], place: { page: URL_OF_SHEET } }),
        AT,
      );
      expect(result).toMatchObject({ ok: true, entry: { aliases: ['sum'] } });
      if (result.ok) expect(JSON.stringify(result.entry)).not.toMatch(/48.?200/);
    },
  );

  test('refuse a name with the value in its middle, and a place that says it', () => {
    expect(
      admit(captured({ kind: 'pointer', name: 'The 48,200 total', aliases: [], place: { page: URL_OF_SHEET } }), AT).ok,
    ).toBe(false);
    expect(
      admit(captured({ kind: 'pointer', name: 'Total', aliases: [], place: { named: 'sheet, 48200' } }), AT).ok,
    ).toBe(false);
  });

  test('a dated copy needs a value and a time that is not in the future', () => {
    const copy = (value: string, asOf: number) =>
      admit(captured({ kind: 'dated-copy', name: 'Total', aliases: [], value, asOf }), AT);
    expect(copy('£48,200.00', AT.now)).toMatchObject({ ok: true, entry: { asOf: AT.now } });
    for (const [value, asOf] of [
      ['', AT.now],
      ['1', Number.NaN],
      ['1', 0],
      ['1', AT.now + 1],
    ] as const)
      expect(copy(value, asOf).ok).toBe(false);
  });
});

describe('pointers', () => {
  const pointer = (name: string, said: string): Draft => ({
    line: {
      kind: 'pointer',
      name,
      aliases: [],
      place: { page: 'https://u:p@docs.example/b?gid=3&access_token=abcdef' },
    },
    said,
    capturedAs: 'typed',
  });

  test('store a clean address', () => {
    expect(admit(pointer('budget total', 'budget total is 48,200'), AT)).toMatchObject({
      ok: true,
      entry: { place: { page: 'https://docs.example/b?gid=3' } },
    });
  });

  test('a name that states a value is refused', () => {
    for (const name of ['budget total is 48,200', 'Open (23)', 'Dana is on call'])
      expect(admit(pointer(name, name), AT).ok, name).toBe(false);
  });
});

test('an edit keeps the id and the day of creation', () => {
  const first = admit(preference('No calls before 11'), AT);
  if (!first.ok) throw new Error(first.why);
  const next = admitEdit(preference('No calls before 10'), first.entry, { now: AT.now + 5 });
  expect(next).toMatchObject({ ok: true, entry: { id: 'e1', createdAt: AT.now, updatedAt: AT.now + 5 } });
});

describe('a line in the place of another', () => {
  const MARCH = Date.UTC(2026, 2, 3);
  const kept = (draft: Draft, now = MARCH): Entry => {
    const result = admit(draft, { ...AT, now, id: 'old' });
    if (!result.ok) throw new Error(result.why);
    return result.entry;
  };
  const replaced = (draft: Draft, former: Entry, now = AT.now): Entry => {
    const result = admitReplacement(draft, former, { ...AT, now });
    if (!result?.ok) throw new Error(result?.why ?? 'not related');
    expect(wasAdmitted(result.entry)).toBe(true);
    return result.entry;
  };
  const word = (term: string, meaning: string, ...aliases: string[]): Draft => ({
    line: { kind: 'vocabulary', term, meaning, aliases },
    said: `${term} = ${meaning}`,
    capturedAs: 'typed',
  });

  test('counts from now, under the old id, and the old line stands in its history with its dates', () => {
    expect(replaced(preference('No calls before 10'), kept(preference('No calls before 11')))).toMatchObject({
      id: 'old',
      text: 'No calls before 10',
      createdAt: AT.now,
      updatedAt: AT.now,
      history: [{ text: 'No calls before 11', since: MARCH, until: AT.now }],
    });
  });

  test('counts from when the old one did if it only repeats it; the very same words leave no history', () => {
    const former = kept(preference('Never use emojis'));
    expect(replaced(preference('Don’t use emojis, please'), former)).toMatchObject({
      createdAt: MARCH,
      updatedAt: AT.now,
      history: [{ text: 'Never use emojis', since: MARCH }],
    });
    expect(replaced(preference('Never use emojis'), former)).not.toHaveProperty('history');
  });

  test('that says something else altogether takes no place', () => {
    const former = kept(preference('No calls before 11'));
    expect(admitReplacement(preference('Never use emojis'), former, AT)).toBeNull();
    expect(admitReplacement(word('quarterly doc', 'the finance one'), former, AT)).toBeNull();
  });

  test('is sorted like any other', () => {
    const former = kept(preference('Standup is at 9:30', { vouch: true }));
    expect(admitReplacement(preference('Standup is at 9:45'), former, AT)).toMatchObject({ ok: false });
  });

  test('five old lines are kept, the newest first', () => {
    let entry = kept(preference('No calls before 1'));
    for (let hour = 2; hour <= 9; hour += 1)
      entry = replaced(preference(`No calls before ${hour}`), entry, MARCH + hour);
    expect(entry.history?.map(({ text, since, until }) => [text, since - MARCH, until - MARCH])).toEqual([
      ['No calls before 8', 8, 9],
      ['No calls before 7', 7, 8],
      ['No calls before 6', 6, 7],
      ['No calls before 5', 5, 6],
      ['No calls before 4', 4, 5],
    ]);
  });

  test('is still found by the names of the old one, unless it contradicts it under another name', () => {
    const former = kept(word('quarterly doc', 'the finance one', 'q doc'));
    expect(replaced(word('q doc', 'the finance one'), former)).toMatchObject({
      term: 'q doc',
      aliases: ['quarterly doc'],
    });
    expect(replaced(word('quarterly doc', 'the sales one'), former)).toMatchObject({ aliases: ['q doc'] });
    expect(replaced(word('q doc', 'the sales one'), former)).toMatchObject({ aliases: [] });
    expect(replaced(word('q doc', 'the sales one'), former).history).toMatchObject([
      { text: 'quarterly doc (q doc) = the finance one' },
    ]);
  });

  test('a newer copy keeps the old one with its day, since when it was read', () => {
    const copy = (value: string, asOf: number): Draft => ({
      line: { kind: 'dated-copy', name: 'Open tickets', aliases: [], value, asOf },
      said: `Open tickets: ${value}`,
      capturedAs: 'count',
      capturedValue: value,
    });
    const former = kept(copy('23', MARCH - 5), MARCH);
    expect(replaced(copy('19', AT.now), former).history).toEqual([
      { text: 'Open tickets: 23 (as of 2 March 2026)', since: MARCH - 5, until: AT.now },
    ]);
  });

  test('a captured value stands in no history of a pointer, though the person once said it', () => {
    const said: Draft = {
      line: { kind: 'pointer', name: 'Total 48,200', aliases: ['total'], place: { page: URL_OF_SHEET } },
      said: 'Total 48,200',
      capturedAs: 'typed',
      vouch: true,
    };
    const pointed: Draft = {
      line: { kind: 'pointer', name: 'Total', aliases: [], place: { page: 'https://docs.example/new' } },
      said: 'Total: £48,200.00',
      capturedAs: 'cell',
      capturedValue: '£48,200.00',
    };
    const former = kept(said);
    expect(JSON.stringify(former)).toContain('48,200');
    const entry = replaced(pointed, former);
    expect(entry).toMatchObject({ place: { page: 'https://docs.example/new' } });
    expect(JSON.stringify(entry)).not.toMatch(/48.?200/);
    expect(
      replaced(
        { ...pointed, capturedValue: '7' },
        kept({ ...said, line: { ...said.line, name: 'Total' } as Draft['line'] }),
      ).history,
    ).toHaveLength(1);
  });

  test('an edit keeps the history, and a line from outside is read with it or refused', () => {
    const entry = replaced(preference('No calls before 10'), kept(preference('No calls before 11')));
    expect(admitEdit(preference('No calls before noon'), entry, AT)).toMatchObject({
      entry: { createdAt: AT.now, history: [{ text: 'No calls before 11' }] },
    });
    const line = JSON.parse(JSON.stringify(entry));
    const [before] = line.history;
    expect(readmit(line)).toEqual({ ok: true, entry });
    for (const history of [
      [],
      [before, before, before, before, before, before],
      [{ ...before, since: 'yesterday' }],
      [{ ...before, until: -1 }],
      [{ ...before, more: 1 }],
      [{ ...before, text: '' }],
      [{ ...before, text: 'No \u202ecalls' }],
      'No calls',
    ])
      expect(readmit({ ...line, history }).ok, JSON.stringify(history)).toBe(history.length === 0);
  });
});

test('a copy of an admitted entry is not admitted', () => {
  const result = admit(preference('No calls before 11'), AT);
  if (!result.ok) throw new Error(result.why);
  expect(wasAdmitted(result.entry)).toBe(true);
  expect(wasAdmitted({ ...result.entry })).toBe(false);
});

test('a line from outside that the sort would not have had comes in with a doubt', () => {
  const admission = { sortVersion: SORT_VERSION, verdict: 'remember', reasons: ['x'], capturedAs: 'typed' };
  const line = { kind: 'preference', text: 'Standup is at 9:30', id: 'a', createdAt: 1, updatedAt: 1, admission };
  expect(readmit(line)).toMatchObject({ ok: true, entry: { admission: { doubt: expect.stringContaining('time') } } });
  expect(readmit({ ...line, admission: { ...admission, capturedAs: 'cell' } }).ok).toBe(false);
  expect(readmit({ ...line, extra: 1 }).ok).toBe(false);
});
