import { rectOf } from '../../dom.ts';
import type { Scan, Seen } from '../../scan.ts';
import { addDays, isoDate } from '../../values/date-text.ts';
import { dateWordKey, dateWords } from '../../values/date-words.ts';
import { plainText } from '../../values/plain-text.ts';
import { boxesOf, type DayBox } from './day-boxes.ts';
import { isWeekday } from './day-named.ts';
import { type Month, monthsAround, monthsBeside, namedMonths, yearlessMonths } from './named-range.ts';
import { isHidden, shortTexts } from './short-texts.ts';

interface Numbered {
  seen: Seen;
  day: number;
  /** ISO weekday beside the number ("Mon 30"), or null. */
  weekday: number | null;
  /** Month beside the number ("December 1"), or null. */
  month: number | null;
}

/**
 * Days of a calendar that only writes their numbers: a run of numbers that count on from day to day, dated by the month
 * that the page names ("December 2026", "Nov 30 – Dec 6, 2026"). Empty unless exactly one dating fits.
 *
 * @param today where the page names months and weekdays but no year, the year is the one around this date that fits; where
 *   it names no month, the days are dated if this one is among them on its weekday.
 */
export function numberedDays(scan: Scan, url: string, lang: string, today: string | null): DayBox[] {
  const written = numbers(scan, lang);
  const inOrder = runsOf(written).filter((run) => run.length >= 5);
  const runs =
    inOrder.length > 0 || !scan.rendered ? inOrder : runsOf(byPlace(written)).filter((run) => run.length >= 5);
  if (runs.length === 0) return [];
  const named = namedMonths(scan, url, lang);
  const yearless = named.length > 0 || today === null ? [] : yearlessMonths(scan, lang);
  const isNameless = named.length === 0 && yearless.length === 0;
  const months =
    named.length > 0 || today === null ? named : isNameless ? monthsBeside(today) : monthsAround(today, yearless);
  if (months.length === 0) return [];
  const weekdays = firstWeekday(scan, lang);
  for (const run of runs.sort((a, b) => b.length - a.length)) {
    const isPinned =
      run.some((one) => one.weekday !== null || one.month !== null) || (run.length >= 28 && weekdays !== null);
    if (named.length === 0 && !isPinned) continue;
    const fitting = months.flatMap((month) => startsOf(run, month, weekdays));
    const starts = new Set(fitting.filter((start) => !isNameless || isAmong(today, start, run.length)));
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

/** Is a date one of `days` days from `start`? */
const isAmong = (date: string | null, start: string, days: number): boolean =>
  date !== null && date >= start && date < addDays(start, days);
