import type { Line } from './lines.ts';
import { joined } from './table-rows.ts';

/** Lines that belong together as one text. */
export interface Paragraph {
  text: string;
  /** Height of its letters. */
  size: number;
  /** A point or number stands before it. */
  item: boolean;
  lines: number;
  /** The white above it, in heights of its letters. */
  above: number;
}

const BULLET = /^[•◦▪●○■□▸►–—*·\uf0b7]\s*(?=\S)|^\(?(?:\d{1,2}|[a-z])[.)]\s+(?=\S)/u;
/** In heights of letters. */
const LINE_GAP = 1.75;
const INDENT = 0.8;
/** How much letters of one text differ in size. */
const ALIKE = 0.08;

/** The texts of some lines that are no table, from above to below. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const right = Math.max(...lines.map((line) => line.right));
  const found: Paragraph[] = [];
  let last: Line | null = null;
  let left = 0;
  for (const line of lines) {
    const text = line.segments.map((segment) => segment.text.trim()).join(' ');
    const bullet = BULLET.exec(text);
    const open = found.at(-1);
    const above = last === null ? Number.POSITIVE_INFINITY : (line.base - last.base) / line.size;
    const goesOn =
      last !== null &&
      open !== undefined &&
      bullet === null &&
      above <= LINE_GAP &&
      Math.abs(line.size - last.size) <= ALIKE * line.size &&
      (open.item || line.x - left <= INDENT * line.size) &&
      !endsShort(last, open.text, text, right);
    if (goesOn && open !== undefined) {
      open.text = joined(open.text, text);
      open.lines++;
      if (open.lines === 2) left = line.x;
    } else {
      found.push({
        text: bullet ? text.slice(bullet[0].length) : text,
        size: line.size,
        item: bullet !== null,
        lines: 1,
        above,
      });
      left = line.x;
    }
    last = line;
  }
  return found;
}

/** A sentence that ended well before the edge, and another that begins below it. */
function endsShort(last: Line, text: string, next: string, right: number): boolean {
  return /[.!?:。]["”)]?$/u.test(text) && /^[\p{Lu}\d"“(]/u.test(next) && last.right < right - (right - last.x) * 0.15;
}
