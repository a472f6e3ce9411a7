import { cleanText } from '../clean-text.ts';
import { attrIn, attrOf, intAttr } from '../dom.ts';
import { SUMS } from '../locator/sum-rows.ts';
import type { Row, Table } from '../reading.ts';
import { referred } from '../referred.ts';
import type { Scan, Seen } from '../scan.ts';
import type { Grid, GridCell, GridRow } from './grid.ts';
import { distinctCells } from './grid.ts';
import { holdsControl } from './holds-control.ts';
import { inferHeader } from './infer-header.ts';
import { groupHead } from './name-and-count.ts';
import { countedRows, kindOfRows, MAY_BE_MORE, type SortedRow, saysSomething } from './row-kinds.ts';
import { captionOf } from './table-caption.ts';
import { namedSum, namedTotal } from './total-name.ts';
import { cleanLabel, looksTyped } from './typed-text.ts';

function isHeaderRow(scan: Scan, row: GridRow): boolean {
  const cells = distinctCells(row).filter((cell) => nameOf(scan, cell) !== '');
  if (cells.length === 0) return row.part === 'head';
  if (row.part === 'head') return true;
  return cells.every((cell) => cell.header && cell.scope !== 'row') && (cells.length > 1 || row.cells.length === 1);
}

/** The words of a header cell, without those of buttons beside them; a box to pick all rows has none, whatever its label. */
function nameOf(scan: Scan, cell: GridCell): string {
  const { seen } = cell;
  if (seen.children.some(({ tag }) => tag === 'button') && scan.prose(seen) !== '') return scan.prose(seen);
  if (cell.text !== '' || holdsControl(scan, seen)) return cell.text;
  return scan.label(seen);
}

/** A row of filter boxes or buttons under the headers; a box to pick all rows beside names to sort by is none. */
function isControlRow(scan: Scan, row: GridRow): boolean {
  const cells = distinctCells(row);
  if (!cells.every(({ seen }) => scan.proseSize(seen) === 0 && (seen.children.length > 0 || scan.text(seen) === '')))
    return false;
  const boxes = cells.filter(({ seen }) => holdsControl(scan, seen));
  const named = cells.filter((cell) => !boxes.includes(cell) && scan.text(cell.seen) !== '');
  return boxes.length > named.length;
}

/** The words of a row that spans the table before any header: its title. */
function titleOf(row: GridRow, width: number): string | null {
  const cells = distinctCells(row);
  const [only] = cells;
  return cells.length === 1 && only !== undefined && width > 1 && only.cols >= width && only.text !== ''
    ? only.text
    : null;
}

