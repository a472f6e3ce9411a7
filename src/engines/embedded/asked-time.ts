import type { Clock } from '../../asking/engine.ts';
import { findDates, isoDate } from '../../reading/values/date-text.ts';
import { dateWords } from '../../reading/values/date-words.ts';
import { findTimes as findClockTimes } from '../../reading/values/time-text.ts';
import { digitsForDays } from './spelled-days.ts';
import { addDays, inYear, lastOfMonth, weekday, wholeSpan } from './whole-span.ts';

/** The day or days, and the time of day, that a question speaks of. */
export interface AskedTime {
  /** ISO dates, inclusive. Null when it names a time of day only. */
  from: string | null;
  to: string | null;
  /** HH:MM. */
  at: string | null;
  /** Day and month were said but no year: the page's own year may decide. */
  yearOpen: boolean;
  /** Where in the question it stands: [start, end) offsets. */
  spans: [number, number][];
}

/** Days that one piece of the question names. */
export interface AskedDays {
  from: string;
  to: string;
  at: [number, number];
  yearOpen?: boolean;
  /** Only a day of the week: a date beside it says which one. */
  weekday?: boolean;
  /** HH:MM, for "in two hours" and "now". */
  time?: string;
}

/** The question looks back: a bare weekday is then the one before. */
const IS_PAST = /\b(?:last|past|ago|yesterday|previous|was|were|did|had)\b/i;

const DAY_NAME = '(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|satur|sat|sun)(?:day)?';
const WEEKDAY = new RegExp(
  `\\b(?:(this|next|last|past)\\s+)?${DAY_NAME}\\b(?:\\s+(this|next|last|past)\\s+week\\b)?`,
  'gi',
);
const DAY_NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const NEAR =
  /\b(?:the )?day (after tomorrow|before yesterday)\b|\b(today|tonight|tomorrow|tmrw?|yesterday|last night|now|this (?:morning|afternoon|evening))\b/gi;
const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT = `(\\d{1,3}|an?|a few|few|a couple of|couple of|${NUMBER_WORDS.join('|')})`;
const UNIT = '(minute|min|hour|hr|day|week|month)s?';
const AHEAD = new RegExp(
  `\\b(?:(in|within)\\s+${COUNT}\\s+${UNIT}\\b(?!\\s+(?:ago|earlier))|${COUNT}\\s+${UNIT}\\s+(ago|from now|later|earlier)\\b|(last|past|next)\\s+${COUNT}\\s+${UNIT}\\b)`,
  'gi',
);
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MONTH_ONLY = new RegExp(
  `\\b(in|of|for|since|during|until|by)?\\s?\\b${MONTH}\\b\\.?(?:,?\\s+(?:of\\s+)?(\\d{4})\\b)?`,
  'gi',
);
const TO = '\\s*(?:-|–|to|until|through|till|and)\\s*';
const DAYS_OF_MONTH = new RegExp(
  `\\b(?:${MONTH}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?${TO}(\\d{1,2})|(\\d{1,2})(?:st|nd|rd|th)?${TO}(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH})(?:st|nd|rd|th)?\\b(?!:|\\s?[ap]m)(?:,?\\s+(\\d{4}))?`,
  'gi',
);
const SLASHED = /(?<![\d./-])(\d{1,2})\/(\d{1,2})(?![\d./-])/g;

/**
 * Finds the dates and times in an English question, measured from the clock (wall clock of the person). Weeks run from
 * Monday to Sunday. A day without year or week is the next one, or, where the question looks back, the one before. Null
 * when there are none. Bare numbers, years and quarters are not times.
 */
export function findTimes(asked: string, clock: Clock): AskedTime | null {
  const question = digitsForDays(asked);
  const past = IS_PAST.test(question);
  const found: AskedTime = { from: null, to: null, at: null, yearOpen: false, spans: [] };
  const named = namedDays(question, clock, past);
  const stretch = wholeSpan(question, clock.today, (text) => namedDays(text, clock, false)[0] ?? null);
  // "Friday next week" is one day of it.
  const isWhole = !named.some(({ at }) => stretch !== null && at[0] <= stretch.at[0] && stretch.at[1] <= at[1]);
  const whole = isWhole ? stretch : null;
  if (whole !== null) {
    found.from = whole.from;
    found.to = whole.to;
    found.yearOpen = whole.yearOpen ?? false;
    found.spans.push(whole.at);
  }
  for (const days of named) {
    found.spans.push(days.at);
    if (days.time !== undefined) found.at ??= days.time;
    if (whole !== null) continue;
    if (found.from === null || days.from < found.from) found.from = days.from;
    if (found.to === null || days.to > found.to) found.to = days.to;
    found.yearOpen = days.yearOpen ?? false;
  }
  for (const { start, at } of clockTimes(question)) {
    if (named.some((days) => days.at[0] < at[1] && at[0] < days.at[1])) continue;
    found.at ??= start;
    found.spans.push(at);
  }
  return found.spans.length === 0 ? null : found;
}

