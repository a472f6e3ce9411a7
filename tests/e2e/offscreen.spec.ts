import { cp, mkdtemp, readdir, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AskState } from '../../src/asking/ask-state.ts';
import { launchChromium } from '../../tools/chromium.mjs';
import type { PageTarget } from '../../tools/page-target.mjs';
import { packedExtension } from '../support/browser/pack-once.ts';
import { askInPopup, type Browser } from '../support/browser/popup.ts';
import { htmlPage, htmlTable } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const DOCUMENT = 'src/offscreen/index.html';
const prices = (flour: string) =>
  htmlPage(
    'Prices',
    htmlTable('Prices', [
      ['Item', 'Price'],
      ['Flour', flour],
      ['Salt', '3.05'],
    ]),
  );
const QUESTION = 'What is the price of Flour?';

const documents = async (desk: Browser) =>
  (await desk.targets('background_page')).filter(({ url }) => url.endsWith(DOCUMENT)).length;
const closeDocument = (desk: Browser) => desk.workerEvaluate(() => chrome.offscreen.closeDocument());

test('a document that was closed between two questions is made again', async ({ sharedDesk: desk, site }) => {
  site.serve('/prices', prices('12.40'));
  const page = await desk.open(`${site.origin}/prices`);
  const first = await askInPopup(desk, page, QUESTION);
  expect(first.claims, first.failed ?? first.raw).toMatchObject([{ value: '12.40' }]);
  expect(await documents(desk)).toBe(1);
  await closeDocument(desk);
  await expect.poll(() => documents(desk)).toBe(0);
  const second = await askInPopup(desk, page, 'What is the price of Salt?');
  expect(second.claims, second.failed ?? second.raw).toMatchObject([{ value: '3.05' }]);
});

test('a document that is closed again and again while a question is answered costs no answer', async ({
  sharedDesk: desk,
  site,
}) => {
  site.serve('/prices', prices('12.40'));
  const page = await desk.open(`${site.origin}/prices`);
  await askInPopup(desk, page, QUESTION);
  // Three times, each as soon as there is one that may be at work.
  const closing = desk.workerEvaluate(async () => {
    for (let closed = 0; closed < 3; ) {
      await chrome.offscreen.closeDocument().then(
        () => closed++,
        () => undefined,
      );
      await new Promise((done) => setTimeout(done, 5));
    }
  });
  const answer = await askInPopup(desk, page, 'What is the price of Salt?');
  await closing;
  expect(answer.claims, answer.failed ?? answer.raw).toMatchObject([{ value: '3.05' }]);
});

test('two questions at once share one document and do not mix', async ({ sharedDesk: desk, site }) => {
  site.serve('/here', prices('12.40'));
  site.serve('/there', prices('47.00'));
  const pages = [await desk.open(`${site.origin}/here`), await desk.open(`${site.origin}/there`)];
  // A click on the toolbar button lets each page be read.
  for (const page of pages) await (await desk.openPopup(page)).close();
  await desk.workerEvaluate(async () => {
    await chrome.offscreen.closeDocument().catch(() => undefined);
    await chrome.windows.create({ url: 'about:blank' });
  });
  const options = await desk.extensionPage('src/options/index.html');
  const values = await options.evaluate(
    async (question, addresses) => {
      const windows = await chrome.windows.getAll();
      const tabs = await chrome.tabs.query({});
      const asked = addresses.map(async (address, i) => {
        const data = { question, windowId: windows[i]?.id, tabId: tabs.find(({ url }) => url === address)?.id };
        await chrome.runtime.sendMessage({ to: 'background', name: 'ask', data });
        for (;;) {
          const slot = `ask:${data.windowId}`;
          const state = (await chrome.storage.session.get(slot))[slot] as AskState | undefined;
          if (state?.status === 'done') return state.answer?.claims.map(({ value }) => value.text);
          await new Promise((done) => setTimeout(done, 50));
        }
      });
      return Promise.all(asked);
    },
    QUESTION,
    [`${site.origin}/here`, `${site.origin}/there`],
  );
  expect(values).toEqual([['12.40'], ['47.00']]);
  expect(await documents(desk)).toBe(1);
});

test('the document hears nobody but the worker', async ({ sharedDesk: desk, site }) => {
  site.serve('/prices', prices('12.40'));
  const page = await desk.open(`${site.origin}/prices`);
  const answer = await askInPopup(desk, page, QUESTION);
  expect(answer.claims, answer.failed ?? answer.raw).toMatchObject([{ value: '12.40' }]);
  const ask = { to: 'offscreen', name: 'plan', data: { question: 'x', memory: [], last: null, clock: {} } };
  const replyTo = (own: PageTarget | null) => own?.evaluate((message) => chrome.runtime.sendMessage(message), ask);
  expect(await replyTo(await desk.popup())).toEqual({ ok: false, code: 'bad-request' });
  expect(await replyTo(await desk.extensionPage('src/options/index.html'))).toEqual({ ok: false, code: 'bad-request' });
});

for (const [part, isPart] of [
  ['the thread', (file: string) => /^assets\/thread-/.test(file)],
  ['the document', (file: string) => file === DOCUMENT],
] as const) {
  test(`without ${part} the popup says that it failed and offers to ask again`, async ({ site }) => {
    const broken = await mkdtemp(path.join(tmpdir(), 'whereabouts-broken-'));
    await cp(packedExtension(), broken, { recursive: true });
    const parts = (await readdir(broken, { recursive: true })).filter(isPart);
    expect(parts).toHaveLength(1);
    for (const file of parts) await unlink(path.join(broken, file));
    const desk = await launchChromium({ extension: broken, headless: true, lang: 'en-US' });
    try {
      site.serve('/prices', prices('12.40'));
      const answer = await askInPopup(desk, await desk.open(`${site.origin}/prices`), QUESTION);
      expect(answer.claims).toEqual([]);
      expect(answer.refusals, answer.raw).toEqual([expect.stringContaining('did not finish')]);
      const popup = await desk.popup();
      expect(await popup?.evaluate(() => document.querySelector('[data-way-on=retry]') !== null)).toBe(true);
    } finally {
      await desk.close();
      await rm(broken, { recursive: true });
    }
  });
}
