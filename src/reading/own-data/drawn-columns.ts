import type { Line, PlacedText } from './drawn-text.ts';

/** A column from left to right. */
export interface Strip {
  left: number;
  right: number;
}

/** Where no text of any line stands, columns part. Null where that gives no two columns. */
export function columnsByGaps(lines: readonly Line[]): Strip[] | null {
  const spans = lines.flatMap(({ texts }) => texts.map(spanOf)).sort((a, b) => a.left - b.left);
  const strips: Strip[] = [];
  for (const span of spans) {
    const last = strips.at(-1);
    if (last !== undefined && span.left < last.right) last.right = Math.max(last.right, span.right);
    else strips.push({ ...span });
  }
  const widest = Math.max(...lines.map(({ texts }) => texts.length));
  while (strips.length > widest && joinNearest(strips, lines));
  return strips.length >= 2 && strips.length >= widest * 0.8 ? strips : null;
}

/** A column for each head, each reaching half-way to the next. */
export function columnsByHeads(heads: Line, lines: readonly Line[]): Strip[] {
  const edges = heads.texts.map(({ left, right }) => ({ left, right }));
  const end = Math.max(...lines.flatMap(({ texts }) => texts.map(({ right }) => right)));
  return edges.map(({ left }, i) => ({
    left: i === 0 ? Number.NEGATIVE_INFINITY : left - 4,
    right: (edges[i + 1]?.left ?? end + 5) - 4,
  }));
}

/** A text that is cut off at the border of its cell reaches no further. */
function spanOf({ left, right, cell }: PlacedText): Strip {
  return cell === null ? { left, right } : { left: Math.max(left, cell.left), right: Math.min(right, cell.right) };
}

/**
 * Joins the two strips that lie nearest to each other among those of which each line has text in one alone: a head at the
 * left and numbers at the right of one column.
 */
function joinNearest(strips: Strip[], lines: readonly Line[]): boolean {
  const holds = (strip: Strip | undefined, line: Line) =>
    strip !== undefined &&
    line.texts.some((text) => spanOf(text).left >= strip.left && spanOf(text).right <= strip.right);
  const gaps = strips.slice(1).map((strip, i) => {
    const before = strips[i];
    const both = lines.some((line) => holds(before, line) && holds(strip, line));
    return both || before === undefined ? Number.POSITIVE_INFINITY : strip.left - before.right;
  });
  const least = Math.min(...gaps);
  const at = gaps.indexOf(least);
  const [left, right] = [strips[at], strips[at + 1]];
  if (!Number.isFinite(least) || left === undefined || right === undefined) return false;
  strips.splice(at, 2, { left: left.left, right: right.right });
  return true;
}
