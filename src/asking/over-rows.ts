import type { PageContent, Table } from '../reading/reading.ts';
import type { Cite, ColumnName, Derivation, Derived, RowStep } from './derivation.ts';
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
  const cites = citesOf(view, found, used);
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
  if (!('refused' in first) && take.take === 'any') return { ...first, rows: namedRows(view, steps) ?? rows, used };
  if ('refused' in first || less === undefined) return 'refused' in first ? first : { ...first, used };
  const others = rowsAfter(view, less, used);
  if ('refused' in others) return others;
  const second = taken(view, others, take);
  if ('refused' in second) return second;
  if (first.number === null || second.number === null) return { refused: 'only numbers can be taken off' };
  const number = Number((first.number - second.number).toPrecision(12));
  return { ...first, items: [String(number)], number, rows: [...first.rows, ...second.rows], used };
}

/** The rows that steps name by what stands there: a "no" leaves none, and rests on them all the same. Null without such. */
function namedRows(view: TableView, steps: readonly RowStep[]): readonly number[] | null {
  const named = steps.filter((step) => 'keep' in step && 'is' in step.keep && step.not !== true);
  const rows = named.flatMap((step) => {
    const found = rowsAfter(view, [step]);
    return 'refused' in found ? [] : found;
  });
  return named.length === 0 ? null : [...new Set(rows)].sort((a, b) => a - b);
}

/** Takes for which every row must be known to be a thing of its own. */
const isCounting = ({ take }: OverRows['take']): boolean => take === 'rows' || take === 'sum' || take === 'average';

function citesOf(view: TableView, { rows, column }: Taken, used: ReadonlySet<number>): Cite[] {
  const { table } = view;
  // What is compared first, then what names the rows.
  const columns = (column === -1 ? [...used].reverse() : [column, ...used]).flatMap((each) => view.readFrom(each));
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
  if (take.take === 'cells' && rows.length === 1) {
    const where = cites[0]?.where ?? '';
    return take.column.less === undefined ? where : `${where} less ${take.column.less.label}`;
  }
  if (take.take === 'any' && rows.length > 0 && rows.length < 3)
    return cites
      .slice(0, 2)
      .map((cite) => cite.where)
      .join('; ');
  const name = table.caption ?? table.section.at(-1) ?? 'the table';
  return 'column' in take
    ? `${columnWords(take.column)} of ${rows.length} rows in ${name}`
    : `${rows.length} rows in ${name}`;
}

/** A column as it is spoken of: "Q3", "Q3 less Q1". */
export function columnWords({ label, less }: ColumnName): string {
  return less === undefined ? label : `${label} less ${less.label}`;
}
