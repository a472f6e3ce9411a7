import { describe, expect, it } from 'vitest';
import type { Provenance } from '../../../src/asking/answer.ts';
import { ageOf, type Wall, wordAsOf, wordAt, wordCopy, wordDay, wordProvenance } from '../../../src/ui/clock.ts';
import { aClaim, aSource, NINE, readNow } from '../../support/ask-states.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const wall = (now = NINE, over: Partial<Wall> = {}): Wall => ({ now, locale: 'en-GB', timeZone: 'UTC', ...over });

describe('a value read now', () => {
  const place = 'from Budget 2026, row Marketing, Q3';

  it('is "just now" for a minute and then has a time', () => {
    expect(wordProvenance(readNow(), wall())).toBe(`read just now ${place}`);
    expect(wordProvenance(readNow(), wall(NINE + MINUTE - 1))).toBe(`read just now ${place}`);
    expect(wordProvenance(readNow(), wall(NINE + MINUTE))).toBe(`read at 9:00 ${place}`);
  });

  it('says the day once that is over', () => {
    expect(wordProvenance(readNow(), wall(NINE + DAY))).toBe(`read yesterday at 9:00 ${place}`);
    expect(wordProvenance(readNow(), wall(NINE + 3 * DAY))).toBe(`read on 30 November at 9:00 ${place}`);
  });

  it('is fresh for a minute, old after ten, and fresh when the clock was set back', () => {
    expect(ageOf(readNow(), NINE + MINUTE - 1)).toBe('fresh');
    expect(ageOf(readNow(), NINE + MINUTE)).toBe('read');
    expect(ageOf(readNow(), NINE + 10 * MINUTE - 1)).toBe('read');
    expect(ageOf(readNow(), NINE + 10 * MINUTE)).toBe('old');
    expect(ageOf(readNow(), NINE - 5 * MINUTE)).toBe('fresh');
  });

  it('names the reload when a cache of the app may have answered', () => {
    expect(wordProvenance(readNow({ settled: false }), wall())).toMatch(
      /^read just now from .* \(the page was still changing\)$/,
    );
    expect(wordProvenance(readNow({ mayBeCached: true }), wall())).toBe(
      `as the app shows it after reloading, read just now ${place}`,
    );
  });

  it('names the address where the page has no title and no place within it', () => {
    const source = aSource({ title: ' ', where: '' });
    expect(wordProvenance(readNow({ source }), wall())).toBe('read just now from https://sheets.example/budget');
  });
});

describe('a value as shown in the tab', () => {
  const shown = (loadedAt: number): Provenance => ({
    clock: 'shown',
    loadedAt,
    readAt: NINE,
    because: 'other-page',
    source: aSource(),
  });

  it('says when the tab was loaded and why no fresh copy stands behind it', () => {
    expect(wordProvenance(shown(NINE + 2 * MINUTE), wall(NINE + 5 * MINUTE))).toBe(
      'as shown in your tab, loaded 9:02 (a fresh copy came back as another page): Budget 2026, row Marketing, Q3',
    );
  });

  it('never says "just now", and says the day of a tab loaded before today', () => {
    expect(wordProvenance(shown(NINE - DAY), wall())).toContain('loaded yesterday at 9:00');
    expect(wordProvenance(shown(NINE), wall())).not.toContain('now');
  });

  it('grows old by when it was read', () => {
    expect(ageOf(shown(NINE - DAY), NINE + MINUTE)).toBe('read');
  });
});

