import type { Upgrade } from './upgrade.ts';

/** The first schema: entries by id, and the log in the order written. */
export const toVersion1: Upgrade = (database) => {
  database.createObjectStore('entries', { keyPath: 'id' });
  database.createObjectStore('log', { autoIncrement: true });
};
