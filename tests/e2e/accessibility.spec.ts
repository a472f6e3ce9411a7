import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { htmlPage, htmlTable, type TestSite } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const SCHEMES = ['light', 'dark'] as const;

/** What axe finds in both colour schemes, as "rule: element". */
async function faults(page: Page, legacy = false): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    const { violations } = await (legacy ? axe.setLegacyMode(true) : axe).analyze();
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`)));
  }
  return found;
}

function servePrices(site: TestSite): void {
  site.serve(
    '/prices',
    htmlPage(
      'Prices',
      htmlTable('Prices', [
        ['Item', 'Price'],
        ['Flour', '12.40'],
        ['Salt', '3.05'],
      ]),
    ),
  );
}

test('axe finds nothing on the real popup: empty, answered, with a card', async ({ shared, site }) => {
  servePrices(site);
  const tab = await shared.context.newPage();
  await tab.goto(`${site.origin}/prices`);
  const popup = await shared.popup(tab);
  await popup.locator('main[data-status=idle]').waitFor();
  expect(await faults(popup, true)).toEqual([]);
  await popup.locator('#question').fill('What is the price of Flour?');
  await popup.locator('#question').press('Enter');
  await popup.locator('main[data-status=done] article[data-claim]').waitFor({ timeout: 30_000 });
  expect(await faults(popup, true)).toEqual([]);
  await popup.locator('[data-act=remember-place]').click();
  await popup.locator('form[data-confirm] [data-act=save]').waitFor();
  expect(await faults(popup, true)).toEqual([]);
  await popup.locator('[data-act=cancel]').click(); // or the next test of this browser starts with the card
});

test('axe finds nothing on the popup in a tab, and on the options page with lines and a form', async ({ shared }) => {
  const page = await shared.context.newPage();
  await page.goto(shared.url('src/popup/index.html'));
  await page.locator('main[data-status]').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.locator('#question').fill('remember No calls before 11');
  await page.locator('#question').press('Enter');
  await page.locator('form[data-confirm] [data-act=save]').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.locator('form[data-confirm] [data-act=save]').click();
  await page.locator('[data-notice]').waitFor();

  await page.goto(shared.url('src/options/index.html'));
  await page.locator('[data-entry]').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.locator('[data-act=edit]').click();
  await page.locator('form[data-confirm]').waitFor();
  expect(await faults(page)).toEqual([]);
});