describe('what is remembered or dated', () => {
  const march = Date.UTC(2026, 2, 3, 15);

  it('is worded by day, and by the person’s word where they vouched', () => {
    expect(wordProvenance({ clock: 'remembered', since: march, entryId: 'e', vouched: null }, wall())).toBe(
      'remembered since 3 March',
    );
    expect(wordProvenance({ clock: 'remembered', since: march, entryId: 'e', vouched: march }, wall())).toBe(
      'you told me on 3 March',
    );
    expect(wordProvenance({ clock: 'remembered', since: NINE, entryId: 'e', vouched: NINE }, wall())).toBe(
      'you told me today',
    );
  });

  it('does not age on the screen', () => {
    expect(ageOf({ clock: 'remembered', since: march, entryId: 'e', vouched: null }, NINE)).toBeNull();
    expect(ageOf({ clock: 'as-of', asOf: march, entryId: 'e' }, NINE)).toBeNull();
  });

  it('has the year once that is another', () => {
    expect(wordDay(Date.UTC(2025, 2, 3), wall())).toBe('3 March 2025');
  });

  it('names the part of today, yesterday, or the date in full', () => {
    const at = (hour: number, minute = 12) => Date.UTC(2026, 10, 30, hour, minute);
    const late = wall(at(23, 30));
    expect(wordAsOf(at(9), late)).toBe('this morning, 9:12');
    expect(wordAsOf(at(14), late)).toBe('this afternoon, 14:12');
    expect(wordAsOf(at(19), late)).toBe('this evening, 19:12');
    expect(wordAsOf(at(1), late)).toBe('today, 1:12');
    expect(wordAsOf(at(9) - DAY, late)).toBe('yesterday, 9:12');
    expect(wordAsOf(Date.UTC(2026, 10, 12, 9, 12), late)).toBe('12 November 2026, 9:12');
    expect(wordProvenance({ clock: 'as-of', asOf: at(9), entryId: 'e' }, late)).toBe('as of this morning, 9:12');
  });
});

describe('the wall clock', () => {
  it('is the person’s: midnight and the day before are theirs, not UTC’s', () => {
    const tokyo = { timeZone: 'Asia/Tokyo' };
    const justAfterMidnight = Date.UTC(2026, 10, 29, 15, 5); // 0:05 on 30 November in Tokyo
    expect(wordAt(justAfterMidnight, wall(NINE, tokyo))).toBe('at 0:05');
    expect(wordAt(justAfterMidnight - 10 * MINUTE, wall(NINE, tokyo))).toBe('yesterday at 23:55');
  });

  it('counts days of calendar across a change to winter time', () => {
    const berlin = { timeZone: 'Europe/Berlin' };
    const morningAfter = Date.UTC(2026, 9, 25, 5); // 6:00 after a night with an hour more
    expect(wordAt(morningAfter - 25 * 3_600_000, wall(morningAfter, berlin))).toBe('yesterday at 6:00');
  });

  it('follows the locale’s way with times and dates', () => {
    const american = wall(NINE + DAY, { locale: 'en-US' });
    expect(wordAt(NINE, american).replace(/\s/g, ' ')).toBe('yesterday at 9:00 AM');
    expect(wordDay(Date.UTC(2026, 2, 3), american)).toBe('March 3');
  });
});

describe('copied text', () => {
  it('carries a full date, whatever the screen says at that moment', () => {
    expect(wordCopy(aClaim(), wall())).toBe(
      'Marketing, Q3: €48,200 (read 30 November 2026, 9:00 from Budget 2026, row Marketing, Q3)',
    );
  });

  it('says so when it is what an open tab showed, a dated copy, or the person’s own word', () => {
    const copy = (provenance: Provenance) => wordCopy(aClaim({ provenance, subject: '' }), wall());
    expect(copy({ clock: 'as-of', asOf: NINE, entryId: 'e' })).toBe('€48,200 (as of 30 November 2026, 9:00)');
    expect(copy({ clock: 'remembered', since: NINE, entryId: 'e', vouched: NINE })).toBe(
      '€48,200 (told by me on 30 November 2026)',
    );
    expect(copy({ clock: 'shown', loadedAt: NINE, readAt: NINE, because: 'unreachable', source: aSource() })).toContain(
      '(as shown in an open tab, loaded 30 November 2026, 9:00: ',
    );
  });
});
