import type { Scan, Seen } from '../scan.ts';
import type { FieldSink } from './field-sink.ts';
import { ONWARD } from './pager-text.ts';
import { looksTyped } from './typed-text.ts';

const MAX_LABEL = 48;
const DELTA = /^[(+\-−±▲▼↑↓%]/;

/**
 * Boxes whose text is exactly a short label and a typed value, in either order; a change such as "+3 %" may follow, or a
 * note in small print.
 */
export function readStatCards(scan: Scan, sink: FieldSink): void {
  const texts = scan.all.filter((seen) => seen.ownText > 0 && seen.hiding.vis !== 'concealed');
  for (let i = 0; i + 1 < texts.length; i++) {
    const a = texts[i] as Seen;
    // What is hidden beside it, such as a twin for small screens, is not of the box.
    const { level } = a.hiding;
    const [at, b] = nextOf(texts, i, level);
    if (b === undefined) continue;
    if (!scan.holdsDigit(a) && !scan.holdsDigit(b)) continue;
    if (sink.inGrid(a) || sink.inGrid(b) || sink.claimed(a) || sink.claimed(b)) continue;
    if (scan.size(b) > MAX_LABEL || (a.end < b.order && scan.size(a) > MAX_LABEL)) continue;
    const box = boxOf(a, b);
    if (box === null || box.hiding.level < level || scan.size(box) > MAX_LABEL + 40 || sink.claimed(box)) continue;
    const [, before] = nextOf(texts, i, level, -1);
    if (before !== undefined && before.order >= box.order) continue;
    const [last, third] = nextOf(texts, at, level);
    if (third !== undefined && third.order <= box.end) {
      const isLast = (nextOf(texts, last, level)[1]?.order ?? Number.POSITIVE_INFINITY) > box.end;
      const value = looksTyped(scan.text(b)) ? b : a;
      if (!isLast || !(DELTA.test(scan.text(third)) || isNote(scan, value, third))) continue;
    }
    const first = a.end >= b.order ? scan.between(a, a.from, b.from) || scan.between(a, b.to, a.to) : scan.text(a);
    const second = scan.text(b);
    if (looksTyped(second) && isLabel(first)) sink.add({ label: first, value: second, at: b });
    else if (looksTyped(first) && isLabel(second))
      sink.add({ label: second, value: first, at: a.end >= b.order ? box : a });
  }
}

/** The place of the next of the texts (the one before, by `step` -1) that is hidden no deeper than `level`, and the text. */
function nextOf(texts: readonly Seen[], from: number, level: number, step = 1): [number, Seen | undefined] {
  let at = from + step;
  while ((texts[at]?.hiding.level ?? level) > level) at += step;
  return [at, texts[at]];
}

/** What is said in small print of a value that is written large. Without layout only the tag tells. */
function isNote(scan: Scan, value: Seen, note: Seen): boolean {
  return note.tag === 'small' || scan.layout?.isLarger(value, note) === true;
}

function isLabel(text: string): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    text.length <= MAX_LABEL &&
    !looksTyped(text) &&
    !ONWARD.test(text) &&
    text.split(' ').length <= 6
  );
}

/** The smallest element that holds both. */
function boxOf(a: Seen, b: Seen): Seen | null {
  let box: Seen | null = a;
  while (box !== null && box.end < b.order) box = box.parent;
  return box;
}
