import type { AskState } from '../asking/ask-state.ts';
import { pagePath } from '../memory/line.ts';
import type { MemoryStore } from '../store/memory-store.ts';

/** Logs which pages an answer was read from: when, for which entry, host and path; never what they said. */
export async function noteReads(store: MemoryStore, { answer }: AskState): Promise<void> {
  const reads = new Map<string, string | null>();
  for (const { provenance, entryId } of answer?.claims ?? []) {
    if ('source' in provenance) reads.set(pagePath(provenance.source.url), entryId);
  }
  for (const [place, entryId] of reads) {
    await store.addLog({ at: Date.now(), what: 'read', entryId, place, verdict: null });
  }
}
