import type { Row, Table } from '../reading.ts';
import { parseNumber } from '../values/parse-number.ts';
import { shapeOf } from '../values/shape-of.ts';

/** The key of a row of sums without a name: it has the one of its kind. */
export const SUMS = 'sums';

/**
 * Whether a row of sums below rows of which not all are here is of all of them, and not of the page that is shown: what
 * stands there is more than the shown rows come to, and is no count of them. A grid's row that is called a total and kept
 * in view beside the rows that scroll is taken at its word.
 */
export function sumsAllRows(table: Table, row: Row, column: number, lang: string): boolean {
  if (row.kind !== 'total' || table.rows.some((other) => other !== row && other.kind !== 'data')) return false;
  if (table.from === 'grid' && row.key !== SUMS) return true;
  return isBeyond(table, row, column, lang);
}

/** Whether a row of sums says in a column what all rows that are here come to, or more where not all are. */
export function isSum(table: Table, row: Row, column: number, lang: string, isWhole: boolean): boolean {
  if (!isWhole) return isBeyond(table, row, column, lang);
  const { own, shown } = numbersIn(table, row, column, lang);
  return own !== null && shown !== null && Math.abs(own - shown) <= 0.005 * Math.max(1, table.rows.length);
}

/** Whether a row of sums says in a column to the cent what all data rows come to. */
export function isExactSum(table: Table, row: Row, column: number, lang: string): boolean {
  const { own, shown, areAmounts } = numbersIn(table, row, column, lang);
  return areAmounts && own !== null && shown !== null && Math.abs(own - shown) < 0.005;
}

function isBeyond(table: Table, row: Row, column: number, lang: string): boolean {
  const { own, shown, areAmounts } = numbersIn(table, row, column, lang);
  return own !== null && shown !== null && areAmounts && shown > 0 && own > shown * 1.0001;
}

interface Numbers {
  own: number | null;
  /** What the shown rows come to; null where one of them is no number or below zero. */
  shown: number | null;
  /** Money or numbers with decimals: no count is written so. */
  areAmounts: boolean;
}

function numbersIn(table: Table, row: Row, column: number, lang: string): Numbers {
  const text = row.cells[column]?.text ?? '';
  let shown: number | null = 0;
  for (const { kind, cells } of table.rows) {
    if (kind !== 'data') continue;
    const said = cells[column]?.text ?? '';
    if (said === '') continue;
    const value = parseNumber(said, lang)?.value;
    shown = value === undefined || value < 0 || shown === null ? null : shown + value;
  }
  const areAmounts = shapeOf(text, lang) === 'money' || /\d[.,]\d{1,2}(?!\d)/.test(text);
  return { own: parseNumber(text, lang)?.value ?? null, shown, areAmounts };
}
