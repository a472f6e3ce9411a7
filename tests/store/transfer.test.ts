import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { transferHandlers } from '../../src/background/transfer-handlers.ts';
import { type Admitted, admit, admitEdit } from '../../src/memory/admit.ts';
import type { Draft } from '../../src/memory/entry.ts';
import type { Choice } from '../../src/memory/import.ts';
import { type MemoryStore, openMemoryStore } from '../../src/store/memory-store.ts';
import { DATABASE_NAME } from '../../src/store/schema.ts';
import { shippedModel } from '../support/sort-model.ts';

const PRIVATE_WINDOW = 7;
const NOON = Date.UTC(2026, 10, 30, 12);

vi.mock('../../src/platform/windows.ts', () => ({
  isPrivateWindow: async (windowId: number) => windowId === PRIVATE_WINDOW,
}));

let store: MemoryStore;
const handlers = transferHandlers(
  async () => store,
  async () => shippedModel(),
);
const from = { tabId: null, url: null };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  store = await openMemoryStore();
});

afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await deleteDB(DATABASE_NAME);
});

function preference(text: string): Draft {
  return { line: { kind: 'preference', text }, said: text, capturedAs: 'typed' };
}

function admitted(draft: Draft, id: string, now = 1000): Admitted {
  const result = admit(draft, { now, id });
  if (!result.ok) throw new Error(result.why);
  return result.entry;
}

const sheet = (id: string, page: string): Admitted =>
  admitted(
    { line: { kind: 'pointer', name: 'budget', aliases: [], place: { page } }, said: 'budget', capturedAs: 'page' },
    id,
  );

const word = (id: string, pointer: string): Admitted =>
  admitted(
    {
      line: { kind: 'vocabulary', term: 'quarterly doc', aliases: ['q doc'], meaning: 'the finance one', pointer },
      said: 'quarterly doc = the finance one',
      capturedAs: 'typed',
    },
    id,
  );

/** A memory with a line of each kind, accents and marks beyond ASCII among them. */
function everyKind(): Admitted[] {
  return [
    admitted({ ...preference('Grüße kurz halten 🙂'), vouch: true }, 'a', 1001),
    admitted({ ...preference('Standup is at 9:30'), vouch: true }, 'b', 1002),
    admitted(
      {
        line: { kind: 'outcome', text: 'The export tool choked on large files', when: 'in March' },
        said: 'The export tool choked on large files',
        capturedAs: 'typed',
      },
      'c',
      1003,
    ),
    sheet('d', 'https://docs.example/b?gid=3#part/two'),
    word('e', 'd'),
    admitted(
      {
        line: { kind: 'dated-copy', name: 'open tickets', aliases: [], value: '3', asOf: 900 },
        said: '3',
        capturedAs: 'count',
        capturedValue: '3',
      },
      'f',
      1004,
    ),
  ];
}

async function fill(entries: Admitted[]): Promise<void> {
  await store.putAll(entries, { at: NOON - 1 });
}

async function startOver(): Promise<void> {
  await store.close();
  await deleteDB(DATABASE_NAME);
  store = await openMemoryStore();
}

async function exported(): Promise<string> {
  const reply = await handlers.exportMemory(undefined, from);
  if (!reply.ok) throw new Error(reply.detail);
  return reply.value.text;
}

async function imported(text: string, choices: { id: string; keep: Choice }[] = []) {
  const reply = await handlers.importMemory({ text, choices, windowId: 1 }, from);
  if (!reply.ok) throw new Error(reply.detail);
  return reply.value;
}

async function planned(text: string) {
  const reply = await handlers.planImport({ text }, from);
  if (!reply.ok) throw new Error(reply.detail);
  return reply.value;
}

describe("one's own export", () => {
  test('imports back into an empty memory byte for byte', async () => {
    await fill(everyKind());
    const file = await exported();
    await startOver();
    expect(await imported(file)).toMatchObject({ added: 6, replaced: 0 });
    expect(await exported()).toBe(file);
    expect(JSON.parse(file).entries.length).toBe(6);
  });

  test('changes nothing the second time, not even the activity', async () => {
    await fill(everyKind());
    const file = await exported();
    const log = await store.log(100);
    expect(await planned(file)).toMatchObject({ added: [], changed: [], same: 6, needsLook: 0 });
    expect(await imported(file)).toEqual({ added: 0, replaced: 0, undoIds: [] });
    expect(await exported()).toBe(file);
    expect(await store.log(100)).toEqual(log);
  });

  test('holds neither the activity nor what can be undone', async () => {
    await fill([admitted(preference('No calls before 11'), 'a')]);
    await store.delete('a', { at: NOON });
    expect(JSON.parse(await exported())).toEqual({
      format: 'whereabouts-memory',
      version: 1,
      exportedAt: NOON,
      entries: [],
    });
  });
});

