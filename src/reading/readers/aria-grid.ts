import { attr, intAttr } from '../dom.ts';
import { referred } from '../referred.ts';
import type { Scan, Seen } from '../scan.ts';
import { cellText, type Grid, type GridCell, type GridRow, headsColumns, rowKey } from './grid.ts';

const ROOTS = new Set(['grid', 'treegrid', 'table']);
const CELLS = new Set(['gridcell', 'cell', 'columnheader', 'rowheader']);
const MAX_COLUMNS = 2000;

interface Line {
  seen: Seen;
  index: number | null;
  key: string | null;
  cells: Map<number, GridCell>;
  heads: boolean;
  /** Drawn below the rows, in line with their columns. */
  foot?: true;
}

/** The element is the root of a grid by role, and not a native table that its own markup places. */
export function isGridRoot(seen: Seen): boolean {
  return ROOTS.has(seen.role) && seen.tag !== 'table';
}

function isRow(seen: Seen): boolean {
  return seen.role === 'row' || (seen.tag === 'tr' && seen.role === '');
}

function isCell(seen: Seen): boolean {
  return CELLS.has(seen.role) || ((seen.tag === 'td' || seen.tag === 'th') && seen.role === '');
}

/** Descendants that pass, without going into those or into nested grids; `aria-owns` brings in others. */
function parts(scan: Scan, root: Seen, passes: (seen: Seen) => boolean): Seen[] {
  const found: Seen[] = [];
  const collect = (from: Seen): void => {
    for (let i = from.order + 1; i <= from.end; i++) {
      const seen = scan.all[i] as Seen;
      if (passes(seen)) found.push(seen);
      else if (!isGridRoot(seen)) continue;
      i = seen.end;
    }
  };
  collect(root);
  for (const owned of ownedBy(scan, root)) {
    if (passes(owned)) found.push(owned);
    else collect(owned);
  }
  // What a grid owns is mostly heads and sums, listed in any order, some of them twice.
  return [...new Set(found)].sort((a, b) => a.order - b.order);
}

/** What belongs to an element by `aria-owns` and does not stand in it. */
const ownedBy = (scan: Scan, root: Seen): Seen[] =>
  referred(scan, root, 'aria-owns').filter(({ order }) => order < root.order || order > root.end);

/**
 * Reads an ARIA grid. Rows and columns go by their declared indexes; what is drawn twice counts once, and the parts of a
 * row that stand in several boxes (pinned columns) are put together by its index and its key.
 */
export function ariaGrid(scan: Scan, root: Seen): Grid | null {
  const lines: Line[] = [];
  const byIndex = new Map<number, Line[]>();
  const byKey = new Map<string, Line>();
  const drawn = parts(scan, root, isRow);
  let titles: Seen[] = [];
  for (const pieces of scan.layout?.rowsFrom(drawn) ?? drawn.map((row) => [row])) {
    const row = pieces[0] as Seen;
    const inRow = pieces.flatMap((piece) => parts(scan, piece, isCell));
    const under = scan.layout?.columnsUnder(titles, inRow);
    const cells = placedCells(scan, inRow, under);
    if (cells.length === 0) continue;
    const index =
      intAttr(row.element, 'aria-rowindex') ?? intAttr(cells[0]?.seen.element ?? row.element, 'aria-rowindex');
    const key = rowKey(row);
    const heads = headsColumns(scan, cells);
    if (heads && inRow.length > titles.length) titles = inRow;
    const same = (line: Line) => line.heads === heads && (line.key === null || key === null || line.key === key);
    const keyed = key === null ? undefined : byKey.get(key);
    const line = (keyed !== undefined && agree(keyed, cells) ? keyed : undefined) ??
      // Panes of which each counts its own rows have the same index for rows that differ.
      (index === null ? undefined : byIndex.get(index)?.find((one) => same(one) && agree(one, cells))) ?? {
        seen: row,
        index,
        key,
        cells: new Map(),
        heads,
      };
    if (line.cells.size === 0) {
      lines.push(line);
      if (index !== null) byIndex.set(index, [...(byIndex.get(index) ?? []), line]);
      if (key !== null) byKey.set(key, line);
    }
    addCells(line, cells);
  }
  if (lines.length === 0) lines.push(...linesByColumns(scan, root));
  if (lines.length > 0 && !lines.some((line) => line.heads)) {
    const heads = headsWithoutRow(scan, root);
    if (heads !== null) lines.unshift(heads);
  }
  if (lines.length === 0) return null;
  lines.push(...footOf(scan, root, lines));
  const also = ownedBy(scan, root).filter((owned) =>
    drawn.some(({ order }) => order >= owned.order && order <= owned.end),
  );
  return { ...gridOf(scan, root, lines), ...(also.length === 0 ? {} : { also }) };
}

