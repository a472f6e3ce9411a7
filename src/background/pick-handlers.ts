import type { Draft } from '../memory/entry.ts';
import type { BackgroundMessages, Handlers } from '../platform/messages.ts';
import { fail, ok } from '../platform/result.ts';
import { allPickings, getForWindow, type Picking, setForWindow } from '../platform/session.ts';
import { getTab } from '../platform/tabs.ts';
import { openPopup } from '../platform/windows.ts';
import { resumePicking, startPicking } from './pick-value.ts';
import { report } from './report.ts';

/** What the popup asks of the worker to have a value picked. */
export function pickHandlers(): Handlers<Pick<BackgroundMessages, 'pick'>> {
  return {
    async pick({ tabId, windowId, typed }) {
      const tab = await getTab(tabId);
      if (!tab) return fail('tab-gone');
      const started = await startPicking({ tabId, url: tab.url ?? '', title: tab.title });
      if (!started.ok) return started;
      await setForWindow('typed', windowId, typed || null);
      await setForWindow('picking', windowId, started.value.picking);
      follow(windowId, started.value.picking, started.value.picked);
      return ok(null);
    },
  };
}

/** Goes on with what an earlier worker, which died before `startedAt` (epoch milliseconds), waited to be picked. */
export async function resumePickings(startedAt: number): Promise<void> {
  for (const { windowId, picking } of await allPickings()) {
    if (picking.startedAt < startedAt) follow(windowId, picking, resumePicking(picking));
  }
}

function follow(windowId: number, { id }: Picking, picked: Promise<Draft | null>): void {
  picked
    .then(async (draft) => {
      if ((await getForWindow('picking', windowId))?.id === id) await setForWindow('picking', windowId, null);
      if (draft === null) return;
      await setForWindow('draft', windowId, draft);
      await openPopup(windowId, 'badge');
    })
    .catch((error) => report(error, 'picking'));
}
