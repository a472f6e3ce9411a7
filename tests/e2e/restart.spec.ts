import type { Page } from '@playwright/test';
import { packedExtension } from '../support/browser/pack-once.ts';
import { openWithPlaywright, type PlaywrightExtension } from '../support/browser/playwright-extension.ts';
import { expect, test } from './fixtures.ts';

const FACT = 'No calls before 11';

const options = async (browser: PlaywrightExtension): Promise<Page> => {
  const page = await browser.context.newPage();
  await page.goto(browser.url('src/options/index.html'));
  await page.locator('main[data-memory=ready]').waitFor();
  return page;
};

test('what is remembered outlives its worker and the browser', async ({ fresh }, info) => {
  const profile = info.outputPath('profile');
  const page = await options(fresh);
  await page.locator('[data-act=remember]').click();
  await page.locator('#card-said').fill(FACT);
  await page.locator('form[data-confirm] [data-act=save]').click();
  await expect(page.locator('[data-entry]')).toHaveCount(1);

  await fresh.stopWorker();
  await page.reload();
  await expect(page.locator('[data-entry]')).toContainText(FACT);

  await fresh.close();
  const again = await openWithPlaywright(packedExtension(), profile, false);
  try {
    const reopened = await options(again);
    await expect(reopened.locator('[data-entry]')).toHaveCount(1);
    await expect(reopened.locator('[data-entry]')).toContainText(FACT);
    await reopened.locator('[data-act=delete]').click();
    await expect(reopened.locator('[data-entry]')).toHaveCount(0);
  } finally {
    await again.close();
  }
});
