import { expect, it } from 'vitest';
import { partialSentence } from '../../../src/asking/refusal.ts';

const seen = { state: 'partial', subject: 'Rows' } as const;

it('says of a table how much of it was seen, whatever the number', () => {
  expect(partialSentence('Orders', { ...seen, seen: 16, of: 500 })).toBe(
    'Orders shows 16 of 500 rows, so I cannot compute over all of them.',
  );
  expect(partialSentence('Orders', { ...seen, seen: 1, of: null })).toBe(
    'Rows that Orders shows: 1. It does not say how many there are, so I cannot compute over all of them.',
  );
});

it('speaks of a calendar as of what is on, not of rows', () => {
  expect(partialSentence('Office calendar', { ...seen, seen: 1, of: null, events: true })).toMatch(
    /^Office calendar does not show all of what is on in those days/,
  );
});
