import { reconcile } from '../memory/sync.ts';
import { readSyncedLine, type SyncedLine } from '../memory/synced-line.ts';
import { say } from '../phrases/phrases.ts';
import type { BackgroundMessages, Handlers, SyncStatus } from '../platform/messages.ts';
import { fail, ok } from '../platform/result.ts';
import {
  canBeShared,
  clearShared,
  readShared,
  readSyncNotes,
  sharedShare,
  writeShared,
  writeSyncNotes,
} from '../platform/shared-lines.ts';
import { isPrivateWindow } from '../platform/windows.ts';
import type { SortModel } from '../sort/model/model.ts';
import type { MemoryStore } from '../store/memory-store.ts';
import { orStoreFailed } from './store-failed.ts';

/** What a machine that syncs notes in storage.local. */
interface Notes {
  /** The lines that were last agreed on. */
  base: SyncedLine[];
  /** When that was, epoch milliseconds; null before the first time. */
  at: number | null;
  tooLong: number;
  unreadable: number;
  problem: 'full' | 'failed' | null;
}

const FRESH: Notes = { base: [], at: null, tooLong: 0, unreadable: 0, problem: null };

/** Keeps the memory the same on a person's machines, once they have turned that on. */
export interface Syncing {
  /** Syncs when what runs already has ended; does nothing while it is off. Never fails. */
  soon(): void;
  handlers: Handlers<Pick<BackgroundMessages, 'syncStatus' | 'setSync'>>;
}

/** Builds it. `store` must not announce its writes to this one. */
export function syncing(
  store: () => Promise<MemoryStore>,
  sortModel: () => Promise<SortModel | null>,
  report: (error: unknown, when: string) => void,
): Syncing {
  let last = Promise.resolve();
  let isWaiting = false;

  /** One at a time: two at once would each take the other's lines for changes of their own. */
  const run = (): Promise<void> => {
    if (!isWaiting) {
      isWaiting = true;
      last = last.then(() => {
        isWaiting = false;
        return syncOnce(store, sortModel).catch((error) => report(error, 'sync'));
      });
    }
    return last;
  };

  return {
    soon: () => void run(),
    handlers: {
      async syncStatus() {
        return ok(await status());
      },
      setSync({ on, windowId }) {
        return orStoreFailed(async () => {
          if (await isPrivateWindow(windowId)) return fail('private-window', say('private_do'));
          await last;
          if (!on) {
            await writeSyncNotes(null);
            await clearShared();
          } else if ((await notes()) === null) {
            await writeSyncNotes(FRESH);
            await run();
          }
          return ok(await status());
        });
      },
    },
  };
}

const notes = async () => (await readSyncNotes()) as Notes | null; // written by this file alone

async function status(): Promise<SyncStatus> {
  const noted = await notes();
  if (noted === null) return { on: false };
  const { base: _lines, ...known } = noted;
  return { on: true, ...known, share: await sharedShare() };
}

async function syncOnce(store: () => Promise<MemoryStore>, sortModel: () => Promise<SortModel | null>): Promise<void> {
  const noted = await notes();
  if (noted === null) return;
  const [opened, model, items] = [await store(), await sortModel(), await readShared()];
  const now = Date.now();
  // Nothing is awaited between looking at the memory and writing it but the two themselves.
  const entries = await opened.list();
  const found = reconcile({
    entries,
    base: new Map(noted.base.map((line) => [line.id, line])),
    shared: new Map([...items].map(([id, item]) => [id, readSyncedLine(item)])),
    now,
    model,
    fits: canBeShared,
  });
  const note = { at: now, what: 'synced' } as const;
  if (found.put.length > 0) await opened.putAll(found.put, note);
  for (const id of found.remove) await opened.delete(id, note);
  const problem = await writeShared(found.share, found.unshare).then(
    () => null,
    (error: unknown) => (/quota/i.test(String(error)) ? ('full' as const) : ('failed' as const)),
  );
  // While this ran it may have been turned off.
  if ((await notes()) === null) return clearShared();
  const { tooLong, unreadable } = found;
  await writeSyncNotes({ base: [...found.base.values()], at: now, tooLong, unreadable, problem } satisfies Notes);
}
