import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tools/find-browser.mjs';

/** Pages are read in a real browser: imitations of the DOM have no layout and disagree about visibility. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/english.ts'],
        },
      },
      {
        test: {
          name: 'store',
          include: ['tests/store/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['fake-indexeddb/auto', 'tests/support/english.ts'],
        },
      },
      {
        test: {
          name: 'page',
          include: ['tests/page/**/*.test.ts'],
          setupFiles: ['tests/support/english-in-pages.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { executablePath: findBrowser() ?? '', args: ['--no-sandbox'] },
            }),
          },
        },
      },
    ],
  },
});
