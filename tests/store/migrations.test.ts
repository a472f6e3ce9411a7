import { deleteDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { openMemoryStore } from '../../src/store/memory-store.ts';
import { MIGRATIONS } from '../../src/store/migrations/all.ts';
import { DATABASE_NAME, SCHEMA_VERSION } from '../../src/store/schema.ts';

afterEach(() => deleteDB(DATABASE_NAME));

/** Entries as version 1 wrote them: their admission does not say how they came in. */
const OLD_ENTRIES = [
  {
    kind: 'preference',
    text: 'No calls before 11',
    id: 'a',
    createdAt: 1000,
    updatedAt: 1000,
    admission: { sortVersion: 1, verdict: 'remember', reasons: ['It is a limit.'] },
  },
  {
    kind: 'pointer',
    name: 'stall list',
    aliases: [],
    place: { page: 'https://sheets.example/stalls' },
    id: 'b',
    createdAt: 2000,
    updatedAt: 2000,
    admission: { sortVersion: 1, verdict: 'point', reasons: ['It says where.'] },
  },
  {
    kind: 'pointer',
    name: 'spare keys',
    aliases: [],
    place: { person: 'Gethin' },
    id: 'c',
    createdAt: 3000,
    updatedAt: 3000,
    admission: { sortVersion: 1, verdict: 'point', reasons: ['It says who.'] },
  },
];

/** Builds the database of version 1 with the browser's own calls, as that version left it. */
function buildVersion1(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('entries', { keyPath: 'id' });
      request.result.createObjectStore('log', { autoIncrement: true });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const transaction = database.transaction(['entries', 'log'], 'readwrite');
      for (const entry of OLD_ENTRIES) transaction.objectStore('entries').add(entry);
      transaction.objectStore('log').add({ at: 1000, what: 'saved', entryId: 'a', place: null, verdict: 'remember' });
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

test('a memory of version 1 keeps every line and learns how each came in', async () => {
  await buildVersion1();
  const store = await openMemoryStore();
  const entries = await store.list();
  expect(entries.map(({ id, admission }) => [id, admission.capturedAs])).toEqual([
    ['c', 'typed'],
    ['b', 'page'],
    ['a', 'typed'],
  ]);
  for (const old of OLD_ENTRIES) expect(entries.find(({ id }) => id === old.id)).toMatchObject(old);
  expect(await store.log(10)).toEqual([{ at: 1000, what: 'saved', entryId: 'a', place: null, verdict: 'remember' }]);
  await store.close();
});

test('an upgraded memory can be changed and the change taken back', async () => {
  await buildVersion1();
  const store = await openMemoryStore();
  const deleted = await store.delete('a', { at: 5000 });
  expect(await store.undo(deleted?.undoId ?? '', { at: 5001 })).toMatchObject({ entry: { id: 'a' } });
  await store.close();
});

test('a fresh database has the same stores and indexes as an upgraded one', async () => {
  const layout = async () => {
    const store = await openMemoryStore();
    await store.close();
    return new Promise<unknown>((resolve, reject) => {
      const request = indexedDB.open(DATABASE_NAME);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        const names = [...database.objectStoreNames];
        const transaction = database.transaction(names);
        const found = names.map((name) => {
          const { keyPath, autoIncrement, indexNames } = transaction.objectStore(name);
          return { name, keyPath, autoIncrement, indexes: [...indexNames] };
        });
        database.close();
        resolve(found);
      };
    });
  };
  const fresh = await layout();
  await deleteDB(DATABASE_NAME);
  await buildVersion1();
  expect(await layout()).toEqual(fresh);
});

test('there is one migration for every version', () => {
  expect(MIGRATIONS.length).toBe(SCHEMA_VERSION);
});

test('a migration that fails leaves the old memory as it was', async () => {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('entries', { keyPath: 'id' });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  await expect(openMemoryStore()).rejects.toMatchObject({ code: 'failed' });
  const version = await new Promise<number>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      resolve(request.result.version);
      request.result.close();
    };
  });
  expect(version).toBe(1);
});
