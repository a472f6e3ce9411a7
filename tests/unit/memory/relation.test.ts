import { describe, expect, test } from 'vitest';
import type { Draft, Entry } from '../../../src/memory/entry.ts';
import { relationTo } from '../../../src/memory/relation.ts';
import type { Locator } from '../../../src/reading/locator/locator.ts';

type Line = Draft['line'];

const stored = (line: Line, id = 'old', createdAt = 1000): Entry =>
  ({
    ...line,
    id,
    createdAt,
    updatedAt: createdAt,
    admission: { sortVersion: 1, verdict: 'remember', reasons: [], capturedAs: 'typed' },
  }) as Entry;

const between = (next: Line, former: Line) => relationTo(next, [stored(former)])?.how ?? null;

const wish = (text: string): Line => ({ kind: 'preference', text });
const word = (term: string, meaning: string, ...aliases: string[]): Line => ({
  kind: 'vocabulary',
  term,
  meaning,
  aliases,
});
const place = (name: string, at: Extract<Line, { kind: 'pointer' }>['place'], ...aliases: string[]): Line => ({
  kind: 'pointer',
  name,
  aliases,
  place: at,
});
const event = (text: string, when?: string): Line => ({
  kind: 'outcome',
  text,
  ...(when === undefined ? {} : { when }),
});
const copy = (name: string, value: string, asOf = 5): Line => ({ kind: 'dated-copy', name, aliases: [], value, asOf });

type How = 'repeats' | 'refines' | 'contradicts' | null;

