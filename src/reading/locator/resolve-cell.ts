import type { Cell, Row, Table } from '../reading.ts';
import { columnLabel } from './label-key.ts';
import type { Hit, Located, LocatorTarget, ValueShape } from './locator.ts';
import { matchLabel, shownFirst, tablesLike } from './place-fit.ts';
import { hasAllRows, isIdLike, rowFits } from './row-key.ts';
import { settle } from './settle.ts';
import { SUMS, sumsAllRows } from './sum-rows.ts';

type CellTarget = Extract<LocatorTarget, { kind: 'cell' }>;

interface Found {
  table: Table;
  row: Row;
  cell: Cell;
  column: number;
}

/**
 * Finds a cell by table, row and column. Certain only when one table fits the address (or as many look-alikes as when
 * it was taken), one of its rows has the key, one column the label, and all rows are here or the key is an id.
 */
export function resolveCell(target: CellTarget, shape: ValueShape, tables: readonly Table[], lang: string): Located {
  const like = tablesLike(target.table, tables);
  if (like.tables.length === 0) return { state: 'missing', why: 'the table is not on the page' };
  const found = like.tables.flatMap((table) => findIn(target, table));
  const hits = found.map((one) => asHit(one, like.tables.length > 1 || like.fit === 'other'));
  if (found.length === 0) return { state: 'missing', why: whyNot(target, like.tables) };
  const [only] = found;
  const doubts: string[] = [];
  if (like.fit === 'other') doubts.push('it stands under another heading now');
  if (like.tables.length > 1 && like.tables.length !== (target.table.twins ?? 1))
    doubts.push('several tables are alike');
  if (only && only.cell.vis === 'collapsed' && only.table.vis !== 'collapsed') doubts.push('it is out of sight now');
  if (only && !hasAllRows(only.table) && !isTold(target, only, lang)) {
    doubts.push(`among the ${only.table.rows.length} rows shown`);
  }
  return settle(hits, shape, lang, doubts);
}

function findIn(target: CellTarget, table: Table): Found[] {
  const labels = table.columns.map((path) => columnLabel(path));
  const columns = new Map<string, number>();
  for (const [label] of target.row) {
    if (label === '') continue;
    const [column, ...more] = matchLabel(label, labels);
    if (column === undefined || more.length > 0) return [];
    columns.set(label, column);
  }
  const valueColumns = matchLabel(target.column, labels);
  const found = table.rows
    .filter((row) => rowFits(target, row, columns, table.rowHeader))
    .flatMap((row) =>
      valueColumns.flatMap((column) => {
        const cell = row.cells[column];
        return cell == null ? [] : [{ table, row, cell, column }];
      }),
    );
  return shownFirst(found, ({ cell }) => cell.vis);
}

function keyIsId(target: CellTarget): boolean {
  return target.row.some(([column, text]) => column === '' || isIdLike(text));
}

/** Whether it is what is meant though not all rows are here: its key is an id, or it sums up all of them. */
function isTold(target: CellTarget, { table, row, column }: Found, lang: string): boolean {
  return row.kind === 'total' ? sumsAllRows(table, row, column, lang) : keyIsId(target);
}

function asHit({ table, row, cell, column }: Found, tellTable: boolean): Hit {
  const header = table.rowHeader === null ? null : row.cells[table.rowHeader]?.text;
  const named =
    row.key === SUMS ? null : row.cells.find((one) => one != null && one.src !== cell.src && one.text !== '');
  const name = header || (named?.text ?? '');
  const place = table.caption ?? table.section[table.section.length - 1];
  const within = tellTable && place !== undefined ? `, in ${place}` : '';
  const group = row.group === null ? '' : ` of ${row.group}`;
  const at = name === '' && row.kind === 'total' ? 'the sums' : `row ${name}`;
  const where = `${at}${group}, column ${columnLabel(table.columns[column] ?? [])}${within}`;
  return { text: cell.text, src: cell.src, where };
}

/** The first thing that is not there, in words. */
function whyNot(target: CellTarget, tables: readonly Table[]): string {
  const labels = tables.flatMap((table) => table.columns.map((path) => columnLabel(path)));
  if (matchLabel(target.column, labels).length === 0) return `no column ${target.column} any more`;
  const lost = target.row.find(([label]) => label !== '' && matchLabel(label, labels).length === 0);
  if (lost) return `no column ${lost[0]} any more`;
  const name = [...target.row.map(([, text]) => text), ...(target.header === undefined ? [] : [target.header])].join(
    ', ',
  );
  const [table] = tables;
  if (table && !hasAllRows(table)) {
    const of = table.rowTotal === null ? '' : ` of ${table.rowTotal}`;
    return `${name} is not among the ${table.rows.filter((row) => row.kind === 'data').length}${of} rows shown`;
  }
  return `no row ${name}`;
}
