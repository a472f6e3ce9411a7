import { sleep } from '../page-target.mjs';
import { Desk } from './desk.mjs';
import { PAGES, PLACES, QUESTIONS, rememberPlace, rememberSentences } from './memory.mjs';

/**
 * Opens the demo's pages, makes the small memory in the popup and leaves the browser to the person.
 * @param {import('./desk.mjs').Browser} browser
 * @param {import('./desk.mjs').Demo} demo
 * @param {(text: string) => void} say
 * @returns {Promise<void>} when the browser was closed
 */
export async function handOver(browser, demo, say) {
  const desk = new Desk(browser, demo);
  say('Making a small memory in the popup, as you would …');
  try {
    await browser.grantSilently('http://127.0.0.1/*');
    for (const place of PLACES) await rememberPlace(desk, place, async () => undefined);
    await rememberSentences(desk, async () => undefined);
  } catch (error) {
    say(`The memory is not complete (${error instanceof Error ? error.message : error}); you can go on by hand.`);
  }
  await desk.tab(PAGES.board);
  await (await desk.tab(PAGES.home)).activate();
  say(`
Ready. Press the Whereabouts button in the toolbar (or Alt+Shift+W) and ask:
  ${QUESTIONS.standup}
  ${QUESTIONS.budget}
  ${QUESTIONS.tickets}
  Can I put a call at 10?
Then change something at ${demo.origin}/control, and ask again from any tab.
Try also:  Remember Standup is at 9:30
Ctrl-C here stops everything.`);
  while (await isOpen(browser)) await sleep(1000);
  say('The browser was closed.');
}

/** @param {import('./desk.mjs').Browser} browser */
async function isOpen(browser) {
  try {
    return (await browser.tabs()).length > 0;
  } catch {
    return false; // its DevTools connection is gone with it
  }
}
