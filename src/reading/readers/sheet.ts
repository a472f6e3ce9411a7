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
  /** Rows are numbered from 1 without gaps and columns lettered from A. */
  whole: boolean;
}

/**
 * A grid is a spreadsheet when a row at its top reads A, B, C ... and a column at its left 1, 2, 3 ... . Null for other
 * grids.
 */
export function asSheet(grid: Grid): Sheet | null {
  const top = grid.rows.slice(0, 3).findIndex((row) => letteredFrom(row) !== null);
  const letters = top < 0 ? null : letteredFrom(grid.rows[top] as GridRow);
  if (letters === null) return null;
  const rows = grid.rows.slice(top + 1);
  const numbers = rows.map((row) =>
    Number((letters.at > 0 ? row.cells[letters.at - 1]?.text : undefined) || Number.NaN),
  );
  const counted = numbers.filter((n, i) => Number.isInteger(n) && n > 0 && (i === 0 || !(n <= (numbers[i - 1] ?? 0))));
  if (rows.length === 0 || counted.length < rows.length * 0.8) return null;
  const whole = letters.first === 0 && numbers[0] === 1 && numbers[numbers.length - 1] === numbers.length;
  return { rows, from: letters.at, to: grid.width - 1, whole };
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
