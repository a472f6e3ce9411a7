import { describe, expect, it } from 'vitest';
import { planQuestion } from '../../../src/engines/embedded/plan-question.ts';
import type { Entry } from '../../../src/memory/entry.ts';
import { isRelated } from '../../../src/memory/related-words.ts';
import { searchMemory } from '../../../src/memory/search.ts';
import { stemsOf } from '../../../src/memory/words.ts';
import { monday } from '../../support/says.ts';

const line = {
  createdAt: 0,
  updatedAt: 0,
  admission: { sortVersion: 1, verdict: 'remember' as const, reasons: [], capturedAs: 'typed' as const },
};
const memory: Entry[] = [
  { ...line, id: 'ship', kind: 'preference', text: 'No deploys on Fridays.' },
  { ...line, id: 'bikes', kind: 'preference', text: 'Bikes go behind the shed.' },
  {
    ...line,
    id: 'stand',
    kind: 'pointer',
    name: 'Booking desk',
    aliases: [],
    place: { page: 'https://b.example/desk' },
  },
];

describe('words of one matter', () => {
  it('are related whatever their ending, others are not', () => {
    const [released = '', deploy = '', lamp = ''] = stemsOf('released deploys lamp');
    expect(isRelated(released, deploy)).toBe(true);
    expect(isRelated(deploy, lamp)).toBe(false);
    expect(isRelated(lamp, lamp)).toBe(false);
  });
  it('find a line that shares no word with the question', () => {
    expect(searchMemory('Can we release at the weekend?', memory).map(({ entry, akin }) => [entry.id, akin])).toEqual([
      ['ship', true],
    ]);
    expect(searchMemory('How tall is a giraffe?', memory)).toEqual([]);
  });
  it('lead to no page by themselves', () => {
    expect(planQuestion('Who made the reservation?', memory, null, monday).reads).toEqual(['this-page', 'open-tabs']);
    expect(planQuestion('Who is at the booking desk?', memory, null, monday).reads).toMatchObject([
      { entryId: 'stand' },
    ]);
  });
});
