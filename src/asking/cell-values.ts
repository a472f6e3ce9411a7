import { findDates } from '../reading/values/date-text.ts';
import { dateWordKey, dateWords } from '../reading/values/date-words.ts';
import type { DecimalMark } from '../reading/values/number-marks.ts';
import { parseNumber } from '../reading/values/parse-number.ts';
import type { Measure } from './derivation.ts';

/** A number with the unit or currency that is written beside it, if any. */
export interface Amount {
  value: number;
  unit: string | null;
}

const PLAIN = /^-?\d{1,3}(?:\.\d{1,2})?$|^\d{4}$/;
const ORDINAL = /^(\d{1,4})(?:st|nd|rd|th)$/i;
const DURATION = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(\.\d{1,3})?$/;

/** A cell's text without notes in brackets at its end, footnote signs and quotes around it. */
export function bareText(text: string): string {
  let bare = text.trim();
  if (/[\])*†‡]$/.test(bare)) {
    for (let before = ''; before !== bare && bare !== ''; ) {
      before = bare;
      bare = bare.replace(/(?<=.)(?:\[[^[\]]{0,40}\]|\s\([^()]{0,80}\)|[*†‡])$/u, '').trim();
    }
  }
  return /^"[^"]+"$/.test(bare) ? bare.slice(1, -1) : bare;
}

/**
 * The one number that a cell holds: notes in brackets are left out, "3rd" is 3, "1:02.5" is 62.5 (seconds). Null when it
 * holds none or several. Years BC are below nought.
 */
export function amountOf(text: string, lang: string, mark: DecimalMark | null): Amount | null {
  if (PLAIN.test(text)) return { value: Number(text), unit: null };
  if (!/\d/.test(text)) return null;
  const bare = bareText(text).replace(/^(?:c\.|ca\.|#|T-?(?=\d{1,2}(?!\d)))\s?/i, '');
  const ordinal = ORDINAL.exec(bare)?.[1];
  if (ordinal !== undefined) return { value: Number(ordinal), unit: null };
  const time = DURATION.exec(bare);
  if (time !== null) {
    const [, hours = '0', minutes, seconds, fraction = '0'] = time;
    return { value: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction), unit: 'min:s' };
  }
  const parsed = parseNumber(bare, lang, mark);
  if (parsed === null) return null;
  if (/^BCE?$/.test(parsed.unit ?? '')) return { value: -parsed.value, unit: null };
  return { value: parsed.value, unit: parsed.unit };
}

/** The first year from 1000 to 2199 in a text, below nought where it is BC, or null. */
export function yearOf(text: string): number | null {
  const match = /(?<![\d.,])(?:1\d|2[01])\d\d(?![\d]|[.,]\d)/.exec(text);
  if (match === null) return null;
  return /^ ?B\.?C/.test(text.slice(match.index + 4)) ? -Number(match[0]) : Number(match[0]);
}

/**
 * The first day in a text as year x 10000 + month x 100 + day, with 0 for what is not told; null when there is none or
 * when day and month cannot be told apart.
 */
export function dayOf(text: string, lang: string): number | null {
  if (!/\d/.test(text) || text.length > 200) return null;
  const [found] = findDates(text, lang);
  if (found !== undefined) {
    if (found.dates.length > 1) return null;
    const iso = found.dates[0] ?? (found.yearless === null ? undefined : `0000-${found.yearless}`);
    return iso === undefined || !/^\d{4}-\d\d-\d\d$/.test(iso) ? null : Number(iso.replaceAll('-', ''));
  }
  const year = yearOf(text);
  if (year === null) return null;
  const word = /(\p{L}{3,})\.?,? (?=\d{4})/u.exec(text)?.[1];
  const month = word === undefined ? undefined : dateWords(lang).months.get(dateWordKey(word));
  return year * 10000 + (month ?? 0) * 100;
}

/** What a cell measures; null when it does not tell. */
export function measureOf(text: string, as: Measure, lang: string, mark: DecimalMark | null): Amount | null {
  if (as === 'number') return amountOf(text, lang, mark);
  const value = as === 'year' ? yearOf(text) : dayOf(text, lang);
  return value === null ? null : { value, unit: null };
}
