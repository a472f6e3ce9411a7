import { describe, expect, it } from 'vitest';
import { aField, aPage, aTable } from '../../support/a-page.ts';
import { aSheet, says } from '../../support/says.ts';

const notSure = /^\((?:candidates|none|partial)\)$/;

describe('a label that narrows its value', () => {
  it.each<[string, string]>([
    ['Uptime (last month)', 'What is the uptime this month?'],
    ['Uptime last month', 'uptime this month?'],
    ['Uptime (last month)', 'What is the uptime?'],
    ['Uptime, October', 'What is the uptime?'],
    ['Uptime (30 days)', 'What is the uptime today?'],
    ['Users (inactive)', 'How many users are there?'],
    ['Users (inactive)', 'users?'],
    ['Inactive users', 'How many users?'],
    ['Budget (2024)', 'What is the budget?'],
    ['Budget 2024', 'What is the budget for 2026?'],
    ['Budget FY25', 'What is the budget?'],
    ['Deadline (old)', 'When is the deadline?'],
    ['Old deadline', 'When is the deadline?'],
    ['Previous owner', 'Who is the owner?'],
    ['Former manager', 'Who is the manager?'],
    ['Next price', 'What is the price?'],
    ['Draft budget', 'What is the budget?'],
    ['Estimated cost', 'What is the cost?'],
    ['Planned cost', 'What is the cost?'],
    ['Cost (planned)', 'How much does it cost?'],
    ['Cost', 'What is the planned cost?'],
    ['Price', 'What is the new price?'],
    ['Price', 'What was the old price?'],
    ['Target revenue', 'What is the revenue?'],
    ['Revenue YTD', 'What is the revenue?'],
    ['Average price', 'What is the price?'],
    ['Maximum seats', 'How many seats are there?'],
    ['Price per month', 'What is the price per year?'],
    ['Monthly price', 'What is the yearly price?'],
    ['Price (monthly)', 'What does it cost per year?'],
    ['Revenue growth', 'What is the revenue?'],
    ['Revenue change', 'What is the revenue?'],
    ['Backup owner', 'Who is the owner?'],
    ['Deputy manager', 'Who is the manager?'],
    ['Original due date', 'When is it due?'],
    ['Net amount', 'What is the gross amount?'],
    ['Amount (excl. VAT)', 'What is the amount incl. VAT?'],
    ['Minimum order', 'What is the order number?'],
    ['Unpaid invoices', 'How many invoices are paid?'],
    ['Not approved', 'How many are approved?'],
    ['Non-members', 'How many members are there?'],
    ['Customers lost', 'How many customers are there?'],
    ['Users per team', 'How many users are there?'],
    ['Owner until May', 'Who is the owner?'],
    ['Price before discount', 'What is the price?'],
  ])('"%s" does not answer "%s" for sure', (label, question) => {
    for (const value of ['1,200', 'Ada Holm', '12/08/2026'])
      expect(says(aSheet('Northwind', { [label]: value }), question), value).toMatch(notSure);
  });

  it.each<[string, string, string]>([
    ['Uptime (last month)', 'What was the uptime last month?', '99.9%'],
    ['Uptime last month', 'What was the uptime in October?', '99.9%'],
    ['Uptime (October)', 'What was the uptime last month?', '99.9%'],
    ['Uptime this month', 'What is the uptime this month?', '99.9%'],
    ['Users (inactive)', 'How many inactive users are there?', '41'],
    ['Budget (2024)', 'What was the budget in 2024?', '$5'],
    ['Budget (USD)', 'What is the budget?', '5,000'],
    ['Members (12)', 'Who are the members?', 'Ada Holm'],
    ['Weight (kg)', 'What is the weight?', '12'],
    ['Previous owner', 'Who was the previous owner?', 'Ada Holm'],
    ['Estimated cost', 'What is the estimated cost?', '$5'],
    ['Last updated', 'When was it last updated?', '12/08/2026'],
    ['Due date', 'When is it due?', '12/08/2026'],
    ['New price', 'What is the new price?', '$5'],
    ['Monthly price', 'What is the monthly price?', '$5'],
    ['Next review', 'When is the next review?', '12/08/2026'],
    ['Total', 'What is the total?', '$5'],
  ])('"%s" answers "%s"', (label, question, value) => {
    expect(says(aSheet('Northwind', { [label]: value }), question)).toBe(value);
  });
});

