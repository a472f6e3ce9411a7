import type { Row, Table } from '../reading.ts';
import { plainText, textKey } from '../values/plain-text.ts';
import { shapeOf } from '../values/shape-of.ts';
import { columnLabel, LABEL_MAX, labelKey } from './label-key.ts';
import { SUMS } from './sum-rows.ts';

/** A row's address within its table; see `LocatorTarget`. */
export interface RowAddress {
  row: [column: string, text: string][];
  header?: string;
  group?: string;
}

/** Text that names one thing by a code: "#123", "PROJ-12", "a@b.example", a long mixed token. */
export function isIdLike(text: string): boolean {
  const plain = plainText(text);
  return (
    /^#?\d{1,15}$/.test(plain) ||
    /^\p{L}[\p{L}\d]{0,12}[-_/.]?\d+$/u.test(plain) ||
    /^[^\s@]{1,64}@[^\s@]{1,80}$/.test(plain) ||
    /^(?=\D*\d)(?=[^a-z]*[a-z])[\w-]{6,64}$/i.test(plain)
  );
}

/** Is every data row of the table here, as far as the page tells? */
export function hasAllRows(table: Table): boolean {
  const here = table.rows.filter((row) => row.kind === 'data').length;
  return table.rowTotal !== null ? here >= table.rowTotal : table.complete;
}

/** Does the row stand at this address? Texts are compared whole, case and blanks aside. */
export function rowFits(
  address: RowAddress,
  row: Row,
  columns: ReadonlyMap<string, number>,
  rowHeader: number | null,
): boolean {
  if (address.group !== undefined && textKey(row.group ?? '') !== textKey(address.group)) return false;
  if (address.header !== undefined) {
    const header = rowHeader === null ? null : row.cells[rowHeader];
    if (header == null || header.vis === 'concealed' || textKey(header.text) !== textKey(address.header)) return false;
  }
  return address.row.every(([label, text]) => {
    if (label === '') return row.key === text;
    const cell = row.cells[columns.get(label) ?? -1];
    return cell != null && cell.vis !== 'concealed' && textKey(cell.text) === textKey(text);
  });
}

/** Columns whose text says how a thing stands rather than which thing it is. */
const STATE_LABEL =
  /^(status|state|stage|priority|severity|type|kind|category|assignee|assigned to|owner|updated|created|modified|due|progress|notes?|comments?)$/;
