/** Shows the options page in one state, named in the address (?state=...). */
import { render } from 'preact';
import { OptionsApp } from '../../src/options/OptionsApp.tsx';
import { createOptions } from '../../src/options/options-state.ts';
import { fail } from '../../src/platform/result.ts';
import { fakeJudge } from './fake-judge.ts';
import { fakeOptionsPlatform } from './fake-options-platform.ts';

const name = new URLSearchParams(location.search).get('state') ?? 'full';
const platform = fakeOptionsPlatform({
  words: name === 'over' ? 214 : 46,
  entries: 6,
  maxWords: 250,
  maxEntries: 40,
});
if (name === 'empty') {
  platform.entries = [];
  platform.sites = [];
}
if (name === 'failed') platform.replies['listEntries'] = () => fail('storage-failed');
if (name === 'loading') platform.replies['listEntries'] = () => new Promise(() => {});
const options = createOptions(platform);
const root = document.querySelector('#app');
if (!root) throw new Error('no #app');
render(<OptionsApp options={options} judge={fakeJudge} clock={platform.clock} />, root);
if (name !== 'loading') await options.load();
if (name === 'edit') options.edit('f2');
if (name === 'edit-word') options.edit('v1');
const [first] = platform.entries;
if (name === 'toast' && first) await options.remove(first);
await new Promise((resolve) => setTimeout(resolve, 50));
document.documentElement.dataset['ready'] = 'true';
