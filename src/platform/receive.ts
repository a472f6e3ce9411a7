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
  const listener = (
    message: unknown,
    from: Runtime.MessageSender,
    answer: (reply: unknown) => void,
  ): true | undefined => {
    if (!isEnvelope(message)) return undefined;
    if (from.id !== browser.runtime.id || !from.url?.startsWith(browser.runtime.getURL(''))) {
      answer(fail('bad-request'));
      return true;
    }
    if (!Object.hasOwn(handlers, message.name)) {
      answer(fail('bad-request'));
      return true;
    }
    const handler = handlers[message.name as keyof M] as (data: unknown, from: Sender) => Promise<unknown>;
    handler(message.data, { tabId: from.tab?.id ?? null, url: from.url })
      .catch((error: unknown) => {
        report(error, message.name);
        return fail('unexpected', 'Something went wrong inside Whereabouts. Nothing was lost; please try again.');
      })
      .then(answer);
    // Keeps the way back open until `answer` is called; not every browser waits for a promise.
    return true;
  };
  browser.runtime.onMessage.addListener(listener as Runtime.OnMessageListener);
}

function isEnvelope(message: unknown): message is Envelope {
  return (
    typeof message === 'object' &&
    message !== null &&
    (message as Partial<Envelope>).to === 'background' &&
    typeof (message as Partial<Envelope>).name === 'string'
  );
}
