import type { Block, Table } from '../reading.ts';
import type { Scan, Seen } from '../scan.ts';
import { ariaGrid, isCalendarGrid, isGridRoot } from './aria-grid.ts';
import type { FieldSink } from './field-sink.ts';
import { distinctCells, type Grid } from './grid.ts';
import { nativeGrids } from './native-tables.ts';
import type { PlacedTable } from './paging.ts';
import { propertiesOf } from './property-table.ts';
import type { Repetition } from './repetition.ts';
import { namedSums } from './row-kinds.ts';
import { asSheet } from './sheet.ts';
import { readSheet } from './sheet-tables.ts';
import { otherSheetNames, sheetTabName } from './sheet-tabs.ts';
import { tableFromGrid } from './table-from-grid.ts';

/** What the tables of a page come to. Property tables and parts of sheets are fields; `roots` are all that was read. */
export interface TablesReading {
  placed: PlacedTable[];
  fields: Parameters<FieldSink['add']>[0][];
  lines: Block[];
  /** Roots of data tables: their text is not read again as blocks or fields. */
  roots: Seen[];
  /** Elements that are rows of tables and were read whole: nothing in them is a field as well. */
  records: Seen[];
  /** What stands on the tabs of sheets that are not shown. */
  otherSheets: string[];
}

type Guard = <T>(reader: string, read: () => T, otherwise: T) => T;

/**
 * Reads native tables, ARIA grids, spreadsheets and, with `repetition`, tables drawn from boxes. `guard` runs a part that
 * may throw.
 */
export function readTables(scan: Scan, repetition: Repetition | undefined, guard: Guard): TablesReading {
  const reading: TablesReading = { placed: [], fields: [], lines: [], roots: [], records: [], otherSheets: [] };
  const aria = guard('tables', () => ariaGrids(scan), []);
  const marked = guard('tables', () => nativeGrids(scan, aria), aria);
  const grids = marked.filter((grid) => !isCalendarGrid(scan, grid.root));
  const sheets = new Map(grids.map((grid) => [grid, guard('sheets', () => asSheet(grid), null)]));
  const sheetRoots = grids.filter((grid) => sheets.get(grid) != null).map((grid) => grid.root);
  const [onlySheet, ...moreSheets] = sheetRoots;
  if (onlySheet !== undefined && moreSheets.length === 0)
    reading.otherSheets = guard('sheets', () => otherSheetNames(scan, onlySheet), []);
  for (const grid of grids) {
    const sheet = sheets.get(grid) ?? null;
    if (sheet !== null) {
      const tab = sheetTabName(scan, grid.root, sheetRoots);
      const found = guard('sheets', () => readSheet(scan, grid, sheet, tab), { tables: [], fields: [], lines: [] });
      reading.placed.push(...found.tables.map((table) => ({ table, root: grid.root })));
      reading.fields.push(...found.fields);
      reading.lines.push(...found.lines);
      reading.roots.push(grid.root);
      continue;
    }
    if (grid.from === 'table') addPairsOrTable(scan, grid, guard, reading);
    else addTable(scan, grid, guard, reading);
  }
  if (repetition === undefined) return reading;
  const roots = marked.flatMap(({ root, also = [] }) => [root, ...also]);
  const boards = guard('boards', () => repetition.boardGrids(scan, roots), []);
  for (const grid of boards) {
    addTable(scan, grid, guard, reading);
    reading.roots.push(grid.root);
  }
  const taken = [...roots, ...boards.map((grid) => grid.root)];
  const repeated = guard('tables', () => repetition.repeatedGrids(scan, taken), []);
  for (const grid of repeated) addPairsOrTable(scan, grid, guard, reading);
  const others = [...taken, ...repeated.map((grid) => grid.root)];
  const records = guard('records', () => repetition.recordGrids(scan, others), []);
  for (const grid of records) {
    addTable(scan, grid, guard, reading);
    for (const row of grid.rows) {
      const cells = distinctCells(row).flatMap(({ seen }) => (seen === row.seen ? [] : [seen]));
      reading.records.push(...(grid.isWhole && row.seen !== null ? [row.seen] : cells));
    }
  }
  return reading;
}

function addPairsOrTable(scan: Scan, grid: Grid, guard: Guard, reading: TablesReading): void {
  const pairs = guard('tables', () => propertiesOf(scan, grid), null);
  if (pairs !== null) reading.fields.push(...pairs);
  else addTable(scan, grid, guard, reading);
}

function addTable(scan: Scan, grid: Grid, guard: Guard, reading: TablesReading): void {
  const table = guard<Table | null>('tables', () => tableFromGrid(scan, grid), null);
  if (table === null) return;
  reading.placed.push({ table, root: grid.root });
  reading.fields.push(...guard('tables', () => sumsOf(grid), []));
  if (grid.from !== 'repetition') reading.roots.push(grid.root, ...(grid.also ?? []));
}

/** Amounts below the items of a table, labelled by what is drawn before them: "Net", "Still open". */
function sumsOf(grid: Grid): TablesReading['fields'] {
  return namedSums(grid.rows, grid.width).flatMap((row) => {
    const [name, amount, more] = distinctCells(row).filter((cell) => cell.text !== '');
    if (name === undefined || amount === undefined || more !== undefined) return [];
    return [{ label: name.text, value: amount.text, at: amount.seen }];
  });
}

function ariaGrids(scan: Scan): Grid[] {
  const grids: Grid[] = [];
  for (const seen of scan.marked) {
    const grid = isGridRoot(seen) ? ariaGrid(scan, seen) : null;
    if (grid !== null) grids.push(grid);
  }
  return grids;
}
