import { describe, expect, it } from 'vitest';
import { rolesAsked, rolesIn } from '../../../src/engines/embedded/roles.ts';
import { stateAsked } from '../../../src/engines/embedded/states.ts';
import { aPage, aTable } from '../../support/a-page.ts';
import { aSheet, ask, says } from '../../support/says.ts';

const page = (title: string, rows: string[][], lang = 'en') =>
  aPage({ title, headings: [title], lang, tables: [aTable(rows)] });

const ferry = aSheet('Crossing 77', {
  'Check-in': 'Sat 5 Dec 2026, from 06:30',
  Departure: '5 Dec 2026, 07:45',
  Fare: '£182.00',
  'Deposit paid': '£60.00',
  'Balance due': '£122.00',
  'Booking status': 'Waiting list',
  Skipper: 'Una Byrne',
});
const lots = page('Lots', [
  ['Lot', 'Caretaker', 'Unit price', 'In stock', 'Lease ends', 'Health'],
  ['Oak boards', 'Finn Roe', '€14.00', '210', '2027-03-01', 'On track'],
  ['Pine slats', 'Mia Sol', '€3.20', '1,040', '2026-12-20', 'Delayed'],
  ['Ash rods', 'Finn Roe', '€6.75', '88', '2027-01-15', 'On track'],
]);
const auftraege = page(
  'Aufträge',
  [
    ['Auftrag', 'Menge', 'Betrag', 'Fällig am', 'Zustand', 'Zuständig', 'Telefon'],
    ['A-501', '40', '1.200,00 €', '04.12.2026', 'Bezahlt', 'Ute Frank', '030 111'],
    ['A-502', '15', '310,00 €', '09.12.2026', 'Offen', 'Kai Horn', '040 222'],
  ],
  'de',
);
const orders = page('Orders', [
  ['Order', 'Quantity', 'Price', 'Delivery date', 'Status'],
  ['Z-90', '12', '€75.00', '3 Dec 2026', 'Packed'],
  ['Z-91', '90', '€40.00', '10 Dec 2026', 'Delivered'],
]);

