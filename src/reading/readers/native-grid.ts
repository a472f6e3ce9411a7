import { attrOf, hasAttr, intAttr } from '../dom.ts';
import type { Scan, Seen } from '../scan.ts';
import { cellText, type Grid, type GridCell, type GridRow, rowKey } from './grid.ts';

const MAX_SLOTS = 600_000;
const PARTS: Record<string, GridRow['part']> = { thead: 'head', tbody: 'body', tfoot: 'foot' };

interface Group {
  part: GridRow['part'];
  rows: Seen[];
}

/** The rows of a table in the order they are shown: feet last, each group apart because spans end with it. */
function groupsOf(table: Seen): Group[] {
  const groups: Group[] = [];
  const feet: Group[] = [];
  let loose: Group | null = null;
  for (const child of table.children) {
    const part = Object.hasOwn(PARTS, child.tag) ? PARTS[child.tag] : undefined;
    if (child.tag === 'tr') {
      if (loose === null) {
        loose = { part: 'body', rows: [] };
        groups.push(loose);
      }
      loose.rows.push(child);
    } else if (part !== undefined) {
      loose = null;
      const group = { part, rows: child.children.filter((row) => row.tag === 'tr') };
      (part === 'foot' ? feet : groups).push(group);
    }
  }
  return [...groups, ...feet];
}

function spanOf(cell: Seen, name: string, max: number, whole: number): number {
  const span = (cell.plain ? null : intAttr(cell.element, name)) ?? 1;
  if (span === 0 && name === 'rowspan') return whole;
  return Math.max(1, Math.min(span, max));
}

/**
 * Places the cells of a native table by the HTML standard's algorithm for forming a table. Spans are cut where their
 * row group ends, and columns that no cell starts in are dropped (`colspan=100` is a habit, not a width).
 */
export function nativeGrid(scan: Scan, table: Seen): Grid {
  let rows: GridRow[] = [];
  let width = 0;
  let slots = 0;
  const groups = groupsOf(table);
  for (const group of groups) {
    const base = rows.length;
    for (const row of group.rows) rows.push({ seen: row, part: group.part, cells: [], key: rowKey(row) });
    for (const [i, seen] of group.rows.entries()) {
      let col = 0;
      for (const cell of seen.children) {
        if (cell.tag !== 'td' && cell.tag !== 'th') continue;
        const cells = (rows[base + i] as GridRow).cells;
        while (cells[col] !== undefined && cells[col] !== null) col++;
        const left = group.rows.length - i;
        const placed: GridCell = {
          seen: cell,
          text: cell.tag === 'th' ? scan.text(cell) : cellText(scan, cell),
          header: cell.tag === 'th' || isHeaderRole(cell),
          scope: scopeOf(cell),
          row: base + i,
          col,
          rows: Math.min(spanOf(cell, 'rowspan', 65_534, left), left),
          cols: spanOf(cell, 'colspan', 1000, 1),
        };
        width = Math.max(width, col + 1);
        slots += placed.rows * placed.cols;
        if (slots > MAX_SLOTS) placed.rows = placed.cols = 1;
        for (let r = 0; r < placed.rows; r++) {
          const target = (rows[base + i + r] as GridRow).cells;
          for (let c = 0; c < placed.cols; c++) if (!target[col + c]) target[col + c] = placed;
        }
        col += placed.cols;
      }
    }
  }
  for (const row of rows) {
    row.cells.length = Math.min(row.cells.length, width);
    for (let c = 0; c < width; c++) row.cells[c] ??= null;
  }
  const lines = linesOfRecords(groups, rows);
  if (lines > 1) {
    rows = sideBySide(rows, lines, width);
    width *= lines;
  }
  const declared = intAttr(table.element, 'aria-rowcount');
  return {
    root: table,
    from: 'table',
    rows,
    width,
    rowCount: declared,
    colCount: intAttr(table.element, 'aria-colcount'),
  };
}

/** How many rows a record takes where each has a row group of its own, under as many rows of heads; else 1. */
function linesOfRecords(groups: readonly Group[], rows: readonly GridRow[]): number {
  const lines = groups[0]?.rows.length ?? 0;
  if (lines < 2 || lines > 4 || groups.length < 3 || groups.some((group) => group.rows.length !== lines)) return 1;
  const heads = rows.slice(0, lines).flatMap(({ cells }) => cells);
  return heads.every((head) => head === null || (head.header && head.rows === 1 && head.cols === 1)) ? lines : 1;
}

/** The lines of each record put side by side, so that it is one row. */
function sideBySide(rows: readonly GridRow[], lines: number, width: number): GridRow[] {
  return rows.flatMap((first, at) => {
    if (at % lines !== 0) return [];
    const moved = new Map<GridCell, GridCell>();
    const cells = rows.slice(at, at + lines).flatMap((row, line) =>
      row.cells.map((cell) => {
        if (cell === null || cell.row !== at + line) return null;
        const own = moved.get(cell) ?? { ...cell, row: at / lines, col: cell.col + line * width, rows: 1 };
        moved.set(cell, own);
        return own;
      }),
    );
    return [{ ...first, cells }];
  });
}

function isHeaderRole(cell: Seen): boolean {
  return cell.role === 'columnheader' || cell.role === 'rowheader';
}

function scopeOf(cell: Seen): string {
  if (cell.plain) return '';
  const scope = attrOf(cell, 'scope').toLowerCase();
  if (scope.startsWith('row') || cell.role === 'rowheader') return 'row';
  return scope.startsWith('col') || cell.role === 'columnheader' ? 'col' : '';
}

/** The table places things on the page instead of relating them. Nested data tables stand for themselves. */
export function isLayoutTable(scan: Scan, grid: Grid): boolean {
  const table = grid.root;
  if (table.role === 'presentation' || table.role === 'none') return true;
  if (table.role !== '' && table.role !== 'table') return grid.rows.length === 0;
  const holds = (passes: (cell: GridCell) => boolean) =>
    grid.rows.some((row) => row.cells.some((cell) => cell !== null && passes(cell)));
  if (!holds(() => true)) return true;
  const nested = holdsTable(scan, table);
  const marked =
    table.children.some((c) => c.tag === 'caption' || c.tag === 'thead') || hasAttr(table.element, 'summary');
  const heads = holds(({ header }) => header);
  if (heads && (!nested || marked)) return false;
  const cells = grid.rows.flatMap((row) => row.cells.filter((cell) => cell !== null));
  if (heads) return cells.filter(({ header }) => header).length < 2;
  if (nested) return true;
  if (marked) return false;
  if (grid.rows.length < 2 || grid.width < 2) return true;
  // A picture as high as all rows is a sign beside them.
  if (holds(({ seen, rows, text }) => rows >= grid.rows.length && text !== '' && scan.text(seen) === '')) return true;
  const full = cells.filter((cell) => cell.text !== '');
  if (full.length < cells.length / 4) return true;
  const heavy = full.filter((cell) => cell.text.length > 300 && scan.proseSize(cell.seen) > 300).length;
  return heavy > full.length / 4 || full.length < 3;
}

/** Another table of some rows stands in this one. */
function holdsTable(scan: Scan, { order, end }: Seen): boolean {
  for (let i = order + 1; i <= end; i++) {
    const inner = scan.all[i] as Seen;
    if (inner.tag === 'table' && rowsIn(inner) > 1) return true;
  }
  return false;
}

function rowsIn(table: Seen): number {
  return table.children.reduce((n, c) => n + (c.tag === 'tr' ? 1 : c.children.filter((r) => r.tag === 'tr').length), 0);
}
