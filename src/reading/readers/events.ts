import { attr, get, rootElement } from '../dom.ts';
import type { CalendarEvent, CalendarSpan, Table } from '../reading.ts';
import type { Scan } from '../scan.ts';
import { agendaEvents } from './events/agenda.ts';
import { calendarScraps } from './events/calendar-scraps.ts';
import { datedDays } from './events/dated-days.ts';
import { markedDays } from './events/day-boxes.ts';
import { dayEvents, gridEvents } from './events/grid-events.ts';
import { labelledEvents } from './events/labelled-events.ts';
import { numberedDays } from './events/numbered-days.ts';
import { structuredEvents } from './events/structured-events.ts';
import { timetableEvents } from './events/timetable.ts';

/** What reads calendars, and tells what other readers made of their pieces. */
export interface CalendarReader {
  readEvents: typeof readEvents;
  calendarScraps: typeof calendarScraps;
}

export const calendarReader: CalendarReader = { readEvents, calendarScraps };

const CALENDAR = /calend|agenda|kalender|schedule|termine|\bevents?\b|\bcal\b|予定|일정|日历|календар/i;

/** A month has this many days at least. */
const MONTH = 28;

/**
 * Reads the events that a page shows, one per occurrence, and the days that its calendar covers: a timetable, else a grid of days (month,
 * week or day), else an agenda, else events by their labels or markup. Times are wall-clock times as the page writes them; where
 * only the height of a chip tells the time, that is used on a drawn page. What cannot be told is null.
 *
 * @param url address of the page; may name the month.
 * @param today the reader's local date, ISO, or null: dates a calendar that names weekdays but no year.
 * @param tables the tables of the page.
 */
function readEvents(
  scan: Scan,
  url: string,
  today: string | null,
  tables: readonly Table[],
): { events: CalendarEvent[]; calendar: CalendarSpan | null } {
  const root = rootElement(scan.document);
  const lang = root === null ? '' : (attr(root, 'lang') ?? '');
  const timetable = timetableEvents(scan, tables, lang, today);
  if (timetable.events.length > 0) return timetable;
  const marked = markedDays(scan, lang);
  const grid = gridEvents(scan, marked, lang);
  if (grid.events.length > 0) return grid;
  const dated = gridEvents(scan, datedDays(scan, lang, today), lang);
  if (dated.events.length > 0) return dated;
  const days = numberedDays(scan, url, lang, today);
  const numbered = gridEvents(scan, days, lang);
  // A month may name its first day in full, as an agenda does all of them.
  if (days.length >= MONTH && numbered.events.length > 0) return numbered;
  const title = (get(Document, 'title', scan.document) as string) ?? '';
  const agenda = agendaEvents(scan, marked, CALENDAR.test(`${title} ${url}`), lang, today);
  const day = dayEvents(scan, lang, today);
  // A single day drawn beside its hours reads as an agenda of one day too, of all that stands there.
  if (agenda.events.length > 0)
    return day.events.length > 0 && agenda.calendar?.from === agenda.calendar?.to ? day : agenda;
  if (numbered.events.length > 0) return numbered;
  const labelled = labelledEvents(scan, lang);
  if (labelled.events.length > 0) return labelled;
  if (day.events.length > 0) return day;
  const events = structuredEvents(scan);
  const calendar = events.length > 0 ? null : (grid.calendar ?? dated.calendar ?? numbered.calendar ?? day.calendar);
  return { events, calendar };
}
