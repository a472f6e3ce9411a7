import { test as base } from '@playwright/test';
import { launchChromium } from '../../tools/chromium.mjs';
import { packedExtension } from '../support/browser/pack-once.ts';
import { openWithPlaywright, type PlaywrightExtension } from '../support/browser/playwright-extension.ts';
import type { Browser } from '../support/browser/popup.ts';
import { startTestSite, type TestSite } from '../support/browser/test-site.ts';

interface PerTest {
  /** Pages on 127.0.0.1, empty at the start of each test. */
  site: TestSite;
  /** A fresh browser that tells hidden tabs that they are hidden; driven by tools/chromium.mjs. */
  desk: Browser;
  /** A fresh browser driven by Playwright. */
  fresh: PlaywrightExtension;
  /** One browser for all tests of a worker that ask for it, with its memory emptied: for tests that change nothing else. */
  shared: PlaywrightExtension;
}

interface PerWorker {
  server: TestSite;
  kept: PlaywrightExtension;
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
  site: async ({ server }, use) => {
    server.reset();
    await use(server);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
  desk: async ({}, use, info) => {
    const headless = info.project.name !== 'headed';
    const browser = await launchChromium({ extension: packedExtension(), headless, lang: 'en-US' });
    await use(browser);
    await browser.close();
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
