import { rectOf, viewOf } from '../dom.ts';
import type { Scan, Seen } from '../scan.ts';
import { distinctCells, type Grid, type GridCell, type GridRow, headsColumns } from './grid.ts';
import { looksTyped } from './typed-text.ts';

/** A grid, where it is seen on the page, and where the cells of its fullest row stand. */
interface Pane {
  grids: Grid[];
  root: Seen;
  box: Box;
  columns: Box[];
  heads: GridRow[];
  body: GridRow[];
  feet: GridRow[];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const MOST_FEET = 3;
/** Sums may stand below or over the bar that scrolls the rows sideways. */
const SCROLL_BAR = 24;
/** A column as wide as a line is drawn for nothing but its line. */
const SLIVER = 3;

/**
 * Puts together what widgets draw as several tables of one grid: heads above the box that scrolls the rows, sums below
 * it, and pinned columns beside the others or over places kept free for them. Told by where they are drawn: edges meet,
 * and columns or rows are in line. The rest is given back as it is, in the same order.
 */
export function joinPanes(scan: Scan, grids: Grid[]): Grid[] {
  const pieces = grids.filter(({ root }) => scan.size(root) > 0 && !isNested(root, grids));
  const isHead = ({ rows }: Grid) => rows.length <= MOST_FEET && headRows(scan, rows) === rows.length;
  if (pieces.length < 2 || !pieces.some((grid) => isHead(grid) || grid.from === 'grid')) return grids;
  const panes = pieces.map((grid) => paneOf(scan, grid)).filter((pane) => pane !== null);
  const taken = new Set<Pane>();
  const headed: Pane[] = [];
  for (const pane of panes) {
    if (pane.body.length === 0 || taken.has(pane)) continue;
    if (pane.heads.length > 0) {
      const hasOthers = panes.some(
        (other) => other !== pane && areNear(other.root, pane.root) && areInLine(other, pane),
      );
      if (hasOthers && pane.grids[0]?.from === 'grid') headed.push(pane);
      continue;
    }
    const free = panes.filter((other) => other !== pane && !taken.has(other) && areNear(other.root, pane.root));
    const head = free.findLast((other) => other.body.length === 0 && isAbove(other, pane, 8));
    if (head === undefined) continue;
    const foot = free.find(
      (other) =>
        other.root.order > pane.root.order &&
        other.heads.length === 0 &&
        other.body.length <= MOST_FEET &&
        isAbove(pane, other, SCROLL_BAR),
    );
    pane.heads = alignedTo(pane, head.heads);
    if (foot !== undefined) pane.feet = alignedTo(pane, foot.body);
    for (const part of [pane, head, foot]) if (part !== undefined) taken.add(part);
    pane.grids = [pane, head, foot].flatMap((part) => part?.grids ?? []);
    headed.push(pane);
  }
  const joined: Pane[] = [];
  for (const pane of headed) {
    const at = joined.findIndex((other) => areNear(other.root, pane.root) && areInLine(other, pane));
    const both = at < 0 ? null : besides(joined[at] as Pane, pane);
    if (both !== null) joined[at] = both;
    else joined.push(pane);
  }
  // A pinned column without a head of its own, drawn over its place.
  for (const pane of panes) {
    if (taken.has(pane) || pane.body.length === 0) continue;
    const at = joined.findIndex((other) => areNear(other.root, pane.root) && areInLine(other, pane));
    const both = at < 0 ? null : over(joined[at] as Pane, pane);
    if (both !== null) joined[at] = both;
  }
  const used = new Set(joined.flatMap((pane) => pane.grids));
  const whole = joined.map(gridOf);
  return [...grids.filter((grid) => !used.has(grid)), ...whole].sort((a, b) => a.root.order - b.root.order);
}

function isNested(root: Seen, grids: readonly Grid[]): boolean {
  return grids.some((other) => other.root !== root && other.root.order <= root.end && root.order <= other.root.end);
}

/** How many rows at the start are heads; boxes to filter by may stand below them. */
function headRows(scan: Scan, rows: readonly GridRow[]): number {
  if (isLoneHead(rows)) return rows.length;
  let at = 0;
  for (const row of rows) {
    const cells = distinctCells(row);
    const isFilter = at > 0 && cells.every(({ seen }) => scan.proseSize(seen) === 0);
    if (row.part !== 'head' && !headsColumns(scan, cells) && !isFilter) break;
    at++;
  }
  return at;
}

/** A table of one row of words that its markup calls a head, though by no head cells. */
function isLoneHead(rows: readonly GridRow[]): boolean {
  const [row, ...more] = rows;
  if (row?.seen == null || more.length > 0) return false;
  const said = distinctCells(row).filter(({ text }) => text !== '');
  return (
    said.length > 1 &&
    said.every(({ text }) => !looksTyped(text)) &&
    [row.seen, ...said.map(({ seen }) => seen)].some(({ classes }) => HEAD_CLASS.test(classes))
  );
}

const HEAD_CLASS = /(?:^|[\s_-])(?:head|header|heading|hcell|column-?header|col-?head)(?:[\s_-]|$)/i;

function paneOf(scan: Scan, grid: Grid): Pane | null {
  const at = headRows(scan, grid.rows);
  const fullest = grid.rows.reduce<GridCell[]>((most, row) => {
    const cells = distinctCells(row);
    return cells.length > most.length ? cells : most;
  }, []);
  const columns = Array.from({ length: grid.width }, (): Box => ({ left: 0, right: 0, top: 0, bottom: 0 }));
  for (const cell of fullest) if (cell.cols === 1) columns[cell.col] = rectOf(cell.seen);
  const box = visibleBox(grid.root);
  if (fullest.length === 0 || box.right <= box.left) return null;
  const told = grid.from === 'table' ? [] : columns.filter(({ left, right }) => right > left);
  if (told.length > 0) {
    // A pane may keep places free for others: it is where its cells are.
    box.left = Math.max(box.left, Math.min(...told.map(({ left }) => left)));
    box.right = Math.min(box.right, Math.max(...told.map(({ right }) => right)));
  }
  const pane = { grids: [grid], root: grid.root, box, columns, feet: [] };
  return { ...pane, heads: grid.rows.slice(0, at), body: grid.rows.slice(at) };
}

/** What the boxes around an element leave of it. */
function visibleBox(seen: Seen): Box {
  let { left, right, top, bottom } = rectOf(seen);
  const view = viewOf(seen.element);
  for (let box = seen.parent; box !== null && box.tag !== 'body'; box = box.parent) {
    if (/^(visible| )*$/.test(view.getComputedStyle(box.element).overflow)) continue;
    const clip = rectOf(box);
    left = Math.max(left, clip.left);
    right = Math.min(right, clip.right);
    top = Math.max(top, clip.top);
    bottom = Math.min(bottom, clip.bottom);
  }
  return { left, right, top, bottom };
}

function areNear(a: Seen, b: Seen): boolean {
  let box: Seen | null = a;
  for (let up = 0; box !== null && up < 9; box = box.parent, up++)
    if (box.order <= b.order && box.end >= b.end) return true;
  return false;
}

/** One ends where the other begins, and nearly every column of the one that has rows stands in line with the other's. */
function isAbove(upper: Pane, lower: Pane, gap: number): boolean {
  const white = lower.box.top - upper.box.bottom;
  if (Math.abs(white) > gap) return false;
  const [rows, line] = upper.heads.length > 0 && upper.body.length === 0 ? [lower, upper] : [upper, lower];
  const told = rows.columns.filter(({ left, right }) => right > left);
  const matched = told.filter((column) => line.columns.some((other) => Math.abs(other.left - column.left) < 3));
  return told.length > 0 && matched.length >= told.length * 0.8;
}

/** The rows with a cell for each column of the pane: the one drawn over the middle of it. */
function alignedTo(pane: Pane, rows: readonly GridRow[]): GridRow[] {
  return rows.map((row) => {
    const cells = distinctCells(row).map((cell) => ({ cell, rect: rectOf(cell.seen) }));
    const under = pane.columns.map(({ left, right }) => {
      const middle = (left + right) / 2;
      return cells.find(({ rect }) => right - left > SLIVER && rect.left < middle && middle < rect.right)?.cell ?? null;
    });
    return { ...row, cells: under };
  });
}

function tops(rows: readonly GridRow[]): number[] {
  return [rows[0], rows[1], rows[rows.length - 1]].flatMap((row) => (row?.seen ? [rectOf(row.seen).top] : []));
}

/** As many rows, at the same heights. */
function areInLine(a: Pane, b: Pane): boolean {
  if (a.body.length !== b.body.length) return false;
  const [one, other] = [tops(a.body), tops(b.body)];
  return one.length > 0 && one.every((top, i) => Math.abs(top - (other[i] ?? Number.NaN)) < 2);
}

/** Two panes of one grid, the left one first; null where they neither touch nor make up for each other's gaps. */
function besides(a: Pane, b: Pane): Pane | null {
  const [left, right] = a.box.left <= b.box.left ? [a, b] : [b, a];
  // Between panes of one make a bar may scroll the rows.
  const gap = a.root.role !== '' && a.root.parent === b.root.parent ? SCROLL_BAR : 3;
  if (Math.abs(right.box.left - left.box.right) > gap) return over(a, b) ?? over(b, a);
  const rows = (one: readonly GridRow[], two: readonly GridRow[]) => {
    const most = Math.max(one.length, two.length);
    const cellsOf = (of: readonly GridRow[], i: number, width: number) =>
      of[of.length - most + i]?.cells ?? new Array<null>(width).fill(null);
    return Array.from({ length: most }, (_, i) => {
      const row = one[one.length - most + i] ?? (two[two.length - most + i] as GridRow);
      const key = row.key ?? two[two.length - most + i]?.key ?? null;
      const cells = [...cellsOf(one, i, left.columns.length), ...cellsOf(two, i, right.columns.length)];
      return { ...row, key, cells };
    });
  };
  return {
    ...(left.body.length > 0 && left.columns.length > right.columns.length ? left : right),
    grids: [...left.grids, ...right.grids],
    box: { ...left.box, right: right.box.right },
    columns: [...left.columns, ...right.columns],
    heads: rows(left.heads, right.heads),
    body: rows(left.body, right.body),
    feet: rows(left.feet, right.feet),
  };
}

/** A pane drawn over the first or last columns of another, which say nothing there or the same. */
function over(below: Pane, pane: Pane): Pane | null {
  const spare = below.columns.length - pane.columns.length;
  const atLeft = Math.abs(pane.box.left - below.box.left) <= Math.abs(pane.box.right - below.box.right);
  const at = atLeft ? 0 : spare;
  const fits = below.body.every((row, i) =>
    pane.body[i]?.cells.every((cell, c) => {
      const text = row.cells[at + c]?.text ?? '';
      return text === '' || text === cell?.text || (spare === 0 && (cell?.text ?? '') === '');
    }),
  );
  if (spare < 0 || !fits) return null;
  const fill = (rows: readonly GridRow[], by: readonly GridRow[]) =>
    rows.map((row, i) => {
      const cells = [...row.cells];
      for (const [c, cell] of (by[i]?.cells ?? []).entries())
        if ((cells[at + c]?.text ?? '') === '') cells[at + c] = cell;
      return { ...row, cells };
    });
  return {
    ...below,
    grids: [...below.grids, ...pane.grids],
    heads: fill(below.heads, pane.heads),
    body: fill(below.body, pane.body),
    feet: fill(below.feet, pane.feet),
  };
}

function gridOf({ grids, root, columns, heads, body, feet }: Pane): Grid {
  const own = grids.find((grid) => grid.root === root) as Grid;
  const moved = new Map<GridCell, GridCell>();
  const placed = (part: GridRow['part'], rows: readonly GridRow[], from: number) =>
    rows.map((row, r): GridRow => {
      const cells = row.cells.map((cell, col) => {
        if (cell === null) return null;
        const there = moved.get(cell);
        if (there !== undefined) {
          there.cols = col - there.col + 1;
          return there;
        }
        const at = { ...cell, row: from + r, col, cols: 1, header: part === 'head' || cell.header };
        moved.set(cell, at);
        return at;
      });
      return { ...row, part, cells };
    });
  const rows = [
    ...placed('head', heads, 0),
    ...placed('body', body, heads.length),
    ...placed('foot', feet, heads.length + body.length),
  ];
  const counts = grids.map(({ rowCount }) => rowCount);
  return {
    ...own,
    rows,
    width: columns.length,
    rowCount: own.rowCount ?? (counts.includes(-1) ? -1 : null),
    also: grids.flatMap((grid) => (grid === own ? [] : [grid.root])),
  };
}
