import { describe, expect, it } from 'vitest';
import { keptData } from '../../../src/content/kept-data.ts';

describe('what a page kept and shows', () => {
  it.each([
    ['a value of its local storage', { milk: '1.15' }, 'Milk price1.15each', 'shown'],
    ['a value inside its JSON', { state: '{"milk":{"price":1.15}}' }, 'Milk: 1.15', 'shown'],
    ['a day and a code', { last: '["12 May 2026","WF-88"]' }, 'Due 12 May 2026', 'shown'],
    ['a part of another number', { milk: '1.15' }, 'Milk 21.15, cream 1.159', 'none'],
    ['the name of a theme', { theme: 'light' }, 'A light bulb', 'none'],
  ])('is told by %s', (_what, kept, text, expected) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    try {
      expect(keptData(text)).toBe(expected);
    } finally {
      localStorage.clear();
    }
  });

  it('cannot be looked at in a database, which is told from the second time on', async () => {
    await new Promise((done) => {
      indexedDB.open('notes').onsuccess = ({ target }) => {
        (target as IDBOpenDBRequest).result.close();
        done(null);
      };
    });
    try {
      keptData('Milk');
      await indexedDB.databases();
      expect(keptData('Milk')).toBe('unknown');
    } finally {
      indexedDB.deleteDatabase('notes');
    }
  });
});
