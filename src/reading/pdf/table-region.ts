import { looksLikePeriod, looksTyped } from '../readers/typed-text.ts';
import type { Line, Segment } from './lines.ts';

/** Lines that stand together as rows and columns. `from` and `to` are the first line and the one behind the last. */
export interface Region {
  from: number;
  to: number;
  columns: Span[];
}

/** From where to where a column reaches. */
export interface Span {
  x: number;
  right: number;
}

/** In heights of letters: white between rows of a table, and its least white between columns. */
const ROW_GAP = 3.2;
const CORRIDOR = 0.35;
/** Lines nearer than this stand beside each other. */
const OVERLAP = 0.9;
/** How much larger than a table's letters those of a heading are. */
const LARGER = 1.15;
/** Rows above a lone text by which its column is told. */
const NEAR = 30;

/** The regions of some lines, from above to below, that are tables by how their parts stand under each other. */
export function tableRegions(lines: readonly Line[]): Region[] {
  const regions: Region[] = [];
  for (let at = 0; at < lines.length; at++) {
    const region = hasNeighbours(lines, at) ? regionFrom(lines, at) : null;
    if (region === null) continue;
    regions.push(region);
    at = region.to - 1;
  }
  return regions;
}

function regionFrom(lines: readonly Line[], from: number): Region | null {
  let to = from + 1;
  const first = lines[from] as Line;
  for (; to < lines.length; to++) {
    const [last, next] = [lines[to - 1] as Line, lines[to] as Line];
    if (next.base - last.base > ROW_GAP * Math.max(last.size, next.size)) break;
    if (next.size > first.size * LARGER && !hasNeighbours(lines, to)) break;
    if (!hasNeighbours(lines, to) && !fitsIn(next, lines.slice(Math.max(from, to - NEAR), to))) break;
  }
  // What hangs below without a neighbour belongs to what comes next, unless it goes on in a column.
  while (to > from && !hasNeighbours(lines, to - 1) && startsAnew(lines, to - 1)) to--;
  const rows = lines.slice(from, to);
  const many = rows.filter((_, i) => hasNeighbours(rows, i));
  if (many.length < 2 || many.length < rows.length * 0.4) return null;
  const columns = columnsOf(rows);
  return columns.length < 2 ? null : { from, to, columns };
}

/** Something stands beside it: in its line, or in one that overlaps it in height, as cells do that stand in the middle. */
function hasNeighbours(lines: readonly Line[], at: number): boolean {
  const line = lines[at] as Line;
  if (line.segments.length > 1) return true;
  return [lines[at - 1], lines[at + 1]].some(
    (other) =>
      other !== undefined &&
      Math.abs(other.base - line.base) < OVERLAP * Math.min(line.size, other.size) &&
      (other.x > line.right || other.right < line.x || other.segments.length > 1),
  );
}

/** A lone text is of the table where it reaches no further than its columns do at that place: it goes on in a cell. */
function fitsIn({ segments: [only] }: Line, rows: readonly Line[]): boolean {
  if (only === undefined) return false;
  const columns = columnsOf(rows);
  const met = columns.filter(({ x, right }) => only.x < right && only.right > x);
  const end = Math.max(...columns.map(({ right }) => right));
  if (met.length <= 1) return only.right - only.x <= (end - (columns[0]?.x ?? 0)) * 0.6;
  return only.text.length <= 60 && !/[.!?]$/.test(only.text);
}

/** Is the lone line apart from what is above it by more than the lines of one cell are? */
function startsAnew(lines: readonly Line[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  if (above === undefined || line === undefined) return true;
  return line.base - above.base > line.size * 1.45 || line.x <= Math.min(above.x, line.x) + 1;
}

/**
 * The columns of some rows: what is left between the white corridors that run down through all of them, or through
 * nearly all where a heading or a long text spans several.
 */
export function columnsOf(rows: readonly Line[]): Span[] {
  const usual = modeOf(rows.map(({ segments }) => segments.length).filter((n) => n > 1));
  const most = Math.max(1, Math.floor(rows.length * 0.25));
  let best: Span[] = [];
  for (let spanning = 0; spanning <= most; spanning++) {
    const columns = spansOf(rows, spanning);
    if (columns.length > best.length) best = columns;
    if (best.length >= usual) break;
  }
  return best;
}

function spansOf(rows: readonly Line[], spanning: number): Span[] {
  const segments = rows.flatMap((row) => row.segments);
  const edges = segments
    .flatMap(({ x, right }) => [
      { at: x, by: 1 },
      { at: right, by: -1 },
    ])
    .sort((a, b) => a.at - b.at || a.by - b.by);
  const white = CORRIDOR * Math.min(...segments.map(({ size }) => size));
  const spans: Span[] = [];
  let depth = 0;
  let from: number | null = null;
  for (const { at, by } of edges) {
    depth += by;
    if (by > 0 && depth === spanning + 1) from = at;
    if (by < 0 && depth === spanning && from !== null) {
      const last = spans.at(-1);
      if (last !== undefined && from - last.right < white) last.right = at;
      else spans.push({ x: from, right: at });
      from = null;
    }
  }
  return spans;
}

/** Which columns a part of a line stands in: all that it covers by half, or the one it covers most. */
export function columnsUnder(segment: Segment, columns: readonly Span[]): number[] {
  const shares = columns.map(({ x, right }) => {
    const over = Math.min(right, segment.right) - Math.max(x, segment.x);
    return over / Math.max(1, Math.min(right - x, segment.right - segment.x));
  });
  const covered = shares.flatMap((share, i) => (share >= 0.5 ? [i] : []));
  if (covered.length > 0 && !(covered.length > 1 && looksTyped(segment.text) && !looksLikePeriod(segment.text)))
    return covered;
  const middle = (segment.x + segment.right) / 2;
  const off = ({ x, right }: Span) => Math.max(x - middle, middle - right, 0);
  return [columns.reduce((near, column, i) => (off(column) < off(columns[near] as Span) ? i : near), 0)];
}

function modeOf(numbers: readonly number[]): number {
  const times = new Map<number, number>();
  for (const n of numbers) times.set(n, (times.get(n) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}
