import { expect, it } from 'vitest';
import { readDrawn } from '../../../src/content/joining/join-drawn.ts';
import { readHere } from '../../../src/content/read-here.ts';
import type { DrawnGrid } from '../../../src/reading/own-data/own-data.ts';

function read(cells: string[][], over: Partial<DrawnGrid> = {}) {
  let src = 100;
  const grid = { path: [0], cells, sheet: false, headed: true, ends: true, held: null, name: null, ...over };
  return readDrawn(grid, () => src++, ['Repairs'], readHere);
}
const CELLS = [
  ['Order', 'Price (G...', 'Notes'],
  ['K-1', '12.50', 'The neck was loo...'],
  ['K-2', '8.00', 'Strung anew'],
  ['K-3', '19.00', 'New reeds orde…'],
];

it('takes no text that is drawn cut off for a value, and reads its head as far as its words are whole', () => {
  const { tables, cut } = read(CELLS);
  expect(tables[0]?.columns).toEqual([['Order'], ['Price'], ['Notes']]);
  const notes = tables[0]?.rows.map(({ cells }) => [cells[2]?.text, cells[2]?.vis]);
  expect(notes).toEqual([
    ['The neck was loo...', 'concealed'],
    ['Strung anew', 'shown'],
    ['New reeds orde…', 'concealed'],
  ]);
  expect(cut).toBe(true);
});

it('takes no cut text either that the app holds as such', () => {
  const rows = [...CELLS.slice(1), ['K-4', '3.00', 'Pads worn th...']];
  const { tables, cut } = read(CELLS, { held: { columns: [0, 1, 2], rows, whole: true } });
  expect(tables[0]?.rows.map(({ cells }) => cells[2]?.vis)).toEqual(['concealed', 'shown', 'concealed', 'concealed']);
  expect(cut).toBe(true);
});

it('has the whole of it where the app holds it', () => {
  const whole = ['The neck was loose', 'Strung anew', 'New reeds ordered', 'Nothing yet'];
  const rows = whole.map((note, i) => [`K-${i + 1}`, ['12.50', '8.00', '19.00', '3.00'][i] ?? '', note]);
  const { tables, cut } = read(CELLS, { held: { columns: [0, 1, 2], rows, whole: true } });
  expect(tables[0]?.rows.map(({ cells }) => [cells[2]?.text, cells[2]?.vis])).toEqual(
    whole.map((note) => [note, 'shown']),
  );
  expect(tables[0]?.complete).toBe(true);
  expect(cut).toBe(false);
});

it('knows all rows of a sheet that the app holds, though not what its formulas come to', () => {
  const cells = [
    ['', 'A', 'B'],
    ['1', 'Team', 'Dec'],
    ['2', 'Ops', '48'],
    ['3', 'Lab', '11'],
    ['4', 'Total', ''],
  ];
  const sheet = { sheet: true, headed: false, ends: false };
  expect(read(cells, { ...sheet, name: 'Heads' }).tables[0]).toMatchObject({ rowTotal: 2, complete: false });
  expect(read(cells, { ...sheet, name: null }).tables[0]).toMatchObject({ rowTotal: null, complete: false });
});
