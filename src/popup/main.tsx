import { signal } from '@preact/signals';
import { render } from 'preact';
import { say, speakBy, spokenLocale } from '../phrases/phrases.ts';
import { loadAsset } from '../platform/assets.ts';
import { hasAccess, originOf, requestAccess } from '../platform/permissions.ts';
import { phraseText } from '../platform/phrases.ts';
import { send } from '../platform/send.ts';
import { takeTyped, watchAsk, watchDraft } from '../platform/session.ts';
import { openTab } from '../platform/tabs.ts';
import { currentTab, setBadge } from '../platform/windows.ts';
import type { Judge } from '../ui/card/card-model.ts';
import { machineClock } from '../ui/use-wall.ts';
import { App } from './App.tsx';
import { createPopup } from './popup-state.ts';
import { sorted } from './sort-draft.ts';

const judge = signal<Judge | null>(null);
/** The sort comes after the first paint; its rules judge alone, and provisionally, until its weights are there too. */
const loadJudge = () => import('../sort/judge.ts').then(({ judgeWith }) => judgeWith(null));
const loadFullJudge = async () => {
  const [{ judgeWith }, { readModel }, file] = await Promise.all([
    import('../sort/judge.ts'),
    import('../sort/model/model.ts'),
    loadAsset('sort-weights.bin'),
  ]);
  return judgeWith(file && readModel(file));
};
speakBy(phraseText);
document.documentElement.lang = say('language');
const clock = machineClock(spokenLocale(navigator.language));
const popup = createPopup({
  send,
  watchAsk,
  watchDraft: (windowId, see) => watchDraft(windowId, sorted(loadFullJudge, see)),
  takeTyped,
  currentTab,
  requestAccess,
  hasAccess,
  originOf,
  openTab,
  copy: (text) => navigator.clipboard.writeText(text),
  close: () => window.close(),
  clock,
});

const root = document.querySelector('#app');
if (root === null) throw new Error('The popup page has no #app');
// The shell first: the question box takes keys before the worker has woken.
render(<App popup={popup} judge={judge} clock={clock} />, root);
popup.start();
void setBadge('');
void loadJudge().then((loaded) => {
  judge.value ??= loaded;
});
void loadFullJudge().then((loaded) => {
  judge.value = loaded;
});
