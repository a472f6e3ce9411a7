import { deleteDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { admit, admitEdit, admitReplacement } from '../../src/memory/admit.ts';
import type { Draft, Entry } from '../../src/memory/entry.ts';
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

/** Lines that a person kept by their own word, which say the value that a page showed later. */
function ownLines(): Entry[] {
  const typed = (line: Draft['line']): Draft => ({ line, said: 'Total', capturedAs: 'typed', vouch: true });
  const drafts = [
    typed({ kind: 'pointer', name: 'Total', aliases: [`Total of ${VALUE}`], place: { named: `Budget, ${VALUE}` } }),
    typed({ kind: 'pointer', name: 'Total', aliases: [], place: { page: 'https://docs.example/old' } }),
    typed({ kind: 'dated-copy', name: 'Total', aliases: [], value: `£${VALUE}`, asOf: 1 }),
    typed({ kind: 'preference', text: `The total is ${VALUE}` }),
  ];
  return drafts.map((draft, i) => {
    const result = admit(draft, { now: 10 + i, id: `own${i}` });
    if (!result.ok) throw new Error(result.why);
    return result.entry;
  });
}

test.each(['cell', 'field', 'event', 'count'] as const)(
  'a %s that takes the place of another line is in no history without its date, in the entry or its export',
  async (capturedAs) => {
    const store = await openMemoryStore();
    let replaced = 0;
    for (const [i, draft] of attempts(capturedAs).entries()) {
      for (const former of ownLines()) {
        const result = admitReplacement(draft, former, { now: 1000 + i });
        if (!result?.ok) continue;
        replaced += 1;
        const again = admitEdit(draft, { ...result.entry, id: `${i}${former.id}` }, { now: 2000 + i });
        if (!again.ok) throw new Error(again.why);
        for (const entry of [result.entry, again.entry]) await store.put(entry, { at: 3000 });
      }
    }
    const entries = await store.list();
    await store.close();
    // Two pointers in the place of two, one copy in the place of one.
    expect(replaced).toBe(5);
    for (const shape of [VALUE, '48217', '48,217']) expect(undatedText(entries)).not.toContain(shape);
    const histories = entries.flatMap(({ kind, history = [] }) => history.map((line) => ({ kind, ...line })));
    expect(histories.map(({ kind }) => kind)).toContain('pointer');
    expect(histories.filter(({ text }) => text.includes(VALUE))).not.toEqual([]);
    for (const line of histories) {
      if (line.text.includes(VALUE))
        expect(line).toMatchObject({ kind: 'dated-copy', since: 1, text: expect.stringContaining('as of') });
    }
  },
);
