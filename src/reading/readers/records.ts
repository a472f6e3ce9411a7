import type { Scan, Seen } from '../scan.ts';
import { headingLevel } from '../sections.ts';
import { isState } from '../values/state-words.ts';
import { kindOf } from './record-pieces.ts';
import { ENTRY, type Recorded, type RecordGrid, recordGrid } from './record-table.ts';
import { looksTyped } from './typed-text.ts';

const MIN_RECORDS = 3;
const MOST_RECORDS = 1000;
const MOST_ELEMENTS = 90;
const MOST_CHARS = 900;
const MOST_CLUSTERS = 60;
const LEFT_OUT = /^(?:p|nav|footer|select|table|tr|td|th|thead|tbody|dl|dt|dd|option|form|fieldset)$/;

/** Elements of one tag at one depth in boxes of one kind, with what they are made of. */
interface Cluster {
  depth: number;
  made: Set<string>;
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
  for (const seen of scan.all) {
    const { parent } = seen;
    if (parent !== null) {
      depths[seen.order] = (depths[parent.order] ?? 0) + 1;
      left[seen.order] = left[parent.order] ?? 0;
    }
    if (covered[seen.order] === 1 || LEFT_OUT.test(seen.tag) || CHROME.has(seen.role)) left[seen.order] = 1;
    if (left[seen.order] === 1 || parent === null || !canBeRecord(scan, seen)) continue;
    const place = `${depths[seen.order]} ${kindOf(parent)} ${seen.tag}`;
    const clusters = byPlace.get(place) ?? [];
    byPlace.set(place, clusters);
    const made = madeOf(scan, seen);
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

/** The kinds of the elements in a record that hold text of their own, by their places. */
function madeOf(scan: Scan, record: Seen): Set<string> {
  const made = new Set<string>();
  const paths = new Map<Seen, string>([[record, '']]);
  for (let i = record.order + 1; i <= record.end; i++) {
    const seen = scan.all[i] as Seen;
    const path = `${paths.get(seen.parent as Seen) ?? ''}>${seen.tag}`;
    paths.set(seen, path);
    if (seen.ownText === 0 || scan.size(seen) === 0) continue;
    let nth = path;
    for (let n = 2; n < 9 && made.has(nth); n++) nth = `${path} ${n}`;
    made.add(nth);
  }
  if (record.ownText > 0) made.add('#');
  return made;
}

/** Most of what the smaller is made of is in the larger; how much larger that may be, one class for both tells. */
function areAlike({ made, records }: Cluster, seen: Seen, other: ReadonlySet<string>): boolean {
  let both = 0;
  for (const kind of other) if (made.has(kind)) both++;
  const sameClass =
    !seen.bare && kindOf(seen) !== seen.tag && records[0] !== undefined && kindOf(records[0]) === kindOf(seen);
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
