import { fold, stemsOf } from '../memory/words.ts';
import { labelKey } from '../reading/locator/label-key.ts';
import type { Row, Table } from '../reading/reading.ts';
import { type DecimalMark, decimalMark, decimalMarkOf } from '../reading/values/number-marks.ts';
import { bareText, measureOf } from './cell-values.ts';
import type { ColumnName, Measure } from './derivation.ts';
import { isHidden, isSummary } from './filters.ts';
import { columnLabel } from './find-table.ts';
import { likeThe } from './number-format.ts';

/** What the cells of a column measure, by row; NaN where they say nothing to it. */
export interface Measured {
  values: Float64Array;
  /** Some cell holds a figure that is not understood. */
  unclear: boolean;
  /** Some cell holds words where the others hold numbers. */
  wordy: boolean;
  units: (string | null)[];
}

/** A table to reckon over: its cells by column, read and compared on demand and each once. */
export class TableView {
  readonly table: Table;
  readonly lang: string;
  /** Indices of its rows that are shown, hold something and sum up no others, in the page's order. */
  readonly rows: readonly number[];
  readonly names: readonly ColumnName[];
  /** Columns of differences, which are counted after the table's own. */
  private readonly pairs: [of: number, less: number][] = [];
  private readonly folded = new Map<number, string[]>();
  private readonly stemmed = new Map<string, ReadonlySet<string>>();
  private readonly measured = new Map<string, Measured>();

  constructor(table: Table, lang: string) {
    this.table = table;
    this.lang = lang;
    const rows: number[] = [];
    table.rows.forEach((row, index) => {
      if (row.kind === 'data' && !isNote(row) && !isHidden(row, table) && !isSummary(row, table)) rows.push(index);
    });
    this.rows = rows;
    const seen = new Map<string, number>();
    this.names = table.columns.map((_, column) => {
      const label = columnLabel(table, column);
      const nth = (seen.get(labelKey(label)) ?? 0) + 1;
      seen.set(labelKey(label), nth);
      return { label, nth };
    });
  }

  /** Index of a column, or -1. */
  columnOf({ label, nth, less }: ColumnName): number {
    const own = this.names.findIndex((other) => other.nth === nth && labelKey(other.label) === labelKey(label));
    if (own === -1 || less === undefined) return own;
    const other = this.columnOf(less);
    if (other === -1) return -1;
    const known = this.pairs.findIndex(([a, b]) => a === own && b === other);
    return this.names.length + (known === -1 ? this.pairs.push([own, other]) - 1 : known);
  }

  /** The table's own columns that a column is read from: itself, or the two of a difference. */
  readFrom(column: number): readonly number[] {
    return this.pairs[column - this.names.length] ?? [column];
  }

  text(row: number, column: number): string {
    const pair = this.pairs[column - this.names.length];
    if (pair === undefined) return this.table.rows[row]?.cells[column]?.text ?? '';
    const value = this.measure(column, 'number').values[row] ?? Number.NaN;
    const texts = pair.map((each) => this.text(row, each));
    return Number.isNaN(value) ? '' : likeThe(texts, value);
  }

  /** The text as it is compared: without case, accents and notes in brackets. */
  key(row: number, column: number): string {
    let keys = this.folded.get(column);
    if (keys === undefined) {
      keys = [];
      this.folded.set(column, keys);
    }
    const known = keys[row];
    if (known !== undefined) return known;
    const key = keyOf(this.text(row, column));
    keys[row] = key;
    return key;
  }

  /** Whether something stands there that is no dash, "none" or "n/a". */
  isFull(row: number, column: number): boolean {
    return !/^(?:[\s\p{P}\p{S}]*|n\/?a|none|tba|tbd)$/u.test(this.key(row, column));
  }

  stems(row: number, column: number): ReadonlySet<string> {
    const text = this.text(row, column);
    let stems = this.stemmed.get(text);
    if (stems === undefined) {
      stems = new Set(stemsOf(text));
      this.stemmed.set(text, stems);
    }
    return stems;
  }

  measure(column: number, as: Measure): Measured {
    const id = `${as}${column}`;
    const known = this.measured.get(id);
    if (known !== undefined) return known;
    const pair = this.pairs[column - this.names.length];
    const found = pair === undefined ? this.measuredCells(column, as) : this.difference(pair, as);
    this.measured.set(id, found);
    return found;
  }

  private difference([of, less]: readonly [number, number], as: Measure): Measured {
    const [a, b] = [this.measure(of, as), this.measure(less, as)];
    const areTwo = (row: number): boolean => {
      const [one, other] = [a.units[row] ?? null, b.units[row] ?? null];
      return one !== null && other !== null && one !== other;
    };
    return {
      values: a.values.map((value, row) => Number((value - (b.values[row] ?? Number.NaN)).toPrecision(12))),
      // Days and years are not taken off one another here.
      unclear: as !== 'number' || a.unclear || b.unclear || this.rows.some(areTwo),
      wordy: a.wordy || b.wordy,
      units: a.units.map((unit, row) => unit ?? b.units[row] ?? null),
    };
  }

  private measuredCells(column: number, as: Measure): Measured {
    const values = new Float64Array(this.table.rows.length).fill(Number.NaN);
    const units: (string | null)[] = [];
    const mark =
      as === 'number' ? (markOf(this.rows.map((row) => this.text(row, column))) ?? decimalMark(this.lang)) : null;
    let unclear = false;
    let wordy = false;
    for (const row of this.rows) {
      const text = this.text(row, column);
      if (text === '') continue;
      const amount = measureOf(text, as, this.lang, mark);
      if (amount !== null) {
        values[row] = amount.value;
        units[row] = amount.unit;
      } else if (/\d/.test(text)) unclear = true;
      else if (!/^[\s\p{P}\p{S}]*$/u.test(text)) wordy = true;
    }
    return { values, unclear, wordy, units };
  }
}

/** The view of a table, made once for as long as the table is kept; `lang` is its page's language. */
export function viewOf(table: Table, lang: string): TableView {
  const before = views.get(table);
  if (before?.lang === lang) return before;
  const view = new TableView(table, lang);
  views.set(table, view);
  return view;
}

const views = new WeakMap<Table, TableView>();

/**
 * The decimal mark of a column. "8.300" alone may be thousands; where every number of a column is written so, either
 * reading orders and compares them alike, also with a number that a question writes the same way.
 */
function markOf(texts: readonly string[]): DecimalMark | null {
  const proven = decimalMarkOf(texts);
  if (proven !== null) return proven;
  const numbers = texts.filter((text) => /\d/.test(text));
  return numbers.length > 0 && numbers.every((text) => /^\d{1,3}\.\d{3}$/.test(text.trim())) ? '.' : null;
}

/** Empty, or one cell across the table: a note or a heading within it. */
function isNote(row: Row): boolean {
  let only = -1;
  let gap = false;
  for (const cell of row.cells) {
    if (cell === null || cell.text === '') gap = true;
    else if (only === -1) only = cell.src;
    else if (cell.src !== only) return false;
  }
  return only === -1 || (!gap && row.cells.length > 1);
}

/** The form in which whole texts are compared. */
export function keyOf(text: string): string {
  return fold(bareText(text)).replace(/\s+/g, ' ').trim();
}
