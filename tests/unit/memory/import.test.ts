import { describe, expect, test } from 'vitest';
import { admit, admitReplacement } from '../../../src/memory/admit.ts';
import { useOf } from '../../../src/memory/budget.ts';
import type { Draft, Entry } from '../../../src/memory/entry.ts';
import { exportMemory } from '../../../src/memory/export.ts';
import { entriesToImport, planImport } from '../../../src/memory/import.ts';
import { searchMemory } from '../../../src/memory/search.ts';

const NOW = 1000;

function memory(): Entry[] {
  const page = 'https://docs.example/b?gid=3';
  const drafts: Draft[] = [
    { line: { kind: 'preference', text: 'No calls before 11' }, said: 'No calls before 11', capturedAs: 'typed' },
    {
      line: { kind: 'preference', text: 'Standup is at 9:30' },
      said: 'Standup is at 9:30',
      capturedAs: 'typed',
      vouch: true,
    },
    {
      line: { kind: 'vocabulary', term: 'quarterly doc', aliases: ['q doc'], meaning: 'the finance one' },
      said: 'quarterly doc = the finance one',
      capturedAs: 'typed',
    },
    {
      line: { kind: 'outcome', text: 'The export tool choked on large files', when: 'in March' },
      said: 'The export tool choked on large files',
      capturedAs: 'typed',
    },
    {
      line: {
        kind: 'pointer',
        name: 'budget total',
        aliases: [],
        place: {
          page,
          locator: {
            v: 1,
            shape: 'money',
            target: {
              kind: 'cell',
              table: { caption: null, section: ['B'], columns: ['Item', 'Q3'] },
              row: [['Item', 'Total']],
              column: 'Q3',
            },
          },
        },
      },
      said: '5',
      capturedAs: 'cell',
      capturedValue: '5',
      url: page,
    },
    {
      line: { kind: 'dated-copy', name: 'open tickets', aliases: [], value: '3', asOf: 900 },
      said: '3',
      capturedAs: 'count',
      capturedValue: '3',
    },
  ];
  return drafts.map((draft, i) => {
    const result = admit(draft, { now: NOW + i, id: `e${i}` });
    if (!result.ok) throw new Error(result.why);
    return result.entry;
  });
}

test("one's own export gives the same memory back, byte for byte", () => {
  const file = exportMemory(memory(), 5);
  const read = planImport(file, []);
  if (!read.ok) throw new Error(read.why);
  expect(read.plan.needsLook).toEqual([]);
  expect(read.plan.added).toEqual(memory());
  expect(exportMemory(read.plan.added, 5)).toBe(file);
});

test('importing it again changes nothing', () => {
  const read = planImport(exportMemory(memory(), 5), memory());
  expect(read).toMatchObject({ ok: true, plan: { added: [], changed: [], needsLook: [] } });
  if (read.ok) expect(read.plan.same.length).toBe(6);
});

test('a line with other words asks: mine, theirs or both', () => {
  const [first, ...rest] = memory();
  const mine = [{ ...first, text: 'No calls before 10' } as Entry, ...rest];
  const read = planImport(exportMemory(memory(), 5), mine);
  if (!read.ok) throw new Error(read.why);
  expect(read.plan.changed.map(({ theirs }) => theirs.id)).toEqual(['e0']);
  expect(
    entriesToImport(
      read.plan,
      () => 'mine',
      () => 'n',
    ),
  ).toEqual([]);
  expect(
    entriesToImport(
      read.plan,
      () => 'theirs',
      () => 'n',
    ).map(({ id }) => id),
  ).toEqual(['e0']);
  expect(
    entriesToImport(
      read.plan,
      () => 'both',
      () => 'n',
    ).map(({ id }) => id),
  ).toEqual(['n']);
});

test('a line that the sort would not have had is kept and flagged', () => {
  const file = exportMemory(memory(), 5).replace('No calls before 11', 'The build is green');
  const read = planImport(file, []);
  expect(read).toMatchObject({ ok: true, plan: { needsLook: [{ id: 'e0' }] } });
  if (read.ok) expect(read.plan.added.length).toBe(6);
});

test.each<[string, (file: string) => string]>([
  ['truncated', (file) => file.slice(0, -40)],
  ['of a newer version', (file) => file.replace('"version": 1', '"version": 3')],
  ['of another format', (file) => file.replace('whereabouts-memory', 'something')],
  ['with __proto__', (file) => file.replace('"kind": "preference"', '"kind": "preference", "__proto__": {"x": 1}')],
  ['with an unknown field', (file) => file.replace('"kind": "preference"', '"kind": "preference", "more": 1')],
  ['with two lines of one id', (file) => file.replace('"id": "e1"', '"id": "e0"')],
  ['with a captured value undated', (file) => file.replace('"capturedAs": "typed"', '"capturedAs": "cell"')],
])('a file %s is refused whole', (_name, spoil) => {
  const file = exportMemory(memory(), 5);
  expect(spoil(file)).not.toBe(file);
  expect(planImport(spoil(file), []).ok).toBe(false);
});

