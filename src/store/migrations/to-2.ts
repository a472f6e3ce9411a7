import type { Upgrade } from './upgrade.ts';

/**
 * Adds undo, and an index of the log by time. Entries of version 1 do not say how they came in: a page's address was
 * pointed at, everything else was typed.
 */
export const toVersion2: Upgrade = async (database, transaction) => {
  database.createObjectStore('undo', { keyPath: 'id' }).createIndex('at', 'at');
  transaction.objectStore('log').createIndex('at', 'at');
  let cursor = await transaction.objectStore('entries').openCursor();
  while (cursor !== null) {
    const entry = cursor.value;
    if (entry.admission.capturedAs === undefined) {
      const capturedAs = entry.kind === 'pointer' && 'page' in entry.place ? 'page' : 'typed';
      await cursor.update({ ...entry, admission: { ...entry.admission, capturedAs } });
    }
    cursor = await cursor.continue();
  }
};
