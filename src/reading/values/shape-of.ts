import type { ValueShape } from '../locator/locator.ts';
import { readWhole } from './parse-moment.ts';
import { readNumber } from './parse-number.ts';

/**
 * What kind of value a text is. A date with a time is a `date`; a stretch of time is a `time`; a number or date that
 * can be read in two ways still has its shape.
 *
 * @param lang BCP 47 tag of the page, or "".
 */
export function shapeOf(text: string, lang: string): ValueShape {
  if (text.length > 100) return 'text';
  const moment = readWhole(text, lang);
  if (moment !== null) return moment.found === null ? 'time' : 'date';
  return readNumber(text, lang)?.shape ?? 'text';
}
