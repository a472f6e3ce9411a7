import { dateWordKey, dateWords } from '../../values/date-words.ts';
import { possibleDates } from '../../values/parse-moment.ts';
import { plainText } from '../../values/plain-text.ts';

/** What dates a day that is named without its year. */
export interface Near {
  /** First day of the range that the page names. */
  span: string | null;
  today: string | null;
}

/** Does an ISO date fall on this weekday, 1 for Monday? Yes when it is null. */
export function isWeekday(date: string, weekday: number | null): boolean {
  return weekday === null || ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1 === weekday;
}

/**
 * The one day that a text names and nothing else. Without a year it is the day nearest to the range that the page names,
 * else nearest to today if its weekday is written; a day on another weekday than written is none.
 */
export function dayNamed(text: string, { span, today }: Near, lang: string): string | null {
  const words = plainText(text).match(/[\p{L}\p{M}]+\.?/gu) ?? [];
  const { weekdays } = dateWords(lang);
  const weekday = words.map((word) => weekdays.get(dateWordKey(word))).find((day) => day !== undefined);
  const fits = (date: string) => isWeekday(date, weekday ?? null);
  const plain = possibleDates(text, lang).filter(fits);
  if (plain.length > 0) return plain.length === 1 ? (plain[0] ?? null) : null;
  const near = span ?? (weekday === undefined ? null : today);
  if (near === null) return null;
  const dates = possibleDates(text, lang, { near });
  return dates.length === 1 && fits(dates[0] ?? '') ? (dates[0] ?? null) : null;
}
