import { browser } from './browser.ts';
import { ensureItems } from './menu-items.ts';

/** What was right-clicked, as far as the browser tells. Chrome does not say which element it was. */
export interface MenuClick {
  on: 'selection' | 'link' | 'page';
  tabId: number;
  windowId: number;
  frameId: number;
  incognito: boolean;
  /** Address and title of the page in front, and of the frame or link clicked. */
  url: string;
  title: string;
  linkUrl: string | null;
  /** The browser's own text of the selection, without line breaks: only for where the page cannot be asked. */
  selectionText: string | null;
}

const ITEMS = { selection: 'remember-selection', link: 'remember-link', page: 'remember-page' } as const;

/** Makes the menu items that are missing; to be called whenever a worker starts. */
export async function createMenus(): Promise<void> {
  const items = Object.entries(ITEMS).map(([context, id]) => ({
    id,
    title: browser.i18n.getMessage(`menu_${context}`),
    contexts: [context as keyof typeof ITEMS],
    documentUrlPatterns: ['http://*/*', 'https://*/*', 'file:///*'],
  }));
  await ensureItems(
    {
      update: (id, properties) => browser.contextMenus.update(id, properties),
      create: (item) =>
        new Promise((done, failed) => {
          browser.contextMenus.create(item, () => {
            const error = browser.runtime.lastError;
            if (error) failed(new Error(error.message));
            else done();
          });
        }),
    },
    items,
  );
}

/** Has the browser start the worker where the items may be missing: at install, update and browser start. */
export function onMenusNeeded(create: () => void): void {
  browser.runtime.onInstalled.addListener(create);
  browser.runtime.onStartup.addListener(create);
}

/** Calls back with what was right-clicked. Register synchronously when the worker starts. */
export function onMenuClick(see: (click: MenuClick) => void): void {
  browser.contextMenus.onClicked.addListener((info, tab) => {
    const on = (Object.keys(ITEMS) as (keyof typeof ITEMS)[]).find((key) => ITEMS[key] === info.menuItemId);
    if (!on || tab?.id === undefined || tab.windowId === undefined) return;
    see({
      on,
      tabId: tab.id,
      windowId: tab.windowId,
      frameId: info.frameId ?? 0,
      incognito: tab.incognito,
      url: tab.url ?? info.pageUrl ?? '',
      title: tab.title ?? '',
      linkUrl: info.linkUrl ?? null,
      selectionText: info.selectionText ?? null,
    });
  });
}
