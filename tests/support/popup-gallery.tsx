/** Shows the popup in one state, named in the address (?state=...&lang=de): for looking at it without a browser extension. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { App } from '../../src/popup/App.tsx';
import { createPopup } from '../../src/popup/popup-state.ts';
import { fakeJudge } from './fake-judge.ts';
import { galleryStates } from './gallery-states.ts';
import { speakInPages } from './speak-in-pages.ts';

await speakInPages(new URLSearchParams(location.search).get('lang') ?? 'en');
const name = new URLSearchParams(location.search).get('state') ?? 'idle';
const state = galleryStates[name];
if (!state) throw new Error(`No state ${name}; there are ${Object.keys(galleryStates).join(', ')}`);
const platform = state.platform();
const popup = createPopup(platform);
const root = document.querySelector('#app');
if (!root) throw new Error('no #app');
render(<App popup={popup} judge={signal(fakeJudge)} clock={platform.clock} />, root);
popup.start();
await new Promise((resolve) => setTimeout(resolve, 30));
state.after?.(platform, popup);
document.documentElement.dataset['ready'] = 'true';
