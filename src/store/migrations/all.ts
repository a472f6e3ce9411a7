import { toVersion1 } from './to-1.ts';
import { toVersion2 } from './to-2.ts';
import type { Upgrade } from './upgrade.ts';

/** Every migration in order: the one at index n leads to version n + 1. Released ones are never changed. */
export const MIGRATIONS: readonly Upgrade[] = [toVersion1, toVersion2];
