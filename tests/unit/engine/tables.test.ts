import { describe, expect, it } from 'vitest';
import { check } from '../../../src/asking/check.ts';
import type { Extraction } from '../../../src/asking/engine.ts';
import { extract } from '../../../src/engines/embedded/extract.ts';
import { planQuestion } from '../../../src/engines/embedded/plan-question.ts';
import type { PageContent } from '../../../src/reading/reading.ts';
import { aCount, aField, anEvent, aPage, aTable } from '../../support/a-page.ts';

const clock = { now: 0, today: '2026-11-30', time: '09:00' };

const ask = (page: PageContent, question: string): Extraction =>
  extract(planQuestion(question, [], null, clock), page, clock);

function says(page: PageContent, question: string): string {
  const found = ask(page, question);
  if (found.state !== 'sure') return `(${found.state})`;
  const { value, cites } = found.derived;
  return check({ value, cites, derivation: found.derivation }, page, clock) ? value.text : '(unchecked)';
}

const overview = aPage({
  title: 'Overview - Harbour',
  headings: ['Overview', 'Issue tracking'],
  tables: [
    aTable(
      [
        ['', 'open', 'closed', 'Total'],
        ['Bug', '11', '22', '33'],
        ['Feature', '4', '7', '11'],
      ],
      { section: ['Overview', 'Issue tracking'] },
    ),
  ],
});

describe('a table of counts whose rows have no label', () => {
  it.each([
    ['How many open bugs are there?', '11'],
    ['How many features are closed?', '7'],
  ])('answers %s with a place that can be remembered', (question, value) => {
    expect(says(overview, question)).toBe(value);
    expect(ask(overview, question)).toMatchObject({ derivation: { op: 'read' } });
  });

  it.each([
    'How many open issues are there?',
    'How many open tasks are there?',
    'How many open urgent bugs are there?',
    'How many bugs were closed last week?',
  ])('is not sure of %s', (question) => {
    expect(ask(overview, question).state).not.toBe('sure');
  });
});

const staff = aPage({
  title: 'Staff',
  headings: ['Staff'],
  tables: [
    aTable([
      ['Employee', 'Department', 'Orders', 'Salary'],
      ['Ana Reed', 'Sales', '12', '40,000'],
      ['Bo Moss', 'Legal', '9', '41,250'],
      ['Cy Lake', 'Legal', '14', '42,500'],
    ]),
  ],
});

describe('rows are counted by what they are', () => {
  it.each([
    ['How many employees are there?', '3'],
    ['How many people work in Legal?', '2'],
    ['How many employees are in the Sales department?', '1'],
  ])('%s', (question, value) => {
    expect(says(staff, question)).toBe(value);
  });

  it.each(['How many departments are there?', 'How many orders are there?', 'How many people are in Marketing?'])(
    'and not by another column: %s',
    (question) => {
      expect(ask(staff, question).state).not.toBe('sure');
    },
  );

  it('or by the pager of a longer list', () => {
    const [table] = staff.tables;
    if (!table) throw new Error('expected a table');
    const paged = aPage({
      ...staff,
      tables: [{ ...table, complete: false, rowTotal: 130 }],
      counts: [aCount('', 130, { by: 'pager', text: '1-3 of 130' })],
    });
    expect(says(paged, 'How many employees are there?')).toBe('130');
    expect(ask(paged, 'How many departments are there?').state).not.toBe('sure');
    expect(ask(paged, 'How many people work in Legal?').state).not.toBe('sure');
  });
});

describe('rows that a filter keeps out of sight', () => {
  const [table] = staff.tables;
  if (!table) throw new Error('expected a table');
  const filtered = aPage({
    ...staff,
    tables: [
      {
        ...table,
        rows: table.rows.map((row, i) => ({
          ...row,
          cells: row.cells.map((cell) => cell && { ...cell, vis: i === 2 ? ('collapsed' as const) : cell.vis }),
        })),
      },
    ],
  });

  it('are not counted, and their values are not sure', () => {
    expect(ask(filtered, 'How many employees are there?')).toMatchObject({ state: 'partial', seen: 2, of: 3 });
    expect(ask(filtered, "What is Cy Lake's salary?").state).not.toBe('sure');
    expect(says(filtered, "What is Bo Moss's salary?")).toBe('41,250');
  });
});

