import type { Scan, Seen } from '../scan.ts';
import { headingLevel } from '../sections.ts';
import { isState } from '../values/state-words.ts';
import { ENTRY, type Recorded, type RecordGrid, recordGrid } from './record-table.ts';
import { looksTyped } from './typed-text.ts';

const MIN_RECORDS = 3;
const MOST_RECORDS = 1000;
const MOST_ELEMENTS = 90;
const MOST_CHARS = 900;
const MOST_CLUSTERS = 60;
const LEFT_OUT = new Set('p nav footer select table tr td th thead tbody dl dt dd option form fieldset'.split(' '));

/** Elements of one tag at one depth in boxes of one kind, with what they are made of. */
interface Cluster {
  depth: number;
  made: Set<number>;
  records: Seen[];
}

/**
 * Records drawn as cards or as the items of lists: at least three elements made of the same parts, in one box or in
 * several under different headings. `taken` are the roots of what is read otherwise. Each is walked at most a few
 * times, since only boxes of at most 90 elements are looked into.
 */
export function recordGrids(scan: Scan, taken: readonly Seen[]): RecordGrid[] {
  const covered = new Uint8Array(scan.all.length);
  for (const root of taken) covered.fill(1, root.order, root.end + 1);
  const clusters = clustersOf(scan, covered);
  const grids: RecordGrid[] = [];
  const isTaken = (seen: Seen) => covered[seen.order] === 1;
  const left = new Set(clusters);
  const take = (cluster: Cluster): void => {
    left.delete(cluster);
    for (const inner of left) if (inner.depth > cluster.depth && areSeveralIn(inner, cluster)) take(inner);
    if (cluster.records.some(isTaken)) return;
    const grid = gridOf(scan, cluster.records, isTaken);
    if (grid === null) return;
    for (const record of cluster.records) covered.fill(1, record.order, record.end + 1);
    grids.push(grid);
  };
  for (const cluster of clusters) if (left.has(cluster)) take(cluster);
  return grids;
}

/** Records of `inner` stand side by side in one of `outer`, which then is a list of them. */
function areSeveralIn(inner: Cluster, outer: Cluster): boolean {
  let at = 0;
  for (const { order, end } of outer.records) {
    while (at < inner.records.length && (inner.records[at]?.order ?? 0) < order) at++;
    const next = inner.records[at + 1];
    if (next !== undefined && next.order <= end) return true;
  }
  return false;
}

/** What is called the same in several boxes says something of what these hold: "CPU" and "Memory" of each host. */
function arePairs(scan: Scan, { made, records }: Cluster): boolean {
  if (made.size > 3) return false;
  const firsts = new Set(records.map((record) => scan.text(firstText(scan, record))));
  return firsts.size <= records.length / 2 && ![...firsts].some((text) => looksTyped(text));
}

function firstText(scan: Scan, box: Seen): Seen {
  for (let i = box.order + 1; i <= box.end; i++) {
    const seen = scan.all[i] as Seen;
    if (seen.ownText > 0 && scan.size(seen) > 0) return seen;
  }
  return box;
}

function clustersOf(scan: Scan, covered: Uint8Array): Cluster[] {
  const left = new Uint8Array(scan.all.length);
  const depths = new Uint16Array(scan.all.length);
  const byPlace = new Map<string, Cluster[]>();
  const madeOf = makings(scan);
  for (const seen of scan.all) {
    const { parent } = seen;
    if (parent !== null) {
      depths[seen.order] = (depths[parent.order] ?? 0) + 1;
      left[seen.order] = left[parent.order] ?? 0;
    }
    if (covered[seen.order] === 1 || LEFT_OUT.has(seen.tag) || CHROME.has(seen.role)) left[seen.order] = 1;
    if (left[seen.order] === 1 || parent === null || !canBeRecord(scan, seen)) continue;
    const place = `${depths[seen.order]} ${parent.kind} ${seen.tag}`;
    const clusters = byPlace.get(place) ?? [];
    byPlace.set(place, clusters);
    const made = madeOf(seen);
    if (made.size < 2) continue;
    const same = clusters.find((cluster) => areAlike(cluster, seen, made));
    if (same === undefined && clusters.length < 8)
      clusters.push({ depth: depths[seen.order] ?? 0, made, records: [seen] });
    else if (same !== undefined && same.records.length < MOST_RECORDS) {
      same.records.push(seen);
      if (made.size > same.made.size) same.made = made;
    }
  }
  return [...byPlace.values()]
    .flat()
    .filter((cluster) => cluster.records.length >= MIN_RECORDS && !arePairs(scan, cluster))
    .sort((a, b) => a.depth - b.depth || b.records.length - a.records.length)
    .slice(0, MOST_CLUSTERS);
}

const CHROME = new Set([
  'navigation',
  'menu',
  'menubar',
  'tablist',
  'toolbar',
  'tree',
  'listbox',
  'row',
  'grid',
  'table',
]);

