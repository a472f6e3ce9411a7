import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const MAIL = { line: { kind: 'preference', text: 'No calls before 11' }, said: 'No calls before 11' };
const WORD = {
  line: { kind: 'vocabulary', term: 'quarterly doc', aliases: ['Übersicht'], meaning: 'the finance one' },
  said: 'quarterly doc means the finance one',
};

/** Saves drafts as the page's own card does. */
async function remember(page: Page, drafts: object[]): Promise<void> {
  await page.evaluate(async (all) => {
    const { windowId } = (await chrome.tabs.getCurrent()) ?? {};
    for (const draft of all) {
      const data = { draft: { ...draft, capturedAs: 'typed' }, windowId };
      const reply = await chrome.runtime.sendMessage({ to: 'background', name: 'save', data });
      if (!reply.ok) throw new Error(reply.detail);
    }
  }, drafts);
}

async function exported(page: Page): Promise<{ name: string; text: string; path: string }> {
  const downloading = page.waitForEvent('download');
  await page.locator('[data-act=export]').click();
  const download = await downloading;
  const path = await download.path();
  return { name: download.suggestedFilename(), text: await readFile(path, 'utf8'), path };
}

const entriesOf = (text: string): unknown => JSON.parse(text).entries;

test('the memory goes out by the page’s own button, comes back the same, and is taken back whole', async ({
  fresh,
}) => {
  const page = await fresh.context.newPage();
  await page.goto(fresh.url('src/options/index.html'));
  await remember(page, [MAIL, WORD]);
  const file = await exported(page);
  expect(file.name).toMatch(/^whereabouts-\d{4}-\d\d-\d\d\.json$/);
  expect(entriesOf(file.text)).toHaveLength(2);

  await fresh.forgetAll();
  await page.reload();
  await expect(page.locator('[data-empty]')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.locator('[data-act=import]').focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) });
  await expect(page.locator('[data-import-summary]')).toContainText('2 new, 0 changed, 0 the same');
  await expect(page.locator('[data-entry]')).toHaveCount(0);
  await page.locator('[data-act=take-import]').click();
  await expect(page.locator('[data-entry]')).toHaveCount(2);
  expect(entriesOf((await exported(page)).text)).toEqual(entriesOf(file.text));

  // The second time there is nothing to do.
  await page.locator('input[type=file]').setInputFiles(file.path);
  await expect(page.locator('[data-import-summary]')).toContainText('0 new, 0 changed, 2 the same');
  await expect(page.locator('[data-act=take-import]')).toBeDisabled();
  await page.locator('[data-act=close-import]').click();
});

test('an import is undone in one go, and a truncated file is told', async ({ fresh }) => {
  const page = await fresh.context.newPage();
  await page.goto(fresh.url('src/options/index.html'));
  await remember(page, [MAIL, WORD]);
  const file = await exported(page);
  await fresh.forgetAll();
  await page.reload();
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'memory.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose(file.text.slice(0, -30));
  await expect(page.locator('[data-import-failure]')).toHaveText(
    'memory.json: The file is not complete, or not an exported memory.',
  );
  await choose(file.text);
  await page.locator('[data-act=take-import]').click();
  await expect(page.locator('[data-entry]')).toHaveCount(2);
  await page.locator('[data-act=undo]').click();
  await expect(page.locator('[data-empty]')).toBeVisible();
  await expect(page.locator('[data-toast] span')).toHaveText('The import is taken back.');
});
