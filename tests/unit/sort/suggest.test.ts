import { describe, expect, test } from 'vitest';
import { sortFact } from '../../../src/sort/sort-fact.ts';
import { suggest } from '../../../src/sort/suggest.ts';
import type { SortContext, Suggestion } from '../../../src/sort/verdict.ts';
import { shippedModel } from '../../support/sort-model.ts';

const model = shippedModel();

function suggested(text: string, context: SortContext = { capturedAs: 'typed' }): Suggestion | null {
  return suggest(text, sortFact(text, { ...context, model }), context);
}

describe('a value is suggested as a pointer without it', () => {
  test.each([
    ['budget sheet total is 48,200', 'budget sheet total'],
    ['The Cardiff rent is £875 a month', 'Cardiff rent'],
    ['Freezer temperature: -17.4', 'Freezer temperature'],
    ['Three tickets were open', 'tickets'],
    ['About twenty-three of the seats are taken', 'seats'],
    ['Two Rivers has 48 pupils', 'Two Rivers'],
  ])('%s', (text, name) => {
    const url = 'https://docs.example/sheet';
    expect(suggested(text, { capturedAs: 'typed', url })).toEqual({
      kind: 'pointer',
      name,
      aliases: [],
      place: { page: url },
    });
    expect(JSON.stringify(suggested(text))).not.toMatch(/48|875|17|three/i);
  });
});

test('a captured value gives its label, never its text', () => {
  const context: SortContext = { capturedAs: 'cell', url: 'https://docs.example/b', title: 'Budget' };
  expect(suggested('48,200', context)).toMatchObject({ name: 'Budget' });
  expect(suggested('Total: 48,200', context)).toMatchObject({ name: 'Total' });
});

describe('a definition is split into term and meaning', () => {
  test.each([
    ['"quarterly doc" = the finance one', 'quarterly doc', 'the finance one'],
    ["By 'the boat' we mean the Kingston office", 'the boat', 'the Kingston office'],
    ["We call the old building 'the Barn'.", 'the Barn', 'the old building'],
    ['CSAT stands for customer satisfaction', 'CSAT', 'customer satisfaction'],
  ])('%s', (text, term, meaning) => {
    expect(suggested(text)).toMatchObject({ kind: 'vocabulary', term, meaning });
  });

  test('"the boat" is known as "boat" too', () => {
    expect(suggested("By 'the boat' we mean the Kingston office")).toMatchObject({ aliases: ['boat'] });
  });
});

describe('a pointer is split into name and place', () => {
  test.each<[string, string, object]>([
    ['The budget spreadsheet is in the shared drive', 'budget spreadsheet', { named: 'shared drive' }],
    ['Expenses: ask Tilda', 'Expenses', { person: 'Tilda' }],
    ['Ask Noor about visas', 'visas', { person: 'Noor' }],
    ['Build logs: https://ci.example/logs', 'Build logs', { page: 'https://ci.example/logs' }],
    ['The spare key is under the kitchen shelf', 'spare key', { physical: 'the kitchen shelf' }],
    ['Wiki > Onboarding > Laptops', 'Laptops', { named: 'Wiki', path: 'Onboarding > Laptops' }],
  ])('%s', (text, name, place) => {
    expect(suggested(text)).toMatchObject({ kind: 'pointer', name, place });
  });
});

test('an outcome keeps its words and tells when', () => {
  const text = 'Tried booking couriers online in March; half of the parcels went missing.';
  expect(suggested(text)).toEqual({ kind: 'outcome', text, when: 'in March' });
});

test('text that holds nothing but a value suggests nothing', () => {
  expect(suggested('48,200')).toBeNull();
});

test('hostile text does not throw and does not hang', () => {
  for (const text of [
    'a: '.repeat(300_000),
    'is '.repeat(300_000),
    '"'.repeat(500_000),
    '\u0000',
    '',
    'http://'.repeat(100_000),
    'a > '.repeat(200_000),
  ]) {
    const started = performance.now();
    for (const capturedAs of ['typed', 'selection', 'cell', 'link'] as const)
      suggested(text, { capturedAs, url: 'https://a.example/' });
    expect(performance.now() - started).toBeLessThan(200);
  }
});