/** What some draw below the rows without calling it a row: sums, in boxes that stand in line with the columns. */
function footOf(scan: Scan, root: Seen, lines: readonly Line[]): Line[] {
  const body = lines.filter((line) => !line.heads);
  const fullest = body.reduce<Line | null>(
    (most, line) => (most === null || line.cells.size > most.cells.size ? line : most),
    null,
  );
  if (fullest === null || fullest.cells.size < 3) return [];
  const under = [...fullest.cells.values()];
  const boxes = scan.layout?.lineBelow(scan, root, under) ?? [];
  const cells = new Map(
    boxes.flatMap((seen, i) => {
      const over = seen === null ? undefined : under[i];
      return seen === null || over === undefined
        ? []
        : [[over.col, { ...over, seen, text: cellText(scan, seen), header: false, scope: '', cols: 1 }] as const];
    }),
  );
  const first = [...cells.values()][0];
  if (first === undefined) return [];
  return [{ seen: first.seen.parent ?? first.seen, index: null, key: null, cells, heads: false, foot: true }];
}

/**
 * Rows of a grid whose cells stand in boxes by columns and say which row they are of. What stands right above the first
 * cell of a column heads it.
 */
function linesByColumns(scan: Scan, root: Seen): Line[] {
  const byRow = new Map<number, Line>();
  for (const cell of placedCells(scan, parts(scan, root, isCell))) {
    const index = intAttr(cell.seen.element, 'aria-rowindex');
    if (index === null || intAttr(cell.seen.element, 'aria-colindex') === null) return [];
    const line = byRow.get(index) ?? { seen: cell.seen, index, key: null, cells: new Map(), heads: false };
    byRow.set(index, line);
    addCells(line, [cell]);
  }
  const lines = [...byRow.values()].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  const [first] = lines;
  const names = first === undefined ? [] : (scan.layout?.namesAbove(scan, root, [...first.cells.values()]) ?? []);
  if (first === undefined || names.length === 0) return lines;
  const heads: Line = { seen: names[0]?.seen ?? root, index: 0, key: null, cells: new Map(), heads: true };
  addCells(heads, names);
  return [heads, ...lines];
}

/** Column headers that stand in no row of their own, in a box above the rows. */
function headsWithoutRow(scan: Scan, root: Seen): Line | null {
  const loose = parts(scan, root, (seen) => isRow(seen) || seen.role === 'columnheader').filter(
    (seen) => seen.role === 'columnheader',
  );
  const [first] = loose;
  if (first === undefined) return null;
  const line: Line = { seen: first.parent ?? first, index: 0, key: null, cells: new Map(), heads: true };
  addCells(line, placedCells(scan, loose));
  return line;
}

/** Cells drawn twice say the same both times. */
function agree(line: Line, cells: GridCell[]): boolean {
  return cells.every((cell) => {
    const there = line.cells.get(cell.col);
    return there === undefined || there.text === cell.text || there.text === '' || cell.text === '';
  });
}

/** `under` tells the columns of cells that do not say it themselves. */
function placedCells(scan: Scan, cells: Seen[], under?: number[] | null): GridCell[] {
  const placed: GridCell[] = [];
  let col = 0;
  for (const [i, seen] of cells.entries()) {
    col = intAttr(seen.element, 'aria-colindex') ?? (under?.[i] ?? col) + 1;
    if (col < 1 || col > MAX_COLUMNS) continue;
    const cols = Math.max(
      1,
      Math.min(intAttr(seen.element, 'aria-colspan') ?? intAttr(seen.element, 'colspan') ?? 1, 200),
    );
    const plain = seen.tag === 'th' && seen.role === '';
    const header = plain || seen.role === 'columnheader' || seen.role === 'rowheader';
    const scope = seen.role === 'rowheader' ? 'row' : header && !plain ? 'col' : '';
    const text = header ? scan.text(seen) : cellText(scan, seen);
    placed.push({ seen, text, header, scope, row: 0, col, rows: 1, cols });
    col += cols - 1;
  }
  return placed;
}

