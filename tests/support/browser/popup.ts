import type { launchChromium } from '../../../tools/chromium.mjs';
import type { PageTarget } from '../../../tools/page-target.mjs';
import type { ShownAnswer } from '../../eval/score-apps.ts';

export type Browser = Awaited<ReturnType<typeof launchChromium>>;

/** The product promises an answer within 15 s; a load that it has to open first may add to that. */
const ANSWER_MS = 30_000;
const GRANT = 'button[data-way-on=grant]';
const OWN_DATA = 'button[data-way-on=read-own-data]';

/**
 * Asks in the real popup with that tab in front, as a person does: types, presses Enter, presses our grant button when
 * it is offered, waits. Sites must have been granted silently before, or the browser's dialog waits for ever.
 * `ownData`: also presses, once, the button that lets the app's own data be read.
 * Never rejects: what went wrong stands in `failed`.
 */
export async function askInPopup(
  browser: Browser,
  tab: PageTarget,
  question: string,
  { ownData }: { ownData: boolean } = { ownData: false },
): Promise<ShownAnswer> {
  const started = Date.now();
  let failed: string | null = null;
  try {
    let popup = await browser.openPopup(tab);
    await enter(popup, question);
    await ended(popup);
    if (await popup.evaluate((selector) => document.querySelector(selector) !== null, GRANT)) {
      await watchStatus(popup);
      await popup.click(GRANT);
      popup = await continued(browser, popup, tab, question);
    }
    if (ownData && (await popup.evaluate((selector) => document.querySelector(selector) !== null, OWN_DATA))) {
      await watchStatus(popup);
      await popup.click(OWN_DATA);
      await ended(popup);
    }
  } catch (error) {
    failed = error instanceof Error ? error.message : String(error);
  }
  const popup = await browser.popup().catch(() => null);
  const shown = await (popup ? readAnswer(popup) : Promise.reject(new Error('the popup is gone'))).catch((error) => {
    failed ??= error instanceof Error ? error.message : String(error);
    return { claims: [], refusals: [], raw: '', state: 'gone' };
  });
  if (failed === null && shown.state !== 'done') failed = `ended as ${shown.state}`;
  return { ...shown, failed, ms: Date.now() - started };
}

/** Types the question into the open popup and presses Enter. A card left open from before is cancelled. */
export async function enter(popup: PageTarget, question: string): Promise<void> {
  await popup.waitFor({ timeoutMs: 5000, what: 'the popup' }, () => document.querySelector('main[data-status]'));
  if (await popup.evaluate(() => document.querySelector('form[data-confirm]') !== null)) {
    await popup.click('form[data-confirm] [data-act=cancel]');
  }
  await popup.waitFor({ timeoutMs: 5000, what: 'the question box' }, () => document.querySelector('#question'));
  await watchStatus(popup);
  await popup.fill('#question', question);
  await popup.press('Enter');
  // An answer that was still under way shows no change: it was running before, and is now for this question.
  await popup.evaluate(() => {
    const now = document.querySelector('main')?.getAttribute('data-status') ?? '';
    (globalThis as { seenStatus?: string[] }).seenStatus?.push(now);
  });
}

