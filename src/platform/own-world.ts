import ownWorld from '../content/own-world.iife.ts?script';
import type { Wanted } from '../reading/own-data/own-data.ts';
import { browser } from './browser.ts';
import { originOf } from './permissions.ts';

const KEY = 'own-data-sites';
const LOCK = 'own-data-sites';
const MAX_CHARS = 16_000_000;

/** Sites, as match patterns, whose pages the person lets us ask in their own world. */
export async function ownDataSites(): Promise<string[]> {
  const found = (await browser.storage.local.get(KEY))[KEY];
  return Array.isArray(found) ? found.filter((site): site is string => typeof site === 'string') : [];
}

/** Whether a page may be asked in its own world. */
export async function mayAskOwnWorld(url: string): Promise<boolean> {
  const site = originOf(url);
  return site !== null && (await ownDataSites()).includes(site);
}

/** Lets a site's pages be asked, or no longer. */
export function setOwnDataSite(site: string, on: boolean): Promise<void> {
  return navigator.locks.request(LOCK, async () => {
    const others = (await ownDataSites()).filter((known) => known !== site);
    await browser.storage.local.set({ [KEY]: on ? [...others, site].toSorted() : others });
  });
}

/**
 * Asks a frame's own world. What it gives is the page's word, as JSON that is not yet checked; null where it gives
 * nothing within `limitMs`. The site must have been allowed (`mayAskOwnWorld`).
 */
export async function askOwnWorld(
  { tabId, frameId }: { tabId: number; frameId: number },
  wanted: Wanted,
  limitMs: number,
): Promise<string | null> {
  const target = { tabId, frameIds: [frameId] };
  const ask = async () => {
    await browser.scripting.executeScript({ target, world: 'MAIN', files: [ownWorld] });
    const [answer] = await browser.scripting.executeScript({
      target,
      world: 'MAIN',
      func: (question: Wanted) => {
        type Asked = { whereaboutsOwnWorld?: { tell(wanted: Wanted): Promise<string> } };
        return (globalThis as Asked).whereaboutsOwnWorld?.tell(question);
      },
      args: [wanted],
    });
    const told: unknown = answer?.result;
    return typeof told === 'string' && told.length <= MAX_CHARS ? told : null;
  };
  const late = new Promise<null>((done) => setTimeout(done, limitMs, null));
  return Promise.race([ask().catch(() => null), late]); // a page that is gone or throws tells nothing
}

/**
 * Has pages of a site that open meanwhile be watched from their first script on, for as long as `use` takes: what is
 * drawn before we ask can be told only so.
 */
export async function watchingOwnWorld<T>(site: string, use: () => Promise<T>): Promise<T> {
  const id = `${Date.now()} ${crypto.randomUUID()}`;
  // Where it cannot be had (the site is not granted), the page opens without.
  const watches = await browser.scripting
    .registerContentScripts([
      {
        ...{ id, matches: [site], js: [ownWorld], world: 'MAIN', runAt: 'document_start' },
        ...{ allFrames: true, persistAcrossSessions: false },
      },
    ])
    .then(
      () => true,
      () => false,
    );
  try {
    return await use();
  } finally {
    if (watches) await browser.scripting.unregisterContentScripts({ ids: [id] }).catch(() => undefined);
  }
}

/** Ends watching that an earlier worker began before `startedAt` (epoch milliseconds) and did not live to end. */
export async function stopWatchingOwnWorlds(startedAt: number): Promise<void> {
  const left = (await browser.scripting.getRegisteredContentScripts()).map(({ id }) => id);
  const ids = left.filter((id) => Number.parseInt(id, 10) < startedAt);
  if (ids.length > 0) await browser.scripting.unregisterContentScripts({ ids });
}
