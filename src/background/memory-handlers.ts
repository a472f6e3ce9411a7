import { admit, admitEdit, admitReplacement } from '../memory/admit.ts';
import { useOf } from '../memory/budget.ts';
import type { Draft } from '../memory/entry.ts';
import { pagePath } from '../memory/line.ts';
import { relationTo } from '../memory/relation.ts';
import { say } from '../phrases/phrases.ts';
import type { BackgroundMessages, BudgetUse, Handlers } from '../platform/messages.ts';
import { fail, ok } from '../platform/result.ts';
import { setForWindow } from '../platform/session.ts';
import { isPrivateWindow } from '../platform/windows.ts';
import { sortFact } from '../sort/sort-fact.ts';
import type { MemoryStore } from '../store/memory-store.ts';
import { sortModel } from './sort-model.ts';
import { orStoreFailed } from './store-failed.ts';

type Remembering =
  | 'holdDraft'
  | 'relatedLine'
  | 'save'
  | 'decline'
  | 'listEntries'
  | 'editEntry'
  | 'deleteEntry'
  | 'undo'
  | 'listLog';

/** What the pages ask of the memory. Each failure of the store is `storage-failed` with its sentence. */
export function memoryHandlers(store: () => Promise<MemoryStore>): Handlers<Pick<BackgroundMessages, Remembering>> {
  const budget = async (): Promise<BudgetUse> => useOf(await (await store()).list());
  return {
    async holdDraft({ windowId, draft }) {
      await setForWindow('draft', windowId, draft);
      return ok(null);
    },

    relatedLine({ draft }) {
      return orStoreFailed(async () => ok(relationTo(draft.line, await (await store()).list())));
    },

    save({ draft, windowId }) {
      return orStoreFailed(async () => {
        if (await isPrivateWindow(windowId)) return fail('private-window', say('private_remember'));
        const opened = await store();
        const former = draft.replaces ? await opened.get(draft.replaces) : null;
        const at = { now: Date.now(), model: await sortModel() };
        const inPlace = former === null ? null : admitReplacement(draft, former, at);
        const admittance = inPlace ?? admit(draft, { ...at, id: crypto.randomUUID() });
        if (!admittance.ok) return fail('not-admitted', admittance.why);
        const { undoId } = await opened.put(admittance.entry, { at: at.now });
        await setForWindow('draft', windowId, null);
        return ok({ entry: admittance.entry, budget: await budget(), undoId });
      });
    },

    decline({ draft, windowId }) {
      return orStoreFailed(async () => {
        await setForWindow('draft', windowId, null);
        if (await isPrivateWindow(windowId)) return ok(null);
        await (await store()).addLog({
          at: Date.now(),
          what: 'not-stored',
          entryId: null,
          place: draft.url === undefined ? null : pagePath(draft.url),
          verdict: sortFact(draft.said, { ...contextOf(draft), model: await sortModel() }).verdict,
        });
        return ok(null);
      });
    },

    listEntries() {
      return orStoreFailed(async () => {
        const entries = await (await store()).list();
        return ok({ entries, budget: useOf(entries) });
      });
    },

    editEntry({ id, draft }) {
      return orStoreFailed(async () => {
        const former = await (await store()).get(id);
        if (!former) return fail('not-found', say('line_gone'));
        const now = Date.now();
        const admittance = admitEdit(draft, former, { now, model: await sortModel() });
        if (!admittance.ok) return fail('not-admitted', admittance.why);
        const { undoId } = await (await store()).put(admittance.entry, { at: now });
        return ok({ entry: admittance.entry, undoId });
      });
    },

    deleteEntry({ id }) {
      return orStoreFailed(async () => {
        const deleted = await (await store()).delete(id, { at: Date.now() });
        return deleted ? ok(deleted) : fail('not-found', say('line_gone'));
      });
    },

    undo({ undoId }) {
      return orStoreFailed(async () => {
        const undone = await (await store()).undo(undoId, { at: Date.now() });
        return undone ? ok(undone) : fail('not-found', say('undo_too_late'));
      });
    },

    listLog({ limit }) {
      return orStoreFailed(async () => ok(await (await store()).log(limit)));
    },
  };
}

function contextOf({ capturedAs, url, title }: Draft) {
  return { capturedAs, ...(url === undefined ? {} : { url }), ...(title === undefined ? {} : { title }) };
}
