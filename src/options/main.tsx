import { signal } from '@preact/signals';
import { render } from 'preact';
import { say, speakBy, spokenLocale } from '../phrases/phrases.ts';
import { loadAsset } from '../platform/assets.ts';
import { listAccess, removeAccess } from '../platform/permissions.ts';
import { phraseText } from '../platform/phrases.ts';
import { addSecretCalendar, listSecretCalendars, removeSecretCalendar } from '../platform/secret-calendars.ts';
import { send } from '../platform/send.ts';
import { currentTab } from '../platform/windows.ts';
import { judgeWith } from '../sort/judge.ts';
import { readModel } from '../sort/model/model.ts';
import { machineClock } from '../ui/use-wall.ts';
import { downloadText } from './download-text.ts';
import { OptionsApp } from './OptionsApp.tsx';
import { createOptions } from './options-state.ts';

speakBy(phraseText);
document.documentElement.lang = say('language');
document.title = say('options_title');
const clock = machineClock(spokenLocale(navigator.language));
const calendars = { list: listSecretCalendars, add: addSecretCalendar, remove: removeSecretCalendar };
const options = createOptions({ send, currentTab, listAccess, removeAccess, calendars, download: downloadText, clock });

const root = document.querySelector('#app');
if (root === null) throw new Error('The options page has no #app');
const judge = signal(judgeWith(null));
render(<OptionsApp options={options} judge={judge} clock={clock} />, root);
void loadAsset('sort-weights.bin').then((file) => {
  judge.value = judgeWith(file && readModel(file));
});
void options.load();
// What was saved in the popup meanwhile shows when the person comes back here.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void options.load();
});
