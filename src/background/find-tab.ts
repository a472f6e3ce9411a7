import { type OpenTab, readableTabs } from '../platform/tabs.ts';
import type { Asker } from './page-access.ts';

const withoutHash = (url: string) => url.split('#')[0] ?? url;

/**
 * The open tab that shows a page: the same address, else the same but for the fragment; the most recently used of
 * several. Only tabs of the asker's mode (private or not).
 */
export async function findTab(url: string, asker: Asker): Promise<OpenTab | null> {
  const tabs = (await readableTabs()).filter(({ incognito }) => incognito === asker.incognito);
  return tabs.find((tab) => tab.url === url) ?? tabs.find((tab) => withoutHash(tab.url) === withoutHash(url)) ?? null;
}

/** Other tabs that may be read for a question without a pointer: most recent first, at most five. */
export async function otherTabs(frontTabId: number | null, asker: Asker): Promise<OpenTab[]> {
  const tabs = await readableTabs();
  return tabs
    .filter(
      ({ tabId, incognito, url }) => tabId !== frontTabId && incognito === asker.incognito && /^https?:/.test(url),
    )
    .slice(0, 5);
}
