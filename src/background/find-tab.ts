import { cleanUrl } from '../memory/clean-url.ts';
import { type OpenTab, readableTabs } from '../platform/tabs.ts';

/** As places are stored, without secrets, and without the fragment. */
const essence = (url: string) => (cleanUrl(url) ?? url).split('#')[0];

/**
 * The open tab that shows a page: the same address, else the same but for fragment and secrets, which places are stored
 * without; the most recently used of several. Only tabs of the asker's mode (private or not).
 */
export async function findTab(url: string, incognito: boolean): Promise<OpenTab | null> {
  const tabs = (await readableTabs()).filter((tab) => tab.incognito === incognito);
  return tabs.find((tab) => tab.url === url) ?? tabs.find((tab) => essence(tab.url) === essence(url)) ?? null;
}

/** Other tabs that may be read for a question without a pointer: most recent first, at most five. */
export async function otherTabs(frontTabId: number | null, incognito: boolean): Promise<OpenTab[]> {
  const tabs = await readableTabs();
  return tabs
    .filter((tab) => tab.tabId !== frontTabId && tab.incognito === incognito && /^https?:/.test(tab.url))
    .slice(0, 5);
}
