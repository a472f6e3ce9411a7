import { expect, it } from 'vitest';
import { findSheets } from '../../../src/reading/own-data/find-sheets.ts';

const DRAWN = [
  ['', 'A', 'B', 'C'],
  ['1', 'Team', 'Jan', 'Feb'],
  ['2', 'Red', '12', '14.5'],
  ['3', 'Blue', '9', ''],
  ['4', '', '', ''],
];
const COSTS = [
  ['Team', 'Jan', 'Feb'],
  ['Red', 12, 14.5],
  ['Blue', 9, null],
  [],
  ...Array.from({ length: 60 }, (_, i) => [`Row ${i}`, i]),
];
const HEADS = [
  ['Team', 'Head'],
  ['Red', 'Ola'],
];

const patience = () => {
  let now = 0;
  return { now: () => now++, until: 1_000_000 };
};
const find = (roots: unknown[]) => findSheets(roots, DRAWN, patience());
/** Cells as some apps hold them: lists, numbered entries, with values or texts in them. */
const asEntries = (rows: unknown[][], cell: (value: unknown) => unknown, row = (cells: object): object => cells) =>
  Object.fromEntries(
    rows.map((cells, r) => [
      r,
      row(Object.fromEntries(cells.flatMap((value, c) => (value == null ? [] : [[c, cell(value)]])))),
    ]),
  );

it('finds the drawn sheet with what is scrolled away, and the others of its book, however they are kept', () => {
  const cell = (v: unknown) => ({ v, m: `${v}`, ct: { t: 'n' } });
  for (const book of [
    [
      { name: 'Costs', data: COSTS },
      { name: 'Heads', data: HEADS },
    ],
    [
      { name: 'Costs', data: COSTS.map((row) => row.map((v) => (v === null ? null : cell(v)))) },
      { name: 'Heads', data: HEADS.map((row) => row.map(cell)) },
    ],
    {
      s1: { id: 's1', name: 'Costs', cellData: asEntries(COSTS, (v) => ({ v })) },
      s2: { id: 's2', name: 'Heads', cellData: asEntries(HEADS, (v) => ({ v })) },
    },
    [
      {
        name: 'Costs',
        rows: {
          len: 100,
          ...asEntries(
            COSTS,
            (text) => ({ text: `${text}` }),
            (cells) => ({ cells }),
          ),
        },
      },
      {
        name: 'Heads',
        rows: asEntries(
          HEADS,
          (text) => ({ text }),
          (cells) => ({ cells }),
        ),
      },
    ],
  ]) {
    const [costs, heads] = find([{ app: { book } }]) ?? [];
    expect(costs?.name).toBe('Costs');
    expect(costs?.cells.length).toBe(65);
    expect(costs?.cells[64]).toEqual(['64', 'Row 59', '59', '']);
    expect(heads).toEqual({
      name: 'Heads',
      cells: [
        ['', 'A', 'B'],
        ['1', 'Team', 'Head'],
        ['2', 'Red', 'Ola'],
      ],
      ends: true,
    });
  }
});

it('takes no sheet of which a drawn cell says something else, or is drawn empty', () => {
  for (const [row, column, value] of [
    [1, 1, 13],
    [3, 1, 'x'],
  ] as const) {
    const data = COSTS.map((cells, r) => (r === row ? Object.assign([...cells], { [column]: value }) : cells));
    expect(find([{ book: [{ name: 'Costs', data }] }])).toBeNull();
  }
});

it('compares a text that its cell cuts off by what is left of it, and tells it whole', () => {
  const drawn = DRAWN.map((row, r) => (r === 2 ? ['2', 'Red…', '12', '14.5'] : row));
  for (const name of ['Red', 'Red and more']) {
    const data = COSTS.map((row, r) => (r === 1 ? [name, 12, 14.5] : row));
    expect(findSheets([{ name: 'Costs', data }], drawn, patience())?.[0]?.cells[2]).toEqual(['2', name, '12', '14.5']);
  }
  const data = COSTS.map((row, r) => (r === 1 ? ['Rust', 12, 14.5] : row));
  expect(findSheets([{ name: 'Costs', data }], drawn, patience())).toBeNull();
});

it('takes none where two say different things of what is scrolled away', () => {
  const before = COSTS.map((cells, r) => (r === 40 ? ['Row 35', 'old'] : cells));
  expect(find([{ now: [{ name: 'Costs', data: COSTS }], undo: [{ name: 'Costs', data: before }] }])).toBeNull();
});

it('finds sheets that are kept under their names, and knows what a formula comes to only where it is drawn', () => {
  const costs = COSTS.map((row, r) => (r === 2 ? ['Blue', '=B2-3', ''] : row));
  const heads = [...HEADS, ['Sum', '=COUNT(B2:B2)']];
  const [drawn, other] = find([{ costs, heads, token: 'x' }]) ?? [];
  expect(drawn).toMatchObject({ name: 'costs', ends: true });
  expect(drawn?.cells[3]).toEqual(['3', 'Blue', '9', '']);
  expect(other).toEqual({
    name: 'heads',
    cells: [
      ['', 'A', 'B'],
      ['1', 'Team', 'Head'],
      ['2', 'Red', 'Ola'],
      ['3', 'Sum', ''],
    ],
    ends: false,
  });
  const below = COSTS.map((row, r) => (r === 40 ? ['Late', '=B1'] : row));
  expect(find([{ costs: below }])?.[0]?.ends).toBe(false);
  const empty = COSTS.map((row, r) => (r === 2 ? ['Blue', 9, '=B3'] : row));
  expect(find([{ costs: empty }])).toBeNull(); // drawn empty where something is held
});

it('knows that there is more of a sheet than it takes', () => {
  const rows = Array.from({ length: 2100 }, (_, i) => [`Row ${i}`, i]);
  const found = find([{ book: [{ name: 'Costs', data: [...COSTS, ...rows] }] }]);
  expect(found?.[0]).toMatchObject({ name: 'Costs', ends: false });
  expect(found?.[0]?.cells.length).toBe(2001);
});
