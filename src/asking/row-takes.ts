import type { ValueShape } from '../reading/locator/locator.ts';
import { shapeOf } from '../reading/values/shape-of.ts';
import type { Take } from './derivation.ts';
import { likeThe } from './number-format.ts';
import { hasTwoUnits, type Refused } from './row-steps.ts';
import type { TableView } from './table-view.ts';

/** What rows give: the answer's texts, the number behind it where it is one, and the cells that it is read from. */
export interface Taken {
  items: string[];
  number: number | null;
  shape: ValueShape;
  rows: readonly number[];
  /** The column that it is read from; -1: the rows themselves. */
  column: number;
}

/** What `take` gives over the rows, or why nothing can be said. Pure. */
export function taken(view: TableView, rows: readonly number[], take: Take): Taken | Refused {
  if (take.take === 'rows') return counted(rows.length, rows, -1);
  if (take.take === 'any')
    return { items: [rows.length > 0 ? 'yes' : 'no'], number: null, shape: 'text', rows, column: -1 };
  const column = view.columnOf(take.column);
  if (column === -1) return { refused: 'the table has no such column' };
  switch (take.take) {
    case 'cells':
      return cellsOf(view, rows, column);
    case 'kinds': {
      const full = rows.filter((row) => view.text(row, column) !== '');
      return counted(new Set(full.map((row) => view.key(row, column))).size, full, column);
    }
    case 'commonest':
    case 'rarest':
      return byFrequency(view, rows, column, take.take === 'commonest');
    default:
      return reckoned(view, rows, column, take);
  }
}

const counted = (n: number, rows: readonly number[], column: number): Taken => ({
  items: [String(n)],
  number: n,
  shape: 'number',
  rows,
  column,
});

function cellsOf(view: TableView, rows: readonly number[], column: number): Taken | Refused {
  const full = rows.filter((row) => view.text(row, column) !== '');
  if (full.length === 0) return { refused: rows.length === 0 ? 'no row fits' : 'the place is empty' };
  const items = [...new Map(full.map((row) => [view.key(row, column), view.text(row, column)])).values()];
  const shape = items.length === 1 ? shapeOf(items[0] ?? '', view.lang) : 'text';
  return { items, number: null, shape, rows: full, column };
}

function byFrequency(view: TableView, rows: readonly number[], column: number, most: boolean): Taken | Refused {
  const times = new Map<string, number[]>();
  for (const row of rows) {
    const key = view.key(row, column);
    if (!/[\p{L}\p{N}]/u.test(key)) continue;
    const same = times.get(key);
    if (same === undefined) times.set(key, [row]);
    else same.push(row);
  }
  const counts = [...times.values()].map((found) => found.length);
  const wanted = counts.reduce((a, b) => (most ? Math.max(a, b) : Math.min(a, b)), most ? 0 : Number.POSITIVE_INFINITY);
  const winners = [...times.values()].filter((found) => found.length === wanted);
  const [only] = winners;
  if (only === undefined) return { refused: 'no row fits' };
  if (winners.length > 1) return { refused: 'several stand there equally often' };
  const text = view.text(only[0] ?? -1, column);
  return { items: [text], number: null, shape: shapeOf(text, view.lang), rows: only, column };
}

type Reckoning = Extract<Take, { as: unknown }>;

function reckoned(view: TableView, rows: readonly number[], column: number, take: Reckoning): Taken | Refused {
  const { values, unclear, wordy, units } = view.measure(column, take.as);
  const full = rows.filter((row) => !Number.isNaN(values[row]));
  const isFold = take.take === 'sum' || take.take === 'average';
  if ((unclear && take.as === 'number') || (wordy && isFold)) return { refused: 'not every cell is a number' };
  if (hasTwoUnits(full, units)) return { refused: 'the numbers have different units' };
  const numbers = full.map((row) => values[row] ?? 0);
  if (numbers.length === 0 || (take.take === 'span' && numbers.length < 2)) return { refused: 'no row fits' };
  const number = fold(take.take, numbers);
  if (take.as === 'day') return { refused: 'days are not reckoned with' };
  const texts = full.map((row) => view.text(row, column));
  const text = take.as === 'year' ? String(number) : likeThe(texts, number, take.take === 'average');
  return { items: [text], number, shape: 'number', rows: full, column };
}

function fold(take: Reckoning['take'], numbers: readonly number[]): number {
  const total = numbers.reduce((a, b) => a + b, 0);
  const most = numbers.reduce((a, b) => Math.max(a, b));
  const least = numbers.reduce((a, b) => Math.min(a, b));
  const exact = { sum: total, average: total / numbers.length, largest: most, smallest: least, span: most - least };
  return Number(exact[take].toPrecision(12));
}
