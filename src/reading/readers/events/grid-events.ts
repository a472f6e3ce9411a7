import { attr, attrOf, rectOf } from '../../dom.ts';
import type { CalendarEvent, CalendarSpan } from '../../reading.ts';
import type { Scan, Seen } from '../../scan.ts';
import { addDays } from '../../values/date-text.ts';
import { type ChipText, readChip } from './chip-text.ts';
import { chipsInBox, looseChips } from './chips.ts';
import { type DayBox, holds } from './day-boxes.ts';
import { isDayName } from './day-name.ts';
import { dayNamed } from './day-named.ts';
import { daysUnder, placeBoxes, placeOf, scrollerOf } from './grid-geometry.ts';
import { isCalendarName } from './numbered-days.ts';
import { shortTexts } from './short-texts.ts';
import { clockStyle, findTimeAxis, hourLabels, type TimeAxis } from './time-axis.ts';

/** What a calendar on a page shows. */
export interface CalendarPart {
  events: CalendarEvent[];
  calendar: CalendarSpan | null;
}

/** An event's chip with the days it lies on. */
interface Placed {
  chip: Seen;
  said: ChipText;
  from: string;
  to: string;
  rect: DOMRect | null;
}

/** Narrower boxes are a calendar to pick a day from. */
const PICKER_WIDTH = 44;

/** Reads the events of a month, week or day that is drawn as a grid of days. */
export function gridEvents(scan: Scan, days: readonly DayBox[], lang: string): CalendarPart {
  const nothing: CalendarPart = { events: [], calendar: null };
  const boxes = days.filter((box) => box.seen.tag !== 'tr' && box.seen.role !== 'row' && isWide(scan, box.seen));
  if (!isCalendar(boxes)) return nothing;
  const root = rootOf(scan, boxes);
  const axis = findTimeAxis(scan, root, lang);
  const placedBoxes = scan.rendered ? placeBoxes(boxes, root, partsOf(scan, boxes, axis)) : [];
  // Days below each other in one column are a list, whose events belong to the day above them.
  const isStacked = placedBoxes.every((box) => Math.abs(box.left - (placedBoxes[0]?.left ?? 0)) < 8);
  if (isStacked && new Set(placedBoxes.map((box) => box.date)).size > 1) return nothing;
  const hidden = new Set<string>();
  const placed: Placed[] = [];
  let lost = false;
  for (const box of boxes) {
    const { chips, hidesMore } = chipsInBox(scan, box, boxes, lang);
    const text = chips.length > 0 ? '' : scan.text(box.seen);
    // Words that are no mark of an event may be one all the same.
    if (hidesMore || (/\p{L}{3}/u.test(text) && !isDayName(text, lang))) hidden.add(box.date);
    for (const chip of chips) {
      const rect = scan.rendered ? barOf(scan, chip, box.seen) : null;
      const reach = rect === null ? null : daysUnder(rect, placedBoxes);
      const to = reach !== null && reach.from <= box.date && reach.to > box.date ? reach.to : box.date;
      placed.push({ chip, said: readChip(scan, chip, lang), from: box.date, to, rect });
    }
  }
  if (scan.rendered) {
    const { chips, more } = looseChips(scan, root, boxes);
    for (const chip of chips) {
      const rect = rectOf(chip);
      const isDrawn = rect.width > 0 && rect.height > 0;
      const reach = isDrawn ? daysUnder(placeOf(chip, root), placedBoxes) : null;
      const said = readChip(scan, chip, lang);
      if (isDayName(said.title, lang)) continue;
      if (reach !== null) placed.push({ chip, said, ...reach, rect });
      else if (isDrawn && said.title !== '') lost = true;
    }
    for (const seen of more) {
      const reach = daysUnder(rectOf(seen), placedBoxes);
      if (reach !== null) hidden.add(reach.from);
    }
  }
  const titled = placed.filter(({ said }) => said.title !== '');
  // A mark with a time but no readable title is an event all the same.
  for (const { said, from } of placed) if (said.title === '' && said.time !== null) hidden.add(from);
  if (titled.length === 0 && !(scan.rendered && hidden.size === 0 && isCalendarName(root))) return nothing;
  const dates = boxes.map((box) => box.date).sort();
  // An event that stands under no day may be of any of them.
  if (lost) for (const date of dates) hidden.add(date);
  const calendar = { from: dates[0] ?? '', to: dates[dates.length - 1] ?? '', hidden: [...hidden].sort() };
  return { events: joinDays(timed(scan, titled, root, axis, lang)), calendar };
}

