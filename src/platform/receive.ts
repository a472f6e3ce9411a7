import type { Runtime } from 'webextension-polyfill';
import { browser } from './browser.ts';
import type { Handlers, Sender } from './messages.ts';
import { fail } from './result.ts';
import type { Envelope } from './send.ts';

/**
 * Routes messages to handlers. Call synchronously when the worker starts, or the message that woke it is lost. Only our
 * own pages are heard: an injected script shares our id but sends from a web page's address.
 */
export function receive<M>(handlers: Handlers<M>, report: (error: unknown, when: string) => void): void {
  browser.runtime.onMessage.addListener(
    (message: unknown, from: Runtime.MessageSender): Promise<unknown> | undefined => {
      if (!isEnvelope(message)) return undefined;
      if (from.id !== browser.runtime.id || !from.url?.startsWith(browser.runtime.getURL(''))) {
        return Promise.resolve(fail('bad-request'));
      }
      if (!Object.hasOwn(handlers, message.name)) return Promise.resolve(fail('bad-request'));
      const handler = handlers[message.name as keyof M] as (data: unknown, from: Sender) => Promise<unknown>;
      return handler(message.data, { tabId: from.tab?.id ?? null, url: from.url }).catch((error: unknown) => {
        report(error, message.name);
        return fail('unexpected', 'Something went wrong inside Whereabouts. Nothing was lost; please try again.');
      });
    },
  );
}

function isEnvelope(message: unknown): message is Envelope {
  return (
    typeof message === 'object' &&
    message !== null &&
    (message as Partial<Envelope>).to === 'background' &&
    typeof (message as Partial<Envelope>).name === 'string'
  );
}
