import { describe, expect, it } from 'vitest';
import { aCount, aField, aPage, aTable } from '../../support/a-page.ts';
import { ask, says } from '../../support/says.ts';

const fleet = aPage({
  title: 'Boats',
  headings: ['Boats'],
  tables: [
    aTable([
      ['Boat', 'Skipper', 'Status', 'Length (m)', 'Next survey', 'Price'],
      ['Grey Heron', 'Ida Lund', 'Moored', '12.4', '3 Mar 2027', '€84,000'],
      ['Salt Wind', 'Rhys Pell', 'Sold', '9.8', '19 Jan 2027', '€41,500'],
      ['Little Auk', 'Mo Tarn', 'Moored', '7.1', '2 Feb 2027', '€22,900'],
    ]),
  ],
});

describe('what a question names is no answer to it', () => {
  it.each(['engine of the Grey Heron', 'sail area Salt Wind', 'insurer for Little Auk', 'Grey Heron crew'])(
    'does not state the name for %s',
    (question) => {
      expect(ask(fleet, question).state).not.toBe('sure');
    },
  );
  it.each([
    ['skipper of the Grey Heron', 'Ida Lund'],
    ['which boat does Mo Tarn skipper', 'Little Auk'],
    ['length of Salt Wind', '9.8'],
  ])('still answers %s', (question, value) => {
    expect(says(fleet, question)).toBe(value);
  });
});

describe('a word that nothing on the page accounts for', () => {
  it.each(['who approved Salt Wind', 'when was Salt Wind sold', 'who sold Salt Wind', 'why is Little Auk moored'])(
    'keeps %s from being stated',
    (question) => {
      expect(ask(fleet, question).state).not.toBe('sure');
    },
  );
});

describe('a value of another kind', () => {
  const bill = aPage({
    title: 'Bill 88',
    headings: ['Bill 88'],
    fields: [aField('Amount due', '£610.20'), aField('Due date', '14 June 2027'), aField('Billed to', 'Ola Crane')],
  });
  it('does not tell when by an amount', () => {
    const owed = aPage({ ...bill, fields: [aField('Balance due', '£610.20'), aField('Billed to', 'Ola Crane')] });
    expect(ask(owed, 'when is it due').state).not.toBe('sure');
  });
  it('tells the day where there is one', () => {
    expect(says(bill, 'due date')).toBe('14 June 2027');
  });
});

describe('whether a thing stands so', () => {
  it.each([['is the Salt Wind sold?', 'yes']])('says yes to %s and cites the state', (question, value) => {
    expect(says(fleet, question)).toBe(value);
    const found = ask(fleet, question);
    expect(found.state === 'sure' && found.derived.cites.map(({ text }) => text)).toEqual(['Sold']);
  });
  it('says how it stands where that is another state', () => {
    expect(says(fleet, 'is the Grey Heron sold?')).toBe('Moored');
  });
});

describe('a sentence with the words of a question', () => {
  const page = aPage({
    title: 'Paying',
    headings: ['Paying'],
    blocks: [
      'By transfer to Orchard Glass Ltd, Severn Bank, sort code 40-11-92, account 77120455.',
      'Oversize panes travel with two drivers and a hoist.',
    ].map((text, i) => ({ text, src: 900 + i, vis: 'shown' as const, section: ['Paying'], main: true })),
  });
  it('tells the value that follows them', () => {
    const found = ask(page, 'sort code');
    expect(found.state === 'sure' && found.derived.value.part).toBe('40-11-92');
  });
  it('is not stated without one', () => {
    expect(ask(page, 'oversize panes').state).not.toBe('sure');
  });
});

describe('a reckoning of another kind', () => {
  it.each(['total of the moored boats', 'who speaks for the Grey Heron'])('does not answer %s', (question) => {
    expect(ask(fleet, question).state).not.toBe('sure');
  });
});

it('does not answer for a period that is not said', () => {
  const page = aPage({ title: 'Fund', headings: ['Fund'], fields: [aField('Raised', '€1,640')] });
  expect(ask(page, 'raised last year').state).not.toBe('sure');
});

it('does not tell what comes with a dish by its price', () => {
  const page = aPage({ title: 'Menu', headings: ['Menu'], fields: [aField('Pork chop', '£21.00')] });
  expect(ask(page, 'what comes with the pork chop').state).not.toBe('sure');
});

it('counts what the page counts', () => {
  const page = aPage({ title: 'Boats', headings: ['Boats'], counts: [aCount('Moored', 31)] });
  expect(says(page, 'how many moored boats')).toBe('31');
});

describe('a thing is no answer to who, nor a plain day to until when', () => {
  const shop = aPage({
    title: 'Repairs',
    headings: ['Repairs'],
    tables: [
      aTable([
        ['Customer', 'Bike', 'Job', 'Mechanic', 'Due'],
        ['Yusuf Demir', 'Brompton C Line', 'Hub service', 'Lou Marchetti', '18 Dec 2026'],
        ['Ida Lund', 'Trek Domane', 'Full service', 'Ravi Anand', '20 Dec 2026'],
      ]),
    ],
  });
  it.each(["Who is working on Yusuf Demir's bike?", "who has Ida Lund's bike"])('%s', (question) => {
    expect(says(shop, question)).not.toMatch(/Brompton|Trek/);
  });
  it("still tells somebody's own: who is Yusuf Demir's mechanic", () => {
    expect(says(shop, "who is Yusuf Demir's mechanic")).toBe('Lou Marchetti');
  });

  const news = aPage({
    title: 'News',
    headings: ['News'],
    tables: [
      aTable([
        ['Entry', 'Date', 'Kind'],
        ['Stollen orders close soon', '25 November 2026', 'News'],
        ['New oven from Lyon', '19 November 2026', 'News'],
      ]),
    ],
  });
  it.each(['Until when can I order stollen?', 'deadline for stollen orders'])('%s', (question) => {
    expect(ask(news, question).state).not.toBe('sure');
  });

  const archives = aPage({
    title: 'Archives',
    headings: ['Archives'],
    tables: [
      aTable([
        ['Name', 'Description', 'Owner'],
        ['path-signs', 'Wording of every sign', 'Femi Adeyemi'],
        ['seed-list', 'Seeds offered in exchange', 'Roza Petrova'],
      ]),
    ],
  });
  it('does not tell what a thing is by who owns it', () => {
    expect(says(archives, 'what is path-signs')).not.toBe('Femi Adeyemi');
    expect(says(archives, 'who owns path-signs')).toBe('Femi Adeyemi');
  });
});

describe('how things stand is not told by words of their names', () => {
  const rows = [
    ['49', 'New', 'Reduce package size'],
    ['45', 'Resolved', 'Deep links open browser'],
    ['39', 'New', 'Crash when opening attachment'],
    ['37', 'Feedback', 'Portal 404 after logout'],
  ];
  const issues = (...heads: string[]) =>
    aPage({ title: 'Issues', headings: ['Issues'], tables: [aTable([heads, ...rows])] });
  it.each([
    'How many open issues are there across all projects?',
    'How many of all the issues in the tracker are open?',
  ])('%s', (question) => {
    expect(ask(issues('#', 'Status', 'Subject'), question).state).not.toBe('sure');
  });
  it('counts those of a state that the column of states has', () => {
    expect(says(issues('#', 'Status', 'Subject'), 'How many new issues are there?')).toBe('2');
  });
});