function addCells(line: Line, cells: GridCell[]): void {
  for (const cell of cells) {
    for (let c = cell.col; c < cell.col + cell.cols; c++) {
      const there = line.cells.get(c);
      if (there === undefined || (there.text === '' && cell.text !== '')) line.cells.set(c, cell);
    }
  }
}

/** Some draw the heads above the rows and write them after. */
function headsFirst(lines: Line[]): Line[] {
  const at = lines.findIndex((line) => line.heads);
  return at > 0 && lines.slice(at).every((line) => line.heads) ? [...lines.slice(at), ...lines.slice(0, at)] : lines;
}

function gridOf(scan: Scan, root: Seen, lines: Line[]): Grid {
  const feet = lines.filter(({ foot }) => foot);
  const above = lines.filter(({ foot }) => !foot);
  const bodies = above.filter(({ heads }) => !heads).map(({ index }) => index);
  const indexed = above.every((line) => line.index !== null) && new Set(bodies).size === bodies.length;
  const ordered = [
    ...(indexed ? above.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0)) : headsFirst(above)),
    ...feet,
  ];
  const columns = [...new Set(ordered.flatMap((line) => [...line.cells.keys()]))].sort((a, b) => a - b);
  const place = new Map(columns.map((column, i) => [column, i]));
  const moved = new Map<GridCell, GridCell>();
  let body = false;
  const rows = ordered.map((line, row): GridRow => {
    // A row without text among the heads holds filter boxes.
    if (!line.heads && [...line.cells.values()].some((cell) => cell.text !== '')) body = true;
    const cells = columns.map((column) => {
      const cell = line.cells.get(column);
      if (cell === undefined) return null;
      const at = moved.get(cell) ?? { ...cell, row, col: place.get(cell.col) ?? 0 };
      moved.set(cell, at);
      return at;
    });
    return { seen: line.seen, part: line.foot ? 'foot' : body ? 'body' : 'head', cells, key: line.key };
  });
  const rowCount = intAttr(root.element, 'aria-rowcount');
  const drawn = rows.flatMap((row) => (row.part === 'body' && row.seen !== null ? [row.seen] : []));
  // Some say how many rows they draw, and not how many there are.
  const mayBeAll = rowCount === null || (rowCount >= 0 && rowCount <= rows.length);
  const away = mayBeAll && scan.layout?.scrolledAway(scan, root, drawn);
  return {
    ...{ root, from: 'grid', rows, width: columns.length },
    rowCount: away ? -1 : rowCount,
    colCount: intAttr(root.element, 'aria-colcount'),
  };
}

const DAY_CELLS = new Set(['gridcell', 'columnheader', 'cell']);

/** Its cells stand for days: the grid is a month or week of a calendar, which is read as events. */
export function isCalendarGrid(scan: Scan, root: Seen): boolean {
  const days = new Set<string>();
  let cells = 0;
  let counted = 0;
  let last = 0;
  for (let i = root.order + 1; i <= root.end; i++) {
    const seen = scan.all[i] as Seen;
    if (!DAY_CELLS.has(seen.role) && seen.tag !== 'td' && seen.tag !== 'th') continue;
    cells++;
    const day = attr(seen.element, 'data-date');
    if (day !== null && /^\d{4}-\d{2}-\d{2}/.test(day)) days.add(day);
    if (scan.size(seen) === 0) continue;
    const number = Number(/^0?(\d{1,2})(?!\S)/.exec(scan.text(seen))?.[1] ?? Number.NaN);
    if (number === last + 1 || number === 1) counted++;
    if (number > 0) last = number;
  }
  // Nearly every cell of a month begins with the number after that of the one before.
  if (counted >= 24 && counted > cells * 0.55) return true;
  return days.size >= 5 || (days.size > 0 && days.size * 2 >= cells);
}
