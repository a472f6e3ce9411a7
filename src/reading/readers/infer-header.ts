import type { GridCell, GridRow } from './grid.ts';
import { looksLikePeriod, looksTyped } from './typed-text.ts';

const HEADERISH = /(^|[\s_-])(head(er)?|th|title|label|columns?)([\s_-]|$)/i;

function isEmphasised(cell: GridCell): boolean {
  const [child] = cell.seen.children;
  return cell.seen.children.length === 1 && cell.seen.ownText === 0 && (child?.tag === 'b' || child?.tag === 'strong');
}

function looksLikeHead(text: string): boolean {
  return looksLikePeriod(text) || (!looksTyped(text) && !CODE.test(text));
}

/** A number that something goes by ("RE-2026-1147", "#48219"): a value, though it begins with letters. */
const CODE = /^#?(?=[^\s]*\d{3})(?=[^\s]*(?:\d[^\s]*[-/.]|[-/.#][^\s]*\d))[\p{L}\d]*(?:[-/.][\p{L}\d]+)*$/u;

/**
 * Whether the first of these rows, none of which is marked as headers, heads the others: all its cells are words (or
 * years), and some column below is mostly values, or the row is set apart by its markup. A row of words over rows of
 * words tells nothing and is data.
 */
export function inferHeader(rows: GridRow[]): boolean {
  const [first, ...rest] = rows;
  if (first === undefined || rest.length === 0) return false;
  const cells = first.cells.filter((cell) => cell !== null);
  const full = cells.filter((cell) => cell.text !== '');
  if (full.length < 2 || full.length < cells.length - 1 || full.some((cell) => cell.text.length > 60)) return false;
  if (new Set(full).size < 2 || new Set(full.map((cell) => cell.text)).size < new Set(full).size) return false;
  if (!full.every((cell) => looksLikeHead(cell.text))) return false;
  const name = first.seen?.classes ?? '';
  if (HEADERISH.test(name)) return true;
  if (full.every(isEmphasised) && !rest.every((row) => row.cells.every((cell) => cell === null || isEmphasised(cell))))
    return true;
  return full.some((head) => {
    if (looksTyped(head.text) && !full.some((cell) => !looksTyped(cell.text))) return false;
    const below = rest.map((row) => row.cells[head.col]?.text ?? '').filter((text) => text !== '');
    const typed = below.filter((text) => looksTyped(text)).length;
    return below.length > 0 && typed >= below.length * 0.6;
  });
}
