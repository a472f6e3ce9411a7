import { expect, it } from 'vitest';
import { check } from '../../../src/asking/check.ts';
import { derive } from '../../../src/asking/derive.ts';
import type { Clock, Extraction } from '../../../src/asking/engine.ts';
import { sentencesOf } from '../../../src/asking/sentences.ts';
import { embeddedEngine } from '../../../src/engines/embedded/engine.ts';
import { answerIn } from '../../../src/engines/embedded/prose/answer-in.ts';
import { rankSentences } from '../../../src/engines/embedded/prose/rank.ts';
import { kinshipIn, tokensOf } from '../../../src/engines/embedded/prose/tokens.ts';
import { hasUnit, mayHold, wantedBy } from '../../../src/engines/embedded/prose/wanted.ts';
import type { Block, PageContent } from '../../../src/reading/reading.ts';
import { aField, aPage, aTable } from '../../support/a-page.ts';
import { engine, trained } from '../../support/trained.ts';

const CLOCK: Clock = { now: Date.UTC(2026, 10, 30, 9), today: '2026-11-30', time: '09:00' };

function aText(paragraphs: readonly string[], parts: Partial<PageContent> = {}): PageContent {
  const blocks = paragraphs.map((text, src): Block => ({ text, section: ['The lock'], src, vis: 'shown' }));
  return aPage({ blocks, ...parts });
}

async function asked(question: string, content: PageContent): Promise<Extraction> {
  return engine.extract(await engine.plan(question, [], null, CLOCK), content, CLOCK);
}

const first = (question: string, content: PageContent): string | undefined =>
  rankSentences(question, content)[0]?.sentence.text;

const LOCK = [
  'The first lock at Tarn Bridge was opened in 1836 by the Ouse Navigation Company. It was built of oak and lasted for forty years.',
  'The engineer Dr. Edith Marlow drew the present gates in 1911. They weigh 14.5 tonnes each, and are lifted out every twelve years.',
  'Before the railway came, some 9,000 barges a year passed through, most of them with coal. Today the lock is used by pleasure boats.',
  'The keeper’s cottage beside it burned down in the winter of 1947. A café has stood in its place since 1988.',
];

it('cuts sentences where they end, and not after short forms, initials and ordinals', () => {
  const cut = (text: string, lang: string) => sentencesOf(aText([text], { lang })).map((each) => each.text);
  // The number after a short form belongs to it: cut off, the next number would answer.
  expect(cut('Medico reperibile: Dott. Sandri (int. 4402) Reparto 7', 'it')).toHaveLength(1);
  expect(cut('Reach Ann Hill at ext. 310 Monday to Friday.', 'en')).toHaveLength(1);
  expect(cut('Dr. E. Marlow drew it, e.g. the gates. They are heavy!', 'en')).toEqual([
    'Dr. E. Marlow drew it, e.g. the gates.',
    'They are heavy!',
  ]);
  expect(cut('Am 3. Oktober kam z. B. Frau Lees. Sie blieb im 19. Jahrhundert.', 'de')).toEqual([
    'Am 3. Oktober kam z. B. Frau Lees.',
    'Sie blieb im 19. Jahrhundert.',
  ]);
  expect(cut('这座桥建于一八三六年。它由木头建成，用了四十年！', 'zh')).toEqual([
    '这座桥建于一八三六年。',
    '它由木头建成，用了四十年！',
  ]);
});

it('knows the units of what is measured', () => {
  expect(hasUnit('They weigh 14.5 tonnes each.', 'How heavy are the gates?')).toBe(true);
  expect(hasUnit('They were drawn in 1911.', 'How heavy are the gates?')).toBe(false);
  expect(hasUnit('Sie kostet 2 Euro.', 'Wie viel kostet sie?')).toBe(true);
  expect(hasUnit('They weigh 14.5 tonnes.', 'Who drew the gates?')).toBe(null);
});

it.each([
  ['Who drew the gates?', 'person'],
  ['In what year did it open?', 'date'],
  ['Wann wurde die Schleuse gebaut?', 'date'],
  ['Wie viele Boote fahren durch?', 'number'],
  ['Où se trouve la maison ?', 'place'],
  ['¿Por qué se cerró?', 'reason'],
  ['桥是什么时候建成的？', 'date'],
  ['谁设计了闸门？', 'person'],
  ['What percentage of the barges carried coal?', 'percent'],
  ['What is the café called?', 'thing'],
])('hears what %s asks for', (question, wanted) => {
  expect(wantedBy(question)).toBe(wanted);
});

