import type { Scan, Seen } from '../scan.ts';
import { cellText, type Grid, type GridCell, type GridRow, rowKey } from './grid.ts';
import { holdsControl } from './holds-control.ts';
import { impliedNames } from './implied-names.ts';
import { inferHeader } from './infer-header.ts';
import { pairsIn } from './property-table.ts';
import { looksTyped } from './typed-text.ts';

const MIN_ROWS = 3;
const MAX_CELLS = 24;
const HEAD = /(?:^|[\s_-])(?:head(?:er|ing|ers)?|thead|labels?)(?:[\s_-]|$)/i;

/** The elements that stand for the cells of a row: its children, or those of the one box in it. */
function cellsOf(row: Seen): Seen[] {
  let box = row;
  while (box.children.length === 1 && box.ownText === 0 && box.children[0] !== undefined) box = box.children[0];
  return box.ownText > 0 ? [] : box.children;
}

function headBefore(scan: Scan, list: Seen, width: number): Seen | null {
  let box = list;
  let before: Seen | undefined;
  // The rows may stand in boxes of their own, which scroll them.
  for (let up = 0; before === undefined && box.parent !== null && up < 4; box = box.parent, up++) {
    const { children } = box.parent;
    before = children[children.indexOf(box) - 1];
  }
  if (before === undefined) return null;
  const cells = cellsOf(before);
  return cells.length === width && cells.every((cell) => scan.size(cell) <= 40 && !looksTyped(scan.text(cell)))
    ? before
    : null;
}

/** A first row of another class than all others, made of short words that are all different. */
function headAmong(scan: Scan, like: readonly Seen[], body: readonly Seen[]): Seen | null {
  const [first] = like;
  if (first === undefined || first === body[0] || like.length - body.length > 1) return null;
  const texts = cellsOf(first).map((cell) => scan.text(cell));
  const areWords = texts.every((text) => text !== '' && text.length <= 40 && !looksTyped(text));
  return areWords && new Set(texts).size === texts.length ? first : null;
}

/**
 * Tables drawn from plain boxes: at least three neighbours made of the same number of cells, with a column of values or
 * a row of heads. `taken` are the roots of what is read otherwise.
 */
export function repeatedGrids(scan: Scan, taken: Seen[]): Grid[] {
  const grids: Grid[] = [];
  const covered = new Uint8Array(scan.all.length);
  for (const root of taken) covered.fill(1, root.order, root.end + 1);
  for (const list of scan.all) {
    if (covered[list.order] === 1 || list.children.length < MIN_ROWS || list.hiding.vis === 'concealed') continue;
    if (
      list.tag === 'dl' ||
      list.tag === 'nav' ||
      list.tag === 'select' ||
      list.role === 'menu' ||
      list.role === 'tablist'
    )
      continue;
    const grid = gridOf(scan, list);
    if (grid === null) continue;
    covered.fill(1, list.order, list.end + 1);
    grids.push(grid);
  }
  return grids;
}

