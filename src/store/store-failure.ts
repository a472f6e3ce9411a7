/**
 * `quota`: the disk or the site's share is full; nothing was written. `blocked`: another context holds an older version
 * open. `newer`: a later version of the extension made the database. `not-admitted`: the entry did not come from
 * `admit`. `failed`: the browser refused for another reason.
 */
export type StoreFailureCode = 'quota' | 'blocked' | 'newer' | 'not-admitted' | 'failed';

const SENTENCE: Record<StoreFailureCode, string> = {
  quota: 'The disk is full, so nothing was saved. Free some space and save again.',
  blocked: 'The memory is in use by an older window of the extension. Close it and try again.',
  newer: 'The memory was made by a newer version of the extension. Update it first.',
  'not-admitted': 'This line was not admitted, so it was not stored.',
  failed: 'The browser could not open the memory. Try again, or restart the browser.',
};

/** Every way in which the store fails. `message` is a sentence for the person. */
export class StoreFailure extends Error {
  readonly code: StoreFailureCode;

  constructor(code: StoreFailureCode, cause?: unknown) {
    super(SENTENCE[code], { cause });
    this.name = 'StoreFailure';
    this.code = code;
  }
}

/** The failure that an error of IndexedDB stands for. */
export function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return new StoreFailure('quota', error);
  if (name === 'VersionError') return new StoreFailure('newer', error);
  return new StoreFailure('failed', error);
}

/** The connection is gone (closed by the browser, or for an upgrade elsewhere); opening anew may help. */
export function isConnectionLost(error: unknown): boolean {
  const name = nameOf(error);
  return name === 'InvalidStateError' || (name === 'UnknownError' && /connection/i.test(String(error)));
}

function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
}
