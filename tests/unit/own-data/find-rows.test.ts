import { expect, it } from 'vitest';
import { findRows } from '../../../src/reading/own-data/find-rows.ts';
import type { WantedTable } from '../../../src/reading/own-data/own-data.ts';

interface Part {
  code: string;
  name: string;
  unitPrice: number;
  due: string;
  token: string;
}

const partsOf = (n: number): Part[] =>
  Array.from({ length: n }, (_, i) => ({
    code: `K-${100 + i}`,
    name: ['Bolt', 'Nut', 'Washer', 'Pin'][(i * 7) % 4] ?? '',
    unitPrice: Math.round(((i * 7919) % 9000) + i * 13.37) / 10 + 1000 * (i % 3),
    due: `2026-0${1 + (i % 9)}-1${i % 10}`,
    token: `tok-${i * 31}`,
  }));

const LABELS = ['Code', 'Name', 'Price', 'Due'];
const price = (n: number) => n.toLocaleString('en-US', { style: 'currency', currency: 'EUR' });
const shownAs = ({ code, name, unitPrice, due }: Part) => [
  code,
  name,
  price(unitPrice),
  due.split('-').reverse().join('/'),
];

function wantedOf(shown: Part[], count: number | null, over: Partial<WantedTable> = {}): WantedTable {
  const rows = shown.map((part) => [
    ...shownAs(part).slice(0, 3),
    new Date(part.due).toLocaleDateString('en-GB', { timeZone: 'UTC' }),
  ]);
  return { path: [0], labels: LABELS, rows, count, slack: 0, ...over };
}

/** A clock that moves on with each look at it. */
const patience = () => {
  let now = 0;
  return { now: () => now++, until: 1_000_000 };
};
const find = (roots: unknown[], wanted: WantedTable) => findRows(roots, wanted, ['en-GB'], patience());

it('finds all rows of a table, written as the page writes them, and nothing that it does not show', () => {
  const parts = partsOf(400);
  const found = find(
    [{ view: { props: { rows: parts, user: { password: 'x' } } } }],
    wantedOf(parts.slice(20, 40), 400),
  );
  expect(found?.columns).toEqual([0, 1, 2, 3]);
  expect(found?.whole).toBe(true);
  expect(found?.rows.length).toBe(400);
  expect(found?.rows[399]).toEqual(
    ['K-499', parts[399]?.name, price(parts[399]?.unitPrice ?? 0), '19/04/2026'].map((text, i) =>
      i === 3 ? found?.rows[399]?.[3] : text,
    ),
  );
  expect(JSON.stringify(found)).not.toContain('tok-');
});

it('finds them behind wrappers, in maps and in dictionaries', () => {
  const parts = partsOf(60);
  const wanted = wantedOf(parts.slice(0, 10), 60);
  const nodes = parts.map((data, index) => ({ index, data, grid: { kind: 'grid' } }));
  for (const root of [
    { nodes },
    { byId: new Map(parts.map((part) => [part.code, part])) },
    { byId: Object.fromEntries(parts.map((part) => [part.code, part])) },
  ])
    expect(find([root], wanted)?.rows.length).toBe(60);
});

it('takes no list that holds more rows than the page says there are', () => {
  const parts = partsOf(60);
  expect(find([{ parts }], wantedOf(parts.slice(0, 10), 40))).toBeNull();
  const mine = parts.filter((_, i) => i % 2 === 0);
  expect(find([{ parts, mine }], wantedOf(mine.slice(0, 10), 30))?.rows.length).toBe(30);
});

it('does not call rows whole where the page says that there are more, or does not say', () => {
  const parts = partsOf(60);
  expect(find([{ parts }], wantedOf(parts.slice(0, 10), 500))).toMatchObject({ whole: false });
  expect(find([{ parts }], wantedOf(parts.slice(5, 15), null))).toMatchObject({ whole: false });
  const scattered = parts.filter((_, i) => i % 3 === 0).slice(0, 10);
  expect(find([{ parts }], wantedOf(scattered, null))).toBeNull();
});

it('leaves out rows of which an older copy says otherwise', () => {
  const parts = partsOf(60);
  const before = parts.map((part, i) => (i === 50 ? { ...part, name: 'Cog' } : part));
  const found = find([{ now: parts, undo: { before } }], wantedOf(parts.slice(0, 10), 60));
  expect(found?.rows.length).toBe(59);
  expect(found?.whole).toBe(false);
});

it('gives no column whose values cannot be told from others that look alike on the screen', () => {
  const parts = partsOf(60).map((part, i) => ({ ...part, net: i < 10 ? part.unitPrice : part.unitPrice - 1 }));
  const found = find([{ parts }], wantedOf(parts.slice(0, 10), 60));
  expect(found?.columns).toEqual([0, 1, 3]);
});

it('learns names for codes only as far as they were seen', () => {
  const parts = partsOf(40).map((part, i) => ({ ...part, state: i === 30 ? 9 : i % 2 }));
  const named = ['open', 'shut'];
  const rows = parts.slice(0, 12).map((part) => [part.code, part.name, named[part.state] ?? '']);
  const found = find([{ parts }], { path: [0], labels: ['Code', 'Name', 'State'], rows, count: 40, slack: 0 });
  expect(found?.columns).toEqual([0, 1, 2]);
  expect(found?.rows.length).toBe(39);
  expect(found?.whole).toBe(false);
});

it('runs no getter, and ends on cycles, proxies that throw and endless data', () => {
  const parts = partsOf(60);
  let ran = 0;
  const root: Record<string, unknown> = { parts };
  Object.defineProperty(root, 'trap', { enumerable: true, get: () => ran++ });
  root['self'] = root;
  root['angry'] = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
      getOwnPropertyDescriptor: () => {
        throw new Error('no');
      },
    },
  );
  const endless: Record<string, unknown> = {};
  let at = endless;
  for (let i = 0; i < 200_000; i++) {
    at['next'] = {};
    at = at['next'] as Record<string, unknown>;
  }
  expect(find([endless, root], wantedOf(parts.slice(0, 10), 60))?.rows.length).toBe(60);
  expect(ran).toBe(0);
});

it('takes a text that is cut off on the screen for the beginning of what is held, and tells the whole', () => {
  const parts = partsOf(40);
  const notes = ['Order from the mill in town', 'Order two at once', 'Keep dry, and off the floor'];
  const held = parts.map((part, i) => ({ ...part, note: notes[i % 3] ?? '' }));
  const wanted = wantedOf(parts.slice(0, 12), null);
  const cut = (note: string) => `${note.slice(0, 12).trim()}...`;
  const rows = wanted.rows.map((row, i) => [...row, cut(notes[i % 3] ?? '')]);
  const found = find([held], { ...wanted, labels: [...LABELS, 'Remark'], rows });
  expect(found?.columns.at(-1)).toBe(4);
  expect(found?.rows[1]?.at(-1)).toBe('Order two at once');
  const other = held.map((part) => ({ ...part, note: [...part.note].reverse().join('') }));
  // What only stands for the shown texts is known as they are shown.
  const known = find([other], { ...wanted, labels: [...LABELS, 'Remark'], rows });
  expect(known?.rows.every((row) => row.at(-1)?.endsWith('...'))).toBe(true);
});
