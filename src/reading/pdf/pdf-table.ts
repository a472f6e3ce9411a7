import { cleanText } from '../clean-text.ts';
import { TOTAL } from '../readers/total-name.ts';
import { cleanLabel, looksLikeValue, looksTyped } from '../readers/typed-text.ts';
import type { Cell, Row, Table } from '../reading.ts';
import type { PdfRow } from './table-rows.ts';

/** A year, a quarter or a month, which heads columns as often as it is a value. */
const PERIOD =
  /^(?:(?:FY|Q[1-4]|H[12])\s?)?'?(?:19|20)\d{2}(?:[/–-]\d{2,4})?$|^(?:Q[1-4]|H[12])(?:\s?'?\d{2,4})?$|^\p{L}{3,9}\.?\s(?:19|20)\d{2}$/iu;
const MOST_HEADS = 3;

/** Labels and values, where that is what a region holds. */
export type Pairs = { label: string; value: string }[];

/**
 * What rows and columns say: labels with a value each, or a table. Null for rows that relate nothing to anything.
 * `goesOn`: they stand below a table of as many columns, and are more rows of it.
 */
export function tableOrPairs(
  rows: readonly PdfRow[],
  width: number,
  goesOn: boolean,
): { pairs: Pairs } | { table: Omit<Table, 'section' | 'caption'> } | null {
  const pairs = goesOn ? null : pairsOf(rows, width);
  if (pairs !== null) return { pairs };
  const heads = headsOf(rows, width);
  const body = rows.slice(heads);
  if (body.length === 0 || (rows.length < 2 && !goesOn)) return null;
  const columns = Array.from({ length: width }, (_, column) =>
    rows
      .slice(0, heads)
      .flatMap(({ cells }) => cells.filter((cell) => cell.columns.includes(column)))
      .map(({ text }) => cleanLabel(cleanText(text)))
      .filter((label, i, labels) => label !== '' && label !== labels[i - 1]),
  );
  return { table: tableWith(columns, body, heads > 0) };
}

/** How many of the first rows head the columns. */
export function headsOf(rows: readonly PdfRow[], width: number): number {
  const isData = ({ cells }: PdfRow) => cells.some(({ text }) => looksTyped(text) && !PERIOD.test(text));
  const first = rows.findIndex(isData);
  const [top] = rows;
  if (top === undefined || first === 0) return 0;
  if (!top.cells.every(({ text }) => text.length <= 60)) return 0;
  if (first < 0) {
    const labels = new Set(top.cells.map(({ text }) => text));
    return top.cells.length === width && labels.size === width && rows.length >= 3 ? 1 : 0;
  }
  if (top.cells.length < 2 && !spans(top)) return 0;
  const heads = [top];
  for (const row of rows.slice(1, Math.min(first, MOST_HEADS))) {
    const named = (one: PdfRow) => one.cells.some(({ columns }) => columns[0] === 0);
    const below = heads.some(spans) || heads.every((head) => head.cells.length < width);
    if (!below || (heads.some(named) && named(row)) || row.cells.length < 2) break;
    heads.push(row);
  }
  return heads.every(({ cells }) => cells.length < 2) ? 0 : heads.length;
}

const spans = ({ cells }: PdfRow) => cells.some(({ columns }) => columns.length > 1);

/** Every row is labels and values in turn: marked by colons, or words and values in two columns that nothing heads. */
function pairsOf(rows: readonly PdfRow[], width: number): Pairs | null {
  if (width > 6 || width % 2 !== 0) return null;
  const pairs: Pairs = [];
  let marked = 0;
  for (const { cells } of rows) {
    for (let column = 0; column < width; column += 2) {
      const at = (c: number) => cells.find(({ columns }) => columns.length === 1 && columns[0] === c)?.text ?? '';
      const [label, value] = [at(column), at(column + 1)];
      if (label === '' && value === '') continue;
      if (label === '' || value === '' || label.length > 60 || looksTyped(label)) return null;
      if (/[:：]$/.test(label)) marked++;
      pairs.push({ label: cleanLabel(cleanText(label)), value: cleanText(value) });
    }
    if (cells.some(({ columns }) => columns.length > 1)) return null;
  }
  if (pairs.length === 0) return null;
  if (marked >= pairs.length * 0.8) return pairs;
  if (marked > 0 || width !== 2 || headsOf(rows, width) > 0) return null;
  const labels = new Set(pairs.map(({ label }) => label));
  const valued = pairs.filter(({ value }) => looksLikeValue(value)).length;
  return labels.size === pairs.length && valued > 0 && pairs.every(({ label }) => label.length <= 40) ? pairs : null;
}

function tableWith(columns: string[][], body: readonly PdfRow[], headed: boolean): Omit<Table, 'section' | 'caption'> {
  const cell = (text: string): Cell => ({ text: cleanText(text), src: -1, vis: 'shown', header: false });
  let group: string | null = null;
  const rows = body.map((row, r): Row => {
    const cells: (Cell | null)[] = columns.map(() => null);
    for (const { text, columns: under } of row.cells) {
      const made = cell(text);
      for (const column of under) cells[column] = made;
    }
    const [first] = row.cells;
    const next = body[r + 1];
    const alone = row.cells.length === 1 && first?.columns[0] === 0 && columns.length > 2 && !looksTyped(first.text);
    if (alone && first !== undefined && next !== undefined && next.cells.length > 1) {
      group = cleanLabel(cleanText(first.text));
      return { kind: 'group', cells, group: null, key: null };
    }
    const total = row.cells.length > 1 && first !== undefined && TOTAL.test(first.text);
    return { kind: total ? 'total' : 'data', cells, group, key: null };
  });
  const rowHeader = rowHeaderOf(rows, columns.length);
  if (rowHeader !== null) for (const row of rows) if (row.cells[rowHeader]) row.cells[rowHeader].header = true;
  return {
    ...{ from: 'table', columns, headerInferred: headed, rowHeader, rows },
    ...{ rowTotal: null, complete: true, src: -1, vis: 'shown' },
  };
}

/** The first column whose words tell all data rows apart. */
function rowHeaderOf(rows: readonly Row[], width: number): number | null {
  const data = rows.filter(({ kind }) => kind === 'data');
  for (let column = 0; column < width && data.length > 1; column++) {
    const texts = data.map(({ cells }) => cells[column]?.text ?? '');
    const wordy = texts.filter((text) => /^\P{N}*\p{L}{2}/u.test(text)).length;
    if (wordy >= data.length * 0.8 && new Set(texts).size === texts.length && !texts.includes('')) return column;
  }
  return null;
}
