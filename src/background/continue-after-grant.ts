import type { AskState } from '../asking/ask-state.ts';
import { allAsks } from '../platform/session.ts';
import { openPopup } from '../platform/windows.ts';
import type { MemoryStore } from '../store/memory-store.ts';
import { startAsking } from './ask-handlers.ts';

/**
 * Goes on with the questions that waited for a site. The browser's dialog has closed the popup (Chromium) or left it
 * open (Firefox): the answer is in the session either way, and the popup is opened again to show it.
 */
export async function continueAfterGrant(store: () => Promise<MemoryStore>, origins: readonly string[]): Promise<void> {
  for (const state of await allAsks()) {
    if (!waitsFor(state, origins)) continue;
    await startAsking(store, state);
    await openPopup(state.windowId, 'badge');
  }
}

function waitsFor({ status, answer }: AskState, origins: readonly string[]): boolean {
  const wanted = (answer?.waysOn ?? []).flatMap((way) => (way.do === 'grant' ? [way.origin] : []));
  return status === 'done' && wanted.some((origin) => origins.includes(origin));
}
