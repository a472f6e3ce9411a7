/** A run of text on a page. Lengths are points, measured from the page's upper left corner as a person holds it. */
export interface PdfPiece {
  text: string;
  x: number;
  /** Where it ends. */
  right: number;
  /** Height of its baseline, from above. */
  base: number;
  /** Height of the letters. */
  size: number;
}

/** One page: what is written on it, the right way up. */
export interface PdfPage {
  width: number;
  height: number;
  pieces: PdfPiece[];
}

/** The text of a PDF file as it is drawn, before anything is said about what it means. */
export interface PdfText {
  /** Address without credentials. */
  url: string;
  /** The file's name or its own title. */
  title: string;
  /** BCP 47 tag, or "". */
  lang: string;
  pages: PdfPage[];
  /** Number of pages in the file; more than `pages` where reading took too long. */
  pageTotal: number;
}

/** A run of text as the file has it: its text space matrix on the page (ISO 32000-1, 9.4.4) and its advance. */
export interface PdfRun {
  text: string;
  /** [a b c d e f], with the page's own turn applied and y downwards. */
  matrix: readonly number[];
  advance: number;
}

/** More white within a run than this many spaces parts it into columns. */
const WIDE = / {3,}/g;
/** Text leaning more than this (the sine of six degrees) is turned. */
const LEAN = 0.1;

/**
 * Lays a page's runs out. Text that is turned against most of the page's (watermarks, notes in the margin) is left out;
 * a page whose text is mostly turned by a quarter or half is turned with it.
 */
export function layOut(runs: readonly PdfRun[], width: number, height: number): PdfPage {
  const letters = [0, 0, 0, 0];
  for (const run of runs) {
    const turn = turnOf(run);
    if (turn !== null) letters[turn] = (letters[turn] ?? 0) + run.text.trim().length;
  }
  const main = letters.indexOf(Math.max(...letters));
  const pieces = runs.flatMap((run): PdfPiece[] => {
    if (turnOf(run) !== main || run.text.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = run.matrix;
    const size = Math.hypot(c, d) || Math.hypot(a, b);
    const [x, base] = turned(e, f, main, width, height);
    if (![x, base, size, run.advance].every(Number.isFinite) || size <= 0) return [];
    return parted({ text: run.text, x, right: x + Math.abs(run.advance), base, size });
  });
  return main % 2 === 0 ? { width, height, pieces } : { width: height, height: width, pieces };
}

/** By how many quarters a run is turned clockwise; null when it leans. */
function turnOf({ matrix: [a = 0, b = 0] }: PdfRun): number | null {
  const length = Math.hypot(a, b);
  const [cos, sin] = [a / length, b / length];
  if (Math.abs(sin) < LEAN) return cos > 0 ? 0 : 2;
  if (Math.abs(cos) < LEAN) return sin > 0 ? 1 : 3;
  return null;
}

function turned(x: number, y: number, quarters: number, width: number, height: number): [number, number] {
  if (quarters === 1) return [y, width - x];
  if (quarters === 2) return [width - x, height - y];
  return quarters === 3 ? [height - y, x] : [x, y];
}

/** A run whose columns are only kept apart by spaces, as several pieces. */
function parted(piece: PdfPiece): PdfPiece[] {
  const { text, x, right } = piece;
  const each = (right - x) / Math.max(1, text.length);
  const pieces: PdfPiece[] = [];
  let from = 0;
  const add = (to: number) => {
    const part = text.slice(from, to);
    const lead = part.length - part.trimStart().length;
    if (part.trim() !== '')
      pieces.push({
        ...piece,
        text: part.trim(),
        x: x + (from + lead) * each,
        right: x + (from + part.trimEnd().length) * each,
      });
  };
  for (const { index, 0: white } of text.matchAll(WIDE)) {
    add(index);
    from = index + white.length;
  }
  add(text.length);
  return pieces;
}
