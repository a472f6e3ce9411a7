import { expect, it } from 'vitest';
import { shingleF1 } from '../../eval/score-articles.ts';

const GOLD = 'The bridge over the canal stays closed until the end of March. Cyclists use the ferry.';

it('gives full marks to the text itself, whatever its marks and line breaks', () => {
  expect(shingleF1(GOLD, GOLD)).toBe(1);
  expect(
    shingleF1('THE BRIDGE over the canal\nstays closed until the end of March! Cyclists use the ferry', GOLD),
  ).toBe(1);
});

it('falls with what is missing, with what is too much and with another gold', () => {
  const half = shingleF1('The bridge over the canal stays closed', GOLD);
  const more = shingleF1(`Home News Contact us ${GOLD} Read more stories like this one`, GOLD);
  expect(half).toBeCloseTo((2 * 4) / (4 + 13));
  expect(more).toBeLessThan(0.8);
  expect(more).toBeGreaterThan(half);
  expect(shingleF1(GOLD, 'Nothing of the sort was ever said here by anyone.')).toBe(0);
});

it('counts a repeated passage once', () => {
  expect(shingleF1(`${GOLD} ${GOLD}`, GOLD)).toBeLessThan(0.7);
});

it('takes silence for right only where there is nothing to say', () => {
  expect(shingleF1('', '')).toBe(1);
  expect(shingleF1('', GOLD)).toBe(0);
});
