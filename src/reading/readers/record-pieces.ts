import { saysSomething } from '../clean-text.ts';
import type { Scan, Seen } from '../scan.ts';
import { headingLevel } from '../sections.ts';
import { breaksRun, runsOf } from './runs.ts';

/** A text of a record that stands by itself: in an element of its own, or parted from others by dots or bars. */
export interface Piece {
  text: string;
  /** The element that shows it, with others where it has none of its own. */
  seen: Seen;
  /** Where it stands in its record by tags and first classes, the same in all records alike. */
  kind: string;
  /** The box that it stands in, beside what belongs to it. */
  box: Seen;
  /** It can be what the record goes by: a heading, a link, emphasised. 0 for other text. */
  rank: number;
  /** It is marked as the label of the next piece, or as the value of the one before. */
  mark: 'label' | 'value' | null;
}

/** The pieces of a stretch of text that stands together, and what it says as a whole. */
export interface Stretch {
  /** The same for stretches in the same place of all records alike. */
  place: string;
  whole: Piece;
  pieces: Piece[];
}

const MOST = 60;
const EMPHASIS = new Set(['b', 'strong', 'a', 'dfn']);
const PARTING = /\s[·•|‧∙]\s/u;
const EDGES = /^[\s·•|‧∙,;:–—-]+(?![\d\p{Sc}])|^[\s·•|‧∙,;]+|[\s·•|‧∙,;]+$/gu;

/**
 * What stands in a record, in order: text that blocks leave together is one stretch. Buttons and controls are left
 * out, and what `isTaken`. At most 60 stretches.
 */
export function stretchesOf(scan: Scan, record: Seen, isTaken: (seen: Seen) => boolean): Stretch[] {
  const out: Stretch[] = [];
  walk(scan, record, '', isTaken, out);
  return out.slice(0, MOST);
}

function isShown(scan: Scan, seen: Seen, box: Seen): boolean {
  return scan.size(seen) > 0 && seen.hiding.level <= box.hiding.level && !isControl(seen);
}

const isControl = ({ tag, role }: Seen): boolean =>
  /^(?:button|input|select|textarea|meter|progress)$/.test(tag) || role === 'button';

function walk(scan: Scan, box: Seen, path: string, isTaken: (seen: Seen) => boolean, out: Stretch[]) {
  if (out.length >= MOST) return;
  const inside = box.children.filter((child) => isShown(scan, child, box));
  const [one, other] = inside;
  // The label and the value of a pair may be marked up alike.
  const isPair = inside.length === 2 && one && other && isLeaf(one) && isLeaf(other) && one.kind === other.kind;
  for (const [nth, run] of runsOf(box, true).entries()) {
    const text = scan.between(box, run.from, run.to);
    if (saysSomething(text) && !(box.ownText === 0 && run.inside.every((child) => isMute(scan, child))))
      out.push({ place: `${path}~${nth}`, ...stretchOf(scan, box, run, path, text) });
    const child = run.before;
    if (child === null || !breaksRun(child) || !isShown(scan, child, box) || isTaken(child)) continue;
    const kind = isPair && child === one ? `${child.kind}:1` : child.kind;
    walk(scan, child, `${path}>${kind}`, isTaken, out);
  }
}

const isMute = (scan: Scan, child: Seen): boolean => isControl(child) || scan.size(child) === 0;

const isLeaf = ({ children }: Seen): boolean => children.length === 0;

function stretchOf(
  scan: Scan,
  box: Seen,
  run: { from: number; to: number; inside: Seen[] },
  path: string,
  text: string,
): Omit<Stretch, 'place'> {
  const inside = run.inside.filter((child) => isShown(scan, child, box));
  const alone = inside.length === 0 && box.ownText > 0;
  const [only] = inside;
  const at = inside.length === 1 && only !== undefined && scan.text(only) === text ? only : box;
  const mark = box.tag === 'dt' ? 'label' : box.tag === 'dd' ? 'value' : null;
  const rank = Math.max(rankOf(at), rankOf(box));
  // Text after a label in a block of its own stands in the box of both.
  const around = box.holdsBlock ? box : (box.parent ?? box);
  const whole: Piece = { text, seen: at, kind: path, box: around, rank, mark };
  if (mark !== null) return { whole, pieces: [whole] };
  const pieces = alone ? parted({ ...whole, kind: `${path}>#` }) : piecesOf(scan, box, run.from, run.to, inside, path);
  return { whole, pieces: pieces.length === 0 ? [whole] : pieces };
}

function rankOf(seen: Seen): number {
  const level = headingLevel(seen);
  if (level > 0) return 10 - level;
  return EMPHASIS.has(seen.tag) ? 2 : 0;
}

function piecesOf(scan: Scan, box: Seen, from: number, to: number, inside: readonly Seen[], path: string): Piece[] {
  const out: Piece[] = [];
  let at = from;
  const addText = (until: number) => {
    const text = scan.between(box, at, until);
    if (saysSomething(text))
      out.push(...parted({ text, seen: box, kind: `${path}>#`, box, rank: rankOf(box), mark: null }));
  };
  for (const child of inside) {
    addText(child.from);
    at = child.to;
    const kind = `${path}>${child.kind}`;
    const more = child.children.filter((inner) => isShown(scan, inner, child));
    if (more.length > 0 && (child.ownText > 0 || more.length > 1))
      out.push(...piecesOf(scan, child, child.from, child.to, more, kind));
    else {
      const rank = Math.max(rankOf(child), rankOf(box));
      out.push(...parted({ text: scan.text(child), seen: child, kind, box, rank, mark: null }));
    }
  }
  addText(to);
  return out;
}

/** "Debit card · 18:31" as two, without the dots; the kind is that of the whole. */
function parted(piece: Piece): Piece[] {
  const texts = piece.text.split(PARTING).map((text) => text.replace(EDGES, '').trim());
  return texts.flatMap((text) => (saysSomething(text) ? [{ ...piece, text }] : []));
}
