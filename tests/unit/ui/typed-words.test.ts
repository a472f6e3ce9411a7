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
  ])('"%s" is a fact', (text, said) => {
    expect(readTyped(text)).toEqual({ is: 'fact', said });
  });

  it.each([
    'how much for marketing in Q3?',
    'remember when the offsite is?',
    'notes from Monday',
    'note the price',
    'remembered tickets',
    'remembrance day date',
    'what do you remember about standup',
  ])('"%s" is a question', (text) => {
    expect(readTyped(text)).toEqual({ is: 'question', question: text });
  });

  it('is nothing when there are no words', () => {
    expect(readTyped('   ')).toEqual({ is: 'question', question: '' });
  });
});
