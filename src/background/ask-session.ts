import type { AskState } from '../asking/ask-state.ts';
import { allAsks, getForWindow, setForWindow } from '../platform/session.ts';

const lockOf = (windowId: number) => `ask:${windowId}`;

/** Starts a question in its window; one that was under way there is replaced. */
export function beginAsk(state: AskState): Promise<void> {
  return navigator.locks.request(lockOf(state.windowId), () => setForWindow('ask', state.windowId, state));
}

/**
 * Changes a question's state as long as it is still the window's and still running; false when it is not (cancelled,
 * or another was asked), which tells the asker to stop.
 */
export function updateAsk(windowId: number, askId: string, change: Partial<AskState>): Promise<boolean> {
  return navigator.locks.request(lockOf(windowId), async () => {
    const state = await getForWindow('ask', windowId);
    if (state?.id !== askId || state.status !== 'running') return false;
    await setForWindow('ask', windowId, { ...state, ...change });
    return true;
  });
}

/** A question by its id, in whichever window. */
export async function findAsk(askId: string): Promise<AskState | null> {
  return (await allAsks()).find(({ id }) => id === askId) ?? null;
}

/** Says of questions that an earlier worker was answering when it died (before `startedAt`) that they were interrupted. */
export async function markInterrupted(startedAt: number): Promise<void> {
  for (const { id, windowId, status, askedAt } of await allAsks()) {
    if (status === 'running' && askedAt < startedAt) await updateAsk(windowId, id, { status: 'interrupted' });
  }
}