/**
 * Reads a single day that is drawn beside a scale of hours and whose head names it once ("Tuesday 1 December 2026").
 * Nothing when the calendar names no day or more than one.
 */
export function dayEvents(scan: Scan, lang: string, today: string | null): CalendarPart {
  const nothing: CalendarPart = { events: [], calendar: null };
  const [page] = scan.all;
  const axis = page === undefined ? null : findTimeAxis(scan, page, lang);
  if (axis === null) return nothing;
  let root = axis.label;
  let date: string | null = null;
  while (root.parent !== null && root.tag !== 'body' && date === null) {
    root = root.parent;
    const dates = datesIn(scan, root, today, lang);
    if (dates.size > 1) return nothing;
    date = [...dates][0] ?? null;
  }
  if (date === null || !isCalendarName(axis.label)) return nothing;
  const placed = looseChips(scan, root, []).chips.flatMap((chip): Placed[] => {
    const rect = rectOf(chip);
    const said = readChip(scan, chip, lang);
    const isDrawn = rect.width > 0 && rect.height > 0 && said.title !== '' && !isDayName(said.title, lang);
    return isDrawn ? [{ chip, said, from: date, to: date, rect: barOf(scan, chip, root) }] : [];
  });
  const calendar = { from: date, to: date, hidden: [] };
  return { events: joinDays(timed(scan, placed, root, axis, lang)), calendar };
}

/** The days that texts within an element name, each a text of its own. */
function datesIn(scan: Scan, root: Seen, today: string | null, lang: string): Set<string> {
  const dates = new Set<string>();
  for (const seen of shortTexts(scan, 6, 48, root)) {
    const text = scan.text(seen);
    const date = /\p{Nd}/u.test(text) ? dayNamed(text, { span: null, today }, lang) : null;
    if (date !== null) dates.add(date);
  }
  return dates;
}

/** Do these boxes make a calendar: several days that follow each other, or one that its surroundings call so? */
function isCalendar(boxes: readonly DayBox[]): boolean {
  const [first] = boxes;
  if (first === undefined) return false;
  const dates = [...new Set(boxes.map((box) => box.date))].sort();
  const inRow = dates.every((date, i) => i === 0 || date <= addDays(dates[i - 1] ?? date, 3));
  const cells = boxes.filter(
    ({ seen }) => /^(td|th)$/.test(seen.tag) || /^(gridcell|columnheader|cell)$/.test(seen.role),
  );
  if (!inRow) return false;
  if (dates.length >= 5 && cells.length >= 5) return true;
  const byAttribute = attr(first.seen.element, 'data-date') !== null;
  return isCalendarName(first.seen) && (dates.length >= 3 || byAttribute || cells.length > 0);
}

function isWide(scan: Scan, seen: Seen): boolean {
  if (!scan.rendered) return true;
  const { width } = rectOf(seen);
  return width === 0 || width >= PICKER_WIDTH;
}

/** The element around all boxes, out to what is named a calendar. */
function rootOf(scan: Scan, boxes: readonly DayBox[]): Seen {
  const first = boxes[0]?.seen ?? (scan.all[0] as Seen);
  let root = first;
  while (root.parent !== null && !boxes.every((box) => holds(root, box.seen))) root = root.parent;
  let best = root;
  for (
    let at = root.parent, i = 0;
    at !== null && at.tag !== 'body' && at.role !== 'main' && i < 8;
    at = at.parent, i++
  ) {
    if (i < 3 || /calend|agenda|schedul|kalender|cal\b/i.test(attrOf(at, 'class'))) best = at;
  }
  return best;
}

/** What the grid itself is made of: all in the element that holds the days and the scale of hours beside them. */
function partsOf(scan: Scan, boxes: readonly DayBox[], axis: TimeAxis | null): Seen[] {
  const held = [...boxes.map((box) => box.seen), ...(axis === null ? [] : [axis.label])];
  let common = held[0] ?? null;
  while (common?.parent != null && !held.every((one) => common !== null && holds(common, one))) common = common.parent;
  return common === null ? [] : scan.all.slice(common.order, Math.min(common.end + 1, common.order + 5000));
}

