import { expect, it } from 'vitest';
import { isSameName } from '../../eval/score-labels.ts';

it('compares names but for their blanks', () => {
  expect(isSameName(' My name\n is Eli ', 'My name is Eli')).toBe(true);
  expect(isSameName('My name is Eli', 'My name is Elis')).toBe(false);
  expect(isSameName('myname', 'my name')).toBe(false);
  expect(isSameName('', 'foo')).toBe(false);
});
