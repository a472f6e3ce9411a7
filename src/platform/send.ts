import { browser } from './browser.ts';
import type { BackgroundMessages, Data, Reply } from './messages.ts';
import { fail } from './result.ts';

/** A message as it crosses the wire. */
export interface Envelope {
  to: 'background' | 'offscreen';
  name: string;
  data: unknown;
}

/**
 * Sends a message to the worker and gives its reply. Never rejects: a worker that cannot be reached is `unexpected`
 * with a sentence for the person.
 */
export async function send<K extends keyof BackgroundMessages>(
  name: K,
  data: Data<BackgroundMessages, K>,
): Promise<Reply<BackgroundMessages, K>> {
  const envelope: Envelope = { to: 'background', name, data };
  try {
    const reply = await browser.runtime.sendMessage(envelope);
    if (reply) return reply as Reply<BackgroundMessages, K>; // the receiver is typed by the same map
  } catch {
    // The worker was replaced while it answered (update, crash): the sentence below says what to do.
  }
  return fail('unexpected', 'Whereabouts did not answer. Please try again.') as Reply<BackgroundMessages, K>;
}
