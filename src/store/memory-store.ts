import { type Admitted, wasAdmitted } from '../memory/admit.ts';
import type { Entry } from '../memory/entry.ts';
import { pagePath } from '../memory/line.ts';
import { Connection, type ReadWrite } from './connection.ts';
import type { LogRow, UndoRecord } from './schema.ts';
import { StoreFailure } from './store-failure.ts';

/** How long and how many writes can be taken back; what was written together is one. */
const UNDO_KEPT = 50;
const UNDO_KEPT_MS = 30 * 86_400_000;
const LOG_KEPT = 2000;

/** When a write happened, for the log; `what` where "saved" or "edited" would not say enough. */
export interface WriteNote {
  /** Epoch milliseconds. */
  at: number;
  what?: 'imported' | 'synced';
}

/** The memory on disk. Every method fails with a `StoreFailure` and then has written nothing. */
export interface MemoryStore {
  /** All entries, newest first. */
  list(): Promise<Entry[]>;
  get(id: string): Promise<Entry | null>;
  /** Adds an entry or replaces the one with its id, logs it, and gives the id by which that can be undone. */
  put(entry: Admitted, note: WriteNote): Promise<{ undoId: string }>;
  /** Puts several as one: all or none. Undo ids in the same order. */
  putAll(entries: readonly Admitted[], note: WriteNote): Promise<{ undoIds: string[] }>;
  /** Null when there is no such entry. */
  delete(id: string, note: WriteNote): Promise<{ undoId: string } | null>;
  /**
   * Takes back one save, edit or delete, once. Gives the entry that is there now (null after undoing a save), or null
   * for the whole when that write is unknown, too old, or something was written over it since.
   */
  undo(undoId: string, note: WriteNote): Promise<{ entry: Entry | null } | null>;
  /**
   * Takes back several writes as one: all that can be, newest first. `undone` are the entries taken back, `left` those
   * that stay because something was written over them since, or the write is too old.
   */
  undoAll(undoIds: readonly string[], note: WriteNote): Promise<{ undone: number; left: number }>;
  /** Adds a line to the audit log; the oldest beyond 2000 go. */
  addLog(row: LogRow): Promise<void>;
  /** The audit log, newest first. */
  log(limit: number): Promise<LogRow[]>;
  /** Closes the connection; the next use opens it again. */
  close(): Promise<void>;
}

/**
 * Opens the memory. Keeps no state outside the object that it gives; call it once per worker and hold on to that.
 * Fails with a `StoreFailure` when the database cannot be opened.
 */
export async function openMemoryStore(): Promise<MemoryStore> {
  const connection = new Connection();
  await connection.read(['entries'], async () => undefined);
  return {
    list: () =>
      connection.read(['entries'], async (transaction) => {
        const entries = await transaction.objectStore('entries').getAll();
        return entries.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
      }),
    get: (id) =>
      connection.read(['entries'], async (transaction) => (await transaction.objectStore('entries').get(id)) ?? null),
    put: async (entry, note) => {
      const [undoId] = await putEntries(connection, [entry], note);
      if (undoId === undefined) throw new StoreFailure('failed');
      return { undoId };
    },
    putAll: async (entries, note) => ({ undoIds: await putEntries(connection, entries, note) }),
    delete: (id, note) =>
      connection.write(['entries', 'log', 'undo'], (transaction) => deleteEntry(transaction, id, note)),
    undo: (undoId, note) =>
      connection.write(['entries', 'log', 'undo'], (transaction) => undoWrite(transaction, undoId, note)),
    undoAll: (undoIds, note) =>
      connection.write(['entries', 'log', 'undo'], async (transaction) => {
        let undone = 0;
        for (const undoId of undoIds.toReversed()) if (await undoWrite(transaction, undoId, note)) undone += 1;
        return { undone, left: undoIds.length - undone };
      }),
    addLog: (row) => connection.write(['log'], (transaction) => appendLog(transaction, row)),
    log: (limit) =>
      connection.read(['log'], async (transaction) => {
        const rows: LogRow[] = [];
        let cursor = await transaction.objectStore('log').openCursor(null, 'prev');
        while (cursor !== null && rows.length < limit) {
          rows.push(cursor.value);
          cursor = await cursor.continue();
        }
        return rows;
      }),
    close: () => connection.close(),
  };
}

