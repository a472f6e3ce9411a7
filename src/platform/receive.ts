import type { Runtime } from 'webextension-polyfill';
import { browser } from './browser.ts';
import type { BackgroundMessages, Handlers, OffscreenMessages, Sender } from './messages.ts';
import { fail } from './result.ts';
import type { Envelope } from './send.ts';

/** What each receiver hears. */
interface Messages {
  background: BackgroundMessages;
  offscreen: OffscreenMessages;
}

/**
 * Routes messages to handlers. Call synchronously when the context starts, or the message that woke it is lost. A
 * message reaches every context of the extension: those that it is not addressed to leave it to the others. Only our
 * own pages are heard, and by the offscreen document only the worker: an injected script shares our id but sends from a
 * web page's address.
 */
export function receive<R extends keyof Messages>(
  receiver: R,
  handlers: Handlers<Messages[R]>,
  report: (error: unknown, when: string) => void,
): void {
  const isHeard = receiver === 'offscreen' ? isOurWorker : isOurPage;
  browser.runtime.onMessage.addListener(
    (message: unknown, from: Runtime.MessageSender): Promise<unknown> | undefined => {
      if (!isEnvelope(message) || message.to !== receiver) return undefined;
      if (!isHeard(from) || !Object.hasOwn(handlers, message.name)) return Promise.resolve(fail('bad-request'));
      const handler = handlers[message.name as keyof Messages[R]] as (data: unknown, from: Sender) => Promise<unknown>;
      return handler(message.data, { tabId: from.tab?.id ?? null, url: from.url ?? null }).catch((error: unknown) => {
        report(error, message.name);
        return fail('unexpected', 'Something went wrong inside Whereabouts. Nothing was lost; please try again.');
      });
    },
  );
}

function isOurPage({ id, url }: Runtime.MessageSender): boolean {
  return id === browser.runtime.id && url !== undefined && url.startsWith(browser.runtime.getURL(''));
}

/** A worker is told from our pages by what its address holds alone: a popup, too, has neither tab nor frame. */
function isOurWorker(from: Runtime.MessageSender): boolean {
  return isOurPage(from) && from.url !== undefined && new URL(from.url).pathname.endsWith('.js');
}

function isEnvelope(message: unknown): message is Envelope {
  return (
    typeof message === 'object' &&
    message !== null &&
    typeof (message as Partial<Envelope>).to === 'string' &&
    typeof (message as Partial<Envelope>).name === 'string'
  );
}
