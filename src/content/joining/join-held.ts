import { cleanText } from '../../reading/clean-text.ts';
import { isExactSum, isSum } from '../../reading/locator/sum-rows.ts';
import type { HeldRows } from '../../reading/own-data/own-data.ts';
import type { Row, Table } from '../../reading/reading.ts';

/**
 * A table with all rows that its app holds, and the columns of which the app was not found to hold anything as a table
 * of their own, in part as before. Rows that are shown keep their cells; each cell of those that are not gets a number of
 * its own from `next`.
 */
export function joinHeld(table: Table, held: HeldRows, next: () => number, lang = ''): Table[] {
  const { columns } = held;
  const pick = <T>(all: readonly T[], of: readonly number[]): (T | null)[] => of.map((at) => all[at] ?? null);
  const idOf = (texts: readonly (string | null)[]) => texts.join('\n');
  const shown = new Map(
    table.rows.map((row) => [idOf(pick(row.cells, columns).map((cell) => cell?.text ?? '')), row] as const),
  );
  const texts = held.rows.map((row) => row.map(cleanText));
  const header = headerOf(table, columns, texts);
  const rows = texts.map((row): Row => {
    const known = shown.get(idOf(row));
    if (known?.kind === 'data') return { ...known, cells: pick(known.cells, columns) };
    const cells = row.map((text, c) => ({ text, src: next(), vis: table.vis, header: c === header }));
    return { kind: 'data', cells, group: null, key: null };
  });
  const totals = table.rows
    .filter(({ kind }) => kind === 'total')
    .map((row) => ({ ...row, cells: pick(row.cells, columns) }));
  const joined: Table = {
    ...table,
    columns: columns.map((at) => table.columns[at] ?? []),
    rowHeader: header,
    rows: [...rows, ...totals],
  };
  const complete = held.whole || (table.rowTotal === null && comesToTotal(joined, table, columns, lang));
  const whole: Table = { ...joined, rowTotal: complete ? rows.length : table.rowTotal, complete };
  const others = table.columns.flatMap((path, at) => (columns.includes(at) || path.length === 0 ? [] : [at]));
  if (others.length === 0) return [whole];
  const named = table.rowHeader === null ? others : [...new Set([table.rowHeader, ...others])];
  const rest: Table = {
    ...table,
    columns: named.map((at) => table.columns[at] ?? []),
    rowHeader: table.rowHeader === null ? null : 0,
    rows: table.rows.map((row) => ({ ...row, cells: pick(row.cells, named) })),
    complete: false,
  };
  return [whole, rest];
}

/**
 * Whether the rows held come to the total that the page draws below those it shows, which is more than these come to: then
 * they are the rows that it is of, none more and none less. A row of nothing would change no sum.
 */
function comesToTotal(joined: Table, shown: Table, columns: readonly number[], lang: string): boolean {
  return joined.rows.some(
    (row) =>
      row.kind === 'total' &&
      row.cells.some((_, c) => {
        const before = shown.rows.find(({ kind }) => kind === 'total');
        const amounts = joined.rows.flatMap(({ kind, cells }) => (kind === 'data' ? [cells[c]?.text ?? ''] : []));
        return (
          before !== undefined &&
          isSum(shown, before, columns[c] ?? -1, lang, false) &&
          isExactSum(joined, row, c, lang) &&
          amounts.every((text) => /[1-9]/.test(text))
        );
      }),
  );
}

/** The column that names the rows, where it still tells all of them apart, else the first wordy one that does. */
function headerOf({ rowHeader }: Table, columns: readonly number[], rows: readonly string[][]): number | null {
  const tells = (c: number) => {
    const texts = rows.map((row) => row[c] ?? '');
    return new Set(texts).size === texts.length && texts.every((text) => /\p{L}/u.test(text));
  };
  const before = rowHeader === null ? -1 : columns.indexOf(rowHeader);
  if (before >= 0 && tells(before)) return before;
  const first = columns.findIndex((_, c) => tells(c));
  return first < 0 ? null : first;
}
