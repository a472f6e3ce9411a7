import { stemsOf } from '../memory/words.ts';
import type { CellTest, RowStep } from './derivation.ts';
import { keyOf, type TableView } from './table-view.ts';

/** Why rows cannot be told. */
export interface Refused {
  refused: string;
}

/** The rows that the steps lead to, in the page's order, or why that cannot be told. Columns they rest on go to `used`. */
export function rowsAfter(
  view: TableView,
  steps: readonly RowStep[],
  used: Set<number> = new Set(),
): number[] | Refused {
  let rows: number[] | Refused = [...view.rows];
  for (const step of steps) {
    rows = stepped(view, rows, step, used);
    if ('refused' in rows) return rows;
  }
  return rows;
}

/** The rows that one step leads to from others. */
export function stepped(view: TableView, rows: number[], step: RowStep, used: Set<number>): number[] | Refused {
  if ('go' in step) return beside(view, rows, step.go);
  if ('pick' in step && !('by' in step)) {
    const row = rows[step.pick === 'first' ? step.nth - 1 : rows.length - step.nth];
    return row === undefined ? [] : [row];
  }
  const column = view.columnOf('keep' in step ? step.column : 'like' in step ? step.like : step.by);
  if (column === -1) return { refused: 'the table has no such column' };
  used.add(column);
  if ('keep' in step) {
    const test = testOf(view, column, step.keep);
    return 'refused' in test ? test : rows.filter((row) => test.passes(row) !== (step.not === true));
  }
  if ('like' in step) {
    const same = new Set(rows.map((row) => view.key(row, column)));
    same.delete('');
    return view.rows.filter((row) => same.has(view.key(row, column)) && !rows.includes(row));
  }
  return 'beyond' in step ? beyond(view, rows, column, step) : extremes(view, rows, column, step);
}

function beyond(
  view: TableView,
  rows: readonly number[],
  column: number,
  { beyond: side, as }: Extract<RowStep, { beyond: unknown }>,
): number[] | Refused {
  const { values, unclear, units } = view.measure(column, as);
  if (unclear && as === 'number') return { refused: 'not every cell is a number' };
  if (hasTwoUnits(view.rows, units)) return { refused: 'the numbers have different units' };
  const bounds = new Set(rows.map((row) => values[row] ?? Number.NaN));
  const [bound = Number.NaN] = bounds;
  if (bounds.size !== 1 || Number.isNaN(bound)) return { refused: 'it is not clear what to compare with' };
  return view.rows.filter((row) => {
    const value = values[row] ?? Number.NaN;
    return side === 'over' ? value > bound : value < bound;
  });
}

function beside(view: TableView, rows: readonly number[], go: 'next' | 'previous'): number[] | Refused {
  if (rows.length > 1) return { refused: 'it stands in several rows' };
  const at = view.rows.indexOf(rows[0] ?? -1);
  const row = at === -1 ? undefined : view.rows[at + (go === 'next' ? 1 : -1)];
  return row === undefined ? [] : [row];
}

function testOf(view: TableView, column: number, test: CellTest): { passes(row: number): boolean } | Refused {
  if ('is' in test) {
    const wanted = new Set(test.is.map(keyOf));
    return { passes: (row) => wanted.has(view.key(row, column)) };
  }
  if ('has' in test) {
    const wanted = stemsOf(test.has);
    if (wanted.length === 0) return { refused: 'nothing is looked for' };
    return { passes: (row) => wanted.every((stem) => view.stems(row, column).has(stem)) };
  }
  if ('starts' in test) {
    const start = keyOf(test.starts);
    return start === ''
      ? { refused: 'nothing is looked for' }
      : { passes: (row) => view.key(row, column).startsWith(start) };
  }
  if ('full' in test) return { passes: (row) => view.isFull(row, column) };
  const { values, unclear } = view.measure(column, test.as);
  if (unclear && test.as === 'number') return { refused: 'not every cell is a number' };
  const { over = -Infinity, from = -Infinity, under = Infinity, to = Infinity } = test;
  return {
    passes: (row) => {
      const value = values[row] ?? Number.NaN;
      return value > over && value >= from && value < under && value <= to;
    },
  };
}

type Extreme = Extract<RowStep, { pick: 'largest' | 'smallest' }>;

function extremes(view: TableView, rows: readonly number[], column: number, step: Extreme): number[] | Refused {
  const { values, unclear, units } = view.measure(column, step.as);
  if (unclear && step.as === 'number') return { refused: 'not every cell is a number' };
  const numbered = rows.filter((row) => !Number.isNaN(values[row]));
  if (hasTwoUnits(numbered, units)) return { refused: 'the numbers have different units' };
  const sign = step.pick === 'largest' ? -1 : 1;
  let wanted: number | undefined;
  for (let n = 0; n < step.nth; n += 1) {
    const before = wanted;
    wanted = undefined;
    for (const row of numbered) {
      const value = (values[row] ?? 0) * sign;
      if ((before === undefined || value > before) && (wanted === undefined || value < wanted)) wanted = value;
    }
  }
  return numbered.filter((row) => (values[row] ?? 0) * sign === wanted);
}

/** Whether two of the numbers are said to be of different units: "2 kg" and "900 g" cannot be compared. */
export function hasTwoUnits(rows: readonly number[], units: readonly (string | null)[]): boolean {
  let seen: string | null = null;
  for (const row of rows) {
    const unit = units[row] ?? null;
    if (unit !== null && seen !== null && unit !== seen) return true;
    seen ??= unit;
  }
  return false;
}
