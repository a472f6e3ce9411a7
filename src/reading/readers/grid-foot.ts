import { get, rectOf } from '../dom.ts';
import type { Scan, Seen } from '../scan.ts';
import type { GridCell } from './grid.ts';

/** In line, to the pixel's rounding and a border. */
const NEAR = 3;
/** How far below the box of the rows their sums may begin: a bar that scrolls sideways, or half a row drawn. */
const GAP = 40;

/**
 * The boxes of a line that is drawn right below what is seen of a grid's rows, one per cell of `over` and in line with it;
 * empty where there is none. It has no role and stands in no row, so only where it is drawn tells.
 */
export function lineBelow(scan: Scan, root: Seen, over: readonly GridCell[]): (Seen | null)[] {
  const columns = over.map(({ seen }) => rectOf(seen));
  const row = over[0]?.seen.parent;
  if (!scan.rendered || row == null || columns.some(({ width }) => width === 0)) return [];
  const box = scrollerOf(row, root);
  if (box === null) return [];
  const { bottom } = rectOf(box);
  for (let i = root.order + 1; i <= root.end; i++) {
    const line = scan.all[i] as Seen;
    if (line.role === 'row' || line.tag === 'tr') {
      i = line.end;
      continue;
    }
    if (line.role !== '' || line.children.length !== over.length || scan.size(line) === 0) continue;
    if (line.children.some(({ role }) => role !== '')) continue;
    const { top, height } = rectOf(line);
    if (height === 0 || top < bottom - GAP || top > bottom + GAP || contains(box, line)) continue;
    const rects = line.children.map(rectOf);
    const inLine = rects.filter((rect, at) => Math.abs(rect.left - (columns[at]?.left ?? Number.NaN)) < NEAR);
    if (inLine.length >= over.length * 0.8 && rects.every((rect) => Math.abs(rect.top - (rects[0]?.top ?? 0)) < NEAR))
      return line.children.map((cell) => (scan.size(cell) === 0 ? null : cell));
  }
  return [];
}

const contains = (box: Seen, { order }: Seen): boolean => order >= box.order && order <= box.end;

/** The box that scrolls the rows, or is as long as they are. */
function scrollerOf(row: Seen, root: Seen): Seen | null {
  const measure = (element: Element, name: string) => get(Element, name, element) as number;
  let last: Seen | null = null;
  for (let box = row.parent; box !== null && box.order > root.order; box = box.parent) {
    last = box;
    if (measure(box.element, 'scrollHeight') > measure(box.element, 'clientHeight') + 4) return box;
  }
  return last;
}
