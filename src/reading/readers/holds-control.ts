import type { Scan, Seen } from '../scan.ts';

/** The element is an input, select or textarea, or holds one. */
export function holdsControl(scan: Scan, { order, end }: Seen): boolean {
  return scan.all.slice(order, end + 1).some(({ tag }) => /^(input|select|textarea)$/.test(tag));
}
