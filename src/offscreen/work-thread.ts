import { fail, type Result } from '../platform/result.ts';

/** What crosses to the thread, and back. */
export interface ThreadCall {
  id: number;
  name: string;
  data: unknown;
}
export interface ThreadReply {
  id: number;
  reply: Result<unknown>;
}

/** What a thread can be asked, by name. */
type Calls = Record<string, (data: never) => unknown>;

/** Work that is done in a thread of its own. */
export interface WorkThread<C extends Calls> {
  /** Never rejects: `timeout` when it takes too long, `unexpected` when it breaks down. */
  call<K extends keyof C & string>(name: K, data: Parameters<C[K]>[0]): Promise<Result<Awaited<ReturnType<C[K]>>>>;
}

/** No page takes as long: what still runs then, with no other reply meanwhile, never ends. */
const LIMIT_MS = 10_000;

/**
 * Calls a thread that `start` starts on first use. Work is done in the order it came. A thread that breaks down or does
 * not come to an end is stopped, all that waited for it fails, and the next call starts another.
 */
export function workThread<C extends Calls>(start: () => Worker, limitMs = LIMIT_MS): WorkThread<C> {
  let running: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, (reply: Result<unknown>) => void>();
  let patience: ReturnType<typeof setTimeout> | undefined;

  const stop = (code: 'timeout' | 'unexpected') => {
    clearTimeout(patience);
    running?.terminate();
    running = null;
    for (const give of waiting.values()) give(fail(code));
    waiting.clear();
  };
  const wait = () => {
    clearTimeout(patience);
    if (waiting.size > 0) patience = setTimeout(stop, limitMs, 'timeout');
  };
  const startThread = (): Worker => {
    const thread = start();
    thread.onmessage = ({ data: { id, reply } }: MessageEvent<ThreadReply>) => {
      waiting.get(id)?.(reply);
      waiting.delete(id);
      wait();
    };
    thread.onerror = ({ message }) => {
      console.error('a thread broke down', message);
      if (thread === running) stop('unexpected');
    };
    return thread;
  };

  return {
    async call<K extends keyof C & string>(name: K, data: Parameters<C[K]>[0]) {
      const id = ++lastId;
      running ??= startThread();
      const reply = new Promise<Result<unknown>>((give) => waiting.set(id, give));
      if (waiting.size === 1) wait();
      running.postMessage({ id, name, data } satisfies ThreadCall);
      return (await reply) as Result<Awaited<ReturnType<C[K]>>>; // made by the same map of calls
    },
  };
}
