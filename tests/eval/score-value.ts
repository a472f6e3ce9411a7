/**
 * Whether a stated value is the right one. Gold and statement are each read as a number, a time of day, a date or a
 * name, and compared as that. The whole statement must be the value: a right value somewhere in other words is not an
 * answer.
 *
 * - Numbers: grouping and decimal signs by the page's language, a currency or a percent sign may stand beside it; two
 *   different units are different values. Machine numbers (48200.5) are read in every language.
 * - Times: `9:15a` = `9:15 am` = `09:15`. No sign of the half of the day means as written: `2:00` is not `14:00`.
 * - Dates: numeric ones by the page's language (`12/08/2026` is 8 December in en-US, 12 August in en-GB). A missing
 *   year, weekday or time on one side is no difference; a differing one is.
 * - Ranges: a stated start alone is right when it is the gold's start; a stated end must be the gold's end, where gold
 *   has one.
 * - Names: equal but for case, white space, kind of quotes and dashes, and a full stop at the end.
 */
export function sameValue(stated: string, gold: string, lang: string): boolean {
  const said = plain(stated);
  const right = plain(gold);
  if (said === '' || right === '') return false;
  if (said === right) return true;
  if (said.length > LONGEST || right.length > LONGEST) return false;
  const rightSpan = readSpan(right, lang);
  if (rightSpan) {
    const saidSpan = readSpan(said, lang);
    return saidSpan !== null && sameSpan(saidSpan, rightSpan);
  }
  const rightNumber = readNumber(right, lang);
  if (rightNumber) {
    const saidNumber = readNumber(said, lang);
    return saidNumber !== null && sameNumber(saidNumber, rightNumber);
  }
  return false;
}

/** No number, date or time is longer; longer texts are names. */
const LONGEST = 100;

/** Case, white space, quotes and dashes made alike. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .toLowerCase();
}

interface Quantity {
  n: number;
  unit: string | null;
}

const CURRENCY: Record<string, string> = { '€': 'eur', $: 'usd', '£': 'gbp', '¥': 'jpy', us$: 'usd' };

function readNumber(text: string, lang: string): Quantity | null {
  const bracketed = /^\((.*)\)$/.exec(text);
  const match = /^([+-]?) ?(us\$|[€$£¥]|[a-z]{3})? ?([+-]?)(\d[\d.,' ]*?) ?(%|€|\$|£|¥|[a-z]{3})?$/.exec(
    bracketed?.[1] ?? text,
  );
  if (!match) return null;
  const [, signBefore, unitBefore, signAfter, digits = '', unitAfter] = match;
  if (unitBefore && unitAfter) return null;
  const size = readDigits(digits.trim(), lang);
  if (size === null) return null;
  const unit = unitBefore ?? unitAfter ?? null;
  const negative = bracketed !== null || signBefore === '-' || signAfter === '-';
  return { n: negative ? -size : size, unit: unit === null ? null : (CURRENCY[unit] ?? unit) };
}

/** Digits with the language's own signs; failing that, as machines write them. */
function readDigits(digits: string, lang: string): number | null {
  const { decimal, group } = signsOf(lang);
  const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const groups = `[${escaped(group)}' ]`;
  const whole = `(?:\\d{1,3}(?:${groups}\\d{2,3})*${groups}\\d{3}|\\d+)`;
  if (new RegExp(`^${whole}(?:${escaped(decimal)}\\d+)?$`).test(digits)) {
    return Number(digits.replace(new RegExp(groups, 'g'), '').replace(decimal, '.'));
  }
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
}

function signsOf(lang: string): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(supported(lang), {
    useGrouping: 'always',
  } as Intl.NumberFormatOptions).formatToParts(1234567.5);
  const sign = (type: string, otherwise: string) =>
    parts.find((part) => part.type === type)?.value.normalize('NFKC') ?? otherwise;
  return { decimal: sign('decimal', '.'), group: sign('group', ',') };
}

function sameNumber(a: Quantity, b: Quantity): boolean {
  if (a.unit !== null && b.unit !== null && a.unit !== b.unit) return false;
  return Math.abs(a.n - b.n) <= 1e-9 * Math.max(1, Math.abs(b.n));
}

/** Null parts were not told. Minutes count from midnight. */
interface Moment {
  year: number | null;
  month: number | null;
  day: number | null;
  weekday: number | null;
  minutes: number | null;
}

interface Span {
  start: Moment;
  end: Moment | null;
}

const NOTHING: Moment = { year: null, month: null, day: null, weekday: null, minutes: null };

function readSpan(text: string, lang: string): Span | null {
  const words = text.replace(/^(?:from|von|de) /, '');
  const whole = readMoment(words, lang);
  if (whole) return { start: whole, end: null };
  // A dash inside an ISO date is no range, so every dash is tried.
  for (const match of words.matchAll(/ ?- ?| (?:to|until|till|bis|à) /g)) {
    const left = words.slice(0, match.index).trim();
    const right = words.slice(match.index + match[0].length).trim();
    const end = readMoment(right, lang);
    // "9 - 10am" shares the half of the day.
    const half = /\d ?([ap])\.?m?\.?$/.exec(right)?.[1];
    const start =
      readMoment(left, lang) ?? (half && /^\d{1,2}$/.test(left) ? readMoment(`${left}${half}m`, lang) : null);
    if (start && end) return { start, end };
  }
  return null;
}

