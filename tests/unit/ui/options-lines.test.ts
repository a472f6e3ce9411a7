import { describe, expect, it } from 'vitest';
import { findLines } from '../../../src/options/find-lines.ts';
import { shareOf, worthALook } from '../../../src/options/worth-a-look.ts';
import { NINE } from '../../support/ask-states.ts';
import { someEntries } from '../../support/fake-options-platform.ts';

const budget = { words: 46, entries: 6, maxWords: 250, maxEntries: 40 };
const ids = (lines: { entry: { id: string } }[]) => lines.map(({ entry }) => entry.id);

describe('the search over the memory', () => {
  it('finds every word in any order, whatever case and accents, in places and aliases too', () => {
    const found = (looked: string) => findLines(someEntries, looked).map(({ id }) => id);
    expect(found('FINANCE doc')).toEqual(['v1', 'p1']);
    expect(found('q-doc')).toEqual(['v1']);
    expect(found('sheet=3')).toEqual(['p1']);
    expect(found('vendor march')).toEqual(['o1']);
    expect(found('stándup')).toEqual(['f2']);
    expect(found('finance calls')).toEqual([]);
    expect(found('  ')).toHaveLength(someEntries.length);
  });
});

describe('lines worth a look', () => {
  it('are those kept on the person’s word for more than 180 days', () => {
    const vouchedAt = someEntries.find(({ id }) => id === 'f2')?.admission.vouched ?? 0;
    const day = 86_400_000;
    expect(ids(worthALook(someEntries, budget, vouchedAt + 180 * day))).not.toContain('f2');
    expect(ids(worthALook(someEntries, budget, vouchedAt + 181 * day))).toContain('f2');
  });

  it('are those that the sort doubts, with its reason', () => {
    const doubted = someEntries.map((entry) =>
      entry.id === 'v1' ? { ...entry, admission: { ...entry.admission, doubt: 'A date can be moved.' } } : entry,
    );
    expect(worthALook(doubted, budget, NINE).find(({ entry }) => entry.id === 'v1')?.why).toBe(
      'Not used in answers until you have looked at it: A date can be moved.',
    );
  });

  it('are dated copies of more than 30 days', () => {
    expect(ids(worthALook(someEntries, budget, NINE))).not.toContain('d1');
    expect(ids(worthALook(someEntries, budget, NINE + 31 * 86_400_000))).toContain('d1');
  });

  it('are also the least touched, outcomes first, when the memory is nearly full', () => {
    const full = { ...budget, words: 200 };
    expect(shareOf(full)).toBe(0.8);
    expect(ids(worthALook(someEntries, full, NINE)).slice(0, 2)).toEqual(['f2', 'o1']);
    expect(ids(worthALook(someEntries, { ...full, words: 199 }, NINE))).toEqual(['f2']);
  });
});
