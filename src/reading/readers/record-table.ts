import type { Scan, Seen } from '../scan.ts';
import { isState } from '../values/state-words.ts';
import type { Grid, GridCell, GridRow } from './grid.ts';
import { rowKey } from './grid.ts';
import { impliedNames } from './implied-names.ts';
import { type Told, toldBy } from './record-labels.ts';
import { stretchesOf } from './record-pieces.ts';
import { looksTyped } from './typed-text.ts';

/** A record of a page with the name of the part of the page that it stands in. */
export interface Recorded {
  seen: Seen;
  group: { seen: Seen; name: string } | null;
}

/** A grid whose rows are records; `isWhole`: what is labelled in them is all in it. */
export interface RecordGrid extends Grid {
  isWhole: boolean;
}

/** What columns are called that the records themselves have no word for. */
export interface RecordNames {
  /** The column of what the records go by, where those are no people. */
  title: string;
  group: string;
}

const MOST_COLUMNS = 20;

/** What the column of titles is called where they may be people as well. */
export const ENTRY = 'Entry';

interface Column {
  key: string;
  label: string | null;
  /** Its cell in each record. */
  cells: (Told | null)[];
  /** Mean place among the values of a record. */
  at: number;
}

/**
 * The table that records come to: a row each, a column for what stands under one label or in one place in several of
 * them, and one for the part of the page that they stand in. `head` names the boxes of a record from above, in order.
 * Null where they have too little in common.
 */
export function recordGrid(
  scan: Scan,
  root: Seen,
  records: readonly Recorded[],
  names: RecordNames,
  isTaken: (seen: Seen) => boolean,
  head: readonly string[] = [],
): RecordGrid | null {
  const told = toldBy(records.map(({ seen }) => stretchesOf(scan, seen, isTaken)));
  const columns = columnsOf(told);
  const title = titleOf(columns, records.length);
  if (title === null) return null;
  const shown = columns
    .filter((column) => column === title || (isKept(column, records.length) && !areInitials(column, title)))
    .slice(0, MOST_COLUMNS);
  const known = namesFrom(head, shown, records).map((name, i) => name || (shown[i]?.label ?? ''));
  const heads = impliedNames(
    shown.map(({ cells }) =>
      cells.flatMap((cell) => (cell === null ? [] : [{ seen: cell.piece.seen, text: cell.text }])),
    ),
    known,
  ).map((name, i) => name || commonEnd(shown[i]));
  const at = shown.indexOf(title);
  if (known[at] === '') heads[at] = heads[at] === 'Person' && names.title === ENTRY ? 'Name' : names.title;
  const groups = groupColumn(records);
  if (!isWorthIt(shown, title, heads, groups !== null)) return null;
  const rows = records.map(({ seen, group }, row): GridRow => {
    const cells = shown.map((column, col): GridCell | null => {
      const cell = column.cells[row];
      return cell == null ? null : cellOf(cell.piece.seen, cell.text, row, col, column === title);
    });
    if (groups !== null) cells.push(group === null ? null : cellOf(group.seen, group.name, row, shown.length, false));
    return { seen, part: 'body', cells, key: rowKey(seen) };
  });
  if (groups !== null) heads.push(groups || names.group);
  const isWhole = !columns.some((column) => column.label !== null && !shown.includes(column));
  return { isWhole, root, from: 'repetition', rows, width: heads.length, rowCount: null, colCount: null, names: heads };
}

/** What the boxes of a record are called from above, for the first column that stands in each. */
function namesFrom(head: readonly string[], columns: readonly Column[], records: readonly Recorded[]): string[] {
  const used = new Set<number>();
  return columns.map((column) => {
    const row = column.cells.findIndex((cell) => cell !== null);
    const boxes = records[row]?.seen.children ?? [];
    const order = column.cells[row]?.piece.seen.order ?? -1;
    const box = boxes.findIndex((child) => child.order <= order && order <= child.end);
    if (head.length === 0 || box < 0 || used.has(box)) return '';
    used.add(box);
    return head[box] ?? '';
  });
}

function cellOf(seen: Seen, text: string, row: number, col: number, isTitle: boolean): GridCell {
  return { seen, text, header: false, scope: isTitle ? 'row' : '', row, col, rows: 1, cols: 1 };
}

function columnsOf(records: readonly Told[][]): Column[] {
  const byKey = new Map<string, Column & { sum: number; n: number }>();
  const kinds = plainKinds(records);
  for (const [row, told] of records.entries()) {
    const nth = new Map<string, number>();
    for (const [i, one] of told.entries()) {
      const kind = kinds.get(one.piece.kind) ?? one.piece.kind;
      const name = one.label === null ? kind : `=${one.label.toLowerCase()}`;
      const times = (nth.get(name) ?? 0) + 1;
      nth.set(name, times);
      const key = `${name} ${times}`;
      const column = byKey.get(key) ?? { key, label: one.label, cells: records.map(() => null), at: 0, sum: 0, n: 0 };
      byKey.set(key, column);
      column.cells[row] = one;
      column.sum += i / told.length;
      column.n += 1;
      column.at = column.sum / column.n;
    }
  }
  return [...byKey.values()].sort((a, b) => a.at - b.at);
}

