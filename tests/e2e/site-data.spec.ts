import { askInPopup, rememberClaim } from '../support/browser/popup.ts';
import { htmlPage, htmlTable, type TestSite } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const SITE = 'http://127.0.0.1/*';
const HEAD = ['Order', 'Customer', 'Amount'];
const orders = (amount: (i: number) => string) =>
  Array.from({ length: 60 }, (_, i) => [
    `SO-${100 + i}`,
    `Customer ${String.fromCharCode(65 + (i % 26))}${i}`,
    amount(i),
  ]);
const csv = (rows: string[][]) => ({
  headers: { 'content-type': 'text/csv' },
  body: [HEAD, ...rows].map((row) => row.join(',')).join('\n'),
});

/** A list of which the page shows the first rows alone and names the rest as a file. */
const listPage = (rows: string[][], link: string) =>
  htmlPage('Orders', `${htmlTable('Orders', [HEAD, ...rows.slice(0, 10)])}<p>(1-10/60)</p><a href="${link}">CSV</a>`);

test('what a page has further rows for is read from the file that it names as its own data', async ({
  sharedDesk: desk,
  site,
}) => {
  const rows = orders((i) => `${i * 3}.50`);
  site.serve('/orders', listPage(rows, '/orders.csv?sort=id'));
  site.serve('/orders.csv', () => csv(rows));
  const page = await desk.open(`${site.origin}/orders`);
  await desk.grantSilently(SITE);
  const answer = await askInPopup(desk, page, 'What is the amount of order SO-155?');
  expect(answer.claims, answer.failed ?? answer.raw).toMatchObject([
    { standing: 'sure', clock: 'now', value: '165.50' },
  ]);
  expect(site.requests).toContain('GET /orders.csv?sort=id');
});

test('rows that the page has further on are found when its tab is closed, too', async ({ sharedDesk: desk, site }) => {
  let factor = 3;
  const rows = () => orders((i) => `${i * factor}.50`);
  site.serve('/orders', () => listPage(rows(), '/orders.csv'));
  site.serve('/orders.csv', () => csv(rows()));
  site.serve('/notes', htmlPage('Notes', '<p>Nothing is written here.</p>'));
  const page = await desk.open(`${site.origin}/orders`);
  await desk.grantSilently(SITE);
  const question = 'What is the amount of order SO-155?';
  await askInPopup(desk, page, question);
  const popup = await desk.popup();
  if (!popup) throw new Error('the popup has closed');
  await rememberClaim(popup);
  const notes = await desk.open(`${site.origin}/notes`);
  await page.close();
  factor = 4;
  const closed = await askInPopup(desk, notes, question);
  expect(closed.claims, closed.failed ?? closed.raw).toMatchObject([
    { standing: 'sure', clock: 'now', value: '220.50' },
  ]);
});

test('a file that is not the page’s own data is never asked for', async ({ sharedDesk: desk, site }) => {
  const rows = orders((i) => `${i}.00`);
  site.serve('/orders', listPage(rows, '/downloads/orders.csv'));
  site.serve('/downloads/orders.csv', () => csv(rows));
  const page = await desk.open(`${site.origin}/orders`);
  await desk.grantSilently(SITE);
  await askInPopup(desk, page, 'What is the amount of order SO-155?');
  expect(site.requests.filter((request) => request.includes('.csv'))).toEqual([]);
});

test('where the data says otherwise than the page, or is none, the page decides', async ({
  sharedDesk: desk,
  site,
}) => {
  const rows = orders((i) => `${i}.00`);
  for (const data of [csv(orders(() => '999.00')), { status: 500, body: 'down' }, { body: '<html>Sign in</html>' }]) {
    site.reset();
    site.serve('/orders', listPage(rows, '/orders.csv'));
    site.serve('/orders.csv', () => data);
    const page = await desk.open(`${site.origin}/orders`);
    const answer = await askInPopup(desk, page, 'What is the amount of order SO-104?');
    expect(answer.claims, answer.failed ?? answer.raw).toMatchObject([
      { standing: 'sure', clock: 'now', value: '4.00' },
    ]);
  }
});

/** A wiki's article; its table stands in the page, or is put there by a script only. */
function serveArticle(site: TestSite, keeper: () => string, byScript: boolean): void {
  const rows = () => [
    ['Stall', 'Keeper'],
    ['North 1', keeper()],
    ['North 2', 'Bo Lind'],
    ['South 1', 'Cleo Marsh'],
  ];
  const config = '"wgArticleId":42,"wgAction":"view","wgIsArticle":true,"wgCurRevisionId":7,"wgRevisionId":7';
  const marks = `<meta name="generator" content="MediaWiki 1.43.0"><link rel="EditURI" type="application/rsd+xml" href="/api.php?action=rsd"><script>RLCONF={${config}};</script>`;
  site.serve('/wiki/Stalls', () => {
    const table = htmlTable('Stalls', rows());
    const shown = byScript
      ? `<div id="x"></div><script>document.querySelector('#x').innerHTML = ${JSON.stringify(table)}</script>`
      : table;
    return htmlPage('Stalls', `${marks}${shown}`);
  });
  site.serve('/api.php', () => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parse: { title: 'Stalls', pageid: 42, text: htmlTable('Stalls', rows()) } }),
  }));
}
const API = 'GET /api.php?action=parse&pageid=42';

