import type { Claim, Provenance, ShownBecause, Source } from '../asking/answer.ts';

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
  if (ago === 0) return 'today';
  if (ago === 1) return 'yesterday';
  const thisYear = dayOf(instant, wall).slice(0, 4) === dayOf(wall.now, wall).slice(0, 4);
  return thisYear ? format(instant, wall, { day: 'numeric', month: 'long' }) : wordFullDate(instant, wall);
}

/** The instant of a dated copy: "this morning, 9:12", "yesterday, 9:12", "12 November 2026, 9:12". */
export function wordAsOf(instant: number, wall: Wall): string {
  const time = wordTime(instant, wall);
  const ago = daysAgo(instant, wall);
  if (ago === 1) return `yesterday, ${time}`;
  if (ago !== 0) return `${wordFullDate(instant, wall)}, ${time}`;
  const hour = hourOf(instant, wall);
  if (hour < 5) return `today, ${time}`;
  if (hour < 12) return `this morning, ${time}`;
  return hour < 18 ? `this afternoon, ${time}` : `this evening, ${time}`;
}

/** "at 9:02" today, "yesterday at 9:02" or "on 3 March at 9:02" before. */
export function wordAt(instant: number, wall: Wall): string {
  const time = wordTime(instant, wall);
  const ago = daysAgo(instant, wall);
  if (ago === 0) return `at ${time}`;
  return ago === 1 ? `yesterday at ${time}` : `on ${wordDay(instant, wall)} at ${time}`;
}

const because: Record<ShownBecause, string> = {
  'unsafe-url': 'its address looks like an action, so I never request it myself',
  'other-page': 'a fresh copy came back as another page',
  'not-in-fresh': 'a fresh copy does not show this value',
  'other-view': 'a fresh copy opens with another tab, filter or page',
  unreachable: 'no fresh copy could be had',
  'no-permission': 'I may not load its site afresh',
  'not-opened': 'I do not load this page without a click',
};

const onDay = (instant: number, wall: Wall): string => {
  const day = wordDay(instant, wall);
  return day === 'today' || day === 'yesterday' ? day : `on ${day}`;
};

const placeOf = ({ title, url, where, toldBy }: Source): string => {
  const how = toldBy === undefined ? '' : toldBy === 'app' ? 'as its app holds it' : 'as it is drawn';
  return [title.trim() || url, where.trim(), how].filter(Boolean).join(', ');
};

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
        ? `remembered since ${wordDay(provenance.since, wall)}`
        : `you told me ${onDay(provenance.vouched, wall)}`;
    case 'as-of':
      return `as of ${wordAsOf(provenance.asOf, wall)}`;
    case 'shown': {
      const at = wordAt(provenance.loadedAt, wall).replace(/^at /, '');
      return `as shown in your tab, loaded ${at} (${because[provenance.because]}): ${placeOf(provenance.source)}`;
    }
    case 'now': {
      const when = ageOf(provenance, wall.now) === 'fresh' ? 'just now' : wordAt(provenance.readAt, wall);
      const how = provenance.mayBeCached ? 'as the app shows it after reloading, ' : '';
      const unrest = provenance.settled ? '' : ' (the page was still changing)';
      return `${how}read ${when} from ${placeOf(provenance.source)}${unrest}`;
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
          ? `remembered since ${wordFullDate(provenance.since, wall)}`
          : `told by me on ${wordFullDate(provenance.vouched, wall)}`;
      case 'as-of':
        return `as of ${full(provenance.asOf)}`;
      case 'shown':
        return `as shown in an open tab, loaded ${full(provenance.loadedAt)}: ${placeOf(provenance.source)}`;
      case 'now':
        return `${provenance.mayBeCached ? 'as shown after reloading, ' : ''}read ${full(provenance.readAt)} from ${placeOf(provenance.source)}`;
    }
  };
  const subject = claim.subject.trim();
  return `${subject === '' ? '' : `${subject}: `}${claim.value.text} (${stamp()})`;
}
