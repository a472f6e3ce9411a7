import { plainText } from './plain-text.ts';

/** A wall-clock time or a stretch of it, 24-hour HH:MM. */
export interface TimeSpan {
  start: string;
  /** Null when only one time is given. */
  end: string | null;
}

/** A time found inside a longer text. */
export interface FoundTime extends TimeSpan {
  /** Its half of the day is written, or the hour can be of one half only; "2:00" may be either. */
  sure: boolean;
  index: number;
  length: number;
}

const HALF =
  "a\\.? ?m\\.?(?![\\p{L}])|p\\.? ?m\\.?(?![\\p{L}])|(?<=\\d)[ap](?![\\p{L}'])|vorm\\.|nachm\\.|π\\.?μ\\.?|μ\\.?μ\\.?";
const CLOCK = `(?:(?:午前|午後|上午|下午|오전|오후) ?)?\\d{1,2}(?:(?: ?[:h時点시] ?|\\.)\\d{2}(?:분|分)?(?::\\d{2})?)?(?: ?(?:${HALF}|h(?:rs?)?(?![\\p{L}])|Uhr|uur|[時点시]))?`;
const ONE = `(?:${CLOCK}|noon|midnight|midday)`;
const RANGE = new RegExp(
  `(?<![\\p{L}\\d.,:/#-])(${ONE})(?:(?: ?[–-] ?| ?(?:to|bis|until|till|à|a|al|até|ate|t\\/m|tot|til|till|до|~|から|至) )(${ONE}))?(?![\\p{L}\\d%/])`,
  'giu',
);

/**
 * The times in a text, in order. A bare number is no time: it takes a colon, an hour mark, a half of the day, or a
 * range whose other end has one ("7 to 10:15pm"). A point between hour and minute counts only in languages that
 * write times so, or beside a half of the day, and never when it is all there is.
 *
 * @param lang BCP 47 tag of the page, or "".
 */
export function findTimes(text: string, lang: string): FoundTime[] {
  const found: FoundTime[] = [];
  const pointed = /^(de|da|fi|it|nb|nn|no|id|sr|hr|et|si|ms)\b/i.test(lang);
  for (const match of text.slice(0, 2000).matchAll(RANGE)) {
    const span = readSpan(match[1] ?? '', match[2] ?? null, pointed);
    if (span) found.push({ ...span, index: match.index, length: match[0].length });
  }
  return found;
}

/** How a text begins that is a time and nothing else: a bare number is none. */
const MAY_BE_TIME = /^(?:\d{1,2}[^\d,/#%]|[nm午上下오])/i;
/** The same before its blanks and digits are made plain, and with a word such as "at" or "von" before it. */
const MAY_BEGIN_TIME = /^(?:\d{1,2}[^\d,/#%]|[nmauokfvd\s\u0080-\uffff])/i;

/** Text that is a time or a stretch of time and nothing else ("9:15a", "13h00", "9:15 - 9:30"); else null. */
export function parseTimeSpan(text: string, lang: string): TimeSpan | null {
  if (!MAY_BEGIN_TIME.test(text) || !/\p{Nd}|noon|mid/iu.test(text)) return null;
  const plain = plainText(text)
    .replace(/^(at|um|à|às|a las|alle|om|kl\.?|klo|from|von|de|da|ab|um ca\.)(?= ?\d) ?/i, '')
    .replace(/ ?(ч\.?|óra|시|分)$/, '');
  if (plain.length > 40 || !MAY_BE_TIME.test(plain) || /^\d{1,2}\.\d{2}$/.test(plainText(text))) return null;
  const [time, ...more] = findTimes(plain, lang);
  if (time === undefined || more.length > 0 || time.index !== 0 || time.length !== plain.length) return null;
  return { start: time.start, end: time.end };
}

/** Text that is one time of day and nothing else, as HH:MM; null for a stretch of time or anything else. */
export function parseTime(text: string, lang: string): string | null {
  const span = parseTimeSpan(text, lang);
  return span !== null && span.end === null ? span.start : null;
}

interface Clock {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  /** Written so that it can be nothing but a time. */
  marked: boolean;
}

function readSpan(from: string, to: string | null, pointed: boolean): (TimeSpan & { sure: boolean }) | null {
  const start = readClock(from, pointed);
  const end = to === null ? null : readClock(to, pointed);
  if (start === null || (to !== null && end === null)) return null;
  if (!start.marked && !(end?.marked ?? false)) return null;
  const sure = isSure(start, from) || (end !== null && isSure(end, to ?? ''));
  if (end === null) return { start: asText(start, start.half), end: null, sure };
  const endHalf = end.half ?? (start.half !== null && end.hour <= 12 ? laterHalf(start, end) : null);
  const startHalf = start.half ?? (endHalf !== null && start.hour <= 12 ? earlierHalf(start, end, endHalf) : null);
  return { start: asText(start, startHalf), end: asText(end, endHalf), sure };
}

/** No half of the day left open: it is written, or the hour is over 12, or has a leading zero. */
function isSure(clock: Clock, text: string): boolean {
  return clock.half !== null || clock.hour > 12 || clock.hour === 0 || /^\D*0\d/.test(text);
}

function readClock(text: string, pointed: boolean): Clock | null {
  if (/^(noon|midday)$/i.test(text)) return { hour: 12, minute: 0, half: 'pm', marked: true };
  if (/^midnight$/i.test(text)) return { hour: 12, minute: 0, half: 'am', marked: true };
  const digits = /(\d{1,2})(?:( ?[:h時点시] ?|\.)(\d{2}))?/i.exec(text);
  if (!digits) return null;
  const hour = Number(digits[1]);
  const minute = Number(digits[3] ?? '0');
  const rest = text.slice(digits.index + digits[0].length);
  const half =
    /^\D*(午後|下午|오후)/.test(text) || /^[^\p{L}]*(p|nachm|μ\.?μ)/iu.test(rest) ? 'pm' : halfOf(text, rest);
  const hourMark = /^(?:分|분)?(?::\d{2})? ?(h|Uhr|uur|時|点|시)/i.test(rest);
  const sign = digits[2]?.trim() ?? '';
  const marked = half !== null || hourMark || (sign !== '' && (sign !== '.' || pointed));
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  if (half !== null && (hour > 12 || hour === 0))
    return hour > 12 && half === 'pm' ? { hour, minute, half: null, marked } : null;
  return { hour: hour === 24 ? 0 : hour, minute, half, marked };
}

function halfOf(text: string, rest: string): 'am' | null {
  return /^\D*(午前|上午|오전)/.test(text) || /^[^\p{L}]*(a|vorm|π)/iu.test(rest) ? 'am' : null;
}

const minutes = (clock: Clock): number => (clock.hour % 12) * 60 + clock.minute;

/** "9am - 10" ends the same morning, "11am - 1" after noon. */
function laterHalf(start: Clock, end: Clock): 'am' | 'pm' {
  const other = start.half === 'am' ? 'pm' : 'am';
  return minutes(end) > minutes(start) ? (start.half ?? other) : other;
}

/** "7 to 10pm" starts the same evening, "11 - 1pm" in the morning. */
function earlierHalf(start: Clock, end: Clock, endHalf: 'am' | 'pm'): 'am' | 'pm' {
  return minutes(start) < minutes(end) ? endHalf : endHalf === 'pm' ? 'am' : 'pm';
}

function asText(clock: Clock, half: 'am' | 'pm' | null): string {
  const hour = half === null ? clock.hour : (clock.hour % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${String(clock.minute).padStart(2, '0')}`;
}
