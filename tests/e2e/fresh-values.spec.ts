import { askInPopup, rememberClaim } from '../support/browser/popup.ts';
import { htmlPage, htmlTable, type TestSite } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const SITE = 'http://127.0.0.1/*';
const QUESTION = 'What is the price of Flour?';

/** A page of prices whose Flour can be changed behind the back of an open tab. */
function servePrices(site: TestSite, prices: { flour: string; salt: string }): void {
  site.serve('/prices', () =>
    htmlPage(
      'Prices',
      htmlTable('Prices', [
        ['Item', 'Price'],
        ['Flour', prices.flour],
        ['Salt', prices.salt],
        ['Sugar', '7.15'],
      ]),
    ),
  );
  site.serve('/notes', htmlPage('Notes', '<p>Nothing is written here.</p>'));
}

const sure = (claims: { standing: string }[]) => claims.filter((claim) => claim.standing === 'sure');

test('a value that changed under an open tab is answered fresh, and so is one whose tab is closed', async ({
  desk,
  site,
}) => {
  const prices = { flour: '12.40', salt: '3.05' };
  servePrices(site, prices);
  const page = await desk.open(`${site.origin}/prices`);
  await desk.grantSilently(SITE);

  const before = await askInPopup(desk, page, QUESTION);
  expect(before.failed).toBeNull();
  expect(sure(before.claims)).toMatchObject([{ value: '12.40', clock: 'now' }]);

  const popup = await desk.popup();
  if (!popup) throw new Error('the popup has closed');
  await rememberClaim(popup);

  prices.flour = '13.95';
  const notes = await desk.open(`${site.origin}/notes`);
  await page.assertHidden();
  const after = await askInPopup(desk, notes, QUESTION);
  expect(sure(after.claims), after.failed ?? after.raw).toMatchObject([{ value: '13.95', clock: 'now' }]);
  expect(await page.evaluate(() => document.body.textContent)).toContain('12.40'); // its own copy was left alone

  await page.close();
  prices.flour = '14.20';
  const tabs = (await desk.tabs()).length;
  const closed = await askInPopup(desk, notes, QUESTION);
  expect(sure(closed.claims), closed.failed ?? closed.raw).toMatchObject([{ value: '14.20', clock: 'now' }]);
  expect((await desk.tabs()).length).toBe(tabs);
});

test('the citation follows when two rows swap their values', async ({ desk, site }) => {
  const prices = { flour: '12.40', salt: '3.05' };
  servePrices(site, prices);
  const page = await desk.open(`${site.origin}/prices`);
  const first = await askInPopup(desk, page, QUESTION);
  expect(sure(first.claims)).toMatchObject([{ value: '12.40' }]);

  Object.assign(prices, { flour: '3.05', salt: '12.40' });
  await page.goto(`${site.origin}/prices`);
  const swapped = await askInPopup(desk, page, QUESTION);
  const [claim] = sure(swapped.claims);
  expect(claim).toMatchObject({ value: '3.05', subject: expect.stringMatching(/flour/i) });

  const popup = await desk.popup();
  await popup?.click(`article[data-claim="${swapped.claims[0]?.id}"] [data-act=show-me]`);
  // What is outlined is the cell in Flour's row, not the one that has the old value.
  const outlined = await page.waitFor({ timeoutMs: 8000, what: 'the outline' }, () => {
    const cells = [...document.querySelectorAll('td')];
    const boxes = [...document.querySelectorAll('body *, html > *:not(head):not(body)')].filter((element) => {
      return getComputedStyle(element).position.match(/fixed|absolute/) && element.getBoundingClientRect().width > 0;
    });
    const at = boxes.map((box) => box.getBoundingClientRect());
    const marked = cells.find((cell) => {
      const own = cell.getBoundingClientRect();
      const ringed =
        getComputedStyle(cell).outlineStyle !== 'none' && Number.parseFloat(getComputedStyle(cell).outlineWidth) > 0;
      return ringed || at.some((box) => Math.abs(box.left - own.left) < 12 && Math.abs(box.top - own.top) < 12);
    });
    return marked?.parentElement?.textContent;
  });
  expect(outlined).toContain('Flour');
});
