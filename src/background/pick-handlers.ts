import type { BackgroundMessages, Handlers } from '../platform/messages.ts';
import { fail, ok } from '../platform/result.ts';
import { setForWindow } from '../platform/session.ts';
import { getTab } from '../platform/tabs.ts';
import { openPopup } from '../platform/windows.ts';
import { startPicking } from './pick-value.ts';
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
      started.value.picked
        .then(async (draft) => {
          if (draft === null) return;
          await setForWindow('draft', windowId, draft);
          await openPopup(windowId, 'badge');
        })
        .catch((error) => report(error, 'picking'));
      return ok(null);
    },
  };
}