test('looking at a file writes nothing', async () => {
  await fill(everyKind());
  const file = await exported();
  await startOver();
  const preview = await planned(file);
  expect(preview.added.map(({ id }) => id)).toEqual(['d', 'e', 'a', 'b', 'c', 'f']);
  expect(preview.budget).toMatchObject({ entries: 6, maxEntries: 40 });
  expect(await store.list()).toEqual([]);
  expect(await store.log(10)).toEqual([]);
});

describe('a line that is here with other words', () => {
  const theirs = () => admitted(preference('No calls before 11'), 'a');
  const others = () => admitted(preference('Keep mails short'), 'b', 1001);
  let file: string;

  beforeEach(async () => {
    await fill([theirs(), others()]);
    file = await exported();
    await startOver();
    const edited = admitEdit(preference('No calls before 10'), theirs(), { now: 2000 });
    if (!edited.ok) throw new Error(edited.why);
    await fill([edited.entry]);
  });

  const lines = async () =>
    (await store.list()).map((entry) => (entry.kind === 'preference' ? entry.text : entry.kind)).sort();

  test('stays mine when nothing was chosen', async () => {
    expect((await planned(file)).changed.map(({ mine }) => mine.id)).toEqual(['a']);
    expect(await imported(file)).toMatchObject({ added: 1, replaced: 0 });
    expect(await lines()).toEqual(['Keep mails short', 'No calls before 10']);
  });

  test('becomes theirs, and the whole is undone in one go', async () => {
    const before = await store.list();
    const { undoIds, ...counts } = await imported(file, [{ id: 'a', keep: 'theirs' }]);
    expect(counts).toEqual({ added: 1, replaced: 1 });
    expect(await lines()).toEqual(['Keep mails short', 'No calls before 11']);
    expect((await store.log(2)).map(({ what }) => what)).toEqual(['imported', 'imported']);
    const undone = await handlers.undoImport({ undoIds }, from);
    expect(undone).toEqual({ ok: true, value: { undone: 2, left: 0 } });
    expect(await store.list()).toEqual(before);
  });

  test('is there twice with both, and only twice however often the file is imported', async () => {
    expect(await imported(file, [{ id: 'a', keep: 'both' }])).toMatchObject({ added: 2, replaced: 0 });
    const both = ['Keep mails short', 'No calls before 10', 'No calls before 11'];
    expect(await lines()).toEqual(both);
    expect(await planned(file)).toMatchObject({ added: [], changed: [], same: 2 });
    expect(await imported(file, [{ id: 'a', keep: 'both' }])).toMatchObject({ added: 0, replaced: 0 });
    expect(await lines()).toEqual(both);
  });

  test('is not taken back when it was edited after the import', async () => {
    const { undoIds } = await imported(file, [{ id: 'a', keep: 'theirs' }]);
    const edited = admitEdit(preference('No calls before 8'), theirs(), { now: 3000 });
    if (!edited.ok) throw new Error(edited.why);
    await store.put(edited.entry, { at: NOON + 1 });
    expect(await handlers.undoImport({ undoIds }, from)).toEqual({ ok: true, value: { undone: 1, left: 1 } });
    expect(await lines()).toEqual(['No calls before 8']);
  });
});

describe('a word that stands for a place', () => {
  const PAGE = 'https://docs.example/b';

  test('finds the place that is here already under another id', async () => {
    await fill([sheet('p', PAGE), word('v', 'p')]);
    const file = await exported();
    await startOver();
    await fill([sheet('mine', PAGE)]);
    expect(await imported(file)).toMatchObject({ added: 1 });
    expect(await store.get('v')).toMatchObject({ pointer: 'mine' });
    expect(await planned(file)).toMatchObject({ added: [], changed: [], same: 2 });
  });

  test('stands for their place when both are kept', async () => {
    await fill([sheet('p', PAGE), word('v', 'p')]);
    const file = await exported();
    await startOver();
    await fill([sheet('p', 'https://docs.example/other')]);
    expect(await imported(file, [{ id: 'p', keep: 'both' }])).toMatchObject({ added: 2, replaced: 0 });
    const copy = (await store.list()).find(({ kind, id }) => kind === 'pointer' && id !== 'p');
    expect(copy).toMatchObject({ place: { page: PAGE } });
    expect(await store.get('v')).toMatchObject({ pointer: copy?.id });
    expect(await planned(file)).toMatchObject({ added: [], changed: [], same: 2 });
  });
});

test('more lines than single writes can be undone are undone as one', async () => {
  await fill(Array.from({ length: 120 }, (_, i) => admitted(preference(`I like mails number ${i}`), `n${i}`)));
  const file = await exported();
  await startOver();
  const { undoIds } = await imported(file);
  expect(undoIds.length).toBe(120);
  expect(await handlers.undoImport({ undoIds }, from)).toEqual({ ok: true, value: { undone: 120, left: 0 } });
  expect(await store.list()).toEqual([]);
});

