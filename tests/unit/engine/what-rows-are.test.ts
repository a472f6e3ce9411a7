import { expect, it } from 'vitest';
import { aPage, aTable } from '../../support/a-page.ts';
import { ask, says } from '../../support/says.ts';

const rentals = aPage({
  title: 'Rentals',
  headings: ['Rentals'],
  tables: [
    aTable([
      ['Rental', 'Boat', 'Price', 'Status'],
      ['LX-2001', 'Heron', '110.50', 'On rental'],
      ['LX-2002', 'Tern', '84.25', 'Returned'],
      ['LX-2003', 'Gull', '96.00', 'On rental'],
      ['LX-2004', 'Skua', '131.75', 'Booked'],
      ['LX-2005', 'Dunlin', '70.00', 'Returned'],
    ]),
  ],
});

it('takes a word for what the rows are, not for a state that shares it', () => {
  const found = ask(rentals, 'What is the total price of all rentals?');
  expect(found).toMatchObject({ state: 'candidates', options: [{ cite: { text: '492.50' } }, {}, {}] });
  expect(says(rentals, 'How many rentals are there?')).toBe('5');
});

const bookings = aPage({
  title: 'Reservations',
  headings: ['Reservations'],
  tables: [
    aTable(
      [
        ['Booking', 'Guest', 'Room', 'State', 'Booked by'],
        ['R-501', 'Anna Vries', '101', 'Cancelled', 'Bruno Costa'],
        ['R-502', 'Tim Hollis', '203', 'Checked in', 'Diego Ruiz'],
        ['R-503', 'Mara Quint', '310', 'Confirmed', 'Elena Sand'],
        ['R-504', 'Pia Oden', '207', 'Confirmed', 'Elena Sand'],
      ],
      { complete: false, rowHeader: 1 },
    ),
  ],
});

it('is sure of a value by the code of its row, of which there is one among the rows that are not shown, too', () => {
  expect(says(bookings, 'What is the state of R-502?')).toBe('Checked in');
  expect(says(bookings, 'What is the room of Tim Hollis?')).toBe('203');
  expect(says(bookings, 'What is the room of the booking by Bruno Costa?')).not.toBe('101');
});

it('does not take the heading of the names for said where the question asks for the name', () => {
  expect(says(bookings, 'Who is the guest of R-502?')).toBe('Tim Hollis');
});
