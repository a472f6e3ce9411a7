import { columnLetters } from '../readers/sheet.ts';
import type { Box, Line, PlacedText } from './drawn-text.ts';

/** A lettered column or a numbered row: its place in the sheet, from 0, and its middle. */
interface Header {
  at: number;
  middle: number;
}

/** From one edge to the other of a lettered column or a numbered row. */
interface Slot {
  at: number;
  from: number;
  to: number;
}

/**
 * The cells of a spreadsheet that is drawn with its letters above and its numbers at the left, these included, and of
 * all rows and columns between the first and the last that are drawn. Null for anything else.
 */
export function sheetOf(
  texts: readonly PlacedText[],
  lines: readonly Line[],
  { left, top }: Pick<Box, 'left' | 'top'>,
): string[][] | null {
  const found = lines
    .slice(0, 40)
    .map(lettersIn)
    .find((letters) => letters !== null);
  if (!found) return null;
  const { letters, line } = found;
  const numbers = numbersBeside(texts, line, letters[0]?.middle ?? 0);
  if (numbers.length < 2) return null;
  const headers = new Set<PlacedText>([...line.texts, ...numbers.map(({ text }) => text)]);
  const body = texts.filter((text) => !headers.has(text) && text.top >= line.y - 1);
  const gutter = numbers.reduce((sum, { text }) => sum + (text.left + text.right) / 2, 0) / numbers.length;
  const across = body.map(
    (text): Extent => [text.left, text.right, text.top, text.bottom, text.cell?.left, text.cell?.right],
  );
  const down = body.map(
    (text): Extent => [text.top, text.bottom, text.left, text.right, text.cell?.top, text.cell?.bottom],
  );
  const columns = slotsOf(letters, across, gutter * 2 - left);
  const rows = slotsOf(numbers, down, line.y * 2 - top);
  const grid = rows.map(() => columns.map(() => ''));
  for (const text of body.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const column = columns.findIndex((slot) => holdsAnchor(slot, text));
    const row = rows.findIndex(
      ({ from, to }) => (text.top + text.bottom) / 2 >= from && (text.top + text.bottom) / 2 < to,
    );
    const cells = grid[row];
    if (cells === undefined || column < 0) continue;
    const words = text.text.trim();
    cells[column] = cells[column] === '' ? words : `${cells[column]} ${words}`;
  }
  return [
    ['', ...columns.map(({ at }) => columnLetters(at))],
    ...rows.map(({ at }, r) => [`${at + 1}`, ...(grid[r] ?? [])]),
  ];
}

/** The letters of a line that reads A, B, C ... (or goes on from another letter, with some left out). */
function lettersIn(line: Line): { letters: Header[]; line: Line } | null {
  const letters = line.texts.flatMap((text): Header[] => {
    const at = indexOf(text.text.trim());
    return at === null ? [] : [{ at, middle: (text.left + text.right) / 2 }];
  });
  if (letters.length < 2 || letters.length < line.texts.length - 1) return null;
  const risen = letters.filter(({ at }, i) => i > 0 && at > (letters[i - 1]?.at ?? 0)).length;
  const next = letters.filter(({ at }, i) => i > 0 && at === (letters[i - 1]?.at ?? 0) + 1).length;
  return risen === letters.length - 1 && next * 2 >= risen ? { letters, line } : null;
}

/** Whole numbers that count on below each other, left of the first letter and under it. */
function numbersBeside(texts: readonly PlacedText[], line: Line, right: number): (Header & { text: PlacedText })[] {
  const numbers = texts
    .filter((text) => /^\d{1,7}$/.test(text.text.trim()) && (text.left + text.right) / 2 < right && text.top > line.y)
    .map((text) => ({ at: Number(text.text) - 1, middle: (text.top + text.bottom) / 2, text }))
    .sort((a, b) => a.text.left + a.text.right - b.text.left - b.text.right || a.middle - b.middle);
  const first = numbers[0];
  if (first === undefined) return [];
  const middle = (first.text.left + first.text.right) / 2;
  const column = numbers
    .filter(({ text }) => Math.abs((text.left + text.right) / 2 - middle) < 12)
    .sort((a, b) => a.middle - b.middle);
  return column.every(({ at }, i) => i === 0 || at > (column[i - 1]?.at ?? 0)) ? column : [];
}

