import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../src/popup/typed-words.ts';

describe('words in the question box', () => {
  it.each([
    ['Remember no calls before 11', 'no calls before 11'],
    ['remember: quarterly doc = the finance one', 'quarterly doc = the finance one'],
    ['Please remember that the vendor’s tool choked', 'the vendor’s tool choked'],
    ['note: budget is in the shared drive', 'budget is in the shared drive'],
    ['Keep in mind that  I like   short answers', 'I like short answers'],
    ['remember', ''],
    ['Merke dir: keine Anrufe vor 11', 'keine Anrufe vor 11'],
    ['merk dir, dass die Mappe bei Jana liegt', 'die Mappe bei Jana liegt'],
    ['Retiens que le classeur est chez Paul', 'le classeur est chez Paul'],
    ['à retenir : pas d’appels avant 11 h', 'pas d’appels avant 11 h'],
    ['Recuerda que la carpeta la tiene Ana', 'la carpeta la tiene Ana'],
    ['apunta: sin llamadas antes de las 11', 'sin llamadas antes de las 11'],
    ['merke dir', ''],
  ])('"%s" is a fact', (text, said) => {
    expect(readTyped(text)).toEqual({ is: 'fact', said });
  });

  it.each([
    'how much for marketing in Q3?',
    'remember when the offsite is?',
    'notes from Monday',
    'note the price',
    'remembered tickets',
    'notiert sind wie viele Stunden',
    'note de frais de mars',
    'recuerdas la clave',
    'remembrance day date',
    'what do you remember about standup',
  ])('"%s" is a question', (text) => {
    expect(readTyped(text)).toEqual({ is: 'question', question: text });
  });

  it('is nothing when there are no words', () => {
    expect(readTyped('   ')).toEqual({ is: 'question', question: '' });
  });
});
