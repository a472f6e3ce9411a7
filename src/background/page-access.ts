import type { PageAccess, ReadResult } from '../asking/page-access.ts';
import type { FrameAnswer } from '../platform/inject.ts';
import type { PageRead } from '../platform/page-commands.ts';
import { hasAccess } from '../platform/permissions.ts';
import type { OpenTab } from '../platform/tabs.ts';
import { mergeFrames } from '../reading/merge-frames.ts';
import type { PageContent, Reading } from '../reading/reading.ts';
import { withBorrowedTab } from './borrowed-tabs.ts';
import { fetchForPage } from './fetch-for-page.ts';
import { isPrivateSite } from './private-site.ts';
import { refusalOf } from './refusal-of.ts';
import { readLoadingTab, readOpenTab, type Settled } from './settle.ts';

const FETCH_MS = 8000;
const LOAD_MS = 12_000;

/** Who asks: reads never leave the asking window's mode, and tabs are opened in it alone. */
export interface Asker {
  windowId: number;
  incognito: boolean;
  /** False once the answer is of no use any more (cancelled, another was asked): loads are given up. */
  isWanted(): boolean;
  /** When the whole answer must stand, epoch milliseconds: loads leave time to fall back on what the tab shows. */
  until: number;
}

/** The ways to read the page at `url`, which `tab` shows if it is open. */
export function pageAccess(url: string, tab: OpenTab | null, asker: Asker): PageAccess {
  const shown = once(async (): Promise<ReadResult | null> => {
    if (!tab || tab.discarded) return null;
    return asResult(await readOpenTab(tab.tabId), 'tab', tab.tabId);
  });
  return {
    url,
    shown,
    async fetched() {
      if (!tab) return { ok: false, code: 'page-gone' };
      const fetched = await fetchForPage(tab, url, FETCH_MS);
      if (!fetched.ok) return fetched;
      const { content, view, requestedAt: loadedAt, mayBeCached } = fetched;
      const reading: Reading = {
        content,
        via: 'fetch',
        readAt: Date.now(),
        loadedAt,
        settled: true,
        mayBeCached,
        view,
      };
      return { ok: true, reading, tabId: tab.tabId };
    },
    loaded(enough) {
      return withBorrowedTab(asker.windowId, url, async (tabId): Promise<ReadResult> => {
        const settled = await readLoadingTab(tabId, Math.min(LOAD_MS, asker.until - Date.now()), async (frames) => {
          const content = contentOf(frames);
          return !asker.isWanted() || (content !== null && (await enough(content)));
        });
        const result = asResult(settled, 'load', null);
        const signedOut = result.ok && result.reading.content.troubles.some(({ code }) => code === 'password-form');
        return signedOut ? { ok: false, code: 'signed-out' } : result;
      });
    },
    async mayLoad() {
      if (asker.incognito || isPrivateSite(url)) return 'not-opened';
      return (await hasAccess(url)) ? null : 'no-permission';
    },
  };
}

function asResult(settled: Settled, via: Reading['via'], tabId: number | null): ReadResult {
  if (!settled.ok) return { ok: false, code: refusalOf(settled.code) };
  const content = contentOf(settled.frames);
  const main = settled.frames[0]?.value;
  if (!content || !main) return { ok: false, code: 'unreadable' };
  const reading: Reading = {
    content,
    via,
    readAt: Date.now(),
    loadedAt: main.loadedAt,
    settled: settled.settled,
    mayBeCached: settled.frames.some(({ value }) => value.mayBeCached),
    view: settled.view,
  };
  return { ok: true, reading, tabId };
}

/** One content for the page and its frames, saying which frames did not answer; null when the page itself did not. */
export function contentOf(frames: readonly FrameAnswer<PageRead>[]): PageContent | null {
  const [main, ...others] = frames.map(({ value }) => value);
  if (!main) return null;
  const answered = new Set(others.map(({ content }) => (URL.canParse(content.url) ? new URL(content.url).host : '')));
  const unread = main.frameHosts.filter((host) => host !== '' && !answered.has(host));
  const merged = mergeFrames([main.content, ...others.map(({ content }) => content)]);
  return {
    ...merged,
    troubles: [...merged.troubles, ...unread.map((detail) => ({ code: 'frame-unread' as const, detail }))],
  };
}

/** `shown` is asked for by the choice among tabs and again by the answer: the page is read once. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null;
  return () => {
    reading ??= read();
    return reading;
  };
}
