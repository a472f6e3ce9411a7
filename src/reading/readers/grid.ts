import { controlValue } from '../controls.ts';
import { attr } from '../dom.ts';
import type { Piece } from '../reading.ts';
import type { Scan, Seen } from '../scan.ts';

/** A cell of a grid at its first slot. */
export interface GridCell {
  seen: Seen;
  text: string;
  header: boolean;
  /** "row", "col" or "" when the markup does not say. */
  scope: string;
  row: number;
  col: number;
  rows: number;
  cols: number;
}

/** One row of slots; a spanned cell stands in every slot that it covers. */
export interface GridRow {
  seen: Seen | null;
  part: 'head' | 'body' | 'foot';
  cells: (GridCell | null)[];
  key: string | null;
}

/** Rows and columns as the markup places them, before anything is said about headers. */
export interface Grid {
  root: Seen;
  from: 'table' | 'grid' | 'repetition';
  rows: GridRow[];
  width: number;
  /** Data rows and columns that the markup declares, -1 when it declares that it does not know, null when silent. */
  rowCount: number | null;
  colCount: number | null;
  /** What its columns are called where no row of it says so. */
  names?: string[];
  /** Other tables that parts of it are drawn as. */
  also?: Seen[];
}

/** A box to fill in may stand behind a menu of ways to compare. */
const MOST_IN_CELL = 60;

/** Text of a cell: what is shown in it, the state of a lone check box, or the name of a lone picture. */
export function cellText(scan: Scan, seen: Seen): string {
  const text = scan.text(seen);
  if (text !== '' || seen.children.length === 0) return text;
  const inside = scan.all.slice(seen.order + 1, Math.min(seen.end, seen.order + MOST_IN_CELL) + 1);
  const boxes = inside.filter((s) => s.tag === 'input' || s.role === 'checkbox' || s.role === 'switch');
  const box = boxes[0];
  if (box !== undefined) {
    if (boxes.length > 1) return '';
    if (box.tag === 'input') return controlValue(box.element)?.value ?? '';
    return attr(box.element, 'aria-checked') === 'true' ? 'yes' : 'no';
  }
  return scan.label(seen);
}

/** The cells name columns: all of them are heads, or most are and the others hold no words, but a box to tick perhaps. */
export function headsColumns(scan: Scan, cells: readonly GridCell[]): boolean {
  const heads = cells.filter(({ header, scope }) => header && scope !== 'row');
  if (heads.length === cells.length) return heads.length > 0;
  const areTold = heads.length > 1 || heads[0]?.seen.role === 'columnheader';
  if (!areTold || heads.length * 2 < cells.length) return false;
  return cells.every((cell) => heads.includes(cell) || scan.text(cell.seen) === '');
}

/** Cells of a row, each once however many slots it covers. */
export function distinctCells(row: GridRow): GridCell[] {
  const cells = row.cells.filter((cell) => cell !== null);
  return cells.some(({ cols }) => cols > 1) ? [...new Set(cells)] : cells;
}

/** A grid cell as what the reading says of it. */
export function pieceOf(scan: Scan, cell: { seen: Seen; text: string }): Piece {
  return { text: cell.text, src: scan.keep(cell.seen), vis: cell.seen.hiding.vis };
}

/** A row's own name in the markup, if it has a stable-looking one. */
export function rowKey(seen: Seen): string | null {
  if (seen.plain) return null;
  for (const name of ['row-id', 'data-row-id', 'data-rowid', 'data-id', 'data-key', 'data-row-key', 'data-rk']) {
    const value = attr(seen.element, name);
    if (value !== null && value.trim() !== '' && value.length <= 80) return value.trim();
  }
  return null;
}
