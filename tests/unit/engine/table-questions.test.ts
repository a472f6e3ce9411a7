import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { check } from '../../../src/asking/check.ts';
import { viewOf } from '../../../src/asking/table-view.ts';
import { extract } from '../../../src/engines/embedded/extract.ts';
import { planQuestion } from '../../../src/engines/embedded/plan-question.ts';
import { findBounds } from '../../../src/engines/embedded/tables/bounds.ts';
import { outlook } from '../../../src/engines/embedded/tables/enumerate.ts';
import { readTableModel } from '../../../src/engines/embedded/tables/model.ts';
import { readQuestion } from '../../../src/engines/embedded/tables/question.ts';
import { ranked } from '../../../src/engines/embedded/tables/rank.ts';
import { aPage, aTable } from '../../support/a-page.ts';
import { monday } from '../../support/says.ts';
import { trained } from '../../support/trained.ts';

const file = readFileSync(path.resolve(import.meta.dirname, '../../../public/table-weights.json'));
const { tables: model } = trained;

const climbs = aTable(
  [
    ['Rank', 'Climber', 'Country', 'Year', 'Route', 'Height (m)', 'Time'],
    ['1', 'Rosa Vidal', 'Spain', '1988', 'North ridge', '4,120', '5:10'],
    ['2', 'Ole Brandt', 'Norway', '1991', 'East face', '3,870', '4:45'],
    ['3', 'Mirko Hass', 'Austria', '1994', 'North ridge', '4,010', '6:02'],
    ['4', 'Ines Duarte', 'Spain', '1994', 'South couloir', '3,655', '3:58'],
    ['5', 'Tom Hale', 'Norway', '1999', 'West spur', '4,300', '7:20'],
    ['6', 'Lea Koch', 'Norway', '2003', 'East face', '3,990', '4:31'],
  ],
  { rowHeader: null },
);
const page = aPage({ title: 'Climbs', tables: [climbs] });

/** The likeliest answer, whether it may be stated as sure or not. */
function best(question: string): string {
  const [first] = ranked([outlook(readQuestion(question), viewOf(climbs, 'en'))], model?.signs ?? new Map());
  return first?.draft.items.join(' | ') ?? '';
}

describe('the likeliest answer of a table', () => {
  it.each([
    ['which country is ines duarte from?', 'Spain'],
    ['who climbed the west spur?', 'Tom Hale'],
    ['how many climbers are from norway?', '3'],
    ['who had the greatest height?', 'Tom Hale'],
    ['which climber is listed after mirko hass?', 'Ines Duarte'],
    ['which climber is listed before mirko hass?', 'Ole Brandt'],
    ['who was the first climber from norway?', 'Ole Brandt'],
    ['how many climbers came after 1993?', '4'],
    ['how many climbers reached a height of over 4,000?', '3'],
    ['which country has the most climbers?', 'Norway'],
    ['who reached a greater height, rosa vidal or lea koch?', 'Rosa Vidal'],
    ['what is the difference in height between tom hale and lea koch?', '310'],
    ['what is the average height?', '3,990.83'],
    ['who climbed the same route as ole brandt?', 'Lea Koch'],
  ])('to "%s" is %s', (question, answer) => {
    expect(best(question)).toBe(answer);
  });

  it.each(['', '   ', '?', 'how many '.repeat(400), '((((', 'between and and', '\u0000\ud800'])(
    'to "%s" is found without failing',
    (question) => {
      expect(() => best(question)).not.toThrow();
      expect(() => extract(planQuestion(question, [], null, monday), page, monday, trained)).not.toThrow();
    },
  );
});

