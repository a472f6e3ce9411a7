import { describe, expect, it } from 'vitest';
import { findName } from '../../../src/memory/lines.ts';

const said = (text: string, name: string): string | null => {
  const at = findName(text, name);
  return at === null ? null : text.slice(...at);
};

describe('a name is found in a question', () => {
  it.each([
    ['in another case', 'WHEN IS THE STANDUP?', 'standup', 'STANDUP'],
    ['without its capitals', 'open the plant budget', 'Plant Budget', 'plant budget'],
    ['as a plural', 'which roadmaps are there?', 'roadmap', 'roadmaps'],
    ['of plural words, as one', 'where is the spare key?', 'spare keys', 'spare key'],
    ['written apart', 'when is stand up today?', 'standup', 'stand up'],
    ['written together', 'when is standup today?', 'stand up', 'standup'],
    ['with a hyphen', 'when is stand-up today?', 'standup', 'stand-up'],
    ['with a slip of the keyboard', 'how big is the plant bugdet?', 'plant budget', 'plant bugdet'],
    ['with a letter too few', 'the calender of the team', 'calendar', 'calender'],
    ['without its article', 'what did ledger say?', 'the ledger', 'ledger'],
    ['without its accents', 'open the resume folder', 'Résumé', 'resume'],
    ['with a possessive', "what is the roadmap's owner?", 'roadmap', 'roadmap'],
    ['in Chinese', '季度预算在哪里?', '季度预算', '季度预算'],
    ['in Japanese, within a sentence', '今日の勤務表を見せて', '勤務表', '勤務表'],
    ['in Korean', '회의록 어디 있어?', '회의록', '회의록'],
  ])('%s', (_, text, name, found) => {
    expect(said(text, name)).toBe(found);
  });
  it.each([
    ['part of another word', 'the standard upset them', 'standup'],
    ['a short word that differs in a letter', 'where is the bat?', 'cat'],
    ['words that stand in another order', 'budget of the plant', 'plant budget'],
    ['function words', 'what is it of the', 'the of'],
    ['only half of it', '预算在哪里?', '季度预算'],
  ])('but not %s', (_, text, name) => {
    expect(said(text, name)).toBeNull();
  });
});