it('tells what a text cannot hold', () => {
  expect(mayHold('It was built of oak.', 'date', 'en')).toBe(false);
  expect(mayHold('It was opened in 1836.', 'date', 'en')).toBe(true);
  expect(mayHold('it was drawn by nobody in particular', 'person', 'en')).toBe(false);
  expect(mayHold('Gates drawn by Edith Marlow', 'person', 'en')).toBe(true);
});

it('holds forms and like words for kin, and no others', () => {
  const stems = (word: string, lang: string) => tokensOf(word, lang)[0]?.stem ?? '';
  const kin = (a: string, b: string, lang: string) => kinshipIn(lang)(stems(a, lang), stems(b, lang));
  expect(kin('lifted', 'lifts', 'en')).toBe(1);
  expect(kin('wrote', 'author', 'en')).toBeGreaterThan(0.5);
  expect(kin('Schleuse', 'Schleusen', 'de')).toBe(1);
  expect(kin('Schleuse', 'Schleusenwärter', 'de')).toBeGreaterThan(0);
  expect(kin('gate', 'keeper', 'en')).toBe(0);
});

it.each([
  ['When did the first lock open?', 'The first lock at Tarn Bridge was opened in 1836 by the Ouse Navigation Company.'],
  [
    'How many barges passed through each year before the railway?',
    'Before the railway came, some 9,000 barges a year passed through, most of them with coal.',
  ],
  ['Who designed the present gates?', 'The engineer Dr. Edith Marlow drew the present gates in 1911.'],
  ['How often are they lifted out?', 'They weigh 14.5 tonnes each, and are lifted out every twelve years.'],
  ['When did the keeper’s cottage burn down?', 'The keeper’s cottage beside it burned down in the winter of 1947.'],
])('puts the sentence first that answers %s', (question, sentence) => {
  expect(first(question, aText(LOCK))).toBe(sentence);
});

it('holds ways of writing one decade for kin, and no other years', () => {
  const kin = kinshipIn('en');
  const alike: [string, string][] = [
    ['70', '1970s'],
    ['1970', '1970s'],
    ['80s', '1980s'],
  ];
  const others: [string, string][] = [
    ['1970', '1980s'],
    ['1971', '1970s'],
    ['1870s', '1970s'],
    ['70', '1970'],
    ['70', '70%'],
  ];
  for (const [a, b] of alike) expect(kin(a, b), `${a} ${b}`).toBeGreaterThan(0.5);
  for (const [a, b] of others) expect(kin(a, b), `${a} ${b}`).toBe(0);
});

it('knows what is asked for by the noun that asks', () => {
  expect(wantedBy('In what decades was the weir rebuilt?')).toBe('date');
  expect(wantedBy('What is the total weight of the gates?')).toBe('number');
  expect(wantedBy('What is the name of the weight lifter?')).toBe('thing');
});

it('answers in German and Chinese alike', () => {
  const german = aText(
    [
      'Die Schleuse wurde 1836 eröffnet. Sie bestand aus Eichenholz.',
      'Die Tore zeichnete die Ingenieurin Edith Marlow. Sie wiegen je 14 Tonnen.',
    ],
    { lang: 'de' },
  );
  expect(first('Wann hat man die Schleuse eröffnet?', german)).toBe('Die Schleuse wurde 1836 eröffnet.');
  expect(first('Wer hat die Tore gezeichnet?', german)).toBe('Die Tore zeichnete die Ingenieurin Edith Marlow.');
  const chinese = aText(['这座船闸于1836年启用。它由橡木建成。', '闸门由工程师马洛设计。每扇重十四吨。'], {
    lang: 'zh',
  });
  expect(first('船闸是哪一年启用的？', chinese)).toBe('这座船闸于1836年启用。');
  expect(first('谁设计了闸门？', chinese)).toBe('闸门由工程师马洛设计。');
});

