import { expect, it } from 'vitest';
import { joinHeld } from '../../../src/content/joining/join-held.ts';
import { aCell, aTable } from '../../support/a-page.ts';

const ALL = Array.from({ length: 12 }, (_, i) => [`A-${i + 1}`, `€${i + 10}.50`]);
const shownWith = (total: string) => {
  const table = aTable([['Order', 'Amount'], ...ALL.slice(0, 4)], { complete: false });
  const cells = [aCell('Total'), aCell(total)];
  return { ...table, rows: [...table.rows, { kind: 'total' as const, cells, group: null, key: null }] };
};
const joined = (total: string, rows = ALL) =>
  joinHeld(shownWith(total), { columns: [0, 1], rows, whole: false }, () => 1, 'en')[0];

it('has all rows where those that are held come to the total of more than are shown', () => {
  expect(joined('€192.00')).toMatchObject({ complete: true, rowTotal: 12 });
});

it.each(['€192.01', '€46.00', '12'])('is in part where the total is another: %s', (total) => {
  expect(joined(total)).toMatchObject({ complete: false, rowTotal: null });
});

it('is in part where a row of nothing would change no sum', () => {
  expect(joined('€192.00', [...ALL, ['A-13', '€0.00']])?.complete).toBe(false);
});
