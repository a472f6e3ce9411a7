import { launchChromium } from '../../tools/chromium.mjs';
import { packedExtension } from '../support/browser/pack-once.ts';
import { expect, test } from './fixtures.ts';

test('a German browser gets popup, options, reasons and refusals in German', async () => {
  test.slow();
  const browser = await launchChromium({ extension: packedExtension(), headless: true, lang: 'de' });
  try {
    const page = await browser.extensionPage('src/options/index.html');
    await page.waitFor(
      { timeoutMs: 15_000, what: 'the options page' },
      () => document.querySelector('[data-act=remember]') !== null,
    );
    expect(
      await page.evaluate(() => [
        document.documentElement.lang,
        document.title,
        document.querySelector('h1')?.textContent,
      ]),
    ).toEqual(['de', 'Was Whereabouts weiß', 'Was ich weiß']);

    const refused = await page.evaluate(async () => {
      const send = (name: string, data: unknown) => chrome.runtime.sendMessage({ to: 'background', name, data });
      const { windowId } = (await chrome.tabs.getCurrent()) ?? {};
      const draft = (text: string) => ({ line: { kind: 'preference', text }, said: text, capturedAs: 'typed' });
      await send('save', { draft: draft('No calls before 11'), windowId });
      return send('ask', { question: ' ', windowId });
    });
    expect(refused).toMatchObject({ ok: false, detail: 'Geben Sie zuerst eine Frage ein.' });
    await page.evaluate(() => location.reload());
    await page.waitFor({ timeoutMs: 15_000, what: 'the line' }, () => document.querySelector('[data-why]') !== null);
    // The entry holds the reason in English; it is shown in the language of the browser.
    expect(await page.evaluate(() => document.querySelector('[data-why]')?.textContent)).toMatch(/^Es |^Sätze mit /);

    const popup = await browser.openPopup(page);
    expect(await popup.evaluate(() => document.querySelector('input')?.placeholder)).toBe(
      'Fragen oder „merke dir …“ eingeben',
    );
    expect(await popup.evaluate(() => document.documentElement.lang)).toBe('de');
  } finally {
    await browser.close();
  }
});
