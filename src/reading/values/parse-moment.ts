import type { Moment } from '../reading.ts';
import { addDays, type DateHints, type FoundDate, findDates } from './date-text.ts';
import { dateWordKey, dateWords } from './date-words.ts';
import { plainText } from './plain-text.ts';
import { findTimes, type TimeSpan } from './time-text.ts';

/** Words that may stand beside a date without changing what it says. */
const FILLER =
  /^(a|at|on|the|of|um|am|den|der|à|le|de|del|el|las?|il|alle|às|em|kl|klo|om|op|uhr|utc|gmt|z|cet|cest|[ecmp][sd]?t|ist|jst|bst|г)$/i;

interface Read {
  found: FoundDate | null;
  times: TimeSpan[];
}

/**
 * Every ISO date that a text consisting of one date (with or without weekday and time) can mean: none when it is no
 * date, two when day and month cannot be told apart.
 */
export function possibleDates(text: string, lang: string, hints: DateHints = {}): string[] {
  return readWhole(text, lang, hints)?.found?.dates ?? [];
}

/** The one ISO date that a text means; null when it is no date, lacks the year (and no hint), or is ambiguous. */
export function parseDate(text: string, lang: string, hints: DateHints = {}): string | null {
  const dates = possibleDates(text, lang, hints);
  return dates.length === 1 ? (dates[0] ?? null) : null;
}

/**
 * Date and wall-clock time of a text that is nothing else, in the page's own time zone (offsets are not applied).
 * Null when it is neither, when the date is ambiguous or lacks its year, or when there are two times.
 */
export function parseMoment(text: string, lang: string, hints: DateHints = {}): Moment | null {
  const read = readWhole(text, lang, hints);
  if (read === null || read.times.length > 1) return null;
  const time = read.times[0];
  if (time !== undefined && time.end !== null) return null;
  if (read.found !== null && read.found.dates.length !== 1) return null;
  const date = read.found?.dates[0] ?? null;
  return date === null && time === undefined ? null : { date, time: time?.start ?? null };
}

/** Whether a text is a date (clear or not) or a time and nothing else; what `shapeOf` and `sameValue` ask. */
export function readWhole(text: string, lang: string, hints: DateHints = {}): Read | null {
  const plain = withoutIsoZone(plainText(text));
  if (plain === '' || plain.length > 80 || /^\d{1,2}\.\d{2}$/.test(plain)) return null;
  const dates = findDates(plain, lang, hints);
  const today = dates.length === 0 ? relativeDay(plain, lang, hints) : null;
  const found = dates[0] ?? today;
  if (dates.length > 1) return null;
  const rest = found === null ? plain : blank(plain, found.index, found.length);
  const times = findTimes(rest, lang);
  const left = times.reduce((text, time) => blank(text, time.index, time.length), rest);
  if ((found === null && times.length === 0) || !isFiller(left, lang, found !== null)) return null;
  return { found, times };
}

/** An ISO 8601 date and time as "date time": seconds and offset dropped. */
function withoutIsoZone(plain: string): string {
  const iso = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?$/.exec(plain);
  return iso ? `${iso[1]} ${iso[2]}` : plain;
}

function isFiller(text: string, lang: string, dated: boolean): boolean {
  const words = text.split(/[\s,;·|()@–-]+/).filter((word) => word !== '' && word !== '.');
  return words.every((word) => {
    if (FILLER.test(word.replace(/\.$/, ''))) return true;
    return dated && dateWords(lang).weekdays.has(dateWordKey(word));
  });
}

/** "Tomorrow", "heute": a date when the hints say which day it is near, an unclear one otherwise. */
function relativeDay(plain: string, lang: string, hints: DateHints): FoundDate | null {
  for (const [word, days] of dateWords(lang).near) {
    if (!plain.toLowerCase().startsWith(word) || /^\p{L}/u.test(plain.slice(word.length))) continue;
    const dates = hints.near === undefined ? [] : [addDays(hints.near, days)];
    return { dates, yearless: dates.length === 0 ? `day${days}` : null, index: 0, length: word.length };
  }
  return null;
}

function blank(text: string, index: number, length: number): string {
  return text.slice(0, index) + ' '.repeat(length) + text.slice(index + length);
}
