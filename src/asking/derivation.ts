import type { Hit, Locator, TableAddress, ValueShape } from '../reading/locator/locator.ts';

/** Keeps rows whose cell in `column` satisfies the test. `column` null: any cell of the row. */
export interface RowFilter {
  column: string | null;
  test:
    | { is: string }
    | { contains: string }
    | { over: number }
    | { under: number }
    /** ISO date, inclusive. */
    | { from: string }
    | { to: string };
}

/**
 * A column by its label; `nth` says which of the columns of that label it is, from 1 (several may have none). `less`:
 * what is left of its numbers, row by row, when those of another column are taken off.
 */
export interface ColumnName {
  label: string;
  nth: number;
  less?: Omit<ColumnName, 'less'>;
}

/** What of a cell is compared or reckoned with: the number in it, its first year, or its day (see cell-values.ts). */
export type Measure = 'number' | 'year' | 'day';

/** A test of one cell. Texts are compared without case, accents and notes in brackets; words by stem. */
export type CellTest =
  | { is: string[] }
  | { has: string }
  | { starts: string }
  /** Something stands there that is no dash or "n/a". */
  | { full: true }
  | { as: Measure; over?: number; from?: number; under?: number; to?: number };

/** Narrows the rows of a table or goes on from them; the steps of a derivation are taken in order. */
export type RowStep =
  | { keep: CellTest; column: ColumnName; not?: true }
  /** By their order on the page; the n-th from that end. */
  | { pick: 'first' | 'last'; nth: number }
  /** The row with the n-th largest or smallest there, and those that have the same. */
  | { pick: 'largest' | 'smallest'; by: ColumnName; as: Measure; nth: number }
  /** The rows right below or above. */
  | { go: 'next' | 'previous' }
  /** The other rows that say the same there. */
  | { like: ColumnName }
  /** All rows with more or less there than the one row kept so far. */
  | { beyond: 'over' | 'under'; by: ColumnName; as: Measure };

/** What of the rows answers: cells, how many, a number over a column, what stands there most often, whether there are any. */
export type Take =
  | { take: 'cells'; column: ColumnName }
  | { take: 'rows' }
  | { take: 'kinds'; column: ColumnName }
  | { take: 'sum' | 'average' | 'largest' | 'smallest' | 'span'; column: ColumnName; as: Measure }
  | { take: 'commonest' | 'rarest'; column: ColumnName }
  | { take: 'any' };

/** Keeps events in an inclusive range of ISO dates, at a time of day, or with a word in the title. */
export interface EventFilter {
  from: string | null;
  to: string | null;
  /** HH:MM; events under way at that time. */
  at: string | null;
  title: string | null;
}

/**
 * How a value is got from a page: read one place, or compute over many. It holds no value and no element, so the same
 * derivation can be run again on a fresh copy of the page, and by `check`, which recomputes every answer.
 */
export type Derivation =
  | { op: 'read'; locator: Locator }
  /** Whether what stands at a place says that state (one word or more, folded): "yes", or else what stands there. */
  | { op: 'whether'; locator: Locator; says: string }
  | { op: 'sum' | 'average'; table: TableAddress; column: string; filters: RowFilter[] }
  /** The row with the largest or smallest value in `by`; the answer is its cell in `give`. */
  | { op: 'largest' | 'smallest'; table: TableAddress; by: string; give: string; filters: RowFilter[] }
  | { op: 'count-rows'; table: TableAddress; filters: RowFilter[] }
  /** The cells of `give` in the rows kept. */
  | { op: 'list-rows'; table: TableAddress; give: string; filters: RowFilter[] }
  /** What `take` gives over the rows that the steps lead to; `less` takes off what it gives over other rows. */
  | { op: 'over-rows'; table: TableAddress; steps: RowStep[]; less?: RowStep[]; take: Take }
  /** The sentence that has these words (stems, without figures; see find-sentence.ts), and the part of it that answers. */
  | { op: 'sentence'; words: string[]; where: string; part: string | null }
  | { op: 'count-events'; filter: EventFilter }
  /** The events of the range; with `some`, those that are shown of them answer, as for "is anyone on leave?". */
  | { op: 'list-events'; filter: EventFilter; some?: true }
  /** Is anything on in the range? The answer is "free" or the events. */
  | { op: 'free-busy'; filter: EventFilter }
  /** Events of which two are under way at once. */
  | { op: 'conflicts'; filter: EventFilter }
  /** How long the events of that title are. */
  | { op: 'event-length'; filter: EventFilter }
  /** The first or last event of some days, or the next one: its title or when it starts. */
  | { op: 'nth-event'; which: 'first' | 'last' | 'next'; part: 'title' | 'start'; filter: EventFilter };

/** A cell or span that a value rests on: its text as the page shows it, and where. */
export interface Cite extends Hit {}

/** A value as stated. */
export interface Value {
  /** As the page shows it, or as computed (numbers in the page's own format). */
  text: string;
  shape: ValueShape;
  /** Several values that together are the answer (a list), each as shown. */
  items?: string[];
  /** The part of `text` that answers, where that can be told: "1904" of the sentence that says so. */
  part?: string;
}

/** What a derivation gives on one page. */
export type Derived =
  | { state: 'certain'; value: Value; cites: Cite[]; where: string }
  | { state: 'ambiguous'; candidates: Cite[] }
  | { state: 'missing'; why: string }
  /** The page shows only part of what the computation needs. `of` null: it does not say how much there is. */
  /** `events`: what was seen of are not the rows of a table but what is on in a calendar. */
  | { state: 'partial'; seen: number; of: number | null; events?: true };
