/**
 * A thing that is opened on first use and kept for as long as the worker lives. A failure to open is not kept: the next
 * use tries again.
 */
export function reopening<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}
