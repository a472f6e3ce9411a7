import WebSocket from 'ws';

/**
 * The DevTools protocol over one socket with flat sessions.
 * Protocol: https://chromedevtools.github.io/devtools-protocol/ (Target domain, `flatten: true`).
 *
 * @typedef {Record<string, any>} Params  What a method takes or gives; see the protocol's own pages.
 * @typedef {{ id?: number, method?: string, params?: Params, result?: Params, error?: { message: string }, sessionId?: string }} Message
 * @typedef {{ method: string, sessionId: string | undefined, done: (result: Params) => void, failed: (error: Error) => void }} Pending
 */

/** A call that the browser refused, or whose target went away before it answered. */
export class DevToolsError extends Error {}

export class DevTools {
  #next = 0;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  /** @type {Set<(message: Message) => void>} */
  #listeners = new Set();
  #socket;

  /** @param {WebSocket} socket an open one */
  constructor(socket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
    socket.on('close', () => this.#abandon(() => true, 'the browser closed the connection'));
    socket.on('error', (error) => this.#abandon(() => true, error.message));
  }

  /**
   * Opens the browser's own endpoint (line two of DevToolsActivePort). Fails when nothing listens there.
   * @param {string} url
   * @returns {Promise<DevTools>}
   */
  static open(url) {
    const socket = new WebSocket(url, { maxPayload: 0, perMessageDeflate: false });
    return new Promise((done, failed) => {
      socket.once('open', () => done(new DevTools(socket)));
      socket.once('error', failed);
    });
  }

  /**
   * Calls a method of the browser, or of a target by the session that is attached to it.
   * @param {string} method
   * @param {Params} [params]
   * @param {string} [sessionId]
   * @returns {Promise<Params>} fails with a DevToolsError that names the method
   */
  send(method, params = {}, sessionId) {
    const id = ++this.#next;
    return new Promise((done, failed) => {
      if (this.#socket.readyState !== WebSocket.OPEN) {
        failed(new DevToolsError(`${method}: the connection is closed`));
        return;
      }
      this.#pending.set(id, { method, sessionId, done, failed });
      this.#socket.send(JSON.stringify(sessionId ? { id, method, params, sessionId } : { id, method, params }));
    });
  }

  /**
   * Hears every event.
   * @param {(message: Message) => void} listener
   * @returns {() => void} stops hearing
   */
  on(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Resolves with the next event of that name that fits.
   * @param {string} method
   * @param {(message: Message) => boolean} fits
   * @param {number} timeoutMs
   * @returns {Promise<Message>} fails after `timeoutMs`
   */
  next(method, fits, timeoutMs) {
    return new Promise((done, failed) => {
      const timer = setTimeout(() => {
        stop();
        failed(new DevToolsError(`no ${method} within ${timeoutMs} ms`));
      }, timeoutMs);
      const stop = this.on((message) => {
        if (message.method !== method || !fits(message)) return;
        clearTimeout(timer);
        stop();
        done(message);
      });
    });
  }

  close() {
    this.#socket.close();
  }

  /** @param {Message} message */
  #receive(message) {
    if (message.id === undefined) {
      // A target that went away answers nothing more: its callers must not wait for ever.
      if (message.method === 'Target.detachedFromTarget') {
        const gone = message.params?.['sessionId'];
        this.#abandon((call) => call.sessionId === gone, 'the target went away');
      }
      for (const listener of [...this.#listeners]) listener(message);
      return;
    }
    const call = this.#pending.get(message.id);
    if (!call) return;
    this.#pending.delete(message.id);
    if (message.error) call.failed(new DevToolsError(`${call.method}: ${message.error.message}`));
    else call.done(message.result ?? {});
  }

  /**
   * @param {(call: Pending) => boolean} which
   * @param {string} why
   */
  #abandon(which, why) {
    for (const [id, call] of this.#pending) {
      if (!which(call)) continue;
      this.#pending.delete(id);
      call.failed(new DevToolsError(`${call.method}: ${why}`));
    }
  }
}
