import type { Scan, Seen } from '../../scan.ts';

/** Nobody can see it, at least not as the page stands. */
export function isHidden({ hiding }: Seen): boolean {
  return hiding.vis === 'concealed' || hiding.vis === 'collapsed';
}

/** What shows a text of `min` to `max` characters, in order, without elements that only wrap another one of these. */
export function shortTexts(
  scan: Scan,
  min: number,
  max: number,
  { order, end } = scan.all[0] ?? { order: 0, end: -1 },
): Seen[] {
  return scan.all.slice(order, end + 1).filter((seen) => {
    const size = scan.size(seen);
    return size >= min && size <= max && !isHidden(seen) && !seen.children.some((kid) => scan.size(kid) === size);
  });
}
