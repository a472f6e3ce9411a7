import { describe, expect, it } from 'vitest';
import { check } from '../../../src/asking/check.ts';
import type { Derivation, RowStep, Take } from '../../../src/asking/derivation.ts';
import { derive } from '../../../src/asking/derive.ts';
import { addressOf } from '../../../src/asking/find-table.ts';
import type { Table } from '../../../src/reading/reading.ts';
import { aPage, aTable } from '../../support/a-page.ts';
import { monday } from '../../support/says.ts';

const boats = aTable([
  ['Boat', 'Harbour', 'Built', 'Launched', 'Length (m)', 'Crew'],
  ['Tern', 'Hull', '1968', '4 May 1969', '12', '3'],
  ['Gull', 'Whitby', '1974', '1 June 1974', '9.5', ''],
  ['Skua', 'Hull', '1981', '9 March 1982', '12', '4'],
  ['Auk (lost)', 'Whitby', '1990', '2 April 1990', '14', '6'],
  ['Knot', 'Goole', '1990', '7 July 1991', '8', '2'],
]);

const column = (label: string, nth = 1) => ({ label, nth });
const keep = (label: string, ...is: string[]): RowStep => ({ keep: { is }, column: column(label) });
const cells = (label: string): Take => ({ take: 'cells', column: column(label) });

function over(table: Table, steps: RowStep[], take: Take, less?: RowStep[]) {
  const page = aPage({ tables: [table] });
  const derivation: Derivation = {
    op: 'over-rows',
    table: addressOf(table),
    steps,
    take,
    ...(less === undefined ? {} : { less }),
  };
  const derived = derive(derivation, page, monday);
  if (derived.state !== 'certain') return `(${derived.state})`;
  const { value, cites } = derived;
  return check({ value, cites, derivation }, page, monday) ? value.text : '(unchecked)';
}

describe('rows that pass tests', () => {
  it.each<[string, RowStep[], string]>([
    ['of a text', [keep('Harbour', 'hull')], 'Tern, Skua'],
    ['of one of two texts', [keep('Harbour', 'Goole', 'Hull')], 'Tern, Skua, Knot'],
    ['of a text without its note', [keep('Boat', 'Auk')], 'Auk (lost)'],
    ['of none such', [{ ...keep('Harbour', 'Hull'), not: true } as RowStep], 'Gull, Auk (lost), Knot'],
    ['of words', [{ keep: { has: 'march' }, column: column('Launched') }], 'Skua'],
    ['of a first letter', [{ keep: { starts: 'K' }, column: column('Boat') }], 'Knot'],
    ['of something that stands there', [{ keep: { full: true }, column: column('Crew'), not: true }], 'Gull'],
    ['of a number', [{ keep: { as: 'number', over: 12 }, column: column('Length (m)') }], 'Auk (lost)'],
    ['of a year', [{ keep: { as: 'year', from: 1974, to: 1981 }, column: column('Built') }], 'Gull, Skua'],
    ['of a day', [{ keep: { as: 'day', under: 19740601 }, column: column('Launched') }], 'Tern'],
    [
      'in a row',
      [keep('Harbour', 'Whitby'), { keep: { as: 'year', over: 1980 }, column: column('Built') }],
      'Auk (lost)',
    ],
  ])('are kept by a test %s', (_, steps, names) => {
    expect(over(boats, steps, cells('Boat'))).toBe(names);
  });

  it('are none where nothing passes', () => {
    expect(over(boats, [keep('Harbour', 'Leith')], cells('Boat'))).toBe('(missing)');
    expect(over(boats, [keep('Harbour', 'Leith')], { take: 'rows' })).toBe('0');
  });
});

