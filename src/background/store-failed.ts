import { fail, type Result } from '../platform/result.ts';
import { StoreFailure } from '../store/store-failure.ts';

/** Runs what needs the store; a store that fails is `storage-failed` with its sentence for the person. */
export async function orStoreFailed<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFailure) return fail('storage-failed', error.message);
    throw error;
  }
}
