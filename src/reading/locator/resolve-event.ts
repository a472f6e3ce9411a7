import type { CalendarEvent, CalendarSpan, Moment } from '../reading.ts';
import { textKey } from '../values/plain-text.ts';
import { findTimes } from '../values/time-text.ts';
import type { Hit, Located, LocatorTarget, ValueShape } from './locator.ts';
import { matchLabel, shownFirst } from './place-fit.ts';
import { settle } from './settle.ts';

type EventTarget = Extract<LocatorTarget, { kind: 'event' }>;

/** What a calendar page holds. */
interface CalendarPage {
  events: readonly CalendarEvent[];
  calendar: CalendarSpan | null;
  lang: string;
}

/** What time it is for the person who asks, in their own time zone: ISO date and HH:MM. */
export interface WallClock {
  today: string;
  time: string;
}

/**
 * Finds an event by title: the only one, on a given day, or its next occurrence, or today's last one where no later one is
 * shown. For the next one the calendar must show every day up to that one, with nothing hidden before it; otherwise an earlier occurrence may be the
 * next.
 */
export function resolveEvent(target: EventTarget, shape: ValueShape, page: CalendarPage, clock: WallClock): Located {
  const seen = page.events.filter((event) => event.vis !== 'concealed');
  const titled = matchLabel(
    target.title,
    seen.map((event) => event.title),
  ).flatMap((i) => seen[i] ?? []);
  const events = shownFirst(titled, (event) => event.vis);
  if (target.only === true && events.length === 1) return agree(target, shape, events, page.lang, []);
  return target.date === null
    ? next(target, shape, events, page, clock)
    : onDay(target, target.date, shape, events, page);
}

function onDay(
  target: EventTarget,
  date: string,
  shape: ValueShape,
  events: CalendarEvent[],
  page: CalendarPage,
): Located {
  const { calendar } = page;
  if (calendar !== null && (date < calendar.from || date > calendar.to)) return notShown(date, calendar);
  const that = events.filter((event) => event.start.date === date);
  if (that.length > 0) return agree(target, shape, that, page.lang, []);
  if (calendar?.hidden.includes(date)) return { state: 'missing', why: `some events on ${date} are hidden` };
  return { state: 'missing', why: `no ${target.title} on ${date}` };
}

function next(
  target: EventTarget,
  shape: ValueShape,
  events: CalendarEvent[],
  { events: seen, calendar, lang }: CalendarPage,
  clock: WallClock,
): Located {
  if (calendar !== null && calendar.to < clock.today) return notShown(clock.today, calendar);
  const ahead = events.filter((event) => event.start.date !== null && !isOver(event, clock)).sort(byStart);
  const [first] = ahead;
  if (first === undefined) {
    const undated = events.filter((event) => event.start.date === null);
    if (undated.length > 0) return agree(target, shape, undated, lang, ['the page does not tell its day']);
    const ofToday = events.filter((event) => event.start.date === clock.today).sort(byStart);
    const last = ofToday.at(-1);
    if (last !== undefined && !calendar?.hidden.includes(clock.today)) return agree(target, shape, [last], lang, []);
    const until = calendar === null ? '' : ` up to ${calendar.to}`;
    return {
      state: 'missing',
      why: events.length > 0 ? `no later ${target.title}${until}` : `no ${target.title}${until}`,
    };
  }
  if (calendar !== null && calendar.from > clock.today) return notShown(clock.today, calendar);
  const day = first.start.date ?? '';
  const doubts = calendar?.hidden.some((date) => date >= clock.today && date < day && !isSettled(first, date, seen))
    ? ['some days before it hide events']
    : [];
  const same = ahead.filter((event) => sortKey(event.start) === sortKey(first.start));
  const rest = doubts.length > 0 && target.part !== 'date' && allAgree(target, ahead) ? [] : doubts;
  return agree(target, shape, same, lang, rest);
}

/**
 * Calendars put events of whole days first and hide the last ones of a day: where a day still shows an event with a
 * time, none of a whole day is hidden on it.
 */
function isSettled(event: CalendarEvent, day: string, seen: readonly CalendarEvent[]): boolean {
  return event.allDay && seen.some((other) => other.start.date === day && other.start.time !== null && !other.allDay);
}

/** Several at once are one if they say the same of the part that is asked for. */
function agree(
  target: EventTarget,
  shape: ValueShape,
  events: CalendarEvent[],
  lang: string,
  doubts: string[],
): Located {
  const hits = events.map((event) => asHit(target, event)).filter((hit) => hit !== null);
  if (hits.length === 0) return { state: 'missing', why: `the page does not show its ${target.part}` };
  const agreed = hits.length === events.length && new Set(hits.map((hit) => textKey(hit.text))).size === 1;
  return settle(agreed ? hits.slice(0, 1) : hits, shape, lang, doubts);
}

function allAgree(target: EventTarget, events: CalendarEvent[]): boolean {
  const texts = events.map((event) => asHit(target, event)?.text ?? '');
  return texts.length > 1 && texts[0] !== '' && new Set(texts).size === 1;
}

function asHit(target: EventTarget, event: CalendarEvent): Hit | null {
  const text = partOf(target.part, event);
  const { date } = event.start;
  // The day tells occurrences apart; where the day is the value, it is not said twice.
  const where = date === null || target.part === 'date' ? event.title : `${event.title} on ${date}`;
  return text === null ? null : { text, src: event.src, where };
}

function partOf(part: EventTarget['part'], event: CalendarEvent): string | null {
  if (part === 'location') return event.location;
  if (part === 'date') return event.start.date;
  const moment = part === 'start' ? event.start : event.end;
  if (moment === null) return null;
  return moment.time === null ? moment.date : asWritten(moment.time, event.timeText);
}

/** The time as the page writes it, when that is one time of the event's own text that means the same. */
function asWritten(time: string, timeText: string): string {
  for (const found of findTimes(timeText, '')) {
    if (found.end === null && found.start === time)
      return timeText.slice(found.index, found.index + found.length).trim();
  }
  return time;
}

function isOver(event: CalendarEvent, clock: WallClock): boolean {
  const day = event.end?.date ?? event.start.date ?? '';
  if (day !== clock.today) return day < clock.today;
  const time = event.end?.time ?? event.start.time;
  return !event.allDay && time !== null && time < clock.time;
}

const byStart = (a: CalendarEvent, b: CalendarEvent) => (sortKey(a.start) < sortKey(b.start) ? -1 : 1);

const sortKey = (moment: Moment): string => `${moment.date ?? ''} ${moment.time ?? ''}`;

function notShown(date: string, calendar: CalendarSpan): Located {
  return { state: 'missing', why: `the calendar shows ${calendar.from} to ${calendar.to}, not ${date}` };
}
