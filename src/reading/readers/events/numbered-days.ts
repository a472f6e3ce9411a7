import { attrOf, rectOf } from '../../dom.ts';
import type { Scan, Seen } from '../../scan.ts';
import { addDays, dateOrderOf, findDates, isoDate } from '../../values/date-text.ts';
import { dateWordKey, dateWords } from '../../values/date-words.ts';
import { plainText } from '../../values/plain-text.ts';
import { boxesOf, type DayBox } from './day-boxes.ts';
import { isDayName } from './day-name.ts';
import { isWeekday } from './day-named.ts';
import { isHidden, numberedTexts, shortTexts } from './short-texts.ts';

interface Numbered {
  seen: Seen;
  day: number;
  /** ISO weekday beside the number ("Mon 30"), or null. */
  weekday: number | null;
  /** Month beside the number ("December 1"), or null. */
  month: number | null;
}

interface Month {
  year: number;
  month: number;
}

/**
 * Days of a calendar that only writes their numbers: a run of numbers that count on from day to day, dated by the month
 * that the page names ("December 2026", "Nov 30 – Dec 6, 2026"). Empty unless exactly one dating fits.
 *
 * @param today where the page names months and weekdays but no year, the year is the one around this date that fits.
 */
export function numberedDays(scan: Scan, url: string, lang: string, today: string | null): DayBox[] {
  const written = numbers(scan, lang);
  const inOrder = runsOf(written).filter((run) => run.length >= 5);
  const runs =
    inOrder.length > 0 || !scan.rendered ? inOrder : runsOf(byPlace(written)).filter((run) => run.length >= 5);
  if (runs.length === 0) return [];
  const named = namedMonths(scan, url, lang);
  const months = named.length > 0 || today === null ? named : monthsAround(today, yearlessMonths(scan, lang));
  if (months.length === 0) return [];
  const weekdays = firstWeekday(scan, lang);
  for (const run of runs.sort((a, b) => b.length - a.length)) {
    const isPinned =
      run.some((one) => one.weekday !== null || one.month !== null) || (run.length >= 28 && weekdays !== null);
    if (named.length === 0 && !isPinned) continue;
    const starts = new Set(months.flatMap((month) => startsOf(run, month, weekdays)));
    const [start] = starts;
    if (start === undefined || starts.size > 1) continue;
    const boxes = boxesOf(
      scan,
      run.map(({ seen }, i) => ({ seen, date: addDays(start, i) })),
    );
    if (boxes.length >= 5) return boxes;
  }
  return [];
}

/** Elements whose text begins with the number of a day and names nothing else before it. */
function numbers(scan: Scan, lang: string): Numbered[] {
  const { weekdays, months } = dateWords(lang);
  const found: Numbered[] = [];
  for (const seen of scan.all) {
    if (!scan.holdsDigit(seen) || isHidden(seen)) continue;
    const size = scan.size(seen);
    if (seen.children.some((kid) => scan.size(kid) === size)) continue;
    const whole = size > 24 ? null : numberIn(scan.text(seen));
    // In a cell the number may stand bare above the events.
    const [first] = whole === null && seen.ownText > 0 && (seen.tag === 'td' || seen.tag === 'li') ? seen.children : [];
    const match = first === undefined ? whole : numberIn(scan.between(seen, seen.from, first.from));
    if (match === null) continue;
    const word = match[1] ?? match[3];
    const day = Number(match[2] ?? '0');
    const key = word === undefined ? null : dateWordKey(word);
    const weekday = key === null ? null : (weekdays.get(key) ?? null);
    const month = key === null || weekday !== null ? null : (months.get(key) ?? null);
    if (day >= 1 && day <= 31 && (key === null || weekday !== null || month !== null))
      found.push({ seen, day, weekday, month });
  }
  return found;
}

/** A number of one or two digits with at most a word before and one after it. */
function numberIn(text: string): RegExpExecArray | null {
  if (/\d{4}|\d[ -/:-~]+\d|[a-z] [a-z]/i.test(text)) return null;
  return /^(?:(\p{L}+)\.?,? ?)?0?(\d{1,2})\.?(?: ?(\p{L}+)\.?)?$/u.exec(plainText(text));
}

/** Line by line as they are drawn: some calendars write a month column by column. */
function byPlace(all: readonly Numbered[]): Numbered[] {
  const placed = all
    .map((one) => ({ one, rect: rectOf(one.seen) }))
    .filter(({ rect }) => rect.height > 0)
    .sort((a, b) => a.rect.top - b.rect.top);
  let line = 0;
  const lines = placed.map(({ one, rect }, i) => {
    if (i > 0 && rect.top - (placed[i - 1]?.rect.top ?? 0) > 6) line += 1;
    return { one, line, left: rect.left };
  });
  return lines.sort((a, b) => a.line - b.line || a.left - b.left).map(({ one }) => one);
}