/** Notes every status from now on, so that an answer of before is not taken for this one's. */
async function watchStatus(popup: PageTarget): Promise<void> {
  await popup.evaluate(() => {
    const page = globalThis as { seenStatus?: string[] };
    page.seenStatus = [];
    const seen = page.seenStatus;
    new MutationObserver(() => {
      seen.push(document.querySelector('main')?.getAttribute('data-status') ?? '');
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-status'] });
  });
}

/** Waits until the popup has been running and is no longer. */
async function ended(popup: PageTarget): Promise<void> {
  await popup.waitFor({ timeoutMs: ANSWER_MS, what: 'an answer' }, () => {
    const seen = (globalThis as { seenStatus?: string[] }).seenStatus;
    const now = document.querySelector('main')?.getAttribute('data-status');
    return seen?.includes('running') && now !== 'running';
  });
}

/** After the grant: the question goes on by itself, in this popup or in one opened anew; failing that, it is asked again. */
async function continued(browser: Browser, popup: PageTarget, tab: PageTarget, question: string): Promise<PageTarget> {
  const running = () => (globalThis as { seenStatus?: string[] }).seenStatus?.includes('running');
  try {
    await popup.waitFor({ timeoutMs: 3000, what: 'going on after the grant' }, running);
    await ended(popup);
    return popup;
  } catch {
    // it closed, or nothing went on: see below
  }
  const again = (await browser.reopenedPopup(2000)) ?? (await browser.openPopup(tab));
  const waits = await again.evaluate(
    (selector) =>
      document.querySelector(selector) !== null || document.querySelector('main[data-status=idle]') !== null,
    GRANT,
  );
  if (waits) {
    await enter(again, question);
    await ended(again);
  } else {
    await again.waitFor({ timeoutMs: ANSWER_MS, what: 'an answer after the grant' }, () => {
      return document.querySelector('main:not([data-status=running])');
    });
  }
  return again;
}

/** What the popup shows. */
export function readAnswer(popup: PageTarget): Promise<Pick<ShownAnswer, 'claims' | 'refusals' | 'raw' | 'state'>> {
  return popup.evaluate(() => {
    const textOf = (within: Element, selector: string) => within.querySelector(selector)?.textContent?.trim() ?? '';
    return {
      state: document.querySelector('main')?.getAttribute('data-status') ?? '',
      claims: [...document.querySelectorAll('article[data-claim]')].map((claim) => ({
        id: claim.getAttribute('data-claim') ?? '',
        standing: claim.getAttribute('data-standing') ?? '',
        clock: claim.getAttribute('data-clock') ?? '',
        cached: claim.querySelector('[data-cached=true]') !== null,
        subject: textOf(claim, '[data-subject]'),
        value: textOf(claim, '[data-value]'),
        provenance: textOf(claim, '[data-provenance]'),
      })),
      refusals: [...document.querySelectorAll('[data-refusal]')].map((refusal) => refusal.textContent?.trim() ?? ''),
      // biome-ignore lint/performance/useDomNodeTextContent: what a person sees, without hidden text
      raw: document.body.innerText,
    };
  });
}

/**
 * Presses "remember this place" on a sure claim of the open popup and saves the card as it is offered.
 * Fails when there is no such button, or when the card does not close.
 */
export async function rememberClaim(popup: PageTarget): Promise<void> {
  await popup.click('article[data-standing=sure] [data-act=remember-place]');
  await saveCard(popup);
}

/** Remembers the page of a tab by the right-click item, under the name that the card offers. */
export async function rememberPage(browser: Browser, tab: PageTarget): Promise<void> {
  await (await browser.popup())?.close();
  await tab.activate();
  const url = await tab.evaluate(() => location.href);
  await browser.workerEvaluate(async (pageUrl) => {
    const [front] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    // The types lack it: what the browser calls when the item is chosen.
    const clicked = chrome.contextMenus.onClicked as unknown as { dispatch(info: unknown, tab: unknown): void };
    clicked.dispatch({ menuItemId: 'remember-page', pageUrl, frameId: 0, editable: false }, front);
  }, url);
  const popup = (await browser.reopenedPopup(2000)) ?? (await browser.openPopup(tab));
  await saveCard(popup);
}

async function saveCard(popup: PageTarget): Promise<void> {
  const save = 'form[data-confirm] [data-act=save]:not([disabled])';
  await popup.waitFor({ timeoutMs: 5000, what: 'the card' }, (selector) => document.querySelector(selector), save);
  await popup.click(save);
  await popup.waitFor(
    { timeoutMs: 5000, what: 'the card to be saved' },
    () => !document.querySelector('form[data-confirm]'),
  );
}