describe('rows that a step leads to', () => {
  it.each<[string, RowStep[], string]>([
    ['the first', [{ pick: 'first', nth: 1 }], 'Tern'],
    ['the second last', [{ pick: 'last', nth: 2 }], 'Auk (lost)'],
    ['the longest', [{ pick: 'largest', by: column('Length (m)'), as: 'number', nth: 1 }], 'Auk (lost)'],
    ['the second shortest', [{ pick: 'smallest', by: column('Length (m)'), as: 'number', nth: 2 }], 'Gull'],
    ['the latest day', [{ pick: 'largest', by: column('Launched'), as: 'day', nth: 1 }], 'Knot'],
    ['the next', [keep('Boat', 'Gull'), { go: 'next' }], 'Skua'],
    ['the previous', [keep('Boat', 'Gull'), { go: 'previous' }], 'Tern'],
    ['others alike', [keep('Boat', 'Tern'), { like: column('Harbour') }], 'Skua'],
    [
      'those with more',
      [keep('Boat', 'Gull'), { beyond: 'over', by: column('Length (m)'), as: 'number' }],
      'Tern, Skua, Auk (lost)',
    ],
    ['those with less', [keep('Boat', 'Gull'), { beyond: 'under', by: column('Length (m)'), as: 'number' }], 'Knot'],
  ])('%s', (_, steps, names) => {
    expect(over(boats, steps, cells('Boat'))).toBe(names);
  });

  it.each<[string, RowStep[], string]>([
    ['tie', [{ pick: 'largest', by: column('Built'), as: 'year', nth: 1 }], '(ambiguous)'],
    ['start from two rows', [keep('Harbour', 'Hull'), { go: 'next' }], '(missing)'],
    [
      'compare with two numbers',
      [keep('Boat', 'Tern', 'Gull'), { beyond: 'over', by: column('Length (m)'), as: 'number' }],
      '(missing)',
    ],
    ['go past the end', [keep('Boat', 'Knot'), { go: 'next' }], '(missing)'],
    ['go by no such column', [{ pick: 'largest', by: column('Draught'), as: 'number', nth: 1 }], '(missing)'],
  ])('are not told where they %s', (_, steps, state) => {
    expect(over(boats, steps, cells('Boat'))).toBe(state);
  });
});

describe('what is taken of rows', () => {
  it.each<[Take, string]>([
    [{ take: 'rows' }, '5'],
    [{ take: 'kinds', column: column('Harbour') }, '3'],
    [{ take: 'sum', column: column('Crew'), as: 'number' }, '15'],
    [{ take: 'average', column: column('Length (m)'), as: 'number' }, '11.1'],
    [{ take: 'largest', column: column('Crew'), as: 'number' }, '6'],
    [{ take: 'smallest', column: column('Built'), as: 'year' }, '1968'],
    [{ take: 'span', column: column('Built'), as: 'year' }, '22'],
    [{ take: 'commonest', column: column('Built') }, '1990'],
    [{ take: 'rarest', column: column('Harbour') }, 'Goole'],
    [{ take: 'any' }, 'yes'],
  ])('%o', (take, text) => {
    expect(over(boats, [], take)).toBe(text);
  });

  it('is taken off what other rows give', () => {
    expect(over(boats, [keep('Harbour', 'Hull')], { take: 'rows' }, [keep('Harbour', 'Goole')])).toBe('1');
    const crew: Take = { take: 'largest', column: column('Crew'), as: 'number' };
    expect(over(boats, [keep('Boat', 'Auk')], crew, [keep('Boat', 'Tern')])).toBe('3');
  });

  it('is nothing where two stand there equally often, or nothing does', () => {
    expect(over(boats, [], { take: 'commonest', column: column('Harbour') })).toBe('(missing)');
    expect(over(boats, [keep('Boat', 'Gull')], cells('Crew'))).toBe('(missing)');
  });
});

