/** Shows the popup in one state, named in the address (?state=...&lang=de): for looking at it without a browser extension. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { spokenLocale } from '../../src/phrases/phrases.ts';
import { App } from '../../src/popup/App.tsx';
import { createPopup } from '../../src/popup/popup-state.ts';
import { fakeJudge } from './fake-judge.ts';
import { galleryStates } from './gallery-states.ts';
import { speakInPages } from './speak-in-pages.ts';

const language = new URLSearchParams(location.search).get('lang') ?? 'en';
await speakInPages(language);
const name = new URLSearchParams(location.search).get('state') ?? 'idle';
const state = galleryStates[name];
if (!state) throw new Error(`No state ${name}; there are ${Object.keys(galleryStates).join(', ')}`);
const platform = state.platform();
platform.clock.locale = spokenLocale(language);
const popup = createPopup(platform);
const root = document.querySelector('#app');
if (!root) throw new Error('no #app');
render(<App popup={popup} judge={signal(fakeJudge)} clock={platform.clock} />, root);
popup.start();
await new Promise((resolve) => setTimeout(resolve, 30));
state.after?.(platform, popup);
document.documentElement.dataset['ready'] = 'true';
