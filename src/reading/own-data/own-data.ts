/**
 * What is asked of a page's own scripts and what they answer, both plain data. The questions hold nothing but what the
 * page shows already; the answers are the page's word, like its text, and are checked for their shape before use.
 */

/** The way down the document to an element: indexes among children, -1 into a shadow root. */
export type ElementPath = number[];

/** A table that the page shows in part. */
export interface WantedTable {
  path: ElementPath;
  /** Per column its label; empty where it has none. */
  labels: string[];
  /** Texts of the data rows that are shown, null where nothing is drawn. */
  rows: (string | null)[][];
  /** How many rows the page says there are, as closely as `slack` rows; null when it does not say. */
  count: number | null;
  slack: number;
}

/** What a page is asked. */
export interface Wanted {
  tables: WantedTable[];
  /** Also the text that is drawn on canvases. */
  drawn: boolean;
}

/** Rows that an app holds for a table. */
export interface HeldRows {
  /** The columns of the table that these rows have texts for. */
  columns: number[];
  /** Per row the texts of these columns, written as the page writes them. */
  rows: string[][];
  /** As many rows as the page says there are. */
  whole: boolean;
}

/** Text drawn on a canvas, put in rows and columns. */
export interface DrawnGrid {
  path: ElementPath;
  /** Its rows from the top; a `sheet` has its letters in the first row and its numbers in the first column. */
  cells: string[][];
  sheet: boolean;
  /** The first row is set apart from the others, as heads are. */
  headed: boolean;
  /** Nothing can be scrolled away below: there is room left under the last row. Of a sheet with a name: all of it is known. */
  ends: boolean;
  held: HeldRows | null;
  /** The name of a sheet that is whole as its app holds it; null for what was drawn alone. */
  name: string | null;
}

/** What a page's own scripts tell. `tables` has one entry per wanted table. */
export interface Answered {
  tables: (HeldRows | null)[];
  drawn: DrawnGrid[];
  /** A large canvas is drawn in a way that no text can be told from: by a worker or the graphics card. */
  elsewhere: boolean;
}

/** Of a held sheet these many rows are taken. */
export const MOST_SHEET_ROWS = 2000;

const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;
/** Each cell gets a number, of which a frame has a million. */
const MAX_CELLS = 400_000;
const MAX_TEXT = 400;
const MAX_GRIDS = 20;

/** Checks an answer, which a page may have made up: null when it is no such thing, else without what is too much. */
export function toldBy(json: string, wanted: Pick<Wanted, 'tables'>): Answered | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isRecord(value) || !Array.isArray(value['tables']) || !Array.isArray(value['drawn'])) return null;
  const tables = value['tables'];
  return {
    tables: wanted.tables.map(({ labels }, i) => heldRows(tables[i], labels.length)),
    drawn: value['drawn'].slice(0, MAX_GRIDS).flatMap((grid) => drawnGrid(grid) ?? []),
    elsewhere: value['elsewhere'] === true,
  };
}

function heldRows(value: unknown, width: number): HeldRows | null {
  if (!isRecord(value) || !Array.isArray(value['columns']) || !Array.isArray(value['rows'])) return null;
  const columns = value['columns'].filter((at): at is number => Number.isInteger(at) && at >= 0 && at < width);
  if (columns.length === 0 || columns.length !== value['columns'].length || new Set(columns).size !== columns.length)
    return null;
  const rows = textRows(value['rows'], columns.length);
  return rows && { columns, rows, whole: value['whole'] === true && rows.length === value['rows'].length };
}

function drawnGrid(value: unknown): DrawnGrid | null {
  if (!isRecord(value) || !Array.isArray(value['cells']) || !isPath(value['path'])) return null;
  const width = Array.isArray(value['cells'][0]) ? value['cells'][0].length : 0;
  const cells = width > 0 && width <= MAX_COLUMNS ? textRows(value['cells'], width) : null;
  if (cells === null || cells.length < 2) return null;
  const [sheet, headed] = [value['sheet'] === true, value['headed'] === true];
  const name = typeof value['name'] === 'string' ? value['name'].slice(0, 80) : null;
  return {
    ...{ path: value['path'], cells, sheet, headed, name },
    ...{ ends: value['ends'] === true, held: heldRows(value['held'], width) },
  };
}

/** Rows of that many texts each, at most as many as are taken; null when any is something else. */
function textRows(value: unknown[], width: number): string[][] | null {
  const rows = value.slice(0, Math.min(MAX_ROWS, Math.floor(MAX_CELLS / width)));
  const fits = (row: unknown): row is string[] =>
    Array.isArray(row) && row.length === width && row.every((text) => typeof text === 'string');
  return rows.every(fits) ? rows.map((row) => row.map((text) => text.slice(0, MAX_TEXT))) : null;
}

function isPath(value: unknown): value is ElementPath {
  return Array.isArray(value) && value.length < 200 && value.every((step) => Number.isInteger(step) && step >= -1);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
