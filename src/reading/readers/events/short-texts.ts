import type { Scan, Seen } from '../../scan.ts';

/** Nobody can see it, at least not as the page stands. */
export function isHidden({ hiding }: Seen): boolean {
  return hiding.vis === 'concealed' || hiding.vis === 'collapsed';
}

/** What shows a short text of its own, by page: asked for again and again. */
const LEAVES = new WeakMap<Scan, Seen[]>();
/** Longest text that any of the readers asks for. */
const MOST_CHARS = 48;

function leavesOf(scan: Scan): Seen[] {
  let leaves = LEAVES.get(scan);
  if (leaves === undefined) {
    leaves = scan.all.filter((seen) => {
      const size = scan.size(seen);
      return size > 0 && size <= MOST_CHARS && !isHidden(seen) && !seen.children.some((kid) => scan.size(kid) === size);
    });
    LEAVES.set(scan, leaves);
  }
  return leaves;
}

/** What shows a text of `min` (1 or more) to `max` characters (48 or less), in order, without elements that only wrap another one of these. */
export function shortTexts(
  scan: Scan,
  min: number,
  max: number,
  { order, end } = scan.all[0] ?? { order: 0, end: -1 },
): Seen[] {
  return leavesOf(scan).filter((seen) => {
    if (seen.order < order || seen.order > end) return false;
    const size = scan.size(seen);
    return size >= min && size <= max;
  });
}

/** Different texts of 6 to 48 characters with a digit, by page. */
const NUMBERED = new WeakMap<Scan, string[]>();

/** The different texts of 6 to 48 characters that hold a digit, in order of their first place: what may name a month or days. */
export function numberedTexts(scan: Scan): readonly string[] {
  let texts = NUMBERED.get(scan);
  if (texts === undefined) {
    const held = shortTexts(scan, 6, MOST_CHARS).filter((seen) => scan.holdsDigit(seen));
    texts = [...new Set(held.map((seen) => scan.text(seen)))];
    NUMBERED.set(scan, texts);
  }
  return texts;
}
