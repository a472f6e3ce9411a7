import { speakBy } from '../phrases/phrases.ts';
import { createMenus, onMenuClick, onMenusNeeded } from '../platform/menus.ts';
import { stopWatchingOwnWorlds } from '../platform/own-world.ts';
import { onAccessGranted } from '../platform/permissions.ts';
import { phraseText } from '../platform/phrases.ts';
import { receive } from '../platform/receive.ts';
import { forgetWindow, setForWindow } from '../platform/session.ts';
import { onSharedChanged } from '../platform/shared-lines.ts';
import { onWake } from '../platform/wake.ts';
import { onWindowClosed, openPopup } from '../platform/windows.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { announcing } from './announcing.ts';
import { askHandlers } from './ask-handlers.ts';
import { markInterrupted } from './ask-session.ts';
import { closeLeftTabs } from './borrowed-tabs.ts';
import { continueAfterGrant } from './continue-after-grant.ts';
import { memoryHandlers } from './memory-handlers.ts';
import { draftFromClick } from './menu-draft.ts';
import { ownDataHandlers } from './own-data-handlers.ts';
import { pickHandlers, resumePickings } from './pick-handlers.ts';
import { reopening } from './reopening.ts';
import { report } from './report.ts';
import { sortModel } from './sort-model.ts';
import { syncing } from './syncing.ts';
import { transferHandlers } from './transfer-handlers.ts';

speakBy(phraseText);
const quietStore = reopening(openMemoryStore);
const sync = syncing(quietStore, sortModel, report);
const store = reopening(async () => announcing(await quietStore(), sync.soon));

// Listeners are registered before anything is awaited: an event that starts the worker is delivered only to those.
receive(
  'background',
  {
    ...askHandlers(store),
    ...memoryHandlers(store),
    ...transferHandlers(store, sortModel),
    ...pickHandlers(),
    ...sync.handlers,
    ...ownDataHandlers(),
  },
  report,
);
onMenusNeeded(makeMenus);
onMenuClick((click) => {
  draftFromClick(click)
    .then((draft) => setForWindow('draft', click.windowId, draft))
    .then(() => openPopup(click.windowId, 'small-window'))
    .catch((error) => report(error, 'menu click'));
});
onAccessGranted((origins) => continueAfterGrant(store, origins).catch((error) => report(error, 'grant')));
onWindowClosed((windowId) => forgetWindow(windowId).catch((error) => report(error, 'window closed')));
onSharedChanged(sync.soon);
onWake(tidyUp);
tidyUp();
makeMenus(); // the worker that was started to make them may have died over it

function makeMenus(): void {
  createMenus().catch((error) => report(error, 'menus'));
}

/** What an earlier worker did not live to do. */
function tidyUp(): void {
  const startedAt = performance.timeOrigin;
  closeLeftTabs(startedAt)
    .then(() => stopWatchingOwnWorlds(startedAt))
    .then(() => markInterrupted(startedAt))
    .then(() => resumePickings(startedAt))
    .catch((error) => report(error, 'tidy up'));
  sync.soon();
}
