import { askInPopup } from '../support/browser/popup.ts';
import { htmlPage, htmlTable } from '../support/browser/test-site.ts';
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
