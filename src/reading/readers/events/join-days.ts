import type { CalendarEvent } from '../../reading.ts';
import { addDays } from '../../values/date-text.ts';

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
