import { openedTabs, setOpenedTabs } from '../platform/session.ts';
import { closeTab, navigate, openEmptyTab } from '../platform/tabs.ts';
import { wakeIn } from '../platform/wake.ts';

/** More loads than this at once are a nuisance; the next one waits for a place. */
const MOST = 3;
const LOCK = 'borrowed-tabs';

/**
 * Opens an address in a tab behind for as long as `use` takes, and closes it whatever happens. The tab's id is stored
 * before it goes anywhere, so that a worker that dies meanwhile leaves a note for the next one (`closeLeftTabs`).
 */
export async function withBorrowedTab<T>(
  windowId: number,
  url: string,
  use: (tabId: number) => Promise<T>,
): Promise<T> {
  return oneOf(MOST, async () => {
    const tabId = await openEmptyTab(windowId);
    await change((tabs) => ({ ...tabs, [tabId]: Date.now() }));
    await wakeIn(1); // should this worker die, an alarm wakes the one that closes the tab
    try {
      await navigate(tabId, url);
      return await use(tabId);
    } finally {
      await closeTab(tabId);
      await change(({ [tabId]: _closed, ...others }) => others);
    }
  });
}

/** Closes tabs that an earlier worker opened before `startedAt` (epoch milliseconds) and did not live to close. */
export async function closeLeftTabs(startedAt: number): Promise<void> {
  const left = Object.entries(await openedTabs()).filter(([, openedAt]) => openedAt < startedAt);
  for (const [tabId] of left) await closeTab(Number(tabId));
  await change((tabs) =>
    Object.fromEntries(Object.entries(tabs).filter(([id]) => !left.some(([gone]) => gone === id))),
  );
}

function change(edit: (tabs: Record<string, number>) => Record<string, number>): Promise<void> {
  return navigator.locks.request(LOCK, async () => setOpenedTabs(edit(await openedTabs())));
}

/** Runs `task` when one of `places` places is free. Locks die with the worker, as they should. */
async function oneOf<T>(places: number, task: () => Promise<T>): Promise<T> {
  const names = Array.from({ length: places }, (_, i) => `${LOCK}:${i}`);
  for (const name of names) {
    const ran = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { value: await task() } : null,
    );
    if (ran) return ran.value;
  }
  return navigator.locks.request(names[0] ?? LOCK, task);
}
