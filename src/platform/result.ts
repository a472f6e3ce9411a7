/** Codes that a reply can fail with; the popup has a sentence for each. */
export type FailureCode =
  | 'tab-gone'
  | 'no-permission'
  | 'restricted-page'
  | 'not-found'
  | 'ambiguous'
  | 'timeout'
  | 'not-admitted'
  | 'private-window'
  | 'storage-failed'
  | 'bad-request'
  | 'unexpected';

/** Every reply that crosses a context: a value, or a code with an optional sentence for the person. */
export type Result<T> = { ok: true; value: T } | { ok: false; code: FailureCode; detail?: string };

/** Wraps a value. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** Wraps a failure. `detail` is a sentence for the person, never page text. */
export const fail = (code: FailureCode, detail?: string): Result<never> =>
  detail === undefined ? { ok: false, code } : { ok: false, code, detail };
