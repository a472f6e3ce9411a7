import { defineConfig } from '@playwright/test';

/**
 * The packed extension in Chromium. `headed` holds what needs a real window (menus, permission dialogs): give it a
 * display, as `xvfb-run` does.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/browser/pack-once.ts',
  workers: 2,
  // Real menus, dialogs and several browsers on two cores: what passes only when repeated is named at the end of the run.
  retries: 2,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: [
    { name: 'headless', testIgnore: '**/headed/**' },
    { name: 'headed', testMatch: '**/headed/**' },
  ],
});
