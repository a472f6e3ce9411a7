import { parse } from 'chrono-node/en';
import type { Clock } from '../../asking/engine.ts';

/** The day or days, and the time of day, that a question speaks of. */
export interface AskedTime {
  /** ISO dates, inclusive. Null when it names a time of day only. */
  from: string | null;
  to: string | null;
  /** HH:MM. */
  at: string | null;
  /** Day and month were said but no year: the page's own year may decide. */
  yearOpen: boolean;
  /** Where in the question it stands: [start, end) offsets. */
  spans: [number, number][];
}

const DAY_MS = 86_400_000;

/** ISO date `days` after an ISO date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Day of the week of an ISO date, 0 for Monday. */
export function weekday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The question looks back: a bare weekday is then the one before. */
const IS_PAST = /\b(?:last|past|ago|yesterday|previous|was|were|did|had)\b/i;

const pad = (n: number): string => String(n).padStart(2, '0');

/**
 * Finds the dates and times in an English question, measured from the clock (wall clock of the person). Weeks run from
 * Monday to Sunday. Null when there are none. Bare numbers, years and quarters are not times.
 */
export function findTimes(question: string, clock: Clock): AskedTime | null {
  const [year = 2000, month = 1, day = 1] = clock.today.split('-').map(Number);
  const [hour = 0, minute = 0] = clock.time.split(':').map(Number);
  const found: AskedTime = { from: null, to: null, at: null, yearOpen: false, spans: [] };
  const span = wholeSpan(question, clock.today);
  if (span !== null) {
    found.from = span.from;
    found.to = span.to;
    found.spans.push(span.at);
  }
  const results = parse(question, new Date(year, month - 1, day, hour, minute), {
    forwardDate: !IS_PAST.test(question),
  });
  for (const result of results) {
    const start = result.start;
    const end = result.end ?? null;
    const says = (part: 'day' | 'weekday' | 'month' | 'hour'): boolean => start.isCertain(part);
    if (!says('day') && !says('weekday') && !says('month') && !says('hour')) continue;
    if (says('hour') && !says('day') && !says('weekday') && !/[:apm]|noon|midnight|\bat\b/i.test(result.text)) continue;
    found.spans.push([result.index, result.index + result.text.length]);
    if (says('hour')) found.at = `${pad(start.get('hour') ?? 0)}:${pad(start.get('minute') ?? 0)}`;
    if (!says('day') && !says('weekday') && !says('month')) {
      if (/\b(?:this|tonight)\b/i.test(result.text) && found.from === null) found.from = found.to = clock.today;
      continue;
    }
    if (span !== null) continue;
    const from = isoOf(start);
    if (says('month') && !says('day') && !says('weekday')) {
      found.from = `${from.slice(0, 7)}-01`;
      found.to = lastOfMonth(from);
    } else {
      const to = end === null ? from : isoOf(end);
      found.from = found.from === null || from < found.from ? from : found.from;
      found.to = found.to === null || to > found.to ? to : found.to;
    }
    found.yearOpen = !start.isCertain('year') && says('month');
  }
  return found.spans.length === 0 ? null : found;
}

function isoOf(parts: { get(part: 'year' | 'month' | 'day'): number | null }): string {
  return `${parts.get('year')}-${pad(parts.get('month') ?? 1)}-${pad(parts.get('day') ?? 1)}`;
}

function lastOfMonth(date: string): string {
  const [year = 2000, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Weeks, months and weekends as whole spans: "the week of November 30", "next week", "this month", "the weekend". */
function wholeSpan(question: string, today: string): { from: string; to: string; at: [number, number] } | null {
  const monday = addDays(today, -weekday(today));
  const match =
    /\b(?:(this|next|last|coming|following) (week(?:end)?|month)|(?:the )?week (?:of|starting|beginning|from) (.{3,30}))\b|\b(?:the )?(weekend)\b/i.exec(
      question,
    );
  if (match === null) return null;
  const at: [number, number] = [match.index, match.index + match[0].length];
  const which = match[1]?.toLowerCase() ?? 'this';
  const step = which === 'this' || which === 'coming' ? 0 : which === 'last' ? -1 : 1;
  const unit = (match[2] ?? match[4] ?? '').toLowerCase();
  if (unit === 'week') return { from: addDays(monday, 7 * step), to: addDays(monday, 7 * step + 6), at };
  if (unit === 'weekend') return { from: addDays(monday, 7 * step + 5), to: addDays(monday, 7 * step + 6), at };
  if (unit === 'month') {
    const [year = 2000, month = 1] = today.split('-').map(Number);
    const first = new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10);
    return { from: first, to: lastOfMonth(first), at };
  }
  const [year = 2000, month = 1, day = 1] = today.split('-').map(Number);
  const named = parse(match[3] ?? '', new Date(year, month - 1, day, 9), { forwardDate: false })[0];
  if (named === undefined || !(named.start.isCertain('day') || named.start.isCertain('weekday'))) return null;
  const date = isoOf(named.start);
  const from = addDays(date, -weekday(date));
  return {
    from,
    to: addDays(from, 6),
    at: [match.index, question.indexOf(match[3] ?? '') + named.index + named.text.length],
  };
}
