import type { Scan, Seen } from '../scan.ts';
import { isState } from '../values/state-words.ts';
import type { FieldSink } from './field-sink.ts';
import { holdsControl } from './holds-control.ts';
import { holdsRuns, type Run, runsOf } from './runs.ts';
import { looksLikeValue, looksTyped } from './typed-text.ts';

const LABEL_CLASS = /(?:^|[\s_-])(?:label|lbl|key|term|name|title|heading|caption|dt)(?:[\s_-]|$)/i;
const VALUE_CLASS = /(?:^|[\s_-])(?:value|val|data|content|detail|number|amount|figure|count|dd)(?:[\s_-]|$)/i;
const LABEL_CAMEL = /(?:Label|Key|Term)(?![a-z])/;
const LINE = /^(\p{L}[^:：]{0,39}?)\s?[:：]\s+(\S.*)$/u;
const MAX_LABEL = 60;
const MAX_VALUE = 200;

type Pair = { label: string; value: string };

function isLabelLike(scan: Scan, seen: Seen): 'sure' | 'maybe' | null {
  const size = scan.size(seen);
  if (size === 0 || size > MAX_LABEL || seen.tag === 'button') return null;
  if (seen.tag === 'label' || seen.tag === 'dt' || /[:：]/.test(scan.text(seen).slice(-1))) return 'sure';
  const name = seen.classes;
  return name !== '' && (LABEL_CLASS.test(name) || LABEL_CAMEL.test(name)) ? 'maybe' : null;
}

/** Two neighbours, the first of which is marked as a label or ends with a colon, as `<div>Status:</div><div>New</div>`. */
export function readSiblingPairs(scan: Scan, sink: FieldSink): void {
  for (const box of scan.all) {
    if (box.children.length < 2 || box.children.length > 200 || sink.inGrid(box)) continue;
    const shown = box.children.filter((child) => scan.size(child) > 0 && child.hiding.level <= box.hiding.level);
    for (let i = 0; i + 1 < shown.length; i++) {
      const label = shown[i] as Seen;
      const value = shown[i + 1] as Seen;
      const like = isLabelLike(scan, label);
      if (like === null || sink.claimed(value) || scan.size(value) > MAX_VALUE) continue;
      if (scan.between(box, label.to, value.from) !== '' || isLabelLike(scan, value) === 'sure') continue;
      const text = scan.text(value);
      const marked = VALUE_CLASS.test(value.classes) || looksLikeValue(text);
      if ((like === 'maybe' || label.tag === 'label') && !marked) continue;
      if (holdsControl(scan, value) || isLineOfMore(scan, box, label, value, shown[i + 2])) continue;
      if (sink.add({ label: scan.text(label), value: text, at: value })) i++;
    }
  }
}

/** The pair stands in running text, or the value goes on in a third element: the whole line is the value then. */
function isLineOfMore(scan: Scan, box: Seen, label: Seen, value: Seen, next: Seen | undefined): boolean {
  if (label.hiding.flow === 'block' || value.hiding.flow === 'block') return false;
  if (box.ownText > 0) return true;
  return next !== undefined && next.hiding.flow !== 'block' && next.tag !== 'br' && isLabelLike(scan, next) === null;
}

/**
 * At least three neighbours of two boxes each, or two of one class, the same in all, of which the first holds a short label
 * and the second what it says: "Status" above "New". Those that stand beside each other are read as the rows of a table.
 */
export function readStackedPairs(scan: Scan, sink: FieldSink): void {
  for (const list of scan.all) {
    if (list.children.length < 2 || list.children.length > 60 || sink.inGrid(list) || list.tag === 'nav') continue;
    readCaptioned(scan, list, sink);
    const pairs = stackedIn(scan, list.children);
    if (pairs.length >= 3 && pairs.length >= 0.75 * list.children.length) addAlike(scan, pairs, sink);
    else for (const run of classRuns(list.children)) addRun(scan, run, sink);
  }
}

interface Stacked {
  label: Seen;
  value: Seen;
}

