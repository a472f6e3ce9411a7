import type { PdfPiece } from './pdf-text.ts';

/** A part of a line that stands by itself: white as wide as between columns is on both of its sides. */
export type Segment = PdfPiece;

/** What stands on one baseline, from left to right. */
export interface Line {
  segments: Segment[];
  base: number;
  size: number;
  x: number;
  right: number;
}

/** In heights of letters: white that parts columns, and white that parts words. */
const COLUMN_GAP = 0.75;
const WORD_GAP = 0.12;
/** How far baselines of one line may lie apart, for letters of one size. */
const SAME_BASE = 0.35;
/** A raised figure of a footnote: smaller than the line's letters, above its baseline, and nothing but a mark. */
const MARK = /^[\d*†‡§]{1,2}$/u;

const BULLET = /^(?:[•◦▪●○■□▸►–—*·\uf0b7]|\(?(?:\d{1,2}|[a-z])[.)])$/u;
const BULLET_GAP = 3;

/** The lines of a page from above to below. */
export function linesOf(pieces: readonly PdfPiece[]): Line[] {
  const rows: PdfPiece[][] = [];
  let tallest: PdfPiece | null = null;
  for (const piece of pieces.toSorted((a, b) => a.base - b.base || a.x - b.x)) {
    const row = rows.at(-1);
    const apart = tallest === null ? Number.POSITIVE_INFINITY : piece.base - tallest.base;
    const reach = tallest === null ? 0 : SAME_BASE * Math.max(tallest.size, piece.size);
    if (row === undefined || apart > reach) {
      rows.push([piece]);
      tallest = piece;
    } else {
      row.push(piece);
      if (tallest === null || piece.size > tallest.size) tallest = piece;
    }
  }
  return rows.map(lineOf);
}

/** A line of these segments. */
export function lineWith(segments: Segment[]): Line {
  const main = segments.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  return {
    segments,
    base: main.base,
    size: main.size,
    x: Math.min(...segments.map(({ x }) => x)),
    right: Math.max(...segments.map(({ right }) => right)),
  };
}

function lineOf(row: PdfPiece[]): Line {
  const size = Math.max(...row.map((piece) => piece.size));
  const segments: Segment[] = [];
  for (const piece of row.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    if (last === undefined) {
      segments.push({ ...piece });
      continue;
    }
    const gap = piece.x - last.right;
    if (isTwin(last, piece)) continue;
    if (
      piece.size < size * 0.8 &&
      piece.base < last.base - size * 0.15 &&
      gap < size * 0.3 &&
      MARK.test(piece.text.trim())
    )
      continue;
    if (gap > COLUMN_GAP * Math.min(last.size, piece.size)) segments.push({ ...piece });
    else {
      const white = gap > WORD_GAP * last.size && !/\s$/.test(last.text) && !/^\s/.test(piece.text) ? ' ' : '';
      last.text += white + piece.text;
      last.right = Math.max(last.right, piece.right);
      last.size = Math.max(last.size, piece.size);
      last.base = Math.max(last.base, piece.base);
    }
  }
  return lineWith(withBullet(segments));
}

/** A point or number in front of an item belongs to it, however far in front. */
function withBullet(segments: Segment[]): Segment[] {
  const [first, second, ...rest] = segments;
  if (first === undefined || second === undefined || !BULLET.test(first.text.trim())) return segments;
  if (second.x - first.right > BULLET_GAP * second.size) return segments;
  return [{ ...second, text: `${first.text.trim()} ${second.text.trimStart()}`, x: first.x }, ...rest];
}

/** The same text drawn again on itself, which makes it look bold. */
function isTwin(last: Segment, piece: PdfPiece): boolean {
  return Math.abs(piece.x - last.x) < piece.size * 0.15 && piece.text === last.text;
}
