import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLoadingTab, readOpenTab } from '../../../src/background/settle.ts';
import type { Injected } from '../../../src/platform/inject.ts';
import type { Probe } from '../../../src/platform/page-commands.ts';

const inject = vi.hoisted(() => vi.fn());
vi.mock('../../../src/platform/inject.ts', () => ({ inject }));
const reloadPastCaches = vi.hoisted(() => vi.fn());
vi.mock('../../../src/platform/tabs.ts', () => ({ reloadPastCaches }));
vi.mock('../../../src/platform/own-world.ts', () => ({ askOwnWorld: async () => null }));

const TAB = 5;
const atRest: Probe = {
  pdf: false,
  loaded: true,
  busy: false,
  fingerprint: '10:a',
  inert: false,
  quietMs: null,
  sinceLoadMs: 5000,
  kept: 'none',
  served: false,
};
const answer = (value: unknown): Injected<never> => ({ ok: true, frames: [{ frameId: 0, value: value as never }] });
let pulse = (): Probe => atRest;
const left: Injected<never> = { ok: false, code: 'navigating' };

/** A page whose reads answer, in order, as given; the last one stays. */
function pageReads(...reads: Injected<never>[]): void {
  inject.mockImplementation(async (_tab: number, command: string) => {
    if (command === 'probe') return answer(pulse());
    if (command === 'view') return answer([]);
    return reads.length > 1 ? reads.shift() : reads[0];
  });
}

async function within<T>(ms: number, settled: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms);
  return settled;
}

beforeEach(() => {
  pulse = () => atRest;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('an open tab whose document goes away while it is read is read again', async () => {
  pageReads(left, answer('the next document'));
  const settled = await within(3000, readOpenTab(TAB, false));
  expect(settled).toMatchObject({ ok: true, frames: [{ value: 'the next document' }], settled: true });
});

test('an open tab that never comes to rest under its readers is given up after five seconds', async () => {
  pageReads(left);
  expect(await within(6000, readOpenTab(TAB, false))).toEqual({ ok: false, code: 'navigating' });
});

test('a tab that was sent to its page is read again when it goes on to another document', async () => {
  pageReads(left, answer('the next document'));
  const seen: unknown[] = [];
  const enough = async (frames: { value: unknown }[]) => seen.push(frames[0]?.value) > 0;
  const settled = await within(3000, readLoadingTab(TAB, 9000, enough, false));
  expect(seen).toEqual(['the next document']);
  expect(settled).toMatchObject({ ok: true, frames: [{ value: 'the next document' }] });
});

test('a tab at rest without an answer is watched for three seconds more, then told as it is', async () => {
  pageReads(answer('nothing of use'));
  let judged = 0;
  const reading = readLoadingTab(TAB, 9000, async () => ++judged < 0, false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await Promise.race([reading, 'waiting'])).toBe('waiting');
  expect(await within(1000, reading)).toMatchObject({ ok: true, frames: [{ value: 'nothing of use' }] });
  expect(judged).toBe(1);
});

test('a page that shows what it kept is read when its data has been answered', async () => {
  pageReads(answer('as it is now'));
  const from = Date.now();
  pulse = () => {
    const ms = Date.now() - from;
    return ms < 2000 ? { ...atRest, kept: 'shown' } : { ...atRest, fingerprint: '10:b', quietMs: ms - 2000 };
  };
  let judged = 0;
  const reading = readLoadingTab(TAB, 9000, async () => ++judged > 0, false);
  await vi.advanceTimersByTimeAsync(1900);
  expect(judged).toBe(0);
  expect(await within(1000, reading)).toMatchObject({ ok: true, kept: false });
});

test('a page that shows what it kept, and asks for nothing, is told as such after three seconds', async () => {
  pageReads(answer('as it was'));
  pulse = () => ({ ...atRest, kept: 'shown' });
  const reading = readLoadingTab(TAB, 9000, async () => true, false);
  await vi.advanceTimersByTimeAsync(2800);
  expect(await Promise.race([reading, 'waiting'])).toBe('waiting');
  expect(await within(1000, reading)).toMatchObject({ ok: true, kept: true });
});

test('a page that its own service worker gave is loaded once more without it, and only then read', async () => {
  pageReads(answer('from the server'));
  let served = true;
  // The document from before goes on answering for a second.
  reloadPastCaches.mockImplementation(async () => {
    setTimeout(() => {
      served = false;
    }, 1000);
  });
  pulse = () => ({ ...atRest, served });
  const judged: boolean[] = [];
  const reading = readLoadingTab(TAB, 9000, async () => judged.push(served) > 0, false);
  expect(await within(3000, reading)).toMatchObject({ ok: true, frames: [{ value: 'from the server' }] });
  expect(judged).toEqual([false]);
  expect(reloadPastCaches).toHaveBeenCalledTimes(1);
});

test('a page whose service worker takes charge again at once is read as it stands', async () => {
  pageReads(answer('kept'));
  reloadPastCaches.mockReset();
  pulse = () => ({ ...atRest, served: true });
  const reading = readLoadingTab(TAB, 9000, async () => true, false);
  expect(await within(5000, reading)).toMatchObject({ ok: true });
  expect(reloadPastCaches).toHaveBeenCalledTimes(1);
});
