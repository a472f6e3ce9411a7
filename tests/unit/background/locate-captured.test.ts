import { describe, expect, test } from 'vitest';
import { locateCaptured } from '../../../src/background/locate-captured.ts';
import { aField, aPage, aTable } from '../../support/a-page.ts';

const prices = aTable([
  ['Item', 'Price', 'Unit'],
  ['Flour', '12.40', 'kg'],
  ['Salt', '3.05', 'kg'],
]);
const content = aPage({ tables: [aTable([['Who'], ['Ann']]), prices], fields: [aField('Rent', '£900')] });
const value = { text: '', label: '', content };

describe('a captured value is located by what it is called, not by what it says', () => {
  test('a cell by its table, row and column', () => {
    const pick = { kind: 'cell', table: 1, row: 1, column: 1 } as const;
    const locator = locateCaptured({ ...value, pick });
    expect(locator?.target).toMatchObject({ kind: 'cell', column: 'Price' });
    expect(JSON.stringify(locator)).toContain('Salt');
    expect(JSON.stringify(locator)).not.toContain('3.05');
  });

  test('a field by its label', () => {
    const locator = locateCaptured({ ...value, pick: { kind: 'field', at: 0 } });
    expect(locator?.target).toMatchObject({ kind: 'field', label: 'Rent' });
  });

  test('nothing is located that the page does not have', () => {
    expect(locateCaptured({ ...value, pick: { kind: 'cell', table: 7, row: 0, column: 0 } })).toBeNull();
    expect(locateCaptured({ ...value, pick: { kind: 'count', at: 0 } })).toBeNull();
  });
});
