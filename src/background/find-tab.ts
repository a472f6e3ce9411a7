import { cleanUrl } from '../memory/clean-url.ts';
import { openedTabs } from '../platform/session.ts';
import { type OpenTab, readableTabs } from '../platform/tabs.ts';

/** As places are stored, without secrets, and without the fragment. */
const essence = (url: string) => (cleanUrl(url) ?? url).split('#')[0];

/**
 * The open tab that shows a page: the same address, else the same but for fragment and secrets, which places are stored
 * without; the most recently used of several. Only tabs of the asker's mode (private or not).
 */
export async function findTab(url: string, incognito: boolean): Promise<OpenTab | null> {
  const tabs = await tabsOfPerson(incognito);
  return tabs.find((tab) => tab.url === url) ?? tabs.find((tab) => essence(tab.url) === essence(url)) ?? null;
}

/** Other tabs that may be read for a question without a pointer: most recent first, at most five. */
export async function otherTabs(frontTabId: number | null, incognito: boolean): Promise<OpenTab[]> {
  const tabs = await tabsOfPerson(incognito);
  return tabs.filter((tab) => tab.tabId !== frontTabId && /^https?:/.test(tab.url)).slice(0, 5);
}

/** Those of one mode, without the tabs that another question has just opened to read: these close under a reader. */
async function tabsOfPerson(incognito: boolean): Promise<OpenTab[]> {
  const [tabs, ours] = await Promise.all([readableTabs(), openedTabs()]);
  return tabs.filter((tab) => tab.incognito === incognito && !(tab.tabId in ours));
}
