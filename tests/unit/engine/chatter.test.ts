import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/asking/plan.ts';
import { planQuestion } from '../../../src/engines/embedded/plan-question.ts';
import { anEvent, aPage } from '../../support/a-page.ts';
import { aSheet, monday, says } from '../../support/says.ts';

describe('what asks for nothing', () => {
  const page = aSheet('Thanks and help', { Help: '1,200', Thanks: 'Ada Holm', Hello: 'yes' });
  it.each([
    'thanks',
    'Thank you!',
    '?',
    'hello',
    'hi there',
    'ok cool',
    'great, thanks a lot',
    'good morning',
    'lol',
    'bye',
    'yes',
    'no',
  ])('gets nothing: %s', (text) => {
    expect(says(page, text)).toBe('(none)');
    const first = planQuestion('What is the status of order 7?', [], null, monday);
    expect(planQuestion(text, [], { plan: first, page: null }, monday).reads).toEqual([]);
  });
});

describe('follow-ups over three turns', () => {
  const run = (...turns: string[]): string[] => {
    let last: Plan | null = null;
    return turns.map((turn) => {
      const plan: Plan = planQuestion(turn, [], last === null ? null : { plan: last, page: null }, monday);
      last = plan;
      return plan.question;
    });
  };
  it.each([
    [
      ['What is the Q3 revenue for EMEA?', 'and APAC?', 'and Q4?', 'and the total?'],
      ['What is the Q3 revenue for APAC?', 'What is the Q4 revenue for APAC?', 'What is the Q4 revenue for total?'],
    ],
    [
      ['Who is assigned to T-118?', 'and T-120?', 'and T-7?'],
      ['Who is assigned to T-120?', 'Who is assigned to T-7?'],
    ],
    [
      ['What is the status of T-118?', 'and T-120?', 'what about its owner?'],
      ['What is the status of T-120?', 'What is the owner of T-120?'],
    ],
    [
      ['How many open bugs does Sam have?', 'and Mira?', 'what about closed ones?'],
      ['How many open bugs does Mira have?', 'How many closed bugs does Mira have?'],
    ],
    [
      ['Leeds Q3?', 'and York?', 'and Q1?'],
      ['York Q3?', 'York Q1?'],
    ],
  ])('%#', (turns, completed) => {
    expect(run(...turns).slice(1)).toEqual(completed);
  });
});

describe('a calendar', () => {
  const calendar = aPage({
    title: 'Calendar',
    calendar: { from: '2026-11-30', to: '2026-12-06', hidden: [] },
    events: [
      anEvent('Morning sync', '2026-11-30', '08:15', '08:30'),
      anEvent('Price review', '2026-11-30', '11:00', '12:30'),
      anEvent('Audit', '2026-11-30', '12:00', '13:00'),
      anEvent('Morning sync', '2026-12-01', '08:15', '08:30'),
      anEvent('Lunch', '2026-12-02', '12:00', '13:00'),
    ],
  });
  it.each([
    ['How long is the price review?', '1 h 30 min'],
    ['How long does lunch take?', '1 h'],
    ['What is the duration of the audit?', '1 h'],
    ['What is my next meeting?', 'Price review'],
    ['When is my next meeting?', '11:00'],
    ['What is my first meeting tomorrow?', 'Morning sync'],
    ['When is my first meeting on Wednesday?', '12:00'],
    ['What is the last meeting today?', 'Audit'],
    ['last class today', 'Audit'],
    ['when is the first lesson on Wednesday?', '12:00'],
    ['Do I have any conflicts today?', 'Price review, Audit'],
    ['Are there any conflicts tomorrow?', 'nothing'],
    ['Do any meetings overlap today?', 'Price review, Audit'],
  ])('answers %s', (question, value) => {
    expect(says(calendar, question)).toBe(value);
  });
  it.each([
    'What is my next dentist appointment?',
    'How long is the board review?',
    'What is the first meeting next week?',
    'Who is taking the price review today?',
    'What is the last review today?',
  ])('is not sure of %s', (question) => {
    expect(says(calendar, question)).toMatch(/^\(/);
  });
});