const DAY_WORDS = /^(?:at|on|the|um|am|le|à|of|,|\.|uhr)$/;

/** Every word must be part of a date or a time of day; a bare number is neither. */
function readMoment(text: string, lang: string): Moment | null {
  const moment = { ...NOTHING };
  const take = (values: Partial<Moment>): boolean => {
    for (const [key, value] of Object.entries(values) as [keyof Moment, number][]) {
      if (moment[key] !== null) return false;
      moment[key] = value;
    }
    return true;
  };
  const spaced = text.replace(/(\d{4}-\d{2}-\d{2})t(?=\d)/, '$1 ').replace(/(\d) ([ap])\.?m\.?(?![\p{L}])/gu, '$1$2m');
  const loose: number[] = [];
  for (const word of spaced.split(/[ ,]+/).filter(Boolean)) {
    const minutes = readTime(word);
    const date = readDate(word, lang);
    const named = nameOf(word, lang);
    const number = /^(\d{1,4})(?:st|nd|rd|th|\.)?$/.exec(word)?.[1];
    if (minutes !== null) {
      if (!take({ minutes })) return null;
    } else if (date) {
      if (!take(date)) return null;
    } else if (named) {
      if (!take(named)) return null;
    } else if (number !== undefined) loose.push(Number(number));
    else if (!DAY_WORDS.test(word)) return null;
  }
  for (const number of loose) {
    if (moment.month === null) return null;
    if (!take(number > 31 ? { year: number } : { day: number })) return null;
  }
  const told = moment.minutes !== null || moment.day !== null || moment.weekday !== null;
  return told ? moment : null;
}

function readTime(word: string): number | null {
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?([ap])?\.?m?\.?$/.exec(word);
  if (!match) return null;
  const [, hourText = '', minuteText, half] = match;
  if (minuteText === undefined && half === undefined) return null;
  // "12.50" is a number before it is a time; only a colon, an h or am/pm tells a time.
  if (/\d\.\d/.test(word) && half === undefined) return null;
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (hour > 24 || minute > 59 || (half !== undefined && (hour === 0 || hour > 12))) return null;
  return (half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
}

function readDate(word: string, lang: string): Partial<Moment> | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(word);
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(word);
  if (!numeric) return null;
  const [, first, , second, yearText] = numeric;
  const year = Number(yearText) + (yearText?.length === 2 ? 2000 : 0);
  const monthFirst = numeric[2] === '/' && orderOf(lang) === 'month-day';
  return monthFirst ? valid(year, Number(first), Number(second)) : valid(year, Number(second), Number(first));
}

function valid(year: number, month: number, day: number): Partial<Moment> | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year, month, day } : null;
}

function orderOf(lang: string): 'month-day' | 'day-month' {
  const parts = new Intl.DateTimeFormat(supported(lang)).formatToParts(new Date(2026, 11, 8)).map((part) => part.type);
  return parts.indexOf('month') < parts.indexOf('day') ? 'month-day' : 'day-month';
}

/** A month or a weekday, in full or shortened, in the page's language or English. */
function nameOf(word: string, lang: string): Partial<Moment> | null {
  return namesOf(supported(lang)).get(word.replace(/\.$/, '')) ?? null;
}

const names = new Map<string, Map<string, Partial<Moment>>>();

function namesOf(lang: string): Map<string, Partial<Moment>> {
  const known = names.get(lang);
  if (known) return known;
  const made = new Map<string, Partial<Moment>>([['sept', { month: 9 }]]);
  for (const locale of ['en', lang]) {
    for (const style of ['long', 'short'] as const) {
      const month = new Intl.DateTimeFormat(locale, { month: style });
      const weekday = new Intl.DateTimeFormat(locale, { weekday: style });
      const name = (format: Intl.DateTimeFormat, date: Date) => format.format(date).toLowerCase().replace(/\.$/, '');
      for (let index = 0; index < 12; index++) made.set(name(month, new Date(2026, index, 1)), { month: index + 1 });
      // 4 January 2026 was a Sunday.
      for (let index = 0; index < 7; index++) made.set(name(weekday, new Date(2026, 0, 4 + index)), { weekday: index });
    }
  }
  names.set(lang, made);
  return made;
}

function sameSpan(said: Span, right: Span): boolean {
  if (!sameMoment(said.start, right.start)) return false;
  return said.end === null || right.end === null || sameMoment(said.end, right.end);
}

/** Everything that both tell agrees, and what gold tells first (the day, else the time) is told by the other. */
function sameMoment(said: Moment, right: Moment): boolean {
  const parts = ['year', 'month', 'day', 'weekday', 'minutes'] as const;
  if (parts.some((part) => said[part] !== null && right[part] !== null && said[part] !== right[part])) return false;
  if (right.minutes !== null && said.minutes === null) return false;
  if (right.minutes !== null) return true;
  return right.day !== null ? said.day !== null && said.month !== null : said.weekday !== null;
}

function supported(lang: string): string {
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en-US';
  } catch {
    return 'en-US'; // a page may declare anything
  }
}
