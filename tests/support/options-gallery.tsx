/** Shows the options page in one state, named in the address (?state=...&lang=de). */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { OptionsApp } from '../../src/options/OptionsApp.tsx';
import { createOptions } from '../../src/options/options-state.ts';
import { spokenLocale } from '../../src/phrases/phrases.ts';
import { fail, ok } from '../../src/platform/result.ts';
import { fakeJudge } from './fake-judge.ts';
import { fakeOptionsPlatform } from './fake-options-platform.ts';
import { aPreview } from './import-preview.ts';
import { speakInPages } from './speak-in-pages.ts';

const language = new URLSearchParams(location.search).get('lang') ?? 'en';
await speakInPages(language);
const name = new URLSearchParams(location.search).get('state') ?? 'full';
const platform = fakeOptionsPlatform({
  words: name === 'over' ? 214 : 46,
  entries: 6,
  maxWords: 250,
  maxEntries: 40,
});
platform.clock.locale = spokenLocale(language);
if (name === 'empty') {
  platform.entries = [];
  platform.sites = [];
}
if (name === 'syncing') {
  const at = platform.clock.now() - 4 * 60_000;
  platform.replies['syncStatus'] = () =>
    ok({ on: true, at, share: 0.08, tooLong: 1, unreadable: 2, problem: 'full' as const });
}
if (name === 'failed') platform.replies['listEntries'] = () => fail('storage-failed');
if (name === 'loading') platform.replies['listEntries'] = () => new Promise(() => {});
const options = createOptions(platform);
const root = document.querySelector('#app');
if (!root) throw new Error('no #app');
render(<OptionsApp options={options} judge={signal(fakeJudge)} clock={platform.clock} />, root);
if (name !== 'loading') await options.load();
if (name === 'edit') options.edit('f2');
if (name === 'edit-word') options.edit('v1');
if (name === 'import') {
  platform.replies['planImport'] = () => ok(aPreview);
  await options.transfer.look(new File(['{}'], 'whereabouts-2026-11-28.json'));
}
if (name === 'import-failure') {
  platform.replies['planImport'] = () =>
    fail('bad-request', 'The file is from a newer version. Update the extension first.');
  await options.transfer.look(new File(['{}'], 'whereabouts-2026-11-28.json'));
}
const [first] = platform.entries;
if (name === 'toast' && first) await options.remove(first);
await new Promise((resolve) => setTimeout(resolve, 50));
document.documentElement.dataset['ready'] = 'true';
