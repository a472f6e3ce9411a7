import { get, rectOf } from '../../dom.ts';
import type { Seen } from '../../scan.ts';
import type { DayBox } from './day-boxes.ts';

/** A day's box with its place on the page. Its band reaches down to the next row of days. */
export interface PlacedBox extends DayBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
  bandBottom: number;
}

/**
 * The box around an element, within `root`, that scrolls up and down and holds more than it shows; null where there is
 * none. What is scrolled away in it is drawn above or below the grid that it belongs to.
 */
export function scrollerOf(seen: Seen, root: Seen): Seen | null {
  for (let at = seen.parent; at !== null && at.order >= root.order; at = at.parent) {
    const { element } = at;
    const overflows =
      (get(Element, 'scrollHeight', element) as number) > (get(Element, 'clientHeight', element) as number) + 1;
    if (overflows && /auto|scroll|hidden|overlay/.test(getComputedStyle(element).overflowY)) return at;
  }
  return null;
}

/** Where an element would be drawn if nothing were scrolled out of sight: moved into the box that scrolls it. */
export function placeOf(seen: Seen, root: Seen): DOMRect {
  const rect = rectOf(seen);
  const scroller = scrollerOf(seen, root);
  if (scroller === null) return rect;
  const { top, bottom } = rectOf(scroller);
  if (rect.top >= top && rect.top < bottom) return rect;
  return new DOMRect(rect.left, Math.min(Math.max(rect.top, top), Math.max(top, bottom - 2)), rect.width, 1);
}

/**
 * Places boxes on a drawn page. Boxes without size are left out. `parts`: what the calendar is made of; the days of its
 * last row reach down to the lowest of them.
 */
export function placeBoxes(boxes: readonly DayBox[], root: Seen, parts: readonly Seen[]): PlacedBox[] {
  const end = parts.reduce((lowest, part) => Math.max(lowest, rectOf(part).bottom), rectOf(root).bottom);
  const placed = boxes.flatMap((box) => {
    const { left, right, top, bottom } = rectOf(box.seen);
    return right - left > 1 && bottom - top > 1 ? [{ ...box, left, right, top, bottom, bandBottom: end }] : [];
  });
  for (const box of placed) {
    const below = placed.filter((other) => other.top > box.top + 6 && overlap(other, box) > 0);
    box.bandBottom = Math.max(box.bottom, Math.min(end, ...below.map((other) => other.top)));
  }
  return placed;
}

/**
 * The days that something drawn over the grid covers: those of one row whose width it covers by half, or which hold
 * half of it. Null when it lies over none.
 */
export function daysUnder(rect: DOMRect, boxes: readonly PlacedBox[]): { from: string; to: string } | null {
  const middle = Math.min(rect.top + rect.height / 2, rect.top + 12);
  const row = boxes.filter((box) => box.top <= rect.top + 4 && middle < box.bandBottom).sort((a, b) => b.top - a.top);
  const top = row.find((box) => overlap(rect, box) > 0)?.top;
  if (top === undefined) return null;
  const days = row
    .filter((box) => Math.abs(box.top - top) <= 6)
    .filter((box) => overlap(rect, box) >= 0.5 * Math.min(box.right - box.left, rect.width))
    .map((box) => box.date)
    .sort();
  const [from] = days;
  const to = days[days.length - 1];
  return from === undefined || to === undefined ? null : { from, to };
}

/** Is something drawn from the edge of one day of a row to that of the same or another, give or take a margin? */
export function spansDays({ left, right, top, height }: DOMRect, boxes: readonly PlacedBox[]): boolean {
  const row = boxes.filter((box) => height > 0 && box.top <= top + 4 && top < box.bandBottom);
  const margin = (box: PlacedBox): number => Math.max(8, 0.12 * (box.right - box.left));
  return (
    row.some((box) => Math.abs(box.left - left) <= margin(box)) &&
    row.some((box) => Math.abs(box.right - right) <= margin(box))
  );
}

function overlap(a: { left: number; right: number }, b: { left: number; right: number }): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));
}
