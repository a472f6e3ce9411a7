import { describe, expect, it } from 'vitest';
import { isExact, type TableAnswer, tableFigures } from '../../eval/score-tables.ts';

const said = (items: string[], sure = true): TableAnswer => ({ items, sure, cites: items, ms: 2, failed: null });

describe('answers over tables', () => {
  it.each<[string[], string[]]>([
    [['Che Fu'], ['che fu']],
    [['1,200'], ['1200']],
    [['7.0'], ['7']],
    [['Zo\u00eb'], ['Zoe']],
    [['\u201cHome\u201d'], ['Home']],
    [['Leeds[2]'], ['Leeds']],
    [['Leeds (North)'], ['Leeds']],
    [['June 3, 1999'], ['3 June 1999']],
    [
      ['B', 'A'],
      ['A', 'B'],
    ],
  ])('%j is %j', (a, b) => expect(isExact(a, b)).toBe(true));

  it.each<[string[], string[]]>([
    [['1,201'], ['1200']],
    [['A'], ['A', 'B']],
    [
      ['A', 'A'],
      ['A', 'B'],
    ],
    [[], []],
    [['Leeds United'], ['Leeds']],
    [['4 June 1999'], ['3 June 1999']],
  ])('%j is not %j', (a, b) => expect(isExact(a, b)).toBe(false));

  it('are counted, and wrong gold makes every figure fall', () => {
    const answers = [said(['12']), said(['Hull']), said(['York'], false), said([], false)];
    const gold = [{ answers: ['12'], lookup: true }, { answers: ['Hull'] }, { answers: ['York'] }, { answers: ['9'] }];
    expect(tableFigures(gold, answers)).toEqual({
      n: 4,
      exact: 0.75,
      lookup: 1,
      coverage: 0.5,
      precision: 1,
      wrong: 0,
      cited: 1,
      medianMs: 2,
    });
    const wrong = gold.map((line) => ({ ...line, answers: ['something else'] }));
    expect(tableFigures(wrong, answers)).toMatchObject({ exact: 0, lookup: 0, precision: 0, wrong: 2, cited: null });
    const uncited = answers.map((one) => ({ ...one, cites: ['13'] }));
    expect(tableFigures(gold, uncited)).toMatchObject({ exact: 0.75, cited: 0 });
  });
});
