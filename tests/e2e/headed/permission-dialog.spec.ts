import type { PageTarget } from '../../../tools/page-target.mjs';
import { type Display, missingForDisplay } from '../../support/browser/display.ts';
import { type Browser, enter, readAnswer } from '../../support/browser/popup.ts';
import { readStored } from '../../support/browser/stored.ts';
import { htmlPage, type TestSite } from '../../support/browser/test-site.ts';
import { expect, test } from '../fixtures.ts';

const QUESTION = 'What is the price of Flour?';
const GRANT = '.answer button[data-way-on=grant]';

test.skip(missingForDisplay().length > 0, `needs ${missingForDisplay().join(' and ')}`);

/** A page whose values come by script: without its site, no fresh copy can be drawn. */
const PRICES = htmlPage(
  'Prices',
  `<div id="app"></div><script>fetch('/price').then((reply) => reply.text()).then((price) => {
    document.querySelector('#app').innerHTML = '<table><thead><tr><th>Item</th><th>Price</th></tr></thead><tbody>' +
      '<tr><td>Flour</td><td>' + price + '</td></tr><tr><td>Salt</td><td>3.05</td></tr></tbody></table>';
  });</script>`,
);

const sites = (desk: Browser) => desk.workerEvaluate(async () => (await chrome.permissions.getAll()).origins);

/** Asks on a page of a site that is not allowed and presses our button: the browser's own dialog stands there. */
async function askForTheSite(desk: Browser, display: Display | null, site: TestSite): Promise<PageTarget> {
  let flour = '12.40';
  site.serve('/prices', PRICES);
  site.serve('/price', () => flour);
  const page = await desk.open(`${site.origin}/prices`);
  const popup = await desk.openPopup(page);
  await enter(popup, QUESTION);
  const button = { timeoutMs: 30_000, what: 'our grant button' };
  await popup.waitFor(button, (grant) => document.querySelector(grant), GRANT);
  expect((await readAnswer(popup)).claims).toMatchObject([{ value: '12.40', clock: 'shown' }]);
  flour = '13.95';
  site.requests.length = 0;
  await popup.click(GRANT);
  // The dialog belongs to the browser, which tells nobody that it is there; keys before that go to the page.
  await new Promise((done) => setTimeout(done, 1500));
  // Chromium 150 opens its inspector, a window of its own, for a popup that is opened by protocol.
  await display?.focus('Prices');
  return page;
}

/** Opens the popup by its button, unless it is open, and waits until no question runs. */
async function answerOf(desk: Browser, page: PageTarget) {
  const popup = (await desk.reopenedPopup(2000)) ?? (await desk.openPopup(page));
  const ended = { timeoutMs: 30_000, what: 'the answer' };
  await popup.waitFor(ended, () => document.querySelector('main:not([data-status=running]) .answer'));
  const question = await popup.evaluate(() => document.querySelector<HTMLInputElement>('#question')?.value);
  return { ...(await readAnswer(popup)), question };
}

test('allowing a site in the browser’s dialog has the answer ready, without asking again', async ({
  desk,
  display,
  site,
}) => {
  const page = await askForTheSite(desk, display, site);
  await display?.press('Tab', 'Return');
  await expect.poll(() => sites(desk), { timeout: 10_000 }).toEqual(['http://127.0.0.1/*']);
  const answer = await answerOf(desk, page);
  expect(answer.question).toBe(QUESTION);
  expect(answer.claims).toMatchObject([{ value: '13.95', clock: 'now', standing: 'sure' }]);
});

test('denying it keeps the question, says so, and reads nothing', async ({ desk, display, site }) => {
  const page = await askForTheSite(desk, display, site);
  await display?.press('Return');
  await new Promise((done) => setTimeout(done, 1000));
  expect(await sites(desk)).toEqual([]);
  const answer = await answerOf(desk, page);
  expect(answer.question).toBe(QUESTION);
  expect(answer.claims).toMatchObject([{ value: '12.40', clock: 'shown' }]);
  expect(answer.raw).toMatch(/not allowed|may not|allow(ed)?/i);
  expect(site.requests).toEqual([]);
  expect((await readStored(desk)).entries).toEqual([]);
});
