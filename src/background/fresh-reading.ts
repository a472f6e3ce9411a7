import type { FileGot } from '../platform/page-commands.ts';
import type { PageContent, Reading } from '../reading/reading.ts';

/** What was made of a file that we have just got, as a reading. `content`: a PageContent as JSON. */
export function freshReading(content: string, got: Extract<FileGot, { ok: true }>, via: Reading['via']): Reading {
  const { requestedAt: loadedAt, mayBeCached } = got;
  const read = JSON.parse(content) as PageContent;
  return { content: read, via, readAt: Date.now(), loadedAt, settled: true, mayBeCached, view: null };
}