describe('what stands above a value', () => {
  const rates = (heading: string, rows: string[][] = [['Standard', '19%']]) =>
    aPage({
      title: 'Rates',
      headings: ['Rates', heading],
      tables: [aTable([['Plan', 'Rate'], ...rows], { section: ['Rates', heading] })],
    });
  it.each([
    ['Old', 'What is the rate of Standard in 2026?'],
    ['Old', 'What is the standard rate?'],
    ['2024', 'What is the standard rate in 2026?'],
    ['Last month', 'What is the standard rate this month?'],
    ['Last month', 'What is the standard rate?'],
    ['Draft', 'What is the standard rate?'],
    ['Previous rates', 'What is the standard rate?'],
  ])('"%s" keeps "%s" from being sure', (heading, question) => {
    expect(says(rates(heading), question)).toMatch(notSure);
  });
  it.each([
    ['Old', 'What was the old standard rate?'],
    ['2024', 'What was the standard rate in 2024?'],
    ['Last month', 'What was the standard rate last month?'],
    ['Current', 'What is the standard rate?'],
  ])('"%s" lets "%s" be answered', (heading, question) => {
    expect(says(rates(heading), question)).toBe('19%');
  });
  it('picks the section that the question names', () => {
    const page = aPage({
      title: 'Service state',
      fields: [
        aField('State', 'Degraded', { section: ['Last month'] }),
        aField('State', 'Operational', { section: ['This month'] }),
      ],
    });
    expect(says(page, 'What was the state last month?')).toBe('Degraded');
    expect(says(page, 'What is the state this month?')).toBe('Operational');
    expect(says(page, 'What is the state?')).toMatch(notSure);
    expect(says(page, 'What was the state last week?')).toMatch(notSure);
  });
});

describe('a row or column that narrows its value', () => {
  const page = aPage({
    title: 'Budget',
    tables: [
      aTable([
        ['Team', 'Plan Q1', 'Actual Q1', 'Plan Q2', 'Actual Q2'],
        ['Design', '10', '12', '14', '13'],
        ['Sales (old)', '20', '22', '24', '23'],
        ['Support (estimate)', '20', '22', '24', '23'],
      ]),
    ],
  });
  it.each([
    'What is the Q1 figure for Design?',
    'design q1',
    'What is the forecast for Design in Q1?',
    'What is the plan for Design?',
    'What is the actual Q1 of Sales?',
    'What is the planned Q2 of Support?',
    'Which team has the highest Q1?',
    'What is the average Q1?',
  ])('is not picked silently for "%s"', (question) => {
    expect(says(page, question)).toMatch(notSure);
  });
  it.each([
    ['What is the actual Q1 figure for Design?', '12'],
    ['What is the plan for Design in Q2?', '14'],
    ['What is the planned Q2 of the old Sales?', '24'],
  ])('answers %s', (question, value) => {
    expect(says(page, question)).toBe(value);
  });
  it('of two heads one above the other', () => {
    const two = aPage({
      title: 'Sales',
      tables: [
        aTable(
          [
            ['Site', '', '', '', ''],
            ['Hull', '1', '2', '3', '4'],
          ],
          {
            columns: [['Site'], ['2025', 'Q1'], ['2025', 'Q2'], ['2026', 'Q1'], ['2026', 'Q2']],
          },
        ),
      ],
    });
    expect(says(two, 'What is Q1 for Hull?')).toMatch(notSure);
    expect(says(two, 'What is Q1 2026 for Hull?')).toBe('3');
    expect(says(two, 'What was the first quarter of 2025 for Hull?')).toBe('1');
  });
});
