import path from 'node:path';
import { rootFolder } from '../root.mjs';

/**
 * @typedef {import('../page-target.mjs').PageTarget} PageTarget
 * @typedef {Awaited<ReturnType<typeof import('../chromium.mjs').launchChromium>>} Browser
 * @typedef {Awaited<ReturnType<typeof import('../../demo/server.mjs').startDemo>>} Demo
 * @typedef {{ standing: string, clock: string, subject: string, value: string, provenance: string }} Said
 * @typedef {{ status: string, claims: Said[], refusals: string[], preferences: string, text: string }} Reply
 * @typedef {{ verdict: string, reasons: string[], stored: string, notStored: string, acts: string[] }} Card
 */

const OUT = path.join(rootFolder, 'demo/out');
const ANSWER_MS = 25_000;

/** A person at work: the demo's pages in tabs, and the popup of whichever is in front. */
export class Desk {
  /** @type {Map<string, PageTarget>} */
  #tabs = new Map();
  #shots = 0;

  /**
   * @param {Browser} browser
   * @param {Demo} demo
   */
  constructor(browser, demo) {
    this.browser = browser;
    this.demo = demo;
  }

  /**
   * The tab of a demo page, opened at first need and never loaded again.
   * @param {string} page
   * @returns {Promise<PageTarget>}
   */
  async tab(page) {
    const open = this.#tabs.get(page);
    if (open) return open;
    const made = await this.browser.open(this.demo.origin + page);
    this.#tabs.set(page, made);
    return made;
  }

  /**
   * Asks in the popup with that page in front; presses the extension's own button for a site's permission when it is
   * asked for.
   * @param {string} page
   * @param {string} question
   * @returns {Promise<{ popup: PageTarget, reply: Reply }>}
   */
  async ask(page, question) {
    let popup = await this.browser.openPopup(await this.tab(page));
    await enter(popup, question);
    let reply = await this.#answered(popup);
    if (await has(popup, 'button[data-way-on=grant]')) {
      await popup.click('button[data-way-on=grant]');
      popup = (await this.browser.reopenedPopup(3000)) ?? (await this.browser.openPopup(await this.tab(page)));
      await popup.waitFor({ timeoutMs: ANSWER_MS, what: 'an answer after the permission' }, () => {
        const main = document.querySelector('main[data-status]');
        main?.setAttribute('data-walked', '');
        return main?.getAttribute('data-status') !== 'running' && !document.querySelector('[data-way-on=grant]');
      });
      reply = await this.#answered(popup);
    }
    return { popup, reply };
  }

  /**
   * Offers a fact in the popup, as typed.
   * @param {string} page in front
   * @param {string} words after "Remember"
   * @returns {Promise<{ popup: PageTarget, card: Card }>} the card, not yet confirmed
   */
  async offer(page, words) {
    const popup = await this.browser.openPopup(await this.tab(page));
    await enter(popup, `Remember ${words}`);
    return { popup, card: await cardOf(popup) };
  }

  /**
   * Presses a button of the card and waits until it is gone.
   * @param {PageTarget} popup
   * @param {'save' | 'done' | 'cancel' | 'lives-here'} act
   */
  async confirm(popup, act) {
    await popup.click(`form[data-confirm] [data-act=${act}]`);
    if (act === 'lives-here') return;
    await popup.waitFor(
      { timeoutMs: 8000, what: `the card to close after ${act}` },
      () => !document.querySelector('form[data-confirm]'),
    );
  }

  /**
   * "Remember this place" on the one sure claim, under the person's own name for it.
   * @param {PageTarget} popup that shows the answer
   * @param {string} name
   * @param {string} alias another name, or empty
   * @returns {Promise<Card>}
   */
  async rememberPlace(popup, name, alias) {
    await popup.click('article[data-claim][data-standing=sure] [data-act=remember-place]');
    await popup.waitFor({ timeoutMs: 8000, what: 'the confirm card' }, () =>
      document.querySelector('form[data-confirm]'),
    );
    await popup.fill('#card-name', name);
    if (alias) await popup.fill('#card-aliases', alias);
    const card = await cardOf(popup);
    await this.confirm(popup, 'save');
    return card;
  }

