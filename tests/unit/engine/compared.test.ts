import { describe, expect, it } from 'vitest';
import { aPage, aTable } from '../../support/a-page.ts';
import { ask, says } from '../../support/says.ts';

const shops = aPage({
  title: 'Shops',
  headings: ['Shops'],
  tables: [
    aTable([
      ['Shop', 'January', 'February', 'March', 'Opened', 'Manager'],
      ['Harbour', '£4,100', '£4,350', '£3,900', '2017-05-02', 'Mina Sato'],
      ['Station', '£9,200', '£8,700', '£9,900', '2021-09-14', 'Olaf Berg'],
      ['Old Town', '£2,050', '£2,050', '£2,600', '2012-03-30', 'Ana Prieto'],
    ]),
  ],
});

const games = aPage({
  title: 'Season',
  tables: [
    aTable([
      ['Club', 'Wins', 'Losses'],
      ['Terns', '12', '9'],
      ['Gulls', '7', '14'],
      ['Skuas', '10', '10'],
    ]),
  ],
});

describe('two columns of numbers are compared row by row', () => {
  it.each([
    ['how much did Station grow from January to March?', '£700'],
    ['how much did Harbour drop from February to March?', '£450'],
    ['how much did Station change between January and February?', '£500'],
    ['difference between January and March for Harbour', '£200'],
    ['did Harbour go up from January to March?', 'no'],
    ['did Harbour fall from January to March?', 'yes'],
    ['did Old Town rise from January to February?', 'no'],
    ['which shop had the biggest increase between January and March?', 'Station'],
    ['which shop fell the most from January to February?', 'Station'],
    ['which shops went down from February to March?', 'Harbour'],
    ['how many shops grew from February to March?', '2'],
  ])('%s %s', (question, answer) => {
    expect(says(shops, question)).toBe(answer);
  });

  it.each([
    ['which club has more wins than losses?', 'Terns'],
    ['how many clubs have fewer wins than losses?', '1'],
    ['do the Skuas have more wins than losses?', 'no'],
    ['how many more losses than wins do the Gulls have?', '7'],
  ])('%s %s', (question, answer) => {
    expect(says(games, question)).toBe(answer);
  });

  it.each([
    'how much did Quayside grow from January to March?',
    'how much did Station grow from January to April?',
    'how much did Station grow from January to March last year?',
    'did Harbour go up or down from January to March?',
    'which shop in Oslo grew the most from January to March?',
  ])('states nothing where something is left over: %s', (question) => {
    expect(says(shops, question)).toMatch(/^\((?:candidates|none)\)$/);
  });
});

describe('two rows are compared by a column', () => {
  it.each([
    ['is Harbour higher than Old Town in March?', 'yes'],
    ['was Harbour bigger than Station in February?', 'no'],
    ['did Old Town have less than Harbour in January?', 'yes'],
    ['did Old Town open before Harbour?', 'yes'],
    ['was Station opened earlier than Harbour?', 'no'],
  ])('%s %s', (question, answer) => {
    expect(says(shops, question)).toBe(answer);
  });

  it('rests a "no" on the cells that it compares', () => {
    const found = ask(shops, 'was Harbour bigger than Station in February?');
    expect(found).toMatchObject({
      state: 'sure',
      derived: {
        where: 'row Harbour, column February; row Station, column February',
        cites: [{ text: '£4,350' }, { text: '£8,700' }, { text: 'Harbour' }, { text: 'Station' }],
      },
    });
  });

  it.each([
    'is Harbour better than Old Town in March?',
    'is Harbour higher than Quayside in March?',
    'is Harbour higher than Old Town?',
  ])('states nothing that is not said in full: %s', (question) => {
    expect(says(shops, question)).toMatch(/^\((?:candidates|none)\)$/);
  });
});
