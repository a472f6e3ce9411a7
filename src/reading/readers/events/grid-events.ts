import { attr, rectOf } from '../../dom.ts';
import type { CalendarEvent, CalendarSpan } from '../../reading.ts';
import type { Scan, Seen } from '../../scan.ts';
import { addDays } from '../../values/date-text.ts';
import { possibleDates } from '../../values/parse-moment.ts';
import { isCalendarName } from './calendar-name.ts';
import { readChip } from './chip-text.ts';
import { chipsInBox, isNamedEvent, looseChips } from './chips.ts';
import { type DayBox, holds } from './day-boxes.ts';
import { isDayName } from './day-name.ts';
import { dayNamed } from './day-named.ts';
import { type Placed, timed } from './event-times.ts';
import { joinDays } from './join-days.ts';
import { placedInLanes } from './lanes.ts';
import { spanNamed } from './named-range.ts';
import { shortTexts } from './short-texts.ts';
import { findTimeAxis, type TimeAxis } from './time-axis.ts';

/** What a calendar on a page shows. */
export interface CalendarPart {
  events: CalendarEvent[];
  calendar: CalendarSpan | null;
}

/** Narrower boxes are a calendar to pick a day from. */
const PICKER_WIDTH = 44;

/** Reads the events of a month, week or day that is drawn as a grid of days. */
export function gridEvents(scan: Scan, days: readonly DayBox[], lang: string): CalendarPart {
  const nothing: CalendarPart = { events: [], calendar: null };
  const boxes = days.filter((box) => box.seen.tag !== 'tr' && box.seen.role !== 'row' && isWide(scan, box.seen));
  if (boxes.length === 0) return nothing;
  const root = rootOf(scan, boxes);
  const axis = findTimeAxis(scan, root, lang);
  if (!isCalendar(boxes, axis)) return nothing;
  const { layout } = scan;
  const placedBoxes = layout?.placeBoxes(boxes, root, partsOf(scan, boxes, axis)) ?? [];
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
      const rect = layout ? barOf(scan, chip, box.seen) : null;
      const reach = (rect && layout?.daysUnder(rect, placedBoxes)) ?? null;
      const to = reach !== null && reach.from <= box.date && reach.to > box.date ? reach.to : box.date;
      placed.push({ chip, said: readChip(scan, chip, lang), from: box.date, to, rect });
    }
  }
  if (layout) {
    const isBar = (seen: Seen): boolean => layout.spansDays(layout.placeOf(seen, root), placedBoxes);
    const { chips, more } = looseChips(scan, root, boxes, isBar);
    for (const chip of chips) {
      const rect = rectOf(chip);
      const isDrawn = rect.width > 0 && rect.height > 0;
      const reach = isDrawn ? layout.daysUnder(layout.placeOf(chip, root), placedBoxes) : null;
      const said = readChip(scan, chip, lang);
      if (isDayName(said.title, lang)) continue;
      if (reach !== null) placed.push({ chip, said, ...reach, rect });
      else if (isDrawn && said.title !== '') lost = true;
    }
    for (const seen of more) {
      const reach = layout.daysUnder(rectOf(seen), placedBoxes);
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
  return { events: joinDays(timed(scan, placedInLanes(scan, root, titled, lang), root, axis, lang)), calendar };
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
  if (date === null) return nothing;
  const { width } = rectOf(root);
  const isBar = (seen: Seen): boolean => {
    const rect = rectOf(seen);
    return rect.width > 0.6 * width && rect.height > 0 && rect.height < 60 && rect.bottom < axis.top + rect.height;
  };
  const { chips } = looseChips(scan, root, [], isBar);
  if (!isCalendarName(axis.label) && !chips.some(isNamedEvent)) return nothing;
  const placed = chips.flatMap((chip): Placed[] => {
    const rect = rectOf(chip);
    const said = readChip(scan, chip, lang);
    const isDrawn = rect.width > 0 && rect.height > 0 && said.title !== '' && !isDayName(said.title, lang);
    return isDrawn ? [{ chip, said, from: date, to: date, rect: barOf(scan, chip, root) }] : [];
  });
  const calendar = { from: date, to: date, hidden: [] };
  return { events: joinDays(timed(scan, placedInLanes(scan, root, placed, lang), root, axis, lang)), calendar };
}

/** The days that texts within an element name, each a text of its own; of two that digits may mean, the one in the range that the page names. */
function datesIn(scan: Scan, root: Seen, today: string | null, lang: string): Set<string> {
  const span = spanNamed(scan, lang);
  const dates = new Set<string>();
  for (const seen of shortTexts(scan, 6, 48, root)) {
    const text = scan.text(seen);
    if (!/\p{Nd}/u.test(text)) continue;
    const date = dayNamed(text, { span: null, today }, lang);
    const both = date === null ? possibleDates(text, lang) : [date];
    const within = span === null ? both : both.filter((one) => span.from <= one && one <= span.to);
    for (const one of within.length === 1 ? within : both) dates.add(one);
  }
  return dates;
}

/** Do these boxes make a calendar: several days that follow each other, or one that its surroundings or a scale of hours call so? */
function isCalendar(boxes: readonly DayBox[], axis: TimeAxis | null): boolean {
  const [first] = boxes;
  if (first === undefined) return false;
  const dates = [...new Set(boxes.map((box) => box.date))].sort();
  const inRow = dates.every((date, i) => i === 0 || date <= addDays(dates[i - 1] ?? date, 3));
  const cells = boxes.filter(
    ({ seen }) => /^(td|th)$/.test(seen.tag) || /^(gridcell|columnheader|cell)$/.test(seen.role),
  );
  if (!inRow) return false;
  if (dates.length >= 5 && (cells.length >= 5 || axis !== null)) return true;
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
    if (i < 3 || /calend|agenda|schedul|kalender|cal\b/i.test(at.classes)) best = at;
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
