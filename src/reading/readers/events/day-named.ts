import { isoDate, mayNameDay } from '../../values/date-text.ts';
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
export function dayNamed(shown: string, { span, today }: Near, lang: string): string | null {
  const text = shown.replace(/\(((?:19|20)\d\d)\)/, '$1');
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

/** Day and month in digits, with or without a weekday. */
const NO_YEAR = /^(?:(\p{L}+)[.,]* ?)?(\d{1,2})([/.-]) ?(\d{1,2})\.?$/u;

/** Every day that a text naming one day and nothing else may mean, without a year also "30.11." and "Mon 11/30"; see `dayNamed`. */
export function datesOfDay(text: string, near: Near, lang: string): string[] {
  if (!mayNameDay(text, lang)) return [];
  const { weekdays } = dateWords(lang);
  const short = NO_YEAR.exec(text);
  if (short === null) {
    const named = dayNamed(text, near, lang);
    return named === null ? possibleDates(text, lang) : [named];
  }
  const [, word, first, sign, second] = short;
  const weekday = word === undefined ? null : weekdays.get(dateWordKey(word));
  const around = near.span ?? (weekday == null ? null : near.today);
  if (weekday === undefined || around === null) return [];
  const year = Number(around.slice(0, 4));
  const dates = [year - 1, year, year + 1].flatMap((one) => [
    isoDate(one, Number(second), Number(first)),
    sign === '.' ? null : isoDate(one, Number(first), Number(second)),
  ]);
  const far = (date: string): number => Math.abs(Date.parse(date) - Date.parse(around)) / 86_400_000;
  return [...new Set(dates)]
    .filter((date) => date !== null)
    .filter((date) => far(date) < 183 && isWeekday(date, weekday));
}
