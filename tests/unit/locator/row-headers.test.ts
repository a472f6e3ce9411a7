import { expect, it } from 'vitest';
import { locatorForCell } from '../../../src/reading/locator/make-locator.ts';
import { resolveLocator } from '../../../src/reading/locator/resolve-locator.ts';
import type { Table } from '../../../src/reading/reading.ts';
import { aCell, aPage, aRow, aTable, CLOCK } from './a-page.ts';

const matrix = (rows: string[][], more: Partial<Table> = {}) => aTable(['', 'open', 'closed', 'Total'], rows, more);
const rows = [
  ['Bug', '11', '22', '33'],
  ['Feature', '4', '7', '11'],
];

const at = (table: Table, row: number, column: number) => {
  const locator = locatorForCell(table, row, column, aPage({ tables: [table] }));
  if (locator === null) throw new Error('expected a locator');
  return locator;
};

it('finds a row by its header although the headers have no label, wherever it moves', () => {
  const locator = at(matrix(rows), 0, 1);
  expect(locator.target).toMatchObject({ kind: 'cell', row: [], header: 'Bug', column: 'open' });
  const moved = matrix([['Task', '1', '2', '3'], rows[1] ?? [], ['Bug', '12', '22', '34']]);
  expect(resolveLocator(locator, aPage({ tables: [moved] }), CLOCK)).toMatchObject({
    state: 'certain',
    hit: { text: '12', where: 'row Bug, column open' },
  });
});

it('does not take another row when that header is gone, doubled or no header any more', () => {
  const locator = at(matrix(rows), 0, 1);
  const state = (table: Table) => resolveLocator(locator, aPage({ tables: [table] }), CLOCK).state;
  expect(state(matrix([['Defect', '11', '22', '33'], rows[1] ?? []]))).toBe('missing');
  expect(state(matrix([...rows, ['Bug', '5', '5', '10']]))).toBe('ambiguous');
  expect(state(matrix(rows, { rowHeader: null }))).toBe('missing');
});

it('has no address where two rows have one header', () => {
  const twice = matrix([...rows, ['Bug', '5', '5', '10']]);
  expect(locatorForCell(twice, 0, 1, aPage({ tables: [twice] }))).toBeNull();
});

it('is not certain of a cell that is kept out of sight in a table that is shown', () => {
  const table = matrix(rows);
  const locator = at(table, 0, 1);
  const hidden = {
    ...table,
    rows: table.rows.map((row, i) =>
      i === 0 ? { ...row, cells: row.cells.map((cell) => cell && { ...cell, vis: 'collapsed' as const }) } : row,
    ),
  };
  expect(resolveLocator(locator, aPage({ tables: [hidden] }), CLOCK).state).toBe('ambiguous');
});

it("finds a grid's pinned total among the rows that are drawn, unless its rows stand in groups", () => {
  const total = aRow(['Total', '900'], { kind: 'total' });
  const grid = (more: Partial<Table>, body = [['SO-1', '10']]) =>
    aTable(['Order', 'Amount'], [total, ...body], { from: 'grid', complete: false, rowTotal: 5000, ...more });
  const locator = at(grid({}), 0, 1);
  const state = (table: Table) => resolveLocator(locator, aPage({ tables: [table] }), CLOCK).state;
  expect(state(grid({}, [['SO-77', '12']]))).toBe('certain');
  expect(state(grid({ from: 'table' }))).toBe('ambiguous');
  const grouped = grid({});
  grouped.rows.push({ kind: 'group', cells: [aCell('North'), null], group: null, key: null });
  expect(state(grouped)).toBe('ambiguous');
});
