import { attrOf } from '../../dom.ts';
import type { Seen } from '../../scan.ts';
import { parseTimeSpan } from '../../values/time-text.ts';
import { isDayName } from './day-name.ts';

const BOX = /calend|kalender|(^|[\s_-])(fc|rbc|sx|cal)([\s_-]|$)/i;

/**
 * Tells what other readers made of the chips and day numbers of a calendar, which without their day are worth nothing: a
 * time or day beside the title of an event (`titles`), or times and days in what is named a calendar.
 */
export function calendarScraps(titles: ReadonlySet<string>, lang: string): (texts: string[], at?: Seen) => boolean {
  // The same labels and values come again and again.
  const known = new Map<string, boolean>();
  const isWhen = (text: string): boolean => {
    const is = known.get(text) ?? (parseTimeSpan(text, lang) !== null || isDayName(text, lang));
    known.set(text, is);
    return is;
  };
  return (texts, at) => {
    const when = texts.filter(isWhen);
    if (when.length === 0) return false;
    // A number alone is as likely a count as a day.
    return texts.some((text) => titles.has(text)) || (when.some((text) => /\D/.test(text)) && isInCalendar(at));
  };
}

function isInCalendar(seen: Seen | undefined): boolean {
  for (let at = seen ?? null; at !== null && at.tag !== 'body'; at = at.parent) {
    if (!at.bare && BOX.test(`${at.classes} ${attrOf(at, 'id')}`)) return true;
  }
  return false;
}