function gridOf(scan: Scan, list: Seen): Grid | null {
  const kids = list.children.filter((child) => scan.size(child) > 0 || child.children.length > 1);
  const sample = kids[1];
  if (sample === undefined || kids.length < MIN_ROWS) return null;
  const width = cellsOf(sample).length;
  if (width < 2 || width > MAX_CELLS) return null;
  const like = kids.filter((kid) => kid.tag === sample.tag && cellsOf(kid).length === width);
  const body = like.filter((kid) => kid.kind === sample.kind);
  if (body.length < MIN_ROWS - 1 || body.length < kids.length * 0.75) return null;
  if (body.some((kid) => scan.size(kid) > 600)) return null;
  if (scan.layout?.areRows(scan, body, cellsOf(body[0] as Seen)) === false) return null;
  const marked = like[0] !== undefined && like[0] !== body[0] && HEAD.test(like[0].classes) ? like[0] : null;
  const head = marked ?? headAmong(scan, like, body) ?? headBefore(scan, list, width);
  const rows = body.map((seen, i): GridRow => rowOf(scan, seen, i + (head === null ? 0 : 1), 'body'));
  if (head !== null) rows.unshift(rowOf(scan, head, 0, 'head'));
  const data = rows.filter((row) => row.part === 'body');
  if (data.length < MIN_ROWS && !(head !== null && data.length > 0)) return null;
  const away = scan.layout?.scrolledAway(scan, list, body);
  const grid: Grid = { root: list, from: 'repetition', rows, width, rowCount: away ? -1 : null, colCount: null };
  if (head !== null || pairsIn(grid) !== null) return grid;
  const areFlat = !rows.some((row) => row.cells.some((cell) => cell?.seen.holdsBlock));
  if (areFlat && inferHeader(rows)) return grid;
  if (width < 3 || !areFlat || !hasValueColumn(data))
    return isMarkedHead(scan, body) ? { ...grid, rows: headed(rows) } : null;
  const parted = partStacked(scan, rows);
  const columns = (parted[0]?.cells ?? []).map((_, col) => parted.flatMap((row) => row.cells[col] ?? []));
  return { ...grid, rows: parted, width: columns.length, names: impliedNames(columns) };
}

/** The first row alone says by its class that it is a head, and boxes to type in stand in those below. */
function isMarkedHead(scan: Scan, [first, second]: readonly Seen[]): boolean {
  if (first === undefined || second === undefined || HEAD.test(second.classes)) return false;
  return HEAD.test(first.classes) && holdsControl(scan, second);
}

/** The rows with the first one as their head. */
function headed(rows: readonly GridRow[]): GridRow[] {
  const asHead = (cell: GridCell | null) => cell && { ...cell, header: true };
  return rows.map((row, i) => (i === 0 ? { ...row, part: 'head', cells: row.cells.map(asHead) } : row));
}

function rowOf(scan: Scan, seen: Seen, row: number, part: GridRow['part']): GridRow {
  const cells = cellsOf(seen).map((cell, col) => cellOf(scan, cell, row, col, part));
  return { seen, part, cells, key: rowKey(seen) };
}

function cellOf(scan: Scan, seen: Seen, row: number, col: number, part: GridRow['part']): GridCell {
  return { seen, text: cellText(scan, seen), header: part === 'head', scope: '', row, col, rows: 1, cols: 1 };
}

/** Lines that stand under each other in a cell of every row, as a name above an address, become cells of their own. */
function partStacked(scan: Scan, rows: GridRow[]): GridRow[] {
  const width = rows[0]?.cells.length ?? 0;
  const parts = Array.from({ length: width }, (_, col) => {
    const lines = rows.map((row) => linesOf(scan, row.cells[col]?.seen));
    const n = lines[0]?.length ?? 0;
    return n > 1 && n <= 4 && lines.every((line) => line.length === n) ? lines : null;
  });
  if (parts.every((lines) => lines === null)) return rows;
  return rows.map((row, at) => {
    const seen = row.cells.flatMap((cell, col) => parts[col]?.[at] ?? (cell === null ? [] : [cell.seen]));
    return { ...row, cells: seen.map((one, col) => cellOf(scan, one, row.cells[0]?.row ?? at, col, row.part)) };
  });
}

/** The lines in a box, when all its text is in them. */
function linesOf(scan: Scan, box: Seen | undefined): Seen[] {
  if (box === undefined || box.ownText > 0) return [];
  const lines = box.children.filter((child) => scan.size(child) > 0);
  return lines.slice(1).every((line) => line.hiding.flow === 'block') ? lines : [];
}

function hasValueColumn(rows: GridRow[]): boolean {
  return (rows[0]?.cells ?? []).some((_, col) => {
    const texts = rows.map((row) => row.cells[col]?.text ?? '').filter((text) => text !== '');
    return texts.length >= rows.length / 2 && texts.filter((text) => looksTyped(text)).length >= texts.length * 0.6;
  });
}
