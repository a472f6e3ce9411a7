import { type FrameAnswer, type Injected, type InjectFailure, inject } from '../platform/inject.ts';
import { askOwnWorld } from '../platform/own-world.ts';
import type { PageRead, Probe } from '../platform/page-commands.ts';
import { reloadPastCaches } from '../platform/tabs.ts';
import type { Choice } from '../reading/view.ts';

/** A page's frames as read, whether it had come to rest, and whether it shows values that it kept itself. */
export type Settled =
  | { ok: true; frames: FrameAnswer<PageRead>[]; view: Choice[] | null; settled: boolean; kept: boolean }
  /** `pdf`: the browser's viewer, which has nothing to read. */
  | { ok: false; code: InjectFailure | 'pdf' };

const SAMPLE_MS = 250;
/** How long a page that rests without an answer may still get data. */
const PATIENCE_MS = 3000;
const COMMAND_MS = 4000;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Reads an open tab once two samples in a row look alike, after at most 5 seconds. Samples are taken from here, since
 * timers in hidden tabs run late. `own`: the page's own world is asked as well.
 */
export async function readOpenTab(tabId: number, own: boolean): Promise<Settled> {
  const until = Date.now() + 5000;
  let last: string | null = null;
  for (let gap = 150; ; gap = SAMPLE_MS) {
    const probe = await pulse(tabId, false);
    const late = Date.now() > until;
    if ((probe === 'navigating' || probe === 'timeout') && !late) {
      await pause(gap);
      continue;
    }
    if (typeof probe === 'string') return { ok: false, code: probe };
    if (probe.pdf) return { ok: false, code: 'pdf' };
    const atRest: boolean = probe.loaded && (!probe.busy || looksBusyForGood(probe)) && probe.fingerprint === last;
    const got: Settled | null = atRest || late ? await read(tabId, atRest, own, probe) : null;
    if (got && (late || !hasLeft(got))) return got;
    last = got ? null : probe.fingerprint;
    await pause(gap);
  }
}

/**
 * Reads a tab that was just sent to its page, once the page has come to rest and `enough` is satisfied. A page that
 * rests without satisfying it is watched a little longer, since data may come after the page, unless it has no scripts; `limitMs` ends it all.
 */
export async function readLoadingTab(
  tabId: number,
  limitMs: number,
  enough: (frames: FrameAnswer<PageRead>[]) => Promise<boolean>,
  own: boolean,
): Promise<Settled> {
  const until = Date.now() + limitMs;
  let last = null as string | null;
  let restingSince = null as number | null;
  let judged = null as string | null;
  let reloadedAt = null as number | null;
  for (;;) {
    const probe = await pulse(tabId, true);
    if (probe === 'tab-gone') return { ok: false, code: probe };
    const late = Date.now() > until;
    // Until the tab has left about:blank, the browser says that we may not read it; a busy page answers late.
    if (typeof probe === 'string') {
      if (late) return { ok: false, code: probe };
    } else {
      if (probe.pdf) return { ok: false, code: 'pdf' };
      if (probe.served && !late && (reloadedAt === null || Date.now() - reloadedAt < PATIENCE_MS)) {
        // What the site's service worker keeps may be old: the page is loaded once more without it. The old document may
        // answer for a while.
        if (reloadedAt === null) {
          reloadedAt = Date.now();
          await reloadPastCaches(tabId);
        }
        [last, restingSince, judged] = [null, null, null];
        await pause(SAMPLE_MS);
        continue;
      }
      const resting = isAtRest(probe) && probe.fingerprint === last;
      restingSince = resting ? (restingSince ?? Date.now()) : null;
      const patience = probe.inert ? 0 : PATIENCE_MS;
      const isOut = restingSince !== null && Date.now() - restingSince >= patience;
      // What it kept itself is shown before its data is asked for.
      const awaitsData = probe.kept !== 'none' && !isOut;
      if (resting && !awaitsData && judged !== probe.fingerprint) {
        const got = await read(tabId, true, own, probe);
        if (got.ok && (await enough(got.frames))) return got;
        judged = hasLeft(got) ? null : probe.fingerprint;
      }
      const got = (isOut && judged !== null) || late ? await read(tabId, resting, own, probe) : null;
      if (got && (late || !hasLeft(got))) return got;
      last = probe.fingerprint;
    }
    await pause(SAMPLE_MS);
  }
}

/** The document went away while it was read: the one that follows may answer. */
function hasLeft(got: Settled): boolean {
  return !got.ok && got.code === 'navigating';
}

function isAtRest(probe: Probe): boolean {
  const { loaded, busy, quietMs, sinceLoadMs } = probe;
  if (busy && !looksBusyForGood(probe)) return false;
  return loaded && (quietMs === null || quietMs > 300) && sinceLoadMs !== null && sinceLoadMs > 300;
}

/** Some pages leave a spinner or aria-busy in place for ever: after a while without any response it says nothing. */
function looksBusyForGood({ quietMs, sinceLoadMs }: Probe): boolean {
  const patienceMs = 4000;
  return sinceLoadMs !== null && sinceLoadMs > patienceMs && (quietMs === null || quietMs > patienceMs);
}

/** `kept`: also what the page keeps is looked at, which is done in tabs of ours alone. */
async function pulse(tabId: number, kept: boolean): Promise<Probe | InjectFailure> {
  const got = await inject(tabId, 'probe', { kept }, { limitMs: COMMAND_MS });
  if (!got.ok) return got.code;
  return got.frames[0]?.value ?? 'restricted-page';
}

async function read(tabId: number, settled: boolean, own: boolean, { kept }: Probe): Promise<Settled> {
  const got = own
    ? await readWithOwn(tabId)
    : await inject(tabId, 'read', null, { frames: 'all', limitMs: COMMAND_MS });
  if (!got.ok) return got;
  const view = await inject(tabId, 'view', null, { frames: 'all', limitMs: COMMAND_MS });
  return {
    ok: true,
    frames: got.frames.toSorted((a, b) => a.frameId - b.frameId),
    view: view.ok ? view.frames.flatMap(({ value }) => value) : null,
    settled,
    kept: kept === 'shown',
  };
}

/** Reads all frames, and asks the own world of those that show less than they may hold. */
async function readWithOwn(tabId: number): Promise<Injected<PageRead>> {
  const got = await inject(tabId, 'readFirst', null, { frames: 'all', limitMs: COMMAND_MS });
  if (!got.ok) return got;
  const frames = got.frames.map(async ({ frameId, value: { read: first, wanted } }) => {
    if (wanted === null) return { frameId, value: first };
    const told = await askOwnWorld({ tabId, frameId }, wanted, COMMAND_MS);
    const joined = await inject(tabId, 'readTold', { told }, { frames: frameId, limitMs: COMMAND_MS });
    return { frameId, value: (joined.ok ? joined.frames[0]?.value : null) ?? first };
  });
  return { ok: true, frames: await Promise.all(frames) };
}