test('a place in a group, among twin tables or by an unlabelled header comes back as it was', () => {
  const target = {
    kind: 'cell' as const,
    table: { caption: null, section: ['Issues'], columns: ['', 'open'], twins: 2 },
    row: [],
    header: 'Bug',
    group: 'Atlas',
    column: 'open',
  };
  const place = { page: 'https://t.example/p', locator: { v: 1 as const, shape: 'number' as const, target } };
  const draft: Draft = {
    line: { kind: 'pointer', name: 'open bugs', aliases: [], place },
    said: 'open bugs',
    capturedAs: 'cell',
    capturedValue: '11',
  };
  const admitted = admit(draft, { now: NOW, id: 'p' });
  if (!admitted.ok) throw new Error(admitted.why);
  expect(admitted.entry).toMatchObject({ place });
  const read = planImport(exportMemory([admitted.entry], 5), []);
  expect(read).toMatchObject({ ok: true, plan: { added: [{ place }] } });
});

test('keeps the address of the only event of its title over an export', () => {
  const target = {
    kind: 'event' as const,
    title: 'Stock freeze',
    date: null,
    part: 'date' as const,
    only: true as const,
  };
  const place = { page: 'https://t.example/p', locator: { v: 1 as const, shape: 'date' as const, target } };
  const draft: Draft = {
    line: { kind: 'pointer', name: 'stock freeze', aliases: [], place },
    said: 'stock freeze',
    capturedAs: 'event',
    capturedValue: '2026-12-21',
  };
  const admitted = admit(draft, { now: NOW, id: 'p' });
  if (!admitted.ok) throw new Error(admitted.why);
  const read = planImport(exportMemory([admitted.entry], 5), []);
  expect(read).toMatchObject({ ok: true, plan: { added: [{ place }] } });
});

describe('a line with a history', () => {
  const withHistory = (): Entry[] => {
    const [first, ...rest] = memory() as [Entry, ...Entry[]];
    const text = 'No calls before 10';
    const draft: Draft = { line: { kind: 'preference', text }, said: text, capturedAs: 'typed' };
    const result = admitReplacement(draft, first, { now: NOW + 50 });
    if (!result?.ok) throw new Error('not admitted');
    return [...rest, result.entry];
  };

  test('comes back byte for byte, in a file of the version that knows histories', () => {
    const file = exportMemory(withHistory(), 5);
    expect(file).toContain('"version": 2');
    expect(exportMemory(memory(), 5)).toContain('"version": 1');
    const read = planImport(file, []);
    if (!read.ok) throw new Error(read.why);
    expect(exportMemory(read.plan.added, 5)).toBe(file);
    expect(read.plan.added.at(-1)?.history).toEqual([{ text: 'No calls before 11', since: NOW, until: NOW + 50 }]);
  });

  test('is the same line with another history or none, and another one with other words', () => {
    const forgetful = withHistory().map(({ history: _before, ...entry }) => entry as Entry);
    expect(planImport(exportMemory(withHistory(), 5), forgetful)).toMatchObject({ plan: { changed: [], added: [] } });
    const read = planImport(exportMemory(withHistory(), 5), memory());
    expect(read).toMatchObject({ plan: { changed: [{ theirs: { text: 'No calls before 10' } }], added: [] } });
    if (!read.ok) return;
    const both = entriesToImport(
      read.plan,
      () => 'both',
      () => 'n',
    );
    expect(both).toMatchObject([{ id: 'n', history: [{ text: 'No calls before 11' }] }]);
  });

  test('counts and is found by what it says now alone', () => {
    const old = memory();
    expect(useOf(withHistory())).toEqual(useOf(old));
    const late = withHistory().map((entry) =>
      entry.history ? { ...entry, history: [{ text: 'Wombats at dawn', since: 1, until: 2 }] } : entry,
    );
    expect(searchMemory('what about wombats at dawn?', late)).toEqual([]);
    expect(searchMemory('no calls before when?', late).map(({ entry }) => entry.id)).toContain('e0');
  });
});

test('a byte order mark does no harm', () => {
  expect(planImport(`\uFEFF${exportMemory(memory(), 5)}`, []).ok).toBe(true);
});
