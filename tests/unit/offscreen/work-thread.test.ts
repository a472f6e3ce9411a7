import { expect, it, vi } from 'vitest';
import type { Calls } from '../../../src/offscreen/thread.ts';
import { type ThreadCall, workThread } from '../../../src/offscreen/work-thread.ts';

const asked = { question: 'x', memory: [], last: null, clock: { now: 0, today: '2026-11-30', time: '09:00' } };

/** Threads that do with a call what `act` says; `started` and `stopped` count them. */
function threads(act: (thread: FakeThread, call: ThreadCall) => void) {
  const made: FakeThread[] = [];
  const start = () => {
    const thread = new FakeThread(act);
    made.push(thread);
    return thread as unknown as Worker;
  };
  return { start, started: () => made.length, stopped: () => made.filter(({ isStopped }) => isStopped).length };
}

class FakeThread {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  isStopped = false;
  #act: (thread: FakeThread, call: ThreadCall) => void;
  constructor(act: (thread: FakeThread, call: ThreadCall) => void) {
    this.#act = act;
  }
  postMessage(call: ThreadCall): void {
    this.#act(this, call);
  }
  terminate(): void {
    this.isStopped = true;
  }
  reply(id: number, value: unknown): void {
    if (!this.isStopped) this.onmessage?.({ data: { id, reply: { ok: true, value } } });
  }
}

it('starts one thread on first use and gives each caller its own reply, in whatever order they come', async () => {
  const calls: (() => void)[] = [];
  const { start, started } = threads((thread, { id }) => calls.push(() => thread.reply(id, `reply ${id}`)));
  const thread = workThread<Calls>(start);
  expect(started()).toBe(0);
  const replies = Promise.all([thread.call('plan', asked), thread.call('plan', asked)]);
  for (const reply of calls.reverse()) reply();
  expect(await replies).toEqual([
    { ok: true, value: 'reply 1' },
    { ok: true, value: 'reply 2' },
  ]);
  expect(started()).toBe(1);
});

it('stops a thread that does not come to an end, and the next call has another', async () => {
  let hangs = true;
  const { start, started, stopped } = threads((thread, { id }) => {
    if (!hangs) thread.reply(id, 'done');
  });
  const thread = workThread<Calls>(start, 20);
  const both = Promise.all([thread.call('plan', asked), thread.call('plan', asked)]);
  expect(await both).toEqual([
    { ok: false, code: 'timeout' },
    { ok: false, code: 'timeout' },
  ]);
  expect([started(), stopped()]).toEqual([1, 1]);
  hangs = false;
  expect(await thread.call('plan', asked)).toEqual({ ok: true, value: 'done' });
  await new Promise((done) => setTimeout(done, 40)); // the time limits of calls that are over stop nothing
  expect([started(), stopped()]).toEqual([2, 1]);
});

it('is patient with a long queue, as long as replies come', async () => {
  let last = Promise.resolve();
  const { start, stopped } = threads((thread, { id }) => {
    last = last.then(() => new Promise((done) => setTimeout(done, 25))).then(() => thread.reply(id, 'done'));
  });
  const thread = workThread<Calls>(start, 60);
  const replies = await Promise.all(Array.from({ length: 6 }, () => thread.call('plan', asked)));
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true]);
  expect(stopped()).toBe(0);
});

it('fails all that waits when the thread breaks down, and the next call has another', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let breaks = true;
  const { start, started } = threads((thread, { id }) => {
    if (breaks) queueMicrotask(() => thread.onerror?.({ message: 'the file is gone' }));
    else thread.reply(id, 'done');
  });
  const thread = workThread<Calls>(start);
  expect(await thread.call('plan', asked)).toEqual({ ok: false, code: 'unexpected' });
  breaks = false;
  expect(await thread.call('plan', asked)).toEqual({ ok: true, value: 'done' });
  expect(started()).toBe(2);
});
