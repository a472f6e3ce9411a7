import { expect, test } from './fixtures.ts';

/** What the extension on another machine would have shared. */
const fromElsewhere = {
  v: 1,
  id: 'elsewhere',
  parts: {
    line: {
      is: {
        kind: 'preference',
        text: 'Window seat on long trips',
        admission: { sortVersion: 1, verdict: 'remember', reasons: [], capturedAs: 'typed' },
      },
      at: 1,
    },
    createdAt: { is: 1, at: 1 },
    updatedAt: { is: 1, at: 1 },
  },
};

test('once turned on, lines go out and come in by the browser’s sync; stopped, they are taken back', async ({
  fresh,
}) => {
  const page = await fresh.context.newPage();
  await page.goto(fresh.url('src/options/index.html'));
  const remember = (text: string) =>
    page.evaluate(async (said) => {
      const { windowId } = (await chrome.tabs.getCurrent()) ?? {};
      const draft = { line: { kind: 'preference', text: said }, said, capturedAs: 'typed' };
      const reply = await chrome.runtime.sendMessage({ to: 'background', name: 'save', data: { draft, windowId } });
      if (!reply.ok) throw new Error(reply.detail);
    }, text);
  const shared = () => page.evaluate(async () => JSON.stringify(await chrome.storage.sync.get(null)));

  await remember('No calls before 11');
  expect(await shared()).toBe('{}');

  await page.locator('[data-act=start-sync]').click();
  await expect(page.locator('[data-sync-share]')).toContainText('Last synced');
  expect(await shared()).toContain('No calls before 11');

  await remember('Never book the aisle');
  await expect.poll(shared).toContain('Never book the aisle');

  await page.evaluate((line) => chrome.storage.sync.set({ [`line:${line.id}`]: line }), fromElsewhere);
  await expect(async () => {
    await page.reload();
    await expect(page.locator('[data-entry]')).toHaveCount(3);
  }).toPass();
  await expect(page.locator('[data-entry=elsewhere] p').first()).toHaveText('Window seat on long trips');

  await page.locator('[data-entry=elsewhere] [data-act=delete]').click();
  await expect.poll(shared).not.toContain('Window seat');
  expect(await shared()).toContain('"gone"');

  await page.locator('[data-act=stop-sync]').click();
  await expect(page.locator('[data-act=start-sync]')).toBeVisible();
  expect(await shared()).toBe('{}');
  await expect(page.locator('[data-entry]')).toHaveCount(2);
});
