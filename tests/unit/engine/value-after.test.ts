import { expect, it } from 'vitest';
import { valueAfter } from '../../../src/engines/embedded/prose/value-after.ts';

it.each([
  ['Pay to Severn Bank, sort code 40-11-92, account 77120455.', 'sort code', '40-11-92'],
  ['Overdraft limit: £500.00 · as of Friday', 'overdraft limit', '£500.00'],
  ['Tracking number SW 4471 0093 with Swiftway', 'tracking number', 'SW 4471 0093'],
])('finds in "%s" the value of %s', (sentence, question, value) => {
  expect(valueAfter(sentence, question)).toBe(value);
});

it.each([
  ['Sort codes are printed on cards.', 'sort code'],
  ['The code to sort by is 12.', 'sort code'],
  ['Sort code 11-22-33 or sort code 44-55-66.', 'sort code'],
  ['', 'sort code'],
  ['Sort code 11-22-33', ''],
])('finds nothing in "%s" for "%s"', (sentence, question) => {
  expect(valueAfter(sentence, question)).toBeNull();
});
