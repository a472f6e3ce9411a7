import path from 'node:path';
import { launchChromium } from '../../tools/chromium.mjs';
import type { Browser } from '../support/browser/popup.ts';
import { htmlPage } from '../support/browser/test-site.ts';
import { test as base, expect } from './fixtures.ts';

const TINY = path.resolve(import.meta.dirname, '../support/tiny-extension');

/** The driver, tried on the smallest extension that has a popup and a worker. */
const test = base.extend<{ tiny: Browser }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
  tiny: async ({}, use) => {
    const tiny = await launchChromium({ extension: TINY, headless: true });
    await use(tiny);
    await tiny.close();
  },
});

const said = () => document.querySelector('#said')?.textContent;
const soon = { timeoutMs: 5000, what: 'the popup to say something' };

test.beforeEach(({ site }) => {
  for (const name of ['a', 'b', 'c']) site.serve(`/${name}`, htmlPage(`Page ${name}`, ''));
});

test('tells a tab behind another that it is hidden', async ({ tiny, site }) => {
  const first = await tiny.open(`${site.origin}/a`);
  const second = await tiny.open(`${site.origin}/b`);
  const behind = await tiny.open(`${site.origin}/c`, { background: true });
  expect(await second.visibility()).toBe('visible');
  await first.assertHidden();
  await behind.assertHidden();
  await expect(second.assertHidden()).rejects.toThrow('says that it is visible');
});

test('opens the popup by a real click, which lets it read the tab in front alone', async ({ tiny, site }) => {
  const tab = await tiny.open(`${site.origin}/a`);
  const popup = await tiny.openPopup(tab);
  await popup.click('#read');
  expect(await popup.waitFor(soon, said)).toBe('Page a');
  const other = await tiny.open(`${site.origin}/b`);
  expect(await tiny.popup()).toBeNull();
  await other.activate();
  const refused = await tiny.workerEvaluate(async () => {
    const [front] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const target = { tabId: front?.id ?? -1 };
    return chrome.scripting.executeScript({ target, func: () => document.title }).catch((error) => error.message);
  });
  expect(refused).toMatch(/Cannot access|permission/);
});

test('types with trusted keys', async ({ tiny, site }) => {
  const popup = await tiny.openPopup(await tiny.open(`${site.origin}/a`));
  await popup.fill('#question', 'Où est-ce, naïve?');
  await popup.press('Enter');
  expect(await popup.waitFor(soon, said)).toBe('asked: Où est-ce, naïve?, true');
});

test('refuses to click what is covered or not there', async ({ tiny, site }) => {
  site.serve('/covered', htmlPage('Covered', '<button id="b">B</button><div style="position:fixed;inset:0"></div>'));
  const tab = await tiny.open(`${site.origin}/covered`);
  await expect(tab.click('#b')).rejects.toThrow('covered by DIV');
  await expect(tab.click('#nowhere')).rejects.toThrow('no element #nowhere');
});

test('grants a site without a dialog, once the extension asks', async ({ tiny, site }) => {
  const tab = await tiny.open(`${site.origin}/a`);
  const sites = () => tiny.workerEvaluate(async () => (await chrome.permissions.getAll()).origins);
  await tiny.grantSilently('http://127.0.0.1/*');
  expect(await sites()).toEqual([]);
  const popup = await tiny.openPopup(tab);
  await popup.click('#grant');
  expect(await popup.waitFor(soon, said)).toBe('granted: true');
  expect(await sites()).toEqual(['http://127.0.0.1/*']);
});

test('stops the worker and starts it again with what it stored', async ({ tiny, site }) => {
  const popup = await tiny.openPopup(await tiny.open(`${site.origin}/b`));
  await popup.click('#read');
  await popup.waitFor(soon, said);
  await tiny.stopWorker();
  expect(await tiny.workerRuns()).toBe(false);
  expect(await tiny.workerEvaluate(async () => (await chrome.storage.local.get())['last'])).toBe('Page b');
});

test('says why when an extension does not load', async () => {
  const launching = launchChromium({ extension: path.dirname(TINY), headless: true, workerTimeoutMs: 2000 });
  await expect(launching).rejects.toThrow('manifest.json');
});

test('fails a call whose target goes away instead of waiting for ever', async ({ tiny, site }) => {
  const tab = await tiny.open(`${site.origin}/a`);
  const waiting = tab.evaluate(() => new Promise(() => undefined));
  const failed = expect(waiting).rejects.toThrow('went away');
  await tab.close();
  await failed;
});
