import { expect, it } from 'vitest';
import { locatorForCell, locatorForField } from '../../../src/reading/locator/make-locator.ts';
import { proposeRepair } from '../../../src/reading/locator/repair.ts';
import { resolveLocator } from '../../../src/reading/locator/resolve-locator.ts';
import type { PageContent } from '../../../src/reading/reading.ts';
import { aField, aPage, aTable, CLOCK } from './a-page.ts';

const TEAMS = ['Marketing', 'Engineering', 'Legal', 'Support', 'Finance'];
const budget = (columns: string[], teams = TEAMS) =>
  aTable(
    columns,
    teams.map((team, i) => [team, `$${i + 1}1,000`, `$${i + 1}2,000`, `$${i + 1}3,000`]),
    { caption: 'Budget', section: ['Plan'] },
  );
const before = aPage({ tables: [budget(['Team', 'Travel', 'Hardware', 'Contractors'])] });

function cellLocator() {
  const [table] = before.tables;
  const locator = table ? locatorForCell(table, 2, 3, before) : null;
  if (locator === null) throw new Error('expected a locator');
  return locator;
}

const offered = (page: PageContent) => {
  const locator = cellLocator();
  expect(resolveLocator(locator, page, CLOCK).state).toBe('missing');
  return proposeRepair(locator, page)?.hit ?? null;
};

it('offers the cell whose column or row was renamed', () => {
  expect(offered(aPage({ tables: [budget(['Team', 'Travel', 'Hardware', 'Contractors (external)'])] }))).toMatchObject({
    text: '$33,000',
  });
  const teams = TEAMS.map((team) => (team === 'Legal' ? 'Legal & Compliance' : team));
  expect(offered(aPage({ tables: [budget(['Team', 'Travel', 'Hardware', 'Contractors'], teams)] }))).toMatchObject({
    text: '$33,000',
    where: expect.stringContaining('Legal & Compliance'),
  });
});

it('offers nothing in place of what is gone, nor another year or quarter', () => {
  const without = TEAMS.filter((team) => team !== 'Legal');
  expect(offered(aPage({ tables: [budget(['Team', 'Travel', 'Hardware', 'Contractors'], without)] }))).toBeNull();
  const page = (label: string) =>
    aPage({ fields: ['Revenue', label, 'Churn', 'Headcount'].map((name, i) => aField(name, `${i}00`, ['KPIs'])) });
  const field = page('Orders 2026').fields[1];
  const locator = field ? locatorForField(field, page('Orders 2026')) : null;
  expect(locator && proposeRepair(locator, page('Orders 2027'))).toBeNull();
  expect(locator && proposeRepair(locator, page('Refunds'))).toBeNull();
});

it('offers a field under its new label, with an address of its own', () => {
  const labels = ['Revenue', 'Open support tickets', 'Churn', 'Headcount', 'Visits', 'Refunds'];
  const page = (open: string) =>
    aPage({
      fields: labels.map((label, i) => aField(label === 'Open support tickets' ? open : label, `${i + 1}00`, ['KPIs'])),
    });
  const field = page('Open support tickets').fields[1];
  const locator = field ? locatorForField(field, page('Open support tickets')) : null;
  const repair = locator && proposeRepair(locator, page('Open support tickets, all teams'));
  expect(repair?.hit.text).toBe('200');
  expect(repair?.locator.target).toMatchObject({ kind: 'field', label: 'Open support tickets, all teams' });
});