/** A text along the slots and across them, and the cell that it was cut to along them. */
type Extent = [
  from: number,
  to: number,
  side: number,
  otherSide: number,
  cellFrom: number | undefined,
  cellTo: number | undefined,
];

/**
 * The edges of the slots whose middles are known: each edge is as far behind a middle as the one before is ahead of it,
 * so the first decides them all. It is tried where the strip of the letters or numbers ends (`guess`) and around.
 */
function slotsOf(headers: readonly Header[], texts: readonly Extent[], guess: number): Slot[] {
  const slots: Slot[] = [];
  for (let i = 0; i < headers.length; ) {
    let end = i + 1;
    while (end < headers.length && headers[end]?.at === (headers[end - 1]?.at ?? 0) + 1) end++;
    slots.push(...runOf(headers.slice(i, end), texts, slots.at(-1)?.to ?? guess));
    i = end;
  }
  return slots;
}

function runOf(run: readonly Header[], texts: readonly Extent[], guess: number): Slot[] {
  const [first, second] = run;
  if (first === undefined) return [];
  const reach = second === undefined ? 2 * Math.abs(first.middle - guess) : second.middle - first.middle;
  const tried = [guess, first.middle - reach / 2];
  for (let edge = first.middle - reach; edge < first.middle - 3; edge += 1) tried.push(edge);
  let best: Slot[] = [];
  let score = Number.NEGATIVE_INFINITY;
  for (const edge of tried) {
    const slots = slotsFrom(run, edge);
    const fits = slots === null ? score : fitOf(slots, texts);
    if (slots !== null && fits > score) [best, score] = [slots, fits];
  }
  return best;
}

/** How well slots take texts up: each within one slot, best the one it was cut to, and no two side by side in one. */
function fitOf(slots: readonly Slot[], texts: readonly Extent[]): number {
  let fits = 0;
  const taken = new Map<Slot, Extent[]>();
  for (const text of texts) {
    const [from, to, side, otherSide, cellFrom = Number.NaN, cellTo = Number.NaN] = text;
    const slot = slots.find((other) => from >= other.from - 1 && to <= other.to + 1);
    if (slots.some((other) => Math.abs(other.from - cellFrom) < 4 && Math.abs(other.to - cellTo) < 4)) fits++;
    if (slot === undefined) continue;
    fits++;
    const others = taken.get(slot);
    if (others === undefined) taken.set(slot, [text]);
    else {
      if (others.some((other) => Math.min(other[3], otherSide) - Math.max(other[2], side) > 2)) fits -= 3;
      others.push(text);
    }
  }
  return fits;
}

/** Null where some slot would have no room. */
function slotsFrom(run: readonly Header[], edge: number): Slot[] | null {
  const slots: Slot[] = [];
  let from = edge;
  for (const { at, middle } of run) {
    const to = 2 * middle - from;
    if (to - from < 6) return null;
    slots.push({ at, from, to });
    from = to;
  }
  return slots;
}

function holdsAnchor({ from, to }: Slot, { left, right, anchor, cell }: PlacedText): boolean {
  // A number that is too wide still ends in its own cell, a long text begins in it.
  const at = Math.abs(anchor - left) < 1 ? left + 1 : Math.abs(anchor - right) < 1 ? right - 1 : (left + right) / 2;
  const within = cell === null ? at : Math.min(Math.max(at, cell.left + 1), cell.right - 1);
  return within >= from && within < to;
}

function indexOf(letters: string): number | null {
  if (!/^[A-Z]{1,3}$/.test(letters)) return null;
  return [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
