import { render } from 'preact';
import { listAccess, removeAccess } from '../platform/permissions.ts';
import { send } from '../platform/send.ts';
import { currentTab } from '../platform/windows.ts';
import { judge } from '../sort/judge.ts';
import { machineClock } from '../ui/use-wall.ts';
import { downloadText } from './download-text.ts';
import { OptionsApp } from './OptionsApp.tsx';
import { createOptions } from './options-state.ts';

const clock = machineClock(navigator.language);
const options = createOptions({ send, currentTab, listAccess, removeAccess, download: downloadText, clock });

const root = document.querySelector('#app');
if (root === null) throw new Error('The options page has no #app');
render(<OptionsApp options={options} judge={judge} clock={clock} />, root);
void options.load();
// What was saved in the popup meanwhile shows when the person comes back here.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void options.load();
});
