import { type Line, lineWith, type Segment } from './lines.ts';

/** Columns of running text have this many lines and words a line at least, and most lines reach their edge. */
const FEWEST_LINES = 5;
const FEWEST_WORDS = 3;
const REACHING = 0.5;
/** Columns within columns: three and four beside each other are found by parting twice. */
const DEPTH = 3;

/**
 * The lines of a page in the order in which they are read: columns of running text one after another, what runs across
 * them (a title, a wide table) in between. Each part is read by itself from above to below.
 */
export function inReadingOrder(lines: readonly Line[], depth = DEPTH): Line[][] {
  const gutter = depth === 0 ? null : gutterOf(lines);
  if (gutter === null) return lines.length === 0 ? [] : [[...lines]];
  const parts: Line[][] = [];
  let band: Line[] = [];
  const end = () => {
    const side = (keep: (segment: Segment) => boolean): Line[] =>
      band.flatMap((line) => {
        const kept = line.segments.filter(keep);
        return kept.length === 0 ? [] : [lineWith(kept)];
      });
    for (const column of [side(({ x }) => x < gutter), side(({ x }) => x >= gutter)])
      parts.push(...inReadingOrder(column, depth - 1));
    band = [];
  };
  let across: Line[] = [];
  const endAcross = () => {
    if (across.length > 0) parts.push(across);
    across = [];
  };
  for (const line of lines) {
    if (line.segments.some((segment) => crosses(segment, gutter))) {
      if (band.length > 0) end();
      across.push(line);
    } else {
      endAcross();
      band.push(line);
    }
  }
  endAcross();
  if (band.length > 0) end();
  return parts;
}

const crosses = ({ x, right, size }: Segment, gutter: number) => x < gutter - size * 0.2 && right > gutter + size * 0.2;

/** Where the second of two columns of running text begins; null when there are none. */
function gutterOf(lines: readonly Line[]): number | null {
  const segments = lines.flatMap((line) => line.segments);
  const starts = new Map<number, number>();
  for (const { x } of segments) {
    const at = Math.round(x / 3);
    starts.set(at, (starts.get(at) ?? 0) + 1);
  }
  const likely = [...starts].filter(([, n]) => n >= FEWEST_LINES).sort((a, b) => b[1] - a[1]);
  for (const [at] of likely.slice(0, 6)) {
    const gutter = at * 3 - 3;
    const right = segments.filter(({ x }) => x >= gutter);
    const [top, bottom] = [Math.min(...right.map(({ base }) => base)), Math.max(...right.map(({ base }) => base))];
    const beside = segments.filter(({ base, x }) => x < gutter && base >= top - 2 && base <= bottom + 2);
    const crossing = beside.filter((segment) => crosses(segment, gutter));
    const left = beside.filter((segment) => !crosses(segment, gutter));
    if (crossing.length <= left.length * 0.25 && isRunningText(left) && isRunningText(right)) return gutter;
  }
  return null;
}

/** Most lines of running text reach the column's edge; cells of a table end where their words do. */
function isRunningText(segments: readonly Segment[]): boolean {
  if (segments.length < FEWEST_LINES) return false;
  const words = segments.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) / segments.length;
  if (words < FEWEST_WORDS) return false;
  const edge = segments.map(({ right }) => right).sort((a, b) => a - b)[Math.floor(segments.length * 0.9)] ?? 0;
  const from = Math.min(...segments.map(({ x }) => x));
  return segments.filter(({ right }) => right >= edge - (edge - from) * 0.15).length >= segments.length * REACHING;
}
