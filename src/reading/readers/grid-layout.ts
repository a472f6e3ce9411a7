import { intAttr, rectOf, viewOf } from '../dom.ts';
import type { Scan, Seen } from '../scan.ts';
import { daysUnder, placeBoxes, placeOf, scrollerOf, spansDays } from './events/grid-geometry.ts';
import type { GridCell } from './grid.ts';
import { lineBelow } from './grid-foot.ts';
import { joinPanes } from './grid-panes.ts';
import { rowsAway, scrolledAway } from './scrolled-away.ts';

/** What only the drawn page tells: how the rows of a grid stand, and what fills the window. */
export interface GridLayout {
  joinPanes: typeof joinPanes;
  rowsAway: typeof rowsAway;
  scrolledAway: typeof scrolledAway;
  rowsFrom: typeof rowsFrom;
  columnsUnder: typeof columnsUnder;
  namesAbove: typeof namesAbove;
  lineBelow: typeof lineBelow;
  isLarge: typeof isLarge;
  isLarger: typeof isLarger;
  areRows: typeof areRows;
  areBeside: typeof areBeside;
  placeBoxes: typeof placeBoxes;
  placeOf: typeof placeOf;
  daysUnder: typeof daysUnder;
  spansDays: typeof spansDays;
  scrollerOf: typeof scrollerOf;
}

export const gridLayout: GridLayout = {
  joinPanes,
  rowsAway,
  scrolledAway,
  rowsFrom,
  columnsUnder,
  namesAbove,
  lineBelow,
  isLarge,
  isLarger,
  areRows,
  areBeside,
  placeBoxes,
  placeOf,
  daysUnder,
  spansDays,
  scrollerOf,
};

/** Drawn at the same height, to the pixel's rounding. */
const NEAR = 1.5;

/**
 * Rows whose parts stand in several boxes (pinned columns) put together: parts at the same height beside each other, left
 * to right. Every other row is alone, and the order is kept. Rows that say their index are left as they are.
 */
function rowsFrom(parts: readonly Seen[]): Seen[][] {
  if (parts.some((part) => intAttr(part.element, 'aria-rowindex') !== null)) return parts.map((part) => [part]);
  const rows: { seen: Seen[]; rects: Span[] }[] = [];
  const byTop = new Map<number, (typeof rows)[number][]>();
  for (const part of parts) {
    const rect = spanOf(part);
    const top = Math.round(rect.top);
    const near = rect.height === 0 ? [] : [top - 1, top, top + 1].flatMap((at) => byTop.get(at) ?? []);
    const row = near.find(({ rects }) => rects.every((other) => isBeside(other, rect)));
    if (row !== undefined) {
      row.seen.push(part);
      row.rects.push(rect);
      continue;
    }
    const alone = { seen: [part], rects: [rect] };
    rows.push(alone);
    byTop.set(top, [...(byTop.get(top) ?? []), alone]);
  }
  return rows.map(({ seen, rects }) => {
    const left = new Map(seen.map((one, i) => [one, rects[i]?.left ?? 0]));
    return seen.toSorted((a, b) => (left.get(a) ?? 0) - (left.get(b) ?? 0));
  });
}

interface Span {
  top: number;
  height: number;
  left: number;
  right: number;
}

/** From the first to the last cell of a row: its own box is often wider, or moved to where it scrolls. */
function spanOf(row: Seen): Span {
  const { top, height, left, right } = rectOf(row);
  const cells = row.children.map(rectOf).filter((cell) => cell.width > 0);
  if (cells.length === 0) return { top, height, left, right };
  return {
    top,
    height,
    left: Math.min(...cells.map((cell) => cell.left)),
    right: Math.max(...cells.map((cell) => cell.right)),
  };
}

function isBeside(a: Span, b: Span): boolean {
  return (
    Math.abs(a.top - b.top) <= NEAR &&
    Math.abs(a.height - b.height) <= NEAR &&
    (a.right <= b.left + NEAR || b.right <= a.left + NEAR)
  );
}

