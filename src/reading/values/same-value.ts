import type { DateHints } from './date-text.ts';
import { readWhole } from './parse-moment.ts';
import { parseNumber } from './parse-number.ts';
import { textKey } from './plain-text.ts';
import { sameUnit } from './units.ts';

/**
 * Do two texts say the same: equal as text (case and blanks aside), or as numbers, dates or times ("9:15a" and
 * "09:15", "1,200.00" and "1200"). What can be read in two ways equals nothing but its own text.
 *
 * @param lang BCP 47 tag of the page that both stand on, or "".
 */
export function sameValue(a: string, b: string, lang: string, hints: DateHints = {}): boolean {
  if (textKey(a) === textKey(b)) return true;
  const [first, second] = [parseNumber(a, lang), parseNumber(b, lang)];
  if (first !== null && second !== null) {
    return first.value === second.value && first.shape === second.shape && sameUnit(first.unit, second.unit);
  }
  const key = momentKey(a, lang, hints);
  return key !== null && key === momentKey(b, lang, hints);
}

/** One text per meaning of a date or time; null when it is neither, or not clear. */
function momentKey(text: string, lang: string, hints: DateHints): string | null {
  const read = readWhole(text, lang, hints);
  if (read === null) return null;
  if (read.found !== null && read.found.dates.length !== 1 && read.found.yearless === null) return null;
  const day = read.found === null ? '' : (read.found.dates[0] ?? read.found.yearless ?? '');
  return `${day} ${read.times.map((time) => `${time.start}-${time.end ?? ''}`).join(' ')}`;
}
