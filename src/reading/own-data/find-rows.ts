import { listsFrom } from './find-lists.ts';
import { rowsBehind } from './match-rows.ts';
import type { HeldRows, WantedTable } from './own-data.ts';

/** Lists that hold a table's rows and are compared. */
const COMPARED = 6;
/** How long others are looked for once what is wanted is found, in milliseconds. */
export const LOOKING_ON_MS = 250;

/** When looking ends, by a clock of milliseconds. */
export interface Patience {
  now(): number;
  until: number;
}

/**
 * The rows that a table is drawn from, looked for in all data that can be reached from `roots`. Of several lists the one
 * with most rows is taken, the nearest first; rows of which another list of as many says otherwise are left out, since
 * one of the two is old and nothing tells which.
 */
export function findRows(
  roots: readonly unknown[],
  wanted: WantedTable,
  langs: readonly string[],
  { now, until }: Patience,
): HeldRows | null {
  const found: HeldRows[] = [];
  let end = until;
  const isLate = () => now() > end;
  for (const list of listsFrom(roots, isLate)) {
    const held = rowsBehind(list, wanted, langs);
    if (held !== null) found.push(held);
    if (held?.whole) end = Math.min(end, now() + LOOKING_ON_MS);
    if (isLate() || found.length === COMPARED) break;
  }
  const [best, ...others] = found.toSorted(
    (a, b) => Number(b.whole) - Number(a.whole) || b.rows.length - a.rows.length,
  );
  if (best === undefined) return null;
  const rivals = others.filter(
    ({ rows, columns }) => rows.length === best.rows.length && `${columns}` === `${best.columns}`,
  );
  const rows = rivals.reduce((left, rival) => {
    const said = new Set(rival.rows.map((row) => row.join('\n')));
    return left.filter((row) => said.has(row.join('\n')));
  }, best.rows);
  return { ...best, rows, whole: best.whole && rows.length === best.rows.length };
}