describe('the engine with its weights', () => {
  const ask = (question: string, of = page) => extract(planQuestion(question, [], null, monday), of, monday, trained);

  it('states or offers only what holds when it is computed again', () => {
    for (const question of ['who had the greatest height?', 'which country is ines duarte from?']) {
      const found = ask(question);
      if (found.state !== 'sure') {
        expect(found.state).toBe('candidates');
        continue;
      }
      const { value, cites } = found.derived;
      expect(check({ value, cites, derivation: found.derivation }, page, monday)).toBe(true);
    }
  });

  it.each([
    'who sponsored ines duarte?',
    'which climber is listed above and below mirko hass?',
    'how many consecutive climbs were norwegian?',
    'how many climbers from spain were older than 40?',
    'did tom hale reach more or less height than lea koch?',
    'who is the highest climber today?',
  ])('is not sure of "%s"', (question) => {
    expect(ask(question).state).not.toBe('sure');
  });

  it('is sure of a column that says more than a long question does, and of none for a short one', () => {
    const villages = aTable(
      [
        ['Village', 'Population (2021 census)', 'District'],
        ['Aldern', '4,120', 'North'],
        ['Brack', '990', 'South'],
        ['Corrin', '2,310', 'North'],
        ['Dunmore', '770', 'South'],
      ],
      { rowHeader: null },
    );
    const of = aPage({ title: 'Villages', tables: [villages] });
    const long = ask('which village has a population of more than four thousand people?', of);
    expect(long).toMatchObject({ state: 'sure', derived: { value: { text: 'Aldern' } } });
    expect(ask('which village has the largest population?', of).state).not.toBe('sure');
  });

  it('is not sure over a part of a table, over a draft, or where two tables agree', () => {
    const question = 'who had the greatest height?';
    const part = { ...climbs, complete: false };
    expect(ask(question, aPage({ tables: [part] })).state).not.toBe('sure');
    expect(ask(question, aPage({ tables: [{ ...climbs, caption: 'Draft' }] })).state).not.toBe('sure');
    expect(ask(question, aPage({ tables: [climbs, { ...climbs, caption: 'Others' }] })).state).not.toBe('sure');
  });
});

describe('comparisons in a question', () => {
  it.each<[string, object]>([
    ['more than 20 points', { over: 20, of: 'number' }],
    ['more than 10k', { over: 10_000, of: 'number' }],
    ['under $1.5bn', { under: 1_500_000_000, of: 'number' }],
    ['over 10 km', { over: 10, of: 'number' }],
    ['at least two wins', { from: 2, of: 'number' }],
    ['no more than 3 goals', { to: 3, of: 'number' }],
    ['5 or fewer laps', { to: 5, of: 'number' }],
    ['between 1990 and 1995', { from: 1990, to: 1995, of: 'either' }],
    ['after 1993', { over: 1993, of: 'year' }],
    ['in the 1950s', { from: 1950, to: 1959, of: 'year' }],
    ['before september 2004', { under: 20040900, of: 'day' }],
    ['since 24 march 2010', { from: 20100324, of: 'day' }],
    ['faster than 1:54.5', { under: 114.5, of: 'number' }],
    ['over 1.5 million people', { over: 1_500_000, of: 'number' }],
    ['in the top 10', { to: 10, of: 'rank' }],
  ])('"%s"', (text, bound) => {
    expect(findBounds(text)).toMatchObject([bound]);
  });

  it('are none in "at the end of the list"', () => {
    expect(findBounds('at the end of the list')).toEqual([]);
  });
});

describe('the weights for tables', () => {
  it('are small and whole', () => {
    expect(gzipSync(file).length).toBeLessThan(60_000);
    expect(model?.signs.size).toBeGreaterThan(100);
  });

  it('are refused when they are cut short or of another make', () => {
    expect(readTableModel(null)).toBeNull();
    expect(readTableModel(new Uint8Array(file.subarray(0, 200)).buffer)).toBeNull();
    const other = new TextEncoder().encode('{"signs":{"left":"1"},"trust":{},"sure":1}');
    expect(readTableModel(other.buffer)).toBeNull();
  });
});

it('does not take how something is for whether it is in the table', () => {
  expect(best('is Rosa Vidal up?')).toBe('');
  expect(best('is there a climber from Norway?')).toBe('yes');
});