describe('a wish', () => {
  test.each<[next: string, former: string, how: How]>([
    ['No calls before 11', 'No calls before 11', 'repeats'],
    ['no calls before 11.', 'No calls before 11', 'repeats'],
    ['Please don’t call me before 11', 'Don’t call me before 11', 'repeats'],
    ['Never book calls before 11am', 'Don’t book calls before 11', 'repeats'],
    ['Keep answers short', 'Short answers, please', 'repeats'],
    ['Keep answers concise', 'I like short answers', 'repeats'],
    ['I dislike mushrooms', 'I can’t stand mushrooms', 'repeats'],
    ['I love green tea', 'I like green tea', 'repeats'],
    ['No calls after 5pm', 'No calls after 17:00', 'repeats'],
    ['Use tabs instead of spaces', 'Use tabs, not spaces', 'repeats'],
    ['No more calls before 11', 'No calls before 11', 'repeats'],
    ['No calls before 9.30', 'No calls before 9:30', 'repeats'],
    ['Bitte keine Anrufe vor 11 Uhr', 'Keine Anrufe vor 11', 'repeats'],
    ['J’aime les réponses courtes', 'J’adore les réponses courtes', 'repeats'],

    ['No calls before 11 on Mondays', 'No calls before 11', 'refines'],
    ['Use metric units for recipes', 'Use metric units', 'refines'],
    ['I hate mushrooms on pizza', 'I hate mushrooms', 'refines'],
    ['I like green tea', 'I like tea', 'refines'],
    ['Keep answers short and friendly', 'Keep answers short', 'refines'],
    ['No calls before 11 unless Anna asks', 'No calls before 11', 'refines'],
    ['My favourite colour is dark green', 'My favourite colour is green', 'refines'],
  ])('%s, after: %s: %s', (next, former, how) => {
    expect(between(wish(next), wish(former))).toBe(how);
  });

  test.each<[next: string, former: string]>([
    ['No calls before 10', 'No calls before 11'],
    ['No calls before ten', 'No calls before eleven'],
    ['Keine Anrufe vor 10 Uhr', 'Keine Anrufe vor 11 Uhr'],
    ['Pas d’appels avant 10h', 'Pas d’appels avant 11h'],
    ['Sin llamadas antes de las 10', 'Sin llamadas antes de las 11'],
    ['Use 4 spaces for indentation', 'Use 2 spaces for indentation'],
    ['Remind me 30 minutes before meetings', 'Remind me 10 minutes before meetings'],
    ['Round money to the nearest thousand', 'Round money to the nearest hundred'],
    ['At most 4 meetings a day', 'No more than 3 meetings a day'],
    ['Limit replies to 200 words', 'Limit replies to 100 words'],
    ['I don’t like green tea', 'I like green tea'],
    ['I hate early meetings', 'I love early meetings'],
    ['Never cc Anna on invoices', 'Always cc Anna on invoices'],
    ['Don’t use emojis', 'Use emojis'],
    ['Calls before 11 are fine', 'No calls before 11'],
    ['You can call after 6', 'Don’t call after 6'],
    ['I no longer eat meat', 'I eat meat'],
    ['Coffee without milk', 'I like coffee with milk'],
    ['Ich mag keinen Kaffee', 'Ich mag Kaffee'],
    ['Je n’aime pas le thé', 'J’aime le thé'],
    ['No me gusta el café', 'Me gusta el café'],
    ['My favourite colour is blue', 'My favourite colour is green'],
    ['Green is my favourite colour', 'My favorite color is blue'],
    ['Meine Lieblingsfarbe ist Blau', 'Meine Lieblingsfarbe ist Grün'],
    ['Mi color favorito es el azul', 'Mi color favorito es el verde'],
    ['Call me Samuel', 'call me Sam'],
    ['My name is Samuel', 'Call me Sam'],
    ['My pronouns are they/them', 'My pronouns are she/her'],
    ['Answer in paragraphs', 'Answer in bullets'],
    ['Answer in bullet points', 'Answer in paragraphs'],
    ['Answer in English', 'Answer in German'],
    ['Reply to me by phone', 'Reply to me by email'],
    ['I prefer aisle seats', 'I prefer window seats'],
    ['Use imperial units', 'Use metric units'],
    ['Keep answers long', 'Keep answers short'],
    ['I prefer tea over coffee', 'I prefer coffee over tea'],
    ['I prefer tea to coffee', 'I prefer coffee to tea'],
    ['Use spaces, not tabs', 'Use tabs instead of spaces'],
    ['Show prices in dollars', 'Show prices in euros'],
    ['Include sources', 'Omit sources'],
    ['Send, don’t draft', 'Draft, don’t send'],
    ['I like long emails', 'I like short emails'],
    ['Default branch name is main', 'Default branch name is master'],
    ['Je ne mange plus de viande', 'Je mange de la viande'],
    ['Sieze mich', 'Duze mich'],
    ['I’m allergic to peanuts', 'I love peanuts'],
    ['I don’t mind early meetings', 'No early meetings'],
    ['I take two sugars', 'I take one sugar'],
    ['I prefer to be called Sam', 'Call me Samuel'],
    ['Nenn mich Max', 'Nenn mich Maximilian'],
    ['Sort tasks by date', 'Sort tasks by priority'],
    ['Ich bevorzuge lange Antworten', 'Ich bevorzuge kurze Antworten'],
    ['Je préfère le train à l’avion', 'Je préfère l’avion au train'],
    ['Prefiero el té al café', 'Prefiero el café al té'],
  ])('%s contradicts: %s', (next, former) => {
    expect(between(wish(next), wish(former))).toBe('contradicts');
  });

  test.each<[next: string, former: string]>([
    ['I like coffee', 'I like tea'],
    ['No calls on Fridays', 'No calls before 11'],
    ['No calls after 17', 'No calls before 11'],
    ['No calls on Mondays', 'No calls on Fridays'],
    ['Use bullet points', 'Use metric units'],
    ['No meetings in room 4', 'No meetings in room 3'],
    ['Avoid Python 3 scripts', 'Avoid Python 2 scripts'],
    ['Don’t use port 8080', 'Don’t use port 3000'],
    ['Keep answers friendly', 'Keep answers short'],
    ['Answer in bullets', 'Answer in German'],
    ['Don’t answer in English', 'Don’t answer in German'],
    ['Don’t schedule anything at 10', 'Don’t schedule anything at 9'],
    ['I like blue', 'I like green'],
    ['I love hot tea', 'I love cold tea'],
    ['My favourite food is pizza', 'My favourite colour is green'],
    ['Call me before lunch', 'Call me Sam'],
    ['Don’t call me Samuel', 'Don’t call me Sam'],
    ['Call me on Fridays', 'Call me on Mondays'],
    ['Call Sam', 'Call me Sam'],
    ['I like tea towels', 'I like tea'],
    ['I like my tea sweet', 'I like my tea hot'],
    ['I care about privacy', 'I like the car'],
    ['Send invoices to Bob from Anna', 'Send invoices to Anna from Bob'],
    ['Answer German emails within a day', 'Answer English emails within a day'],
    ['I don’t like tea in the morning', 'I like tea'],
    ['I have two dogs', 'No dogs'],
    ['Я не люблю чай', 'Я люблю чай'],
    ['No me gusta el café con leche', 'Me gusta el café'],
    ['I like tea', 'I like green tea'],
    ['I like long walks', 'I like short walks'],
    ['I collect stamps', 'I love stamps'],
    ['Coffee with oat milk', 'Coffee with soy milk'],
    ['Send, don’t draft', 'Draft, don’t send anything'],
    ['Room 4 bookings go to Anna', 'Room 3 bookings go to Anna'],
    ['Remind me later', 'Remind me earlier'],
    ['Ask before booking', 'Ask Max before booking'],
    ['My son goes first', 'My daughter goes first'],
    ['', 'No calls before 11'],
  ])('%s says nothing about: %s', (next, former) => {
    expect(between(wish(next), wish(former))).toBeNull();
  });
});

