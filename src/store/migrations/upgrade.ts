import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Schema } from '../schema.ts';

/**
 * Takes a database from the version before to its own, inside the upgrade's transaction: awaits nothing but requests of
 * that transaction, and gives the same result whatever the data.
 */
export type Upgrade = (
  database: IDBPDatabase<Schema>,
  transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
) => void | Promise<void>;