function putEntries(connection: Connection, entries: readonly Admitted[], note: WriteNote): Promise<string[]> {
  if (!entries.every((entry) => wasAdmitted(entry))) return Promise.reject(new StoreFailure('not-admitted'));
  return connection.write(['entries', 'log', 'undo'], async (transaction) => {
    const undoIds: string[] = [];
    for (const entry of entries) {
      const former = (await transaction.objectStore('entries').get(entry.id)) ?? null;
      await transaction.objectStore('entries').put(entry);
      undoIds.push(await rememberWrite(transaction, entry.id, former, entry.updatedAt, note.at));
      await appendLog(transaction, logRow(note.what ?? (former === null ? 'saved' : 'edited'), entry, note.at));
    }
    await forgetOldWrites(transaction, note.at);
    return undoIds;
  });
}

async function deleteEntry(transaction: ReadWrite, id: string, note: WriteNote): Promise<{ undoId: string } | null> {
  const former = await transaction.objectStore('entries').get(id);
  if (former === undefined) return null;
  await transaction.objectStore('entries').delete(id);
  await appendLog(transaction, logRow('deleted', former, note.at));
  const undoId = await rememberWrite(transaction, id, former, null, note.at);
  await forgetOldWrites(transaction, note.at);
  return { undoId };
}

async function undoWrite(
  transaction: ReadWrite,
  undoId: string,
  note: WriteNote,
): Promise<{ entry: Entry | null } | null> {
  const record = await transaction.objectStore('undo').get(undoId);
  if (record === undefined || record.at < note.at - UNDO_KEPT_MS) return null;
  const present = await transaction.objectStore('entries').get(record.entryId);
  if ((present?.updatedAt ?? null) !== record.left) return null;
  await transaction.objectStore('undo').delete(undoId);
  if (record.former !== null) {
    await transaction.objectStore('entries').put(record.former);
    await appendLog(transaction, logRow('restored', record.former, note.at));
  } else if (present !== undefined) {
    await transaction.objectStore('entries').delete(record.entryId);
    await appendLog(transaction, logRow('deleted', present, note.at));
  }
  return { entry: record.former };
}

async function rememberWrite(
  transaction: ReadWrite,
  entryId: string,
  former: Entry | null,
  left: number | null,
  at: number,
): Promise<string> {
  const record: UndoRecord = { id: crypto.randomUUID(), at, entryId, former, left };
  await transaction.objectStore('undo').put(record);
  return record.id;
}

/** Writes of one moment were made together (an import) and are kept or forgotten together. */
async function forgetOldWrites(transaction: ReadWrite, now: number): Promise<void> {
  const undo = transaction.objectStore('undo');
  const oldFirst = await undo.index('at').getAll();
  const moments = [...new Set(oldFirst.map(({ at }) => at))];
  const since = Math.max(moments.at(-UNDO_KEPT) ?? 0, now - UNDO_KEPT_MS);
  for (const old of oldFirst) if (old.at < since) await undo.delete(old.id);
}

async function appendLog(transaction: ReadWrite, row: LogRow): Promise<void> {
  const log = transaction.objectStore('log');
  const { at, what, entryId, place, verdict } = row;
  const key = await log.add({ at, what, entryId, place, verdict });
  await log.delete(IDBKeyRange.upperBound(key - LOG_KEPT));
}

function logRow(what: LogRow['what'], entry: Entry, at: number): LogRow {
  const place = entry.kind === 'pointer' && 'page' in entry.place ? pagePath(entry.place.page) : null;
  return { at, what, entryId: entry.id, place, verdict: entry.admission.verdict };
}
