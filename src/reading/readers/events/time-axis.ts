import { rectOf } from '../../dom.ts';
import type { Scan, Seen } from '../../scan.ts';
import { plainText } from '../../values/plain-text.ts';
import { findTimes, parseTimeSpan } from '../../values/time-text.ts';
import { shortTexts } from './short-texts.ts';

/** The scale of hours beside the columns of a week or day. */
export interface TimeAxis {
  top: number;
  bottom: number;
  /** Minutes since midnight at a height on the page, not rounded. */
  minuteAt(y: number): number;
  /** Its labels stand on their lines for sure; otherwise heights tell the half of the day but not the minute. */
  exact: boolean;
  /** One of its labels. */
  label: Seen;
}

interface Tick {
  y: number;
  height: number;
  x: number;
  minute: number;
  seen: Seen;
}

/** The hour labels of a calendar that stand above each other at even distances; null where there is no such scale. */
export function findTimeAxis(scan: Scan, root: Seen, lang: string): TimeAxis | null {
  if (!scan.rendered) return null;
  const columns = new Map<number, Tick[]>();
  const known = new Map<string, number | null>();
  for (const seen of shortTexts(scan, 1, 12, root)) {
    const text = scan.text(seen);
    const before = known.get(text);
    const minute = before === undefined ? hourOf(text, lang) : before;
    if (before === undefined) known.set(text, minute);
    if (minute === null) continue;
    const rect = rectOf(seen);
    if (rect.height === 0) continue;
    // Right-aligned labels share their right edge, others their left one.
    for (const x of new Set([Math.round(rect.right / 8), Math.round(rect.left / 8) + 100_000])) {
      const ticks = columns.get(x) ?? [];
      ticks.push({ y: rect.top, height: rect.height, x: rect.left, minute, seen });
      columns.set(x, ticks);
    }
  }
  const [best] = [...columns.values()].filter(isScale).sort((a, b) => b.length - a.length);
  return best === undefined ? null : axisOf(best);
}

/** Short texts in a calendar that may be hours of its scale; they show how the page writes hours. */
export function hourLabels(scan: Scan, root: Seen): string[] {
  return shortTexts(scan, 3, 8, root)
    .slice(0, 400)
    .map((seen) => scan.text(seen));
}

/** Minutes since midnight of a label that is one time. A bare number is none: days of a month stand in columns too. */
function hourOf(text: string, lang: string): number | null {
  const found = parseTimeSpan(plainText(text), lang);
  if (found === null || found.end !== null) return null;
  const [hour, minute] = found.start.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

/** At least four labels, downwards at one pace. */
function isScale(ticks: readonly Tick[]): boolean {
  if (ticks.length < 4) return false;
  const paces = ticks.slice(1).map((tick, i) => {
    const before = ticks[i];
    return before === undefined ? Number.NaN : (tick.minute - before.minute) / (tick.y - before.y);
  });
  const middle = [...paces].sort((a, b) => a - b)[Math.floor(paces.length / 2)] ?? Number.NaN;
  return middle > 0 && Number.isFinite(middle) && paces.every((pace) => Math.abs(pace - middle) < 0.15 * middle);
}

function axisOf(ticks: readonly Tick[]): TimeAxis {
  const first = ticks[0] as Tick;
  const last = ticks[ticks.length - 1] as Tick;
  const perPixel = (last.minute - first.minute) / (last.y - first.y);
  const step = (last.minute - first.minute) / (ticks.length - 1);
  const pitch = step / perPixel;
  const line = lineOf(first, pitch);
  const y0 = line ?? first.y + first.height / 2;
  return {
    // Where the scale begins an hour after midnight, the label of midnight is left out.
    top: first.minute <= step ? y0 - pitch : y0 - 0.1 * pitch,
    bottom: last.y + 2 * pitch,
    minuteAt: (y) => first.minute + (y - y0) * perPixel,
    exact: line !== null,
    label: first.seen,
  };
}

/** The top of the slot that a label is in: the box around it that is as high as the scale's pitch, or half of it. */
function lineOf(tick: Tick, pitch: number): number | null {
  let line: number | null = null;
  for (let at: Seen | null = tick.seen, i = 0; at !== null && i < 5; at = at.parent, i++) {
    const rect = rectOf(at);
    const slots = Math.round(pitch / rect.height);
    const fits = slots >= 1 && slots <= 4 && Math.abs(pitch - slots * rect.height) < 0.06 * pitch;
    // A label centred on its line has a box as high as the slot too, but shifted upwards by a transform or margin.
    // The outermost such box counts: the label's own may be half as high by chance.
    if (fits && rect.height > tick.height * 0.9)
      line = Math.abs(tick.y - rect.top) < 0.45 * pitch && tick.y >= rect.top - 1 ? rect.top : null;
    if (rect.height > 1.5 * pitch) break;
  }
  return line;
}

/** Does the page write hours by halves of the day (12) or through it (24)? Null when nothing tells. */
export function clockStyle(texts: Iterable<string>, lang: string): 12 | 24 | null {
  let through = false;
  for (const text of texts) {
    if (
      /\d ?(a|p)\.? ?m?\b|午前|午後|上午|下午|오전|오후/i.test(text) &&
      findTimes(plainText(text), lang).some((time) => time.sure)
    )
      return 12;
    if (/(^|\D)(1[3-9]|2[0-3]|0\d)[:.h]\d\d/.test(text)) through = true;
  }
  if (through) return 24;
  if (lang === '' || /^en$/i.test(lang)) return null;
  try {
    const cycle = new Intl.DateTimeFormat(lang, { hour: 'numeric' }).resolvedOptions().hourCycle;
    return cycle === 'h23' || cycle === 'h24' ? 24 : null;
  } catch {
    return null;
  }
}
