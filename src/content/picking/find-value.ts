import { boxOf, drawnAt, innermostAt, parentOf } from './drawn.ts';
import type { Pickable } from './pickable.ts';

/**
 * The smallest value that a point of the window shows: the one whose element holds what is drawn there. Looks through
 * `cover`, which is ours, and through what lies over a value without hiding it, but not behind anything opaque.
 */
export function valueAt(
  document: Document,
  point: readonly [number, number],
  values: ReadonlyMap<Element, Pickable>,
  cover: Element,
): Pickable | null {
  for (const hit of drawnAt(document, point, cover)) {
    for (let at: Element | null = innermostAt(hit, point); at !== null; at = parentOf(at)) {
      const value = values.get(at);
      if (value !== undefined) return value;
    }
    if (isOpaque(hit)) return null;
  }
  return null;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The value nearest to `from` in a direction, as arrow keys move in a table: straight on before aslant. Null when there
 * is none. `from` may be any rectangle, such as an edge of the window.
 */
export function neighbour(from: DOMRect, direction: Direction, values: Iterable<Pickable>): Pickable | null {
  const upright = direction === 'up' || direction === 'down';
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  let best: Pickable | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const value of values) {
    const box = boxOf(value.element);
    if (box.width === 0 || box.height === 0) continue;
    const along = sign * (upright ? middle(box).y - middle(from).y : middle(box).x - middle(from).x);
    if (along < 1) continue;
    const aside = upright
      ? gap(box.left, box.right, from.left, from.right)
      : gap(box.top, box.bottom, from.top, from.bottom);
    const distance = along + 4 * aside;
    if (distance < least) [best, least] = [value, distance];
  }
  return best;
}

/** The first value that is in view, else the first. */
export function firstInView(values: Iterable<Pickable>, height: number): Pickable | null {
  let first: Pickable | null = null;
  for (const value of values) {
    const { top, bottom, width } = boxOf(value.element);
    if (width > 0 && top >= 0 && bottom <= height) return value;
    first ??= value;
  }
  return first;
}

function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const alpha = /[,/]\s*([\d.]+)\s*\)$/.exec(backgroundColor.startsWith('rgb(') ? '' : backgroundColor)?.[1] ?? '1';
  return Number(opacity) > 0.9 && (backgroundImage !== 'none' || Number(alpha) > 0.9);
}

const middle = ({ left, right, top, bottom }: DOMRect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** How far two ranges are apart; 0 where they overlap. */
const gap = (a: number, b: number, c: number, d: number) => Math.max(0, a - d, c - b);
