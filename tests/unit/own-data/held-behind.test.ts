import { expect, it } from 'vitest';
import { isFromEndToEnd } from '../../../src/content/own-world/held-behind.ts';
import type { DrawnGrid } from '../../../src/reading/own-data/own-data.ts';

const HEADS = ['Code', 'Name', 'Note'];
const rows = Array.from({ length: 60 }, (_, i) => [`K-${i}`, ['Bolt', 'Nut'][i % 2] ?? '', `Kept on shelf ${i} of 60`]);
const cut = (row: string[]) => [row[0] ?? '', row[1] ?? '', `${row[2]?.slice(0, 8)}...`];
const held = { columns: [0, 1, 2], rows, whole: false };
const drawn = (cells: string[][]): DrawnGrid => ({
  ...{ path: [0], cells: [HEADS, ...cells], sheet: false, headed: true, ends: false, held: null, name: null },
});
const start = drawn(rows.slice(0, 12).map(cut));

it('knows rows for all where the first and the last of them are drawn, with or without totals below', () => {
  expect(isFromEndToEnd(start, drawn(rows.slice(-12).map(cut)), held)).toBe(true);
  expect(isFromEndToEnd(start, drawn([...rows.slice(-12), ['Total', '60', '']]), held)).toBe(true);
});

it('does not where more rows are drawn below, where the drawing stopped before, or where it began later', () => {
  expect(isFromEndToEnd(start, drawn([...rows.slice(-9), ['K-60', 'Nut', ''], ['K-61', 'Pin', '']]), held)).toBe(false);
  expect(isFromEndToEnd(start, start, held)).toBe(false);
  expect(isFromEndToEnd(drawn(rows.slice(5, 20)), drawn(rows.slice(-12)), held)).toBe(false);
});
