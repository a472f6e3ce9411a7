import { describe, expect, it } from 'vitest';
import { bringToMind, loadMind } from '../../../src/engines/embedded/bring-to-mind.ts';
import { planQuestion } from '../../../src/engines/embedded/plan-question.ts';
import type { Entry } from '../../../src/memory/entry.ts';
import { readRecallModel } from '../../../src/memory/recall/model.ts';
import { recall } from '../../../src/memory/recall/recall.ts';
import { cosine, readWordVectors } from '../../../src/memory/recall/word-vectors.ts';
import { mind, shipped } from '../../support/mind.ts';
import { monday } from '../../support/says.ts';

const line = {
  createdAt: 0,
  updatedAt: 0,
  admission: { sortVersion: 1, verdict: 'remember' as const, reasons: [], capturedAs: 'typed' as const },
};
const prefers = (id: string, text: string): Entry => ({ ...line, id, kind: 'preference', text });
const happened = (id: string, text: string): Entry => ({ ...line, id, kind: 'outcome', text });
const means = (id: string, term: string, meaning: string): Entry => ({
  ...line,
  id,
  kind: 'vocabulary',
  term,
  aliases: [],
  meaning,
});
const lives: Entry[] = [
  prefers('vet', 'The puppy only goes to the veterinarian in Mill Lane.'),
  happened('heat', 'We bled the boiler in the cellar ourselves and it leaked; the plumber fixed it.'),
  prefers('essay', 'Coursework from pupils goes in the blue tray.'),
  prefers('seat', 'Aisle seats on flights, please.'),
  means('choir', 'the larks', 'the children who sing on Sundays'),
  {
    ...line,
    id: 'stock',
    kind: 'pointer',
    name: 'Seed inventory',
    aliases: [],
    place: { page: 'https://farm.example/seeds' },
  },
  {
    ...line,
    id: 'keys',
    kind: 'pointer',
    name: 'Spare keys',
    aliases: [],
    place: { physical: 'the hook by the door' },
  },
];
const best = (question: string): string | undefined =>
  mind === null ? undefined : recall(question, lives, mind.recall, 0).lines[0]?.entry.id;

describe('word vectors', () => {
  it('point the same way for words of like meaning, whatever their form', async () => {
    const vectors = readWordVectors(await shipped('word-vectors.bin'));
    const near = (a: string, b: string) =>
      cosine(vectors?.of(a) ?? new Float32Array(), vectors?.of(b) ?? new Float32Array());
    for (const [a, b, c] of [
      ['physician', 'doctor', 'carrot'],
      ['vaccine', 'flu', 'lawyer'],
      ['Rubbish', 'trash', 'piano'],
      ['landlord', 'tenants', 'violin'],
    ] as const)
      expect(near(a, b)).toBeGreaterThan(near(a, c) + 0.3);
    expect(vectors?.of('zzyzxq')).toBeNull();
    expect(vectors?.rarity('the')).toBe(0);
    expect(vectors?.rarity('phlebotomy')).toBeGreaterThan(vectors?.rarity('blood') ?? 1);
  });
  it('of a file that is cut short or something else are none', async () => {
    const whole = await shipped('word-vectors.bin');
    for (const file of [
      null,
      new ArrayBuffer(0),
      new ArrayBuffer(900),
      whole.slice(0, -1),
      new Uint8Array(40).fill(255).buffer,
    ])
      expect(readWordVectors(file)).toBeNull();
    expect(readRecallModel(whole, new TextEncoder().encode('{"rank": 3}').buffer)).toBeNull();
  });
});

describe('a question brings to mind', () => {
  it.each([
    ['Which animal doctor does the dog see?', 'vet'],
    ['Can I repair the radiators in the basement myself?', 'heat'],
    ['Where should I put the homework of my students?', 'essay'],
    ['Should I book a window on the plane?', 'seat'],
    ['What do we call the kids in the choir?', 'choir'],
  ])('the line of a paraphrase: %s', (question, id) => {
    expect(best(question)).toBe(id);
  });
  it.each([
    'How tall is a giraffe?',
    'Who wrote the Communist Manifesto?',
    'What does a boiler cost?',
    'Why do larks sing at dawn?',
    'Translate "aisle" into Polish.',
    'Who invented the boiler?',
    'How do you spell veterinarian?',
    'Is inventory on sale anywhere?',
    "What's the weather like in Mill Lane?",
    'Write a poem about a puppy.',
  ])('nothing where nothing applies: %s', (question) => {
    expect(bringToMind(question, lives, mind).lines).toEqual([]);
  });
  it('a paraphrase as a candidate, and a name as sure', () => {
    const asked = 'Should we repair the radiators in the basement alone again, or call somebody?';
    expect(bringToMind(asked, lives, mind).lines[0]).toMatchObject({ entry: { id: 'heat' }, sure: false });
    expect(bringToMind('Where are the spare keys?', lives, mind).lines[0]).toMatchObject({
      entry: { id: 'keys' },
      named: true,
      sure: true,
    });
  });
  it('no page that its words do not name: it is a candidate and is not read', () => {
    const plan = planQuestion('How many kernels have we got left to plant?', lives, null, monday, mind);
    expect(plan.reads).toEqual(['this-page', 'open-tabs']);
    expect(planQuestion('How much is left in the seed inventory?', lives, null, monday, mind).reads).toMatchObject([
      { entryId: 'stock' },
    ]);
  });
  it('what the words say where the data cannot be had', async () => {
    expect(await loadMind(async () => null)).toBeNull();
    const { lines, live } = bringToMind('Where are the spare keys?', lives, null);
    expect([lines[0]?.entry.id, lines[0]?.sure, live]).toEqual(['keys', true, null]);
    expect(bringToMind('How tall is a giraffe?', lives, null).lines).toEqual([]);
  });
  it('nothing from odd text, without delay', () => {
    for (const odd of ['', '???', '\u0000', 'a '.repeat(5000), '是'.repeat(3000), '\ud800'])
      expect(() => bringToMind(odd, lives, mind)).not.toThrow();
    expect(() => bringToMind('keys?', [prefers('long', 'word '.repeat(4000))], mind)).not.toThrow();
  });
});

describe('whether a value must be read now', () => {
  it.each([
    ['How many seeds are left in the seed inventory?', true],
    ['Where are the spare keys?', false],
    ['What do we call the kids in the choir?', false],
    ['Where should I put the homework of my students?', false],
    ['Is it raining right now?', true],
    ['Who wrote the Communist Manifesto?', false],
    ['Is the M5 closed?', true],
    ['Has my parcel come?', true],
    ["What's the pound worth in yen?", true],
    ['Which shoe size does Ada take?', false],
    ['Should I book a window on the plane?', false],
  ])('%s: %s', (question, live) => {
    expect(planQuestion(question, lives, null, monday, mind).needsLive).toBe(live);
  });
});
