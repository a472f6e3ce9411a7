import { dateWordKey, dateWords } from './date-words.ts';

/** Which of day and month a page writes first in all-digit dates. `mixed`: its dates contradict each other. */
export type DateOrder = 'dmy' | 'mdy' | 'mixed';

/** What helps to read a date that does not say everything. */
export interface DateHints {
  /** What the page's other dates prove (see `dateOrderOf`); outranks the language. */
  order?: DateOrder | null;
  /** ISO date; a date without a year is taken to be the one nearest to it. "Today" is that day. */
  near?: string;
}

/** A date found inside a longer text: every ISO date that it can mean (one when it is clear). */
export interface FoundDate {
  dates: string[];
  /** It names a day but no year, and no hint decides: `dates` is empty and this holds MM-DD. */
  yearless: string | null;
  index: number;
  length: number;
}

const NUMERIC =
  /(?<![\d.,/:-])(?:(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})|(\d{1,2})([-/.]) ?(\d{1,2})\6 ?(\d{4}|\d{2}))(?!\d|[/:-]\d|[.,]\d)\.?/gu;
const EAST = /(?:(\d{4}) ?[年년] ?)?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/gu;
const WORD = "\\p{L}[\\p{L}\\p{M}'’]*\\.?";
const BEFORE = '(?<![\\p{L}\\d.,/:-])';
const NO_TIME = '(?!\\d|[:.,]\\d| ?[ap]\\.?m)';
const MONTH_FIRST = new RegExp(
  `${BEFORE}(${WORD}) (\\d{1,2})(?:st|nd|rd|th)?${NO_TIME}(?:,? ?(\\d{4})(?!\\d))?`,
  'giu',
);
const DAY_FIRST = new RegExp(
  `${BEFORE}(\\d{1,2})(?:st|nd|rd|th|er|º|ª)?\\.?(?: (?:of|de)(?= )| d['’])?[ -]?(${WORD})` +
    `(?:,?(?: (?:de|del))?[ -]'?(\\d{4}|\\d{2})${NO_TIME})?`,
  'giu',
);

/**
 * The dates in a text, in order of place. Where all digits can be read in two ways, both dates are given.
 *
 * @param lang BCP 47 tag of the page, or "": decides between day and month first, and names the months.
 */
export function findDates(text: string, lang: string, hints: DateHints = {}): FoundDate[] {
  const cut = text.slice(0, 4000);
  const found: FoundDate[] = [];
  if (!/\d/.test(cut) || !mayNameDay(cut, lang)) return found;
  const add = (match: RegExpMatchArray, dates: string[], yearless: string | null, length = match[0].length): void => {
    const index = match.index ?? 0;
    if (found.some((other) => index < other.index + other.length && other.index < index + length)) return;
    found.push({ dates, yearless, index, length });
  };
  for (const match of cut.matchAll(NUMERIC)) {
    const dates = readNumeric(match, lang, hints);
    if (dates.length > 0) add(match, dates, null);
  }
  for (const match of cut.matchAll(EAST)) place(match, match[1], Number(match[2]), match[3]);
  const { months } = dateWords(lang);
  if (!mayNameMonth(cut, lang)) return found;
  for (const match of cut.matchAll(MONTH_FIRST)) {
    const month = months.get(dateWordKey(match[1] ?? ''));
    if (month !== undefined) place(match, match[3], month, match[2]);
  }
  for (const match of cut.matchAll(DAY_FIRST)) {
    const month = months.get(dateWordKey(match[2] ?? ''));
    if (month !== undefined) place(match, match[3], month, match[1]);
  }
  return found.sort((a, b) => a.index - b.index);

  function place(match: RegExpMatchArray, year: string | undefined, month: number, day: string | undefined): void {
    if (year !== undefined) {
      const date = isoDate(fullYear(year), month, Number(day));
      if (date !== null) add(match, [date], null);
      return;
    }
    if (isoDate(2024, month, Number(day)) === null) return;
    const date = hints.near === undefined ? null : nearest(hints.near, month, Number(day));
    add(match, date === null ? [] : [date], date === null ? `${two(month)}-${two(Number(day))}` : null);
  }
}

