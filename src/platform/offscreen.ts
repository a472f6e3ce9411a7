import { browser } from './browser.ts';
import type { Data, Enclosure, OffscreenMessages, Reply } from './messages.ts';
import { fail } from './result.ts';
import type { Envelope } from './send.ts';

const PAGE = 'src/offscreen/index.html';
const LOCK = 'offscreen-document';
/** As long as an answer may take. The document gives its engine less, and says so. */
const REPLY_MS = 15_000;
/** Pauses before each further try: the document may have been closed, or may not listen yet. */
const PAUSES_MS = [20, 60, 150, 400];

/** Something large that goes with a message: its own way is four times as fast as a message for some megabytes. */
export interface Enclosed {
  id: Enclosure;
  text: string;
}

/** Makes ready what is too large for a message, as JSON. */
export function enclose(value: unknown): Enclosed {
  return encloseText(JSON.stringify(value));
}

/** Makes ready a text that is too large for a message. */
export function encloseText(text: string): Enclosed {
  return { id: crypto.randomUUID() as string as Enclosure, text };
}

/**
 * Sends a message to the offscreen document, which is made when it is not there, and gives its reply. Handlers there are
 * pure, so a call whose document went away is simply made again. Never rejects: a document that cannot be made or
 * reached is `unexpected`, one that does not reply in 15 seconds is closed and `timeout`. Chrome and Edge only.
 */
export async function askOffscreen<K extends keyof OffscreenMessages>(
  name: K,
  data: Data<OffscreenMessages, K>,
  enclosed?: Enclosed,
): Promise<Reply<OffscreenMessages, K>> {
  const envelope: Envelope = { to: 'offscreen', name, data };
  for (const pauseMs of [...PAUSES_MS, null]) {
    const reply = await replyTo(envelope, enclosed);
    if (reply === 'late') {
      await closeDocument();
      return fail('timeout') as Reply<OffscreenMessages, K>;
    }
    if (reply) return reply as Reply<OffscreenMessages, K>; // the receiver is typed by the same map
    if (pauseMs !== null) await new Promise((done) => setTimeout(done, pauseMs));
  }
  await closeDocument(); // it is there and deaf: the next call gets a new one
  return fail('unexpected') as Reply<OffscreenMessages, K>;
}

/** The reply; undefined when there was nobody to give one. */
async function replyTo(envelope: Envelope, enclosed: Enclosed | undefined): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(done, REPLY_MS, 'late');
  });
  try {
    await ensureDocument();
    if (enclosed) await deliver(enclosed);
    return await Promise.race([browser.runtime.sendMessage(envelope), late]);
  } catch {
    return undefined; // closed in the middle, not listening yet, or it could not be made
  } finally {
    clearTimeout(timer);
  }
}

/** One document per extension is all that browsers allow: whoever comes second waits for the first one's. */
function ensureDocument(): Promise<void> {
  return navigator.locks.request(LOCK, async () => {
    const url = browser.runtime.getURL(PAGE);
    const there = await chrome.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'], documentUrls: [url] });
    if (there.length > 0) return;
    await chrome.offscreen.createDocument({
      url,
      reasons: ['WORKERS'],
      justification: 'Looks for the answer in what a page says, in a thread of its own.',
    });
  });
}

async function closeDocument(): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    await chrome.offscreen.closeDocument().catch(() => undefined); // there is none any more
  });
}

/** Web messaging: to the document alone, and kept for it until it listens. Fails when the document is not there. */
async function deliver(enclosed: Enclosed): Promise<void> {
  const { clients } = globalThis as unknown as WorkerScope; // the types are those of pages
  const url = browser.runtime.getURL(PAGE);
  const document = (await clients.matchAll({ includeUncontrolled: true })).find((client) => client.url === url);
  if (!document) throw new Error('the offscreen document is not there');
  document.postMessage(enclosed);
}

interface WorkerScope {
  clients: {
    matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string; postMessage(data: unknown): void }[]>;
  };
}
