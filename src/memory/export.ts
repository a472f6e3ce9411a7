import type { Entry } from './entry.ts';

/** Version of the file format; raised when an older version could not read a newer file. */
export const EXPORT_VERSION = 2;
export const EXPORT_FORMAT = 'whereabouts-memory';

/**
 * The whole memory as a file: JSON, oldest line first, two spaces of indentation, a line break at the end. The same
 * entries and `exportedAt` (epoch milliseconds) always give the same bytes.
 */
export function exportMemory(entries: readonly Entry[], exportedAt: number): string {
  const ordered = [...entries].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  // Version 1 knew no histories; a file without any is one that it can still read.
  const version = entries.some(({ history }) => history !== undefined) ? EXPORT_VERSION : 1;
  const file = { format: EXPORT_FORMAT, version, exportedAt, entries: ordered };
  return `${JSON.stringify(file, null, 2)}\n`;
}
