import { expect, it } from 'vitest';
import { aField, aPage, aTable } from '../../support/a-page.ts';
import { ask, says } from '../../support/says.ts';

const BUDGET = aTable(
  [
    ['Department', 'Q1', 'Q2', 'Q3', 'Q4', 'Total', 'Owner'],
    ['Engineering', '182000', '186500', '190000', '195500', '754000', 'Jonas Lindqvist'],
    ['Marketing', '42000', '45500', '48200', '61000', '196700', 'Mira Patel'],
    ['Legal', '15000', '12500', '18750', '14000', '60250', 'Ines Duarte'],
    ['Total', '239000', '244500', '256950', '270500', '1010950', ''],
  ],
  { from: 'sheet', caption: 'Budget 2026 (EUR)', section: ['Budget 2026'] },
);
const PEOPLE = aTable(
  [
    ['Team', 'Jan', 'Jun', 'Dec'],
    ['Engineering', '41', '44', '48'],
    ['Marketing', '9', '9', '11'],
  ],
  { from: 'sheet', complete: false, rowTotal: 2, section: ['Budget 2026', 'Headcount'] },
);
const section = ['Budget 2026'];
const BOOK = aPage({
  title: 'Budget 2026',
  headings: ['Budget 2026'],
  tables: [BUDGET, PEOPLE],
  fields: [aField('Status', 'Draft v3', { section }), aField('FX rate USD/EUR', '0.92', { section })],
});

it.each([
  ['What exchange rate is used in the budget?', '0.92'],
  ['How much does Marketing get for the whole of 2026?', '196700'],
  ['How much does Marketing get for the whole year?', '196700'],
  ['Which department gets the most money in Q1?', 'Engineering'],
  ['What do the departments add up to in Q4?', '270500'],
  ['What do all departments together get in 2026?', '1010950'],
  ['What do all departments get in Q2 together?', '244500'],
  ['engineering headcount december', '48'],
  ['What is the December headcount for Engineering?', '48'],
])('"%s" is %s', (question, answer) => {
  expect(says(BOOK, question)).toBe(answer);
});

it.each([
  ['What do Marketing and Legal get together in Q4?'],
  ['Which team gets the most money in Dec?'],
  ['Which team has the highest headcount in December?'],
])('does not state what "%s" asks for', (question) => {
  expect(says(BOOK, question)).toMatch(/^\((?:candidates|none|partial)\)$/);
});

it('names the sheet that is not shown where the question does, and nothing that was found is of it', () => {
  const shown = { ...BOOK, tables: [BUDGET], otherSheets: ['Headcount', 'Legal'] };
  expect(ask(shown, 'engineering headcount december')).toEqual({ state: 'none', sheet: 'Headcount' });
  expect(ask(shown, 'What is the December headcount for Engineering?')).toEqual({ state: 'none', sheet: 'Headcount' });
  expect(says(shown, 'Who owns the Legal budget?')).toBe('Ines Duarte');
  expect(ask(shown, 'What does the marketing owner earn?')).not.toHaveProperty('sheet');
  expect(ask({ ...BOOK, tables: [BUDGET] }, 'engineering headcount december')).not.toHaveProperty('sheet');
});
