import { expect, it } from 'vitest';
import type { Row, Table } from '../../../src/reading/reading.ts';
import { aCell, aCount, aPage, aTable } from '../../support/a-page.ts';
import { ask, says } from '../../support/says.ts';

const ROWS = Array.from({ length: 8 }, (_, i) => [
  `SO-1000${i}`,
  ['Shipped', 'Open', 'Cancelled', 'Open'][i % 4] ?? '',
  `€${100 + i}.50`,
  ['Mira Patel', 'Sam Okafor'][i % 2] ?? '',
]);
const total = (texts: string[], key: string | null = null): Row => ({
  kind: 'total',
  cells: texts.map((text) => aCell(text)),
  group: null,
  key,
});
/** Some of 5,000 orders, with sums below them. */
const orders = (sums: Row[], parts: Partial<Table> = {}) => {
  const table = aTable([['Order', 'Status', 'Amount', 'Owner'], ...ROWS], { complete: false, ...parts });
  return aPage({
    title: 'Orders',
    headings: ['Orders'],
    tables: [{ ...table, rows: [...table.rows, ...sums] }],
    counts: [aCount('entries', 5000, { by: 'pager', text: 'Showing 1 to 8 of 5,000 entries', section: ['Orders'] })],
  });
};

it.each(['Who owns order SO-14321?', 'owner of SO-14321', 'SO-14321 status'])(
  'guesses at no other row where the one that is named is not shown: %s',
  (question) => {
    expect(ask(orders([]), question).state).toBe('none');
    expect(says(orders([]), question.replace('14321', '10003'))).toBe(/status/.test(question) ? 'Open' : 'Sam Okafor');
  },
);

it.each([
  'What is the total amount of all orders?',
  'total amount all orders',
  'What do the amounts of all orders add up to?',
])('states a total below rows of which some are not shown when it is more than they come to: %s', (question) => {
  const sum = '€22,396,527.05';
  expect(says(orders([total(['Total', '', sum, ''])], { from: 'table' }), question)).toBe(sum);
  const ofPage = orders([total(['Total', '', '€832.00', ''])], { from: 'table' });
  expect(ask(ofPage, question).state).not.toBe('sure');
});

it.each(['Average', 'Avg.', 'Durchschnitt'])('takes no row called %s for a total', (name) => {
  const page = orders([total([name, '', '€104.00', ''])], { from: 'grid' });
  expect(ask(page, 'What is the total amount of all orders?').state).not.toBe('sure');
});

it('counts what a pager counts, whatever it calls it', () => {
  expect(says(orders([]), 'How many orders are there?')).toBe('5,000');
  expect(says(orders([]), 'How many orders are listed in total?')).toBe('5,000');
  expect(ask(orders([]), 'How many customers are there?').state).not.toBe('sure');
});

it('takes no number of rows for a total amount', () => {
  const whole = aTable([['Order', 'Status', 'Amount', 'Owner'], ...ROWS]);
  const page = aPage({ title: 'Orders', headings: ['Orders'], tables: [whole] });
  const found = ask(page, 'What is the total amount of all orders?');
  expect(found.state === 'sure' ? found.derived.value.text : null).not.toBe('8');
});

it('reads what a thing is worth, and no count of some for one of all', () => {
  expect(says(orders([]), 'How much is order SO-10002 worth?')).toBe('€102.50');
  expect(ask(orders([]), 'cancelled orders count').state).not.toBe('sure');
});
