import { attrOf } from '../dom.ts';
import type { Scan, Seen } from '../scan.ts';
import { isDayName } from './events/day-name.ts';
import type { Grid, GridCell, GridRow } from './grid.ts';
import { rowKey } from './grid.ts';
import { impliedNames } from './implied-names.ts';
import { nameAndCount } from './name-and-count.ts';

/** What the column of a card is called; boards mostly have one for each state. */
const LANE = 'Status column';
const CARD = 'Card';
const MOST_LANES = 20;
const MOST_CARDS = 500;
const MOST_COLUMNS = 8;

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
export function boardGrids(scan: Scan, taken: readonly Seen[]): Grid[] {
  const grids: Grid[] = [];
  const covered = new Uint8Array(scan.all.length);
  for (const root of taken) covered.fill(1, root.order, root.end + 1);
  for (const seen of scan.all) {
    if (seen.tag === 'nav' || seen.tag === 'footer') covered.fill(1, seen.order, seen.end + 1);
    const { children } = seen;
    if (covered[seen.order] === 1 || children.length < 2 || children.length > MOST_LANES) continue;
    const lanes = lanesOf(scan, seen);
    if (lanes === null) continue;
    covered.fill(1, seen.order, seen.end + 1);
    grids.push(gridOf(scan, seen, lanes));
  }
  return grids;
}

/** What elements of one kind have in common: tag and first class; null for those without one. */
function kindOf(seen: Seen): string | null {
  const name = attrOf(seen, 'class').trim().split(/\s+/)[0] ?? '';
  return name === '' ? null : `${seen.tag} ${name}`;
}

function lanesOf(scan: Scan, board: Seen): Lane[] | null {
  const boxes = board.children.filter((child) => scan.size(child) > 0 && child.hiding.vis !== 'concealed');
  const [first, second] = boxes;
  if (first === undefined || second === undefined) return null;
  const like = kindOf(first);
  if (like === null || boxes.some((box) => kindOf(box) !== like)) return null;
  if (scan.layout?.areBeside(first, second) === false) return null;
  const kind = cardKind(scan, boxes);
  if (kind === null) return null;
  const lanes = boxes.map((box) => laneOf(scan, box, kind));
  const names = new Set(lanes.map((lane) => lane?.name ?? ''));
  if (names.has('') || names.size < boxes.length) return null;
  return lanes.filter((lane) => lane !== null);
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
  const { name, n } = nameAndCount(scan, head);
  return name.length > 40 || !/\p{L}/u.test(name) || isDayName(name, '') ? null : { head, name, n, cards };
}

function holds(scan: Scan, box: Seen, kind: string): boolean {
  for (let i = box.order + 1; i <= box.end; i++) if (kindOf(scan.all[i] as Seen) === kind) return true;
  return false;
}

/** The texts of a card, each under what its markup is like. */
function partsOf(scan: Scan, card: Seen): Map<string, Seen> {
  const parts = new Map<string, Seen>();
  for (let i = card.order; i <= card.end; i++) {
    const seen = scan.all[i] as Seen;
    if (seen.ownText === 0 || scan.size(seen) === 0) continue;
    const like = `${seen.tag} ${attrOf(seen, 'class').trim().split(/\s+/)[0] ?? ''}`;
    let key = like;
    for (let nth = 2; parts.has(key); nth++) key = `${like} ${nth}`;
    parts.set(key, seen);
    i = seen.end;
  }
  return parts;
}

function gridOf(scan: Scan, root: Seen, lanes: readonly Lane[]): Grid {
  const cards = lanes.flatMap((lane) => lane.cards.map((card) => ({ lane, card, parts: partsOf(scan, card) })));
  const seenIn = new Map<string, number>();
  for (const { parts } of cards) for (const key of parts.keys()) seenIn.set(key, (seenIn.get(key) ?? 0) + 1);
  const keys = [...seenIn]
    .filter(([, n]) => n >= cards.length / 2)
    .map(([key]) => key)
    .slice(0, MOST_COLUMNS);
  const implied = impliedNames(
    scan,
    keys.map((key) => cards.flatMap(({ parts }) => parts.get(key) ?? [])),
  );
  const rows = cards.map(({ lane, card, parts }, row): GridRow => {
    const cell = (seen: Seen, text: string, col: number): GridCell => ({
      ...{ seen, text, header: false, scope: '', row, col, rows: 1, cols: 1 },
    });
    const own = keys.map((key, col) => {
      const part = parts.get(key);
      return part === undefined ? null : cell(part, scan.text(part), col);
    });
    return { seen: card, part: 'body', cells: [...own, cell(lane.head, lane.name, keys.length)], key: rowKey(card) };
  });
  const said = lanes.reduce((sum, { n, cards: own }) => sum + Math.max(n ?? 0, own.length), 0);
  const names = [CARD, ...implied.slice(1), LANE];
  return { root, from: 'repetition', rows, width: keys.length + 1, rowCount: said, colCount: null, names };
}
