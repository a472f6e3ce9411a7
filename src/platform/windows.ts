import { browser } from './browser.ts';

/** The tab that the person has in front of them. `url` and `title` are null where we may not see them. */
export interface FrontTab {
  tabId: number;
  windowId: number;
  url: string | null;
  title: string | null;
  incognito: boolean;
}

/**
 * The active tab of the window that this page belongs to, or null when there is none. A popup that had to be opened as
 * a small window belongs to the window named in its address.
 */
export async function currentTab(): Promise<FrontTab | null> {
  const named = Number(new URLSearchParams(location.search).get(WINDOW));
  const [tab] = await browser.tabs.query({ active: true, ...(named ? { windowId: named } : { currentWindow: true }) });
  if (tab?.id === undefined || tab.windowId === undefined) return null;
  return {
    tabId: tab.id,
    windowId: tab.windowId,
    url: tab.url ?? null,
    title: tab.title ?? null,
    incognito: tab.incognito,
  };
}

const POPUP = 'src/popup/index.html';
const WINDOW = 'window';

/**
 * Opens the popup in a window. Where the browser will not open it without a click, it is a small window of its own
 * (`small-window`) or a mark on the toolbar button (`badge`). Never rejects.
 */
export async function openPopup(windowId: number, otherwise: 'small-window' | 'badge'): Promise<void> {
  try {
    await browser.action.openPopup({ windowId });
  } catch {
    if (otherwise === 'badge') return setBadge('1');
    const url = `${browser.runtime.getURL(POPUP)}?${WINDOW}=${windowId}`;
    await browser.windows.create({ url, type: 'popup', width: 420, height: 620 });
  }
}

/** Marks the toolbar button: something waits in the popup. Empty text clears it. */
export async function setBadge(text: string): Promise<void> {
  await browser.action.setBadgeText({ text });
}

/** Focuses a window and a tab in it. False when it is gone. */
export async function focusTab(tabId: number): Promise<boolean> {
  try {
    const tab = await browser.tabs.update(tabId, { active: true });
    if (tab?.windowId !== undefined) await browser.windows.update(tab.windowId, { focused: true });
    return true;
  } catch {
    return false; // closed meanwhile
  }
}

/** Calls back when a window is closed. */
export function onWindowClosed(see: (windowId: number) => void): void {
  browser.windows.onRemoved.addListener(see);
}

/** Whether a window is private. A window that is gone counts as private: nothing is written for it. */
export async function isPrivateWindow(windowId: number): Promise<boolean> {
  try {
    return (await browser.windows.get(windowId)).incognito;
  } catch {
    return true;
  }
}
