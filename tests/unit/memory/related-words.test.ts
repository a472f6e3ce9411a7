import { describe, expect, it } from 'vitest';
import { planQuestion } from '../../../src/engines/embedded/plan-question.ts';
import type { Entry } from '../../../src/memory/entry.ts';
import { MATTERS } from '../../../src/memory/matters.ts';
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
  it.each([
    'physician doctor',
    'vaccination jab',
    'solicitor lawyer',
    'landlord rent',
    'rubbish trash',
    'lift elevator',
    'postponed reschedule',
    'vicar priest',
    'enrolment register registration',
    'harvest crops',
    'movie film',
    'redundancies layoffs',
    'vegetables carrots',
    'gluten coeliac',
    'acronyms abbreviations',
    'commuter journey',
  ])('relate %s', (pair) => {
    const stems = stemsOf(pair);
    expect(isRelated(stems[0] ?? '', stems.at(-1) ?? '')).toBe(true);
  });
  it.each([
    'carrots potatoes',
    'dog cat',
    'saturday sunday',
    'instagram twitter',
    'brother sister',
    'doctor lawyer',
    'dentist plumber',
    'manager window',
    'train teacher',
    'rent salary',
    'lunch parking',
    'church school',
  ])('do not relate %s', (pair) => {
    const [a = '', b = ''] = stemsOf(pair);
    expect(isRelated(a, b)).toBe(false);
    expect(isRelated(b, a)).toBe(false);
  });
  it('stand in three lines at most, and words of everything in none', () => {
    const lines = new Map<string, number>();
    for (const stem of MATTERS.flatMap((line) => [...new Set(stemsOf(line))]))
      lines.set(stem, (lines.get(stem) ?? 0) + 1);
    expect([...lines].filter(([, count]) => count > 3)).toEqual([]);
    for (const common of stemsOf('get make thing set run time day work good new'))
      expect(lines.has(common)).toBe(false);
  });
  it('find the line of a paraphrase in any memory', () => {
    const says = (id: string, text: string): Entry => ({ ...line, id, kind: 'preference', text });
    const lives = [
      says('vet', 'Puppy sees the veterinarian in Mill Lane.'),
      says('heat', 'The boiler in the cellar sticks when it is damp.'),
      says('essay', 'Coursework from pupils goes in the blue tray.'),
      says('seat', 'Aisle seats on flights, please.'),
      says('vicar', 'The vicar likes hymns without the organist.'),
    ];
    const best = (question: string) => searchMemory(question, lives)[0]?.entry.id;
    expect(best('Which vet does the dog go to?')).toBe('vet');
    expect(best('What is wrong with the heating down in the basement?')).toBe('heat');
    expect(best('Where do I put the homework of the students?')).toBe('essay');
    expect(best('Window or legroom with the airline?')).toBe('seat');
    expect(best('What does the priest think of the choir?')).toBe('vicar');
    expect(best('How far is the moon from the earth?')).toBeUndefined();
    expect(best('What do shares in copper trade at?')).toBeUndefined();
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
