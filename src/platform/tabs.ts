import type { Tabs } from 'webextension-polyfill';
import { browser } from './browser.ts';

/** A tab that may be read. */
export interface OpenTab {
  tabId: number;
  windowId: number;
  url: string;
  title: string;
  incognito: boolean;
  /** Firefox container or private jar; null in Chrome. */
  cookieStoreId: string | null;
  /** Unloaded by the browser to save memory: it must be woken before it can be read. */
  discarded: boolean;
}

function asOpenTab(tab: Tabs.Tab): OpenTab[] {
  if (tab.id === undefined || tab.windowId === undefined || !tab.url) return [];
  return [
    {
      tabId: tab.id,
      windowId: tab.windowId,
      url: tab.url,
      title: tab.title ?? '',
      incognito: tab.incognito,
      cookieStoreId: tab.cookieStoreId ?? null,
      discarded: tab.discarded ?? false,
    },
  ];
}

/** The tabs whose address we may see (a granted site, or the tab of a click), the most recently used first. */
export async function readableTabs(): Promise<OpenTab[]> {
  const tabs = await browser.tabs.query({});
  return tabs.toSorted((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0)).flatMap(asOpenTab);
}

/** One tab, or null when it is gone. `url` is null where we may not see it. */
export async function getTab(
  tabId: number,
): Promise<{ windowId: number; url: string | null; title: string; incognito: boolean } | null> {
  try {
    const tab = await browser.tabs.get(tabId);
    return { windowId: tab.windowId ?? -1, url: tab.url ?? null, title: tab.title ?? '', incognito: tab.incognito };
  } catch {
    return null; // closed
  }
}

/** Loads a tab's page again, past the browser's cache and the site's own service worker, as Shift and Reload do. */
export async function reloadPastCaches(tabId: number): Promise<void> {
  await browser.tabs.reload(tabId, { bypassCache: true });
}

/** Opens an empty, muted tab at the end of a window, behind the one in front. Gives its id. */
export async function openEmptyTab(windowId: number): Promise<number> {
  const siblings = await browser.tabs.query({ windowId });
  const tab = await browser.tabs.create({ windowId, active: false, url: 'about:blank', index: siblings.length });
  if (tab.id === undefined) throw new Error('a tab was created without an id');
  await browser.tabs.update(tab.id, { muted: true });
  return tab.id;
}

/** Sends a tab to an address. Rejects when the tab is gone. */
export async function navigate(tabId: number, url: string): Promise<void> {
  await browser.tabs.update(tabId, { url });
}

/** Opens an address in a new tab in front. */
export async function openTab(url: string): Promise<number | null> {
  return (await browser.tabs.create({ url, active: true })).id ?? null;
}

/** Closes a tab; one that is gone already is fine. */
export async function closeTab(tabId: number): Promise<void> {
  try {
    await browser.tabs.remove(tabId);
  } catch {
    // gone already
  }
}
