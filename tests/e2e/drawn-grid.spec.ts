import { askInPopup } from '../support/browser/popup.ts';
import { htmlPage, type TestSite } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const SITE = 'http://127.0.0.1/*';
const NAMES = ['Bolt', 'Nut', 'Washer'];
const part = (i: number) => ({
  code: `K-${100 + i}`,
  name: NAMES[i % 3],
  hours: 1 + ((i * 7) % 20),
  note: `Kept on shelf ${i} of the hall behind the mill`,
});

/** A list that is drawn on a canvas as far as there is room, scrolled by the wheel, with texts cut off that are too long. */
function serveList(site: TestSite): void {
  const parts = Array.from({ length: 150 }, (_, i) => part(i));
  site.serve('/parts', () => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parts }),
  }));
  site.serve('/list', () =>
    htmlPage(
      'Spare parts',
      `<style>body { margin: 0 }</style><canvas style="width:100vw; height:80vh; display:block"></canvas>
      <script type="module">
      const { parts } = await (await fetch('/parts')).json();
      const canvas = document.querySelector('canvas');
      const pen = canvas.getContext('2d');
      const columns = [['code', 'Code', 100], ['name', 'Name', 100], ['hours', 'Hours', 90], ['note', 'Note', 120]];
      const PITCH = 28;
      let top = 0;
      const most = () => Math.max(0, (parts.length + 1) * PITCH - canvas.clientHeight);
      const fit = (text, width) => {
        if (pen.measureText(text).width <= width) return text;
        let cut = text;
        while (pen.measureText(cut + '...').width > width) cut = cut.slice(0, -1);
        return cut + '...';
      };
      function draw() {
        top = Math.min(top, most());
        canvas.width = canvas.clientWidth; canvas.height = canvas.clientHeight;
        pen.textBaseline = 'middle';
        const line = (texts, y, font) => {
          pen.font = font;
          let x = 0;
          for (const [c, [, , width]] of columns.entries()) {
            pen.textAlign = c === 2 ? 'right' : 'left';
            pen.fillText(fit(String(texts[c]), width - 12), c === 2 ? x + width - 6 : x + 6, y);
            x += width;
          }
        };
        parts.forEach((one, i) => {
          const y = PITCH * (i + 1.5) - top;
          if (y > PITCH && y < canvas.height + PITCH / 2) line(columns.map(([key]) => one[key]), y, '13px sans-serif');
        });
        pen.clearRect(0, 0, canvas.width, PITCH);
        line(columns.map(([, label]) => label), PITCH / 2, 'bold 13px sans-serif');
      }
      requestAnimationFrame(draw);
      addEventListener('resize', () => requestAnimationFrame(draw));
      canvas.addEventListener('wheel', (event) => {
        top = Math.min(most(), Math.max(0, top + event.deltaY));
        requestAnimationFrame(draw);
      });
      </script>`,
    ),
  );
}

const sure = (claims: { standing: string }[]) => claims.filter((claim) => claim.standing === 'sure');

test('a drawn list is reckoned over where its end was seen in a copy', async ({ sharedDesk: desk, site }) => {
  test.slow();
  serveList(site);
  await desk.grantSilently(SITE);
  const page = await desk.open(`${site.origin}/list`);

  const hours = await askInPopup(desk, page, 'What is the total of the hours?', { ownData: true });
  const total = Array.from({ length: 150 }, (_, i) => part(i).hours).reduce((sum, n) => sum + n, 0);
  expect(sure(hours.claims), hours.failed ?? hours.raw).toMatchObject([{ value: `${total}`, clock: 'now' }]);
});

test('a canvas that a worker draws is refused with that reason, and no way on is offered that leads nowhere', async ({
  sharedDesk: desk,
  site,
}) => {
  test.slow();
  site.serve('/pen.js', () => ({
    headers: { 'content-type': 'text/javascript' },
    body: `onmessage = ({ data }) => { const pen = data.getContext('2d'); pen.fillText('Barley 412', 20, 20); };`,
  }));
  site.serve('/away', () =>
    htmlPage(
      'Harvest away',
      `<canvas width="900" height="500"></canvas><script>
      const away = document.querySelector('canvas').transferControlToOffscreen();
      new Worker('/pen.js').postMessage(away, [away]);
      </script>`,
    ),
  );
  await desk.grantSilently(SITE);
  const page = await desk.open(`${site.origin}/away`);
  const refused = await askInPopup(desk, page, 'What is the harvest of Barley?');
  expect(refused.claims).toEqual([]);
  expect(refused.refusals.join(' ')).toContain('by a worker or the graphics card, where no script can read the text');
  const popup = await desk.popup();
  expect(await popup?.evaluate(() => document.querySelector('[data-way-on=read-own-data]'))).toBeNull();
});
