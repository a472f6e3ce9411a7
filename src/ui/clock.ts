import type { Claim, Provenance, ShownBecause, Source } from '../asking/answer.ts';
import { type PhraseKey, say } from '../phrases/phrases.ts';

/** Where the person is: what instants are worded by. */
export interface Wall {
  /** Epoch milliseconds. */
  now: number;
  /** BCP 47 tag for dates and times. */
  locale: string;
  /** IANA time zone; undefined for the machine's own. */
  timeZone?: string | undefined;
}

/** How old a reading looks: `fresh` for a minute, then `read`, and `old` (greyed, with "ask again") after ten. */
export type Age = 'fresh' | 'read' | 'old';

const FRESH_MS = 60_000;
const OLD_MS = 600_000;
const DAY_MS = 86_400_000;

const format = (instant: number, wall: Wall, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(wall.locale, { ...options, timeZone: wall.timeZone }).format(instant);

/** Wall-clock time, "9:02" or "9:02 AM" as the locale has it. */
export const wordTime = (instant: number, wall: Wall): string =>
  format(instant, wall, { hour: 'numeric', minute: '2-digit' });

const dayOf = (instant: number, wall: Wall): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: wall.timeZone }).format(instant);

const hourOf = (instant: number, wall: Wall): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: wall.timeZone }).format(instant),
  );

/** Whole calendar days from the instant's day to today; negative for days to come. */
const daysAgo = (instant: number, wall: Wall): number =>
  Math.round((Date.parse(dayOf(wall.now, wall)) - Date.parse(dayOf(instant, wall))) / DAY_MS);

/** A date in full, "12 November 2026". */
export const wordFullDate = (instant: number, wall: Wall): string =>
  format(instant, wall, { day: 'numeric', month: 'long', year: 'numeric' });

/** A day: "today", "yesterday", "3 March", with the year when it is not this one. */
export function wordDay(instant: number, wall: Wall): string {
  const ago = daysAgo(instant, wall);
  if (ago === 0) return say('today');
  if (ago === 1) return say('yesterday');
  const thisYear = dayOf(instant, wall).slice(0, 4) === dayOf(wall.now, wall).slice(0, 4);
  return thisYear ? format(instant, wall, { day: 'numeric', month: 'long' }) : wordFullDate(instant, wall);
}

/** The instant of a dated copy: "this morning, 9:12", "yesterday, 9:12", "12 November 2026, 9:12". */
export function wordAsOf(instant: number, wall: Wall): string {
  const time = wordTime(instant, wall);
  const ago = daysAgo(instant, wall);
  if (ago === 1) return say('yesterday_time', { time });
  if (ago !== 0) return `${wordFullDate(instant, wall)}, ${time}`;
  const hour = hourOf(instant, wall);
  if (hour < 5) return say('today_time', { time });
  if (hour < 12) return say('morning_time', { time });
  return say(hour < 18 ? 'afternoon_time' : 'evening_time', { time });
}

/** "at 9:02" today, "yesterday at 9:02" or "on 3 March at 9:02" before. */
export function wordAt(instant: number, wall: Wall): string {
  const time = wordTime(instant, wall);
  const ago = daysAgo(instant, wall);
  if (ago === 0) return say('at_time', { time });
  return ago === 1 ? say('yesterday_at', { time }) : say('on_day_at', { day: wordDay(instant, wall), time });
}

const because: Record<ShownBecause, PhraseKey> = {
  'unsafe-url': 'shown_unsafe_url',
  'other-page': 'shown_other_page',
  'not-in-fresh': 'shown_not_in_fresh',
  'other-view': 'shown_other_view',
  unreachable: 'shown_unreachable',
  'no-permission': 'shown_no_permission',
  'not-opened': 'shown_not_opened',
};

/** A day as what follows "since". */
export function wordSince(instant: number, wall: Wall): string {
  const ago = daysAgo(instant, wall);
  const day = wordDay(instant, wall);
  return ago === 0 || ago === 1 ? day : say('since_day', { day });
}

