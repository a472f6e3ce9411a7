import { expect, it } from 'vitest';
import { locatorFigures } from '../../eval/score-locators.ts';

it('tells right, refused and wrong apart, over what was asked', () => {
  const searches = [
    { chosen: 'a', right: ['a'] },
    { chosen: 'b', right: ['a'] },
    { chosen: null, right: ['a'] },
    { chosen: 'c', right: ['a', 'c'] },
  ];
  expect(locatorFigures(5, searches)).toEqual({ n: 5, asked: 4, right: 0.5, refused: 0.25, wrong: 0.25 });
  const misled = searches.map((search) => ({ ...search, right: ['z'] }));
  expect(locatorFigures(5, misled)).toMatchObject({ right: 0, wrong: 0.75 });
});
