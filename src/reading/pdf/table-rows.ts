import { looksTyped } from '../readers/typed-text.ts';
import type { Line } from './lines.ts';
import { columnsUnder, type Span } from './table-region.ts';

/** A cell with the columns that it covers, in one row. */
export interface PdfCell {
  text: string;
  columns: number[];
}

/** The cells of one row, from left to right. */
export interface PdfRow {
  cells: PdfCell[];
  base: number;
}

/** In heights of letters: the most that lines of one cell lie apart, and the least that any two lines do. */
const LINE_GAP = 1.45;
const OVERLAP = 0.9;
/** How far letters reach above and below the line. */
const LETTER = 0.72;
const TAIL = 0.2;
/** How much further apart rows lie than lines of one cell. */
const JUMP = 1.12;

/** The rows of a table: its lines, with those together that are only further lines of the same cells. */
export function rowsOf(lines: readonly Line[], columns: readonly Span[]): PdfRow[] {
  const single = lines.map((line): PdfRow => {
    const cells: PdfCell[] = [];
    for (const segment of line.segments) {
      const under = columnsUnder(segment, columns);
      const last = cells.at(-1);
      // Two words of one cell that stand far apart.
      if (last?.columns.join() === under.join()) last.text = `${last.text} ${segment.text.trim()}`;
      else cells.push({ text: segment.text.trim(), columns: under });
    }
    return { cells, base: line.base };
  });
  return byWhite(single, lines) ?? byWords(single, lines);
}

/**
 * Rows by the white between them, where it is more than between the lines of one cell. What overlaps in height is of one
 * row, as cells are whose few lines stand in the middle of their neighbours' many. Null where white does not tell: lines
 * lie evenly, or none of the further lines leaves a column empty.
 */
function byWhite(rows: readonly PdfRow[], lines: readonly Line[]): PdfRow[] | null {
  const between = whiteBetween(lines);
  if (between === null) return null;
  const merged: PdfRow[] = [];
  let [ragged, together] = [0, 0];
  const width = new Set(rows.flatMap((row) => [...filled(row)])).size;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const [i, row] of rows.entries()) {
    const { size = 1, base = 0 } = lines[i] ?? {};
    const last = merged.at(-1);
    const white = (base - LETTER * size - bottom) / size;
    bottom = Math.max(bottom, base + TAIL * size);
    if (last === undefined || white > between) {
      merged.push(copyOf(row));
      continue;
    }
    together++;
    if (filled(row).size < width) ragged++;
    if (typedAgain(last, row)) return null;
    join(last, row);
  }
  return together > 0 && ragged >= together * 0.5 ? merged : null;
}

/** The white that parts rows, in heights of letters: a little more than between lines one below the other in one cell. */
function whiteBetween(lines: readonly Line[]): number | null {
  const steps: number[] = [];
  let overlaps = false;
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    if (next && next.base - line.base < OVERLAP * line.size) overlaps = true;
    for (const segment of line.segments) {
      const below = lines
        .slice(i + 1, i + 6)
        .find((other) => other.segments.some(({ x, right }) => x < segment.right && right > segment.x));
      if (below) steps.push((below.base - line.base) / line.size);
    }
  });
  const least = Math.min(...steps.filter((step) => step >= OVERLAP));
  const close = least <= LINE_GAP && steps.some((step) => step >= least * JUMP);
  if (close) return least - LETTER - TAIL + (least * (JUMP - 1)) / 2;
  return overlaps ? 0 : null;
}

/** Rows of evenly spaced lines: a line that only goes on in few of the columns above it belongs to that row. */
function byWords(rows: readonly PdfRow[], lines: readonly Line[]): PdfRow[] {
  const merged: PdfRow[] = [];
  for (const [i, row] of rows.entries()) {
    const last = merged.at(-1);
    const near = i > 0 && row.base - (rows[i - 1] as PdfRow).base <= LINE_GAP * (lines[i]?.size ?? 0);
    if (last !== undefined && near && goesOn(last, row)) join(last, row);
    else merged.push(copyOf(row));
  }
  return merged;
}

function goesOn(above: PdfRow, row: PdfRow): boolean {
  const [here, there] = [filled(row), filled(above)];
  if (row.cells.some(({ text }) => looksTyped(text)) || [...here].some((column) => !there.has(column))) return false;
  if (here.size * 2 > there.size) return false;
  return !here.has(0) || row.cells.every(({ text }) => /^\p{Ll}/u.test(text));
}

/** Values below values in most of the columns that have them: two rows, not two lines of one. */
function typedAgain(above: PdfRow, row: PdfRow): boolean {
  const typed = ({ cells }: PdfRow) =>
    new Set(cells.filter(({ text }) => looksTyped(text)).flatMap(({ columns }) => columns));
  const before = typed(above);
  const again = [...typed(row)].filter((column) => before.has(column)).length;
  return again >= 2 && again * 2 > before.size;
}

const filled = ({ cells }: PdfRow): Set<number> => new Set(cells.flatMap(({ columns }) => columns));
const copyOf = ({ cells, base }: PdfRow): PdfRow => ({ cells: cells.map((cell) => ({ ...cell })), base });

/** Adds a further line to the cells of a row. */
function join(row: PdfRow, more: PdfRow): void {
  for (const cell of more.cells) {
    const same = row.cells.find(({ columns }) => columns.some((column) => cell.columns.includes(column)));
    if (same) same.text = joined(same.text, cell.text);
    else row.cells.push({ ...cell });
  }
  row.cells.sort((a, b) => (a.columns[0] ?? 0) - (b.columns[0] ?? 0));
}

/** Two lines of one text; a word that was parted at the end of the line is put together again. */
export function joined(text: string, next: string): string {
  if (/\p{Ll}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  return `${text} ${next}`;
}
