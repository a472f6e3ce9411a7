import { describe, expect, it } from 'vitest';
import { inEnglish, languageOf } from '../../../src/engines/embedded/other-languages.ts';

describe('questions in other languages', () => {
  it.each([
    ['wie hoch ist das Budget für Marketing im Q3?', 'how much is the Budget for Marketing in the Q3?'],
    ['Wie viele Tickets hat Sam?', 'how many Tickets has Sam?'],
    ['Wann ist die nächste Besprechung?', 'when is the next Besprechung?'],
    ['Wer ist heute im Dienst?', 'who is today in the Dienst?'],
    ['Was kostet das Abo?', 'what kostet the Abo?'],
    ['combien de tickets ouverts a Sam ?', 'how many tickets ouverts has Sam?'],
    ['À quelle heure est la réunion demain ?', 'what time is the réunion tomorrow?'],
    ["Quel est le total de l'année ?", 'what is the total of the année?'],
    ['¿a qué hora es la reunión?', 'what time is the reunión?'],
    ['¿Cuántas facturas hay esta semana?', 'how many facturas are there this week?'],
    ['cuanto cuesta el plan', 'how much costs the plan'],
  ])('%s is asked as: %s', (asked, english) => {
    expect(inEnglish(asked)).toBe(english);
  });
  it.each([
    'Was the meeting moved?',
    'Was Marketing over budget in March?',
    'Who is on call in La Paz?',
    'Where is the plan for El Paso?',
    'standup?',
    'q3 marketing',
    'What does "wie viele" mean?',
    'Is Die Hard on the list?',
    '会议几点?',
    '',
  ])('%s stays as it is', (asked) => {
    expect(languageOf(asked)).toBeNull();
    expect(inEnglish(asked)).toBe(asked);
  });
});
