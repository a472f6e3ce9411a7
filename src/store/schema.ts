import type { DBSchema } from 'idb';
import type { Entry } from '../memory/entry.ts';

export const DATABASE_NAME = 'whereabouts';
/** Raised with every migration; see `migrations/`. */
export const SCHEMA_VERSION = 2;

/** A line of the audit log: who, when, which entry, place and verdict; never a value or page text. */
export interface LogRow {
  /** Epoch milliseconds. */
  at: number;
  what: 'saved' | 'edited' | 'deleted' | 'restored' | 'not-stored' | 'read' | 'imported' | 'synced';
  entryId: string | null;
  /** Host and path of the place, if it is a page. */
  place: string | null;
  verdict: string | null;
}

/** What one write did, kept so that it can be taken back. Holds entries only, so nothing undated that `admit` refused. */
export interface UndoRecord {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  entryId: string;
  /** The entry before the write; null when there was none. */
  former: Entry | null;
  /** `updatedAt` of the entry that the write left, null when it left none. Undo refuses when it is no longer so. */
  left: number | null;
}

/** Every object store there is. A value that a page showed can stand in none of them without its date. */
export interface Schema extends DBSchema {
  entries: { key: string; value: Entry };
  log: { key: number; value: LogRow; indexes: { at: number } };
  undo: { key: string; value: UndoRecord; indexes: { at: number } };
}
