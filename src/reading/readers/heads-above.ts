import { rectOf } from '../dom.ts';
import type { Scan, Seen } from '../scan.ts';
import { shortTexts } from './events/short-texts.ts';
import type { GridCell, GridRow } from './grid.ts';
import { looksTyped } from './typed-text.ts';

/** How far above the rows the middle of a head may stand: two lines and a box to filter by. */
const FAR = 64;
/** In more text than this it would take long to look where each stands. */
const MOST_TEXTS = 600;

interface Column {
  left: number;
  right: number;
}

/**
 * The row of short texts drawn right above columns, one over each of most of them: what heads rows of boxes whose heads
 * stand in boxes of their own. `around` holds heads and rows; `from` is where the rows begin on the page. Null where
 * several texts stand over a column, or values do.
 */
export function headsAbove(scan: Scan, around: Seen, from: number, columns: readonly Column[]): GridRow | null {
  const texts = shortTexts(scan, 1, 48, around);
  if (texts.length > MOST_TEXTS) return null;
  const above = texts
    .map((seen) => ({ seen, rect: rectOf(seen) }))
    .filter(({ rect }) => rect.width > 0 && rect.bottom <= from + 4 && (rect.top + rect.bottom) / 2 > from - FAR);
  const cells = columns.map(({ left, right }, col): GridCell | null => {
    const over = above.filter(({ rect }) => {
      const middle = Math.min((rect.left + rect.right) / 2, rect.left + 24);
      return left < middle && middle < right && rect.right <= right + 4;
    });
    const [head, ...more] = over;
    if (head === undefined || more.length > 0) return null;
    const text = scan.text(head.seen);
    return { seen: head.seen, text, header: true, scope: 'col', row: 0, col, rows: 1, cols: 1 };
  });
  const heads = cells.filter((cell) => cell !== null);
  const wide = columns.filter(({ left, right }) => right - left > 8);
  if (heads.length === 0 || heads.length < wide.length * 0.7 || heads.some(({ text }) => looksTyped(text))) return null;
  return { seen: null, part: 'head', cells, key: null };
}
