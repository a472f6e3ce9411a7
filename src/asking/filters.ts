import { fold, stemsOf } from '../memory/words.ts';
import type { CalendarEvent, Row, Table } from '../reading/reading.ts';
import { parseMoment } from '../reading/values/parse-moment.ts';
import { parseNumber } from '../reading/values/parse-number.ts';
import type { EventFilter, RowFilter } from './derivation.ts';
import { columnOf } from './find-table.ts';

/** Whether a cell's text satisfies a filter's test. `lang` is the page's language. Text that is no number or date fails those tests. */
export function passes(text: string, test: RowFilter['test'], lang: string): boolean {
  if ('is' in test) return fold(text).trim() === fold(test.is).trim();
  if ('contains' in test) {
    const words = new Set(stemsOf(text));
    const wanted = stemsOf(test.contains);
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  }
  if ('over' in test || 'under' in test) {
    const value = parseNumber(text, lang)?.value;
    if (value === undefined) return false;
    return 'over' in test ? value > test.over : value < test.under;
  }
  const date = parseMoment(text, lang)?.date ?? null;
  if (date === null) return false;
  return 'from' in test ? date >= test.from : date <= test.to;
}

/** A row of values that the page keeps out of sight in a table that it shows, as filters do. */
export function isHidden(row: Row, table: Table): boolean {
  if (table.vis === 'collapsed' || row.kind !== 'data') return false;
  let first = -1;
  let several = false;
  for (const cell of row.cells) {
    if (cell === null) continue;
    if (cell.vis !== 'collapsed' && cell.vis !== 'concealed') return false;
    if (cell.text === '') continue;
    if (first === -1) first = cell.src;
    else several ||= cell.src !== first;
  }
  return several;
}

const SUMMARY = /^(?:sub-?\s?totals?|(?:grand |net |running )?totals?|sum|overall|average|avg|mean|median)\b/i;

/** A row that sums up others though nothing but its name says so: no thing of its own to count or add. */
export function isSummary(row: Row, table: Table): boolean {
  const named = row.cells[table.rowHeader ?? 0] ?? row.cells.find((cell) => cell !== null && cell.text !== '');
  return row.kind === 'data' && SUMMARY.test(named?.text ?? '');
}

/** Some row has values but no name where the others are named: it may be a sum, a note or a thing of its own. */
export function hasUnnamed(table: Table, kept: readonly number[]): boolean {
  const { rowHeader } = table;
  if (rowHeader === null) return false;
  const isEmpty = (index: number): boolean => (table.rows[index]?.cells[rowHeader]?.text ?? '') === '';
  return kept.some(isEmpty) && !kept.every(isEmpty);
}

/**
 * The indices of the shown data rows that pass every filter; group and total rows never do. Null when a filter names a column
 * that the table does not have.
 */
export function keptRows(table: Table, filters: readonly RowFilter[], lang: string): number[] | null {
  const columns = filters.map((filter) => (filter.column === null ? null : columnOf(table, filter.column)));
  if (columns.includes(-1)) return null;
  const kept: number[] = [];
  table.rows.forEach((row, index) => {
    if (row.kind !== 'data' || isHidden(row, table) || row.cells.every((cell) => cell === null || cell.text === ''))
      return;
    if (filters.every((filter, i) => rowPasses(row, filter, columns[i] ?? null, lang))) kept.push(index);
  });
  return kept;
}

function rowPasses(row: Row, filter: RowFilter, column: number | null, lang: string): boolean {
  if (column !== null) {
    const cell = row.cells[column];
    return cell !== null && cell !== undefined && passes(cell.text, filter.test, lang);
  }
  if (row.group !== null && passes(row.group, filter.test, lang)) return true;
  return row.cells.some((cell) => cell !== null && passes(cell.text, filter.test, lang));
}

/** Last day of an event, ISO; null when the page does not date it. */
function lastDay(event: CalendarEvent): string | null {
  return event.end?.date ?? event.start.date;
}

/** Whether an event falls in the filter's days, is under way at its time and has its words in the title or the place. */
export function eventPasses(event: CalendarEvent, filter: EventFilter): boolean {
  const from = event.start.date;
  const to = lastDay(event);
  if ((filter.from !== null || filter.to !== null) && (from === null || to === null)) return false;
  if (filter.from !== null && to !== null && to < filter.from) return false;
  if (filter.to !== null && from !== null && from > filter.to) return false;
  const said = event.location === null ? event.title : `${event.title}, ${event.location}`;
  if (filter.title !== null && !passes(said, { contains: filter.title }, '')) return false;
  if (filter.at === null) return true;
  if (event.allDay) return true;
  const start = event.start.time;
  if (start === null) return false;
  const end = event.end?.time ?? null;
  return end === null || end <= start ? start === filter.at : start <= filter.at && filter.at < end;
}
