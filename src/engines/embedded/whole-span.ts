import { isoDate } from '../../reading/values/date-text.ts';

const DAY_MS = 86_400_000;

/** ISO date `days` after an ISO date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Day of the week of an ISO date, 0 for Monday. */
export function weekday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The last day of the month that an ISO date lies in. */
export function lastOfMonth(date: string): string {
  const [year = 2000, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** A stretch of days and where the question names it. */
interface Span {
  from: string;
  to: string;
  at: [number, number];
  /** Day and month were said but no year. */
  yearOpen?: boolean;
}

/**
 * Weeks, months and weekends as whole spans: "the week of November 30", "next week", "this month", "the weekend".
 * `dayIn` finds the first day that a text names.
 */
export function wholeSpan(question: string, today: string, dayIn: (text: string) => Span | null): Span | null {
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
  const named = dayIn(match[3] ?? '');
  if (named === null || named.from !== named.to) return null;
  const thisYear = Number(today.slice(0, 4));
  const nearer = named.yearOpen === true ? [inYear(named.from, thisYear - 1), inYear(named.from, thisYear)] : [];
  // A week that is not over is not the one of next year, even where its first days are over.
  const day = nearer.find((one) => one !== null && addDays(one, 6 - weekday(one)) >= today) ?? named.from;
  const from = addDays(day, -weekday(day));
  const { yearOpen = false } = named;
  return { from, to: addDays(from, 6), at: [match.index, question.indexOf(match[3] ?? '') + named.at[1]], yearOpen };
}

/** The same day of another year, or null where that year has no such day. */
export function inYear(date: string, year: number): string | null {
  return isoDate(year, Number(date.slice(5, 7)), Number(date.slice(8)));
}
