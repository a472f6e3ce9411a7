import type { RowKind } from '../reading.ts';
import type { Scan } from '../scan.ts';
import { distinctCells, type GridCell, type GridRow } from './grid.ts';
import { groupHead } from './name-and-count.ts';
import { namedSum, TOTAL } from './total-name.ts';
import { looksTyped } from './typed-text.ts';

/** A row with its kind and the name of the group it stands in. */
export interface SortedRow {
  row: GridRow;
  kind: RowKind;
  group: string | null;
}

function full(row: GridRow): GridCell[] {
  return distinctCells(row).filter((cell) => cell.text !== '');
}

/** Cells with words of their own, and not only a button's name. */
function spoken(scan: Scan, row: GridRow): GridCell[] {
  const cells = full(row);
  return cells.length === 1 ? cells : cells.filter(({ seen }) => scan.text(seen) !== '');
}

function isGroup(scan: Scan, row: GridRow, width: number, next: GridRow | undefined): boolean {
  if (width < 2 || row.part === 'foot') return false;
  const cells = spoken(scan, row);
  const [cell] = cells;
  if (cells.length !== 1 || cell === undefined || cell.rows > 1 || looksTyped(cell.text)) return false;
  const name = row.seen?.classes ?? '';
  const alone =
    cell.cols >= Math.max(2, Math.min(width - 1, Math.ceil(width * 0.7))) ||
    (cell.col === 0 && row.cells.filter((c) => c !== null).length === 1);
  const marked = /(^|[\s_-])(group|section|category|divider)/i.test(name) || cell.header;
  if (!alone && !(marked && cell.col <= 1)) return false;
  return marked || (next !== undefined && full(next).length > 1);
}

/**
 * The last row is one text across all columns: a note on the rows, or what the page has to say of them ("Loading more",
 * "An error happened"). It is no row of the table.
 */
export function saysSomething(row: GridRow, width: number, rows: readonly GridRow[]): boolean {
  const [cell, other] = distinctCells(row);
  if (cell === undefined || other !== undefined || width < 3 || cell.cols < width || row.part === 'foot') return false;
  return cell.text !== '' && !looksTyped(cell.text) && rows.length > 1;
}

/** Such a text says that rows may be missing. */
export const MAY_BE_MORE =
  /(?<!\p{L})(?:errors?|failed|failure|wrong|unable|could ?n.t|loading|load|more|retry|again|fehler\w*|lädt|laden|geladen|mehr|weitere|erreur|charge\w*|plus|error al|carga\w*|más)(?!\p{L})/iu;

/** The last row has no name where all others have one, and is nothing but numbers: what a grid adds up below its rows. */
function isNamelessSum(rows: GridRow[]): boolean {
  const names = rows.map((row) => row.cells[0]?.text ?? '');
  const last = rows[rows.length - 1];
  return names.length > 3 && names.pop() === '' && !names.includes('') && !!last && full(last).every(isAmount);
}

/** Called a total, with no sum in the columns that are drawn. */
const isBareTotal = ([cell, other]: readonly GridCell[], rows: readonly GridRow[]): boolean =>
  cell !== undefined && other === undefined && cell.cols === 1 && TOTAL.test(cell.text) && rows.length > 1;

/** Rows that are a name and amounts below a table's items: each says a value of the whole. */
export function namedSums(rows: readonly GridRow[], width: number): GridRow[] {
  const found = rows.filter((row) => isNamedSum(row, width));
  return found.length < rows.length / 2 ? found : [];
}

/** A name drawn over half of the columns or more with nothing but amounts after it: the lines below an invoice's items. */
function isNamedSum(row: GridRow, width: number): boolean {
  const name = row.cells.find((cell) => cell !== null && cell.text !== '');
  if (!name || name.cols < 2 || name.cols < width / 2 || looksTyped(name.text)) return false;
  const amounts = full(row).slice(1);
  return amounts.length > 0 && amounts.every(isAmount);
}

