import { describe, expect, it } from 'vitest';
import { aPage, aTable } from '../../support/a-page.ts';
import { aSheet, says } from '../../support/says.ts';

const notSure = /^\((?:candidates|none|partial)\)$/;
const rows = (title: string, texts: string[][]) => aPage({ title, headings: [title], tables: [aTable(texts)] });

const mixed = rows('Invoices', [
  ['Invoice', 'Amount', 'Weight'],
  ['I-1', '$100', '2 kg'],
  ['I-2', '€250', '900 g'],
  ['I-3', '$50', '1 kg'],
]);
const subtotals = rows('Costs', [
  ['Item', 'Cost'],
  ['Desk', '100'],
  ['Chair', '50'],
  ['Subtotal', '150'],
  ['Lamp', '20'],
  ['Rug', '30'],
  ['Subtotal', '50'],
]);
const graded = rows('Costs', [
  ['Item', 'Cost'],
  ['Desk', '100'],
  ['Chair', '50'],
  ['Subtotal', '150'],
  ['Tax', '30'],
  ['Total', '180'],
]);
const unnamed = rows('Parts', [
  ['Part', 'Stock'],
  ['Bolt', '100'],
  ['Nut', '50'],
  ['', '150'],
]);
const products = rows('Products', [
  ['Product', 'Cost'],
  ['Pen', '4'],
  ['Bag', '30'],
  ['Hat', '10'],
]);

describe('computing', () => {
  it.each<[typeof mixed, string]>([
    [mixed, 'What is the total amount of all invoices?'],
    [mixed, 'What is the average amount?'],
    [mixed, 'Which invoice has the highest amount?'],
    [mixed, 'Which invoice has the lowest weight?'],
    [unnamed, 'How many parts are there?'],
    [unnamed, 'What is the total stock?'],
    [unnamed, 'What is the average stock?'],
    [unnamed, 'Which part has the highest stock?'],
    [products, 'How many products cost at least 10?'],
    [products, 'Which product costs at least 10?'],
    [products, 'Which product costs at most 10?'],
    [products, 'What products cost less than 20?'],
  ])('%#, $1: is not sure', (page, question) => {
    expect(says(page, question)).toMatch(
      /cost (?:at|less)|costs at/.test(question) ? /^(?:2|Bag, Hat|Pen, Hat|\(.*\))$/ : notSure,
    );
  });
  it.each<[typeof mixed, string, string]>([
    [subtotals, 'What is the total cost?', '200'],
    [subtotals, 'What is the average cost?', '50'],
    [graded, 'What is the total cost?', '180'],
    [graded, 'What is the cost of the desk?', '100'],
    [graded, 'Which item has the highest cost?', 'Desk'],
    [products, 'Which product has the lowest cost?', 'Pen'],
    [products, 'How many products are there?', '3'],
  ])('%#, $1', (page, question, value) => {
    expect(says(page, question)).toBe(value);
  });
  it('takes no total of one thing for that of all', () => {
    const order = aSheet('Order A-1', { Total: '$45', Client: 'Hale' });
    expect(says(order, 'What is the total of order A-1?')).toBe('$45');
    for (const question of [
      'What is the total of all orders?',
      'What is the total across orders?',
      'total of every order',
    ])
      expect(says(order, question)).toMatch(notSure);
  });
});