  /**
   * Changes the workspace behind the backs of the open tabs.
   * @param {'standup' | 'budget' | 'ticket'} what
   * @param {Record<string, string | number>} fields
   */
  async change(what, fields) {
    const response = await fetch(`${this.demo.origin}/control/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (!response.ok) throw new Error(`the demo did not take the change of ${what}: ${await response.text()}`);
  }

  /**
   * @param {PageTarget} page
   * @param {string} name
   * @returns {Promise<string>} the picture's file
   */
  async shot(page, name) {
    this.#shots += 1;
    const file = path.join(
      OUT,
      `${String(this.#shots).padStart(2, '0')}-${name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 48)}.png`,
    );
    await page.screenshot(file);
    return file;
  }

  /** @param {PageTarget} popup */
  async #answered(popup) {
    await popup.waitFor({ timeoutMs: ANSWER_MS, what: 'an answer' }, () => {
      const main = document.querySelector('main[data-status]');
      return main?.hasAttribute('data-walked') && main.getAttribute('data-status') !== 'running';
    });
    return popup.evaluate(readReply);
  }
}

/**
 * @param {PageTarget} popup
 * @param {string} words
 */
async function enter(popup, words) {
  await popup.waitFor({ timeoutMs: 5000, what: 'the question box' }, () => document.querySelector('#question'));
  await popup.fill('#question', words);
  await popup.evaluate(watchForRunning);
  await popup.press('Enter');
}

/**
 * @param {PageTarget} popup
 * @returns {Promise<Card>}
 */
async function cardOf(popup) {
  await popup.waitFor({ timeoutMs: 8000, what: 'a verdict on the card' }, () =>
    document.querySelector('form[data-confirm] [data-verdict]'),
  );
  return popup.evaluate(() => {
    const text = (/** @type {string} */ selector) =>
      document.querySelector(`form[data-confirm] ${selector}`)?.textContent?.trim() ?? '';
    const all = (/** @type {string} */ selector) => [...document.querySelectorAll(`form[data-confirm] ${selector}`)];
    return {
      verdict: document.querySelector('form[data-confirm] [data-verdict]')?.getAttribute('data-verdict') ?? '',
      reasons: all('[data-reason]').map((reason) => reason.textContent?.trim() ?? ''),
      stored: text('[data-stored]'),
      notStored: text('[data-not-stored]'),
      acts: all('[data-act]').map((act) => act.getAttribute('data-act') ?? ''),
    };
  });
}

/**
 * @param {PageTarget} page
 * @param {string} selector
 */
function has(page, selector) {
  return page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
}

/** Runs in the popup: marks it once it has begun to answer, for the answer before may still be shown. */
function watchForRunning() {
  const main = document.querySelector('main[data-status]');
  if (!main) return;
  const mark = () => {
    if (main.getAttribute('data-status') === 'running') main.setAttribute('data-walked', '');
  };
  main.removeAttribute('data-walked');
  new MutationObserver(mark).observe(main, { attributeFilter: ['data-status'] });
}

/** Runs in the popup. @returns {Reply} */
function readReply() {
  const text = (/** @type {Element} */ scope, /** @type {string} */ selector) =>
    scope.querySelector(selector)?.textContent?.trim() ?? '';
  const pieces = (/** @type {Element} */ whole) =>
    [...whole.childNodes]
      .map((piece) => piece.textContent?.trim() ?? '')
      .filter(Boolean)
      .join(' · ');
  const main = document.querySelector('main');
  return {
    status: main?.getAttribute('data-status') ?? '',
    claims: [...document.querySelectorAll('article[data-claim]')].map((claim) => ({
      standing: claim.getAttribute('data-standing') ?? '',
      clock: claim.getAttribute('data-clock') ?? '',
      subject: text(claim, '[data-subject]'),
      value: text(claim, '[data-value]'),
      provenance: text(claim, '[data-provenance]'),
    })),
    refusals: [...document.querySelectorAll('[data-refusal]')].map(pieces),
    preferences: [...document.querySelectorAll('.preferences')].map((one) => one.textContent?.trim() ?? '').join('; '),
    text: main?.textContent ?? '',
  };
}
