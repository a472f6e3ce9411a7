import type { Scan, Seen } from '../scan.ts';
import { isGridRoot } from './aria-grid.ts';
import { distinctCells, type Grid, type GridRow } from './grid.ts';
import { isLayoutTable, nativeGrid } from './native-grid.ts';

/**
 * The native tables of a page that relate data, as grids, with `aria`, its ARIA grids. Layout tables are left out, what
 * they hold is not; tables that an ARIA grid is drawn with belong to that grid.
 */
export function nativeGrids(scan: Scan, aria: readonly Grid[]): Grid[] {
  const native = scan
    .tagged('table')
    .filter((seen) => !standsInGrid(seen) && !isOwned(seen, aria))
    .map((seen) => nativeGrid(scan, seen));
  for (const grid of native)
    if (grid.rowCount === null && !isLayoutTable(scan, grid) && scan.layout?.rowsAway(scan, grid)) grid.rowCount = -1;
  const grids = [...native, ...aria].sort((a, b) => a.root.order - b.root.order);
  const joined = scan.layout?.joinPanes(scan, grids) ?? grids;
  return joinSplit(
    joined.filter((grid) => grid.from !== 'table' || grid.also !== undefined || !isLayoutTable(scan, grid)),
  ).flatMap(partedAtHeads);
}

/** Tables one below the other in one element, each under a row of heads of its own. */
function partedAtHeads(grid: Grid): Grid[] {
  if (grid.from !== 'table' || grid.also !== undefined) return [grid];
  const { rows } = grid;
  const [head] = rows.filter((row) => isHeadOfPart(row, grid.width));
  const starts = rows.flatMap((row, i) => {
    const [before, after] = [rows[i - 1], rows[i + 1]];
    const isStart = before !== undefined && after !== undefined && !isHead(before) && !isHead(after);
    return isStart && row !== head && isHeadOfPart(row, grid.width) && textsOf(row) !== textsOf(head) ? [i] : [];
  });
  if (head === undefined || !rows.slice(0, starts[0]).includes(head)) return [grid];
  return [0, ...starts].map((start, i) => ({ ...grid, rows: rows.slice(start, starts[i]) }));
}

/** Heads of most columns, each by a name of its own, and nothing else. */
function isHeadOfPart(row: GridRow, width: number): boolean {
  if (!isHead(row)) return false;
  const cells = distinctCells(row).filter(({ text }) => text !== '');
  return (
    cells.every(({ scope }) => scope !== 'row') &&
    cells.length > 1 &&
    cells.length >= 0.6 * width &&
    new Set(cells.map(({ text }) => text)).size === cells.length
  );
}

/** A part of an ARIA grid that stands elsewhere. */
function isOwned({ order }: Seen, aria: readonly Grid[]): boolean {
  return aria.some(({ also = [] }) => also.some((owned) => owned.order <= order && order <= owned.end));
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
