import type { Table } from '../reading.ts';
import type { Scan, Seen } from '../scan.ts';
import type { Grid } from './grid.ts';
import { isLayoutTable, nativeGrid } from './native-grid.ts';
import { tableFromGrid } from './table-from-grid.ts';

/** The native tables of a page that relate data, as grids. Layout tables are left out, what they hold is not. */
export function nativeGrids(scan: Scan): Grid[] {
  const grids: Grid[] = [];
  for (const seen of scan.all) {
    if (seen.tag !== 'table') continue;
    const grid = nativeGrid(scan, seen);
    if (!isLayoutTable(scan, grid)) grids.push(grid);
  }
  return grids;
}

/** Reads grids as tables. */
export function tablesFromGrids(scan: Scan, grids: Grid[]): { table: Table; root: Seen }[] {
  return grids.map((grid) => ({ table: tableFromGrid(scan, grid), root: grid.root }));
}
