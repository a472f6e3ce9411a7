import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Admitted, admit, admitEdit, admitReplacement } from '../../src/memory/admit.ts';
import type { Draft } from '../../src/memory/entry.ts';
import { type MemoryStore, openMemoryStore } from '../../src/store/memory-store.ts';
import { DATABASE_NAME, SCHEMA_VERSION } from '../../src/store/schema.ts';
import { StoreFailure } from '../../src/store/store-failure.ts';

const NOON = Date.UTC(2026, 10, 30, 12);
const DAY = 86_400_000;

let store: MemoryStore;

beforeEach(async () => {
  store = await openMemoryStore();
});

afterEach(async () => {
  await store.close();
  await deleteDB(DATABASE_NAME);
});

function preference(text: string): Draft {
  return { line: { kind: 'preference', text }, said: text, capturedAs: 'typed' };
}

function admitted(draft: Draft, id: string, now = NOON): Admitted {
  const result = admit(draft, { now, id });
  if (!result.ok) throw new Error(result.why);
  return result.entry;
}

function edited(draft: Draft, former: Admitted, now: number): Admitted {
  const result = admitEdit(draft, former, { now });
  if (!result.ok) throw new Error(result.why);
  return result.entry;
}

test('what was put is there after the worker died and opened the database anew', async () => {
  const entry = admitted(preference('No calls before 11'), 'a');
  await store.put(entry, { at: NOON });
  await store.close();
  const next = await openMemoryStore();
  expect(await next.list()).toEqual([entry]);
  await next.close();
});