function stackedIn(scan: Scan, boxes: readonly Seen[]): Stacked[] {
  return boxes.flatMap((box) => {
    if (box.children.length < 2 || box.ownText > 0) return [];
    const [label, value, ...more] = box.children.filter(({ hiding }) => hiding.level <= box.hiding.level);
    if (label === undefined || value === undefined || more.length > 0) return [];
    return isStacked(scan, label, value) ? [{ label, value }] : [];
  });
}

/** Neighbours that have the same class, two at least. */
function classRuns(boxes: readonly Seen[]): Seen[][] {
  const runs: Seen[][] = [];
  for (const box of boxes) {
    const run = runs[runs.length - 1];
    if (box.classes !== '' && run?.[0] !== undefined && markOf(run[0]) === markOf(box)) run.push(box);
    else runs.push([box]);
  }
  return runs.filter((run) => run.length > 1);
}

/** Tiles of one class among other things: two will do where one of them holds a number and all are made up alike. */
function addRun(scan: Scan, run: readonly Seen[], sink: FieldSink): void {
  const pairs = stackedIn(scan, run);
  if (pairs.length === run.length && pairs.some(({ value }) => looksTyped(scan.text(value))))
    addAlike(scan, pairs, sink);
}

function addAlike(scan: Scan, pairs: readonly Stacked[], sink: FieldSink): void {
  const [first] = pairs;
  if (first === undefined) return;
  const alike = pairs.every(
    ({ label, value }) => markOf(label) === markOf(first.label) && markOf(value) === markOf(first.value),
  );
  const labels = new Set(pairs.map(({ label }) => scan.text(label)));
  const isTyped = pairs.some(({ value }) => looksLikeValue(scan.text(value)) || isState(scan.text(value)));
  if (!alike || labels.size < pairs.length || !isTyped || markOf(first.label) === markOf(first.value)) return;
  for (const { label, value } of pairs) sink.add({ label: scan.text(label), value: scan.text(value), at: value });
}

/** The same with labels that have no element of their own: a text and after it one element, alike in all neighbours. */
function readCaptioned(scan: Scan, list: Seen, sink: FieldSink): void {
  if (list.children.length < 3) return;
  const pairs = list.children.flatMap((box) => {
    if (box.ownText !== 1 || sink.claimed(box) || box.interactive) return [];
    const [value, ...more] = box.children.filter((child) => scan.size(child) > 0);
    if (value === undefined || more.length > 0) return [];
    const label = scan.between(box, box.from, value.from);
    const isAll = label !== '' && scan.between(box, value.to, box.to) === '';
    const isLabel = label.length <= 40 && /\p{L}{2}/u.test(label) && !looksLikeValue(label) && !/[.!?]/.test(label);
    return isAll && isLabel && scan.size(value) <= 80 && !holdsControl(scan, value) ? [{ label, value }] : [];
  });
  const [first] = pairs;
  if (first === undefined || pairs.length < 3 || pairs.length < 0.75 * list.children.length) return;
  const labels = new Set(pairs.map(({ label }) => label));
  const isTyped = pairs.some(({ value }) => looksLikeValue(scan.text(value)) || isState(scan.text(value)));
  if (labels.size < pairs.length || !isTyped || pairs.some(({ value }) => markOf(value) !== markOf(first.value)))
    return;
  for (const { label, value } of pairs) sink.add({ label, value: scan.text(value), at: value });
}

const markOf = (seen: Seen): string => `${seen.tag}.${seen.classes}`;

function isStacked(scan: Scan, label: Seen, value: Seen): boolean {
  const text = scan.text(label);
  if (label.interactive || /^h[1-6]$/.test(label.tag) || !/\p{L}{2}/u.test(text) || looksLikeValue(text)) return false;
  return (
    text.length <= 40 &&
    text.split(' ').length <= 5 &&
    scan.size(value) > 0 &&
    scan.size(value) <= 80 &&
    !holdsControl(scan, value)
  );
}

