import type { PageTarget } from '../../../tools/page-target.mjs';
import { missingForDisplay } from '../../support/browser/display.ts';
import type { Browser } from '../../support/browser/popup.ts';
import { htmlPage, htmlTable } from '../../support/browser/test-site.ts';
import { expect, test } from '../fixtures.ts';
import { recordedClicks, recordedTab } from '../recorded-clicks.ts';

test.skip(missingForDisplay().length > 0, `needs ${missingForDisplay().join(' and ')}`);

interface Seen {
  info: Record<string, unknown>;
  tab: Record<string, unknown>;
}

const body =
  '<p id="sentence">No calls before 11.</p><p><a id="link" href="/reports/q3-summary.html">Quarterly report</a></p>' +
  htmlTable('Prices', [
    ['Item', 'Price'],
    ['Flour', '<span id="cell">12.40</span>'],
    ['Salt', '3.05'],
  ]);

/** Waits until the menu items are there (they are made at install) and notes clicks on them. */
async function watchClicks(desk: Browser): Promise<void> {
  await expect
    .poll(
      () =>
        desk
          .workerEvaluate(async () => {
            await chrome.contextMenus.update('remember-page', { enabled: true });
            return 'there';
          })
          .catch(String),
      { timeout: 10_000 },
    )
    .toBe('there');
  await desk.workerEvaluate(() => {
    const seen: unknown[] = [];
    Object.assign(globalThis, { seenClicks: seen });
    chrome.contextMenus.onClicked.addListener((info, tab) => void seen.push({ info, tab }));
  });
}

/** Right-clicks the middle of an element's text by the mouse; the menu that opens is the browser's own. */
async function openMenu(page: PageTarget, selector: string, select: boolean): Promise<void> {
  const at = await page.evaluate(
    (wanted, selects) => {
      const element = document.querySelector(wanted);
      if (!element) throw new Error(`no element ${wanted}`);
      const range = document.createRange();
      range.selectNodeContents(element);
      if (selects) {
        getSelection()?.removeAllRanges();
        getSelection()?.addRange(range);
      }
      const box = range.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    },
    selector,
    select,
  );
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
  for (const type of ['mousePressed', 'mouseReleased']) {
    // The browser may answer only when its menu has closed.
    const sent = page.send('Input.dispatchMouseEvent', { type, ...at, button: 'right', clickCount: 1 });
    await Promise.race([sent.catch(() => undefined), new Promise((done) => setTimeout(done, 500))]);
  }
  await new Promise((done) => setTimeout(done, 700));
}

const shape = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape(part)]))
    : typeof value;

const clicks: { on: keyof typeof recordedClicks; at: string; keys: string[]; card: RegExp }[] = [
  { on: 'selection', at: '#sentence', keys: ['Up', 'Up', 'Return'], card: /No calls before 11/ },
  { on: 'selection', at: '#cell', keys: ['Up', 'Up', 'Return'], card: /You pointed at 12\.40/ },
  { on: 'link', at: '#link', keys: ['Up', 'Up', 'Return'], card: /You pointed at Quarterly report/ },
  { on: 'page', at: 'h1', keys: ['Up', 'Up', 'Up', 'Return'], card: /You pointed at Vendors/ },
];

for (const { on, at, keys, card } of clicks) {
  test(`the browser’s own menu on ${at} (${on}) opens the popup with its card filled`, async ({
    desk,
    display,
    site,
  }) => {
    site.serve('/page', htmlPage('Vendors', body));
    const page = await desk.open(`${site.origin}/page`);
    await watchClicks(desk);
    await openMenu(page, at, on === 'selection');
    await display?.press(...keys);

    const popup = await desk.reopenedPopup(10_000);
    if (!popup) throw new Error('the popup did not open');
    const drawn = { timeoutMs: 8000, what: 'the card' };
    await popup.waitFor(drawn, () => document.querySelector('form[data-confirm] .acts button'));
    const shown = await popup.evaluate(() => {
      const form = document.querySelector('form[data-confirm]');
      const typed = [...(form?.querySelectorAll('textarea') ?? [])].map(({ value }) => value);
      return [form?.textContent, ...typed].join(' ').replace(/\s+/g, ' ');
    });
    expect(shown).toMatch(card);

    // The clicks that other tests dispatch are what the browser tells.
    const seen = await desk.workerEvaluate(() => (globalThis as unknown as { seenClicks: Seen[] }).seenClicks);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.info['menuItemId']).toBe(recordedClicks[on].menuItemId);
    expect(shape(seen[0]?.info)).toEqual(shape(recordedClicks[on]));
    expect(shape(seen[0]?.tab)).toEqual(shape(recordedTab));
  });
}
