import { attr, elementById } from './dom.ts';
import type { Scan, Seen } from './scan.ts';

/** The elements that an attribute lists by their ids (`aria-owns`, `headers`), as far as the walk noted them. */
export function referred(scan: Scan, { element }: Seen, attribute: string): Seen[] {
  return (attr(element, attribute) ?? '').split(/\s+/).flatMap((id) => {
    const target = id === '' ? null : elementById(element, id);
    return (target === null ? undefined : scan.seen(target)) ?? [];
  });
}
