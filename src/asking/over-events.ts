import type { CalendarEvent, PageContent } from '../reading/reading.ts';
import type { Cite, Derivation, Derived, EventFilter } from './derivation.ts';
import type { Clock } from './engine.ts';
import { eventPasses } from './filters.ts';

/** What a list or free-busy derivation says when nothing is on. */
export const NOTHING = 'nothing';
export const FREE = 'free';

function certain(
  text: string,
  shape: 'number' | 'text' | 'time',
  cites: Cite[],
  where: string,
  items?: string[],
): Derived {
  const value = items === undefined ? { text, shape } : { text, shape, items };
  return { state: 'certain', value, cites, where };
}

/** The page does not tell of all that is on. */
const partOf = (seen: readonly CalendarEvent[]): Derived => ({
  state: 'partial',
  seen: seen.length,
  of: null,
  events: true,
});

/** Derivations over the events of a calendar page. */
export type OverEvents = Extract<
  Derivation,
  { op: 'count-events' | 'list-events' | 'free-busy' | 'conflicts' | 'event-length' | 'nth-event' }
>;

/**
 * Counts, lists, orders and measures the events of the days asked for. Partial where the page does not show all those
 * days, or not when an event starts or ends that the answer hangs on.
 */
export function overEvents(derivation: OverEvents, content: PageContent, clock: Clock): Derived {
  switch (derivation.op) {
    case 'event-length':
      return lengthOf(derivation.filter, content);
    case 'nth-event':
      return nth(derivation, content, clock);
    case 'conflicts':
      return conflicts(derivation.filter, content);
    default:
      return onDays(derivation, content);
  }
}

/** The events that pass, each once: a page may draw one in several places. */
function passing(filter: EventFilter, content: PageContent): CalendarEvent[] {
  const seen = new Set<string>();
  return content.events.filter((event) => {
    const key = `${event.title}\n${event.start.date}\n${event.start.time}\n${event.timeText}`;
    if (event.vis === 'concealed' || seen.has(key) || !eventPasses(event, filter)) return false;
    seen.add(key);
    return true;
  });
}

