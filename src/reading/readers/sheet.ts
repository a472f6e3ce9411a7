import { intAttr } from '../dom.ts';
import type { Grid, GridCell, GridRow } from './grid.ts';
import { looksTyped } from './typed-text.ts';

/** The letters of a spreadsheet column, from 0: A, B, ... Z, AA. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let n = index; n >= 0; n = Math.floor(n / 26) - 1) letters = String.fromCharCode(65 + (n % 26)) + letters;
  return letters;
}

/** A rectangle of a sheet with something in it. */
export interface Region {
  rows: GridRow[];
  /** Columns of the sheet, first and last. */
  from: number;
  to: number;
}

/** A spreadsheet's cells without its lettered and numbered borders. */
export interface Sheet {
  rows: GridRow[];
  from: number;
  to: number;
  /** Rows from 1 without gaps and columns from A, and nothing of it is scrolled away, as far as its blank end tells. */
  whole: boolean;
}

/**
 * A grid is a spreadsheet when a row at its top reads A, B, C ... and a column at its left 1, 2, 3 ... . The numbers may
 * stand in a box of their own: then all columns are lettered, from A on, and there are enough of them to be no names.
 * Null for other grids.
 */
export function asSheet(grid: Grid): Sheet | null {
  const top = grid.rows.slice(0, 3).findIndex((row) => letteredFrom(row) !== null);
  const letters = top < 0 ? null : letteredFrom(grid.rows[top] as GridRow);
  if (letters === null) return null;
  const isNumbered = letters.at > 0;
  if (!isNumbered && (letters.first > 0 || grid.width < LETTERS_ALONE)) return null;
  let body = top + 1;
  // The corner and the letters may be drawn a second time.
  while (body < grid.rows.length && isHeadAgain(grid.rows[body] as GridRow, letters.at)) body++;
  const rows = grid.rows.slice(body);
  const numbers = isNumbered
    ? rows.map((row) => Number(row.cells[letters.at - 1]?.text || Number.NaN))
    : placesOf(rows, indexOf(grid.rows[top] as GridRow) ?? 0);
  const counted = numbers.filter((n, i) => Number.isInteger(n) && n > 0 && (i === 0 || !(n <= (numbers[i - 1] ?? 0))));
  if (rows.length === 0 || counted.length < rows.length * 0.8) return null;
  const sheet = { rows, from: letters.at, to: grid.width - 1 };
  const isFromStart = letters.first === 0 && numbers[0] === 1 && numbers[numbers.length - 1] === numbers.length;
  const hasAllRows = grid.rowCount === null || (grid.rowCount >= 0 && grid.rowCount <= grid.rows.length);
  const hasAllColumns = (grid.colCount ?? 0) <= grid.width;
  const isWhole =
    isFromStart && (hasAllRows || blankRows(sheet) >= BLANK_END) && (hasAllColumns || blankColumns(sheet) >= 2);
  return { ...sheet, whole: isWhole };
}

/** As many columns called A, B, C ... and nothing else are no names that somebody gave. */
const LETTERS_ALONE = 5;
/** As many blank rows in a row are the end of what a sheet holds. */
const BLANK_END = 5;

function isHeadAgain(row: GridRow, at: number): boolean {
  if (letteredFrom(row) !== null) return true;
  return at > 0 && !/^\d/.test(textAt(row, at - 1)) && row.cells.slice(at).every((cell) => (cell?.text ?? '') === '');
}

function indexOf(row: GridRow): number | null {
  return row.seen === null ? null : intAttr(row.seen.element, 'aria-rowindex');
}

/** The numbers of rows by the places that they declare after those of the heads, or by their order. */
function placesOf(rows: readonly GridRow[], heads: number): number[] {
  const declared = rows.map(indexOf);
  return declared.map((index, i) => (declared.includes(null) ? i + 1 : (index ?? 0) - heads));
}

/** How many rows at the end of what is drawn hold nothing. */
function blankRows({ rows, from, to }: Omit<Sheet, 'whole'>): number {
  const last = rows.findLastIndex((row) => row.cells.slice(from, to + 1).some((cell) => (cell?.text ?? '') !== ''));
  return rows.length - 1 - last;
}

function blankColumns({ rows, from, to }: Omit<Sheet, 'whole'>): number {
  let blank = 0;
  while (blank <= to - from && rows.every((row) => textAt(row, to - blank) === '')) blank++;
  return blank;
}

function letteredFrom(row: GridRow): { at: number; first: number } | null {
  const texts = row.cells.map((cell) => cell?.text ?? '');
  const at = texts.findIndex((text) => /^[A-Z]{1,3}$/.test(text));
  if (at < 0 || at > 1) return null;
  let first = 0;
  while (first < 800 && columnLetters(first) !== texts[at]) first++;
  const lettered = texts.slice(at).filter((text, i) => text === columnLetters(first + i)).length;
  return first < 800 && lettered >= 2 && lettered >= texts.length - at ? { at, first } : null;
}

function textAt(row: GridRow, col: number): string {
  return row.cells[col]?.text ?? '';
}

/** Splits a sheet into regions by its blank rows and columns, over and over until nothing splits. */
export function regionsOf(sheet: Sheet): Region[] {
  const done: Region[] = [];
  const open: Region[] = [{ rows: sheet.rows, from: sheet.from, to: sheet.to }];
  while (open.length > 0) {
    const region = open.pop() as Region;
    const bands = byRows(region);
    const parts = bands.flatMap((band) => byColumns(band));
    const [only] = parts;
    const same =
      parts.length === 1 &&
      only !== undefined &&
      only.rows.length === region.rows.length &&
      only.from === region.from &&
      only.to === region.to;
    if (same) done.push(region);
    else open.push(...parts.reverse());
  }
  return done;
}

function byRows(region: Region): Region[] {
  const bands: Region[] = [];
  let rows: GridRow[] = [];
  const close = () => {
    if (rows.length > 0) bands.push({ ...region, rows });
    rows = [];
  };
  for (const row of region.rows) {
    let blank = true;
    for (let c = region.from; c <= region.to && blank; c++) blank = textAt(row, c) === '';
    if (blank) close();
    else rows.push(row);
  }
  close();
  return bands;
}

function byColumns(region: Region): Region[] {
  const parts: Region[] = [];
  let from = -1;
  for (let c = region.from; c <= region.to + 1; c++) {
    const blank = c > region.to || region.rows.every((row) => textAt(row, c) === '');
    if (blank && from >= 0) {
      parts.push({ rows: region.rows, from, to: c - 1 });
      from = -1;
    } else if (!blank && from < 0) from = c;
  }
  return parts;
}

/** Cells of a row of a region that are not empty, each once. */
export function filled(row: GridRow, region: Region): GridCell[] {
  return [...new Set(row.cells.slice(region.from, region.to + 1).filter((cell) => cell !== null))].filter(
    (cell) => cell.text !== '',
  );
}

/** Words that stand alone in a row: a title or a note. */
export function loneText(row: GridRow, region: Region): GridCell | null {
  const cells = filled(row, region);
  const [only] = cells;
  return cells.length === 1 && only !== undefined && !looksTyped(only.text) && /\p{L}/u.test(only.text) ? only : null;
}