/** Names the columns of a grid, sorts its rows into kinds and says what is known about its completeness. */
export function tableFromGrid(scan: Scan, grid: Grid): Table {
  let body = 0;
  let title: string | null = null;
  const heads: GridRow[] = [];
  while (body < grid.rows.length) {
    const row = grid.rows[body] as GridRow;
    const rowTitle = heads.length === 0 ? titleOf(row, grid.width) : null;
    if (rowTitle !== null && (row.part === 'head' || row.cells[0]?.header === true)) title ??= rowTitle;
    else if (isHeaderRow(scan, row)) heads.push(row);
    else break;
    body++;
  }
  if (body === grid.rows.length && heads.length > 1 && !heads.every((row) => row.part === 'head')) {
    // Every cell is a header: only the first row can be meant to be one.
    body -= heads.length - 1;
    heads.length = 1;
  }
  const named = heads.filter((row) => !isControlRow(scan, row));
  let columns = columnPaths(scan, grid, named);
  let rest = grid.rows.slice(body);
  let headerInferred = false;
  if (named.length === 0 && heads.length === 0 && grid.names === undefined && inferHeader(rest)) {
    headerInferred = true;
    columns = columnPaths(scan, grid, rest.slice(0, 1));
    rest = rest.slice(1);
  }
  if (grid.names !== undefined && columns.every((path) => path.length === 0))
    columns = grid.names.map((name) => (name === '' ? [] : [name]));
  columns = withHeadersAttribute(scan, grid, rest, columns);
  const labels = columns.map((path) => path.join(' '));
  rest = rest.filter((row) => !repeatsHeader(row, labels) && !isPlaceholder(row, grid.width, rest));
  const sorted = kindOfRows(scan, rest, grid.width, headerInferred);
  const rows = sorted.map(
    ({ row, kind, group }): Row => ({
      kind,
      cells: row.cells.map((cell) => {
        if (cell === null) return null;
        const { seen } = cell;
        const named = kind === 'total' ? namedTotal(cell.text) : null;
        const text = picksRow(scan, cell, columns) ? '' : (named ?? cell.text);
        return { text, src: scan.keep(seen), vis: seen.hiding.vis, header: cell.header || cell.scope === 'row' };
      }),
      group,
      key: kind === 'total' && isNameless(row) ? SUMS : row.key,
    }),
  );
  const data = rows.filter((row) => row.kind === 'data').length;
  const known = grid.rowCount !== null && grid.rowCount > 0;
  // The declared number of rows holds those of headers, unless these stand in no row.
  const headRows = heads.filter(({ seen }) => seen === null || seen.tag === 'tr' || seen.role === 'row').length;
  const rowTotal = known ? Math.max(0, (grid.rowCount ?? 0) - headRows - countedSums(sorted, grid)) : countBelow(rows);
  return {
    caption: captionOf(scan, grid.root) ?? title,
    section: scan.section(grid.root),
    from: grid.from,
    columns,
    headerInferred,
    rowHeader: rowHeaderOf(rows, columns),
    rows,
    rowTotal,
    complete:
      grid.rowCount !== -1 &&
      !holdsFolded(scan, sorted) &&
      !saysMore(rest, grid.width) &&
      (rowTotal === null || rowTotal <= data) &&
      (grid.colCount ?? 0) <= grid.width,
    src: scan.keep(grid.root),
    vis: grid.root.hiding.vis,
  };
}

/** A row of sums that says of none what it is called: numbers, "Count: 900", "Sum: $1,200". */
const isNameless = (row: GridRow): boolean =>
  distinctCells(row).every(
    ({ text }) => text === '' || looksTyped(text) || namedSum(text) || countedRows([text]) !== null,
  );

/** How many rows there are by the only row of sums, which is the last. */
function countBelow(rows: readonly Row[]): number | null {
  const last = rows.at(-1);
  if (last?.kind !== 'total' || rows.some(({ kind }, at) => kind !== 'data' && at < rows.length - 1)) return null;
  return countedRows(last.cells.map((cell) => cell?.text ?? ''));
}

/** Sums in the last rows that the declared number of rows takes in. */
function countedSums(rows: readonly SortedRow[], { rowCount }: Grid): number {
  const sums = rows.filter(({ kind }) => kind === 'total');
  const at = sums.map(({ row }) => (row.seen === null ? null : intAttr(row.seen.element, 'aria-rowindex')));
  return at.filter((index) => index !== null && index <= (rowCount ?? 0) && index > (rowCount ?? 0) - sums.length)
    .length;
}

/** What stands below the rows says that some may be missing. */
function saysMore(rows: readonly GridRow[], width: number): boolean {
  const last = rows.at(-1);
  return last !== undefined && saysSomething(last, width, rows) && MAY_BE_MORE.test(last.cells[0]?.text ?? '');
}