describe('a table', () => {
  const weights = aTable([
    ['Crate', 'Weight'],
    ['A', '2 kg'],
    ['B', '900 g'],
    ['C', 'about 3'],
  ]);
  const sum: Take = { take: 'sum', column: column('Weight'), as: 'number' };

  it('of which a part is shown refuses all that is computed', () => {
    for (const take of [{ take: 'rows' }, cells('Boat')] satisfies Take[]) {
      expect(over({ ...boats, complete: false }, [], take)).toBe('(partial)');
      expect(over({ ...boats, rowTotal: 40 }, [], take)).toBe('(partial)');
    }
  });

  it('of mixed units or unclear figures is not reckoned with', () => {
    expect(over(weights, [], sum)).toBe('(missing)');
    expect(over(weights, [keep('Crate', 'A', 'B')], sum)).toBe('(missing)');
    const [a, b] = weights.rows;
    const clear = { ...weights, rows: [a, b].flatMap((row) => row ?? []) };
    expect(over(clear, [], sum)).toBe('(missing)');
    expect(over(clear, [keep('Crate', 'A')], sum)).toBe('2 kg');
    expect(over(clear, [{ pick: 'largest', by: column('Weight'), as: 'number', nth: 1 }], cells('Crate'))).toBe(
      '(missing)',
    );
  });

  it('with a row that has no name is not counted', () => {
    const unnamed = aTable([
      ['Part', 'Stock'],
      ['Bolt', '100'],
      ['', '100'],
    ]);
    expect(over(unnamed, [], { take: 'rows' })).toBe('(missing)');
  });

  it('tells columns of one name apart by their order', () => {
    const twice = aTable([
      ['Team', 'Points', 'Points'],
      ['Reds', '3', '8'],
    ]);
    expect(over(twice, [keep('Team', 'Reds')], { take: 'cells', column: column('Points', 2) })).toBe('8');
    expect(over(twice, [keep('Team', 'Reds')], { take: 'cells', column: column('Points', 3) })).toBe('(missing)');
  });

  it('does not count its sums and notes', () => {
    const summed = aTable([
      ['Item', 'Cost'],
      ['Desk', '100'],
      ['Lamp', '20'],
      ['Subtotal', '120'],
    ]);
    expect(over(summed, [], { take: 'rows' })).toBe('2');
    const [note] = summed.rows[2]?.cells ?? [];
    const noted = {
      ...summed,
      rows: [
        ...summed.rows.slice(0, 2),
        { kind: 'data' as const, cells: [note ?? null, note ?? null], group: null, key: null },
      ],
    };
    expect(over(noted, [], { take: 'rows' })).toBe('2');
  });
});

describe('what is left of a column when another is taken off', () => {
  const stocks = aTable([
    ['Grain', 'Spring', 'Autumn', 'Weight'],
    ['Barley', '1,240 t', '1,310.5 t', '12 kg'],
    ['Oats', '980 t', '900 t', '15 t'],
    ['Rye', '', '40 t', '9 t'],
    ['Spelt', '75 t', '75 t', '3 t'],
  ]);
  const grown = { label: 'Autumn', nth: 1, less: { label: 'Spring', nth: 1 } };
  it.each<[string, RowStep[], Take, string]>([
    ['of one row, written as the page writes', [keep('Grain', 'Barley')], { take: 'cells', column: grown }, '70.5 t'],
    ['below nought', [keep('Grain', 'Oats')], { take: 'cells', column: grown }, '-80 t'],
    ['nothing where one is empty', [keep('Grain', 'Rye')], { take: 'cells', column: grown }, '(missing)'],
    ['the largest', [{ pick: 'largest', by: grown, as: 'number', nth: 1 }], cells('Grain'), 'Barley'],
    ['those below nought', [{ keep: { as: 'number', under: 0 }, column: grown }], cells('Grain'), 'Oats'],
    ['their sum', [], { take: 'sum', column: grown, as: 'number' }, '-9.5 t'],
    [
      'nothing across units',
      [],
      { take: 'sum', column: { ...grown, less: column('Weight') }, as: 'number' },
      '(missing)',
    ],
    [
      'nothing of a column that is gone',
      [],
      { take: 'sum', column: { ...grown, less: column('Winter') }, as: 'number' },
      '(missing)',
    ],
  ])('%s', (_, steps, take, value) => {
    expect(over(stocks, steps, take)).toBe(value);
  });

  it('cites both cells and names both columns', () => {
    const page = aPage({ tables: [stocks] });
    const steps = [keep('Grain', 'Oats')];
    const derivation: Derivation = {
      op: 'over-rows',
      table: addressOf(stocks),
      steps,
      take: { take: 'cells', column: grown },
    };
    expect(derive(derivation, page, monday)).toMatchObject({
      where: 'row Oats, column Autumn less Spring',
      cites: [{ text: '900 t' }, { text: '980 t' }, { text: 'Oats' }],
    });
  });
});
