import { expect, it } from 'vitest';
import type { Box, PlacedText } from '../../../src/reading/own-data/drawn-text.ts';
import { rebuildGrid } from '../../../src/reading/own-data/rebuild-grid.ts';

const BOX: Box = { left: 8, top: 40, right: 908, bottom: 560 };
const CHAR = 7;

/** A text of 12 pixels; `x` is where it begins, ends or has its middle. */
function at(
  text: string,
  x: number,
  y: number,
  align: 'left' | 'right' | 'center' = 'left',
  more: Partial<PlacedText> = {},
): PlacedText {
  const width = text.length * CHAR;
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return { text, anchor: x, left, right: left + width, top: y - 6, bottom: y + 6, cell: null, look: 'plain', ...more };
}

/** A sheet with those column widths: numbers at the right of their cells, words at the left. */
function drawSheet(rows: string[][], widths: number[], { first = 1, from = 0 } = {}): PlacedText[] {
  const [gutter, head, height] = [44, 26, 24];
  const edges = [0, ...widths].map(
    (_, c) => BOX.left + gutter + widths.slice(0, c).reduce((sum, width) => sum + width, 0),
  );
  const middle = (r: number) => BOX.top + head + r * height + height / 2;
  const letters = widths.map((width, c) =>
    at(String.fromCharCode(65 + from + c), (edges[c] ?? 0) + width / 2, BOX.top + head / 2, 'center'),
  );
  const numbers = rows.map((_, r) => at(`${first + r}`, BOX.left + gutter / 2, middle(r), 'center'));
  const cells = rows.flatMap((row, r) =>
    row.flatMap((text, c) => {
      if (text === '') return [];
      return [
        /^[\d.,]+$/.test(text)
          ? at(text, (edges[c + 1] ?? 0) - 5, middle(r), 'right')
          : at(text, (edges[c] ?? 0) + 5, middle(r)),
      ];
    }),
  );
  return [...letters, ...numbers, ...cells];
}

const PLAN = [
  ['A plan for the whole of next year', '', '', ''],
  ['Team', 'Jan', 'Feb', 'Lead'],
  ['Red', '120', '99.5', 'Ola'],
  ['Blue', '80', '1,250', 'Pia'],
  ['', '', '', ''],
];

it('puts each text of a sheet under its letter, however wide the columns are', () => {
  for (const widths of [
    [90, 90, 90, 90],
    [140, 60, 90, 160],
    [60, 200, 50, 120],
  ]) {
    const rebuilt = rebuildGrid(drawSheet(PLAN, widths), BOX);
    expect(rebuilt, `${widths}`).toMatchObject({
      cells: [['', 'A', 'B', 'C', 'D'], ...PLAN.map((row, r) => [`${r + 1}`, ...row])],
      ...{ sheet: true, headed: false, ends: false },
    });
  }
});

it('keeps the letters and numbers of a sheet that was scrolled', () => {
  const cells = rebuildGrid(drawSheet(PLAN.slice(1), [100, 70, 70, 90], { first: 41, from: 3 }), BOX)?.cells;
  expect(cells?.[0]).toEqual(['', 'D', 'E', 'F', 'G']);
  expect(cells?.[2]).toEqual(['42', 'Red', '120', '99.5', 'Ola']);
});

it('reads heads and rows where texts stand below each other without letters', () => {
  const heads = ['Part', 'Stock', 'Place'];
  const rows = [
    ['Bolt M8', '1,204', 'Hall 2'],
    ['Nut', '88', 'Hall 14 behind the gate'],
    ['Washer', '7', 'Yard'],
  ];
  const texts = [
    ...heads.map((text, c) => at(text, 20 + c * 150, 60, 'left', { look: 'bold' })),
    ...rows.flatMap((row, r) =>
      row.map((text, c) => (c === 1 ? at(text, 240, 90 + r * 30, 'right') : at(text, 20 + c * 150, 90 + r * 30))),
    ),
  ];
  expect(rebuildGrid(texts, BOX)).toMatchObject({ cells: [heads, ...rows], sheet: false, headed: true, ends: true });
  expect(rebuildGrid(texts, { ...BOX, bottom: 170 })?.ends).toBe(false);
});

it('takes the axes of a chart for no table', () => {
  const chart = [
    ...['0', '100', '200', '300', '400'].map((text, i) => at(text, 40, 400 - i * 60, 'right')),
    ...['Jan', 'Feb', 'Mar', 'Apr'].map((text, i) => at(text, 80 + i * 60, 420, 'center')),
  ];
  expect(rebuildGrid(chart, BOX)).toBeNull();
});
