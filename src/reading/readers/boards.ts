import type { Scan, Seen } from '../scan.ts';
import { headingLevel } from '../sections.ts';
import { isDayName } from './events/day-name.ts';
import { nameAndCount } from './name-and-count.ts';
import { type Recorded, type RecordGrid, recordGrid } from './record-table.ts';

const MOST_LANES = 20;
const MOST_CARDS = 500;

interface Lane {
  head: Seen;
  name: string;
  /** How many cards its head says it has. */
  n: number | null;
  cards: Seen[];
}

/**
 * Boards: columns beside each other, each with its name above cards of one kind. A row is a card; its last cell is the
 * name of its column. `taken` are the roots of what is read otherwise.
 */
export function boardGrids(scan: Scan, taken: readonly Seen[]): RecordGrid[] {
  const grids: RecordGrid[] = [];
  const covered = new Uint8Array(scan.all.length);
  for (const root of taken) covered.fill(1, root.order, root.end + 1);
  for (const seen of scan.all) {
    if (seen.tag === 'nav' || seen.tag === 'footer') covered.fill(1, seen.order, seen.end + 1);
    const { children } = seen;
    if (covered[seen.order] === 1 || children.length < 2 || children.length > MOST_LANES) continue;
    const lanes = lanesOf(scan, seen);
    const grid = lanes === null ? null : gridOf(scan, seen, lanes);
    if (grid === null) continue;
    covered.fill(1, seen.order, seen.end + 1);
    grids.push(grid);
  }
  return grids;
}

/** What elements of one kind have in common: tag and first class; null for those without one. */
function kindOf(seen: Seen): string | null {
  return seen.kind === seen.tag ? null : seen.kind;
}

function lanesOf(scan: Scan, board: Seen): Lane[] | null {
  const isBox = (child: Seen) => scan.size(child) > 0 && child.hiding.vis !== 'concealed';
  const first = board.children.find(isBox);
  const like = first === undefined ? null : kindOf(first);
  if (first === undefined || like === null) return null;
  const boxes = board.children.filter(isBox);
  const second = boxes[1];
  if (second === undefined || boxes.some((box) => kindOf(box) !== like)) return null;
  if (scan.layout?.areBeside(first, second) === false) return null;
  const kind = cardKind(scan, boxes);
  if (kind === null) return null;
  const lanes = boxes.map((box) => laneOf(scan, box, kind));
  const names = new Set(lanes.map((lane) => lane?.name ?? ''));
  if (names.has('') || names.size < boxes.length) return null;
  const found = lanes.filter((lane) => lane !== null);
  return areTheSame(scan, found) ? null : found;
}

/** The lanes hold the same few names over and over: they are records, and what looks like cards is what they tell. */
function areTheSame(scan: Scan, lanes: readonly Lane[]): boolean {
  const texts = lanes.flatMap(({ cards }) => cards.map((card) => scan.text(leafOf(scan, card))));
  return lanes.length > 2 && new Set(texts).size <= texts.length / 3;
}

/** The first element in a box that has text of its own. */
function leafOf(scan: Scan, box: Seen): Seen {
  for (let i = box.order; i <= box.end; i++) {
    const seen = scan.all[i] as Seen;
    if (seen.ownText > 0 && scan.size(seen) > 0) return seen;
  }
  return box;
}

/** The kind of most elements that stand side by side in the lanes, the outermost of such. */
function cardKind(scan: Scan, boxes: readonly Seen[]): string | null {
  const found = new Map<string, { n: number; lanes: number; most: number }>();
  for (const box of boxes) {
    const inLane = new Map<string, { parent: Seen | null; n: number }>();
    for (let i = box.order + 1; i <= box.end && i < box.order + 3000; i++) {
      const seen = scan.all[i] as Seen;
      const kind = scan.size(seen) === 0 || scan.size(seen) > 500 ? null : kindOf(seen);
      if (kind === null) continue;
      const before = inLane.get(kind);
      if (before === undefined) inLane.set(kind, { parent: seen.parent, n: 1 });
      else before.n = before.parent === seen.parent ? before.n + 1 : Number.NaN;
    }
    for (const [kind, { n }] of inLane) {
      const sum = found.get(kind) ?? { n: 0, lanes: 0, most: 0 };
      found.set(kind, { n: sum.n + n, lanes: sum.lanes + 1, most: Math.max(sum.most, n) });
    }
  }
  let best: string | null = null;
  for (const [kind, { n, most }] of found) {
    if (!(most >= 2) || !(n >= 3) || n > MOST_CARDS) continue;
    if (best === null || n > (found.get(best)?.n ?? 0)) best = kind;
  }
  return best;
}

function laneOf(scan: Scan, box: Seen, kind: string): Lane | null {
  const cards: Seen[] = [];
  let head: Seen | null = null;
  for (let i = box.order + 1; i <= box.end; i++) {
    const seen = scan.all[i] as Seen;
    const last = cards[cards.length - 1];
    if (last !== undefined && seen.order <= last.end) continue;
    if (kindOf(seen) === kind && scan.size(seen) > 0) cards.push(seen);
    else if (
      head === null &&
      cards.length === 0 &&
      scan.size(seen) > 0 &&
      scan.size(seen) <= 60 &&
      !holds(scan, seen, kind)
    )
      head = seen;
  }
  if (head === null) return null;
  const by = namedBy(scan, head);
  const { name } = nameAndCount(scan, by);
  const { n } = nameAndCount(scan, head);
  return name.length > 40 || !/\p{L}/u.test(name) || isDayName(name, '') ? null : { head, name, n, cards };
}

/** What names a lane in what stands at its head: a heading in it, where there is one. */
function namedBy(scan: Scan, head: Seen): Seen {
  for (let i = head.order; i <= head.end; i++) {
    const seen = scan.all[i] as Seen;
    if (headingLevel(seen) > 0) return seen;
  }
  return head;
}

function holds(scan: Scan, box: Seen, kind: string): boolean {
  for (let i = box.order + 1; i <= box.end; i++) if (kindOf(scan.all[i] as Seen) === kind) return true;
  return false;
}

function gridOf(scan: Scan, root: Seen, lanes: readonly Lane[]): RecordGrid | null {
  const cards = lanes.flatMap(({ head, name, cards: own }) =>
    own.map((seen): Recorded => ({ seen, group: { seen: head, name } })),
  );
  const grid = recordGrid(scan, root, cards, { title: 'Card', group: 'Status column' }, () => false);
  if (grid === null) return null;
  const rowCount = lanes.reduce((sum, { n, cards: own }) => sum + Math.max(n ?? 0, own.length), 0);
  return { ...grid, rowCount };
}
