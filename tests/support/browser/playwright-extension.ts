import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';
import { findBrowser } from '../../../tools/find-browser.mjs';

/**
 * The extension in a context of Playwright's own, with its locators and axe. Playwright makes every tab believe that it
 * is visible: what happens in background tabs is tested with tools/chromium.mjs.
 */
export interface PlaywrightExtension {
  context: BrowserContext;
  worker: Worker;
  id: string;
  /** Address of a page of the extension, by its path in the package. */
  url(page: string): string;
  /** Clicks the toolbar button with that tab in front: the popup, with locators. It also gives activeTab. */
  popup(tab: Page): Promise<Page>;
  /** Lets our own grant button get this site (a match pattern without port) without the browser's dialog. */
  grant(origin: string): Promise<void>;
  stopWorker(): Promise<void>;
  /** Deletes every line of the memory, as the options page does. */
  forgetAll(): Promise<void>;
  close(): Promise<void>;
}

interface Target {
  targetId: string;
  url: string;
}

/** Starts a browser with the extension; `profile` is a folder of its own. Fails when the worker does not appear. */
export async function openWithPlaywright(
  extension: string,
  profile: string,
  headed: boolean,
): Promise<PlaywrightExtension> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser() ?? '',
    headless: false, // Playwright's own headless mode has no extensions
    viewport: { width: 1280, height: 800 },
    args: [
      ...(headed ? [] : ['--headless=new']),
      '--no-sandbox',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--remote-debugging-port=0',
      '--enable-unsafe-extension-debugging',
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 5000 }));
  const id = new URL(worker.url()).host;
  const browser = context.browser();
  if (!browser) throw new Error('a persistent context without a browser');
  const session = await browser.newBrowserCDPSession();
  // Playwright's types leave the Extensions domain out.
  const send = session.send.bind(session) as unknown as (
    method: string,
    params: object,
  ) => Promise<Record<string, unknown>>;
  const targets = async (type: string) =>
    (await send('Target.getTargets', { filter: [{ type }] }))['targetInfos'] as Target[];
  const url = (page: string) => `chrome-extension://${id}/${page}`;
  const clients: Browser[] = [];

  return {
    context,
    worker,
    id,
    url,
    async popup(tab) {
      await tab.bringToFront();
      const target = (await targets('tab')).find((info) => info.url === tab.url());
      if (!target) throw new Error(`no tab shows ${tab.url()}`);
      await send('Extensions.triggerAction', { id, targetId: target.targetId });
      const popup = url('src/popup/index.html');
      for (let i = 0; i < 100 && !(await targets('page')).some((info) => info.url === popup); i++)
        await tab.waitForTimeout(50);
      // A client that is connected already does not see a popup that opens later.
      const port = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0];
      const client = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      clients.push(client);
      const page = client
        .contexts()
        .flatMap((one) => one.pages())
        .find((one) => one.url() === popup);
      if (!page) throw new Error('the popup did not open');
      return page;
    },
    async grant(origin) {
      const page = await context.newPage();
      await page.goto('chrome://extensions/');
      await page.evaluate(
        ([extensionId, host]) => {
          // Only chrome://extensions has it, so the types do not.
          const { developerPrivate } = chrome as unknown as {
            developerPrivate: { addHostPermission(id: string, host: string): Promise<void> };
          };
          return developerPrivate.addHostPermission(extensionId, host);
        },
        [id, origin] as const,
      );
      await page.close();
    },
    async stopWorker() {
      const page = await context.newPage();
      const workers = await context.newCDPSession(page);
      await workers.send('ServiceWorker.enable');
      await workers.send('ServiceWorker.stopAllWorkers');
      await page.close();
    },
    async forgetAll() {
      const page = await context.newPage();
      await page.goto(url('src/options/index.html'));
      await page.evaluate(async () => {
        const send = (name: string, data?: unknown) => chrome.runtime.sendMessage({ to: 'background', name, data });
        for (const { id: entry } of (await send('listEntries')).value.entries) await send('deleteEntry', { id: entry });
      });
      await page.close();
    },
    async close() {
      for (const client of clients) await client.close();
      await context.close();
    },
  };
}