const ID_LABEL =
  /^(#|id|no\.?|nr\.?|number|key|code|ref(erence)?|ticket|issue|case|order|invoice|sku|account)( ?(id|no\.?|nr\.?|number|#))?$/;

/**
 * The fewest cells that single out a row among the rows seen, or null when some other row looks the same. Text that
 * changes (numbers, amounts, dates, states) and the value's own column are not used; the markup's own row key is only
 * used together with a text, because some grids number their rows anew at each load.
 */
export function rowAddress(table: Table, rowIndex: number, valueColumn: number, lang: string): RowAddress | null {
  const row = table.rows[rowIndex];
  if (row === undefined) return null;
  const others = table.rows.filter((_, i) => i !== rowIndex);
  const labels = table.columns.map((path) => columnLabel(path));
  const usable = keyColumns(table, row, valueColumn, lang);
  const pair = (column: number): [string, string] => [labels[column] ?? '', row.cells[column]?.text ?? ''];
  const isUnique = (columns: number[], group: boolean) =>
    !others.some(
      (other) =>
        (!group || textKey(other.group ?? '') === textKey(row.group ?? '')) &&
        columns.every((column) => textKey(other.cells[column]?.text ?? '') === textKey(row.cells[column]?.text ?? '')),
    );
  const sets = [...usable.map((column) => [column]), ...pairsOf(usable)];
  for (const group of row.group === null ? [false] : [false, true]) {
    for (const columns of sets) {
      if (!isUnique(columns, group)) continue;
      return group ? { row: columns.map(pair), group: row.group ?? '' } : { row: columns.map(pair) };
    }
  }
  if (row.key === SUMS && others.every(({ key }) => key !== SUMS)) return { row: [['', SUMS]] };
  const header = unlabelledHeader(table, rowIndex, valueColumn);
  if (header !== null) return header;
  const [first] = usable;
  const { key } = row;
  if (key === null || first === undefined || key.length > LABEL_MAX || others.some((other) => other.key === key))
    return null;
  return { row: [['', key], pair(first)] };
}

/** By the text of its header, where the column of row headers has no label and no other row is called that. */
function unlabelledHeader(table: Table, rowIndex: number, valueColumn: number): RowAddress | null {
  const column = table.rowHeader;
  if (column === null || column === valueColumn || labelKey(columnLabel(table.columns[column] ?? [])) !== '')
    return null;
  const row = table.rows[rowIndex];
  const cell = row?.cells[column];
  if (row === undefined || cell == null || cell.vis === 'concealed') return null;
  if (!/\p{L}/u.test(cell.text) || cell.text.length > LABEL_MAX) return null;
  const same = table.rows.filter((other) => textKey(other.cells[column]?.text ?? '') === textKey(cell.text));
  if (same.length === 1) return { row: [], header: cell.text };
  const group = same.filter((other) => textKey(other.group ?? '') === textKey(row.group ?? ''));
  return row.group !== null && group.length === 1 ? { row: [], header: cell.text, group: row.group } : null;
}

/** Columns that may name this row, best first. */
function keyColumns(table: Table, row: Row, valueColumn: number, lang: string): number[] {
  const labels = table.columns.map((path) => labelKey(columnLabel(path)));
  const value = row.cells[valueColumn];
  const usable = labels.flatMap((label, column) => {
    const cell = row.cells[column];
    const unlabelled = label === '' || labels.filter((other) => other === label).length > 1;
    if (cell == null || unlabelled || column === valueColumn || cell.src === value?.src) return [];
    if (cell.vis === 'concealed' || cell.text === '' || cell.text.length > LABEL_MAX) return [];
    return [{ column, label, rank: rank(table, column, label, cell.text, lang) }];
  });
  if (row.key === SUMS) return [];
  return usable
    .filter(({ rank }) => rank < 9)
    .sort((a, b) => a.rank - b.rank || a.column - b.column)
    .map(({ column }) => column);
}

function rank(table: Table, column: number, label: string, text: string, lang: string): number {
  const isHeader = column === table.rowHeader;
  if (shapeOf(text, lang) !== 'text') {
    return /^#?\d{1,15}$/.test(plainText(text)) && ID_LABEL.test(label) && !countsRows(table, column) ? 0 : 9;
  }
  if (isIdLike(text) && !hasAllRows(table) && isOfCodes(table, column)) return 0;
  if (isHeader) return 1;
  if (ID_LABEL.test(label) && isIdLike(text) && !countsRows(table, column)) return 0;
  return STATE_LABEL.test(label) ? 4 : 2;
}

/** A column that has another code in each row, whatever it is called: among rows that are not all here a name may come again. */
function isOfCodes(table: Table, column: number): boolean {
  const texts = table.rows.filter((row) => row.kind === 'data').map((row) => textKey(row.cells[column]?.text ?? ''));
  return (
    texts.length > 3 && new Set(texts).size === texts.length && texts.every((text) => /\d/.test(text) && isIdLike(text))
  );
}

/** A column that only counts its rows (1, 2, 3 or 26, 27, 28) names none of them. No counter goes beyond all rows there are. */
function countsRows(table: Table, column: number): boolean {
  const numbers = table.rows
    .filter((row) => row.kind === 'data')
    .map((row) => Number.parseInt((row.cells[column]?.text ?? '').replace(/^#/, ''), 10));
  const { rowTotal } = table;
  if (rowTotal !== null && numbers.some((n) => n > rowTotal)) return false;
  return numbers.every((n, i) => i === 0 || n === (numbers[i - 1] ?? Number.NaN) + 1);
}

function pairsOf(columns: readonly number[]): number[][] {
  const few = columns.slice(0, 6);
  return few.flatMap((a, i) => few.slice(i + 1).map((b) => [a, b]));
}
