import type { PageTarget } from '../../tools/page-target.mjs';
import type { Browser } from '../support/browser/popup.ts';
import { readStored, undatedPlaces } from '../support/browser/stored.ts';
import { htmlPage, htmlTable } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';
import { rightClick } from './recorded-clicks.ts';

const budget = htmlTable('Budget', [
  ['Team', 'Q2', 'Q3'],
  ['Marketing', '41,300.10', '48,217.55'],
  ['Research', '12,006.00', '13,940.25'],
]);
/** A page that notes every press and key that reaches its own elements. */
const noisy = `${budget}<button onclick="seen.push('button')">Approve</button>
  <script>
    globalThis.seen = [];
    const ours = (event) => event.composedPath().some((one) => one.localName === 'td' || one.localName === 'button');
    for (const name of ['pointerdown', 'mousedown', 'mouseup', 'click'])
      window.addEventListener(name, (event) => ours(event) && seen.push(name), true);
    for (const name of ['keydown', 'keyup']) document.addEventListener(name, (event) => seen.push(name + event.key), true);
  </script>`;

const state = (page: PageTarget) =>
  page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    focus: document.activeElement?.localName,
    seen: (globalThis as unknown as { seen: string[] }).seen,
  }));
const picking = (page: PageTarget) =>
  page.waitFor({ timeoutMs: 8000, what: 'the picker' }, () => document.querySelector('html > [popover]'));
const gone = (page: PageTarget) =>
  page.waitFor({ timeoutMs: 8000, what: 'the end of picking' }, () => !document.querySelector('html > [popover]'));

async function startFromPopup(desk: Browser, page: PageTarget, typed = ''): Promise<void> {
  const popup = await desk.openPopup(page);
  if (typed) await popup.fill('#question', typed);
  const pick = '[data-act=pick]';
  await popup.waitFor({ timeoutMs: 8000, what: 'the button' }, (selector) => document.querySelector(selector), pick);
  await popup.click(pick);
  await picking(page);
  await expect.poll(async () => (await desk.popup()) === null, { timeout: 8000 }).toBe(true);
}

async function cardOf(desk: Browser): Promise<{ popup: PageTarget; name: string | null; pointed: string | null }> {
  const popup = await desk.reopenedPopup(8000);
  if (!popup) throw new Error('the popup did not open');
  const card = { timeoutMs: 8000, what: 'the card' };
  await popup.waitFor(card, () => document.querySelector('form[data-confirm] .acts button'));
  return {
    popup,
    name: await popup.evaluate(() => document.querySelector<HTMLInputElement>('#card-name')?.value ?? null),
    pointed: await popup.evaluate(() => document.querySelector('.pointed')?.textContent ?? null),
  };
}

