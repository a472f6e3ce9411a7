import { describe, expect, it } from 'vitest';
import { aField, aPage, aTable } from '../../support/a-page.ts';
import { says } from '../../support/says.ts';

const ROWS = [
  ['Ticket', 'State', 'Assignee', 'Opened', 'Effort'],
  ['T-101', 'Blocked', 'Ann Hill', '2 Nov 2026', '5'],
  ['T-102', 'Open', 'Bo Lind', '3 Nov 2026', '8'],
  ['T-103', 'Blocked', 'Ann Hill', '9 Nov 2026', '3'],
  ['T-104', 'Closed', 'Cy Moor', '12 Nov 2026', '13'],
];
const choice = (value: string) => aField('State', value, { section: ['Tickets'], control: 'select' });
const page = (value: string) => aPage({ title: 'Tickets', tables: [aTable(ROWS)], fields: [choice(value)] });
const board = page('All states');
const notSure = /^\((?:candidates|none|partial)\)$/;

describe('rows that are asked for by what they have', () => {
  it.each([
    ['Which tickets have state Blocked?', 'T-101, T-103'],
    ['which tickets are blocked?', 'T-101, T-103'],
    ['Which tickets have assignee Ann Hill?', 'T-101, T-103'],
    ['Which tickets are assigned to Ann Hill?', 'T-101, T-103'],
    ['How many tickets are assigned to Ann Hill?', '2'],
    ['How many tickets are blocked?', '2'],
    ["what's T-102's state?", 'Open'],
    ['Who is assigned to T-104?', 'Cy Moor'],
  ])('%s', (question, answer) => {
    expect(says(board, question)).toBe(answer);
  });

  it.each(['All states', 'Any', 'Every state', 'Alle Status', 'Tous les états', 'Todos'])(
    'counts under a filter that says %s',
    (value) => {
      expect(says(page(value), 'How many tickets are blocked?')).toBe('2');
    },
  );

  it('does not count all of a list that is filtered', () => {
    expect(says(page('Mine only'), 'How many tickets are there?')).toMatch(notSure);
  });

  it('takes what is typed in for a filter only where all rows hold it', () => {
    const typed = (value: string) =>
      aPage({
        title: 'Tickets',
        tables: [aTable(ROWS)],
        fields: [aField('Ticket', value, { section: ['Edit'], control: 'text' })],
      });
    expect(says(typed('T-900'), 'How many tickets are there?')).toBe('4');
    expect(says(typed('T-10'), 'How many tickets are there?')).toMatch(notSure);
  });

  it.each([
    // Of the rows a sum is asked for, not how many they are.
    'sum of the blocked',
    // An answer to "which ones" is no number.
    'which tickets need effort',
    // A word that elsewhere says nothing.
    'how many tickets are off?',
  ])('states nothing else for it: %s', (question) => {
    expect(says(board, question)).toMatch(notSure);
  });
});
