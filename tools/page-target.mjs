import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DevToolsError } from './devtools.mjs';

/** @typedef {import('./devtools.mjs').DevTools} DevTools */

/** Keys that are no character: name -> [code, Windows virtual key, text that it types]. @type {Record<string, [string, number, string]>} */
const KEYS = {
  Enter: ['Enter', 13, '\r'],
  Tab: ['Tab', 9, ''],
  Escape: ['Escape', 27, ''],
  Backspace: ['Backspace', 8, ''],
  Delete: ['Delete', 46, ''],
  ArrowDown: ['ArrowDown', 40, ''],
  ArrowUp: ['ArrowUp', 38, ''],
  ArrowLeft: ['ArrowLeft', 37, ''],
  ArrowRight: ['ArrowRight', 39, ''],
  Home: ['Home', 36, ''],
  End: ['End', 35, ''],
};

/** @param {number} ms */
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * A tab, popup, extension page or worker that we evaluate in and act on. Input is real (trusted) input. Nothing here
 * makes a tab believe that it is visible or focused; only `screenshot` needs a tab in front.
 */
export class PageTarget {
  #devtools;
  /** @type {string | null} */
  #session = null;

  /**
   * @param {DevTools} devtools
   * @param {string} targetId
   */
  constructor(devtools, targetId) {
    this.#devtools = devtools;
    this.targetId = targetId;
    devtools.on((message) => {
      if (message.method === 'Target.detachedFromTarget' && message.params?.['sessionId'] === this.#session) {
        this.#session = null;
      }
    });
  }

  /**
   * Calls a DevTools method of this target.
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   * @returns {Promise<Record<string, any>>}
   */
  async send(method, params = {}) {
    if (!this.#session) {
      const attached = await this.#devtools.send('Target.attachToTarget', { targetId: this.targetId, flatten: true });
      this.#session = String(attached['sessionId']);
    }
    return this.#devtools.send(method, params, this.#session);
  }

  /** Lets go of the target: an attached worker never idles out. */
  async detach() {
    const sessionId = this.#session;
    this.#session = null;
    if (sessionId) await this.#devtools.send('Target.detachFromTarget', { sessionId }).catch(() => undefined);
  }

  /**
   * Runs a function there. It is sent as text, so it sees its arguments and the page's globals only.
   * @template {unknown[]} A
   * @template R
   * @param {(...args: A) => R | Promise<R>} run
   * @param {A} args plain data
   * @returns {Promise<Awaited<R>>} plain data; fails with the page's own exception
   */
  async evaluate(run, ...args) {
    // Compilers that keep function names call a global __name, which pages do not have.
    const expression = `(() => { const __name = (f) => f; return (${run})(...${JSON.stringify(args)}); })()`;
    const reply = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const thrown = reply['exceptionDetails'];
    if (thrown) throw new DevToolsError(thrown.exception?.description ?? thrown.text);
    return reply['result'].value;
  }

  /**
   * Waits until the function gives something truthy there, asking every 50 ms (no animation frames: a hidden tab has
   * none). Errors while the page is between documents are waited through.
   * @template {unknown[]} A
   * @template R
   * @param {{ timeoutMs: number, what: string }} limit `what` names it in the error
   * @param {(...args: A) => R | Promise<R>} run
   * @param {A} args
   * @returns {Promise<Awaited<R>>}
   */
  async waitFor({ timeoutMs, what }, run, ...args) {
    const end = Date.now() + timeoutMs;
    let last = '';
    for (;;) {
      try {
        const value = await this.evaluate(run, ...args);
        if (value) return value;
      } catch (error) {
        last = `; last error: ${error instanceof Error ? error.message : error}`;
        if (/the connection is closed|No target with given id/.test(last)) throw error;
      }
      if (Date.now() > end) throw new DevToolsError(`${what}: not within ${timeoutMs} ms${last}`);
      await sleep(50);
    }
  }