/** A day as when something was said: "today", "on 3 March". */
export const wordOnDay = (instant: number, wall: Wall): string => {
  const ago = daysAgo(instant, wall);
  const day = wordDay(instant, wall);
  return ago === 0 || ago === 1 ? day : say('on_day', { day });
};

const placeOf = ({ title, url, where, toldBy }: Source): string => {
  const how = toldBy === undefined ? '' : say(toldBy === 'app' ? 'told_by_app' : 'told_as_drawn');
  return [title.trim() || url, whereText(where.trim()), how].filter(Boolean).join(', ');
};

/** Where on a page, as the engine says it of cells; what else it says are headings of the page. */
function whereText(where: string): string {
  const cell = /^row (.+), column (.+)$/s.exec(where);
  return cell === null ? where : say('where_cell', { row: cell[1] ?? '', column: cell[2] ?? '' });
}

const readAtOf = (provenance: Provenance): number | null =>
  provenance.clock === 'now' || provenance.clock === 'shown' ? provenance.readAt : null;

/**
 * How old a claim's reading is. Null for what is remembered or dated: those do not age on the screen. An instant in the
 * future (the machine's clock was set back) counts as fresh.
 */
export function ageOf(provenance: Provenance, now: number): Age | null {
  const readAt = readAtOf(provenance);
  if (readAt === null) return null;
  const elapsed = now - readAt;
  if (elapsed < FRESH_MS) return 'fresh';
  return elapsed < OLD_MS ? 'read' : 'old';
}

/** The provenance line as shown at `wall.now`. Starts in lower case; holds no claim about any other moment. */
export function wordProvenance(provenance: Provenance, wall: Wall): string {
  switch (provenance.clock) {
    case 'remembered':
      return provenance.vouched === null
        ? say('remembered_since', { day: wordSince(provenance.since, wall) })
        : say('told_me', { day: wordOnDay(provenance.vouched, wall) });
    case 'as-of':
      return say('as_of', { time: wordAsOf(provenance.asOf, wall) });
    case 'shown': {
      const isToday = daysAgo(provenance.loadedAt, wall) === 0;
      const time = isToday ? wordTime(provenance.loadedAt, wall) : wordAt(provenance.loadedAt, wall);
      return say('as_shown', { time, because: say(because[provenance.because]), place: placeOf(provenance.source) });
    }
    case 'now': {
      const place = placeOf(provenance.source);
      const isFresh = ageOf(provenance, wall.now) === 'fresh';
      const read = isFresh
        ? say('read_now', { place })
        : say('read_at', { time: wordAt(provenance.readAt, wall), place });
      const rest = provenance.mayBeCached ? say('after_reload', { rest: read }) : read;
      return provenance.settled ? rest : say('still_changing', { rest });
    }
  }
}

/** A claim as text to paste elsewhere: the value with a clock that stays true, so full dates and never "just now". */
export function wordCopy(claim: Claim, wall: Wall): string {
  const { provenance } = claim;
  const full = (instant: number) => `${wordFullDate(instant, wall)}, ${wordTime(instant, wall)}`;
  const stamp = (): string => {
    switch (provenance.clock) {
      case 'remembered':
        return provenance.vouched === null
          ? say('remembered_since', { day: say('since_day', { day: wordFullDate(provenance.since, wall) }) })
          : say('told_by_me', { day: say('on_day', { day: wordFullDate(provenance.vouched, wall) }) });
      case 'as-of':
        return say('as_of', { time: full(provenance.asOf) });
      case 'shown':
        return say('as_shown_copy', { time: full(provenance.loadedAt), place: placeOf(provenance.source) });
      case 'now': {
        const rest = say('read_copy', { time: full(provenance.readAt), place: placeOf(provenance.source) });
        return provenance.mayBeCached ? say('after_reload_copy', { rest }) : rest;
      }
    }
  };
  const subject = claim.subject.trim();
  return `${subject === '' ? '' : `${subject}: `}${claim.value.text} (${stamp()})`;
}
