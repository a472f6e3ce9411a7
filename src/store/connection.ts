import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { MIGRATIONS } from './migrations/all.ts';
import type { Upgrading } from './migrations/upgrade.ts';
import { DATABASE_NAME, SCHEMA_VERSION, type Schema } from './schema.ts';
import { isConnectionLost, StoreFailure, toStoreFailure } from './store-failure.ts';

export type StoreName = 'entries' | 'log' | 'undo';
export type ReadWrite = IDBPTransaction<Schema, StoreName[], 'readwrite'>;
export type ReadOnly = IDBPTransaction<Schema, StoreName[], 'readonly'>;

/**
 * One connection to the database, opened on first use and again after the browser or an upgrade elsewhere closed it.
 * Every failure is a `StoreFailure`.
 */
export class Connection {
  #opening: Promise<IDBPDatabase<Schema>> | null = null;

  /** Runs `work` in one transaction; resolves when it has been written to disk, or fails with nothing written. */
  write<T>(stores: StoreName[], work: (transaction: ReadWrite) => Promise<T>): Promise<T> {
    return this.#attempt(async (database) => {
      const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
      try {
        const result = await work(transaction);
        await transaction.done;
        return result;
      } catch (error) {
        abandon(transaction);
        throw transaction.error ?? error;
      }
    });
  }

  /** Runs `work` on one consistent state of the stores. */
  read<T>(stores: StoreName[], work: (transaction: ReadOnly) => Promise<T>): Promise<T> {
    return this.#attempt(async (database) => {
      const transaction = database.transaction(stores, 'readonly');
      try {
        return await work(transaction);
      } catch (error) {
        abandon(transaction);
        throw error;
      }
    });
  }

  /** Closes the connection; the next use opens it again. */
  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = null;
    await opening?.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  async #attempt<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#open());
    } catch (error) {
      if (!isConnectionLost(error)) throw toStoreFailure(error);
    }
    await this.close();
    try {
      return await work(await this.#open());
    } catch (error) {
      throw toStoreFailure(error);
    }
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    if (this.#opening === null) {
      const opening = this.#connect(() => this.#forget(opening));
      this.#opening = opening;
      opening.catch(() => this.#forget(opening));
    }
    return this.#opening;
  }

  #forget(opening: Promise<IDBPDatabase<Schema>>): void {
    if (this.#opening === opening) this.#opening = null;
  }

  #connect(lost: () => void): Promise<IDBPDatabase<Schema>> {
    return new Promise((resolve, reject) => {
      let isGivenUp = false;
      openDB<Schema>(DATABASE_NAME, SCHEMA_VERSION, {
        upgrade(database, oldVersion, _newVersion, transaction) {
          // A migration that fails takes the whole upgrade back: the database stays at its old version.
          migrate(database, transaction, oldVersion).catch(() => abandon(transaction));
        },
        blocked() {
          isGivenUp = true;
          reject(new StoreFailure('blocked'));
        },
        blocking(_currentVersion, _blockedVersion, event) {
          lost();
          (event.target as IDBDatabase).close(); // The event's target is the connection that is in the way.
        },
        terminated: lost,
      }).then(
        (database) => (isGivenUp ? database.close() : resolve(database)),
        (error: unknown) => reject(toStoreFailure(error)),
      );
    });
  }
}

async function migrate(database: IDBPDatabase<Schema>, transaction: Upgrading, from: number): Promise<void> {
  for (const upgrade of MIGRATIONS.slice(from)) await upgrade(database, transaction);
}

/** Takes back what a failed transaction did; its own promise has been spoken for. */
function abandon(transaction: ReadWrite | ReadOnly | Upgrading): void {
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
