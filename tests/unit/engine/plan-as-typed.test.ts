import { describe, expect, it } from 'vitest';
import { planQuestion } from '../../../src/engines/embedded/plan-question.ts';
import type { Entry } from '../../../src/memory/entry.ts';
import { mind } from '../../support/mind.ts';
import { monday } from '../../support/says.ts';

const line = {
  createdAt: 0,
  updatedAt: 0,
  admission: { sortVersion: 1, verdict: 'remember' as const, reasons: [], capturedAs: 'typed' as const },
};
const pointer = (id: string, name: string, place: Extract<Entry, { kind: 'pointer' }>['place']): Entry => ({
  ...line,
  id,
  kind: 'pointer',
  name,
  aliases: [],
  place,
});
const memory: Entry[] = [
  pointer('calendar', 'Team calendar', { page: 'https://cal.example/team' }),
  pointer('on-call', 'On call', { page: 'https://ops.example/on-call' }),
  pointer('deploys', 'Deployments', { person: 'Priya Rao' }),
  pointer('budget', 'Plant budget', { page: 'https://s.example/budget' }),
  pointer('acme', 'Acme contract', { named: 'the legal share' }),
  { ...line, id: 'calls', kind: 'preference', text: 'No calls before 11 in the morning.' },
  { ...line, id: 'export', kind: 'outcome', text: 'The vendor export tool choked on large files.' },
  { ...line, id: 'acme-late', kind: 'outcome', text: 'Acme shipped the pumps three weeks late.' },
  { ...line, id: 'acme-word', kind: 'vocabulary', term: 'the giant', aliases: [], meaning: 'Acme, our largest client' },
];

describe.each([
  ['by words alone', null],
  ['with the data of recall', mind],
])('questions as people type them, %s', (_, model) => {
  const plan = (question: string, last: Parameters<typeof planQuestion>[2] = null, lines = memory) =>
    planQuestion(question, lines, last, monday, model);

  it('am I free at 3 tomorrow: reads the calendar', () => {
    expect(plan('am I free at 3 tomorrow')).toMatchObject({
      reads: [{ entryId: 'calendar' }],
      seek: 'am I free at 3 tomorrow',
      needsLive: true,
    });
    const without = memory.filter(({ id }) => id !== 'calendar');
    expect(plan('am I free at 3 tomorrow', null, without).reads).toEqual(['this-page', 'open-tabs']);
  });
  it('can I put a call at 10: the wish and the calendar', () => {
    const found = plan('can I put a call at 10?');
    expect(found).toMatchObject({ reads: [{ entryId: 'calendar' }], seek: 'am I free at 10?', needsLive: true });
    expect(found.uses).toEqual(expect.arrayContaining(['calls', 'calendar']));
    const without = memory.filter(({ id }) => id !== 'calendar');
    expect(plan('can I put a call at 10?', null, without)).toMatchObject({ uses: ['calls'], reads: [] });
  });
  it('who owns deployments and are they on call: who, and then the rota for that name', () => {
    const found = plan('who owns deployments and are they on call');
    expect(found.uses).toEqual(expect.arrayContaining(['deploys', 'on-call']));
    expect(found.reads).toMatchObject([{ entryId: 'on-call' }]);
    expect(found.seek).toContain('Priya Rao');
  });
  it('did we try the export tool: from memory', () => {
    expect(plan('did we try the export tool?')).toMatchObject({ reads: [], needsLive: false });
    expect(plan('did we try the export tool?').uses[0]).toBe('export');
  });
  it('what do you know about Acme: every line of it, and no page', () => {
    const found = plan('what do you know about Acme');
    expect(found.uses).toEqual(['acme', 'acme-late', 'acme-word']);
    expect(found).toMatchObject({ reads: [], needsLive: false });
    expect(plan('what do you know about giraffes').uses).toEqual([]);
  });
  it("where's the budget: where, and nothing is read", () => {
    expect(plan("where's the budget")).toMatchObject({ reads: [], needsLive: false });
    expect(plan("where's the budget").uses[0]).toBe('budget');
  });
  it('and Q4: over three turns', () => {
    const first = plan('What is the Q2 figure for Leeds in the plant budget?');
    const second = plan('and Q3?', { plan: first, page: 'https://s.example/budget' });
    const third = plan('and Q4?', { plan: second, page: 'https://s.example/budget' });
    const fourth = plan('what about York?', { plan: third, page: 'https://s.example/budget' });
    expect([second, third, fourth].map(({ question }) => question)).toEqual([
      'What is the Q3 figure for Leeds in the plant budget?',
      'What is the Q4 figure for Leeds in the plant budget?',
      'What is the Q4 figure for York in the plant budget?',
    ]);
    for (const each of [second, third, fourth]) expect(each.reads).toMatchObject([{ entryId: 'budget' }]);
  });
  it('and Sam, and where is it: over three turns', () => {
    const first = plan('What did Ida spend in May in the plant budget?');
    const second = plan('and Sam?', { plan: first, page: 'https://s.example/budget' });
    const third = plan('and in June?', { plan: second, page: 'https://s.example/budget' });
    expect([second, third].map(({ question }) => question)).toEqual([
      'What did Sam spend in May in the plant budget?',
      'What did Sam spend in June in the plant budget?',
    ]);
    for (const each of [second, third]) expect(each.reads).toMatchObject([{ entryId: 'budget' }]);
    const where = plan('where is it?', { plan: third, page: 'https://s.example/budget' });
    expect(where).toMatchObject({ reads: [], needsLive: false });
    expect(where.uses[0]).toBe('budget');
  });
  it.each(['and where is that kept?', "where's it from?", 'where do they live?', 'WHERE IS IT'])(
    '%s: the place of what was asked before',
    (question) => {
      const last = { plan: plan('What is the Q2 figure in the plant budget?'), page: 'https://s.example/budget' };
      expect(plan(question, last)).toMatchObject({ reads: [], needsLive: false });
      expect(plan(question, last).uses[0]).toBe('budget');
      expect(plan(question).uses).toEqual([]);
    },
  );
  it('where is it, after a question that no place answered: nothing', () => {
    const last = { plan: plan('What is the status of ticket 712?'), page: 'https://t.example/712' };
    expect(plan('where is it?', last)).toMatchObject({ uses: [], reads: [] });
  });
  it('wie hoch ist das Plant budget für Leeds im Q3: reads the place', () => {
    expect(plan('wie hoch ist das Plant budget für Leeds im Q3?').reads).toMatchObject([{ entryId: 'budget' }]);
    expect(plan('wo ist das Plant budget?')).toMatchObject({ reads: [], needsLive: false });
  });
});
