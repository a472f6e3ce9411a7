import { expect, test } from 'vitest';
import { locatorForCell } from '../../../src/reading/locator/make-locator.ts';
import { resolveLocator } from '../../../src/reading/locator/resolve-locator.ts';
import { aPage, aTable } from '../../support/a-page.ts';

const clock = { today: '2026-11-30', time: '12:00' };

/** Twenty rows of more, numbered on from `first`. */
function listed(first: number, rowTotal: number | null) {
  const rows = Array.from({ length: 20 }, (_, i) => [`${first + i}`, `Fault ${String.fromCharCode(97 + i)}`, 'open']);
  const table = aTable([['#', 'Subject', 'Status'], ...rows], { complete: false, rowTotal });
  const page = aPage({ tables: [table] });
  const locator = locatorForCell(table, 3, 2, page);
  return { locator, found: locator && resolveLocator(locator, page, clock).state };
}

test('a number beyond all rows there are names its row, though the numbers follow each other', () => {
  const { locator, found } = listed(2306, 43);
  expect(locator?.target).toMatchObject({ row: [['#', '2309']] });
  expect(found).toBe('certain');
});

test('a number that may count rows names none', () => {
  expect(listed(21, 43)).toMatchObject({ locator: { target: { row: [['Subject', 'Fault d']] } }, found: 'ambiguous' });
  expect(listed(2306, null)).toMatchObject({
    locator: { target: { row: [['Subject', 'Fault d']] } },
    found: 'ambiguous',
  });
});

test('a code in each row names its row, whatever its column is called, where not all rows are here', () => {
  const rows = ['A5', 'A9', 'B12', 'B14'].map((code, i) => [code, `Lathe ${i % 3}`, `Keeper ${i}`]);
  const lines = [['Asset', 'Name', 'Keeper'], ...rows];
  const at = (over: object) => {
    const table = aTable(lines, { rowHeader: 1, ...over });
    const page = aPage({ tables: [table] });
    const locator = locatorForCell(table, 1, 2, page);
    return { target: locator?.target, found: locator && resolveLocator(locator, page, clock).state };
  };
  expect(at({ complete: false })).toMatchObject({ target: { row: [['Asset', 'A9']] }, found: 'certain' });
  expect(at({ complete: true })).toMatchObject({ target: { row: [['Name', 'Lathe 1']] }, found: 'certain' });
});