test('nothing is written from a private window', async () => {
  await fill(everyKind());
  const file = await exported();
  await startOver();
  const reply = await handlers.importMemory({ text: file, choices: [], windowId: PRIVATE_WINDOW }, from);
  expect(reply).toMatchObject({ ok: false, code: 'private-window' });
  expect(await store.list()).toEqual([]);
  expect(await store.log(10)).toEqual([]);
});

describe('a file that is no whole export is told in a sentence and writes nothing', () => {
  test.each<[string, (file: string) => string, RegExp]>([
    ['empty', () => '', /not complete, or not an exported memory/],
    ['no JSON', () => 'PK\u0003\u0004 …', /not complete, or not an exported memory/],
    ['truncated', (file) => file.slice(0, file.length / 2), /not complete/],
    ['nested without end', () => '['.repeat(200_000), /not complete/],
    ['nested deeply', () => '['.repeat(200_000) + ']'.repeat(200_000), /not .*an exported memory/],
    ['a list', () => '[]', /not an exported memory/],
    ['without version', (file) => file.replace('"version": 1,', ''), /does not say its version/],
    ['of a newer version', (file) => file.replace('"version": 1', '"version": 3'), /newer version\. Update/],
    ['without lines', (file) => file.replace('"entries"', '"more"'), /no list of lines/],
    [
      'with __proto__',
      (file) => file.replace('"kind": "out', '"__proto__": {"x": 1}, "kind": "out'),
      /that no export has/,
    ],
    [
      'with one bad line of six',
      (file) => file.replace('"kind": "outcome"', '"kind": "note"'),
      /Line \d of the file .*kind is not one of/,
    ],
    [
      'with a time that no calendar has',
      (file) => file.replace('"createdAt": 1003', '"createdAt": 9e15'),
      /Line 5 .* time/,
    ],
    ['with hidden characters', (file) => file.replace('open tickets', 'open \u202Eticket'), /cannot be seen/],
    ['with an address that is no page', (file) => file.replace('https://docs', 'javascript:docs'), /web address/],
    ['of six million characters', (file) => file + ' '.repeat(6_000_000), /too large/],
    [
      'of too many lines',
      (file) => JSON.stringify({ ...JSON.parse(file), entries: Array.from({ length: 5001 }, () => 0) }),
      /more than 5000 lines/,
    ],
  ])('%s', async (_name, spoil, sentence) => {
    await fill(everyKind());
    const file = await exported();
    expect(spoil(file)).not.toBe(file);
    await startOver();
    for (const reply of [
      await handlers.planImport({ text: spoil(file) }, from),
      await handlers.importMemory({ text: spoil(file), choices: [], windowId: 1 }, from),
    ]) {
      expect(reply).toMatchObject({ ok: false, code: 'bad-request', detail: expect.stringMatching(sentence) });
    }
    expect(await store.list()).toEqual([]);
    expect(await store.log(10)).toEqual([]);
  });

  test('a byte order mark does no harm', async () => {
    await fill(everyKind());
    const file = await exported();
    await startOver();
    expect(await imported(`\uFEFF${file}`)).toMatchObject({ added: 6 });
    expect(await exported()).toBe(file);
  });
});

test('an address from a file is cleaned of user name, password and tokens like any other', async () => {
  await fill([sheet('d', 'https://docs.example/b?gid=3')]);
  const file = (await exported()).replace(
    'https://docs.example/b?gid=3',
    'https://ann:pw@docs.example/b?gid=3&access_token=abc',
  );
  await startOver();
  await imported(file);
  expect(await store.get('d')).toMatchObject({ place: { page: 'https://docs.example/b?gid=3' } });
});

test('a line that the sort would not have had comes in and says that it needs a look', async () => {
  await fill([admitted(preference('No calls before 11'), 'a')]);
  const file = (await exported()).replace('No calls before 11', 'The build is green');
  await startOver();
  const preview = await planned(file);
  expect(preview).toMatchObject({ needsLook: 1, added: [{ id: 'a' }] });
  await imported(file);
  const [line] = await store.list();
  expect(line?.admission.doubt).toEqual(expect.any(String));
  expect(await exported()).toContain('"doubt"');
});

test('a disk that fails is told as such and nothing of the file is there', async () => {
  await fill(everyKind());
  const file = await exported();
  await startOver();
  const put = IDBObjectStore.prototype.put;
  let puts = 0;
  IDBObjectStore.prototype.put = function refuse(...args) {
    puts += 1;
    if (puts === 5) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  };
  try {
    expect(await handlers.importMemory({ text: file, choices: [], windowId: 1 }, from)).toMatchObject({
      ok: false,
      code: 'storage-failed',
    });
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  expect(await store.list()).toEqual([]);
});
