import { attrOf } from '../../dom.ts';
import type { Seen } from '../../scan.ts';
import { parseTimeSpan } from '../../values/time-text.ts';
import { isDayName } from './day-name.ts';

const BOX = /calend|kalender|(^|[\s_-])(fc|rbc|sx|cal)([\s_-]|$)/i;

/**
 * Tells what other readers made of the chips and day numbers of a calendar, which without their day are worth nothing: a
 * time or day beside the title of an event (`titles`), or times and days in what is named a calendar.
 */
export function calendarScraps(
  titles: ReadonlySet<string>,
  lang: string,
): (texts: string[], at?: Seen | null) => boolean {
  // The same labels and values come again and again.
  const known = new Map<string, boolean>();
  const isWhen = (text: string): boolean => {
    const is = known.get(text) ?? (areTimes(text, lang) || isDayName(text, lang));
    known.set(text, is);
    return is;
  };
  const within = new Map<Seen, boolean>();
  const isInCalendar = (seen: Seen | null): boolean => {
    if (seen === null || seen.tag === 'body') return false;
    const is =
      within.get(seen) ??
      ((!seen.bare && BOX.test(`${seen.classes} ${attrOf(seen, 'id')}`)) || isInCalendar(seen.parent));
    within.set(seen, is);
    return is;
  };
  return (texts, at = null) => {
    const titled = texts.some((text) => titles.has(text));
    if (!titled && !isInCalendar(at)) return false;
    const when = texts.filter(isWhen);
    // A number alone is as likely a count as a day.
    return titled ? when.length > 0 : when.some((text) => /\D/.test(text));
  };
}

/** One time, a stretch of time, or its start and end beside each other. */
function areTimes(text: string, lang: string): boolean {
  if (parseTimeSpan(text, lang) !== null) return true;
  const [start, end, ...more] = text.split(/ (?=\d)/);
  if (start === undefined || end === undefined || more.length > 0) return false;
  return parseTimeSpan(start, lang) !== null && parseTimeSpan(end, lang) !== null;
}
