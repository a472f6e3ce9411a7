import type { Scan } from '../../scan.ts';
import { addDays, dateOrderOf, findDates, isoDate } from '../../values/date-text.ts';
import { dateWordKey, dateWords } from '../../values/date-words.ts';
import { plainText } from '../../values/plain-text.ts';
import { isDayName } from './day-name.ts';
import { numberedTexts, shortTexts } from './short-texts.ts';

/** A month of a year, 1 for January. */
export interface Month {
  year: number;
  month: number;
}

/** Months that headings, toolbars, the title, chosen options or the address name, the clearest source only. */
export function namedMonths(scan: Scan, url: string, lang: string): Month[] {
  const { months } = dateWords(lang);
  const found: Month[] = [];
  for (const said of numberedTexts(scan)) {
    const text = plainText(said);
    const named = monthsIn(text, lang);
    found.push(...(named.length > 0 ? named : monthsOfRange(text, lang)));
  }
  if (found.length === 0) {
    const params = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
    const [year, month] = [Number(params.get('year')), Number(params.get('month'))];
    if (year > 1900 && month >= 1 && month <= 12) found.push({ year, month });
    const date = /^(\d{4})-(\d\d)(-\d\d)?$/.exec(params.get('date') ?? '');
    if (date) found.push({ year: Number(date[1]), month: Number(date[2]) });
  }
  if (found.length === 0) {
    const chosen = scan.tagged('select').map((seen) => plainText(scan.text(seen)));
    const year = chosen.find((text) => /^(19|20)\d\d$/.test(text));
    const month = chosen.map((text) => months.get(dateWordKey(text))).find((number) => number !== undefined);
    if (year !== undefined && month !== undefined) found.push({ year: Number(year), month });
  }
  const keys = new Set(found.map(({ year, month }) => `${year}-${month}`));
  return [...keys].map((key) => ({ year: Number(key.split('-')[0]), month: Number(key.split('-')[1]) }));
}

/** The months of a range of at most six weeks that is written in digits ("2026-11-30 ~ 2026-12-06"). */
function monthsOfRange(text: string, lang: string): Month[] {
  if (!/\d[./-]\d/.test(text)) return [];
  const range = rangeIn(text, lang);
  if (range === null || range.to > addDays(range.from, 42)) return [];
  return [monthOf(range.from), monthOf(range.to)];
}

/** Months that headings and toolbars name without a year ("November 29 – December 05", "December"), the first such. */
export function yearlessMonths(scan: Scan, lang: string): number[] {
  const { months } = dateWords(lang);
  for (const seen of shortTexts(scan, 3, 32)) {
    const words = plainText(scan.text(seen)).match(/[\p{L}\p{M}]+\.?|\d+/gu) ?? [];
    const found = words.flatMap((word) => months.get(dateWordKey(word)) ?? []);
    if (isDayName(scan.text(seen), lang) && (found.length === 1 || found.length === 2)) return found;
  }
  return [];
}

const monthOf = (date: string): Month => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) });

/** Those months in the year of a date, the one before and the one after: seven days' names fit one of the three only. */
export function monthsAround(today: string, months: readonly number[]): Month[] {
  const year = Number(today.slice(0, 4));
  return months.flatMap((month) => [-1, 0, 1].map((step) => ({ year: year + step, month })));
}

/** The month of a date, the one before and the one after. */
export function monthsBeside(date: string): Month[] {
  const first = `${date.slice(0, 7)}-01`;
  return [addDays(first, -1), date, addDays(first, 31)].map(monthOf);
}

/** "December 2026", "2026年12月", "2026.12", or a range of days. */
function monthsIn(text: string, lang: string): Month[] {
  const { months } = dateWords(lang);
  const east = /^(\d{4}) ?[年년.\-/] ?(\d{1,2}) ?[月월]?$/.exec(text);
  if (east) return Number(east[2]) <= 12 ? [{ year: Number(east[1]), month: Number(east[2]) }] : [];
  if (!/(?:19|20)\d\d/.test(text)) return [];
  const words = text.match(/[\p{L}\p{M}]+\.?|\d+/gu) ?? [];
  const years = words.filter((word) => /^(19|20)\d\d$/.test(word)).map(Number);
  const named = words.flatMap((word) => months.get(dateWordKey(word)) ?? []);
  const other = words.filter((word) => /\p{L}/u.test(word) && !months.has(dateWordKey(word))).length;
  const [first] = years;
  const last = years[years.length - 1];
  if (first === undefined || last === undefined || named.length === 0 || named.length > 2 || other > 2) return [];
  return named.map((month, i) => ({
    year: i === 0 && named.length === 2 ? (years.length > 1 ? first : yearBefore(last, named)) : last,
    month,
  }));
}

/** "Dec – Jan 2027": the first of the two is in the year before. */
function yearBefore(year: number, [first = 0, second = 0]: readonly number[]): number {
  return first > second ? year - 1 : year;
}

/** The days that a text naming a range or a month covers, or null ("Nov 30 – Dec 6, 2026", "December 2026"). */
export function rangeIn(text: string, lang: string): { from: string; to: string } | null {
  const plain = plainText(text);
  // Without a year nothing is dated.
  if (!/\d{4}|\d[./-] ?\d{1,2}[./-] ?\d/.test(plain)) return null;
  const [month, ...more] = monthsIn(plain, lang);
  const order = dateOrderOf([plain]);
  const hints = order === null ? {} : { order };
  const dates = findDates(plain, lang, hints);
  if (month !== undefined && more.length === 0 && dates.length === 0 && !/(^|\D)\d{1,2}(\D|$)/.test(plain)) {
    const from = isoDate(month.year, month.month, 1);
    const next = isoDate(month.month === 12 ? month.year + 1 : month.year, (month.month % 12) + 1, 1);
    return from === null || next === null ? null : { from, to: addDays(next, -1) };
  }
  const last = dates[dates.length - 1]?.dates;
  const to = last?.length === 1 ? last[0] : undefined;
  if (to === undefined || dates.length > 2) return null;
  if (dates.length === 1) {
    // "Dec 7 – 13, 2026" and "7 – 13 Dec 2026" name the month once.
    const day = /(\d{1,2}) ?[–-] ?\d{1,2}/.exec(plain)?.[1];
    const from = day === undefined ? to : `${to.slice(0, 8)}${day.padStart(2, '0')}`;
    return from <= to ? { from, to } : null;
  }
  const first = findDates(plain, lang, { ...hints, near: to })[0]?.dates ?? [];
  const [from] = first;
  return from !== undefined && first.length === 1 && from <= to ? { from, to } : null;
}

/** What `spanNamed` found, by page. */
const SPANS = new WeakMap<Scan, { from: string; to: string } | null>();

/** The range of days or the month that a heading or toolbar of the page names; the first one. `lang`: the page's. */
export function spanNamed(scan: Scan, lang: string): { from: string; to: string } | null {
  let span = SPANS.get(scan);
  if (span === undefined) {
    span = null;
    for (const text of numberedTexts(scan)) {
      const range = rangeIn(text, lang);
      if (range === null || range.to <= range.from) continue;
      span = range;
      break;
    }
    SPANS.set(scan, span);
  }
  return span;
}
