import { rectOf } from '../../dom.ts';
import type { CalendarEvent } from '../../reading.ts';
import type { Scan, Seen } from '../../scan.ts';
import { addDays } from '../../values/date-text.ts';
import type { ChipText } from './chip-text.ts';
import { holds } from './day-boxes.ts';
import { clockStyle, hourLabels, type TimeAxis } from './time-axis.ts';

/** An event's chip with the days it lies on. */
export interface Placed {
  chip: Seen;
  said: ChipText;
  from: string;
  to: string;
  rect: DOMRect | null;
  /** Its place is the name of its row. */
  inLane?: true;
}

/** Gives each chip its times, by its words and, where they leave a half of the day open or say nothing, by its height. */
export function timed(
  scan: Scan,
  placed: readonly Placed[],
  root: Seen,
  axis: TimeAxis | null,
  lang: string,
): CalendarEvent[] {
  const written = placed.map(({ said }) => said.timeText);
  const style = clockStyle(written, '') ?? clockStyle(hourLabels(scan, root), lang);
  const anyTime = placed.some(({ said }) => said.time !== null);
  const heights = axis === null ? [] : placed.filter((one) => isOnAxis(scan, one, axis, root));
  const offset = axis === null ? null : offsetOf(axis, heights, style);
  return placed.map((one) => {
    const { chip, said, from, to, rect } = one;
    const base = {
      title: said.title,
      location: said.location,
      ...(one.inLane === true ? { inLane: one.inLane } : {}),
      timeText: said.timeText,
      src: scan.keep(chip),
      vis: chip.hiding.vis,
    };
    const height =
      axis !== null && rect !== null && heights.includes(one) ? axis.minuteAt(rect.top) + (offset ?? 0) : null;
    if (said.time !== null) {
      const start = clear(said.time.start, said.time.sure, style, height);
      const turned = start !== said.time.start;
      const end =
        said.time.end === null
          ? null
          : clear(said.time.end, said.time.sure, style, height === null ? null : height + 1, turned);
      const endDate = start !== null && end !== null && end < start && to === from ? addDays(from, 1) : to;
      const ends = start === null || end === null ? null : { date: endDate, time: end };
      return { ...base, start: { date: from, time: start }, end: ends, allDay: false };
    }
    if (height !== null && rect !== null && axis !== null) {
      const known = offset !== null || axis.exact;
      const at = filledPart(scan, chip, rect);
      const [start, end] = [at.top, at.bottom].map((y) => snap(axis.minuteAt(y) + (offset ?? 0))) as [Snapped, Snapped];
      const ends = known && end !== null && start !== null && end > start ? { date: to, time: end } : null;
      return { ...base, start: { date: from, time: known ? start : null }, end: ends, allDay: false };
    }
    const allDay = said.allDay || to > from || axis !== null || anyTime;
    // How far a bar reaches only a drawn page tells.
    const ends = allDay && (scan.rendered || to > from) ? { date: to, time: null } : null;
    return { ...base, start: { date: from, time: null }, end: ends, allDay };
  });
}

type Snapped = ReturnType<typeof snap>;

/**
 * The stretch of a chip that its event takes. Calendars that draw chips as high as whole slots mark it by a strip at the chip's
 * side, part of which is filled.
 */
function filledPart(scan: Scan, chip: Seen, { top, bottom, height }: DOMRect): { top: number; bottom: number } {
  for (const strip of scan.all.slice(chip.order + 1, chip.end + 1)) {
    const [fill, ...more] = strip.children;
    if (fill === undefined || more.length > 0 || scan.size(strip) > 0) continue;
    const [outer, inner] = [rectOf(strip), rectOf(fill)];
    if (outer.width === 0 || outer.width > 14 || outer.height < 0.8 * height || inner.height < 1) continue;
    const share = height / outer.height;
    return { top: top + (inner.top - outer.top) * share, bottom: bottom - (outer.bottom - inner.bottom) * share };
  }
  return { top, bottom };
}

/** Does a chip stand beside the scale of hours, so that its height tells its time? One in a strip for whole days does not. */
function isOnAxis(scan: Scan, { chip, rect }: Placed, axis: TimeAxis, root: Seen): boolean {
  if (rect === null || rect.height === 0 || rect.top < axis.top || rect.top >= axis.bottom) return false;
  const scroller = scan.layout?.scrollerOf(axis.label, root);
  if (scroller && !holds(scroller, chip)) return false;
  for (let at: Seen | null = chip; at !== null && !holds(at, axis.label); at = at.parent) {
    if (ALL_DAY_NAME.test(at.classes)) return false;
  }
  return true;
}

/** A class for events of whole days, or the strip in which they stand. */
const ALL_DAY_NAME = /all-?_?day/i;

/** How far the scale's minutes are off, by the chips that say their time; null when none does or they disagree. */
function offsetOf(axis: TimeAxis, placed: readonly Placed[], style: 12 | 24 | null): number | null {
  const offsets = placed.flatMap(({ said, rect }) => {
    if (said.time === null || rect === null || !(said.time.sure || style === 24)) return [];
    return [minutesOf(said.time.start) - axis.minuteAt(rect.top)];
  });
  const middle = offsets.sort((a, b) => a - b)[Math.floor(offsets.length / 2)];
  if (middle === undefined || Math.abs(middle) > 90) return null;
  const agree = offsets.filter((one) => Math.abs(one - middle) < 8).length;
  return agree >= Math.min(2, offsets.length) && agree * 2 > offsets.length ? middle : null;
}

/**
 * A written time with its half of the day settled, or null. `height` is the minute at which the chip is drawn.
 * Where nothing tells halves, a morning hour is taken as written: calendars leave out "am" sooner than "pm".
 */
function clear(
  time: string,
  sure: boolean,
  style: 12 | 24 | null,
  height: number | null,
  turned = false,
): string | null {
  if (sure || style === 24) return time;
  const minute = minutesOf(time);
  if (height !== null) {
    const other = (minute + 720) % 1440;
    const [near, far] = [minute, other].sort((a, b) => Math.abs(a - height) - Math.abs(b - height));
    if (near === undefined || far === undefined) return null;
    if (turned || Math.abs(near - height) < 300) return asTime(near);
    return null;
  }
  return style === null && minute >= 420 && minute < 780 ? time : null;
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

function snap(minute: number): string | null {
  const near = Math.round(minute / 5) * 5;
  return Math.abs(minute - near) > 2.5 || near < 0 || near > 1440 ? null : asTime(near % 1440);
}

function asTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(Math.round(minute % 60)).padStart(2, '0')}`;
}