it('states a sentence that is far ahead, with the sentence cited, and the citation follows the text', async () => {
  const question = 'When did the keeper’s cottage burn down?';
  const page = aText(LOCK);
  const found = await asked(question, page);
  if (found.state !== 'sure') throw new Error(found.state);
  const { value, cites } = found.derived;
  expect(value.text).toBe('The keeper’s cottage beside it burned down in the winter of 1947.');
  expect(cites).toEqual([{ text: value.text, src: 3, where: 'The lock' }]);
  const claim = { value, cites, derivation: found.derivation };
  expect(check(claim, page, CLOCK)).toBe(true);
  const changed = aText(LOCK.map((text) => text.replace('1947', '1951')));
  expect(check(claim, changed, CLOCK)).toBe(false);
  const again = derive(found.derivation, changed, CLOCK);
  expect(again.state === 'certain' ? again.value.text : again.state).toContain('in the winter of 1951');
  expect(derive(found.derivation, aText(LOCK.slice(0, 3)), CLOCK).state).toBe('missing');
  const moved = await asked(question, aText([...LOCK].reverse()));
  expect(moved.state === 'sure' ? moved.derived.cites[0]?.src : null).toBe(0);
});

it.each([
  ['When did the keeper’s cottage burn down?', 3, /^(?:the )?winter of 1947$|^1947$/],
  ['Who drew the present gates?', 1, /Edith Marlow$/],
  ['In what year was the first lock at Tarn Bridge opened?', 0, /^1836$/],
  ['How many barges a year passed through before the railway came?', 2, /9,000/],
])('names the part of the sentence that answers %s', (question, paragraph, part) => {
  const sentence = sentencesOf(aText([LOCK[paragraph] ?? '']))[0]?.text ?? '';
  const answer = answerIn(sentence, question, 'en', trained.spans ?? {});
  expect(answer?.text).toMatch(part);
  expect(sentence).toContain(answer?.text);
});

it('quotes without a part where the weights for parts are not to be had', async () => {
  const question = 'In what year was the first lock at Tarn Bridge opened?';
  const bare = embeddedEngine(async () => null);
  const found = await bare.extract(await bare.plan(question, [], null, CLOCK), aText(LOCK), CLOCK);
  if (found.state !== 'sure') throw new Error(found.state);
  expect(found.derived.value.text).toContain('1836');
  expect(found.derived.value.part).toBeUndefined();
});

it('gives a part with what it quotes, and checks that too', async () => {
  const page = aText(LOCK);
  const found = await asked('In what year was the first lock at Tarn Bridge opened?', page);
  if (found.state !== 'sure') throw new Error(found.state);
  const { value, cites } = found.derived;
  expect(value.part).toBe('1836');
  expect(check({ value, cites, derivation: found.derivation }, page, CLOCK)).toBe(true);
  expect(check({ value: { ...value, part: '1911' }, cites, derivation: found.derivation }, page, CLOCK)).toBe(false);
});

it('states nothing where the page does not say it', async () => {
  const other = aText([
    'The café serves soup and bread until four in the afternoon. It is closed on Mondays.',
    'Its owner grew up on a barge and has painted all of the chairs herself.',
  ]);
  expect((await asked('When was the Eiffel Tower built?', other)).state).toBe('none');
  // The cottage burned down, but not when.
  const undated = aText([LOCK[0] ?? '', 'The keeper’s cottage beside the lock burned down. A café stands there now.']);
  expect((await asked('When did the keeper’s cottage burn down?', undated)).state).not.toBe('sure');
  const two = aText([
    'The upper gate was repaired in 1903 after a barge had struck it.',
    'The lower gate was repaired in 1922 after a barge had struck it.',
  ]);
  expect((await asked('When was the gate repaired?', two)).state).not.toBe('sure');
});

it('leaves what depends on the clock to the person', async () => {
  const page = aText(['The lock keeper is on duty today from 8:00 to 16:00 at the upper gate.']);
  expect((await asked('When is the lock keeper on duty today?', page)).state).not.toBe('sure');
});

it('prefers the main text to a comment that says the same words', () => {
  const blocks: Block[] = [
    { text: 'I think the lock was opened in 1850.', section: [], src: 0, vis: 'shown' },
    { text: 'The lock was opened in 1836.', section: [], src: 1, vis: 'shown', main: true },
  ];
  expect(first('When was the lock opened?', aPage({ blocks }))).toBe('The lock was opened in 1836.');
});

it('stands odd text and does not hang on long text', () => {
  const odd = [
    '',
    '....',
    'a'.repeat(5000),
    '“'.repeat(400),
    'Dr. '.repeat(2000),
    '字'.repeat(3000),
    '1. '.repeat(900),
  ];
  const started = performance.now();
  for (const text of odd) rankSentences(`${text} when ${text}`, aText([text, ...LOCK], { lang: 'x-no-such' }));
  const many = Array.from({ length: 1500 }, (_, i) => `${LOCK[i % 4]} Boat ${i} passed at noon.`);
  expect(rankSentences('Who drew the present gates?', aText(many)).length).toBeGreaterThan(100);
  expect(performance.now() - started).toBeLessThan(8000);
});

