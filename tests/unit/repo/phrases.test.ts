import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { say, speakBy, spokenLocale } from '../../../src/phrases/phrases.ts';
import { wordProvenance } from '../../../src/ui/clock.ts';

const folder = path.resolve(import.meta.dirname, '../../../public/_locales');
const languages = readdirSync(folder).sort();
const phrasesOf = (language: string): Record<string, { message: string }> =>
  JSON.parse(readFileSync(path.join(folder, language, 'messages.json'), 'utf8'));
const english = phrasesOf('en');
const bracesOf = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Everything that the code says by name. */
const code = ['src', 'manifest.json'].flatMap((of) => textsIn(path.resolve(folder, '../..', of))).join('\n');

function textsIn(of: string): string[] {
  if (/\.(?:tsx?|json)$/.test(of)) return [readFileSync(of, 'utf8')];
  return readdirSync(of, { withFileTypes: true })
    .filter((file) => file.isDirectory() || /\.tsx?$/.test(file.name))
    .flatMap((file) => textsIn(path.join(of, file.name)));
}

const speak = (language: string): void => {
  const phrases = phrasesOf(language);
  speakBy((key) => phrases[key]?.message ?? '');
};

describe('phrases', () => {
  it('are there in English, German, French and Spanish', () => {
    expect(languages).toEqual(['de', 'en', 'es', 'fr']);
  });
  it.each(languages)('in %s are all there, none more, with the same braces', (language) => {
    const phrases = phrasesOf(language);
    expect(Object.keys(phrases).sort()).toEqual(Object.keys(english).sort());
    for (const [key, { message }] of Object.entries(phrases)) {
      expect(message.trim(), key).not.toBe('');
      expect(bracesOf(message), key).toEqual(bracesOf(english[key]?.message));
      expect(message, `${key}: the browser reads $ as a placeholder of its own`).not.toContain('$');
    }
    expect((phrases['description']?.message ?? '').length).toBeLessThanOrEqual(132);
  });
  it('do not part a French mark from its word at the end of a line', () => {
    for (const [key, { message }] of Object.entries(phrasesOf('fr'))) expect(message, key).not.toMatch(/ [;:!?»%]|« /);
  });
  it('are all said somewhere', () => {
    // The names of menu items are put together from what was clicked; those of told sentences have a test of their own.
    const named = Object.keys(english).filter((key) => !/^(?:menu_(?:selection|link|page)$|sentence_)/.test(key));
    const unsaid = named.filter((key) => !new RegExp(`['"]${key}['"]|__MSG_${key}__`).test(code));
    expect(unsaid).toEqual([]);
  });
  it('are put together in the language that is spoken, with its dates', () => {
    const since = Date.UTC(2026, 2, 3, 12);
    const wall = { now: Date.UTC(2026, 10, 30, 9), timeZone: 'UTC' };
    const remembered = { clock: 'remembered', since, entryId: 'e', vouched: null } as const;
    const source = { url: 'https://s.example', title: 'Budget 2026', where: 'row Marketing, column Q3', tabId: null };
    const read = { clock: 'now', readAt: wall.now, via: 'fetch', source, was: null, mayBeCached: false, settled: true };
    const said = languages.map((language) => {
      speak(language);
      const here = { ...wall, locale: spokenLocale(language) };
      return [wordProvenance(remembered, here), wordProvenance(read as never, here)];
    });
    speak('en');
    expect(Object.fromEntries(languages.map((language, i) => [language, said[i]]))).toEqual({
      de: ['gemerkt seit dem 3. März', 'gerade gelesen von Budget 2026, Zeile Marketing, Spalte Q3'],
      en: ['remembered since March 3', 'read just now from Budget 2026, row Marketing, column Q3'],
      es: ['recordado desde el 3 de marzo', 'leído ahora mismo de Budget 2026, fila Marketing, columna Q3'],
      fr: ['retenu depuis le 3 mars', 'lu à l’instant sur Budget 2026, ligne Marketing, colonne Q3'],
    });
  });
  it('keep dates in the language of the sentence', () => {
    speak('de');
    expect([spokenLocale('de-AT'), spokenLocale('nl')]).toEqual(['de-AT', 'de']);
    speak('en');
    expect([spokenLocale('en-US'), spokenLocale('nl')]).toEqual(['en-US', 'en-GB']);
  });
  it('put values in as they are', () => {
    expect(say('open_place', { place: '{place} $1 <b>' })).toBe('Open {place} $1 <b>');
  });
});
