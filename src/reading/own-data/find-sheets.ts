import { columnLetters } from '../readers/sheet.ts';
import { objectsFrom } from './find-lists.ts';
import { LOOKING_ON_MS, type Patience } from './find-rows.ts';
import { isCut, says } from './like-shown.ts';
import { MOST_SHEET_ROWS } from './own-data.ts';
import { asScalar, isWalkable, ownNames, ownValue, type ValuePath, valueAt, valuesIn } from './plain-values.ts';

/** A sheet of a spreadsheet as its app holds it, with its letters and numbers, as far as anything stands in it. */
export interface HeldSheet {
  name: string;
  cells: string[][];
  /** All of it is known. */
  ends: boolean;
}

const MOST_COLUMNS = 100;
const MOST_SHEETS = 20;
/** Filled cells that are compared must be some, or any sheet would do. */
const FEWEST_CELLS = 6;

/** Cells by row and column, from 0. */
interface Matrix {
  at(row: number, column: number): unknown;
  rows: number;
  columns: number;
  /** It holds more rows or columns than are taken. */
  cut: boolean;
}

/**
 * The sheets of the spreadsheet of which one is drawn, that one first: cells in rows and columns, of which each that is
 * drawn says just what is drawn and each that is drawn empty is empty, with a name beside them or as what they are kept
 * under; and those that are kept like it. Where a formula is held, what it comes to is known only as it is drawn.
 * `drawn` has letters above and numbers at the left. Null where there is none, or several that say different things.
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
    const inside = matricesIn(object);
    const at = inside.findIndex(({ matrix }) => pathsFor(matrix, shown) !== null);
    const fitting = inside[at];
    const paths = fitting === undefined ? null : pathsFor(fitting.matrix, shown);
    if (fitting === undefined || paths === null) continue;
    const sheet = sheetOf(nameOf(object) ?? fitting.name, fitting.matrix, paths, shown);
    if (sheet === null) continue;
    const keptAlike = inside.filter((_, i) => i !== at);
    const namedAlike = beside.slice(0, MOST_SHEETS).flatMap((other) => {
      const name = isWalkable(other) && other !== object ? nameOf(other) : null;
      const [first] = name === null ? [] : matricesIn(other as object);
      return name === null || first === undefined ? [] : [{ name, matrix: first.matrix }];
    });
    const others = [...namedAlike, ...keptAlike].flatMap(({ name, matrix }) => sheetOf(name, matrix, paths, []) ?? []);
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

/** The cells that an object holds, and under which names: lists in a list, or numbered entries in numbered entries. */
function matricesIn(object: object): { name: string; matrix: Matrix }[] {
  if (Array.isArray(object)) return [];
  return ownNames(object)
    .slice(0, 80)
    .flatMap((name) => {
      const value = ownValue(object, name);
      const matrix = isWalkable(value) ? matrixOf(value) : null;
      return matrix === null ? [] : [{ name, matrix }];
    });
}

function matrixOf(value: object): Matrix | null {
  // Lists are many and long: the first row of one tells whether it holds cells.
  const sample = Array.isArray(value) ? value.slice(0, 50).find(isWalkable) : value;
  if (!isWalkable(sample) || (sample !== value && numbersIn(cellsOf(sample)).length === 0)) return null;
  const rows = numbersIn(value);
  const first = rows.map((row) => ownValue(value, `${row}`)).find(isWalkable);
  if (rows.length === 0 || first === undefined || numbersIn(cellsOf(first)).length === 0) return null;
  const rowAt = (row: number): object | null => {
    const line = ownValue(value, `${row}`);
    return isWalkable(line) ? cellsOf(line) : null;
  };
  const columns = rows.slice(0, MOST_SHEET_ROWS).map((row) => Math.max(-1, ...numbersIn(rowAt(row) ?? {})) + 1);
  const [height, width] = [Math.max(...rows) + 1, Math.max(...columns)];
  return {
    rows: Math.min(MOST_SHEET_ROWS, height),
    columns: Math.min(MOST_COLUMNS, width),
    cut: height > MOST_SHEET_ROWS || width > MOST_COLUMNS,
    at(row, column) {
      const line = rowAt(row);
      return line === null ? undefined : ownValue(line, `${column}`);
    },
  };
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
  let told = 0;
  for (const { row, column, text } of shown) {
    const cell = matrix.at(row, column);
    const said = textOf(cell, paths);
    if (isDrawnAs(said, text)) {
      if (text !== '' && !isCut(text)) told++;
      continue;
    }
    if (isFormula(said)) {
      if (text === '') return null;
      continue;
    }
    if (said !== '' || text === '' || !isWalkable(cell)) return null;
    const found = valuesIn(cell).find(([path]) => isDrawnAs(textOf(cell, [path]), text));
    if (found === undefined) return null;
    paths.push(found[0]);
    told++;
  }
  return told < FEWEST_CELLS ? null : paths;
}

/** A cell that cuts its text off may be drawn with all of it, and have an ellipsis for what is out of sight. */
function isDrawnAs(held: string, drawn: string): boolean {
  const plain = drawn.replace(/\s+/g, ' ').trim();
  return says(held, plain) || (isCut(plain) && held !== '' && held === plain.replace(/\s*(…|\.\.\.)$/, ''));
}

function textOf(cell: unknown, paths: readonly ValuePath[]): string {
  const scalar = isWalkable(cell)
    ? paths.map((path) => valueAt(cell, path)).find((value) => value !== undefined && value !== null)
    : asScalar(cell);
  return scalar === undefined || scalar === null ? '' : String(scalar).replace(/\s+/g, ' ').trim();
}

const isFormula = (text: string): boolean => /^=\S/.test(text);

/** Null where nothing stands in it. `shown`: what of it is drawn. */
function sheetOf(name: string, matrix: Matrix, paths: readonly ValuePath[], shown: readonly Shown[]): HeldSheet | null {
  const drawn = new Map(shown.map(({ row, column, text }) => [`${row} ${column}`, text]));
  let whole = !matrix.cut;
  const cellAt = (row: number, column: number): string => {
    const text = textOf(matrix.at(row, column), paths);
    if (!isFormula(text)) return text;
    const known = drawn.get(`${row} ${column}`);
    if (known === undefined) whole = false;
    return known ?? '';
  };
  const rows = Array.from({ length: matrix.rows }, (_, row) =>
    Array.from({ length: matrix.columns }, (_, column) => cellAt(row, column)),
  );
  while (rows.length > 0 && rows.at(-1)?.every((text) => text === '')) rows.pop();
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((text) => text !== '') + 1));
  if (rows.length === 0 || width === 0) return null;
  const letters = Array.from({ length: width }, (_, column) => columnLetters(column));
  const cells = [['', ...letters], ...rows.map((row, r) => [`${r + 1}`, ...row.slice(0, width)])];
  return { name, cells, ends: whole };
}