async function middleOf(page: PageTarget, text: string): Promise<{ x: number; y: number }> {
  return page.evaluate((wanted) => {
    const element = [...document.querySelectorAll('td, button, th')].find((one) => one.textContent === wanted);
    const box = element?.getBoundingClientRect();
    if (!box) throw new Error(`the page shows no ${wanted}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, text);
}

async function mouse(page: PageTarget, type: string, { x, y }: { x: number; y: number }): Promise<void> {
  const press = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
  await page.send('Input.dispatchMouseEvent', { type, x, y, ...press });
}

async function clickAt(page: PageTarget, at: { x: number; y: number }): Promise<void> {
  for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) await mouse(page, type, at);
}

test('a cell is picked by a click, which the page does not get, and saved as its place', async ({
  sharedDesk: desk,
  site,
}) => {
  site.serve('/budget', htmlPage('Budget', noisy));
  const page = await desk.open(`${site.origin}/budget`);
  const before = await state(page);
  await startFromPopup(desk, page, 'half a question');
  await clickAt(page, await middleOf(page, 'Approve')); // no value: nothing happens
  expect(await picking(page)).toBeTruthy();
  await clickAt(page, await middleOf(page, '48,217.55'));
  const { popup, name, pointed } = await cardOf(desk);
  expect(name).toBe('Marketing, Q3');
  expect(pointed).toContain('48,217.55');
  expect(await state(page)).toEqual(before);
  await popup.click('form[data-confirm] [data-act=save]:not([disabled])');
  await popup.waitFor({ timeoutMs: 8000, what: 'the end of the card' }, () => document.querySelector('#question'));
  expect(await popup.evaluate(() => document.querySelector<HTMLInputElement>('#question')?.value)).toBe(
    'half a question',
  );
  const stored = await readStored(desk);
  expect(stored.entries).toMatchObject([
    { kind: 'pointer', name: 'Marketing, Q3', place: { page: `${site.origin}/budget`, locator: expect.anything() } },
  ]);
  expect(undatedPlaces(stored, ['48,217', '48217', '217.55'])).toEqual([]);
});

test('a cell is picked by keyboard alone, and the page gets no key', async ({ sharedDesk: desk, site }) => {
  site.serve('/budget', htmlPage('Budget', noisy));
  const page = await desk.open(`${site.origin}/budget`);
  const before = await state(page);
  await startFromPopup(desk, page);
  for (const key of ['Tab', 'ArrowDown', 'ArrowRight', 'Enter']) await page.press(key);
  const { popup, name, pointed } = await cardOf(desk);
  expect(name).toBe('Research, Q3');
  expect(pointed).toContain('13,940.25');
  await popup.close();
  expect(await state(page)).toEqual(before);
});

test('Escape leaves: no card, no badge, the page as it was', async ({ sharedDesk: desk, site }) => {
  site.serve('/budget', htmlPage('Budget', noisy));
  const page = await desk.open(`${site.origin}/budget`);
  const before = await state(page);
  await startFromPopup(desk, page, 'half a question');
  await page.press('Tab');
  await page.press('Escape');
  await gone(page);
  expect(await state(page)).toEqual(before);
  expect(await desk.reopenedPopup(700)).toBeNull();
  expect(await desk.workerEvaluate(() => chrome.action.getBadgeText({}))).toBe('');
  const popup = await desk.openPopup(page);
  await popup.waitFor({ timeoutMs: 8000, what: 'the question' }, () => {
    return document.querySelector<HTMLInputElement>('#question')?.value === 'half a question';
  });
  // The next press is the page's again.
  await popup.close();
  await clickAt(page, await middleOf(page, 'Approve'));
  expect((await state(page)).seen).toContain('button');
});

test('a worker that dies while it waits costs no pick', async ({ sharedDesk: desk, site }) => {
  site.serve('/budget', htmlPage('Budget', noisy));
  const page = await desk.open(`${site.origin}/budget`);
  await startFromPopup(desk, page);
  await desk.stopWorker();
  await page.press('Tab');
  await page.press('Enter');
  expect(await cardOf(desk)).toMatchObject({ name: 'Marketing, Q2' });
  await gone(page);
});

test('picking that is started twice goes on, and gives one card', async ({ sharedDesk: desk, site }) => {
  site.serve('/budget', htmlPage('Budget', noisy));
  const page = await desk.open(`${site.origin}/budget`);
  await startFromPopup(desk, page);
  await startFromPopup(desk, page);
  await new Promise((done) => setTimeout(done, 500)); // what ends the first must not end the second
  await picking(page);
  await clickAt(page, await middleOf(page, '12,006.00'));
  expect(await cardOf(desk)).toMatchObject({ name: 'Research, Q2' });
});

test('the page item opens a card whose first button picks a value instead', async ({ sharedDesk: desk, site }) => {
  site.serve('/budget', htmlPage('Budget', noisy));
  const page = await desk.open(`${site.origin}/budget`);
  const card = await rightClick(desk, page, 'page');
  await card.click('form[data-confirm] [data-act=pick]');
  await picking(page);
  await clickAt(page, await middleOf(page, '12,006.00'));
  expect(await cardOf(desk)).toMatchObject({ name: 'Research, Q2' });
});

test('values in a frame of the page can be picked', async ({ sharedDesk: desk, site }) => {
  site.serve('/inner', htmlPage('Inner', budget));
  site.serve(
    '/outer',
    htmlPage(
      'Outer',
      `<p>Around</p><iframe src="/inner" width="600" height="300"></iframe>
`,
    ),
  );
  const page = await desk.open(`${site.origin}/outer`);
  await startFromPopup(desk, page);
  const at = await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const cell = [...(frame?.contentDocument?.querySelectorAll('td') ?? [])].find(
      ({ textContent }) => textContent === '13,940.25',
    );
    const [outer, inner] = [frame?.getBoundingClientRect(), cell?.getBoundingClientRect()];
    if (!outer || !inner) throw new Error('no cell');
    return { x: outer.x + inner.x + inner.width / 2, y: outer.y + inner.y + inner.height / 2 };
  });
  await mouse(page, 'mouseMoved', at);
  await new Promise((done) => setTimeout(done, 200));
  await clickAt(page, at);
  expect(await cardOf(desk)).toMatchObject({ name: 'Research, Q3' });
  await gone(page);
});

test('where there is nothing to pick the popup says so, names the frame that it cannot read, and stays', async ({
  sharedDesk: desk,
  site,
}) => {
  const away = '<iframe src="http://localhost:9/away" width="600" height="100"></iframe>';
  site.serve('/prose', htmlPage('Essay', `<p>Rivers wander, and nobody minds.</p>${away}`));
  const page = await desk.open(`${site.origin}/prose`);
  const popup = await desk.openPopup(page);
  await popup.click('[data-act=pick]');
  const said = await popup.waitFor({ timeoutMs: 8000, what: 'the reason' }, () => {
    return document.querySelector('[data-failure]')?.textContent;
  });
  expect(said).toContain('no value to pick');
  expect(said).toContain('localhost');
});
