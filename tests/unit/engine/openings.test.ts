import { describe, expect, it } from 'vitest';
import { withoutOpening } from '../../../src/engines/embedded/openings.ts';
import { aPage, aTable } from '../../support/a-page.ts';
import { says } from '../../support/says.ts';

it.each([
  ['Do you know when the roof job is due?', 'when the roof job is due?'],
  ['hey, could you tell me the price of the lamp', 'the price of the lamp'],
  ['quick: lamp price?', 'lamp price?'],
  ['Hi! I was wondering what the lamp costs', 'what the lamp costs'],
  ['do you know whether the roof job is approved?', 'is the roof job approved?'],
  ["I'd like to know who owns billing", 'who owns billing'],
])('leaves out what only opens the question: %s', (question, rest) => {
  expect(withoutOpening(question)).toBe(rest);
});

it.each([
  'remind me to call Bo',
  'do you know?',
  'tell me how to reset it',
  'so much rain in May?',
  'quick check of the lamp',
  'hello world page',
])('leaves the rest as it is: %s', (question) => {
  expect(withoutOpening(question)).toBe(question);
});

describe('however politely a cell is asked for', () => {
  const parts = aPage({
    title: 'Parts',
    tables: [
      aTable([
        ['Part', 'Price', 'Supplier'],
        ['Hinge', '€1.10', 'Brandt'],
        ['Latch', '€0.80', 'Okafor'],
      ]),
    ],
  });
  it.each([
    'do you know the price of the latch?',
    'I was wondering what price the latch has',
    'quick: latch price?',
    'could you please tell me what the price of the latch is?',
    'any idea what the latch costs',
  ])('%s', (question) => {
    expect(says(parts, question)).toBe('€0.80');
  });
});
