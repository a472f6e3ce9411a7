import type { AskState } from '../../src/asking/ask-state.ts';
import type { PageTarget } from '../../tools/page-target.mjs';
import { askInPopup, type Browser, rememberPage } from '../support/browser/popup.ts';
import { htmlPage, htmlTable, type TestSite } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

/** A list of prices that draws itself a while after it has loaded, so that a copy of it stays open that long. */
function serveSlowPrices(site: TestSite): void {
  const table = htmlTable('Prices', [
    ['Item', 'Price'],
    ['Flour', '12.40'],
    ['Salt', '3.05'],
    ['Sugar', '7.15'],
  ]);
  site.serve(
    '/prices',
    htmlPage(
      'Prices',
      `<main></main><script>setTimeout(() => { document.querySelector('main').innerHTML = ${JSON.stringify(table)}; }, 1500)</script>`,
    ),
  );
}

/** Asks as the popup of a window does, which can be open in one window alone. Gives the question's id. */
async function askFrom(page: PageTarget, windowId: number, tabId: number, question: string): Promise<string> {
  return page.evaluate(
    async (data) => {
      const reply = await chrome.runtime.sendMessage({ to: 'background', name: 'ask', data });
      return reply.value.askId as string;
    },
    { question, windowId, tabId },
  );
}

const stateOf = (desk: Browser, windowId: number): Promise<AskState> =>
  desk.workerEvaluate(async (key) => (await chrome.storage.session.get(key))[key] as never, `ask:${windowId}`);

const tabsAt = async (desk: Browser, url: string) =>
  desk.workerEvaluate(async (wanted) => {
    const tabs = await chrome.tabs.query({});
    return tabs.flatMap((tab) => (tab.url === wanted || tab.pendingUrl === wanted ? [tab.id ?? -1] : []));
  }, url);

const QUESTION = 'What is the price of Flour in Prices?';

/** A place that is remembered and open in the first of two windows, and both windows. */
async function twoWindows(desk: Browser, site: TestSite) {
  serveSlowPrices(site);
  site.serve('/notes', htmlPage('Notes', '<p>Nothing is written here.</p>'));
  const url = `${site.origin}/prices`;
  const page = await desk.open(url);
  await desk.grantSilently('http://127.0.0.1/*');
  await rememberPage(desk, page);
  // Only a site that was granted is loaded in a tab of ours; this asks for it.
  const granted = await askInPopup(desk, page, QUESTION);
  expect(granted.claims, granted.failed ?? granted.raw).toMatchObject([{ value: '12.40', clock: 'now' }]);
  const own = await desk.open(`chrome-extension://${desk.id}/src/options/index.html`);
  // Its own address is not told of a page of ours in all versions of the browser; the page itself knows its tab.
  const first = await own.evaluate(async () => {
    const { windowId, id = -1 } = (await chrome.tabs.getCurrent()) ?? { windowId: -1 };
    return { windowId, tabId: id };
  });
  const second = await desk.workerEvaluate(async (notes) => {
    const { id: windowId = -1, tabs } = (await chrome.windows.create({ url: notes })) ?? {};
    return { windowId, tabId: tabs?.[0]?.id ?? -1 };
  }, `${site.origin}/notes`);
  const [shown] = await tabsAt(desk, url);
  return { url, own, first, second, shown };
}

test('two questions asked at once, of one place and from two windows, each get their own answer', async ({
  desk,
  site,
}) => {
  test.slow();
  const { url, own, first, second, shown } = await twoWindows(desk, site);

  await askFrom(own, first.windowId, first.tabId, QUESTION);
  await expect.poll(async () => (await tabsAt(desk, url)).length).toBe(2); // the copy that the first question reads
  await askFrom(own, second.windowId, second.tabId, 'What is the price of Salt in Prices?');

  for (const [asked, value] of [
    [first, '12.40'],
    [second, '3.05'],
  ] as const) {
    await expect.poll(async () => (await stateOf(desk, asked.windowId)).status, { timeout: 30_000 }).toBe('done');
    const { answer } = await stateOf(desk, asked.windowId);
    expect(answer?.refusals).toEqual([]);
    expect(answer?.claims).toMatchObject([{ standing: 'sure', value: { text: value } }]);
    // The person's tab, never the other question's copy, which is closed by now.
    expect(answer?.claims[0]?.provenance).toMatchObject({ clock: 'now', source: { tabId: shown } });
  }
  expect(await tabsAt(desk, url)).toEqual([shown]);
});

test('a question that is stopped closes its copy of the page, says nothing more, and leaves the other alone', async ({
  desk,
  site,
}) => {
  test.slow();
  const { url, own, first, second, shown } = await twoWindows(desk, site);
  const stopped = await askFrom(own, first.windowId, first.tabId, QUESTION);
  await expect.poll(async () => (await tabsAt(desk, url)).length).toBe(2);
  await askFrom(own, second.windowId, second.tabId, 'What is the price of Salt in Prices?');
  await own.evaluate(
    async (data) => void (await chrome.runtime.sendMessage({ to: 'background', name: 'cancel', data })),
    { askId: stopped },
  );

  await expect.poll(async () => (await stateOf(desk, second.windowId)).status, { timeout: 30_000 }).toBe('done');
  expect((await stateOf(desk, second.windowId)).answer?.claims).toMatchObject([{ value: { text: '3.05' } }]);
  await expect.poll(() => tabsAt(desk, url)).toEqual([shown]);
  expect(await stateOf(desk, first.windowId)).toMatchObject({ status: 'cancelled', id: stopped });
});