/** The last row has in every column of numbers what those above it come to, whatever it is called: "All agents". */
function isSumOfAll(rows: readonly GridRow[]): boolean {
  const last = rows[rows.length - 1];
  if (last === undefined || rows.length < 4 || rows.length > MOST_SUMMED) return false;
  let sums = 0;
  for (let column = 1; column < last.cells.length; column += 1) {
    const numbers = rows.map((row) => plainNumber(row.cells[column]?.text ?? ''));
    if (numbers.some(Number.isNaN)) continue;
    const own = numbers.pop() ?? 0;
    const total = numbers.reduce((sum, number) => sum + number, 0);
    if (total === 0 || Math.abs(total - own) > 1e-6 * Math.abs(total)) return false;
    sums += 1;
  }
  return sums >= 2;
}

/** Tables with more rows name their sums. */
const MOST_SUMMED = 200;

/** A number written plainly, with a currency or grouping or none; NaN for all else. */
function plainNumber(text: string): number {
  const bare = text.replace(/[\s\u00a0€$£]|,(?=\d{3}(?:\D|$))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
}

/** What a grid counts below its rows: "900 assets", "Count: 900". */
const COUNTED = /^(?:\d[\d., ]* \p{L}{2,20}|(?:count|anzahl|nombre|número)\s*[:：]\s*(\d[\d.,' ]*))$/iu;

/** How many rows the sums in the last row say that there are ("Count: 900"); null where they do not. */
export function countedRows(texts: readonly string[]): number | null {
  const said = texts.flatMap((text) => COUNTED.exec(text)?.[1] ?? []);
  return said.length === 1 ? Number(said[0]?.replace(/\D/g, '')) : null;
}

/** The number of a row, in a head before it. */
const isNumber = ({ header, text }: GridCell) => header && /^\d+$/.test(text);

const isAmount = ({ text }: GridCell) => looksTyped(text) && !/\d[-/:]\d/.test(text);

/**
 * Tells group rows (one cell across the table, naming what follows) and total rows (a foot, or "Total" in front of
 * values) from data. Rows without any cell are left out.
 */
export function kindOfRows(scan: Scan, rows: GridRow[], width: number, headerInferred: boolean): SortedRow[] {
  const sorted: SortedRow[] = [];
  let group: string | null = null;
  const sums = new Set(namedSums(rows, width));
  const endsInSum = isSumOfAll(rows);
  for (const [i, row] of rows.entries()) {
    const cells = full(row);
    if (cells.length === 0) {
      if (row.cells.some((cell) => cell !== null) && rows.length <= 200 && !headerInferred) continue;
      continue;
    }
    const first = cells.find((cell) => !isNumber(cell)) ?? cells[0];
    const isLast = i === rows.length - 1;
    const total =
      first !== undefined &&
      ((isLast && (endsInSum || isNamelessSum(rows) || isBareTotal(cells, rows))) ||
        (cells.some(({ text }) => namedSum(text)) &&
          cells.every(({ text }) => namedSum(text) || TOTAL.test(text) || COUNTED.test(text))) ||
        sums.has(row) ||
        (cells.length > 1 &&
          (TOTAL.test(first.text) ||
            (row.part === 'foot' && cells.slice(1).some(({ text }) => looksTyped(text) || namedSum(text))) ||
            (isLast && rows.length > 2 && /^(?:grand\s)?total\b/i.test(first.text) && first.text.length < 40))));
    const [head] = total ? [] : spoken(scan, row);
    if (isLast && saysSomething(row, width, rows)) {
      sorted.push({ row, kind: 'group', group: null });
      continue;
    }
    if (head !== undefined && isGroup(scan, row, width, rows[i + 1])) {
      group = groupHead(scan, head.seen).name;
      sorted.push({ row, kind: 'group', group: null });
    } else sorted.push({ row, kind: total ? 'total' : 'data', group: row.part === 'foot' ? null : group });
  }
  return sorted;
}
