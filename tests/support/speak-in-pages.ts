import { speakBy } from '../../src/phrases/phrases.ts';

/** Has a page speak one of the languages of `public/_locales`, which the test server serves. */
export async function speakInPages(language: string): Promise<void> {
  const served = await fetch(`/_locales/${language}/messages.json`);
  const messages: Record<string, { message: string }> = await served.json();
  speakBy((key) => messages[key]?.message ?? '');
}
