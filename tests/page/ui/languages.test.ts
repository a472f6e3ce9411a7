import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { say, spokenLocale } from '../../../src/phrases/phrases.ts';
import { fail, ok } from '../../../src/platform/result.ts';
import { fakeOptionsPlatform } from '../../support/fake-options-platform.ts';
import { galleryStates } from '../../support/gallery-states.ts';
import { aPreview } from '../../support/import-preview.ts';
import { speakInPages } from '../../support/speak-in-pages.ts';
import { mountOptions, mountPopup, settle, texts, the, unmountAll } from './mount.ts';

afterEach(async () => {
  unmountAll();
  await speakInPages('en');
  await page.viewport(414, 896);
});

const others = ['de', 'fr', 'es'];

/** The options page with a line of every kind and something to say in every part of it. */
async function fullOptions(language: string) {
  await speakInPages(language);
  const platform = fakeOptionsPlatform({ words: 214, entries: 6, maxWords: 250, maxEntries: 40 });
  platform.clock.locale = spokenLocale(language);
  platform.ownData = ['https://docs.example/*', 'https://grid.example/*'];
  platform.replies['planImport'] = () => ok({ ...aPreview, budget: { ...aPreview.budget, words: 262 } });
  platform.replies['syncStatus'] = () =>
    ok({ on: true, at: platform.clock.now(), share: 0.08, tooLong: 1, unreadable: 2, problem: 'full' as const });
  const mounted = await mountOptions(platform);
  document.documentElement.lang = language;
  await mounted.options.transfer.look(new File(['{}'], 'other.json'));
  await settle();
  return mounted;
}

/** English phrases of two words and more, without values, which another language says otherwise. */
async function englishOnly(language: string): Promise<string[]> {
  const [english, other] = await Promise.all(
    ['en', language].map(async (of) => (await fetch(`/_locales/${of}/messages.json`)).json()),
  );
  return Object.entries(english as Record<string, { message: string }>)
    .filter(([key, { message }]) => message !== other[key]?.message)
    .flatMap(([, { message }]) => message.split(/\{\w+\}/))
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3,} \p{L}{3,}/u.test(part));
}

/** All that a page says, and tells to those who do not see it. */
function saidText(): string {
  const told = [...document.querySelectorAll('[aria-label], [placeholder]')].flatMap((one) => [
    one.getAttribute('aria-label') ?? '',
    one.getAttribute('placeholder') ?? '',
  ]);
  return [document.body.textContent, ...told].join('\n');
}

/** Parts that are wider than their room, by what they say. */
const tooWide = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) => one.closest('.unseen') === null && one.getBoundingClientRect().right > innerWidth + 0.5)
    .map((one) => `${one.tagName} ${one.textContent?.slice(0, 60)}`);

describe('the options page in other languages', () => {
  it('is worded in German, with German dates and one or many of a thing', async () => {
    const { options, platform } = await fullOptions('de');
    expect(the('h1').textContent).toBe('Was ich weiß');
    expect(texts('[data-entry=f1] .meta')[0]).toBe('seit dem 3. März, von Ihnen eingegeben');
    expect(texts('[data-entry=f2] .meta')[0]).toBe('Sie sagten es mir am 3. März, von Ihnen eingegeben');
    expect(texts('[data-entry=f2] [data-why]')).toEqual([
      'Auf Ihr Wort behalten, gegen die Sortierung: Eine Uhrzeit ist darin, und Uhrzeiten verschieben sich.',
    ]);
    expect(texts('[data-import-new=n2] .as-of')).toEqual([
      'Behalten, aber in Antworten nicht verwendet, bis Sie sie angesehen haben: Es nennt einen Zustand, und Zustände ändern sich.',
    ]);
    expect(texts('[data-entry=v1] p')[0]).toBe(
      'quarterly doc (auch q-doc) bedeutet the finance one: der Ort „finance doc“',
    );
    expect(texts('[data-entry=v1] summary')[0]).toContain('3. Dezember 2025 bis 3. März, und 1 weitere');
    expect(texts('[data-log=not-stored] .quiet')).toEqual([' (nachsehen)']);
    expect(texts('[data-import-summary]')[0]?.trim()).toBe('2 neu, 2 geändert, 4 gleich, 1 anzusehen.');
    expect(the('[data-act=take-import]').textContent).toBe('2 Zeilen importieren');
    expect(texts('[data-sync-trouble]').slice(1)).toEqual([
      '1 Zeile auf diesem Rechner ist zu lang für den Abgleich.',
      '2 Zeilen von einem anderen Rechner sind hier nicht lesbar. Aktualisieren Sie die Erweiterung auf diesem.',
    ]);
    const [first] = options.memory.value.state === 'ready' ? options.memory.value.value.entries : [];
    if (first) await options.remove(first);
    await settle();
    expect(texts('[data-toast] span')).toEqual(['Gelöscht: „quarterly doc“ bedeutet the finance one']);
    platform.replies['planImport'] = () => fail('bad-request', 'The file does not say its version.');
    await options.transfer.look(new File(['{}'], 'other.json'));
    await settle();
    expect(texts('[data-import-failure]')).toEqual(['other.json: Die Datei nennt ihre Version nicht.']);
  });

  it.each(others)('says nothing in English in %s', async (language) => {
    const english = await englishOnly(language);
    expect(english.length).toBeGreaterThan(100);
    const { options } = await fullOptions(language);
    const said = saidText();
    expect(english.filter((phrase) => said.includes(phrase))).toEqual([]);
    options.edit('f2');
    options.transfer.close();
    await settle();
    const editing = saidText();
    expect(english.filter((phrase) => editing.includes(phrase))).toEqual([]);
  });

  it.each(['en', ...others])('has room for its words in %s on a narrow and a wide screen', async (language) => {
    for (const width of [360, 1000]) {
      await page.viewport(width, 900);
      await fullOptions(language);
      expect(tooWide()).toEqual([]);
    }
  });

  it.each(others)('is named in %s where the popup speaks of it', async (language) => {
    await fullOptions(language);
    expect(say('own_data_explain', { sites: say('sites'), host: 'x' })).toContain(the('#sites').textContent);
  });
});

describe('the popup in other languages', () => {
  it.each(others)('fits in 400 by 600 in %s, in all of its states', async (language) => {
    await speakInPages(language);
    const wrong: string[] = [];
    for (const [name, state] of Object.entries(galleryStates)) {
      const fake = state.platform();
      fake.clock.locale = spokenLocale(language);
      const { popup, platform } = await mountPopup(fake);
      state.after?.(platform, popup);
      await settle(60);
      const main = the('main');
      const { height } = main.getBoundingClientRect();
      if (main.scrollWidth > 400 || height > 600) wrong.push(`${name}: ${main.scrollWidth} by ${height}`, ...tooWide());
    }
    expect(wrong).toEqual([]);
  });
});