/**
 * The same days in the year that a calendar shows, where the question leaves the year open, they are in it, and they are
 * nearer to today: the calendar of last year does not tell of next week.
 */
export function inYearOf(calendar: { from: string; to: string } | null, when: AskedTime, today: string): AskedTime {
  const { from, to } = when;
  if (calendar === null || !when.yearOpen || from === null || to === null) return when;
  if (from <= calendar.to && to >= calendar.from) return when;
  const years = new Set([calendar.from, calendar.to].map((date) => Number(date.slice(0, 4))));
  for (const year of years) {
    const [start, end] = [inYear(from, year), inYear(to, year + Number(to.slice(0, 4)) - Number(from.slice(0, 4)))];
    const isShown = start !== null && end !== null && start >= calendar.from && end <= calendar.to;
    if (isShown && far(start, today) < far(from, today)) return { ...when, from: start, to: end };
  }
  return when;
}

/** Times of day: what is written as one, and "at 3", which leaves the half of the day open. */
function clockTimes(question: string): { start: string; at: [number, number] }[] {
  const found = findClockTimes(question, 'en')
    .map(({ start, index, length }) => ({ start, at: [index, index + length] as [number, number] }))
    .filter(({ at }) => /:|\d\s?[ap]\.?\s?m|noon|mid|\d(?:st|nd|rd|th)?h\d/i.test(question.slice(...at)));
  if (found.length > 0) return found;
  const bare = /\bat\s+(?:about\s+|around\s+)?(\d{1,2})(?:\s*o'?clock)?(?![\d\p{L}:%/-]|[.,]\d)/iu.exec(question);
  const hour = Number(bare?.[1] ?? '24');
  if (bare === null || hour > 23) return [];
  return [{ start: `${two(hour)}:00`, at: [bare.index, bare.index + bare[0].length] }];
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

/** Every day, month or stretch of days that is named, in order of place; none within another. */
function namedDays(question: string, clock: Clock, past: boolean): AskedDays[] {
  const { today } = clock;
  const found: AskedDays[] = [];
  const add = (match: { 0: string; index?: number }, days: Omit<AskedDays, 'at'> | null): void => {
    const at: [number, number] = [match.index ?? 0, (match.index ?? 0) + match[0].length];
    if (days === null || found.some((other) => other.at[0] < at[1] && at[0] < other.at[1])) return;
    found.push({ ...days, at });
  };
  for (const match of question.matchAll(DAYS_OF_MONTH)) add(match, daysOfMonth(match, today, past));
  for (const { dates, yearless, index, length } of findDates(question, 'en', { order: 'mdy' })) {
    const place = { 0: question.slice(index, index + length), index };
    const date = dates[0] ?? (yearless === null ? null : withYear(yearless, today, past));
    add(place, date === null ? null : { from: date, to: date, yearOpen: yearless !== null });
  }
  for (const match of question.matchAll(SLASHED)) {
    const [month, day] = [two(Number(match[1])), two(Number(match[2]))];
    const date = withYear(`${month}-${day}`, today, past) ?? withYear(`${day}-${month}`, today, past);
    add(match, date === null ? null : { from: date, to: date, yearOpen: true });
  }
  for (const match of question.matchAll(AHEAD)) add(match, counted(match, clock));
  for (const match of question.matchAll(NEAR)) add(match, near(match, clock));
  for (const match of question.matchAll(WEEKDAY)) {
    const modifier = (match[1] ?? match[3])?.toLowerCase() ?? (past ? 'before' : '');
    const wanted = DAY_NAMES.indexOf((match[2] ?? '').slice(0, 3).toLowerCase());
    if (/^(?:sun|sat|wed|mon|fri)$/.test(match[0])) continue; // "the sun", "has wed": abbreviations have a capital
    const date = addDays(today, daysTo(wanted, weekday(today), modifier));
    add(match, { from: date, to: date, weekday: true });
  }
  for (const match of question.matchAll(MONTH_ONLY)) add(match, wholeMonth(match, today, past));
  found.sort((a, b) => a.at[0] - b.at[0]);
  return joined(question, found);
}

/** Drops a weekday that only goes with a date beside it, and puts the end of "Friday to Tuesday" after its start. */
function joined(question: string, found: AskedDays[]): AskedDays[] {
  const beside = (a: AskedDays | undefined, b: AskedDays | undefined): boolean =>
    a !== undefined && b !== undefined && /^,?\s*(?:\(|the )?$/.test(question.slice(a.at[1], b.at[0]));
  const kept = found.filter((days, i) => {
    if (days.weekday !== true) return true;
    const [before, after] = [found[i - 1], found[i + 1]];
    const date =
      beside(days, after) && after?.weekday !== true
        ? after
        : beside(before, days) && before?.weekday !== true
          ? before
          : null;
    if (date != null) date.at = [Math.min(date.at[0], days.at[0]), Math.max(date.at[1], days.at[1])];
    return date == null;
  });
  for (const [i, days] of kept.entries()) {
    const start = kept[i - 1];
    if (start?.weekday !== true || days.weekday !== true || days.from >= start.from) continue;
    if (/^\s*(?:-|–|to|until|through|till|and)\s*$/.test(question.slice(start.at[1], days.at[0])))
      days.from = days.to = addDays(days.from, 7);
  }
  return kept;
}

/** Days to a weekday. "Next Friday" is the one of the following week, unless Friday is over in this one. */
function daysTo(wanted: number, now: number, modifier: string): number {
  const ahead = (wanted - now + 7) % 7;
  if (modifier === 'before') return ahead === 0 ? 0 : ahead - 7;
  if (modifier === 'last' || modifier === 'past') return ahead - 7;
  if (modifier !== 'next') return ahead;
  return wanted < now ? ahead : ahead + 7;
}

function near(match: RegExpMatchArray, { today, time }: Clock): Omit<AskedDays, 'at'> {
  const word = (match[1] ?? match[2] ?? '').toLowerCase();
  const days =
    word === 'after tomorrow'
      ? 2
      : word === 'before yesterday'
        ? -2
        : /^(?:yes|last)/.test(word)
          ? -1
          : /^tom|^tm/.test(word)
            ? 1
            : 0;
  const date = addDays(today, days);
  return { from: date, to: date, ...(word === 'now' ? { time } : {}) };
}

/** "In 3 days", "two hours ago", "the last 2 weeks". */
function counted(match: RegExpMatchArray, { today, time }: Clock): Omit<AskedDays, 'at'> {
  const [, , inCount, inUnit, count, unit, side, stretch, stretchCount, stretchUnit] = match;
  const n = numberOf(inCount ?? count ?? stretchCount ?? '');
  const of = (inUnit ?? unit ?? stretchUnit ?? '').toLowerCase();
  const back = /ago|earlier|last|past/i.test(side ?? stretch ?? '') ? -1 : 1;
  if (of.startsWith('m') && of !== 'month') return moved(today, time, back * n);
  if (of.startsWith('h')) return moved(today, time, back * n * 60);
  const date = of === 'month' ? addMonths(today, back * n) : addDays(today, back * n * (of === 'week' ? 7 : 1));
  if (stretch !== undefined) return back < 0 ? { from: date, to: today } : { from: today, to: date };
  return of === 'month' ? { from: `${date.slice(0, 7)}-01`, to: lastOfMonth(date) } : { from: date, to: date };
}

function numberOf(word: string): number {
  const lower = word.toLowerCase();
  if (/^\d/.test(lower)) return Number(lower);
  if (lower.includes('few')) return 3;
  return lower.includes('couple') ? 2 : Math.max(1, NUMBER_WORDS.indexOf(lower));
}

function moved(today: string, time: string, minutes: number): Omit<AskedDays, 'at'> {
  const then = new Date(Date.parse(`${today}T${time}:00Z`) + minutes * 60_000).toISOString();
  return { from: then.slice(0, 10), to: then.slice(0, 10), time: then.slice(11, 16) };
}

function addMonths(date: string, months: number): string {
  const [year = 2000, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** MM-DD with the year that fits: the next time, or, looking back, the nearest one. Null when there is no such day. */
function withYear(monthDay: string, today: string, past: boolean): string | null {
  const year = Number(today.slice(0, 4));
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  const all = [year - 1, year, year + 1, year + 2, year + 3, year + 4].flatMap((y) => isoDate(y, month, day) ?? []);
  if (!past) return all.find((date) => date >= today) ?? null;
  return all.sort((a, b) => far(a, today) - far(b, today))[0] ?? null;
}

/** How far two ISO dates are apart, in milliseconds. */
const far = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b));

function daysOfMonth(match: RegExpMatchArray, today: string, past: boolean): Omit<AskedDays, 'at'> | null {
  const [, before, first, last, from, to, after, year] = match;
  const month = monthOf(before ?? after ?? '');
  const at = (day: string | undefined): string | null =>
    year === undefined
      ? withYear(`${two(month)}-${two(Number(day))}`, today, past)
      : isoDate(Number(year), month, Number(day));
  const [start, end] = [at(first ?? from), at(last ?? to)];
  return start === null || end === null || end < start ? null : { from: start, to: end, yearOpen: year === undefined };
}

/** A month alone; "may" and short names count only where something else says that they are one. */
function wholeMonth(match: RegExpMatchArray, today: string, past: boolean): Omit<AskedDays, 'at'> | null {
  const [, before, name = '', year] = match;
  const isLong = name.length > 4 || /^ju/i.test(name);
  if (!isLong && before === undefined && year === undefined) return null;
  if (/^ma(?:y|rch)$/.test(name) && before === undefined && year === undefined) return null;
  const month = monthOf(name);
  const [thisYear = 2000, thisMonth = 1] = today.split('-').map(Number);
  const shift = past ? (month > thisMonth ? -1 : 0) : month < thisMonth ? 1 : 0;
  const first = `${year ?? thisYear + shift}-${two(month)}-01`;
  return { from: first, to: lastOfMonth(first), yearOpen: year === undefined };
}

function monthOf(name: string): number {
  return dateWords('en').months.get(name.slice(0, 3).toLowerCase()) ?? 0;
}
