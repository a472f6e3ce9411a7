import type { Enclosure } from './messages.ts';
import type { Enclosed } from './offscreen.ts';

/** One that was never asked for was sent again after a failure: the oldest goes. */
const MOST = 8;

/** What the worker has sent beside its messages (`enclose`), in the offscreen document. */
export interface Enclosures {
  /** The text, once: it is let go of. Waits for one that is still on its way, for ever if need be. */
  take(id: Enclosure): Promise<string>;
}

/** Call synchronously when the document starts. Only our own worker can post to the document in this way. */
export function receiveEnclosures(): Enclosures {
  const arrived = new Map<Enclosure, string>();
  const wanted = new Map<Enclosure, (text: string) => void>();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Enclosed>) => {
    const give = wanted.get(data.id);
    wanted.delete(data.id);
    if (give) return give(data.text);
    arrived.set(data.id, data.text);
    const [oldest] = arrived.keys();
    if (arrived.size > MOST && oldest !== undefined) arrived.delete(oldest);
  });
  navigator.serviceWorker.startMessages();
  return {
    take(id) {
      const text = arrived.get(id);
      arrived.delete(id);
      return text === undefined ? new Promise((give) => wanted.set(id, give)) : Promise.resolve(text);
    },
  };
}