test('a product on any host is known by its marks, and its data confirms what its bare page does not hold', async ({
  sharedDesk: desk,
  site,
}) => {
  serveArticle(site, () => 'Ada Quist', true);
  const page = await desk.open(`${site.origin}/wiki/Stalls`);
  await desk.grantSilently(SITE);
  const answer = await askInPopup(desk, page, 'Who is the keeper of North 1?');
  expect(answer.claims, answer.failed ?? answer.raw).toMatchObject([
    { standing: 'sure', clock: 'now', value: 'Ada Quist' },
  ]);
  expect(site.requests.filter((request) => request.startsWith(API))).toHaveLength(1);
});

test('data is not asked for where the page itself, asked again, says the same; nor is it believed against the page', async ({
  sharedDesk: desk,
  site,
}) => {
  serveArticle(site, () => 'Ada Quist', false);
  const page = await desk.open(`${site.origin}/wiki/Stalls`);
  await desk.grantSilently(SITE);
  const answer = await askInPopup(desk, page, 'Who is the keeper of North 1?');
  expect(answer.claims, answer.failed ?? answer.raw).toMatchObject([
    { standing: 'sure', clock: 'now', value: 'Ada Quist' },
  ]);
  expect(site.requests.filter((request) => request.startsWith(API))).toEqual([]);

  serveArticle(site, () => 'Dora Finn', false);
  const later = await askInPopup(desk, page, 'Who is the keeper of North 1?');
  expect(later.claims, later.failed ?? later.raw).toMatchObject([
    { standing: 'sure', clock: 'now', value: 'Dora Finn' },
  ]);
});

test('a file of other rows than the page shows answers nothing', async ({ sharedDesk: desk, site }) => {
  const rows = orders((i) => `${i}.00`);
  const others = Array.from({ length: 60 }, (_, i) => [`SO-${500 + i}`, `Guest of ${i}`, `${i}.75`]);
  site.serve('/orders', listPage(rows, '/orders.csv'));
  site.serve('/orders.csv', () => csv(others));
  const page = await desk.open(`${site.origin}/orders`);
  await desk.grantSilently(SITE);
  const answer = await askInPopup(desk, page, 'What is the amount of order SO-555?');
  expect(site.requests).toContain('GET /orders.csv');
  expect(answer.claims.filter(({ standing }) => standing === 'sure')).toEqual([]);
});

test('a secret calendar address is kept in this browser alone, and is in no export', async ({ sharedDesk: desk }) => {
  const secret = 'https://calendar.google.com/calendar/ical/mira%40acme.test/private-5f0c1d2e3b4a5968/basic.ics';
  const page = await desk.open(`chrome-extension://${desk.id}/src/options/index.html`);
  await page.waitFor({ timeoutMs: 5000, what: 'the options page' }, () => document.querySelector('#secret-calendar'));
  await page.fill('#secret-calendar', secret);
  await page.click('[data-act=add-calendar]');
  await page.waitFor({ timeoutMs: 5000, what: 'the address' }, () => document.querySelector('[data-calendar]'));
  const shown = await page.evaluate(() => document.documentElement.outerHTML);
  expect(shown).toContain('m…@acme.test · …68');
  expect(shown).not.toContain('5f0c1d2e');
  const stored = await page.evaluate(async () => ({
    local: JSON.stringify(await chrome.storage.local.get()),
    others: JSON.stringify([await chrome.storage.sync.get(), await chrome.storage.session.get()]),
    exported: JSON.stringify(
      await chrome.runtime.sendMessage({ to: 'background', name: 'exportMemory', data: undefined }),
    ),
    log: JSON.stringify(await chrome.runtime.sendMessage({ to: 'background', name: 'listLog', data: { limit: 100 } })),
  }));
  expect(stored.local).toContain('5f0c1d2e');
  expect(stored.others + stored.exported + stored.log).not.toContain('5f0c1d2e');
  await page.click('[data-act=remove-calendar]');
  await page.waitFor({ timeoutMs: 5000, what: 'its end' }, () => !document.querySelector('[data-calendar]'));
  expect(await page.evaluate(async () => Object.keys(await chrome.storage.local.get()))).not.toContain(
    'secret-calendars',
  );
});
