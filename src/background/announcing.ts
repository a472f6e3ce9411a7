import type { MemoryStore } from '../store/memory-store.ts';

/** The store, saying so after each change of its entries. */
export function announcing(store: MemoryStore, changed: () => void): MemoryStore {
  const told =
    <A extends unknown[], T>(write: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      const written = await write(...given);
      changed();
      return written;
    };
  return {
    ...store,
    put: told(store.put),
    putAll: told(store.putAll),
    delete: told(store.delete),
    undo: told(store.undo),
    undoAll: told(store.undoAll),
  };
}
