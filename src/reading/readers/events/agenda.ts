import type { CalendarEvent } from '../../reading.ts';
import type { Scan, Seen } from '../../scan.ts';
import { addDays } from '../../values/date-text.ts';
import { isCalendarName, isNamedCalendar } from './calendar-name.ts';
import { readChip } from './chip-text.ts';
import { chipsInRow } from './chips.ts';
import { type DayBox, holds } from './day-boxes.ts';
import { isDayName } from './day-name.ts';
import { dayNamed, type Near } from './day-named.ts';
import type { CalendarPart } from './grid-events.ts';
import { joinDays } from './join-days.ts';
import { spanNamed } from './named-range.ts';
import { isHidden } from './short-texts.ts';
import { clockStyle } from './time-axis.ts';

interface Header {
  seen: Seen;
  date: string;
}

/**
 * Reads an agenda: names of days, each followed by rows of events. `named`: the page as a whole is a calendar. `today`:
 * the reader's local date; dates days that are named with their weekday but without a year.
 */
export function agendaEvents(
  scan: Scan,
  days: readonly DayBox[],
  named: boolean,
  lang: string,
  today: string | null,
): CalendarPart {
  if (!named && !scan.all.some(isNamedCalendar)) return { events: [], calendar: null };
  const span = spanNamed(scan, lang);
  const headers = headersOf(scan, days, { span: span?.from ?? null, today }, lang);
  const found: { chip: Seen; date: string }[] = [];
  for (const header of headers) {
    if (!named && !isCalendarName(header.seen)) continue;
    for (const row of rowsUnder(scan, header, headers)) {
      for (const chip of chipsInRow(scan, row, lang)) found.push({ chip, date: header.date });
    }
  }
  const said = found.map(({ chip, date }) => ({ chip, date, text: readChip(scan, chip, lang) }));
  const listed = said.filter(({ text }) => text.title !== '');
  const whens = listed.filter(({ text }) => text.time !== null || text.allDay).length;
  if (whens * 2 < listed.length || listed.length === 0) return { events: [], calendar: null };
  const style = clockStyle(
    listed.map(({ text }) => text.timeText),
    lang,
  );
  const events = listed.map(({ chip, date, text }): CalendarEvent => {
    // Among events with times, one without is for the whole day.
    const allDay = text.allDay || (text.time === null && !text.isPart);
    const clear = text.time !== null && (text.time.sure || style !== 12);
    const end = clear && text.time?.end != null ? text.time.end : null;
    const start = clear ? (text.time?.start ?? null) : null;
    const late = start !== null && end !== null && end < start;
    return {
      title: text.title,
      start: { date, time: start },
      end: end === null ? (allDay ? { date, time: null } : null) : { date: late ? addDays(date, 1) : date, time: end },
      allDay,
      location: text.location,
      timeText: text.timeText,
      src: scan.keep(chip),
      vis: chip.hiding.vis,
    };
  });
  const dates = headers.map((header) => header.date).sort();
  const [from = ''] = dates;
  const to = dates[dates.length - 1] ?? from;
  // One day under the name of a month is that day, not a month with a single day on it.
  const covers = span !== null && from < to && span.from <= from && to <= span.to ? span : { from, to };
  return { events: joinDays(events), calendar: { ...covers, hidden: [] } };
}

/** Elements whose whole text names one day, widest first. */
function headersOf(scan: Scan, days: readonly DayBox[], near: Near, lang: string): Header[] {
  const headers: Header[] = [];
  const marks = new Map(days.toReversed().flatMap((day) => [[day.seen, day] as const, [day.label, day] as const]));
  const known = new Map<string, string | null>();
  let last = -1;
  for (const seen of scan.all) {
    // What stands in a header is no header of its own.
    if (seen.order <= last) continue;
    const size = scan.size(seen);
    if (size < 3 || size > 80 || isHidden(seen)) continue;
    const marked = marks.get(seen);
    // "Today" alone is as often a button as a header, and which day it is the page does not say.
    if (marked === undefined && !scan.holdsDigit(seen)) continue;
    if (holdsControl(seen) || isLaterCell(scan, seen)) continue;
    const text = scan.text(seen);
    if (marked === undefined && !/\p{Nd}/u.test(text)) continue;
    // The box of a day that holds its events too is no header; the day's name in it is.
    if (marked !== undefined && !isDayName(text, lang)) continue;
    const date = marked?.date ?? (known.has(text) ? known.get(text) : dayNamed(text, near, lang)) ?? null;
    if (marked === undefined) known.set(text, date);
    if (date === null) continue;
    headers.push({ seen, date });
    last = seen.end;
  }
  return headers;
}

/** A date in a row behind other cells is a property of what the row is about. */
function isLaterCell(scan: Scan, seen: Seen): boolean {
  let at = seen;
  while (at.parent !== null && !/^(td|(grid)?cell)$/.test(at.role || at.tag)) at = at.parent;
  return at.parent?.children.some((cell) => cell.order < at.order && scan.size(cell) > 0) ?? false;
}

function holdsControl(seen: Seen): boolean {
  return /^(input|select|textarea|option)$/.test(seen.tag);
}

/** What follows a header up to the next one: siblings of it, or of the nearest box around it that has any. */
function rowsUnder(scan: Scan, header: Header, headers: readonly Header[]): Seen[] {
  const rows: Seen[] = [];
  let at: Seen = header.seen;
  while (at.parent !== null && at.parent.tag !== 'body' && isOnlyText(scan, at)) at = at.parent;
  if (at.tag === 'td' || at.tag === 'th' || at.role === 'cell') {
    const row = at.parent;
    if (row === null) return rows;
    if (row.children.some((kid) => kid !== at && scan.size(kid) > 0)) rows.push(row);
    at = row;
  }
  const siblings = at.parent?.children ?? [];
  for (const sibling of siblings.slice(siblings.indexOf(at) + 1)) {
    if (headers.some((other) => holds(sibling, other.seen))) break;
    if (!isHidden(sibling) && scan.text(sibling) !== '') rows.push(sibling);
  }
  return rows;
}

function isOnlyText(scan: Scan, seen: Seen): boolean {
  return seen.parent !== null && scan.size(seen.parent) === scan.size(seen) && seen.tag !== 'tr';
}