/** Runs of numbers that count on by one, starting again at 1 after the end of a month. */
function runsOf(all: readonly Numbered[]): Numbered[][] {
  const runs: Numbered[][] = [];
  for (const one of all) {
    const run = runs[runs.length - 1];
    const last = run?.[run.length - 1];
    const follows = last !== undefined && (one.day === last.day + 1 || (one.day === 1 && last.day >= 28));
    const nested = last !== undefined && last.seen.order < one.seen.order && one.seen.order <= last.seen.end;
    if (nested) continue;
    if (follows) run?.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** First days that date a run so that every number agrees, in or at the edge of the named month. */
function startsOf(run: readonly Numbered[], { year, month }: Month, weekday: number | null): string[] {
  const starts: string[] = [];
  for (const shift of [-1, 0, 1]) {
    const first = new Date(Date.UTC(year, month - 1 + shift, 1));
    const start = isoDate(first.getUTCFullYear(), first.getUTCMonth() + 1, run[0]?.day ?? 0);
    if (start === null) continue;
    const dates = run.map((_, i) => addDays(start, i));
    const named = `${year}-${String(month).padStart(2, '0')}`;
    const agrees = dates.every(
      (date, i) =>
        Number(date.slice(8)) === run[i]?.day &&
        isWeekday(date, run[i]?.weekday ?? null) &&
        Number(date.slice(5, 7)) === (run[i]?.month ?? Number(date.slice(5, 7))),
    );
    const inMonth = dates.filter((date) => date.startsWith(named)).length;
    const enough = run.length >= 28 ? inMonth >= 28 : inMonth >= 1;
    if (agrees && enough && (run.length < 28 || isWeekday(start, weekday))) starts.push(start);
  }
  return starts;
}

/** The weekday that heads the first column, where seven names follow each other. */
function firstWeekday(scan: Scan, lang: string): number | null {
  const { weekdays } = dateWords(lang);
  let run: number[] = [];
  for (const seen of shortTexts(scan, 1, 14)) {
    const day = scan.holdsDigit(seen) ? undefined : weekdays.get(dateWordKey(scan.text(seen)));
    const last = run[run.length - 1];
    if (day === undefined) run = [];
    else run = last === undefined || day === (last % 7) + 1 ? [...run, day] : [day];
    if (run.length === 7) return run[0] ?? null;
  }
  return null;
}

/** Months that headings, toolbars, the title, chosen options or the address name, the clearest source only. */
function namedMonths(scan: Scan, url: string, lang: string): Month[] {
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
  return [range.from, range.to].map((date) => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) }));
}

/** Months that headings and toolbars name without a year ("November 29 – December 05", "December"), the first such. */
function yearlessMonths(scan: Scan, lang: string): number[] {
  const { months } = dateWords(lang);
  for (const seen of shortTexts(scan, 3, 32)) {
    const words = plainText(scan.text(seen)).match(/[\p{L}\p{M}]+\.?|\d+/gu) ?? [];
    const found = words.flatMap((word) => months.get(dateWordKey(word)) ?? []);
    if (isDayName(scan.text(seen), lang) && (found.length === 1 || found.length === 2)) return found;
  }
  return [];
}

/** Those months in the year of a date, the one before and the one after: seven days' names fit one of the three only. */
function monthsAround(today: string, months: readonly number[]): Month[] {
  const year = Number(today.slice(0, 4));
  return months.flatMap((month) => [-1, 0, 1].map((step) => ({ year: year + step, month })));
}

/** "December 2026", "2026年12月", "2026.12", or a range of days. */
export function monthsIn(text: string, lang: string): Month[] {
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

/** Does an element's name, or that of one around it, say that this is a calendar? */
export function isCalendarName(seen: Seen | null): boolean {
  for (let at = seen; at !== null; at = at.parent) if (isNamedCalendar(at)) return true;
  return false;
}

/** Does the element's own name say that this is a calendar? */
export function isNamedCalendar(seen: Seen): boolean {
  if (seen.bare && !seen.tag.includes('-')) return false;
  return CALENDAR_NAME.test(`${seen.classes} ${attrOf(seen, 'id')} ${attrOf(seen, 'aria-label')} ${seen.tag}`);
}

const CALENDAR_NAME = /calend|agenda|kalender|schedul|(^|[\s_-])(events?|termine|fc|rbc|sx|ec|cal)([\s_-]|$)/i;
