import { get, rectOf } from '../dom.ts';
import type { Scan, Seen } from '../scan.ts';
import type { Grid } from './grid.ts';

/**
 * Whether the box that scrolls these rows is much longer than they are: a virtual list draws only what is in view. Only
 * a rendered page can tell; false where nothing scrolls.
 */
export function scrolledAway(scan: Scan, root: Seen, rows: Seen[]): boolean {
  const first = rows[0];
  const last = rows[rows.length - 1];
  if (!scan.rendered || first === undefined || last === undefined || root.hiding.vis !== 'shown') return false;
  const measure = (element: Element, name: string) => get(Element, name, element) as number;
  for (
    let box: Seen | null = first.parent, up = 0;
    box !== null && box.tag !== 'body' && up < 12;
    box = box.parent, up++
  ) {
    const height = measure(box.element, 'clientHeight');
    const whole = measure(box.element, 'scrollHeight');
    if (height === 0 || whole <= height + 4) continue;
    const at = rectOf(box);
    const top = rectOf(first);
    const bottom = rectOf(last);
    const offset = measure(box.element, 'scrollTop') - at.top;
    const spare = Math.max(48, top.height * 3);
    return top.top + offset > spare + 60 || whole - (bottom.bottom + offset) > spare;
  }
  return false;
}

/**
 * The same of a table of the markup's own kind, which mostly holds all of its rows: told only where it fills the box that
 * scrolls it, since else what follows it on the page may be what is scrolled to.
 */
export function rowsAway(scan: Scan, { root, rows }: Grid): boolean {
  const body = rows.flatMap(({ part, seen }) => (part === 'body' && seen !== null ? [seen] : []));
  let box: Seen | null = body[0]?.parent ?? null;
  const scrolls = ({ element }: Seen) =>
    (get(Element, 'scrollHeight', element) as number) > (get(Element, 'clientHeight', element) as number) + 4 &&
    /auto|scroll|overlay/.test(getComputedStyle(element).overflowY);
  while (box !== null && box.tag !== 'body' && !scrolls(box)) box = box.parent;
  if (box === null || box.tag === 'body' || scan.size(box) > scan.size(root) * 1.1 + 60) return false;
  return scrolledAway(scan, root, body);
}
