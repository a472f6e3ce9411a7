import { describe, expect, it } from 'vitest';
import { aPage, aTable } from '../../support/a-page.ts';
import { aSheet, ask, says } from '../../support/says.ts';

const notSure = /^\((?:candidates|none|partial)\)$/;

const staff = aPage({
  title: 'Staff',
  tables: [
    aTable([
      ['Name', 'Reports to', 'Office'],
      ['Ann', 'Bob', 'Hull'],
      ['Bob', 'Cid', 'York'],
      ['Cid', 'Dora', 'York'],
      ['Eve', 'Bob', 'Leeds'],
      ['Fay', 'Cid', 'Leeds'],
    ]),
  ],
});
const services = aPage({
  title: 'Services',
  tables: [
    aTable([
      ['Service', 'Depends on', 'Managed by'],
      ['Web', 'Api', 'Olga'],
      ['Api', 'Store', 'Piet'],
      ['Store', 'Disk', 'Rosa'],
    ]),
  ],
});
const leads = aPage({
  title: 'Teams',
  tables: [
    aTable([
      ['Name', 'Manages'],
      ['Ann', 'Bob'],
      ['Bob', 'Cid'],
      ['Dora', 'Ann'],
    ]),
  ],
});
const managers = aPage({
  title: 'Teams',
  tables: [
    aTable([
      ['Name', 'Manager'],
      ['Ann', 'Bob'],
      ['Bob', 'Cid'],
    ]),
  ],
});

describe('a relation is read in the direction asked', () => {
  it.each<[typeof staff, string, string]>([
    [staff, 'Who does Ann report to?', 'Bob'],
    [staff, 'Who does Bob report to?', 'Cid'],
    [staff, 'Who reports to Bob?', 'Ann, Eve'],
    [staff, 'who reports to Dora', 'Cid'],
    [services, 'What does Api depend on?', 'Store'],
    [services, 'What depends on Api?', 'Web'],
    [services, 'Which service depends on the Store?', 'Api'],
    [services, 'Who is Api managed by?', 'Piet'],
    [services, 'Who manages Api?', 'Piet'],
    [leads, 'Who does Bob manage?', 'Cid'],
    [leads, 'Who manages Bob?', 'Ann'],
    [managers, 'Who manages Ann?', 'Bob'],
    [managers, 'Who does Bob manage?', 'Ann'],
    [managers, "Who is Bob's manager?", 'Cid'],
  ])('%#, $1', (page, question, value) => {
    expect(says(page, question)).toBe(value);
  });

  it.each<[typeof staff, string]>([
    [staff, 'Who reports to Ann?'],
    [services, 'What depends on Web?'],
    [managers, 'Who does Ann manage?'],
    [aSheet('Bob Moss', { 'Reports to': 'Cid Lake' }), 'Who reports to Bob Moss?'],
    [aSheet('Bob Moss', { Manager: 'Cid Lake' }), 'Who does Bob Moss manage?'],
    [aSheet('Api', { 'Depends on': 'Store' }), 'What depends on Api?'],
    [aSheet('Bug 12', { Blocks: 'Bug 13' }), 'What blocks bug 12?'],
    [aSheet('Bug 12', { 'Blocked by': 'Bug 13' }), 'What does bug 12 block?'],
  ])('%#, $1: is not sure', (page, question) => {
    expect(says(page, question)).toMatch(notSure);
  });
  it('keeps reading fields whose direction fits', () => {
    expect(says(aSheet('Bob Moss', { 'Reports to': 'Cid Lake' }), 'Who does Bob Moss report to?')).toBe('Cid Lake');
    expect(says(aSheet('Bug 12', { 'Blocked by': 'Bug 13' }), 'What is bug 12 blocked by?')).toBe('Bug 13');
    expect(says(aSheet('Bug 12', { Owner: 'Cid Lake' }), 'Who owns bug 12?')).toBe('Cid Lake');
  });
});

describe('names', () => {
  const page = aPage({
    title: 'Staff',
    tables: [
      aTable([
        ['Name', 'Desk'],
        ['Anne', '12'],
        ['Rob', '14'],
        ['Marian', '16'],
        ['Fred', '18'],
      ]),
    ],
  });
  it.each(['What is the desk of Ann?', 'What is the desk of Bob?', "What is Marion's desk?", 'Which desk is free?'])(
    'that differ by a letter are other people: %s',
    (question) => {
      expect(says(page, question)).toMatch(notSure);
    },
  );
  it('that are the same are found', () => {
    expect(says(page, "What is Anne's desk?")).toBe('12');
    expect(says(page, 'What is the desk of Fred?')).toBe('18');
  });
});

describe('what a row is named by', () => {
  const orders = aPage({
    title: 'Orders',
    tables: [
      aTable(
        [
          ['Status', 'Price', 'Order', 'Client'],
          ['Open', '1,200', 'A-1', 'Hale'],
          ['Paid', '900', 'A-2', 'Ito'],
        ],
        { rowHeader: null },
      ),
    ],
  });
  it('is what names it, not one of its values', () => {
    expect(ask(orders, 'What is the price of order A-1?')).toMatchObject({ state: 'sure', subject: 'A-1, Price' });
    const open = ask(orders, 'Which order is open?');
    expect(JSON.stringify(open)).not.toContain('"subject":"Open, ');
    const priced = ask(orders, 'Which client has the price 1,200?');
    expect(JSON.stringify(priced)).not.toContain('"subject":"1,200, ');
  });
});