/**
 * Which head each cell stands under, by its middle; null unless every cell has one of its own. A grid that leaves out
 * the columns scrolled away draws fewer cells than heads.
 */
function columnsUnder(heads: readonly Seen[], cells: readonly Seen[]): number[] | null {
  if (cells.length >= heads.length) return null;
  const rects = heads.map(rectOf);
  const columns = cells.map((cell) => {
    const { left, right } = rectOf(cell);
    const middle = (left + right) / 2;
    // Drawn over several columns, as a heading of the rows below.
    if (rects.filter((head) => left < (head.left + head.right) / 2 && (head.left + head.right) / 2 < right).length > 2)
      return -1;
    return rects.findIndex((head) => head.left < middle && middle < head.right);
  });
  return columns.includes(-1) || new Set(columns).size < columns.length ? null : columns;
}

/** The heads of cells that stand beside each other: short texts in the grid, drawn above them and within their width. */
function namesAbove(scan: Scan, root: Seen, cells: readonly GridCell[]): GridCell[] {
  const texts = scan.all
    .slice(root.order + 1, root.end + 1)
    .filter((seen) => seen.ownText > 0 && scan.size(seen) <= 60 && !/cell$/.test(seen.role))
    .map((seen) => ({ seen, rect: rectOf(seen) }));
  const named = new Set<Seen>();
  return cells.flatMap((cell) => {
    const under = rectOf(cell.seen);
    const middle = (rect: DOMRect) => (rect.left + rect.right) / 2;
    const off = ({ left, right }: DOMRect) => Math.abs(left - under.left) + Math.abs(right - under.right);
    const above = texts.filter(
      ({ rect }) =>
        rect.height > 0 && rect.bottom <= under.top + 2 && under.left < middle(rect) && middle(rect) < under.right,
    );
    const lowest = Math.max(...above.map(({ rect }) => rect.bottom));
    // One that goes on under a column pinned over it stands less well above that.
    const [name] = above
      .filter(({ rect }) => rect.bottom > lowest - 4)
      .sort((one, other) => off(one.rect) - off(other.rect));
    if (name === undefined || named.has(name.seen)) return [];
    named.add(name.seen);
    return [{ ...cell, seen: name.seen, text: scan.text(name.seen), header: true, scope: 'col' }];
  });
}

/** An element fills so much of the window that it may be all there is to see. */
function isLarge(element: Element): boolean {
  const { width, height } = rectOf({ element });
  const { innerWidth, innerHeight } = viewOf(element);
  return width >= 300 && height >= 150 && width * height >= innerWidth * innerHeight * 0.3;
}

/** Whether the text of one element is written clearly larger than that of another. */
function isLarger(one: Seen, other: Seen): boolean {
  const size = ({ element }: Seen) => Number.parseFloat(viewOf(element).getComputedStyle(element).fontSize);
  return size(one) >= 1.25 * size(other);
}

/** Whether rows stand under each other and the cells of the first beside each other. What is not shown cannot tell. */
function areRows(scan: Scan, rows: readonly Seen[], cells: readonly Seen[]): boolean {
  const [first, second] = rows;
  const [left, right] = cells.filter((cell) => scan.size(cell) > 0);
  if (first?.hiding.vis !== 'shown' || second === undefined || left === undefined || right === undefined) return true;
  const [a, b, c, d] = [rectOf(first), rectOf(second), rectOf(left), rectOf(right)];
  return (
    b.top >= a.bottom - 4 && c.top < d.bottom && d.top < c.bottom && (d.left >= c.right - 4 || c.left >= d.right - 4)
  );
}

/** Whether the second element stands to a side of the first, at about the same height. */
function areBeside(first: Seen, second: Seen): boolean {
  const [a, b] = [rectOf(first), rectOf(second)];
  return (b.left >= a.right - 4 || a.left >= b.right - 4) && a.top < b.bottom && b.top < a.bottom;
}
