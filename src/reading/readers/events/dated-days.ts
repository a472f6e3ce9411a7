import type { Scan, Seen } from '../../scan.ts';
import { addDays } from '../../values/date-text.ts';
import { plainText } from '../../values/plain-text.ts';
import { boxesOf, type DayBox } from './day-boxes.ts';
import { datesOfDay } from './day-named.ts';
import { spanNamed } from './named-range.ts';
import { shortTexts } from './short-texts.ts';

/** A day of a month in digits, and no amount of money. */
const DAY_NUMBER = /^[^$€£¥]*(?<!\d)\d{1,2}(?!\d)/;
/** Fewer days than this may stand anywhere. */
const FEWEST = 3;

/**
 * Days of a drawn calendar whose heads write their dates ("11/30/2026", "Mo., 30.11.", "1 Dec"): the longest run of texts, three at
 * least, that count on from day to day. Of the ways to read the digits only one may do so. Without a year it is the one near the range
 * that the page names, or near today where weekdays stand beside.
 */
export function datedDays(scan: Scan, lang: string, today: string | null): DayBox[] {
  if (!scan.rendered) return [];
  const near = { span: spanNamed(scan, lang)?.from ?? null, today };
  // Rows of a table write the same dates over and over.
  const known = new Map<string, string[]>();
  const datesIn = (text: string): string[] => {
    const dates = known.get(text) ?? datesOfDay(plainText(text), near, lang);
    known.set(text, dates);
    return dates;
  };
  let runs: { seen: Seen; date: string }[][] = [];
  let best: typeof runs = [];
  let longest = FEWEST;
  const close = (): void => {
    for (const run of runs) {
      if (run.length < longest) continue;
      if (run.length > longest) best = [];
      longest = run.length;
      best.push(run);
    }
    runs = [];
  };
  for (const seen of shortTexts(scan, 3, 32)) {
    const text = scan.holdsDigit(seen) ? scan.text(seen) : '';
    const dates = DAY_NUMBER.test(text) ? datesIn(text) : [];
    if (dates.length === 0) continue;
    const longer = runs.filter((run) => {
      const next = addDays(run[run.length - 1]?.date ?? '', 1);
      return dates.includes(next) && run.push({ seen, date: next });
    });
    if (longer.length === 0) close();
    runs = longer.length > 0 ? longer : dates.map((date) => [{ seen, date }]);
  }
  close();
  const [only, ...others] = best;
  return only === undefined || others.length > 0 ? [] : boxesOf(scan, only);
}
