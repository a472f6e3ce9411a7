import { deleteDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { admit } from '../../src/memory/admit.ts';
import type { Draft } from '../../src/memory/entry.ts';
import type { CapturedAs } from '../../src/sort/verdict.ts';
import { openMemoryStore } from '../../src/store/memory-store.ts';
import { DATABASE_NAME } from '../../src/store/schema.ts';

afterEach(() => deleteDB(DATABASE_NAME));

/** Everything in every store, by name of the store. */
function dump(): Promise<Map<string, unknown[]>> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const names = [...database.objectStoreNames];
      const contents = new Map<string, unknown[]>();
      const transaction = database.transaction(names);
      for (const name of names) {
        const all = transaction.objectStore(name).getAll();
        all.onsuccess = () => contents.set(name, all.result);
      }
      transaction.oncomplete = () => {
        database.close();
        resolve(contents);
      };
    };
  });
}

/** Text of everything that is neither a dated copy nor a former one. */
function undatedText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'dated-copy' ? '[dated copy]' : part,
  );
}

const VALUE = '48,217.55';
const page = `https://docs.example/budget?gid=3&total=${VALUE}`;
const about = { said: `Total: £${VALUE}`, capturedValue: `£${VALUE}`, url: page, title: 'Budget', vouch: true };

/** Every way to try to keep the value, for every way to capture it. */
function attempts(capturedAs: CapturedAs): Draft[] {
  const draft = (line: Draft['line']): Draft => ({ line, capturedAs, ...about });
  return [
    draft({ kind: 'preference', text: `The total is ${VALUE}` }),
    draft({ kind: 'preference', text: 'I like short mails' }),
    draft({ kind: 'outcome', text: `We tried it and got ${VALUE}` }),
    draft({ kind: 'vocabulary', term: 'total', aliases: [], meaning: VALUE }),
    draft({ kind: 'pointer', name: 'Total', aliases: [VALUE, '48217.55'], place: { page } }),
    draft({ kind: 'pointer', name: `Total (${VALUE})`, aliases: [], place: { page } }),
    draft({ kind: 'pointer', name: `Total ${VALUE} of Q3`, aliases: [], place: { page } }),
    draft({ kind: 'pointer', name: 'Total', aliases: [], place: { named: `Budget, ${VALUE}` } }),
    draft({ kind: 'pointer', name: 'Total', aliases: [], place: { named: 'Budget', path: VALUE } }),
    draft({ kind: 'pointer', name: 'Total', aliases: [], place: { person: 'Noor', role: `has ${VALUE}` } }),
    draft({ kind: 'dated-copy', name: 'Total', aliases: [], value: VALUE, asOf: 1 }),
  ];
}

test.each(['cell', 'field', 'event', 'count'] as const)(
  'a %s is in no object store without its date, whatever was tried',
  async (capturedAs) => {
    const store = await openMemoryStore();
    let stored = 0;
    for (const [i, draft] of attempts(capturedAs).entries()) {
      const result = admit(draft, { now: 1000 + i, id: `e${i}` });
      if (!result.ok) continue;
      stored += 1;
      await store.put(result.entry, { at: 1000 + i });
      await store.delete(result.entry.id, { at: 1000 + i });
      await store.put(result.entry, { at: 1000 + i });
    }
    await store.close();
    expect(stored).toBe(3);
    const contents = await dump();
    expect([...contents.keys()].sort()).toEqual(['entries', 'log', 'undo']);
    for (const [name, rows] of contents) {
      expect(rows.length, name).toBeGreaterThan(0);
      for (const shape of [VALUE, '48217', '48,217']) expect(undatedText(rows), name).not.toContain(shape);
    }
    expect(JSON.stringify(contents.get('entries'))).toContain(VALUE);
  },
);