test('entries are listed newest first', async () => {
  await store.put(admitted(preference('No calls before 11'), 'a', NOON), { at: NOON });
  await store.put(admitted(preference('Never use emojis'), 'b', NOON + 2), { at: NOON + 2 });
  await store.put(admitted(preference('Keep mails short'), 'c', NOON + 1), { at: NOON + 1 });
  expect((await store.list()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('an entry that was only cast to the type is refused and nothing is written', async () => {
  const forged = { ...admitted(preference('No calls before 11'), 'a'), text: 'Standup is at 9:30' } as Admitted;
  await expect(store.put(forged, { at: NOON })).rejects.toMatchObject({ code: 'not-admitted' });
  await expect(store.putAll([admitted(preference('Keep mails short'), 'b'), forged], { at: NOON })).rejects.toThrow(
    StoreFailure,
  );
  expect(await store.list()).toEqual([]);
  expect(await store.log(10)).toEqual([]);
});

test('a save, an edit and a delete are taken back one by one, newest first', async () => {
  const first = admitted(preference('No calls before 11'), 'a');
  const saved = await store.put(first, { at: NOON });
  const second = edited(preference('No calls before 10'), first, NOON + 1);
  const changed = await store.put(second, { at: NOON + 1 });
  const deleted = await store.delete('a', { at: NOON + 2 });
  expect(await store.list()).toEqual([]);
  expect(await store.undo(deleted?.undoId ?? '', { at: NOON + 3 })).toEqual({ entry: second });
  expect(await store.undo(changed.undoId, { at: NOON + 4 })).toEqual({ entry: first });
  expect(await store.list()).toEqual([first]);
  expect(await store.undo(saved.undoId, { at: NOON + 5 })).toEqual({ entry: null });
  expect(await store.list()).toEqual([]);
});

test('undo happens once', async () => {
  const { undoId } = await store.put(admitted(preference('No calls before 11'), 'a'), { at: NOON });
  await store.undo(undoId, { at: NOON + 1 });
  expect(await store.undo(undoId, { at: NOON + 2 })).toBeNull();
});

test('undo does not overwrite what was written since', async () => {
  const first = admitted(preference('No calls before 11'), 'a');
  await store.put(first, { at: NOON });
  const second = edited(preference('No calls before 10'), first, NOON + 1);
  const { undoId } = await store.put(second, { at: NOON + 1 });
  const third = edited(preference('No calls before 9'), first, NOON + 2);
  await store.put(third, { at: NOON + 2 });
  expect(await store.undo(undoId, { at: NOON + 3 })).toBeNull();
  expect(await store.list()).toEqual([third]);
});

test('writes older than thirty days, and all but the last fifty, can no longer be taken back', async () => {
  const old = await store.put(admitted(preference('No calls before 11'), 'a'), { at: NOON });
  expect(await store.undo(old.undoId, { at: NOON + 31 * DAY })).toBeNull();
  for (let i = 1; i <= 50; i += 1)
    await store.put(admitted(preference('Keep mails short'), `b${i}`, NOON + i), { at: NOON + i });
  expect(await store.undo(old.undoId, { at: NOON + 60 })).toBeNull();
  expect(await store.get('a')).not.toBeNull();
});

test('deleting what is not there says so and logs nothing', async () => {
  expect(await store.delete('missing', { at: NOON })).toBeNull();
  expect(await store.log(10)).toEqual([]);
});

test('the log tells what, when, which entry, place and verdict, newest first, and no words of the entry', async () => {
  const said = 'budget sheet total';
  const page = 'https://docs.example/budget?gid=4&token=abc123def456';
  const entry = admitted(
    {
      line: { kind: 'pointer', name: said, aliases: [], place: { page } },
      said: '48,200',
      capturedAs: 'cell',
      capturedValue: '48,200',
      url: page,
    },
    'a',
  );
  await store.put(entry, { at: NOON });
  await store.delete('a', { at: NOON + 1 });
  await store.addLog({ at: NOON + 2, what: 'not-stored', entryId: null, place: null, verdict: 'look-up' });
  const rows = await store.log(2);
  expect(rows.map(({ what, at }) => [what, at])).toEqual([
    ['not-stored', NOON + 2],
    ['deleted', NOON + 1],
  ]);
  const all = JSON.stringify(await store.log(10));
  expect(all).toContain('docs.example/budget');
  for (const secret of ['48,200', 'abc123def456', 'budget sheet total', 'gid']) expect(all).not.toContain(secret);
});

test('the log keeps its last two thousand lines', async () => {
  for (let i = 0; i < 2010; i += 1)
    await store.addLog({ at: i, what: 'read', entryId: null, place: null, verdict: null });
  const rows = await store.log(5000);
  expect(rows.length).toBe(2000);
  expect(rows.at(-1)?.at).toBe(10);
});

test('of several entries put together all or none are written', async () => {
  const bad = admitted(preference('Keep mails short'), 'b');
  Object.assign(bad, { extra: () => 0 }); // A function cannot be cloned, so the database refuses this one.
  await expect(store.putAll([admitted(preference('No calls before 11'), 'a'), bad], { at: NOON })).rejects.toThrow(
    StoreFailure,
  );
  expect(await store.list()).toEqual([]);
});

test('the connection gives way to an upgrade elsewhere and says that the memory is newer', async () => {
  const upgraded = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, SCHEMA_VERSION + 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the store blocked the upgrade'));
  });
  upgraded.close();
  await expect(store.list()).rejects.toMatchObject({ code: 'newer' });
});

test('after the database was deleted elsewhere the next use opens it again', async () => {
  await store.put(admitted(preference('No calls before 11'), 'a'), { at: NOON });
  await deleteDB(DATABASE_NAME);
  expect(await store.list()).toEqual([]);
  await store.put(admitted(preference('Keep mails short'), 'b'), { at: NOON });
  expect((await store.list()).map(({ id }) => id)).toEqual(['b']);
});

test('a connection closed under a running worker is opened again', async () => {
  await store.put(admitted(preference('No calls before 11'), 'a'), { at: NOON });
  await store.close();
  expect((await store.list()).length).toBe(1);
});

test('an older window that holds on to its database is reported as blocking', async () => {
  await store.close();
  await deleteDB(DATABASE_NAME);
  const holder = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('entries', { keyPath: 'id' });
      request.result.createObjectStore('log', { autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  await expect(openMemoryStore()).rejects.toMatchObject({ code: 'blocked' });
  holder.close();
});

test('a full disk is told as such and leaves the memory as it was', async () => {
  const entry = admitted(preference('No calls before 11'), 'a');
  await store.put(entry, { at: NOON });
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function refuse() {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    await expect(
      store.put(edited(preference('No calls before 9'), entry, NOON + 1), { at: NOON + 1 }),
    ).rejects.toMatchObject({ code: 'quota' });
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  expect(await store.list()).toEqual([entry]);
});

test('a line in the place of another is one write, and taking it back brings the old line', async () => {
  const former = admitted(preference('No calls before 11'), 'a');
  await store.put(former, { at: NOON });
  const result = admitReplacement(preference('No calls before 10'), former, { now: NOON + DAY });
  if (!result?.ok) throw new Error('not admitted');
  const { undoId } = await store.put(result.entry, { at: NOON + DAY });
  expect(await store.list()).toEqual([result.entry]);
  expect(await store.get('a')).toMatchObject({
    text: 'No calls before 10',
    createdAt: NOON + DAY,
    history: [{ text: 'No calls before 11', since: NOON, until: NOON + DAY }],
  });
  expect(await store.undo(undoId, { at: NOON + DAY })).toEqual({ entry: former });
  expect(await store.list()).toEqual([former]);
});
