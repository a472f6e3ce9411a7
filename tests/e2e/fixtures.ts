import { test as base } from '@playwright/test';
import { launchChromium } from '../../tools/chromium.mjs';
import { type Display, missingForDisplay, openDisplay } from '../support/browser/display.ts';
import { packedExtension } from '../support/browser/pack-once.ts';
import { openWithPlaywright, type PlaywrightExtension } from '../support/browser/playwright-extension.ts';
import type { Browser } from '../support/browser/popup.ts';
import { startTestSite, type TestSite } from '../support/browser/test-site.ts';

interface PerTest {
  /** Pages on 127.0.0.1, empty at the start of each test. */
  site: TestSite;
  /** A fresh browser that tells hidden tabs that they are hidden; driven by tools/chromium.mjs. */
  desk: Browser;
  /** One such browser for all tests of a worker that ask for it, with nothing remembered and one empty tab. */
  sharedDesk: Browser;
  /** A fresh browser driven by Playwright. */
  fresh: PlaywrightExtension;
  /** One browser for all tests of a worker that ask for it, with its memory emptied: for tests that change nothing else. */
  shared: PlaywrightExtension;
}

interface PerWorker {
  server: TestSite;
  kept: PlaywrightExtension;
  keptDesk: Browser;
  /** The screen of headed tests; null for the others. */
  display: Display | null;
}

/** Empties memory, session and window for the next test. */
async function forgetAll(browser: Browser): Promise<void> {
  await (await browser.popup())?.close();
  const page = await browser.open(`chrome-extension://${browser.id}/src/options/index.html`);
  await page.evaluate(async () => {
    const send = (name: string, data?: unknown) => chrome.runtime.sendMessage({ to: 'background', name, data });
    for (const { id } of (await send('listEntries')).value.entries) await send('deleteEntry', { id });
    await chrome.storage.session.clear();
    await chrome.storage.local.clear();
    const tabs = await chrome.tabs.query({});
    const own = await chrome.tabs.getCurrent();
    for (const { id } of tabs) if (id !== undefined && id !== own?.id) await chrome.tabs.remove(id);
  });
  await page.goto('chrome://version/');
}

export const test = base.extend<PerTest, PerWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
    async ({}, use) => {
      const server = await startTestSite();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
    async ({}, use, info) => {
      const headed = info.project.name === 'headed';
      const profile = `${info.project.outputDir}/profile-${info.workerIndex}`;
      const kept = await openWithPlaywright(packedExtension(), profile, headed);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
    async ({}, use, info) => {
      if (info.project.name !== 'headed' || missingForDisplay().length > 0) return use(null);
      const display = await openDisplay();
      await use(display);
      await display.close();
    },
    { scope: 'worker' },
  ],
  keptDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
    async ({}, use) => {
      const browser = await launchChromium({ extension: packedExtension(), headless: true, lang: 'en-US' });
      // Saving a place asks for its site, which must not wait for a dialog.
      await browser.grantSilently('http://127.0.0.1/*');
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ server }, use) => {
    server.reset();
    await use(server);
  },
  desk: async ({ display }, use) => {
    const browser = await launchChromium({
      extension: packedExtension(),
      headless: display === null,
      lang: 'en-US',
      env: display === null ? {} : { DISPLAY: display.name },
    });
    await use(browser);
    await browser.close();
  },
  sharedDesk: async ({ keptDesk }, use) => {
    await use(keptDesk);
    await forgetAll(keptDesk);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
  fresh: async ({}, use, info) => {
    const fresh = await openWithPlaywright(
      packedExtension(),
      info.outputPath('profile'),
      info.project.name === 'headed',
    );
    await use(fresh);
    await fresh.close();
  },
  shared: async ({ kept }, use) => {
    await kept.forgetAll();
    await use(kept);
    for (const page of kept.context.pages().slice(1)) await page.close();
  },
});

export { expect } from '@playwright/test';
