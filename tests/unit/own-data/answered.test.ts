import { expect, it } from 'vitest';
import { toldBy } from '../../../src/reading/own-data/own-data.ts';

const WANTED = { tables: [{ path: [0], labels: ['A', 'B'], rows: [], count: 2, slack: 0 }] };
const told = (tables: unknown, drawn: unknown = []) => toldBy(JSON.stringify({ tables, drawn }), WANTED);

it('takes an answer that fits what was asked', () => {
  const rows = [['a', 'b']];
  expect(told([{ columns: [0, 1], rows, whole: true }])?.tables).toEqual([{ columns: [0, 1], rows, whole: true }]);
});

it('takes nothing that a page makes up in another shape', () => {
  for (const made of ['', 'null', '[]', '{"tables":1,"drawn":[]}', '{"__proto__":{"tables":[]}}', '{'])
    expect(toldBy(made, WANTED)).toBeNull();
  for (const held of [
    null,
    7,
    { columns: [5], rows: [['a']] },
    { columns: [0, 0], rows: [['a', 'a']] },
    { columns: [0], rows: [[1]] },
    { columns: [0], rows: [['a', 'b']] },
    { columns: [], rows: [] },
  ])
    expect(told([held])?.tables, JSON.stringify(held)).toEqual([null]);
  const grid = { path: [0], cells: [['a'], ['b']], sheet: 'yes' };
  expect(told([], [grid, { ...grid, path: ['x'] }, { ...grid, cells: [['a'], ['b', 'c']] }])?.drawn).toEqual([
    { path: [0], cells: [['a'], ['b']], sheet: false, headed: false, ends: false, held: null, name: null },
  ]);
});

it('cuts what is too much, and does not call that whole', () => {
  const rows = Array.from({ length: 20_001 }, () => ['x'.repeat(500)]);
  const [held] = told([{ columns: [0], rows, whole: true }])?.tables ?? [];
  expect(held?.rows.length).toBe(20_000);
  expect(held?.rows[0]?.[0]?.length).toBe(400);
  expect(held?.whole).toBe(false);
});
