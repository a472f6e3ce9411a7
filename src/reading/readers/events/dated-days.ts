import type { Scan, Seen } from '../../scan.ts';
import { addDays } from '../../values/date-text.ts';
import { plainText } from '../../values/plain-text.ts';
import { boxesOf, type DayBox } from './day-boxes.ts';
import { datesOfDay } from './day-named.ts';
import { spanNamed } from './numbered-days.ts';
import { shortTexts } from './short-texts.ts';

/**
 * Days of a drawn calendar whose heads write their dates ("11/30/2026", "Mo., 30.11.", "1 Dec"): the longest run of texts, three at
 * least, that count on from day to day. Of the ways to read the digits only one may do so. Without a year it is the one near the range
 * that the page names, or near today where weekdays stand beside.
 */
export function datedDays(scan: Scan, lang: string, today: string | null): DayBox[] {
  if (!scan.rendered) return [];
  const near = { span: spanNamed(scan, lang)?.from ?? null, today };
  let runs: { seen: Seen; date: string }[][] = [];
  let best: typeof runs = [];
  const close = (): void => {
    const longest = Math.max(0, ...[...runs, ...best].map((run) => run.length));
    best = [...best, ...runs].filter((run) => run.length === longest);
    runs = [];
  };
  for (const seen of shortTexts(scan, 3, 32)) {
    if (!scan.holdsDigit(seen)) continue;
    const dates = datesOfDay(plainText(scan.text(seen)), near, lang);
    if (dates.length === 0) continue;
    const longer = runs.flatMap((run) => {
      const next = addDays(run[run.length - 1]?.date ?? '', 1);
      return dates.includes(next) ? [[...run, { seen, date: next }]] : [];
    });
    if (longer.length === 0) close();
    runs = longer.length > 0 ? longer : dates.map((date) => [{ seen, date }]);
  }
  close();
  const [only, ...others] = best;
  return only === undefined || only.length < 3 || others.length > 0 ? [] : boxesOf(scan, only);
}
