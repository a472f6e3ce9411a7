import type { PageTarget } from '../../tools/page-target.mjs';
import { readAnswer } from '../support/browser/popup.ts';
import { readStored } from '../support/browser/stored.ts';
import { htmlPage, htmlTable } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const QUESTION = 'What is the price of Flour?';
const soon = (what: string) => ({ timeoutMs: 30_000, what });

/** Walks by Tab until the focus is on what fits; the focus must be seen on the way. */
async function tabTo(page: PageTarget, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const at = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nowhere';
      const { outlineStyle, boxShadow } = getComputedStyle(focused);
      const ringed = outlineStyle !== 'none' || boxShadow !== 'none';
      return focused.matches(wanted) ? 'there' : ringed ? 'on the way' : `no ring on ${focused.outerHTML.slice(0, 80)}`;
    }, selector);
    if (at === 'there') return;
    if (i > 0) expect(at).toMatch(/on the way|nowhere/);
    await page.press('Tab');
  }
  throw new Error(`Tab does not come to ${selector}`);
}

test('asking, remembering the place and undoing it need no mouse', async ({ sharedDesk: desk, site }) => {
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
  const popup = await desk.openPopup(await desk.open(`${site.origin}/prices`));
  await popup.waitFor(soon('the focus'), () => document.activeElement?.id === 'question');
  await popup.type(QUESTION);
  await popup.press('Enter');
  await popup.waitFor(soon('the answer'), () =>
    document.querySelector('main[data-status=done] [data-act=remember-place]'),
  );
  expect((await readAnswer(popup)).claims).toMatchObject([{ value: '12.40', standing: 'sure' }]);

  await tabTo(popup, '[data-act=remember-place]');
  await popup.press('Enter');
  await popup.waitFor(soon('the card'), () => document.activeElement?.closest('form[data-confirm]'));
  await tabTo(popup, '[data-act=save]:not([disabled])');
  await popup.press('Enter');
  await popup.waitFor(soon('the notice'), () => document.querySelector('[data-notice] [data-act=undo]'));
  expect((await readStored(desk)).entries).toMatchObject([{ kind: 'pointer' }]);

  await tabTo(popup, '[data-act=undo]');
  await popup.press('Enter');
  await expect.poll(async () => (await readStored(desk)).entries, { timeout: 10_000 }).toEqual([]);
});

test('lines are added, changed and deleted on the options page without a mouse', async ({ sharedDesk: desk }) => {
  const page = await desk.extensionPage('src/options/index.html');
  await page.waitFor(soon('the memory'), () => document.querySelector('main[data-memory=ready]'));
  const lines = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-entry] .words > p:first-child')].map((line) => line.textContent),
    );

  await tabTo(page, '[data-act=remember]');
  await page.press('Enter');
  await page.waitFor(soon('the card'), () => document.activeElement?.id === 'card-said');
  await page.type('No calls before 11');
  await page.press('Enter');
  await expect.poll(lines, { timeout: 10_000 }).toEqual(['No calls before 11']);

  await tabTo(page, '[data-act=edit]');
  await page.press('Enter');
  await page.waitFor(soon('the card'), () => document.activeElement?.id === 'card-said');
  await page.press('End');
  await page.type(' on Mondays');
  await page.press('Enter');
  await expect.poll(lines, { timeout: 10_000 }).toEqual(['No calls before 11 on Mondays']);

  await tabTo(page, '[data-act=delete]');
  await page.press('Enter');
  await expect.poll(lines, { timeout: 10_000 }).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('undo');
  await page.press('Enter');
  await expect.poll(lines, { timeout: 10_000 }).toEqual(['No calls before 11 on Mondays']);
});
