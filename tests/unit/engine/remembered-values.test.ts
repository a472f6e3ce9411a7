import { describe, expect, it } from 'vitest';
import { subjectOf } from '../../../src/asking/subject.ts';
import { extract } from '../../../src/engines/embedded/extract.ts';
import { planQuestion } from '../../../src/engines/embedded/plan-question.ts';
import type { Entry } from '../../../src/memory/entry.ts';
import type { Locator } from '../../../src/reading/locator/locator.ts';
import { locatorForCell } from '../../../src/reading/locator/make-locator.ts';
import { aPage, aTable } from '../../support/a-page.ts';

const clock = { now: 0, today: '2026-11-30', time: '09:00' };
const costs = aTable(
  [
    ['Site', 'Q1', 'Q3', 'Owner'],
    ['Hull', '1,200', '980', 'Ada Holm'],
    ['Leeds', '2,400', '2,600', 'Ben Ito'],
  ],
  { caption: 'Costs by site' },
);
const page = aPage({ url: 'https://s.example/costs', title: 'Plant costs 2026', tables: [costs] });

const pointer = (id: string, name: string, locator: Locator | null, aliases: string[] = []): Entry => ({
  id,
  kind: 'pointer',
  name,
  aliases,
  createdAt: 0,
  updatedAt: 0,
  admission: { sortVersion: 1, verdict: 'point', reasons: [], capturedAs: 'cell' },
  place: { page: 'https://s.example/costs', ...(locator ? { locator } : {}) },
});

const q3 = pointer('q3', 'Leeds, Q3', locatorForCell(costs, 1, 2, page), ['What is the Q3 cost of Leeds']);
const standup = pointer('standup', 'Standup', {
  v: 1,
  target: { kind: 'event', title: 'Standup', date: null, part: 'start' },
  shape: 'time',
});

const read = (question: string, memory: Entry[] = [q3], last: Parameters<typeof planQuestion>[2] = null) =>
  planQuestion(question, memory, last, clock).reads[0];

describe('a remembered value', () => {
  it.each([
    'What is the Q3 cost of Leeds?',
    'what is the q3 cost of leeds',
    'Leeds Q3?',
    'Leeds costs in the third quarter',
    'What is the exact Q3 figure for Leeds?',
  ])('is read by its own place: %s', (question) => {
    expect(read(question)).toMatchObject({ entryId: 'q3', locator: { target: { kind: 'cell', column: 'Q3' } } });
  });

  it('is read where it was remembered by a question for where something is', () => {
    const pins = pointer('pins', 'When it jams', null, ['Where are the spare hinge pins kept?']);
    expect(read('Where are the spare hinge pins kept?', [pins])).toMatchObject({ entryId: 'pins' });
    const plan = planQuestion('Where is "When it jams"?', [pins], null, clock);
    expect([plan.uses, plan.reads]).toEqual([['pins'], []]);
  });

  it.each([
    'What is the Q1 cost of Leeds?',
    'What is the Q3 cost of Hull?',
    'Who owns the Q3 cost of Leeds?',
    'When is the Q3 cost of Leeds due?',
    'What was the Q3 cost of Leeds in 2024?',
    'What was the Q3 cost of Leeds last year?',
    'What is the total Q3 cost of Leeds?',
    'How much did the Q3 cost of Leeds change?',
    'What is the cost of Leeds?',
    'Is the Q3 cost of Leeds higher than that of Hull?',
  ])('does not answer for something else: %s', (question) => {
    expect(read(question)).not.toHaveProperty('locator');
  });

  it('does not answer a follow-up that asks for another', () => {
    const plan = planQuestion('What is the Q3 cost of Leeds?', [q3], null, clock);
    const last = { plan, page: page.url };
    expect(read('and Q1?', [q3], last)).toEqual({ page: page.url, entryId: 'q3', name: 'Leeds, Q3' });
    const found = extract(planQuestion('and Q1?', [q3], last, clock), page, clock);
    expect(found).toMatchObject({ state: 'sure', derived: { value: { text: '2,400' } } });
  });

  it('of an event answers for its next time, and not for its end or a given day', () => {
    expect(read('When is the next standup?', [standup])).toHaveProperty('locator');
    expect(read('What time does the standup start?', [standup])).toHaveProperty('locator');
    expect(read('When does the standup end?', [standup])).not.toHaveProperty('locator');
    expect(read('When is the standup on Friday?', [standup])).not.toHaveProperty('locator');
    expect(read('Where is the standup?', [standup])).toBeUndefined();
  });

  it('is named by its row and column', () => {
    if (q3.kind !== 'pointer' || !('page' in q3.place) || !q3.place.locator) throw new Error('expected a locator');
    expect(subjectOf(q3.place.locator.target)).toBe('Leeds, Q3');
    const found = extract(planQuestion('Leeds Q3?', [q3], null, clock), page, clock);
    expect(found).toMatchObject({ state: 'sure', subject: 'Leeds, Q3' });
  });
});

describe('the page in front', () => {
  it.each([
    'How many open tickets are on this page?',
    'What is the Q3 cost of Leeds in this table?',
    'What is the status of this ticket?',
  ])('is what "this" means, whatever is remembered: %s', (question) => {
    const tickets = pointer('tickets', 'Open tickets', null);
    const plan = planQuestion(question, [q3, tickets], null, clock);
    expect(plan.reads).toEqual(['this-page']);
    expect(plan.uses).toEqual([]);
  });
});

it('reads a page once for two values that it holds and neither of which is asked for', () => {
  const q1 = pointer('q1', 'Leeds, Q1', locatorForCell(costs, 1, 1, page));
  expect(planQuestion('Who owns Leeds Q1 and Leeds Q3?', [q3, q1], null, clock).reads).toHaveLength(1);
});
