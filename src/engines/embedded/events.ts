import type { Derivation } from '../../asking/derivation.ts';
import type { Clock } from '../../asking/engine.ts';
import { eventPasses } from '../../asking/filters.ts';
import { stem, wordsOf } from '../../memory/words.ts';
import { locatorForEvent } from '../../reading/locator/make-locator.ts';
import type { CalendarEvent, PageContent } from '../../reading/reading.ts';
import type { Asked } from './asked.ts';
import { type Candidate, coverage, readOf } from './candidate.ts';
import { filterOf, rangeCandidate, type Sets } from './event-ranges.ts';
import type { Terms } from './match.ts';
import type { Matcher } from './matcher.ts';
import { ideaOf } from './synonyms.ts';

/** Words for any event at all. */
const GENERIC = ideas(
  'meeting event appointment scheduled calendar agenda thing busy free available something anything planned occur happen',
);
/** Words that say what of the event is asked for, or which occurrence. */
const ASPECT = ideas(
  'begin end next location time hour date day today tonight upcoming coming take place run hold held room week month daily last long',
);

function ideas(words: string): Set<string> {
  return new Set(words.split(' ').map((word) => ideaOf(stem(word))));
}

/** What things in a calendar are called beside "meeting"; a title may have these words too ("Team training"). */
const THINGS =
  'meeting|event|appointment|call|thing|entry|class|lesson|session|shift|slot|booking|lecture|game|match|visit';
const ORDER = new RegExp(`\\b(first|last|next|upcoming)\\s+(${THINGS})\\b`);
/** Answers from a calendar: one event's time, day or place, or what is on in a range of days. */
export function eventCandidates(
  question: Asked,
  matcher: Matcher,
  content: PageContent,
  page: Terms,
  clock: Clock,
): Candidate[] {
  if (content.events.length === 0) return [];
  const asked = ofToday(question, content, clock);
  const time = matcher.where((term) => term.time);
  const generic = matcher.where((term) => GENERIC.has(term.idea));
  const aspect = matcher.where((term) => ASPECT.has(term.idea));
  const special = orderOrLength(asked, matcher, content, { page, time, generic, aspect }, clock);
  if (special !== null) return [special];
  const ranged = rangeCandidate(asked, matcher, content, { page, time, generic, aspect });
  return [...ranged, ...singles(asked, matcher, content, { page, time, generic, aspect }, clock)];
}

/** "What is on at 11": a time without a day is of today, where the calendar shows it. */
function ofToday(asked: Asked, { calendar }: PageContent, { today }: Clock): Asked {
  const { when } = asked;
  if (when === null || when.from !== null || when.at === null || calendar === null) return asked;
  if (today < calendar.from || today > calendar.to) return asked;
  return { ...asked, when: { ...when, from: today, to: today } };
}

/** "How long is the review?", "my next meeting", "any conflicts today?". Null when none of these is asked. */
function orderOrLength(
  asked: Asked,
  matcher: Matcher,
  content: PageContent,
  sets: Sets,
  clock: Clock,
): Candidate | null {
  const plain = asked.text.toLowerCase();
  const made = (own: Terms, subject: string, make: () => Derivation): Candidate => ({
    make,
    text: null,
    subject,
    own,
    around: sets.page,
    score: coverage(matcher, own, sets.page),
    mayBeSure: true,
    whole: true,
  });
  const days = { ...filterOf(asked, null), at: null };
  const said = (pattern: RegExp): Terms => matcher.where((term) => pattern.test(term.raw));
  const known = sets.time | sets.generic;
  if (/\b(?:conflicts?|overlap\w*|clash\w*|double[- ]booked)\b/.test(plain) && asked.when?.from != null)
    return made(known | said(/^(?:conflict|overlap|clash|double|book)/i), 'Calendar', () => ({
      op: 'conflicts',
      filter: days,
    }));
  if (/\bhow long\b|\b(?:duration|length) of\b/.test(plain)) {
    const own = sets.time | said(/^(?:long|last|take|run|duration|length|hours?|minutes?)/i);
    const title = titleFor(matcher, content, matcher.all & ~own & ~sets.generic);
    return title === null
      ? null
      : made(own | matcher.label(title).hits | sets.generic, title, () => ({
          op: 'event-length',
          filter: { ...days, title },
        }));
  }
  const [, order, thing = ''] = ORDER.exec(plain) ?? [];
  if (order === undefined) return null;
  // Where titles have the word, it may narrow: "the last match" beside "Match review" and "Lunch".
  if (
    thing !== 'call' &&
    content.events.some(({ title }) => wordsOf(title).some(({ stem: own }) => own === stem(thing)))
  )
    return null;
  const which = order === 'upcoming' ? 'next' : (order as 'first' | 'last' | 'next');
  if (which !== 'next' && days.from === null) return null;
  const part = asked.wants === 'time' || asked.wants === 'date' ? 'start' : 'title';
  const filter = which === 'next' ? { ...days, from: days.from ?? clock.today } : days;
  return made(
    known | said(new RegExp(`^(?:first|last|next|upcoming|${THINGS}|start\\w*|begin\\w*|time)$`, 'i')),
    'Calendar',
    () => ({
      op: 'nth-event',
      which,
      part,
      filter,
    }),
  );
}

