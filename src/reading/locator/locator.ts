/**
 * Which value on a page: a semantic address, never the value and never a DOM path. Labels are kept as the page shows
 * them (without counts and sort arrows) and compared by `labelKey`.
 */

/** The table that a cell is in. Enough to tell it from its neighbours; `columns` are all header labels, joined paths. */
export interface TableAddress {
  caption: string | null;
  section: string[];
  columns: string[];
  /** How many tables like it stood at the same place when the address was taken, itself included, if more than one. */
  twins?: number;
}

export type LocatorTarget =
  | {
      kind: 'cell';
      table: TableAddress;
      /** Column label and text of each cell that together single out the row; `[["", key]]` for the markup's own key. */
      row: [column: string, text: string][];
      /** Text of the row's header where the column of row headers has no label; `row` may then be empty. */
      header?: string;
      /** Text of the group row above it, where the row key is unique within its group only. */
      group?: string;
      /** Label of the column, its header path joined by " / ". */
      column: string;
    }
  | { kind: 'field'; label: string; section: string[] }
  | { kind: 'count'; of: string; section: string[]; by: 'pager' | 'badge' | 'aria' | 'text' }
  /**
   * An event by title; its next occurrence unless a date is given (ISO). `part` says what of it is the value. `only`: where
   * the page shows one of that title, it is that one, whatever other days hide.
   */
  | { kind: 'event'; title: string; date: string | null; part: 'start' | 'end' | 'date' | 'location'; only?: true };

/** The kind of value to expect; a hit of another kind is not a hit. */
export type ValueShape = 'number' | 'money' | 'percent' | 'date' | 'time' | 'text';

export interface Locator {
  v: 1;
  target: LocatorTarget;
  shape: ValueShape;
}

/** What a locator found. */
export interface Hit {
  text: string;
  src: number;
  /** Where it stands, for a person: "row Marketing, column Q3". */
  where: string;
}

/** `certain` is a promise: a wrong `certain` is the worst fault this product can have. */
export type Located =
  | { state: 'certain'; hit: Hit }
  /** Up to three candidates, each with what tells it apart. */
  | { state: 'ambiguous'; candidates: Hit[] }
  | { state: 'missing'; why: string };