/** Kinds that differ in a class alone and never stand in one record are one: the class tells a state. */
function plainKinds(records: readonly Told[][]): Map<string, string> {
  const byTag = new Map<string, Set<string>>();
  const bare = (kind: string) => kind.replace(/\.[^>]*$/, '');
  const together = new Set<string>();
  for (const told of records) {
    const own = new Map<string, string>();
    for (const { piece, label } of told) {
      if (label !== null || !/\.[^>]*$/.test(piece.kind)) continue;
      const tag = bare(piece.kind);
      byTag.set(tag, (byTag.get(tag) ?? new Set()).add(piece.kind));
      const before = own.get(tag);
      if (before !== undefined && before !== piece.kind) together.add(tag);
      own.set(tag, piece.kind);
    }
  }
  const out = new Map<string, string>();
  for (const [tag, kinds] of byTag)
    if (!together.has(tag) && kinds.size > 1) for (const kind of kinds) out.set(kind, tag);
  return out;
}

const full = ({ cells }: Column): Told[] => cells.filter((cell) => cell !== null);

function isKept(column: Column, n: number): boolean {
  const cells = full(column);
  if (cells.length < Math.max(Math.min(2, n), column.label === null ? 0 : n * 0.1)) return false;
  // What is the same in all records is no value, but for what has a label.
  return column.label !== null || cells.length < n || new Set(cells.map(({ text }) => text)).size > 1;
}

/** The column that records go by: the highest heading or most emphasised of texts that mostly differ. */
function titleOf(columns: readonly Column[], n: number): Column | null {
  let best: Column | null = null;
  let most = 0;
  for (const column of columns) {
    if (column.label !== null) continue;
    const cells = full(column);
    const wordy = cells.filter(({ text, piece }) => isName(text, piece.rank));
    if (cells.length < n * 0.8 || wordy.length < cells.length * 0.7) continue;
    const distinct = new Set(cells.map(({ text }) => text)).size / cells.length;
    if (distinct < 0.5) continue;
    const rank = cells.reduce((sum, { piece }) => sum + piece.rank, 0) / cells.length;
    const codes = cells.filter(({ text }) => /\d/.test(text) && !text.includes(' ')).length / cells.length;
    const worth = 1 + rank + distinct - codes;
    if (worth > most + 0.01) {
      best = column;
      most = worth;
    }
  }
  return best;
}

/** What stands for a picture of what is named: "MP" for Mira Patel. */
function areInitials(column: Column, title: Column): boolean {
  return column.cells.every((cell, row) => {
    const name = title.cells[row]?.text ?? '';
    return (
      cell === null || (cell.text.length <= 3 && name.toLowerCase().startsWith(cell.text.slice(0, 1).toLowerCase()))
    );
  });
}

/** A text that something may go by: "14 Mill Lane" only where it is a heading. */
function isName(text: string, rank: number): boolean {
  return (
    /\p{L}{2}/u.test(text) && !isState(text) && (rank > 2 ? text.includes(' ') || !looksTyped(text) : !looksTyped(text))
  );
}

/**
 * Two more columns that have names, or one beside a heading or in several columns; else the records are pairs of a label
 * and a value, or what stands in them goes by no name.
 */
function isWorthIt(columns: readonly Column[], title: Column, heads: readonly string[], grouped: boolean): boolean {
  const n = title.cells.length;
  const others = columns.filter((column) => column !== title && full(column).length >= n * 0.4);
  const named = others.filter((column) => heads[columns.indexOf(column)] !== '').length + (grouped ? 1 : 0);
  const rank = full(title).reduce((sum, { piece }) => sum + piece.rank, 0) / full(title).length;
  const filled = columns.reduce((sum, column) => sum + full(column).length, 0);
  if (filled < n * columns.length * 0.4) return false;
  return others.length > 0 && (named >= 2 || (named === 1 && (others.length >= 3 || rank >= 2)));
}

/** The words after the numbers of a column: "beds" of "3 beds" and "1 bed". */
function commonEnd(column: Column | undefined): string {
  if (column === undefined) return '';
  const ends = new Map<string, number>();
  for (const { text } of full(column)) {
    const end = /^[\d.,\s]+(\p{L}{3,}(?:\s\p{L}+){0,2})$/u.exec(text)?.[1];
    if (end !== undefined) ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  const [best] = [...ends].sort((a, b) => b[1] - a[1]);
  if (best === undefined || UNIT.test(best[0])) return '';
  const alike = [...ends].filter(([end]) => end.slice(0, 3) === best[0].slice(0, 3));
  const n = alike.reduce((sum, [, times]) => sum + times, 0);
  return n >= full(column).length * 0.6 ? best[0] : '';
}

const UNIT =
  /^(?:sec|min|hour|hrs?|day|week|month|year|kwh|pcs|mins|stunden?|tage?|uhr|jahr|heure|jour|mois|ans|días?|horas?)/i;

/** What the parts of the page are called that the records stand in: "Date" for days. "" where nothing tells; null for none. */
function groupColumn(records: readonly Recorded[]): string | null {
  const names = new Set(records.map(({ group }) => group?.name ?? ''));
  if (names.size < 2) return null;
  const texts = [...names].filter((name) => name !== '');
  if (texts.every((text) => /^\d{1,2}[:.]\d{2}\b/.test(text))) return 'Time';
  return texts.every((text) => DAY.test(text) && /\d/.test(text)) ? 'Date' : '';
}

const DAY =
  /^(?:\p{L}{2,10}\.?,?\s)?(?:\d{1,2}\.?\s\p{L}{3,10}|\p{L}{3,10}\s\d{1,2}|\d{1,4}[-./]\d{1,2}[-./]\d{1,4})(?:,?\s\d{4})?$/u;