/** Lines such as "Status: New", or "**Status** 17" with the label in bold. */
export function readLabelledLines(scan: Scan, sink: FieldSink): void {
  for (const box of scan.all) {
    if (!holdsRuns(box) || box.interactive || sink.inGrid(box)) continue;
    const lines = runsOf(box, true);
    for (const line of lines) {
      const text = scan.between(box, line.from, line.to);
      if (text.length < 3 || text.length > MAX_LABEL + MAX_VALUE) continue;
      const found = colonLines(text) ?? toldNumbers(text) ?? boldLine(scan, box, line);
      if (found.length === 0) continue;
      const at = lines.length === 1 ? box : (lineElement(scan, line) ?? box);
      if (line.inside.some((child) => holdsControl(scan, child)) || sink.claimed(box)) continue;
      if (line.inside.some((child) => sink.claimed(child))) continue;
      if ((at === box && lines.length > 1) || found.length > 1) {
        // Several lines or fields share the box: each is its own, the element that shows it is the box.
        const where = { section: scan.section(box), control: null, src: scan.keep(box), vis: box.hiding.vis };
        sink.fields.push(...found.map((field) => ({ ...field, ...where })));
        if (found.length > 1) sink.claim(box);
      } else for (const field of found) sink.add({ ...field, at });
    }
  }
}

/** The fields of a line; null when it has none. Dots and bars part them: "Status: New · Owner: Mira". */
function colonLines(text: string): Pair[] | null {
  if (!/[:：]/.test(text)) return null;
  const parts = text.split(/\s[·•|]\s/u);
  const several = parts.length > 1 ? parts.flatMap((part) => colonLine(part) ?? []) : [];
  if (several.length > 1 || (several.length === 1 && colonLine(parts[0] ?? '') === null)) return several;
  const one = colonLine(text);
  return one === null ? null : [one];
}

function colonLine(text: string): Pair | null {
  const match = LINE.exec(text);
  const label = match?.[1] ?? '';
  const value = match?.[2] ?? '';
  if (label === '' || value.length > 100 || label.split(' ').length > 5) return null;
  return /(?<!\d)[.!?]\s\p{Lu}/u.test(value) ? null : { label, value };
}

/**
 * Numbers that a line tells after what they are: "Sort code 20-77-41 · Account number 61834417", "…, account 10334821".
 * Null where there are none.
 */
function toldNumbers(text: string): Pair[] | null {
  if (!/\d{2}/.test(text) || !MAY_BE_NUMBER.test(text)) return null;
  const found = text.split(/[,;·•|]\s|[.!?]\s(?=\p{Lu})/u).flatMap((clause) => {
    const [, label = '', value = ''] = TOLD.exec(clause.trim().replace(/\.$/, '')) ?? [];
    const digits = value.replace(/\D/g, '').length;
    const isNumber = digits >= 5 || (/^\p{Sc}/u.test(value) && digits > 0);
    return isNumber && (!LEADING_ON.test(label) || /^\p{Lu}\p{L}+ in$/u.test(label)) ? [{ label, value }] : [];
  });
  return found.length > 0 ? found : null;
}

/** Five digits or a currency. */
const MAY_BE_NUMBER = /(?:\d\D*){5}|\p{Sc}/u;
/** A few words, and then nothing but a number, with letters of its own before it or a currency. */
const TOLD = /^((?!and\s)\p{L}[\p{L}.]*(?:\s\p{L}[\p{L}.]*){0,3})\s((?:\p{Sc}|\p{Lu}{1,3}\s?-?)?\d[\d\s,./-]*)$/u;
/** Words after which a number belongs to a sentence. */
const LEADING_ON =
  /\b(?:is|are|was|were|of|to|by|for|than|from|about|up|only|over|under|in|on|at|and|or|until|since|saves?|costs?|charged|earns?|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)$/i;

function boldLine(scan: Scan, box: Seen, line: Run): Pair[] {
  const [first] = line.inside;
  if (first === undefined || !['b', 'strong', 'label', 'dfn'].includes(first.tag)) return [];
  if (scan.between(box, line.from, first.from) !== '') return [];
  const label = scan.text(first);
  const value = scan.between(box, first.to, line.to);
  return label !== '' && label.length <= 40 && looksLikeValue(value) ? [{ label, value }] : [];
}

/** The element of a line that shows its value: the last one in it, if the line has one after its label. */
function lineElement(scan: Scan, line: Run): Seen | null {
  const inside = line.inside.filter((child) => scan.size(child) > 0);
  const last = inside[inside.length - 1];
  return last !== undefined && inside.length > 1 && last.to === line.to ? last : null;
}
