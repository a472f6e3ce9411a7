import { useOf } from '../memory/budget.ts';
import { exportMemory } from '../memory/export.ts';
import { type Choice, entriesToImport, planImport } from '../memory/import.ts';
import { say } from '../phrases/phrases.ts';
import type { BackgroundMessages, Handlers } from '../platform/messages.ts';
import { fail, ok } from '../platform/result.ts';
import { isPrivateWindow } from '../platform/windows.ts';
import type { SortModel } from '../sort/model/model.ts';
import type { MemoryStore } from '../store/memory-store.ts';
import { orStoreFailed } from './store-failed.ts';

type Transfer = 'exportMemory' | 'planImport' | 'importMemory' | 'undoImport';

/** The memory to a file and back. A file that is no export is `bad-request` with a sentence, and nothing is written. */
export function transferHandlers(
  store: () => Promise<MemoryStore>,
  sortModel: () => Promise<SortModel | null>,
): Handlers<Pick<BackgroundMessages, Transfer>> {
  return {
    exportMemory() {
      return orStoreFailed(async () => ok({ text: exportMemory(await (await store()).list(), Date.now()) }));
    },

    planImport({ text }) {
      return orStoreFailed(async () => {
        const memory = await (await store()).list();
        const read = planImport(text, memory, await sortModel());
        if (!read.ok) return fail('bad-request', read.why);
        const { added, changed, same, needsLook } = read.plan;
        const budget = useOf([...memory, ...added]);
        return ok({ added, changed, same: same.length, needsLook: needsLook.length, budget });
      });
    },

    importMemory({ text, choices, windowId }) {
      return orStoreFailed(async () => {
        if (await isPrivateWindow(windowId)) return fail('private-window', say('private_import'));
        const opened = await store();
        // Compared anew: the memory may have changed since the person looked.
        const memory = await opened.list();
        const read = planImport(text, memory, await sortModel());
        if (!read.ok) return fail('bad-request', read.why);
        const keep = new Map<string, Choice>(choices.map((choice) => [choice.id, choice.keep]));
        const entries = entriesToImport(
          read.plan,
          ({ id }) => keep.get(id) ?? 'mine',
          () => crypto.randomUUID(),
          await sortModel(),
        );
        if (entries.length === 0) return ok({ added: 0, replaced: 0, undoIds: [] });
        const { undoIds } = await opened.putAll(entries, { at: Date.now(), what: 'imported' });
        const here = new Set(memory.map(({ id }) => id));
        const replaced = entries.filter(({ id }) => here.has(id)).length;
        return ok({ added: entries.length - replaced, replaced, undoIds });
      });
    },

    undoImport({ undoIds }) {
      return orStoreFailed(async () => ok(await (await store()).undoAll(undoIds, { at: Date.now() })));
    },
  };
}