describe('a word', () => {
  test.each<[next: Line, former: Line, how: How]>([
    [word('quarterly doc', 'the finance one'), word('Quarterly docs', 'finance one'), 'repeats'],
    [word('q doc', 'the finance one'), word('quarterly doc', 'the finance one', 'q doc'), 'repeats'],
    [word('quartely doc', 'the finance one'), word('quarterly doc', 'the finance one'), 'repeats'],
    [word('quarterly doc', 'the finance one in the shared drive'), word('quarterly doc', 'the finance one'), 'refines'],
    [word('quarterly doc', 'the finance one'), word('quarterly doc', 'the finance one in the drive'), 'refines'],
    [word('quarterly doc', 'the sales one'), word('quarterly doc', 'the finance one'), 'contradicts'],
    [word('fast lane', 'queue 4'), word('fast lane', 'queue 3'), 'contradicts'],
    [word('red list', 'not the public one'), word('red list', 'the public one'), 'contradicts'],
    [word('PR', 'public relations'), word('PR', 'pull request'), 'contradicts'],
    [word('the build', 'the pipeline'), word('the building', 'the house by the river'), null],
    [word('Team B', 'the people in Leeds'), word('Team A', 'the people in York'), null],
    [word('contact list', 'the sheet of phone numbers'), word('contract list', 'the sheet of suppliers'), null],
    [word('Ann', 'the lawyer'), word('Anne', 'the doctor'), null],
    [word('quarterly doc', 'the finance one'), wish('quarterly doc, the finance one'), null],
    [word('sync', 'the call', 'catch-up'), word('standup', 'the daily', 'catch-up'), null],
  ])('%o, after %o: %s', (next, former, how) => {
    expect(between(next, former)).toBe(how);
  });
});

const cell = (column: string): Locator => ({
  v: 1,
  shape: 'money',
  target: {
    kind: 'cell',
    table: { caption: null, section: [], columns: ['Team', 'Q3', 'Q4'] },
    row: [['Team', 'Marketing']],
    column,
  },
});
const sheet = 'https://docs.example/budget?gid=3';

