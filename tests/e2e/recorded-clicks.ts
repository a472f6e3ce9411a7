import type { PageTarget } from '../../tools/page-target.mjs';
import type { Browser } from '../support/browser/popup.ts';

/**
 * What Chromium 156 passed to contextMenus.onClicked for real clicks on our items, as headed/native-menu.spec.ts sees
 * it: the test compares the names and types. Ids, times and addresses are those of the recording.
 */
const PAGE = 'http://127.0.0.1:38101/page';
const info = { editable: false, frameId: 0, frameUrl: PAGE, pageUrl: PAGE };

export const recordedClicks = {
  selection: {
    ...info,
    menuItemId: 'remember-selection',
    selectionText: "The vendor's export tool choked on large files.",
  },
  link: { ...info, menuItemId: 'remember-link', linkUrl: 'http://127.0.0.1:38101/reports/q3-summary.html' },
  page: { ...info, menuItemId: 'remember-page' },
};

/** The tab that came along with each of them. */
export const recordedTab = {
  active: true,
  audible: false,
  autoDiscardable: true,
  discarded: false,
  frozen: false,
  groupId: -1,
  height: 813,
  highlighted: true,
  id: 1614599010,
  incognito: false,
  index: 1,
  lastAccessed: 1796005569257.107,
  mutedInfo: { muted: false },
  openerTabId: 1614599009,
  pinned: false,
  selected: true,
  splitViewId: -1,
  status: 'complete',
  title: 'Vendors',
  url: PAGE,
  width: 1280,
  windowId: 1614599008,
};

/**
 * Chooses our menu item for what is selected in the page in front (or for a link of it, or for the page itself), as the
 * recording says that the browser tells it, and gives the popup with its card. Such a click lets us read the tab; here
 * that comes from opening the popup before.
 */
export async function rightClick(
  browser: Browser,
  page: PageTarget,
  on: keyof typeof recordedClicks,
  linkUrl?: string,
): Promise<PageTarget> {
  await (await browser.openPopup(page)).close();
  const own = await page.evaluate(() => ({
    url: location.href,
    title: document.title,
    selectionText: (getSelection()?.toString() ?? '').replace(/\s*\n\s*/g, ' '),
  }));
  await dispatchClick(
    browser,
    {
      ...recordedClicks[on],
      frameUrl: own.url,
      pageUrl: own.url,
      ...(on === 'selection' ? { selectionText: own.selectionText } : {}),
      ...(linkUrl === undefined ? {} : { linkUrl }),
    },
    { ...recordedTab, url: own.url, title: own.title },
  );
  const popup = await browser.reopenedPopup(5000);
  if (!popup) throw new Error('the popup did not open');
  const card = { timeoutMs: 8000, what: 'the card' };
  await popup.waitFor(card, () => document.querySelector('form[data-confirm] .acts button'));
  return popup;
}

function dispatchClick(browser: Browser, info: object, tab: typeof recordedTab): Promise<void> {
  return browser.workerEvaluate(
    async (clickInfo, recorded) => {
      const [front] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      if (!front) throw new Error('no tab is in front');
      const { id, windowId, index, incognito } = front;
      // The types lack it: what the browser calls when an item is chosen.
      const clicked = chrome.contextMenus.onClicked as unknown as { dispatch(info: unknown, tab: unknown): void };
      clicked.dispatch(clickInfo, { ...recorded, id, windowId, index, incognito });
    },
    info,
    tab,
  );
}
