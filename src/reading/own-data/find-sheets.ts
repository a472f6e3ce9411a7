import { columnLetters } from '../readers/sheet.ts';
import { objectsFrom } from './find-lists.ts';
import { LOOKING_ON_MS, type Patience } from './find-rows.ts';
import { asScalar, isWalkable, ownNames, ownValue, type ValuePath, valueAt, valuesIn } from './plain-values.ts';

/** A sheet of a spreadsheet as its app holds it, with its letters and numbers, as far as anything stands in it. */
export interface HeldSheet {
  name: string;
  cells: string[][];
}

const MOST_ROWS = 2000;
const MOST_COLUMNS = 100;
const MOST_SHEETS = 20;
/** Filled cells that are compared must be some, or any sheet would do. */
const FEWEST_CELLS = 6;

/** Cells by row and column, from 0. */
interface Matrix {
  at(row: number, column: number): unknown;
  rows: number;
  columns: number;
}

/**
 * The sheets of the spreadsheet of which one is drawn, that one first: an object with a name and with cells in rows and
 * columns, of which each that is drawn says just what is drawn and each that is drawn empty is empty; and the objects beside
 * it that are made like it. `drawn` has letters above and numbers at the left. Null where there is none, or several that
 * say different things.
 */
export function findSheets(
  roots: readonly unknown[],
  drawn: readonly (readonly string[])[],
  { now, until }: Patience,
): HeldSheet[] | null {
  const shown = shownCells(drawn);
  if (shown.filter(({ text }) => text !== '').length < FEWEST_CELLS) return null;
  let found: HeldSheet[] | null = null;
  let end = until;
  for (const { object, beside } of objectsFrom(roots, () => now() > end)) {
    const name = nameOf(object);
    const matrix = name === null ? null : matrixIn(object);
    const paths = matrix === null ? null : pathsFor(matrix, shown);
    if (name === null || matrix === null || paths === null) continue;
    const others = beside.slice(0, MOST_SHEETS).flatMap((other): HeldSheet[] => {
      const [title, cells] = isWalkable(other) && other !== object ? [nameOf(other), matrixIn(other)] : [null, null];
      return title === null || cells === null ? [] : [sheetOf(title, cells, paths)].filter((sheet) => sheet !== null);
    });
    const sheet = sheetOf(name, matrix, paths);
    if (sheet === null) continue;
    const sheets = [sheet, ...others];
    if (found !== null && JSON.stringify(found) !== JSON.stringify(sheets)) return null; // one of them is old
    found = sheets;
    end = Math.min(end, now() + LOOKING_ON_MS);
  }
  return found;
}

interface Shown {
  row: number;
  column: number;
  text: string;
}

function shownCells([letters = [], ...rows]: readonly (readonly string[])[]): Shown[] {
  const columns = letters.map((letter) => [...letter].reduce((n, c) => n * 26 + c.charCodeAt(0) - 64, 0) - 1);
  return rows.flatMap(([number = '', ...texts]) =>
    texts.map((text, c) => ({ row: Number(number) - 1, column: columns[c + 1] ?? -1, text })),
  );
}

function nameOf(object: object): string | null {
  const name = ownValue(object, 'name');
  return typeof name === 'string' && name.trim() !== '' && name.length <= 80 ? name.trim() : null;
}

/** The cells that an object holds: lists in a list, or numbered entries in numbered entries. */
function matrixIn(object: object): Matrix | null {
  for (const name of ownNames(object).slice(0, 80)) {
    const value = ownValue(object, name);
    if (!isWalkable(value)) continue;
    const rows = numbersIn(value);
    const first = rows.map((row) => ownValue(value, `${row}`)).find(isWalkable);
    if (rows.length === 0 || first === undefined || numbersIn(cellsOf(first)).length === 0) continue;
    const rowAt = (row: number): object | null => {
      const line = ownValue(value, `${row}`);
      return isWalkable(line) ? cellsOf(line) : null;
    };
    const last = Math.min(MOST_ROWS, Math.max(...rows) + 1);
    const columns = rows.slice(0, MOST_ROWS).map((row) => Math.max(-1, ...numbersIn(rowAt(row) ?? {})) + 1);
    return {
      rows: last,
      columns: Math.min(MOST_COLUMNS, Math.max(...columns)),
      at(row, column) {
        const line = rowAt(row);
        return line === null ? undefined : ownValue(line, `${column}`);
      },
    };
  }
  return null;
}

function numbersIn(object: object): number[] {
  const names = ownNames(object).filter((name) => /^\d{1,6}$/.test(name));
  return names.map(Number).slice(0, 20_000);
}

/** Some rows hold their cells under a name of their own. */
function cellsOf(row: object): object {
  const cells = ownValue(row, 'cells');
  return isWalkable(cells) ? cells : row;
}

/** Names under which the texts stand in cells, the first that a cell has counts; null where any cell says otherwise. */
function pathsFor(matrix: Matrix, shown: readonly Shown[]): ValuePath[] | null {
  const paths: ValuePath[] = [];
  for (const { row, column, text } of shown) {
    const cell = matrix.at(row, column);
    const said = textOf(cell, paths);
    if (said === text.replace(/\s+/g, ' ').trim()) continue;
    if (said !== '' || text === '' || !isWalkable(cell)) return null;
    const found = valuesIn(cell).find(([path]) => textOf(cell, [path]) === text);
    if (found === undefined) return null;
    paths.push(found[0]);
  }
  return paths;
}

function textOf(cell: unknown, paths: readonly ValuePath[]): string {
  const scalar = isWalkable(cell)
    ? paths.map((path) => valueAt(cell, path)).find((value) => value !== undefined && value !== null)
    : asScalar(cell);
  return scalar === undefined || scalar === null ? '' : String(scalar).replace(/\s+/g, ' ').trim();
}

/** Null where nothing stands in it. */
function sheetOf(name: string, matrix: Matrix, paths: readonly ValuePath[]): HeldSheet | null {
  const rows: string[][] = [];
  for (let row = 0; row < matrix.rows; row++)
    rows.push(Array.from({ length: matrix.columns }, (_, column) => textOf(matrix.at(row, column), paths)));
  while (rows.length > 0 && rows.at(-1)?.every((text) => text === '')) rows.pop();
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((text) => text !== '') + 1));
  if (rows.length === 0 || width === 0) return null;
  const letters = Array.from({ length: width }, (_, column) => columnLetters(column));
  return { name, cells: [['', ...letters], ...rows.map((row, r) => [`${r + 1}`, ...row.slice(0, width)])] };
}
