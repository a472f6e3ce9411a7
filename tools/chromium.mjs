/**
 * Drives Chromium with the packed extension, without Playwright: Playwright tells every tab that it is visible and
 * focused, so what an extension does in a background tab can only be seen here.
 *
 *   const browser = await launchChromium({ extension: 'dist/chrome' });        // fails with a reason within seconds
 *   try {
 *     const tab = await browser.open('http://127.0.0.1:3110/');                // a PageTarget, in front, loaded
 *     await browser.grantSilently('http://127.0.0.1/*');                       // our own grant button then asks nobody
 *     const popup = await browser.openPopup(tab);                              // a real click on the toolbar button
 *     await popup.fill('#question', 'Who is on call?');
 *     await popup.press('Enter');
 *     await popup.waitFor({ timeoutMs: 20_000, what: 'an answer' }, () => document.querySelector('main[data-status=done]'));
 *     const text = await popup.evaluate(() => document.body.innerText);
 *   } finally {
 *     await browser.close();                                                   // by its own pid; removes the profile
 *   }
 *
 * Of a browser: id, open, tabs, openPopup, popup, reopenedPopup, extensionPage, workerEvaluate, workerRuns, stopWorker,
 * grantSilently, close. Of a tab or popup (page-target.mjs): evaluate, waitFor, click, type, fill, press, goto, loaded,
 * activate, visibility, assertHidden, screenshot, exists, close, send.
 *
 * The popup closes when its window loses focus, when a tab is activated and when the browser asks for a permission:
 * read the answer while it is open, or open it again. Opening a tab in front of it closes it too.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DevTools } from './devtools.mjs';
import { findBrowser } from './find-browser.mjs';
import { PageTarget, sleep } from './page-target.mjs';

/**
 * @typedef {object} LaunchOptions
 * @property {string} extension folder of the unpacked extension
 * @property {string} [executable] the browser; found by find-browser.mjs when left out
 * @property {boolean} [headless] defaults to whether there is no display
 * @property {number} [width] of the window, in CSS pixels
 * @property {number} [height]
 * @property {string} [lang] the browser's language, such as en-US
 * @property {Record<string, string>} [env] added to the browser's environment (DISPLAY, TZ)
 * @property {string[]} [args] further switches
 * @property {number} [workerTimeoutMs] how long the extension's worker may take to appear (5 s)
 *
 * @typedef {{ targetId: string, type: string, url: string, title: string, embedderData?: object }} TargetInfo
 */

/**
 * Starts a browser with a profile of its own and waits for the extension's worker.
 * @param {LaunchOptions} options
 * @returns {Promise<Chromium>} fails with what is wrong: no browser, it ended, or the extension did not load
 */