/** The one title that all those words speak of. */
function titleFor(matcher: Matcher, content: PageContent, words: Terms): string | null {
  if (words === 0) return null;
  const titles = new Set(
    content.events.flatMap(({ title, vis }) => {
      const match = matcher.label(title);
      return vis !== 'concealed' && (match.hits & words) === words && !match.doubtful ? [title] : [];
    }),
  );
  const [title] = titles;
  return titles.size === 1 ? (title ?? null) : null;
}

const NEXT = /\b(?:next|upcoming)\b/i;

type Part = 'start' | 'end' | 'date' | 'location';

/** "Which stand is it on", where events are on stands by name. */
function asksForPlace(asked: Asked, content: PageContent): boolean {
  if (asked.wants === 'place') return true;
  const { head } = asked;
  if (asked.wants !== 'thing' || head === null) return false;
  const places = new Set(content.events.flatMap(({ location }) => location ?? []));
  return [...places].filter((place) => isCalled(place, head)).length > 1;
}

function partOf(asked: Asked, event: CalendarEvent, isPlace: boolean): Part {
  if (isPlace) return 'location';
  if (/\b(?:end|ends|finish|finishes|over|until|last day)\b/i.test(asked.text)) return 'end';
  if (event.allDay || /\b(?:what|which) (?:day|date)\b/i.test(asked.text)) return 'date';
  return 'start';
}

function singles(asked: Asked, matcher: Matcher, content: PageContent, sets: Sets, clock: Clock): Candidate[] {
  // "Standup?" asks when it is.
  const isBare = asked.wants === 'any' && asked.operation === null;
  const isPlace = asksForPlace(asked, content);
  if (!(isBare || isPlace || ['time', 'date'].includes(asked.wants)) || asked.operation === 'count') return [];
  const range = filterOf(asked, null);
  const byTitle = new Map<string, CalendarEvent[]>();
  for (const event of content.events) {
    if (event.vis === 'concealed' || event.title === '') continue;
    if (asked.when !== null && !eventPasses(event, range)) continue;
    byTitle.set(event.title, [...(byTitle.get(event.title) ?? []), event]);
  }
  const isPinned = onlyOne(content, clock);
  const out: Candidate[] = [];
  for (const [title, events] of byTitle) {
    const match = matcher.label(title);
    if (match.said === 0 || (match.hits & ~sets.aspect & ~sets.generic) === 0) continue;
    events.sort((a, b) => `${a.start.date}${a.start.time}`.localeCompare(`${b.start.date}${b.start.time}`));
    const ahead = events.find((event) => isAhead(event, clock));
    const next = ahead ?? events[0];
    if (next === undefined || (ahead === undefined && NEXT.test(asked.text))) continue;
    const part = partOf(asked, next, isPlace);
    if (isBare && (match.unsaid > 1 || asked.when !== null)) continue;
    // A day is no answer to "what time".
    if (asked.wants === 'time' && (part === 'end' ? next.end?.time : next.start.time) == null) continue;
    const kind = isPlace ? matcher.where(({ stem: own }) => own === asked.head) : 0;
    const own = match.hits | sets.time | sets.aspect | kind | (sets.generic & ~match.hits);
    out.push({
      make: () => {
        if (asked.when?.from != null) return locate(next, part, { date: next.start.date }, content);
        return locate(next, part, isPinned(events, asked) ? { only: true } : {}, content);
      },
      text: null,
      subject: title,
      own,
      around: sets.page,
      score: coverage(matcher, own, sets.page) - 0.04 * Math.min(4, match.unsaid),
      // Who knows whether rows are places, but where the question calls them what they are called.
      mayBeSure: !isPlace || next.inLane !== true || isCalled(next.location ?? '', asked.head),
    });
  }
  return out;
}

const isCalled = (place: string, head: string | null): boolean => wordsOf(place).some(({ stem: own }) => own === head);

/**
 * Whether the one event of a title that a page shows is meant, whatever it does not show: in a list that begins after today, which
 * says what days it covers by its events alone; and in a month, what comes again would be there more than once.
 */
function onlyOne({ calendar, events }: PageContent, { today }: Clock) {
  const days = events.flatMap(({ start }) => start.date ?? []).sort();
  const isListed = calendar !== null && calendar.from > today && calendar.from === days[0];
  const isMonth =
    calendar !== null && calendar.from <= today && Date.parse(calendar.to) - Date.parse(calendar.from) > A_MONTH;
  return (same: readonly CalendarEvent[], { text }: Asked): boolean => {
    const date = same[0]?.start.date ?? '';
    const isHidden = calendar?.hidden.some((day) => day >= today && day < date) ?? false;
    return same.length === 1 && (isListed || (isMonth && isHidden && !NEXT.test(text)));
  };
}

const A_MONTH = 27 * 86_400_000;

/** The occurrence on the day asked for, the only one of its title, else the next one whenever it is asked. */
function locate(
  event: CalendarEvent,
  part: Part,
  which: { date?: string | null; only?: true },
  content: PageContent,
): Derivation | null {
  const locator = locatorForEvent(event, part, content);
  if (locator === null || locator.target.kind !== 'event') return readOf(locator);
  return { op: 'read', locator: { ...locator, target: { ...locator.target, ...which } } };
}

function isAhead(event: CalendarEvent, clock: Clock): boolean {
  const day = event.end?.date ?? event.start.date;
  if (day === null || day > clock.today) return true;
  const time = event.end?.time ?? event.start.time;
  return day === clock.today && (event.allDay || time === null || time >= clock.time);
}