/** False only for a text that names no day in digits or by a month; asked first because most texts do not. */
export function mayNameDay(text: string, lang: string): boolean {
  return /\d[-/.] ?\d|\d ?[月월]/.test(text) || mayNameMonth(text, lang);
}

const monthPatterns = new Map<string, RegExp>();

/** False only for a text that holds the name of no month; asked first because most texts do not. */
function mayNameMonth(text: string, lang: string): boolean {
  if (!/^[\x20-\x7e]*$/.test(text)) return true;
  let pattern = monthPatterns.get(lang);
  if (pattern === undefined) {
    const plain = [...dateWords(lang).months.keys()].filter((name) => /^[\x20-\x7e]+$/.test(name));
    const names = plain.map((name) => name.replace(/\W/g, '\\$&'));
    pattern = new RegExp(`(?<![a-z])(?:${names.join('|')})(?![a-z])`, 'i');
    if (monthPatterns.size > 50) monthPatterns.clear();
    monthPatterns.set(lang, pattern);
  }
  return pattern.test(text);
}

/** What the all-digit dates of a page prove about their order: a number over 12 can only be the day. */
export function dateOrderOf(texts: Iterable<string>): DateOrder | null {
  let dayFirst = false;
  let monthFirst = false;
  for (const text of texts) {
    for (const match of text
      .slice(0, 400)
      .matchAll(/(?<![\d./-])(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})(?![\d/-])/g)) {
      const [first, second] = [Number(match[1]), Number(match[2])];
      if (first > 12 && first <= 31 && second <= 12) dayFirst = true;
      if (second > 12 && second <= 31 && first <= 12) monthFirst = true;
    }
  }
  return dayFirst && monthFirst ? 'mixed' : dayFirst ? 'dmy' : monthFirst ? 'mdy' : null;
}

/** YYYY-MM-DD, or null when there is no such day. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The ISO date `days` later (earlier when negative). */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function readNumeric(match: RegExpMatchArray, lang: string, hints: DateHints): string[] {
  const [, year, , month, day, first, sign, second, last] = match;
  if (year !== undefined) return only([isoDate(Number(year), Number(month), Number(day))]);
  const full = fullYear(last ?? '');
  const dmy = isoDate(full, Number(second), Number(first));
  const mdy = isoDate(full, Number(first), Number(second));
  if (sign === '.') return last?.length === 2 && Number(first) > 31 ? [] : only([dmy]);
  if (dmy === null || mdy === null || dmy === mdy) return only([dmy ?? mdy]);
  const order = hints.order ?? orderOfLanguage(lang);
  if (order === 'dmy') return [dmy];
  return order === 'mdy' ? [mdy] : [dmy, mdy];
}

/** The order that CLDR gives for a language; null where that is no evidence ("", plain "en", year-first languages). */
function orderOfLanguage(lang: string): 'dmy' | 'mdy' | null {
  if (lang === '' || /^en$/i.test(lang)) return null;
  try {
    const parts = new Intl.DateTimeFormat(lang, { calendar: 'gregory', timeZone: 'UTC' }).formatToParts(0);
    const order = parts
      .map((part) => part.type)
      .filter((type) => type === 'day' || type === 'month' || type === 'year');
    if (order[0] === 'day') return 'dmy';
    return order[0] === 'month' ? 'mdy' : null;
  } catch {
    return null;
  }
}

function nearest(near: string, month: number, day: number): string | null {
  const year = Number(near.slice(0, 4));
  const at = Date.parse(near);
  const dates = only([isoDate(year - 1, month, day), isoDate(year, month, day), isoDate(year + 1, month, day)]);
  const byDistance = dates.sort((a, b) => Math.abs(Date.parse(a) - at) - Math.abs(Date.parse(b) - at));
  return byDistance[0] ?? null;
}

function only(dates: (string | null)[]): string[] {
  return dates.filter((date) => date !== null);
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
