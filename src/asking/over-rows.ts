import type { PageContent, Table } from '../reading/reading.ts';
import type { Cite, Derivation, Derived } from './derivation.ts';
import { hasUnnamed } from './filters.ts';
import { columnLabel } from './find-table.ts';
import { rowsAfter } from './row-steps.ts';
import { type Taken, taken } from './row-takes.ts';
import { type TableView, viewOf } from './table-view.ts';

/** Most cells that one answer cites; what rests on more is still computed over all of them. */
const MOST_CITES = 200;

export type OverRows = Extract<Derivation, { op: 'over-rows' }>;

/**
 * Computes over the rows of a complete table. `ambiguous` where one answer is asked for and several rows tie for it;
 * `missing` where a cell that is needed is not understood or units differ. The table must have been found complete.
 */
export function overRows(derivation: OverRows, table: Table, content: PageContent): Derived {
  const view = viewOf(table, content.lang);
  const found = answered(view, derivation);
  if ('refused' in found) return { state: 'missing', why: found.refused };
  const { used, items } = found;
  const cites = citesOf(table, found, used);
  const isPick = derivation.steps.some((step) => 'pick' in step);
  if (items.length > 1 && isPick) return { state: 'ambiguous', candidates: cites.slice(0, 3) };
  const value = { text: items.join(', '), shape: found.shape, ...(items.length > 1 ? { items } : {}) };
  return { state: 'certain', value, cites, where: whereOf(table, derivation, cites, found) };
}

/** What the derivation gives over a view, with the columns that its steps rest on. */
export function answered(
  view: TableView,
  { steps, less, take }: Pick<OverRows, 'steps' | 'less' | 'take'>,
): (Taken & { used: ReadonlySet<number> }) | { refused: string } {
  const used = new Set<number>();
  const rows = rowsAfter(view, steps, used);
  if ('refused' in rows) return rows;
  if (isCounting(take) && hasUnnamed(view.table, rows)) return { refused: 'a row has no name' };
  const first = taken(view, rows, take);
  if ('refused' in first || less === undefined) return 'refused' in first ? first : { ...first, used };
  const others = rowsAfter(view, less, used);
  if ('refused' in others) return others;
  const second = taken(view, others, take);
  if ('refused' in second) return second;
  if (first.number === null || second.number === null) return { refused: 'only numbers can be taken off' };
  const number = Number((first.number - second.number).toPrecision(12));
  return { ...first, items: [String(number)], number, rows: [...first.rows, ...second.rows], used };
}

/** Takes for which every row must be known to be a thing of its own. */
const isCounting = ({ take }: OverRows['take']): boolean => take === 'rows' || take === 'sum' || take === 'average';

function citesOf(table: Table, { rows, column }: Taken, used: ReadonlySet<number>): Cite[] {
  const columns = column === -1 ? [...used] : [column, ...used];
  if (columns.length === 0) columns.push(table.rowHeader ?? 0);
  const cites: Cite[] = [];
  const seen = new Set<number>();
  for (const at of columns) {
    for (const index of rows) {
      const cell = table.rows[index]?.cells[at];
      if (cell == null || cell.text === '' || seen.has(cell.src)) continue;
      seen.add(cell.src);
      cites.push({ text: cell.text, src: cell.src, where: whereIs(table, index, at) });
      if (cites.length === MOST_CITES) return cites;
    }
  }
  return cites;
}

function whereIs(table: Table, index: number, column: number): string {
  const row = table.rows[index];
  const named = table.rowHeader === null ? null : row?.cells[table.rowHeader];
  const name = (named ?? row?.cells.find((cell) => cell !== null && cell.text !== ''))?.text ?? '';
  return `row ${name}, column ${columnLabel(table, column)}`;
}

function whereOf(table: Table, { take }: OverRows, cites: readonly Cite[], { rows }: Taken): string {
  if (take.take === 'cells' && rows.length === 1) return cites[0]?.where ?? '';
  const name = table.caption ?? table.section.at(-1) ?? 'the table';
  return 'column' in take ? `${take.column.label} of ${rows.length} rows in ${name}` : `${rows.length} rows in ${name}`;
}
