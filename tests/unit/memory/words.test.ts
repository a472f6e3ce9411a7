import { expect, it } from 'vitest';
import { contentWords, stemsOf } from '../../../src/memory/words.ts';

it.each([
  ["what's Ann's age", 'what ann age'],
  ["what's LAN-2254's status", 'what lan 2254 status'],
  ['what’s INV-0430’s total', 'what inv 0430 total'],
  ["VAT 20%'s amount", 'vat 20 amount'],
  ['Größe von Feld 7’s Rand', 'größe von feld 7 rand'.normalize('NFC')],
])('takes the ending that says whose it is for no word: %s', (text, stems) => {
  expect(stemsOf(text).join(' ')).toBe(stemsOf(stems).join(' '));
});

it('a capital A after a common word is a name, elsewhere an article', () => {
  const words = (text: string) => contentWords(text).map(({ raw }) => raw);
  expect(words('how deep is trench A?')).toContain('A');
  expect(words('A trench is deep')).not.toContain('A');
  expect(words('Price Of A Ticket')).not.toContain('A');
  expect(words('HOW DEEP IS A TRENCH')).not.toContain('A');
});