it('does not answer with what only repeats the question, or with a label', async () => {
  const board = aText(['Audit trail export', 'Refund flow rewrite', 'Nia 5 pts', 'Somebody else']);
  for (const question of ['which column is the audit trail export in?', 'who has the refund flow rewrite?']) {
    const found = await asked(question, board);
    const said = found.state === 'candidates' ? found.options.map(({ cite }) => cite.text) : [];
    expect(found.state, question).not.toBe('sure');
    expect(said).not.toContain('Audit trail export');
    expect(said).not.toContain('Refund flow rewrite');
  }
  const ticket = aText(['Priority of handling', 'high'], { fields: [aField('Priority of handling', 'high')] });
  expect(await asked('which of handling priority has the thing got?', ticket)).not.toMatchObject({
    options: [{ cite: { text: 'Priority of handling' } }],
  });
});

it('answers a line of a label and its value with the value', async () => {
  const stock = aText(['Nächste Inventur: 15. Januar 2027', 'Lagerleiter: Anke Voss', 'Alle Angaben ohne Gewähr.'], {
    lang: 'de',
    fields: [aField('Nächste Inventur', '15. Januar 2027'), aField('Lagerleiter', 'Anke Voss')],
  });
  expect(await asked('Wann ist die nächste Inventur?', stock)).toMatchObject({
    state: 'sure',
    subject: 'Nächste Inventur',
    derived: { value: { text: '15. Januar 2027' } },
  });
});

it('offers the sentence that answers beside rows of another matter, and before a heading', async () => {
  const said = async (question: string, content: PageContent): Promise<string[]> => {
    const found = await asked(question, content);
    expect(found.state, question).toBe('candidates');
    return found.state === 'candidates' ? found.options.map(({ cite }) => cite.text) : [];
  };
  const course = aText(['The fee is £145 with lunch; there are 5 places left.', 'The yard opens at nine.'], {
    headings: ['Sourdough weekend'],
    tables: [
      aTable([
        ['Person', 'Place'],
        ['Ben Cole', 'Sourdough weekend'],
        ['Sofia Marsh', 'Sourdough weekend'],
        ['Ida Lund', 'Rye evening'],
      ]),
    ],
  });
  expect(await said('How many places are left on the sourdough weekend?', course)).toContain(
    'The fee is £145 with lunch; there are 5 places left.',
  );
  const lines = [
    'Winter Concert',
    'The concert takes place on Saturday 19 December in the Corn Exchange, doors open at 18:15.',
  ];
  const concert = aPage({
    title: 'Choir',
    headings: ['Winter Concert'],
    fields: [aField('Last modified', '2026/12/01 05:10')],
    blocks: lines.map((text, src): Block => ({ text, section: ['Winter Concert'], src, vis: 'shown' })),
  });
  expect((await said('When is the winter concert?', concert))[0]).toMatch(/^The concert takes place/);
});

it('does not measure one thing by another, nor answer for rows with a sentence', async () => {
  const bridge = aPage({
    title: 'Old Harbour Bridge',
    headings: ['Old Harbour Bridge'],
    blocks: ['The harbour is 14 m deep at low tide.', 'The towers are of granite.'].map(
      (text, src): Block => ({
        ...{ text, section: ['Old Harbour Bridge'], src, vis: 'shown' },
      }),
    ),
  });
  expect((await asked('How deep is the bridge?', bridge)).state).not.toBe('sure');
  expect((await asked('How deep is the harbour?', bridge)).state).toBe('sure');
  const repairs = aText(['Ask Petra before you promise a date to a customer.'], {
    tables: [
      aTable([
        ['Instrument', 'Technician', 'State'],
        ['Violin', 'Petra Lang', 'Ready'],
        ['Cello', 'Ivo Marsh', 'In work'],
        ['Flute', 'Petra Lang', 'Not started'],
      ]),
    ],
  });
  const found = await asked('Which repairs does Petra have?', repairs);
  expect(JSON.stringify(found.state === 'sure' ? found.derived.value : null)).not.toContain('promise');
  expect((await asked('Which instruments are overdue?', repairs)).state).not.toBe('sure');
});