export async function launchChromium(options) {
  const executable = options.executable ?? findBrowser();
  if (!executable) throw new Error('no Chromium or Chrome for Testing found; name one in CHROMIUM');
  const extension = realpathSync(options.extension);
  const manifest = JSON.parse(readFileSync(path.join(extension, 'manifest.json'), 'utf8'));
  const id = extensionId(extension, manifest.key);
  const profile = await mkdtemp(path.join(tmpdir(), 'whereabouts-profile-'));
  const headless =
    options.headless ?? !(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'] || options.env?.['DISPLAY']);
  const child = spawn(
    executable,
    [
      ...(headless ? ['--headless=new'] : []),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${profile}`,
      `--window-size=${options.width ?? 1280},${options.height ?? 900}`,
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--remote-debugging-port=0',
      '--enable-unsafe-extension-debugging',
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--password-store=basic',
      ...(options.lang ? [`--lang=${options.lang}`] : []),
      ...(options.args ?? []),
      'about:blank',
    ],
    // A process group of its own, so that closing by pid takes its children along.
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      env: { ...process.env, ...languageEnv(options.lang), ...options.env },
    },
  );
  let said = '';
  child.stderr.on('data', (data) => {
    said = (said + data).slice(-4000);
  });
  child.stderr.on('error', () => undefined);
  const exited = new Promise((done) => {
    child.once('exit', done);
    child.once('error', (error) => {
      said += error.message;
      done(null);
    });
  });
  const process_ = {
    pid: child.pid,
    exited,
    hasExited: () => child.exitCode !== null || child.signalCode !== null || !child.pid,
  };
  try {
    const endpoint = await devToolsEndpoint(profile, process_.hasExited);
    if (!endpoint)
      throw new Error(process_.hasExited() ? 'the browser ended at once' : 'the browser opened no DevTools port');
    const chromium = new Chromium(
      await DevTools.open(endpoint),
      process_,
      profile,
      id,
      manifest.action?.default_popup ?? '',
    );
    await chromium.waitForWorker(options.workerTimeoutMs ?? 5000);
    await chromium.workerActivated();
    return chromium;
  } catch (error) {
    await endProcess(process_);
    removeProfile(profile);
    const lines = said.split('\n').filter((line) => /extension|manifest|error|sandbox|cannot|not found/i.test(line));
    throw new Error(
      `${executable}: ${error instanceof Error ? error.message : error}${lines.length ? `\n${lines.slice(-5).join('\n')}` : ''}`,
    );
  }
}

/** @typedef {{ pid: number | undefined, exited: Promise<unknown>, hasExited: () => boolean }} BrowserProcess */

/** @type {NodeJS.Signals[]} */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A running browser. Made by `launchChromium`. */
class Chromium {
  #devtools;
  #process;
  #profile;
  #popupPath;
  #killAtExit;
  /** A signal ends Node without its exit event, unless somebody listens. @type {(name: NodeJS.Signals) => void} */
  #endAtSignal = (name) => {
    this.#killAtExit();
    process.removeListener('exit', this.#killAtExit);
    process.kill(process.pid, name);
  };

  /**
   * @param {DevTools} devtools
   * @param {BrowserProcess} process_
   * @param {string} profile
   * @param {string} id
   * @param {string} popupPath
   */
  constructor(devtools, process_, profile, id, popupPath) {
    this.#devtools = devtools;
    this.#process = process_;
    this.#profile = profile;
    this.#popupPath = popupPath;
    /** The extension's id. */
    this.id = id;
    this.#killAtExit = () => {
      signal(process_.pid, 'SIGKILL');
      removeProfile(profile);
    };
    process.once('exit', this.#killAtExit);
    for (const name of ENDINGS) process.once(name, this.#endAtSignal);
  }

  /**
   * All targets of one type: 'page' (tabs, popups, extension pages), 'tab', 'service_worker'.
   * @param {string} type
   * @returns {Promise<TargetInfo[]>}
   */
  async targets(type) {
    const reply = await this.#devtools.send('Target.getTargets', { filter: [{ type }] });
    return reply['targetInfos'];
  }

  /** Pages that are open in tabs, with their address and title; popups are not among them. */
  async tabs() {
    const popups = new Set((await this.#popups()).map((popup) => popup.targetId));
    return (await this.targets('page')).filter((page) => !popups.has(page.targetId));
  }

  /**
   * Opens a tab, in front unless `background`, and waits until it is loaded.
   * @param {string} url
   * @param {{ background?: boolean }} [how]
   * @returns {Promise<PageTarget>}
   */
  async open(url, how = {}) {
    const reply = await this.#devtools.send('Target.createTarget', { url, background: how.background ?? false });
    const tab = new PageTarget(this.#devtools, reply['targetId']);
    if (!how.background) await tab.activate();
    if (url !== 'about:blank') await tab.loaded();
    return tab;
  }

  /**
   * The tab whose address fits, already open (one that the extension opened, for instance).
   * @param {(url: string) => boolean} fits
   * @returns {Promise<PageTarget | null>}
   */
  async findTab(fits) {
    const info = (await this.tabs()).find((tab) => fits(tab.url));
    return info ? new PageTarget(this.#devtools, info.targetId) : null;
  }

  /**
   * Opens a page of the extension in a tab.
   * @param {string} page its path in the package
   */
  extensionPage(page) {
    return this.open(`chrome-extension://${this.id}/${page}`);
  }

  /**
   * Clicks the extension's toolbar button with that tab in front: opens the popup and gives activeTab for the tab.
   * @param {PageTarget} tab
   * @param {number} [timeoutMs]
   * @returns {Promise<PageTarget>} the popup, loaded
   */
  async openPopup(tab, timeoutMs = 5000) {
    await (await this.popup())?.close();
    await tab.activate();
    const targetId = await this.#tabTargetOf(tab);
    await this.#devtools.send('Extensions.triggerAction', { id: this.id, targetId });
    const popup = await this.reopenedPopup(timeoutMs);
    if (!popup) throw new Error(`the popup did not open within ${timeoutMs} ms`);
    return popup;
  }

  /**
   * Waits for a popup that opens by itself, as after a permission was given.
   * @param {number} timeoutMs
   * @returns {Promise<PageTarget | null>} null when none came
   */
  async reopenedPopup(timeoutMs) {
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(50)) {
      const popup = await this.popup();
      if (!popup) continue;
      await popup.loaded(2000);
      return popup;
    }
    return null;
  }

  /** The popup that is open now, or null. */
  async popup() {
    const info = (await this.#popups())[0];
    return info ? new PageTarget(this.#devtools, info.targetId) : null;
  }

  /**
   * Runs a function in the extension's worker, starting it when it is stopped, and lets go of it again so that it may
   * idle out.
   * @template {unknown[]} A
   * @template R
   * @param {(...args: A) => R | Promise<R>} run
   * @param {A} args
   * @returns {Promise<Awaited<R>>}
   */
  async workerEvaluate(run, ...args) {
    let info = await this.#worker();
    if (!info) {
      await this.#withServiceWorkers((send) =>
        send('ServiceWorker.startWorker', { scopeURL: `chrome-extension://${this.id}/` }),
      );
      await this.waitForWorker(5000);
      info = await this.#worker();
    }
    if (!info) throw new Error('the worker is not running');
    const worker = new PageTarget(this.#devtools, info.targetId);
    try {
      // A worker that is just starting has no extension interfaces yet.
      await worker.waitFor({ timeoutMs: 5000, what: "the worker's start" }, () => typeof chrome !== 'undefined');
      return await worker.evaluate(run, ...args);
    } finally {
      await worker.detach();
    }
  }

  /** Whether the extension's worker is running. */
  async workerRuns() {
    return Boolean(await this.#worker());
  }

  /** Stops the worker, as the browser does when it was idle or has run too long, and waits until it is gone. */
  async stopWorker() {
    await this.#withServiceWorkers((send) => send('ServiceWorker.stopAllWorkers', {}));
    for (let i = 0; i < 60 && (await this.#worker()); i++) await sleep(50);
    if (await this.#worker()) throw new Error('the worker does not stop');
  }

  /**
   * Lets the extension have an optional site without the browser's dialog: its own request, from a click, is then
   * granted at once. Until it asks, it does not have the site.
   * @param {string} origin match pattern, such as http://127.0.0.1/* (all ports)
   */
  async grantSilently(origin) {
    const page = await this.open('chrome://extensions/', { background: true });
    try {
      await page.waitFor({ timeoutMs: 5000, what: 'chrome://extensions' }, () => 'developerPrivate' in chrome);
      await page.evaluate(
        async (id, host) => {
          // Only chrome://extensions has it, so the types do not.
          const api = /** @type {any} */ (chrome).developerPrivate;
          await api.addHostPermission(id, host);
        },
        this.id,
        origin,
      );
    } finally {
      await page.close();
    }
  }

  /** Closes the browser, by its pid when it does not go by itself, and removes its profile. */
  async close() {
    process.removeListener('exit', this.#killAtExit);
    for (const name of ENDINGS) process.removeListener(name, this.#endAtSignal);
    await Promise.race([this.#devtools.send('Browser.close').catch(() => undefined), sleep(2000)]);
    await endProcess(this.#process);
    this.#devtools.close();
    removeProfile(this.#profile);
  }

  /** @param {number} timeoutMs */
  async waitForWorker(timeoutMs) {
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(50)) {
      if (await this.#worker()) return;
    }
    throw new Error(
      `the extension's worker is not there after ${timeoutMs} ms: the browser ignores --load-extension, or the manifest is refused`,
    );
  }

  /**
   * Waits until the worker has been installed and activated: one that is looked into while it starts for the first time
   * may be stopped over it and never answer (Chromium 156).
   */
  async workerActivated() {
    const prefix = `chrome-extension://${this.id}/`;
    const isActive = (/** @type {{ scriptURL: string, status: string }} */ version) =>
      version.scriptURL.startsWith(prefix) && version.status === 'activated';
    const told = this.#devtools.next(
      'ServiceWorker.workerVersionUpdated',
      ({ params }) =>
        /** @type {{ scriptURL: string, status: string }[]} */ (params?.['versions'] ?? []).some(isActive),
      10_000,
    );
    told.catch(() => undefined); // where the page cannot be opened, that is what is told
    await this.#withServiceWorkers(() => told);
  }

  async #worker() {
    const prefix = `chrome-extension://${this.id}/`;
    return (await this.targets('service_worker')).find((worker) => worker.url.startsWith(prefix)) ?? null;
  }

  /**
   * Pages at the popup's address that are in no tab strip. A popup is a tab to the protocol, too, but one without a
   * place in a strip.
   * @returns {Promise<TargetInfo[]>}
   */
  async #popups() {
    const url = `chrome-extension://${this.id}/${this.#popupPath}`;
    const pages = (await this.targets('page')).filter((page) => page.url.split(/[?#]/)[0] === url);
    if (pages.length === 0) return [];
    const stripped = (await this.targets('tab')).filter((tab) => tab.url.startsWith(url) && tab.embedderData);
    const inTabs = (await Promise.all(stripped.map((tab) => this.#pagesOf(tab.targetId)))).flat();
    return pages.filter((page) => !inTabs.includes(page.targetId));
  }

  /**
   * A page's tab target, which is what the toolbar button is clicked for: the one that holds this page.
   * @param {PageTarget} page
   * @returns {Promise<string>}
   */
  async #tabTargetOf(page) {
    const url = (await this.targets('page')).find((info) => info.targetId === page.targetId)?.url;
    const tabs = await this.targets('tab');
    tabs.sort((a, b) => Number(b.url === url) - Number(a.url === url));
    for (const tab of tabs) if ((await this.#pagesOf(tab.targetId)).includes(page.targetId)) return tab.targetId;
    throw new Error('the page is in no tab');
  }

  /**
   * @param {string} targetId of a tab target
   * @returns {Promise<string[]>} target ids of the page (or pages) that it holds
   */
  async #pagesOf(targetId) {
    const attached = await this.#devtools.send('Target.attachToTarget', { targetId, flatten: true });
    const session = String(attached['sessionId']);
    /** @type {string[]} */
    const pages = [];
    const stop = this.#devtools.on((message) => {
      if (message.method !== 'Target.attachedToTarget' || message.sessionId !== session) return;
      pages.push(message.params?.['targetInfo'].targetId);
    });
    try {
      const how = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
      await this.#devtools.send('Target.setAutoAttach', how, session);
    } finally {
      stop();
      await this.#devtools.send('Target.detachFromTarget', { sessionId: session }).catch(() => undefined);
    }
    return pages;
  }

  /**
   * The ServiceWorker domain needs some page's session; a page of ours, so that nothing of the tabs is touched.
   * @param {(send: (method: string, params: Record<string, unknown>) => Promise<unknown>) => Promise<unknown>} act
   */
  async #withServiceWorkers(act) {
    const page = await this.open('chrome://version/', { background: true });
    try {
      await page.send('ServiceWorker.enable');
      await act((method, params) => page.send(method, params));
    } finally {
      await page.close();
    }
  }
}

/**
 * The id that Chromium gives an unpacked extension: the first 32 hex digits of SHA-256 over its key or else its path,
 * with 0-f written as a-p (crx_file::id_util).
 * @param {string} folder absolute, without symbolic links
 * @param {string | undefined} key of its manifest
 */
function extensionId(folder, key) {
  const seed = key ? Buffer.from(key, 'base64') : Buffer.from(folder);
  const hex = createHash('sha256').update(seed).digest('hex').slice(0, 32);
  return [...hex].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}

/**
 * @param {string} profile
 * @param {() => boolean} hasExited
 */
async function devToolsEndpoint(profile, hasExited) {
  for (const end = Date.now() + 15_000; Date.now() < end && !hasExited(); await sleep(50)) {
    try {
      const [port, address] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
      if (port && address) return `ws://127.0.0.1:${port}${address}`;
    } catch {
      // not written yet
    }
  }
  return null;
}

/** On Linux the browser takes its language from the environment. @param {string | undefined} lang @returns {Record<string, string>} */
function languageEnv(lang) {
  return lang ? { LANGUAGE: lang.replace('-', '_') } : {};
}

/** @param {BrowserProcess} child */
async function endProcess(child) {
  const ended = () => Promise.race([child.exited.then(() => true), sleep(2000).then(() => false)]);
  if (child.hasExited() || (await ended())) return;
  signal(child.pid, 'SIGTERM');
  if (await ended()) return;
  signal(child.pid, 'SIGKILL');
  await ended();
}

/**
 * @param {number | undefined} pid of a process group
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  if (!pid) return;
  try {
    process.kill(-pid, name);
  } catch {
    // it has ended already
  }
}

/** @param {string} profile */
function removeProfile(profile) {
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // a child still writes; it lies in the temporary folder
  }
}
