import type { PageTarget } from '../../tools/page-target.mjs';
import { type Browser, enter, readAnswer } from '../support/browser/popup.ts';
import { readStored } from '../support/browser/stored.ts';
import { htmlPage, htmlTable } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

/** Lets the extension into private windows, as the person does in chrome://extensions, and opens one at an address. */
async function openPrivately(desk: Browser, url: string): Promise<PageTarget> {
  const extensions = await desk.open('chrome://extensions/', { background: true });
  await extensions.waitFor({ timeoutMs: 8000, what: 'chrome://extensions' }, () => 'developerPrivate' in chrome);
  await extensions.evaluate(async (extensionId) => {
    // Only chrome://extensions has it, so the types do not.
    const { developerPrivate } = chrome as unknown as {
      developerPrivate: {
        updateProfileConfiguration(change: object): Promise<void>;
        updateExtensionConfiguration(change: object): Promise<void>;
      };
    };
    // An unpacked extension that starts anew is switched off without it.
    await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
    await developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true });
  }, desk.id);
  await extensions.close();
  // The browser starts the extension anew, and its worker must not be looked into before it is active.
  await desk.workerActivated();
  const allowed = () => desk.workerEvaluate(() => chrome.extension.isAllowedIncognitoAccess()).catch(() => false);
  await expect.poll(allowed, { timeout: 15_000 }).toBe(true);
  await desk.workerEvaluate(async (address) => {
    await chrome.windows.create({ url: address, incognito: true, focused: true });
  }, url);
  const find = () => desk.findTab((address) => address === url);
  await expect.poll(async () => (await find()) !== null).toBe(true);
  const page = await find();
  if (!page) throw new Error('no private tab');
  return page;
}

test('in a private window questions are answered, nothing is written, and the popup says so', async ({
  desk,
  site,
}) => {
  test.slow();
  site.serve(
    '/prices',
    htmlPage(
      'Prices',
      htmlTable('Prices', [
        ['Item', 'Price'],
        ['Flour', '12.40'],
        ['Salt', '3.05'],
      ]),
    ),
  );
  const page = await openPrivately(desk, `${site.origin}/prices`);
  await page.loaded();
  const popup = await desk.openPopup(page);
  await popup.waitFor({ timeoutMs: 8000, what: 'the note' }, () => document.querySelector('.private'));
  await enter(popup, 'What is the price of Flour?');
  const answered = { timeoutMs: 30_000, what: 'the answer' };
  await popup.waitFor(answered, () => document.querySelector('main[data-status=done] article[data-claim]'));
  const answer = await readAnswer(popup);
  expect(answer.claims).toMatchObject([{ value: '12.40', standing: 'sure' }]);
  expect(answer.raw).toMatch(/private window/i);
  expect(
    await popup.evaluate(() => document.querySelectorAll('[data-act=remember-place], [data-act=remember]').length),
  ).toBe(0);

  // Words typed for remembering are turned away by the worker, whatever the popup offers.
  const refused = await popup.evaluate(async () => {
    const { id: windowId } = await chrome.windows.getCurrent();
    const draft = {
      line: { kind: 'preference', text: 'No calls before 11' },
      said: 'No calls before 11',
      capturedAs: 'typed',
    };
    return chrome.runtime.sendMessage({ to: 'background', name: 'save', data: { draft, windowId } });
  });
  expect(refused).toMatchObject({ ok: false, code: 'private-window' });
  await popup.close();

  const { entries, places } = await readStored(desk);
  expect(entries).toEqual([]);
  for (const [place, held] of Object.entries(places)) {
    // The question under way lives in memory until the window closes.
    if (place !== 'storage.session')
      expect(JSON.stringify(held), place).not.toMatch(/Flour|12\.40|\/prices|calls before/);
  }
  await page.close();
  const session = async () => JSON.stringify((await readStored(desk)).places['storage.session']);
  await expect.poll(session, { timeout: 10_000 }).not.toMatch(/Flour|12\.40/);
});