describe('labels', () => {
  it('that differ by a letter from what was said are never sure', () => {
    const page = aPage({ title: 'Suppliers', fields: [aField('Contact owner', 'Ada Holm')] });
    expect(ask(page, 'Who is the contract owner?').state).not.toBe('sure');
    expect(says(page, 'Who is the contact owner?')).toBe('Ada Holm');
  });

  it('that name a span are only meant when it is said', () => {
    const page = aPage({ title: 'Sales', fields: [aField('Revenue this month', '$84,210')] });
    expect(says(page, 'What is the revenue this month?')).toBe('$84,210');
    expect(ask(page, 'What is the revenue?').state).not.toBe('sure');
    expect(ask(page, 'What was the revenue last month?').state).not.toBe('sure');
    const cards = aPage({ title: 'Sales', fields: [aField('New customers', '312')] });
    expect(says(cards, 'How many new customers are there?')).toBe('312');
    expect(ask(cards, 'How many customers are there?').state).not.toBe('sure');
  });

  it.each([
    ['Kick-off', 'When is the kickoff?'],
    ['Kickoff', 'When is the kick-off?'],
    ['Kick off', 'When is the kick-off?'],
    ['Kickoff', 'When do we kick off?'],
  ])('%s answers "%s"', (label, question) => {
    const page = aPage({ title: 'Lighthouse', fields: [aField(label, '12 January 2027')] });
    expect(says(page, question)).toBe('12 January 2027');
  });

  it('name people by what they do', () => {
    const page = aPage({
      tables: [
        aTable([
          ['Truck', 'Driver', 'Depot'],
          ['TR-10', 'Ola Nord', 'East'],
          ['TR-11', 'Pia Sund', 'West'],
        ]),
      ],
    });
    expect(says(page, 'Who drives TR-11?')).toBe('Pia Sund');
  });
});

it('tells two totals apart by the heading above them', () => {
  const store = (name: string, city: string, sum: string) =>
    aTable(
      [
        ['City', 'Sales'],
        [city, sum],
        ['Elsewhere', '1'],
        ['Total', sum],
      ],
      { section: ['Results', name] },
    );
  const page = aPage({
    title: 'Results',
    headings: ['Results', 'EU stores', 'US stores'],
    tables: [store('EU stores', 'Porto', '27'), store('US stores', 'Austin', '51')],
  });
  expect(says(page, 'What are the total sales of the US stores?')).toBe('51');
  expect(ask(page, 'What are the total sales?').state).not.toBe('sure');
});

it('reads a labelled due date although something on the page looks like a calendar', () => {
  const page = aPage({
    tables: [
      aTable([
        ['Subject', 'Due date'],
        ['Usage meter lags an hour', '12/08/2026'],
        ['Gateway returns 502', '12/16/2026'],
      ]),
    ],
    events: [anEvent('Atlas', '2026-12-28', '02:00')],
    calendar: { from: '2026-12-16', to: '2026-12-28', hidden: [] },
  });
  expect(says(page, 'When is "Usage meter lags an hour" due?')).toBe('12/08/2026');
});

describe('what is computed over a table', () => {
  const cities = (name: string, city: string) =>
    aTable(
      [
        ['City', 'Sales'],
        [city, '12'],
        ['Elsewhere', '15'],
      ],
      { section: [name] },
    );

  it('is not sure where two tables fit alike, even if they agree', () => {
    const two = aPage({ tables: [cities('EU stores', 'Porto'), cities('US stores', 'Austin')] });
    expect(ask(two, 'How many cities are there?').state).not.toBe('sure');
    expect(ask(two, 'What are the total sales?').state).not.toBe('sure');
    expect(says(aPage({ tables: [cities('EU stores', 'Porto')] }), 'How many cities are there?')).toBe('2');
  });

  it('is not sure over the top or latest few, but for the largest of them', () => {
    const top = aPage({ tables: [cities('Top cities', 'Porto')] });
    expect(ask(top, 'What are the total sales?').state).not.toBe('sure');
    expect(ask(top, 'How many cities are there?').state).not.toBe('sure');
    expect(says(top, 'Which city has the highest sales?')).toBe('Elsewhere');
  });
});

describe('a board', () => {
  const board = aPage({
    title: 'Launch board',
    counts: [aCount('To do', 3), aCount('Doing', 2), aCount('Done', 5)],
  });
  it.each([
    ['How many cards are in Doing?', '2'],
    ['How many tasks are to do?', '3'],
    ['How many are done?', '5'],
  ])('answers %s', (question, value) => {
    expect(says(board, question)).toBe(value);
  });
  it.each(['How many cards are blocked?', 'How many bugs are done?', 'How many cards are there?'])(
    'is not sure of %s',
    (question) => {
      expect(ask(board, question).state).not.toBe('sure');
    },
  );
});

it('offers what stands in a row that may not be the only one', () => {
  const page = aPage({
    tables: [
      aTable(
        [
          ['Employee', 'Salary'],
          ['Bo Moss', '41,250'],
          ['Ana Reed', '40,000'],
        ],
        { complete: false, rowTotal: 130 },
      ),
    ],
  });
  expect(ask(page, "What is Bo Moss's salary?")).toMatchObject({
    state: 'candidates',
    options: [{ cite: { text: '41,250' } }],
  });
});
