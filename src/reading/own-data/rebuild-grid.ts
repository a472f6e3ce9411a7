import { columnsByGaps, columnsByHeads, type Strip } from './drawn-columns.ts';
import { sheetOf } from './drawn-sheet.ts';
import type { Box, Line, PlacedText } from './drawn-text.ts';
import type { DrawnGrid } from './own-data.ts';

export interface Rebuilt extends Omit<DrawnGrid, 'path' | 'held' | 'name'> {
  /** Where the middles of its rows are, in pixels of the page; none of a sheet. */
  at: number[];
}

/**
 * Puts the texts of a canvas at `box` back in rows and columns; null where they do not stand in any. A sheet is told by
 * its letters and numbers, any other grid by texts that stand below each other.
 */
export function rebuildGrid(texts: readonly PlacedText[], box: Box): Rebuilt | null {
  const lines = linesOf(texts);
  const sheet = sheetOf(texts, lines, box);
  if (sheet !== null) return { cells: sheet, sheet: true, headed: false, ends: false, at: [] };
  const rows = lines.filter((line) => line.texts.length > 1);
  if (rows.length < 3) return null;
  const [first, second] = rows as [Line, Line];
  const headed = isApart(first, rows.slice(1));
  const strips = columnsByGaps(rows) ?? (headed ? columnsByHeads(first, rows) : null);
  if (strips === null || strips.length < 2) return null;
  const cells = rows.map((line) => cellsOf(line, strips));
  const filled = cells.reduce((n, row) => n + row.filter((text) => text !== '').length, 0);
  if (filled < rows.length * strips.length * 0.3) return null;
  const pitch = headed ? (rows[2]?.y ?? second.y) - second.y : second.y - first.y;
  const last = rows.at(-1)?.y ?? 0;
  return {
    cells,
    sheet: false,
    headed,
    ends: pitch > 0 && box.bottom - last > pitch * 2.5,
    at: rows.map(({ y }) => y),
  };
}

/** Texts by the lines they stand on. */
export function linesOf(texts: readonly PlacedText[]): Line[] {
  const middle = ({ top, bottom }: PlacedText) => (top + bottom) / 2;
  const lines: Line[] = [];
  for (const text of texts.toSorted((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1);
    const height = text.bottom - text.top;
    if (line !== undefined && middle(text) - line.y < Math.max(2, Math.min(height, line.height) * 0.35)) {
      line.texts.push(text);
      line.height = Math.max(line.height, height);
    } else lines.push({ y: middle(text), height, texts: [text] });
  }
  for (const line of lines) line.texts.sort((a, b) => a.left - b.left);
  return lines;
}

/** The first line is in another font or colour than those below it. */
function isApart(first: Line, rest: readonly Line[]): boolean {
  const looks = new Set(first.texts.map(({ look }) => look));
  const below = rest.flatMap(({ texts }) => texts);
  const alike = below.filter(({ look }) => looks.has(look)).length;
  return alike < below.length * 0.3;
}

function cellsOf(line: Line, strips: readonly Strip[]): string[] {
  const cells = strips.map(() => '');
  for (const text of line.texts) {
    const at = nearest(strips, text);
    cells[at] = cells[at] === '' ? text.text.trim() : `${cells[at]} ${text.text.trim()}`;
  }
  return cells;
}

function nearest(strips: readonly Strip[], { left, right, anchor }: PlacedText): number {
  const shared = strips.map((strip) => Math.min(strip.right, right) - Math.max(strip.left, left));
  const best = Math.max(...shared);
  if (best > 0) return shared.indexOf(best);
  const away = strips.map((strip) => Math.max(strip.left - anchor, anchor - strip.right));
  return away.indexOf(Math.min(...away));
}