function minutesOf({ start, end, allDay }: CalendarEvent): number | null {
  if (allDay || start.time === null || end?.time == null || start.date === null) return null;
  const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`) / 60_000;
  const minutes = at(end.date ?? start.date, end.time) - at(start.date, start.time);
  return minutes > 0 ? minutes : null;
}

/** How long the events of that title are, where all of them are as long: "1 h 30 min", "3 days". */
function lengthOf(filter: EventFilter, content: PageContent): Derived {
  const events = passing(filter, content);
  if (events.length === 0) return { state: 'missing', why: 'no such event' };
  const lengths = new Set(events.map(lengthText));
  const [length] = lengths;
  if (lengths.size > 1) return { state: 'ambiguous', candidates: events.slice(0, 3).map(citeOf) };
  if (length == null) return { state: 'missing', why: 'the page does not show when it ends' };
  return certain(length, 'text', events.map(citeOf), events[0]?.title ?? '');
}

function lengthText(event: CalendarEvent): string | null {
  const { start, end, allDay } = event;
  if (allDay) {
    if (start.date === null || end?.date == null) return null;
    const days = Math.round((Date.parse(end.date) - Date.parse(start.date)) / 86_400_000) + 1;
    return days === 1 ? '1 day' : `${days} days`;
  }
  const minutes = minutesOf(event);
  if (minutes === null) return null;
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return [parts[0] ? `${parts[0]} h` : '', parts[1] ? `${parts[1]} min` : ''].filter((part) => part !== '').join(' ');
}

/** The first or last of the events of some days, or the next one from now, by the time it starts. */
function nth(
  { filter, which, part }: Extract<OverEvents, { op: 'nth-event' }>,
  content: PageContent,
  { today, time }: Clock,
): Derived {
  const events = passing(filter, content).filter((event) => !event.allDay);
  const ahead =
    which === 'next' ? events.filter(({ start }) => `${start.date} ${start.time}` >= `${today} ${time}`) : events;
  if (events.some(({ start }) => start.date === null || start.time === null)) return partOf(ahead);
  const key = ({ start }: CalendarEvent): string => `${start.date} ${start.time}`;
  const sorted = [...ahead].sort((a, b) => key(a).localeCompare(key(b)));
  const found = which === 'last' ? sorted.at(-1) : sorted[0];
  if (found === undefined) return { state: 'missing', why: 'no event in those days' };
  const from = filter.from ?? today;
  if (!covers({ ...filter, from, to: which === 'next' ? found.start.date : filter.to }, content)) return partOf(ahead);
  const level = sorted.filter((event) => key(event) === key(found));
  if (level.length > 1 && part === 'title') return { state: 'ambiguous', candidates: level.slice(0, 3).map(citeOf) };
  const cites = level.map(citeOf);
  return part === 'title'
    ? certain(found.title, 'text', cites, cites[0]?.where ?? '')
    : certain(found.start.time ?? '', 'time', cites, `${found.title}, ${found.start.date}`);
}

/** Events of those days of which two are under way at once. */
function conflicts(filter: EventFilter, content: PageContent): Derived {
  const events = passing(filter, content).filter((event) => !event.allDay);
  if (!covers(filter, content) || (events.length > 1 && events.some((event) => minutesOf(event) === null)))
    return partOf(events);
  const start = (event: CalendarEvent): number => Date.parse(`${event.start.date}T${event.start.time}:00Z`) / 60_000;
  const overlap = (a: CalendarEvent, b: CalendarEvent): boolean =>
    start(a) < start(b) + (minutesOf(b) ?? 0) && start(b) < start(a) + (minutesOf(a) ?? 0);
  const found = events.filter((event) => events.some((other) => other !== event && overlap(event, other)));
  const items = [...new Set(found.map((event) => event.title))];
  if (items.length === 0) return certain(NOTHING, 'text', [], daysOf(filter), []);
  return certain(items.join(', '), 'text', found.map(citeOf), daysOf(filter), items);
}

type OnDays = Extract<OverEvents, { op: 'count-events' | 'list-events' | 'free-busy' }>;

function onDays(derivation: OnDays, content: PageContent): Derived {
  const { op, filter } = derivation;
  const timed = content.events.some((event) => !event.allDay && eventPasses(event, filter));
  // Asked what happens at three, an event of the whole day is beside the point unless nothing else is on.
  const events = passing(filter, content).filter(
    (event) => op === 'count-events' || filter.at === null || !event.allDay || !timed,
  );
  // What is on settles that something is, whatever else is on.
  const isSettled = op === 'free-busy' ? filter.at !== null && timed : op === 'list-events' && derivation.some === true;
  if (!covers(filter, content) && !(isSettled && events.length > 0)) return partOf(events);
  const cites = events.map(citeOf);
  const where = daysOf(filter);
  if (filter.at !== null && !timed) {
    if (content.events.some((event) => mayBeOn(event, filter))) return partOf(events);
    // Whether somebody's leave or a holiday keeps one from being free at three is not for us to say.
    if (op === 'free-busy' && cites.length > 0) return { state: 'ambiguous', candidates: cites.slice(0, 3) };
  }
  if (op === 'count-events') return certain(String(events.length), 'number', cites, where);
  const items = [...new Set(events.map((event) => event.title))];
  if (items.length > 0) return certain(items.join(', '), 'text', cites, where, items);
  return certain(op === 'free-busy' ? FREE : NOTHING, 'text', [], where, []);
}

/** Whether an event may be under way at the time asked about: its start is not shown, or it began before and has no end. */
function mayBeOn(event: CalendarEvent, filter: EventFilter): boolean {
  if (event.allDay || event.vis === 'concealed' || !eventPasses(event, { ...filter, at: null })) return false;
  const { time } = event.start;
  return time === null || (event.end?.time == null && filter.at !== null && time < filter.at);
}

/** Whether the page shows every day that the filter asks about, with nothing hidden behind "+2 more". */
function covers(filter: EventFilter, content: PageContent): boolean {
  const { calendar } = content;
  if (calendar === null || filter.from === null || filter.to === null) return false;
  const { from, to } = filter;
  return from >= calendar.from && to <= calendar.to && !calendar.hidden.some((day) => day >= from && day <= to);
}

function citeOf(event: CalendarEvent): Cite {
  const when = [event.start.date, event.timeText].filter((part) => part !== null && part !== '').join(' ');
  return { text: event.title, src: event.src, where: when };
}

function daysOf(filter: EventFilter): string {
  const days = filter.from === filter.to ? (filter.from ?? '') : `${filter.from} to ${filter.to}`;
  return filter.at === null ? days : `${days} ${filter.at}`;
}