describe('values by what they are to their thing', () => {
  it.each([
    ['when can I check in?', 'Sat 5 Dec 2026, from 06:30'],
    ['how much do we still owe?', '£122.00'],
    ['how much is left to pay?', '£122.00'],
    ['how much have I paid so far?', '£60.00'],
    ['is it confirmed?', 'Waiting list'],
  ])('of a page about one thing: %s', (question, answer) => {
    expect(says(ferry, question)).toBe(answer);
  });

  it.each([
    ['who looks after the pine slats?', 'Mia Sol'],
    ['who is in charge of ash rods?', 'Finn Roe'],
    ['how much are the oak boards?', '€14.00'],
    ['how much ash rods do we have left?', '88'],
    ['how many pine slats are in stock?', '1,040'],
    ['when does the lease of the ash rods run out?', '2027-01-15'],
    ['are the pine slats on track?', 'Delayed'],
    ['are the oak boards delayed?', 'On track'],
  ])('of rows: %s', (question, answer) => {
    expect(says(lots, question)).toBe(answer);
  });

  it.each([
    ['when is A-502 due?', '09.12.2026'],
    ['how much is A-501?', '1.200,00 €'],
    ['is A-502 paid?', 'Offen'],
    ['ist A-501 bezahlt?', 'Bezahlt'],
    ['who looks after A-502?', 'Kai Horn'],
    ['quantity of A-501', '40'],
    ['phone number for A-502', '040 222'],
    ['Betrag der Rechnung A-502', '310,00 €'],
  ])('under headings in German: %s', (question, answer) => {
    expect(says(auftraege, question)).toBe(answer);
  });

  it.each([
    ['Wann wird Z-91 geliefert?', '10 Dec 2026'],
    ['Wie ist der Preis von Z-90?', '€75.00'],
    ['combien coûte Z-91 ?', '€40.00'],
    ['¿cuál es la cantidad de Z-90?', '12'],
    ['has Z-90 been delivered?', 'Packed'],
  ])('under headings in English, asked in another language: %s', (question, answer) => {
    expect(says(orders, question)).toBe(answer);
  });

  it('a heading with the very word comes before one of the same sense, and two of the same sense are offered', () => {
    const both = page('Parts', [
      ['Part', 'Cost', 'Price'],
      ['Hinge', '€1.10', '€2.90'],
      ['Latch', '€0.80', '€1.95'],
    ]);
    expect(says(both, 'price of the hinge')).toBe('€2.90');
    expect(says(both, 'cost of the latch')).toBe('€0.80');
    expect(says(both, 'how much is the latch?')).toBe('(candidates)');
  });

  it('states are no answers of people, and people none of states', () => {
    const trips = page('Trips', [
      ['Trip', 'Approver', 'Status'],
      ['Oslo', 'Sue Kim', 'Pending'],
      ['Bergen', 'Lars Moe', 'Approved'],
    ]);
    expect(says(trips, 'is the Oslo trip approved?')).toBe('Pending');
    expect(says(trips, 'who approves Oslo?')).toBe('Sue Kim');
    const bare = page('Trips', [
      ['Trip', 'Approved by'],
      ['Oslo', 'Sue Kim'],
      ['Bergen', 'Lars Moe'],
    ]);
    expect(says(bare, 'is Oslo approved?')).toMatch(/^\(/);
  });

  it('a value that tells how a thing stands is its status', () => {
    const services = aSheet('Services', { Search: 'Partial outage', Mail: 'Operational', Uptime: '99.9%' });
    expect(says(services, 'is search up?')).toBe('Partial outage');
    expect(says(services, 'status of mail')).toBe('Operational');
    expect(says(services, 'is the uptime up?')).toMatch(/^\(/);
  });

  it('a row of that name is not counted where its amount is asked for', () => {
    expect(says(lots, 'how many oak boards do we have?')).not.toBe('1');
  });

  it('a total of some is not the total', () => {
    const bills = page('Bills', [
      ['Bill', 'Amount', 'Standing'],
      ['Water', '€40.00', 'Open'],
      ['Power', '€95.00', 'Paid'],
      ['Waste', '€12.50', 'Open'],
    ]);
    expect(says(bills, 'total amount')).toBe('€147.50');
    expect(says(bills, 'sum of all amounts still open')).not.toBe('€147.50');
  });

  it('the last of two headings above a column is enough where no other column ends in it', () => {
    const table = aTable([
      ['Item', 'North', 'South'],
      ['Rope', '14', '9'],
      ['Sail', '3', '5'],
    ]);
    table.columns = [['Item'], ['Stock (pcs)', 'North'], ['Stock (pcs)', 'South']];
    expect(says(aPage({ title: 'Loft', headings: ['Loft'], tables: [table] }), 'rope in South')).toBe('9');
  });
});

describe('how a heading is offered', () => {
  it('a heading says nothing of what it names', () => {
    const empty = aPage({
      title: 'Track shipment',
      headings: ['Shipment 4410 88'],
      blocks: [{ text: 'Shipment 4410 88', section: [], src: 1, vis: 'shown' }],
    });
    expect(ask(empty, 'where is my shipment?').state).not.toBe('sure');
  });
});

describe('reading what is asked for', () => {
  it('finds roles in questions and headings, the longer of two that overlap', () => {
    expect(rolesAsked('who looks after Acme?').map(({ roles }) => roles)).toEqual([['keeper']]);
    expect(rolesAsked('how much do we still have to pay?').map(({ roles }) => roles)).toEqual([['balance']]);
    expect(rolesAsked('how much is it?').map(({ roles }) => roles)).toEqual([['price']]);
    expect(rolesAsked('what colour is it?')).toEqual([]);
    expect(rolesIn('Account manager').map(({ role }) => role)).toEqual(['keeper']);
    expect(rolesIn('Fällig am').map(({ role }) => role)).toContain('due');
    expect(rolesIn('Colour')).toEqual([]);
  });

  it('finds the state asked about, and none where none is', () => {
    const word = (question: string): string | null => {
      const at = stateAsked(question);
      return at === null ? null : question.slice(...at);
    };
    expect(word('is the mailer up?')).toBe('up');
    expect(word('are we on track yet?')).toBe('on track');
    expect(word('has invoice 12 already been paid?')).toBe('paid');
    expect(word('who is up?')).toBeNull();
    expect(word('is it Tuesday?')).toBeNull();
    expect(stateAsked(`is ${'a '.repeat(400)}up?`)).toBeNull();
  });
});

describe('labels that differ by a letter, a little word or one more', () => {
  const sheet = aSheet('Check-up', {
    Weight: '84 kg',
    Height: '176 cm',
    'Money in': '£2,724',
    'Money out': '£1,959',
    Plan: 'Breeze 18',
    'Plan ends': '31 May 2027',
    Sender: 'Klangwerk',
    'Sender reference': 'ORDER 60418',
  });

  it.each([
    ['What is the weight?', '84 kg'],
    ["what's the height", '176 cm'],
    ['money in', '£2,724'],
    ['What is the money out?', '£1,959'],
    ['What is the plan?', 'Breeze 18'],
    ['plan ends', '31 May 2027'],
    ['sender?', 'Klangwerk'],
  ])('%s', (question, answer) => {
    expect(says(sheet, question)).toBe(answer);
  });
});

describe('whose, who leads and when it starts', () => {
  const courses = page('Courses', [
    ['Course', 'When', 'Owner', 'Contact', 'Status'],
    ['Pottery', 'Mon 18:00', 'Ann Hill', 'Bo Lind', 'Full'],
    ['Drawing', 'Tue 19:30', 'Cy Moor', 'Di Nash', 'Open'],
  ]);
  const people = page('People', [
    ['Name', 'Role', 'Reports to'],
    ['Ann Hill', 'Account manager', 'Cy Moor'],
    ['Cy Moor', 'Director', 'Di Nash'],
  ]);

  it.each([
    [courses, 'whose is Pottery?', 'Ann Hill'],
    [courses, 'who leads Drawing', 'Cy Moor'],
    [courses, 'when does Drawing start?', 'Tue 19:30'],
    [courses, 'is Pottery full?', 'yes'],
    [people, 'who manages Ann Hill?', 'Cy Moor'],
    [people, "who is Ann Hill's manager?", 'Cy Moor'],
    [people, 'who is the boss of Cy Moor', 'Di Nash'],
  ])('%#: %s', (where, question, answer) => {
    expect(says(where, question)).toBe(answer);
  });

  it('does not say yes where a word of the question is left', () => {
    expect(says(courses, 'is Pottery full on Friday?')).not.toBe('yes');
  });
});

describe('how deep, how old and made of what', () => {
  const trenches = page('Dig', [
    ['Trench', 'Supervisor', 'Depth', 'Age', 'Material', 'Temp'],
    ['A', 'Ann Hill', '1.35 m', '410 years', 'lead', '14.5'],
    ['B', 'Bo Lind', '0.80 m', '390 years', 'bronze', '15.0'],
  ]);

  it.each([
    ['how deep is trench A', '1.35 m'],
    ['depth of trench A?', '1.35 m'],
    ['who supervises trench A', 'Ann Hill'],
    ['how old is trench B?', '390 years'],
    ['What is trench B made of?', 'bronze'],
    ['how warm is trench B', '15.0'],
  ])('%s', (question, answer) => {
    expect(says(trenches, question)).toBe(answer);
  });

  it.each(['how wide is trench A', 'how tall is trench B', 'how fast is trench B'])('is not sure of %s', (question) => {
    expect(says(trenches, question)).toMatch(/^\(/);
  });
});
