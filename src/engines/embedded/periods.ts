import type { Clock } from '../../asking/engine.ts';
import { addDays, weekday } from './whole-span.ts';

/** A stretch of time that a label or a question names, in one form: "last month" and "October 2026" have one key. */
export interface Period {
  /** `month:2026-10`, `quarter:*-4` when no year is said, `span:30 day`, `every:month`. */
  key: string;
  /** Offsets [start, end) into the text. */
  at: [number, number];
  /** It is the one that today lies in. */
  now: boolean;
  /** Said from today: "last month". */
  relative: boolean;
}

const UNITS = 'day|week|month|quarter|year';
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const PERIOD = new RegExp(
  [
    `\\b(this|current|last|previous|prior|past|next|coming|upcoming|following) (${UNITS})\\b`,
    '\\b(today|tonight|yesterday|tomorrow)\\b',
    `\\b([mqwy])td\\b|\\b(${UNITS})[ -]to[ -]date\\b`,
    `\\b(\\d{1,3}) ?-?(h|hrs?|hours?|d|days?|weeks?|months?|years?)\\b`,
    '\\b(hourly|daily|weekly|monthly|quarterly|yearly|annual(?:ly)?)\\b',
    `\\b(?:per|every|each|an?) (hour|${UNITS}|user|seat)\\b`,
    `\\b(${MONTHS})\\b\\.?(?:,? ((?:19|20)\\d\\d)\\b)?`,
    '\\bq([1-4])(?:[ /-]{1,3}((?:19|20)\\d\\d))?\\b',
    "\\bfy ?'?((?:20)?\\d\\d)\\b|\\b((?:19|20)\\d\\d)\\b",
  ].join('|'),
  'g',
);
const EVERY: Record<string, string> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
};
const TO_DATE: Record<string, string> = { m: 'month', q: 'quarter', w: 'week', y: 'year' };

/** Every period that a text (lower case) names. Relative ones are measured from the clock; weeks start on Monday. */
export function periodsIn(text: string, { today }: Clock): Period[] {
  if (
    !/\bq[1-4]|\bfy|\b(?:19|20)\d\d\b|\d ?-?[hd]|day|week|month|quarter|year|td\b|ly\b|tonight|tomorrow|per|\b(?:jan|feb|ma[ry]|apr|ju[nl]|aug|sep|oct|nov|dec)/.test(
      text,
    )
  )
    return [];
  const found: Period[] = [];
  for (const match of text.matchAll(PERIOD)) {
    const key = keyOf(match, today);
    if (key === null) continue;
    found.push({
      key,
      at: [match.index, match.index + match[0].length],
      now: UNITS.split('|').some((unit) => key === relative(unit, 0, today)),
      relative: (match[1] ?? match[3] ?? match[4] ?? match[5]) !== undefined,
    });
  }
  return found;
}

function keyOf(match: RegExpMatchArray, today: string): string | null {
  const [, which, unit, day, td, toDate, n, of, often, each, month, monthYear, quarter, quarterYear, fiscal, year] =
    match;
  if (unit !== undefined)
    return relative(
      unit,
      /^(?:this|current)$/.test(which ?? '') ? 0 : /^(?:next|coming|up|fo)/.test(which ?? '') ? 1 : -1,
      today,
    );
  if (day !== undefined) return relative('day', day === 'yesterday' ? -1 : day === 'tomorrow' ? 1 : 0, today);
  if (td !== undefined) return relative(TO_DATE[td] ?? 'year', 0, today);
  if (toDate !== undefined) return relative(toDate, 0, today);
  if (n !== undefined) return `span:${n} ${(of ?? '').charAt(0)}`;
  if (often !== undefined) return `every:${EVERY[often] ?? 'year'}`;
  if (each !== undefined) return `every:${each}`;
  if (month !== undefined) {
    // "may" and "mar" alone are words as well.
    if (month === 'may' && monthYear === undefined && match[0] === match.input?.trim()) return null;
    const index = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(month.slice(0, 3)) / 3 + 1;
    return `month:${monthYear ?? '*'}-${String(index).padStart(2, '0')}`;
  }
  if (quarter !== undefined) return `quarter:${quarterYear ?? '*'}-${quarter}`;
  const said = fiscal ?? year;
  return said === undefined ? null : `year:${said.length === 2 ? `20${said}` : said}`;
}

function relative(unit: string, step: number, today: string): string {
  const [year = 2000, month = 1] = today.split('-').map(Number);
  switch (unit) {
    case 'day':
      return `day:${addDays(today, step)}`;
    case 'week':
      return `week:${addDays(today, 7 * step - weekday(today))}`;
    case 'month':
      return `month:${new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 7)}`;
    case 'quarter': {
      const index = year * 4 + Math.floor((month - 1) / 3) + step;
      return `quarter:${Math.floor(index / 4)}-${(index % 4) + 1}`;
    }
    default:
      return `year:${year + step}`;
  }
}

/** Whether two periods may be the same one: a month or quarter without its year is that of any year. */
export function samePeriod(a: string, b: string): boolean {
  if (a === b) return true;
  const [unitA = '', restA = ''] = a.split(':');
  const [unitB = '', restB = ''] = b.split(':');
  if (unitA !== unitB || !(restA.startsWith('*') || restB.startsWith('*'))) return false;
  return restA.split('-')[1] === restB.split('-')[1];
}
