import { askInPopup, rememberClaim } from '../support/browser/popup.ts';
import { htmlPage, type TestSite } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const SITE = 'http://127.0.0.1/*';

/** A spreadsheet drawn on a canvas, in frames and on one that is sharper than the page, by a script that tells nobody. */
function serveSheet(site: TestSite, cells: () => (string | number)[][]): void {
  site.serve('/cells', () => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(cells()) }));
  site.serve('/sheet', () =>
    htmlPage(
      'Harvest',
      `<canvas style="width:800px; height:400px"></canvas><script type="module">
      const rows = await (await fetch('/cells')).json();
      const canvas = document.querySelector('canvas');
      const pen = canvas.getContext('2d');
      const widths = [150, 90, 120, 90, 80, 80];
      function draw() {
        canvas.width = 1600; canvas.height = 800;
        pen.scale(2, 2); pen.font = '13px sans-serif'; pen.textBaseline = 'middle';
        for (let r = -1; r < 14; r++) {
          let x = 40;
          pen.textAlign = 'center';
          if (r >= 0) pen.fillText(r + 1, 20, 36 + r * 24);
          for (const [c, width] of widths.entries()) {
            const value = r < 0 ? String.fromCharCode(65 + c) : rows[r]?.[c] ?? '';
            pen.textAlign = r < 0 ? 'center' : typeof value === 'number' ? 'right' : 'left';
            pen.fillText(value, x + (r < 0 ? width / 2 : typeof value === 'number' ? width - 4 : 4), 36 + r * 24);
            x += width;
          }
        }
      }
      requestAnimationFrame(draw);
      addEventListener('resize', () => requestAnimationFrame(draw));
      </script>`,
    ),
  );
  site.serve('/notes', htmlPage('Notes', '<p>Nothing is written here.</p>'));
}

const sure = (claims: { standing: string }[]) => claims.filter((claim) => claim.standing === 'sure');
const QUESTION = 'What is the April harvest of Barley?';

test('a drawn sheet is refused with a way on; once that is pressed it is read, from another tab and when its own is closed', async ({
  sharedDesk: desk,
  site,
}) => {
  test.slow();
  let barley = 412;
  serveSheet(site, () => [
    ['Crop', 'March', 'April', 'Field'],
    ['Wheat', 120, 135, 'North'],
    ['Barley', 380, barley, 'South'],
    ['Oats', 75, 80, 'Hill'],
  ]);
  await desk.grantSilently(SITE);
  const page = await desk.open(`${site.origin}/sheet`);

  const refused = await askInPopup(desk, page, QUESTION);
  expect(refused.claims).toEqual([]);
  expect(refused.refusals.join(' ')).toContain('draws its content on a canvas');

  const answer = await askInPopup(desk, page, QUESTION, { ownData: true });
  expect(sure(answer.claims), answer.failed ?? answer.raw).toMatchObject([{ value: '412', clock: 'now' }]);
  expect(sure(answer.claims)).toMatchObject([{ provenance: expect.stringContaining('as it is drawn') }]);
  const popup = await desk.popup();
  if (!popup) throw new Error('the popup has closed');
  await rememberClaim(popup);

  barley = 455;
  const notes = await desk.open(`${site.origin}/notes`);
  await page.assertHidden();
  const after = await askInPopup(desk, notes, QUESTION);
  expect(sure(after.claims), after.failed ?? after.raw).toMatchObject([{ value: '455', clock: 'now' }]);
  await page.close();
  barley = 460;
  const closed = await askInPopup(desk, notes, QUESTION);
  expect(sure(closed.claims), closed.failed ?? closed.raw).toMatchObject([{ value: '460', clock: 'now' }]);

  const left = await desk.workerEvaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length);
  expect(left).toBe(0);
});

test('rows that an app holds and does not draw are counted, and nothing else that it holds is told', async ({
  sharedDesk: desk,
  site,
}) => {
  test.slow();
  site.serve('/orders', () =>
    htmlPage(
      'Orders',
      `<div class="box" style="height:240px; overflow:auto; position:relative"><div role="table" class="rows"></div></div>
      <script>
      const orders = Array.from({ length: 900 }, (_, i) => ({
        id: 'R-' + (5000 + i), buyer: ['Kurt', 'Ines', 'Olga'][i % 3], state: i % 7 === 3 ? 'late' : 'paid', sum: i * 1.5,
        pin: 'PIN-' + (i * 13),
      }));
      const rows = document.querySelector('.rows');
      rows.style.cssText = 'position:relative; height:' + (orders.length + 1) * 24 + 'px';
      rows.component = { props: { orders } };
      const row = (texts, top, role) => {
        const line = document.createElement('div');
        line.setAttribute('role', 'row');
        line.style.cssText = 'position:absolute; display:flex; height:24px; top:' + top + 'px';
        for (const text of texts) {
          const cell = document.createElement('span');
          cell.setAttribute('role', role); cell.style.width = '120px'; cell.textContent = text;
          line.append(cell);
        }
        rows.append(line);
      };
      row(['Order', 'Buyer', 'State', 'Sum'], 0, 'columnheader');
      orders.slice(0, 15).forEach((o, i) => row([o.id, o.buyer, o.state, '€' + o.sum.toFixed(2)], 24 + i * 24, 'cell'));
      </script>`,
    ),
  );
  await desk.grantSilently(SITE);
  const page = await desk.open(`${site.origin}/orders`);
  const before = await askInPopup(desk, page, 'What is the state of order R-5700?');
  expect(sure(before.claims)).toEqual([]);
  const held = await askInPopup(desk, page, 'What is the state of order R-5700?', { ownData: true });
  expect(sure(held.claims), held.failed ?? held.raw).toMatchObject([{ value: 'paid', clock: 'now' }]);
  expect(sure(held.claims)).toMatchObject([{ provenance: expect.stringContaining('as its app holds it') }]);
  const late = await askInPopup(desk, page, 'How many orders are late?');
  expect(sure(late.claims), late.failed ?? late.raw).toMatchObject([{ value: '129' }]);
  const secret = await askInPopup(desk, page, 'What is the pin of order R-5700?');
  expect(secret.raw).not.toContain('PIN-');
});
