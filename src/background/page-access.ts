import type { Refusal } from '../asking/answer.ts';
import { limitsOf } from '../asking/limits.ts';
import type { PageAccess, ReadResult } from '../asking/page-access.ts';
import type { FrameAnswer, InjectFailure } from '../platform/inject.ts';
import { mayAskOwnWorld, watchingOwnWorld } from '../platform/own-world.ts';
import type { PageRead } from '../platform/page-commands.ts';
import { hasAccess, originOf } from '../platform/permissions.ts';
import type { OpenTab } from '../platform/tabs.ts';
import { mergeFrames } from '../reading/merge-frames.ts';
import type { PageContent, Reading } from '../reading/reading.ts';
import { askSite } from './ask-site.ts';
import { withBorrowedTab } from './borrowed-tabs.ts';
import { fetchForPage, hasOwnJar } from './fetch-for-page.ts';
import { isPrivateSite } from './private-site.ts';
import { isPdfAddress, readPdf } from './read-pdf.ts';
import { refusalOf } from './refusal-of.ts';
import { readLoadingTab, readOpenTab, type Settled } from './settle.ts';

const FETCH_MS = 8000;
const LOAD_MS = 12_000;
/** As long as asking for a site's data may take. */
const DATA_MS = 6500;

/** Who asks: reads never leave the asking window's mode, and tabs are opened in it alone. */
export interface Asker {
  windowId: number;
  incognito: boolean;
  /** False once the answer is of no use any more (cancelled, another was asked): loads are given up. */
  isWanted(): boolean;
  /** When the whole answer must stand, epoch milliseconds: loads leave time to fall back on what the tab shows. */
  until: number;
}

/**
 * The ways to read the page at `url`, which `tab` shows if it is open. A PDF is got afresh and read whichever way is
 * taken, at most once, and only where it is asked about: not as one of the other open tabs (`beside`).
 */
export function pageAccess(url: string, tab: OpenTab | null, asker: Asker, { beside } = { beside: false }): PageAccess {
  const pdf = once(async () => (beside ? null : pdfResult(url, tab, asker)));
  const shown = once(async (): Promise<ReadResult | null> => {
    if (!tab || tab.discarded) return isPdfAddress(url) ? pdf() : null;
    const settled = await readOpenTab(tab.tabId, await mayAskOwnWorld(url));
    if (url.startsWith('file:') && !settled.ok) return { ok: false, code: localCode(settled.code) };
    if (!settled.ok && (settled.code === 'pdf' || mayBeViewer(url, settled.code))) return pdf();
    return asResult(settled, 'tab', tab.tabId);
  });
  const ofPdf = async () => {
    const read = await shown();
    return read?.ok && read.reading.content.pages !== undefined ? read : null;
  };
  const endpoint = once(async () => {
    if (beside || (await ofPdf())) return null;
    const mayAskAlone = !asker.incognito && !isPrivateSite(url);
    return askSite(url, tab, mayAskAlone);
  });
  return {
    url,
    shown,
    endpoint,
    async fetched() {
      const read = await ofPdf();
      if (read) return read;
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
    async loaded(enough) {
      const read = await ofPdf();
      if (read) return read;
      const own = await mayAskOwnWorld(url);
      const load = () =>
        withBorrowedTab(asker.windowId, url, async (tabId): Promise<ReadResult> => {
          const isEnough = async (frames: FrameAnswer<PageRead>[]) => {
            const content = contentOf(frames);
            return !asker.isWanted() || (content !== null && (await enough(content)));
          };
          const settled = await readLoadingTab(tabId, Math.min(LOAD_MS, asker.until - Date.now()), isEnough, own);
          if (!settled.ok && settled.code === 'pdf') return readPdf(url, tabId, 'tab');
          const result = asResult(settled, 'load', null);
          const signedOut = result.ok && result.reading.content.troubles.some(({ code }) => code === 'password-form');
          if (signedOut) return { ok: false, code: 'signed-out' };
          // Where the address alone told what to ask for, that has been asked.
          return tab === null && !(await endpoint())?.ok ? withData(result, { ...asker, tabId, url }) : result;
        });
      const site = own ? originOf(url) : null;
      return site === null ? load() : watchingOwnWorld(site, load);
    },
    async mayLoad() {
      if (await ofPdf()) return null;
      if (asker.incognito || isPrivateSite(url)) return 'not-opened';
      return (await hasAccess(url)) ? null : 'no-permission';
    },
  };
}

/** A loaded page that is shown in part, with what its site gives as data, asked for in the same tab. */
async function withData(result: ReadResult, at: Asker & { tabId: number; url: string }): Promise<ReadResult> {
  const inTime = at.until - Date.now() > DATA_MS && at.isWanted();
  if (!result.ok || !inTime || limitsOf(result.reading.content).length === 0) return result;
  const { tabId, url, windowId, incognito } = at;
  const title = result.reading.content.title;
  const borrowed = { tabId, url, windowId, incognito, title, cookieStoreId: null, discarded: false };
  const data = await askSite(url, borrowed, false);
  return data?.ok ? { ...result, data: data.reading } : result;
}

/** A PDF got afresh, or why not; null where it may not be asked for without a tab. */
async function pdfResult(url: string, tab: OpenTab | null, asker: Asker): Promise<ReadResult | null> {
  const inTab = tab !== null && !tab.discarded && import.meta.env.MODE !== 'firefox';
  if (inTab) return readPdf(url, tab.tabId, 'tab');
  if (tab ? hasOwnJar(tab) : asker.incognito || isPrivateSite(url)) return null;
  if (!(await hasAccess(url))) return { ok: false, code: 'no-permission' };
  return readPdf(url, tab?.tabId ?? null, 'worker');
}

/** Firefox lets no script into its viewers, whatever it may read, and does not say that it is one. */
function mayBeViewer(url: string, code: InjectFailure | 'pdf'): boolean {
  return import.meta.env.MODE === 'firefox' && code === 'no-permission' && isPdfAddress(url);
}

function localCode(code: InjectFailure | 'pdf'): Refusal['code'] {
  if (code === 'pdf') return 'local-pdf';
  return code === 'no-permission' && import.meta.env.MODE !== 'firefox' ? 'local-file' : refusalOf(code);
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
    mayBeCached: settled.kept || settled.frames.some(({ value }) => value.mayBeCached),
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
