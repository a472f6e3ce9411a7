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
  sharedDesk: desk,
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

test('the citation follows when two rows swap their values', async ({ sharedDesk: desk, site }) => {
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

for (const [what, choose] of [
  ['a select', 'const s = document.querySelector("select"); s.value = "US"; s.dispatchEvent(new Event("change"))'],
  ['a tab', 'document.querySelectorAll("[role=tab]")[1].click()'],
] as const) {
  test(`a value in a view that only ${what} holds is never answered from the page's first view`, async ({
    sharedDesk: desk,
    site,
  }) => {
    const revenue = { EU: '1,200', US: '3,400' };
    site.serve('/sales', () =>
      htmlPage(
        'Sales',
        `<h1>Sales</h1>
         <label>Region <select onchange="draw(this.value)"><option>EU</option><option>US</option></select></label>
         <div role="tablist"><button role="tab" aria-selected="true" onclick="draw('EU')">EU</button>
         <button role="tab" aria-selected="false" onclick="draw('US')">US</button></div>
         <dl><dt>Revenue</dt><dd></dd></dl>
         <script>const all = ${JSON.stringify(revenue)};
           function draw(region) {
             document.querySelector('dd').textContent = all[region];
             for (const tab of document.querySelectorAll('[role=tab]'))
               tab.setAttribute('aria-selected', String(tab.textContent === region));
           }
           draw('EU');</script>`,
      ),
    );
    const page = await desk.open(`${site.origin}/sales`);
    await desk.grantSilently(SITE);
    const first = await askInPopup(desk, page, 'What is the revenue?');
    expect(sure(first.claims), first.failed ?? first.raw).toMatchObject([{ value: '1,200', clock: 'now' }]);

    await page.evaluate((script: string) => new Function(script)(), choose);
    revenue.US = '3,500';
    const other = await askInPopup(desk, page, 'What is the revenue?');
    expect(sure(other.claims), other.failed ?? other.raw).toMatchObject([{ value: '3,400', clock: 'shown' }]);
    const popup = await desk.popup();
    expect(await popup?.evaluate(() => document.querySelector('[data-act=remember-place]'))).toBeNull();
  });
}