  /**
   * Clicks the middle of the first element that fits, scrolled into view. Fails when there is none, when it has no
   * size, or when something else lies on top.
   * @param {string} selector
   */
  async click(selector) {
    const at = await this.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      if (!element) return `no element ${wanted}`;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return `${wanted} has no size`;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(element.contains(hit) || hit.contains(element))) return `${wanted} is covered by ${hit?.tagName}`;
      return { x, y };
    }, selector);
    if (typeof at === 'string') throw new DevToolsError(at);
    await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    const press = { ...at, button: 'left', clickCount: 1 };
    await this.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    // The press or release may close the popup, which then answers nothing.
    await this.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }).catch(() => undefined);
  }

  /**
   * Types into whatever has focus, one key at a time; line breaks as Enter.
   * @param {string} text
   */
  async type(text) {
    for (const character of text) {
      if (character === '\n') await this.press('Enter');
      else if (/[\x20-\x7e]/.test(character)) {
        await this.send('Input.dispatchKeyEvent', { type: 'keyDown', key: character, text: character });
        await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key: character });
      } else await this.send('Input.insertText', { text: character });
    }
  }

  /**
   * Empties the field and types into it.
   * @param {string} selector
   * @param {string} text
   */
  async fill(selector, text) {
    await this.evaluate((wanted) => {
      const field = document.querySelector(wanted);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
        throw new Error(`no field ${wanted}`);
      field.focus();
      field.select();
    }, selector);
    if (text === '') await this.press('Delete');
    else await this.type(text);
  }

  /**
   * Presses a named key: Enter, Tab, Escape, Backspace, Delete, ArrowUp, ArrowDown, Home, End.
   * @param {string} name
   */
  async press(name) {
    const key = KEYS[name];
    if (!key) throw new DevToolsError(`no key ${name}`);
    const [code, windowsVirtualKeyCode, text] = key;
    const event = { key: name, code, windowsVirtualKeyCode };
    await this.send('Input.dispatchKeyEvent', {
      type: text ? 'keyDown' : 'rawKeyDown',
      ...event,
      ...(text && { text }),
    });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }).catch(() => undefined); // it may have closed
  }

  /**
   * Goes to an address and waits for its load event (or the time limit, then carries on: some pages never finish).
   * @param {string} url
   * @param {number} [timeoutMs]
   */
  async goto(url, timeoutMs = 15_000) {
    const reply = await this.send('Page.navigate', { url });
    if (reply['errorText']) throw new DevToolsError(`${url}: ${reply['errorText']}`);
    await this.loaded(timeoutMs);
  }

  /**
   * Waits until the document is complete; gives up quietly after the time limit.
   * @param {number} [timeoutMs]
   */
  async loaded(timeoutMs = 15_000) {
    const done = () => document.readyState === 'complete' && location.href !== 'about:blank';
    await this.waitFor({ timeoutMs, what: 'load' }, done).catch(() => undefined);
  }

  /** Brings the tab to the front of its window. */
  async activate() {
    await this.#devtools.send('Target.activateTarget', { targetId: this.targetId });
  }

  /** 'visible' or 'hidden', as the page itself is told. */
  visibility() {
    return this.evaluate(() => document.visibilityState);
  }

  /** Fails unless the page knows that it is hidden: what is measured in a tab thought visible says nothing. */
  async assertHidden() {
    const state = await this.visibility();
    if (state !== 'hidden') throw new Error(`a tab in the background says that it is ${state}`);
  }

  /**
   * Saves a PNG. Only for a tab in front or an open popup: a capture shows a hidden tab for a moment.
   * @param {string} file
   */
  async screenshot(file) {
    const reply = await this.send('Page.captureScreenshot', { format: 'png' });
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(reply['data'], 'base64'));
  }

  /** Whether it still exists. */
  async exists() {
    const reply = await this.#devtools.send('Target.getTargets', { filter: [{}] });
    return reply['targetInfos'].some(
      /** @param {{ targetId: string }} info */ (info) => info.targetId === this.targetId,
    );
  }

  /** Closes the tab or popup and waits until it is gone. */
  async close() {
    await this.#devtools.send('Target.closeTarget', { targetId: this.targetId }).catch(() => undefined);
    for (let i = 0; i < 40 && (await this.exists()); i++) await sleep(50);
  }
}
