import type { Scan, Seen } from '../scan.ts';
import { isGridRoot } from './aria-grid.ts';
import type { Grid, GridRow } from './grid.ts';
import { isLayoutTable, nativeGrid } from './native-grid.ts';

/**
 * The native tables of a page that relate data, as grids, with `aria`, its ARIA grids. Layout tables are left out, what
 * they hold is not; tables that an ARIA grid is drawn with belong to that grid.
 */
export function nativeGrids(scan: Scan, aria: readonly Grid[]): Grid[] {
  const native = scan
    .tagged('table')
    .filter((seen) => !standsInGrid(seen))
    .map((seen) => nativeGrid(scan, seen));
  for (const grid of native)
    if (grid.rowCount === null && !isLayoutTable(scan, grid) && scan.layout?.rowsAway(scan, grid)) grid.rowCount = -1;
  const grids = [...native, ...aria].sort((a, b) => a.root.order - b.root.order);
  const joined = scan.layout?.joinPanes(scan, grids) ?? grids;
  return joinSplit(
    joined.filter((grid) => grid.from !== 'table' || grid.also !== undefined || !isLayoutTable(scan, grid)),
  );
}

function standsInGrid(table: Seen): boolean {
  for (let box = table.parent; box !== null; box = box.parent) if (isGridRoot(box)) return true;
  return false;
}

function isHead(row: GridRow): boolean {
  return row.part === 'head' || row.cells.every((cell) => cell?.header === true);
}

function textsOf(row: GridRow | undefined): string {
  return JSON.stringify(row?.cells.map((cell) => cell?.text ?? '') ?? []);
}

/** Scrolling tables keep their head in a table of its own; it is put back on the one below. */
function joinSplit(grids: Grid[]): Grid[] {
  const joined: Grid[] = [];
  for (const grid of grids) {
    const before = joined[joined.length - 1];
    if (
      before?.from === 'table' &&
      grid.from === 'table' &&
      before.rows.every(isHead) &&
      before.width === grid.width &&
      areNear(before.root, grid.root)
    ) {
      joined.pop();
      const head = before.rows[0];
      const same = grid.rows.some((row) => isHead(row) && textsOf(row) === textsOf(head));
      const rows = same
        ? grid.rows
        : [...before.rows, ...grid.rows.filter((row) => row.part !== 'head' || textsOf(row) !== textsOf(head))];
      joined.push({ ...grid, rows });
    } else joined.push(grid);
  }
  return joined;
}

function areNear(a: Seen, b: Seen): boolean {
  let box: Seen | null = a;
  for (let up = 0; box !== null && up < 6; box = box.parent, up++) if (box.end >= b.end) return b.order - a.end <= 12;
  return false;
}
