import type { Scan, Seen } from '../scan.ts';

const CONTROLS = new Set(['input', 'select', 'textarea']);

/** The element is an input, select or textarea, or holds one. */
export function holdsControl(scan: Scan, { order, end }: Seen): boolean {
  for (let i = order; i <= end; i++) if (CONTROLS.has((scan.all[i] as Seen).tag)) return true;
  return false;
}
