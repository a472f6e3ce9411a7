import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/asking/engine.ts';
import { findTimes } from '../../../src/engines/embedded/asked-time.ts';

/** A Monday. */
const clock: Clock = { today: '2026-11-30', time: '10:20', now: Date.UTC(2026, 10, 30, 10, 20) };

function days(question: string): string | null {
  const found = findTimes(question, clock);
  if (found === null || found.from === null) return null;
  return found.from === found.to ? found.from : `${found.from}..${found.to}`;
}

const at = (question: string) => findTimes(question, clock)?.at ?? null;

describe('days', () => {
  test.each([
    ['What is on today?', '2026-11-30'],
    ['Who is on call tonight?', '2026-11-30'],
    ['What is on this afternoon?', '2026-11-30'],
    ['What is on tomorrow morning?', '2026-12-01'],
    ['Am I free the day after tomorrow?', '2026-12-02'],
    ['What did we book last night?', '2026-11-29'],
    ['What is on Friday?', '2026-12-04'],
    ['What is on Monday?', '2026-11-30'],
    ['What is on next Friday?', '2026-12-11'],
    ['What is on Friday next week?', '2026-12-11'],
    ['What was on last Friday?', '2026-11-27'],
    ['Who did the shift on Tuesday?', '2026-11-24'],
    ['What is on Friday, December 4?', '2026-12-04'],
    ['What is on 4 December (Friday)?', '2026-12-04'],
    ['Am I free from Friday to Tuesday?', '2026-12-04..2026-12-08'],
    ['What is on December 5th?', '2026-12-05'],
    ['What is on the 5th of Dec 2027?', '2027-12-05'],
    ['What is on 2026-12-05?', '2026-12-05'],
    ['What is on 12/5?', '2026-12-05'],
    ['What is on the first of January?', '2027-01-01'],
    ['Is anything planned for march twenty second', '2027-03-22'],
    ['Am I free December 5-7?', '2026-12-05..2026-12-07'],
    ['Am I free from 5 to 7 December?', '2026-12-05..2026-12-07'],
    ['What is due in 3 days?', '2026-12-03'],
    ['What came in two weeks ago?', '2026-11-16'],
    ['How many came in over the last 3 days?', '2026-11-27..2026-11-30'],
    ['How many were sold in March 2025?', '2025-03-01..2025-03-31'],
    ['How many were sold in june of 1999?', '1999-06-01..1999-06-30'],
    ['What is planned in November?', '2026-11-01..2026-11-30'],
    ['What is planned in March?', '2027-03-01..2027-03-31'],
    ['How many were sold in March?', '2026-03-01..2026-03-31'],
    ['What is on next week?', '2026-12-07..2026-12-13'],
    ['What is on the week of December 9?', '2026-12-07..2026-12-13'],
    ['What is on at the weekend?', '2026-12-05..2026-12-06'],
    ['What was on last month?', '2026-10-01..2026-10-31'],
  ])('%s', (question, expected) => expect(days(question)).toBe(expected));

  test.each([
    ['What is on the week of November 30?', '2026-12-01', '2026-11-30..2026-12-06'],
    ['What is on the week of November 30, 2027?', '2026-12-01', '2027-11-29..2027-12-05'],
    ['What is on the week of November 30?', '2026-12-07', '2027-11-29..2027-12-05'],
    ['What is on the week of February 29?', '2028-03-01', '2028-02-28..2028-03-05'],
    ['What is on the week of February 29?', '2029-03-01', '2032-02-23..2032-02-29'],
  ])('%s asked on %s is %s: a week that is not over is this one', (question, today, expected) => {
    const when = findTimes(question, { ...clock, today });
    expect(`${when?.from}..${when?.to}`).toBe(expected);
  });

  test.each([
    'May I see the total?',
    'What is the Q4 total?',
    'How many were sold in 2026?',
    'Who sat next to the sun?',
    'How far is the march?',
    'How many hours a week is that?',
    'What is the price of room 12?',
  ])('%s names no day', (question) => expect(days(question)).toBeNull());

  test('a day without a year leaves the year open, one with a year does not', () => {
    expect(findTimes('What is on January 2?', clock)?.yearOpen).toBe(true);
    expect(findTimes('What is on January 2, 2027?', clock)?.yearOpen).toBe(false);
  });

  test('its place in the question is told', () => {
    const question = 'Is Ann free on December 5 at 3pm?';
    const words = findTimes(question, clock)?.spans.map(([from, to]) => question.slice(from, to).trim());
    expect(words).toEqual(['December 5', '3pm']);
  });
});

describe('times of day', () => {
  test.each([
    ['Am I free at 3pm?', '15:00'],
    ['Am I free at 9:15 am tomorrow?', '09:15'],
    ['Am I free at 15:30?', '15:30'],
    ['Am I free at noon?', '12:00'],
    ['Am I free at 9?', '09:00'],
    ["Am I free at 10 o'clock?", '10:00'],
    ['Am I free from 2 to 3:30pm?', '14:00'],
    ['What starts between 9:30 and 10:30?', '09:30'],
    ['Who is on call in two hours?', '12:20'],
    ['Who is on call right now?', '10:20'],
  ])('%s', (question, expected) => expect(at(question)).toBe(expected));

  test.each(['What is at 1.27?', 'How many in the 1980s?', 'How many scored 200m?'])('%s names no time', (question) =>
    expect(at(question)).toBeNull(),
  );
});

test('hostile questions are read without delay', () => {
  for (const piece of ['in a few ', 'december 5 - ', 'twenty ', '1/', 'monday to ', '9:', 'at ']) {
    const from = process.cpuUsage().user;
    findTimes(piece.repeat(600).slice(0, 600), clock);
    expect(process.cpuUsage().user - from, piece).toBeLessThan(100_000);
  }
});
