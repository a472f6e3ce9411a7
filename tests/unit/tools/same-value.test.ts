import { expect, it } from 'vitest';
import { isSameValue } from '../../../tools/walk-through/same-value.mjs';

it('takes a time for the same however it is written', () => {
  for (const said of ['9:45', '09:45', '9:45am', '9:45 AM', '9:45a', '9:45 - 10:15', 'Mon 30 Nov, 9:45'])
    expect(isSameValue(said, '09:45'), said).toBe(true);
  for (const said of ['9:30', '9:45pm', '19:45', '10:15 - 9:45', 'Standup', ''])
    expect(isSameValue(said, '09:45'), said).toBe(false);
  expect(isSameValue('12:30 pm', '12:30')).toBe(true);
  expect(isSameValue('12:30 am', '12:30')).toBe(false);
  expect(isSameValue('9 am', '09:00')).toBe(true);
});

it('takes a number for the same however it is grouped, and wants exactly one', () => {
  for (const said of ['12500', '12,500', '12 500', '€12,500', '12,500.'] as const)
    expect(isSameValue(said, 12500), said).toBe(true);
  for (const said of ['12,501', '1250', '12,500 of 13,000', 'none', ''])
    expect(isSameValue(said, 12500), said).toBe(false);
});

it('finds words', () => {
  expect(isSameValue('You prefer: No calls before 11', 'no calls before 11')).toBe(true);
  expect(isSameValue('No calls', 'no calls before 11')).toBe(false);
});
