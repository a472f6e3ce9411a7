import { describe, expect, it } from 'vitest';
import { planQuestion } from '../../../src/engines/embedded/plan-question.ts';
import type { Entry } from '../../../src/memory/entry.ts';

const clock = { now: 0, today: '2026-11-30', time: '09:00' };
const line = {
  createdAt: 0,
  updatedAt: 0,
  admission: { sortVersion: 1, verdict: 'remember' as const, reasons: [], capturedAs: 'typed' as const },
};

const memory: Entry[] = [
  {
    ...line,
    id: 'budget',
    kind: 'pointer',
    name: 'Plant budget',
    aliases: ['the money sheet'],
    place: { page: 'https://s.example/budget' },
  },
  { ...line, id: 'rota', kind: 'pointer', name: 'Rota', aliases: [], place: { page: 'https://cal.example/rota' } },
  {
    ...line,
    id: 'keys',
    kind: 'pointer',
    name: 'Spare keys',
    aliases: [],
    place: { physical: 'the tin behind the till' },
  },
  {
    ...line,
    id: 'qdoc',
    kind: 'vocabulary',
    term: 'quarterly doc',
    aliases: ['季度预算'],
    meaning: 'the finance one',
    pointer: 'budget',
  },
  { ...line, id: 'amber', kind: 'vocabulary', term: 'amber', aliases: [], meaning: 'an order that waits for stock' },
  { ...line, id: 'calls', kind: 'preference', text: 'No calls before 11 in the morning.' },
  { ...line, id: 'export', kind: 'outcome', text: 'The vendor export tool choked on large files.' },
];

const plan = (question: string, last: Parameters<typeof planQuestion>[2] = null) =>
  planQuestion(question, memory, last, clock);

describe('planning from the question and the memory', () => {
  it('reads the page of a pointer that is named and seeks the rest', () => {
    const found = plan('What is the Q3 figure for Leeds in the plant budget?');
    expect(found.reads).toEqual([{ page: 'https://s.example/budget', entryId: 'budget', name: 'Plant budget' }]);
    expect(found.needsLive).toBe(true);
    expect(found.seek).toBe('What is the Q3 figure for Leeds in the ?');
  });

  it.each([
    'Q3 for Leeds in the money sheet',
    'Leeds Q3, Plant-Budget',
    'leeds q3 in the plant budgte',
    'What is Q3 for Leeds in the quarterly doc?',
    '季度预算里 Leeds Q3 是多少',
  ])('finds the place by its other names: %s', (question) => {
    expect(plan(question).reads).toMatchObject([{ entryId: 'budget' }]);
  });

  it.each([
    ["Where's the plant budget?", 'budget'],
    ['Where are the spare keys?', 'keys'],
    ['What does amber mean?', 'amber'],
    ['what is amber again', 'amber'],
    ['Did we try the export tool?', 'export'],
    ['Can I put a call at 10?', 'calls'],
  ])('answers %s by memory alone', (question, id) => {
    expect(plan(question)).toMatchObject({ reads: [], needsLive: false });
    expect(plan(question).uses[0]).toBe(id);
  });

  it('seeks all the words of the question that a place was remembered by', () => {
    const question = 'Is anyone on leave this week?';
    const leave: Entry = {
      ...line,
      id: 'leave',
      kind: 'pointer',
      name: 'leave',
      aliases: [question],
      place: { page: 'https://cal.example/team' },
    };
    const found = planQuestion(question, [...memory, leave], null, clock);
    expect(found.reads).toMatchObject([{ entryId: 'leave' }]);
    expect(found.seek).toBe(question);
  });

  it('looks at the page in front and then at other tabs when no place applies', () => {
    expect(plan('What is the status of ticket 712?')).toMatchObject({ uses: [], reads: ['this-page', 'open-tabs'] });
    expect(plan('What is the total on this page?').reads).toEqual(['this-page']);
  });

  it.each(['', '   ', '?!', 'the of and'])('uses and reads nothing for %j', (question) => {
    expect(plan(question)).toMatchObject({ uses: [], reads: [], needsLive: false });
  });

  it('goes on from the last question', () => {
    const first = plan('What is the Q3 figure for Leeds in the plant budget?');
    const last = { plan: first, page: 'https://s.example/budget' };
    const quarter = plan('and Q2?', last);
    expect(quarter.question).toBe('What is the Q2 figure for Leeds in the plant budget?');
    expect(quarter.reads).toEqual(first.reads);
    expect(plan('what about York?', last).question).toBe('What is the Q3 figure for York in the plant budget?');
    expect(plan('What is the status of ticket 712?', last).question).toBe('What is the status of ticket 712?');
  });
});