/** A group says that it has more rows than stand below it, or is folded. */
function holdsFolded(scan: Scan, rows: readonly SortedRow[]): boolean {
  return rows.some(({ row, kind }, at) => {
    if (kind !== 'group' || row.seen === null) return false;
    if (attrOf(row.seen, 'aria-expanded') === 'false') return true;
    const head = distinctCells(row).find(({ seen }) => scan.text(seen) !== '');
    if (head === undefined) return false;
    const { n, isOfRows } = groupHead(scan, head.seen);
    const next = rows.findIndex((other, i) => i > at && other.kind === 'group');
    const below = rows.slice(at + 1, next < 0 ? undefined : next).filter((other) => other.kind === 'data').length;
    return isOfRows && n !== null && n > below;
  });
}

/** A check box in a column without a name only picks rows; its state is no value. */
function picksRow(scan: Scan, { seen, text, col }: GridCell, columns: string[][]): boolean {
  return (text === 'yes' || text === 'no') && (columns[col] ?? []).length === 0 && scan.text(seen) === '';
}

function columnPaths(scan: Scan, grid: Grid, heads: GridRow[]): string[][] {
  return Array.from({ length: grid.width }, (_, col) => {
    const cells = [...new Set(heads.map((row) => row.cells[col] ?? null))].filter((cell) => cell !== null);
    const labels = cells
      .filter((cell) => heads.length === 1 || grid.width === 1 || cell.cols < grid.width)
      .map((cell) => cleanLabel(nameOf(scan, cell)));
    return labels.filter((label, i) => label !== '' && label !== labels[i - 1]);
  });
}

/** A column whose data cells name their headers by id goes by them. */
function withHeadersAttribute(scan: Scan, grid: Grid, rows: GridRow[], columns: string[][]): string[][] {
  const telling = columns.map((_, col) => rows.find(({ cells }) => tellsHeaders(cells[col]))?.cells[col]);
  if (telling.every((cell) => cell == null)) return columns;
  const bySeen = new Map<Seen, GridCell>();
  for (const row of grid.rows) for (const cell of distinctCells(row)) bySeen.set(cell.seen, cell);
  return columns.map((path, col) => {
    const cell = telling[col];
    if (cell == null) return path;
    const named = referred(scan, cell.seen, 'headers')
      .flatMap((header) => bySeen.get(header) ?? [])
      .filter((header) => header.row !== cell.row && header.scope !== 'row')
      .filter((header) => header.col <= col && col < header.col + header.cols)
      .map((header) => cleanLabel(nameOf(scan, header)));
    return named.length > path.length ? named : path;
  });
}

function tellsHeaders(cell: GridCell | null | undefined): boolean {
  return cell != null && !cell.header && attrIn(cell.seen, 'headers') !== null;
}

function repeatsHeader(row: GridRow, labels: string[]): boolean {
  const cells = distinctCells(row).filter((cell) => cell.text !== '');
  return (
    cells.length > 1 &&
    cells.every((cell) => cell.header && labels[cell.col]?.includes(cleanText(cleanLabel(cell.text))) === true)
  );
}

/** "No records": the only row of an empty table, in one cell across all columns. */
function isPlaceholder(row: GridRow, width: number, rows: GridRow[]): boolean {
  if (rows.length !== 1 || width < 2) return false;
  const cells = distinctCells(row);
  return cells.length === 0 || (cells.length === 1 && (cells[0]?.cols ?? 1) > 1);
}

/** The column of row headers; without any, the first column whose texts tell all data rows apart. */
function rowHeaderOf(rows: Row[], columns: string[][]): number | null {
  const data = rows.filter((row) => row.kind === 'data');
  for (let col = 0; col < columns.length; col++) {
    const headers = data.filter((row) => row.cells[col]?.header === true).length;
    if (headers > 0 && headers * 2 >= data.length) return col;
  }
  if (data.length < 2) return null;
  for (let col = 0; col < columns.length; col++) {
    const texts = data.map((row) => row.cells[col]?.text ?? '');
    const wordy = texts.filter((text) => /^\P{N}*\p{L}{2}/u.test(text)).length;
    if (wordy >= data.length * 0.8 && new Set(texts).size === texts.length && !texts.includes('')) return col;
  }
  return null;
}