/**
 * Where a chip is drawn. A bar over several days often sticks out of the element that holds it: the widest of the chip
 * and its parts counts, or what holds nothing but the chip and is wider than its day.
 */
function barOf(scan: Scan, chip: Seen, box: Seen): DOMRect {
  const parts = [chip, ...chip.children.flatMap((kid) => [kid, ...kid.children])].map(rectOf);
  const bar = parts.reduce((widest, rect) => (rect.width > widest.width + 1 && rect.height > 0 ? rect : widest));
  const day = rectOf(box).width;
  for (let at = chip.parent; at !== null && at !== box; at = at.parent) {
    if (scan.size(at) !== scan.size(chip)) break;
    const rect = rectOf(at);
    if (rect.height > 0 && rect.width > Math.max(bar.width, 1.2 * day)) return rect;
  }
  return bar;
}

/** Gives each chip its times, by its words and, where they leave a half of the day open or say nothing, by its height. */
function timed(
  scan: Scan,
  placed: readonly Placed[],
  root: Seen,
  axis: TimeAxis | null,
  lang: string,
): CalendarEvent[] {
  const written = placed.map(({ said }) => said.timeText);
  const style = clockStyle(written, '') ?? clockStyle(hourLabels(scan, root), lang);
  const anyTime = placed.some(({ said }) => said.time !== null);
  const heights = axis === null ? [] : placed.filter((one) => isOnAxis(one, axis, root));
  const offset = axis === null ? null : offsetOf(axis, heights, style);
  return placed.map((one) => {
    const { chip, said, from, to, rect } = one;
    const base = {
      title: said.title,
      location: said.location,
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
      const [start, end] = [snap(height), snap(height + (axis.minuteAt(rect.bottom) - axis.minuteAt(rect.top)))];
      const ends = known && end !== null && start !== null && end > start ? { date: to, time: end } : null;
      return { ...base, start: { date: from, time: known ? start : null }, end: ends, allDay: false };
    }
    const allDay = said.allDay || to > from || axis !== null || anyTime;
    // How far a bar reaches only a drawn page tells.
    const ends = allDay && (scan.rendered || to > from) ? { date: to, time: null } : null;
    return { ...base, start: { date: from, time: null }, end: ends, allDay };
  });
}

/** Does a chip stand beside the scale of hours, so that its height tells its time? One in a strip for whole days does not. */
function isOnAxis({ chip, rect }: Placed, axis: TimeAxis, root: Seen): boolean {
  if (rect === null || rect.height === 0 || rect.top < axis.top || rect.top >= axis.bottom) return false;
  const scroller = scrollerOf(axis.label, root);
  if (scroller !== null && !holds(scroller, chip)) return false;
  for (let at: Seen | null = chip; at !== null && !holds(at, axis.label); at = at.parent) {
    if (ALL_DAY_NAME.test(attrOf(at, 'class'))) return false;
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

/**
 * Joins events of whole days that go on the day after under the same title: bars that break at the end of a week, and
 * those that a calendar writes anew for every day.
 */
export function joinDays(events: readonly CalendarEvent[]): CalendarEvent[] {
  const joined: CalendarEvent[] = [];
  for (const event of [...events].sort((a, b) => ((a.start.date ?? '') < (b.start.date ?? '') ? -1 : 1))) {
    const date = event.start.date;
    const eve = date === null || lastsTo(event) === null ? null : addDays(date, -1);
    const before = joined.find(
      (other) =>
        other.title === event.title && eve !== null && lastsTo(other) === eve && (other.allDay || event.allDay),
    );
    if (before === undefined) joined.push({ ...event });
    else
      Object.assign(before, {
        allDay: true,
        start: { date: before.start.date, time: null },
        end: event.end ?? { date, time: null },
      });
  }
  return joined;
}

/** The day that an event of whole days ends on; one that begins at midnight without an end may be one. */
function lastsTo(event: CalendarEvent): string | null {
  if (event.allDay) return event.end?.date ?? null;
  return event.start.time === '00:00' && event.end === null ? event.start.date : null;
}
