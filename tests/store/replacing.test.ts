import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryHandlers } from '../../src/background/memory-handlers.ts';
import type { Draft } from '../../src/memory/entry.ts';
import { type MemoryStore, openMemoryStore } from '../../src/store/memory-store.ts';
import { DATABASE_NAME } from '../../src/store/schema.ts';

const PRIVATE_WINDOW = 7;
const MARCH = Date.UTC(2026, 2, 3, 12);
const NOON = Date.UTC(2026, 10, 30, 12);

vi.mock('../../src/platform/windows.ts', () => ({
  isPrivateWindow: async (windowId: number) => windowId === PRIVATE_WINDOW,
}));
vi.mock('../../src/platform/session.ts', () => ({ setForWindow: async () => undefined }));
vi.mock('../../src/background/sort-model.ts', () => ({ sortModel: async () => null }));

let store: MemoryStore;
const handlers = memoryHandlers(async () => store);
const from = { tabId: null, url: null };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MARCH });
  store = await openMemoryStore();
});

afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await deleteDB(DATABASE_NAME);
});

const wish = (text: string, replaces?: string | null): Draft => ({
  line: { kind: 'preference', text },
  said: text,
  capturedAs: 'typed',
  ...(replaces === undefined ? {} : { replaces }),
});

async function save(draft: Draft, windowId = 1) {
  const reply = await handlers.save({ draft, windowId }, from);
  if (!reply.ok) throw new Error(reply.detail);
  return reply.value;
}

/** A memory with one line since March; it is November now. */
async function sinceMarch(text: string): Promise<string> {
  const { entry } = await save(wish(text));
  vi.setSystemTime(NOON);
  return entry.id;
}

const texts = async () => (await store.list()).map((entry) => (entry.kind === 'preference' ? entry.text : entry.kind));

test('the related line is found, without writing anything', async () => {
  const id = await sinceMarch('No calls before 11');
  const log = await store.log(10);
  expect(await handlers.relatedLine({ draft: wish('No calls before 10') }, from)).toMatchObject({
    ok: true,
    value: { how: 'contradicts', entry: { id, text: 'No calls before 11', createdAt: MARCH } },
  });
  expect(await handlers.relatedLine({ draft: wish('Never use emojis') }, from)).toEqual({ ok: true, value: null });
  expect(await store.log(10)).toEqual(log);
  expect(await texts()).toEqual(['No calls before 11']);
});

test('a line that replaces another takes its place, and undo brings the old one back', async () => {
  const id = await sinceMarch('No calls before 11');
  const { entry, undoId, budget } = await save(wish('No calls before 10', id));
  expect(entry).toMatchObject({
    id,
    createdAt: NOON,
    history: [{ text: 'No calls before 11', since: MARCH, until: NOON }],
  });
  expect(budget.entries).toBe(1);
  expect(await handlers.undo({ undoId }, from)).toMatchObject({ ok: true, value: { entry: { createdAt: MARCH } } });
  expect(await texts()).toEqual(['No calls before 11']);
});

test('both are kept when the person wants both', async () => {
  await sinceMarch('No calls before 11');
  await save(wish('No calls before 10', null));
  expect(await texts()).toEqual(['No calls before 10', 'No calls before 11']);
});

test('nothing is lost when the old line has gone or says something else meanwhile', async () => {
  const id = await sinceMarch('No calls before 11');
  await handlers.editEntry({ id, draft: wish('Never use emojis') }, from);
  await save(wish('No calls before 10', id));
  expect((await texts()).sort()).toEqual(['Never use emojis', 'No calls before 10']);
  await handlers.deleteEntry({ id }, from);
  const { entry } = await save(wish('Never use emojis', id));
  expect(entry.id).not.toBe(id);
  expect((await texts()).sort()).toEqual(['Never use emojis', 'No calls before 10']);
});

test('a replacement that the sort refuses leaves the old line, and a private window writes nothing', async () => {
  const id = await sinceMarch('No calls before 11');
  const before = await store.list();
  const fact = { ...wish('No calls before 10', id), said: 'Standup is at 9:45' };
  expect(await handlers.save({ draft: fact, windowId: 1 }, from)).toMatchObject({ ok: false, code: 'not-admitted' });
  expect(await handlers.save({ draft: wish('No calls before 10', id), windowId: PRIVATE_WINDOW }, from)).toMatchObject({
    ok: false,
    code: 'private-window',
  });
  expect(await store.list()).toEqual(before);
});
