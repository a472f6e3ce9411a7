import { attrOf } from '../../dom.ts';
import type { CalendarEvent } from '../../reading.ts';
import type { Scan, Seen } from '../../scan.ts';
import { findDates } from '../../values/date-text.ts';
import { plainText } from '../../values/plain-text.ts';
import { isCalendarName } from './calendar-name.ts';
import { readChip, readLabel } from './chip-text.ts';
import type { CalendarPart } from './grid-events.ts';

const MAX_LABEL = 400;

/**
 * Reads events by what each says of itself to assistive technology, whatever way they are drawn: "Standup: December 1, 2026,
 * 9:15 AM - 9:30 AM". A label counts that names the day with its year and a time with its end or the whole day, in something that is
 * called a calendar. The calendar covers the days of its events. Nothing where fewer than two events say so.
 */
export function labelledEvents(scan: Scan, lang: string): CalendarPart {
  const events = new Map<string, CalendarEvent>();
  for (const seen of scan.marked) {
    const event = eventOf(scan, seen, lang);
    // What lasts for days may be drawn on each of them.
    if (event !== null) events.set(JSON.stringify([event.title, event.start, event.end]), event);
  }
  if (events.size < 2) return { events: [], calendar: null };
  const found = [...events.values()];
  const starts = found.map(({ start }) => start.date ?? '').sort();
  const ends = found.map(({ start, end }) => end?.date ?? start.date ?? '').sort();
  return { events: found, calendar: { from: starts[0] ?? '', to: ends[ends.length - 1] ?? '', hidden: [] } };
}

function eventOf(scan: Scan, seen: Seen, lang: string): CalendarEvent | null {
  const label = attrOf(seen, 'aria-label');
  if (label.length < 12 || label.length > MAX_LABEL || seen.hiding.vis !== 'shown' || scan.size(seen) === 0)
    return null;
  const dates = findDates(plainText(label), lang).map((found) =>
    found.dates.length === 1 ? found.dates[0] : undefined,
  );
  const [date, until = date, ...more] = dates;
  if (date === undefined || until === undefined || more.length > 0 || !isCalendarName(seen)) return null;
  const said = readLabel(label, '', lang);
  const { title, time, timeText, allDay, location } = readChip(scan, seen, lang);
  // A time without an end is as often when a message came.
  if (title === '' || until < date || (said.time?.end == null && !said.allDay) || (time === null && !allDay))
    return null;
  return {
    title,
    start: { date, time: time?.start ?? null },
    end: time === null ? { date: until, time: null } : time.end === null ? null : { date: until, time: time.end },
    allDay,
    location,
    timeText,
    src: scan.keep(seen),
    vis: seen.hiding.vis,
  };
}
