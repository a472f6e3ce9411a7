import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Schema } from '../schema.ts';

/** The one transaction of an upgrade, over all stores. */
export type Upgrading = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/**
 * Takes a database from the version before to its own, inside the upgrade's transaction: awaits nothing but requests of
 * that transaction, and gives the same result whatever the data.
 */
export type Upgrade = (database: IDBPDatabase<Schema>, transaction: Upgrading) => void | Promise<void>;