function canBeRecord(scan: Scan, seen: Seen): boolean {
  const size = scan.size(seen);
  return (
    seen.children.length > 0 &&
    seen.end - seen.order <= MOST_ELEMENTS &&
    size >= 4 &&
    size <= MOST_CHARS &&
    seen.hiding.flow === 'block' &&
    seen.hiding.vis !== 'concealed' &&
    headingLevel(seen) === 0
  );
}

/** A way down by tags from a record, with a number of its own. */
interface Path {
  at: number;
  under: Map<string, Path>;
}

/** Ways down that are told apart where a record has several elements in one. */
const MOST_ALIKE = 8;

/** Tells what records are made of: the elements in them that hold text of their own, as numbers for their places. */
function makings(scan: Scan): (record: Seen) => Set<number> {
  const top: Path = { at: 0, under: new Map() };
  let paths = 1;
  const below = (path: Path, tag: string): Path => {
    let next = path.under.get(tag);
    if (next === undefined) {
      next = { at: paths++, under: new Map() };
      path.under.set(tag, next);
    }
    return next;
  };
  const pathOf: Path[] = new Array(scan.all.length);
  return (record) => {
    const made = new Set<number>();
    pathOf[record.order] = top;
    for (let i = record.order + 1; i <= record.end; i++) {
      const seen = scan.all[i] as Seen;
      const path = below(pathOf[seen.parent?.order ?? -1] ?? top, seen.tag);
      pathOf[i] = path;
      if (seen.ownText === 0 || scan.size(seen) === 0) continue;
      let place = path.at * MOST_ALIKE;
      for (let n = 1; n < MOST_ALIKE && made.has(place); n++) place++;
      made.add(place);
    }
    if (record.ownText > 0) made.add(0);
    return made;
  };
}

/** Most of what the smaller is made of is in the larger; how much larger that may be, one class for both tells. */
function areAlike({ made, records }: Cluster, seen: Seen, other: ReadonlySet<number>): boolean {
  let both = 0;
  for (const place of other) if (made.has(place)) both++;
  const sameClass = seen.kind !== seen.tag && records[0]?.kind === seen.kind;
  return both >= 0.6 * Math.min(made.size, other.size) && (sameClass || both >= 0.34 * Math.max(made.size, other.size));
}

function gridOf(scan: Scan, all: readonly Seen[], isTaken: (seen: Seen) => boolean): RecordGrid | null {
  const [first, second] = all;
  const isHead = first !== undefined && second !== undefined && heads(scan, first, second).length > 0;
  const records = isHead ? all.slice(1) : all;
  const root = boxOf(records);
  if (root === null || records.length < MIN_RECORDS) return null;
  const titles = new Set<string>();
  for (const record of records) {
    for (let i = record.order; i <= record.end; i++) {
      const seen = scan.all[i] as Seen;
      if (headingLevel(seen) > 0) titles.add(scan.text(seen));
    }
  }
  const recorded = records.map((seen): Recorded => ({ seen, group: groupOf(scan, seen, root, titles) }));
  const grid = recordGrid(scan, root, recorded, NAMES, isTaken, headOf(scan, records));
  if (grid === null) return null;
  const away = scan.layout?.scrolledAway(scan, root, [...records]);
  return { ...grid, rowCount: away ? -1 : null };
}

const NAMES = { title: ENTRY, group: 'Section' };

/** A row of short words right before the records, one above each of their boxes. */
function headOf(scan: Scan, records: readonly Seen[]): string[] {
  const [first] = records;
  if (first?.parent == null) return [];
  const before = first.parent.children[first.parent.children.indexOf(first) - 1] ?? beforeBox(first.parent);
  return before === undefined ? [] : heads(scan, before, first);
}

/** The words of a row that heads a record: one for each of its boxes, all different, in a row that is marked otherwise. */
function heads(scan: Scan, before: Seen, record: Seen): string[] {
  const { children } = before;
  if (children.length < 3 || children.length !== record.children.length || before.ownText > 0) return [];
  if (before.tag === record.tag && before.classes === record.classes) return [];
  const texts = children.map((child) => scan.text(child));
  const areWords = texts.every((text) => text !== '' && text.length <= 40 && !looksTyped(text) && !isState(text));
  return areWords && !children.some((child) => child.holdsBlock) && new Set(texts).size === texts.length ? texts : [];
}

function beforeBox(box: Seen): Seen | undefined {
  return box.parent?.children[box.parent.children.indexOf(box) - 1];
}

/** The smallest box around all of them. */
function boxOf(records: readonly Seen[]): Seen | null {
  const [first] = records;
  const last = records[records.length - 1];
  let box = first?.parent ?? null;
  while (box !== null && last !== undefined && box.end < last.end) box = box.parent;
  return box;
}

/** The innermost heading above a record that stands neither above all of them nor in one of them. */
function groupOf(scan: Scan, record: Seen, root: Seen, titles: ReadonlySet<string>): Recorded['group'] {
  const outer = scan.section(root);
  const name = scan
    .section(record)
    .slice(outer.length)
    .findLast((label) => !titles.has(label));
  return name === undefined ? null : { seen: record, name };
}
