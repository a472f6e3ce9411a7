import { askInPopup, enter, rememberClaim } from '../support/browser/popup.ts';
import { htmlPage, htmlTable } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const QUESTION = 'What is the price of Flour?';
const pricesPage = () =>
  htmlPage(
    'Prices',
    htmlTable('Prices', [
      ['Item', 'Price'],
      ['Flour', '12.40'],
      ['Salt', '3.05'],
    ]),
  );
const soon = (what: string) => ({ timeoutMs: 15_000, what });
const until = async (holds: () => Promise<boolean> | boolean, what: string) => {
  for (const end = Date.now() + 20_000; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`${what}: not in time`);
    await new Promise((done) => setTimeout(done, 50));
  }
};

test('a worker killed while it has a tab open behind leaves no tab, and the question can be asked again', async ({
  desk,
  site,
}) => {
  test.slow();
  site.serve('/prices', pricesPage());
  site.serve('/notes', htmlPage('Notes', '<p>Nothing is written here.</p>'));
  const page = await desk.open(`${site.origin}/prices`);
  await desk.grantSilently('http://127.0.0.1/*');
  await askInPopup(desk, page, QUESTION);
  const shown = await desk.popup();
  if (!shown) throw new Error('the popup has closed');
  await rememberClaim(shown);
  const notes = await desk.open(`${site.origin}/notes`);
  await page.close();
  // Only a site that was granted is loaded in a tab of ours; this asks for it.
  const granted = await askInPopup(desk, notes, QUESTION);
  expect(granted.claims, granted.failed ?? granted.raw).toMatchObject([{ value: '12.40', clock: 'now' }]);

  // From now on the page stays empty, so that the tab behind is kept open until time is up.
  site.serve('/prices', htmlPage('Prices', '<div id="app"></div>'));
  const before = (await desk.tabs()).length;
  const popup = await desk.openPopup(notes);
  await enter(popup, QUESTION);
  await until(async () => (await desk.tabs()).length > before, 'a tab opened behind');
  await desk.stopWorker();

  site.serve('/prices', pricesPage());
  const again = await askInPopup(desk, notes, QUESTION);
  expect(again.claims.filter((claim) => claim.standing === 'sure')).toMatchObject([{ value: '12.40', clock: 'now' }]);
  await until(async () => (await desk.tabs()).length === before, 'the tab behind closed');
});

test('a worker killed while answering is told as an interruption, never as a blank', async ({ desk, site }) => {
  site.serve('/empty', htmlPage('', '<div id="app"></div>'));
  const page = await desk.open(`${site.origin}/empty`);
  const popup = await desk.openPopup(page);
  await enter(popup, QUESTION);
  await popup.waitFor(soon('the question to run'), () => document.querySelector('main[data-status=running]'));
  await desk.stopWorker();
  const reopened = await desk.openPopup(page);
  const state = await reopened.waitFor(soon('an end of the question'), () => {
    const status = document.querySelector('main')?.getAttribute('data-status');
    return status === 'interrupted' || status === 'done' ? status : null;
  });
  expect(await reopened.evaluate(() => document.querySelector<HTMLInputElement>('#question')?.value)).toBe(QUESTION);
  if (state === 'interrupted') {
    expect(await reopened.evaluate(() => document.querySelector('[data-act=ask-again]') !== null)).toBe(true);
  }
});