describe('a place', () => {
  test.each<[why: string, next: Line, former: Line, how: How]>([
    ['the same page', place('budget', { page: sheet }), place('The budget', { page: `${sheet}#` }), 'repeats'],
    [
      'the same page, by a token',
      place('budget', { page: `${sheet}&access_token=abcdef` }),
      place('budget', { page: sheet }),
      'repeats',
    ],
    [
      'another page',
      place('budget', { page: 'https://docs.example/b2' }),
      place('budget', { page: sheet }),
      'contradicts',
    ],
    ['another system', place('budget', { named: 'Notion' }), place('budget', { named: 'shared drive' }), 'contradicts'],
    ['another person', place('visas', { person: 'Tom' }), place('visas', { person: 'Noor' }), 'contradicts'],
    ['by an alias', place('costs', { named: 'Notion' }), place('budget', { named: 'Drive' }, 'costs'), 'contradicts'],
    ['only aliases meet', place('a b', { named: 'N' }, 'costs'), place('budget', { named: 'D' }, 'costs'), null],
    [
      'more exactly',
      place('budget', { named: 'Drive', path: 'sheet 2' }),
      place('budget', { named: 'drive' }),
      'refines',
    ],
    ['a page for a name', place('budget', { page: sheet }), place('budget', { named: 'shared drive' }), 'refines'],
    [
      'a cell of it',
      place('budget', { page: sheet, locator: cell('Q3') }),
      place('budget', { page: sheet }),
      'refines',
    ],
    [
      'another cell',
      place('budget', { page: sheet, locator: cell('Q4') }),
      place('budget', { page: sheet, locator: cell('Q3') }),
      'contradicts',
    ],
    [
      'the same cell by another name',
      place('ads', { page: sheet, locator: cell('Q3') }),
      place('budget', { page: sheet, locator: cell('Q3') }),
      'refines',
    ],
    [
      'another cell by another name',
      place('ads', { page: sheet, locator: cell('Q4') }),
      place('budget', { page: sheet, locator: cell('Q3') }),
      null,
    ],
    ['another thing on that page', place('offsite', { page: sheet }), place('budget', { page: sheet }), null],
    ['another thing there', place('notes', { named: 'Drive' }), place('budget', { named: 'Drive' }), null],
    ['one quarter later', place('marketing Q4', { page: sheet }), place('marketing Q3', { page: sheet }), null],
    ['a like name', place('contact list', { named: 'Drive' }), place('contract list', { named: 'Drive' }), null],
  ])('%s', (_why, next, former, how) => {
    expect(between(next, former)).toBe(how);
  });
});

describe('what happened', () => {
  const choked = 'The vendor’s export tool choked on large files';
  test.each<[next: Line, former: Line, how: How]>([
    [event(choked), event('The vendor’s export tool choked on large files.'), 'repeats'],
    [event(choked, 'in March'), event(choked), 'refines'],
    [event(`${choked}, splitting them helped`), event(choked), 'refines'],
    [event(choked, 'in May'), event(choked, 'in March'), null],
    [event('The export tool coped with large files'), event('The export tool choked on large files'), null],
    [event('The migration did not fail'), event('The migration failed'), null],
    [event('The import took 3 hours'), event('The import took 2 hours'), null],
  ])('%o, after %o: %s', (next, former, how) => {
    expect(between(next, former)).toBe(how);
  });
});

test('a newer copy of the same value takes the place of the old one', () => {
  expect(between(copy('open tickets', '5'), copy('Open tickets', '3'))).toBe('refines');
  expect(between(copy('closed tickets', '5'), copy('Open tickets', '3'))).toBeNull();
});

test('the closest line is found among many, and the newer one of two that are alike', () => {
  const memory = [
    stored(wish('No calls before 9'), 'a', 1),
    stored(wish('No calls before 10'), 'b', 3),
    stored(wish('No calls before 11'), 'c', 2),
    stored(word('calls', 'before 10'), 'd', 9),
  ];
  expect(relationTo(wish('No calls before 11'), memory)).toMatchObject({ how: 'repeats', entry: { id: 'c' } });
  expect(relationTo(wish('No calls before 12'), memory)).toMatchObject({ how: 'contradicts', entry: { id: 'b' } });
  expect(relationTo(wish('I like tea'), memory)).toBeNull();
});

test('hostile words are compared without delay', () => {
  const long = `${'no not before 11 '.repeat(24)}${'((('.repeat(50)}`.slice(0, 400);
  const started = performance.now();
  const memory = Array.from({ length: 200 }, (_, i) => stored(wish(`tea ${i} ${long}`), `e${i}`));
  expect(relationTo(wish(`coffee ${long}`), memory)?.how ?? null).toBeNull();
  expect(performance.now() - started).toBeLessThan(1500);
});
