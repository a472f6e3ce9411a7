import ICAL from 'ical.js';
import type { CalendarEvent, CalendarSpan, Moment } from '../reading.ts';

/** How far around today events are told, in days. */
const BACK = 31;
const AHEAD = 366;
const DAY_MS = 86_400_000;
const MOST_EVENTS = 3000;

/** The events of a calendar file (RFC 5545) from a month ago to a year ahead. */
export interface IcsReading {
  name: string;
  events: CalendarEvent[];
  calendar: CalendarSpan;
}

/**
 * Reads a calendar file, or several one after the other, repeated events occurrence by occurrence, at the wall clock of
 * this machine. `now`: epoch milliseconds. `isLate`: it is given up, as a file may be whose events are repeated each
 * second since long ago. Null for text that is none, and for more events than can be told whole.
 */
export function readIcs(text: string, now: number, isLate: () => boolean): IcsReading | null {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    // One calendar is a component, several are a list of them.
    const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]).map((root) => new ICAL.Component(root as unknown[]));
    if (roots.some(({ name }) => name !== 'vcalendar')) return null;
    const [from, to] = [now - BACK * DAY_MS, now + AHEAD * DAY_MS];
    const all: (CalendarEvent & { uid: string })[] = [];
    for (const root of roots) {
      for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
      const parts = root.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
      const changed = parts.filter((event) => event.isRecurrenceException());
      for (const event of parts.filter((one) => !one.isRecurrenceException())) {
        for (const change of changed) if (change.uid === event.uid) event.relateException(change);
        all.push(...occurrences(event, from, to, isLate).map((one) => ({ ...one, uid: event.uid })));
        if (all.length > MOST_EVENTS || isLate()) return null;
      }
    }
    const events = roots.length === 1 ? all : eachOnce(all);
    events.sort((a, b) =>
      `${a.start.date} ${a.start.time ?? ''}`.localeCompare(`${b.start.date} ${b.start.time ?? ''}`),
    );
    const day = (instant: number) => momentOf(new Date(instant), true).date ?? '';
    const name = roots.length === 1 ? roots[0]?.getFirstPropertyValue('x-wr-calname') : '';
    return {
      name: typeof name === 'string' ? name : '',
      events: events.map(({ uid: _, ...event }, src) => ({ ...event, src })),
      calendar: { from: day(from), to: day(to), hidden: [] },
    };
  } catch {
    return null; // no calendar, or one that no parser understands
  }
}

/** A meeting that stands in two calendars, once. */
function eachOnce<T extends CalendarEvent & { uid: string }>(events: readonly T[]): T[] {
  const seen = new Map(events.map((event) => [`${event.uid} ${event.start.date} ${event.start.time}`, event]));
  return [...seen.values()];
}

function occurrences(event: ICAL.Event, from: number, to: number, isLate: () => boolean): CalendarEvent[] {
  if (cancelled(event) || event.startDate === null) return [];
  if (!event.isRecurring()) return within(event, event.startDate, event.endDate, from, to);
  const found: CalendarEvent[] = [];
  const iterator = event.iterator();
  while (found.length <= MOST_EVENTS && !isLate()) {
    const next = iterator.next();
    if (!next || next.toJSDate().getTime() > to) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (!cancelled(item)) found.push(...within(item, startDate, endDate, from, to));
  }
  return found;
}

const cancelled = (event: ICAL.Event) =>
  /^cancelled$/i.test(String(event.component.getFirstPropertyValue('status') ?? ''));

function within(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, from: number, to: number): CalendarEvent[] {
  const [begins, ends] = [start.toJSDate(), end.toJSDate()];
  if (ends.getTime() < from || begins.getTime() > to) return [];
  const allDay = start.isDate;
  // The end of an all-day event is the day after its last.
  const last = allDay ? new Date(Math.max(begins.getTime(), ends.getTime() - DAY_MS / 2)) : ends;
  const [first, until] = [momentOf(begins, allDay), momentOf(last, allDay)];
  return [
    {
      title: String(event.summary ?? '').trim(),
      start: first,
      end: until,
      allDay,
      location: event.location?.trim() || null,
      timeText: allDay ? '' : `${first.time} – ${until.time}`,
      src: -1,
      vis: 'shown',
    },
  ];
}

function momentOf(instant: Date, allDay: boolean): Moment {
  const two = (n: number) => String(n).padStart(2, '0');
  const date = `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
  return { date, time: allDay ? null : `${two(instant.getHours())}:${two(instant.getMinutes())}` };
}
