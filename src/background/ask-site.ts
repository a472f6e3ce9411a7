import type { Refusal } from '../asking/answer.ts';
import type { ReadResult } from '../asking/page-access.ts';
import { getFile } from '../content/get-file.ts';
import { inject } from '../platform/inject.ts';
import type { SiteReading } from '../platform/messages.ts';
import { askOffscreen, encloseText } from '../platform/offscreen.ts';
import type { FileGot } from '../platform/page-commands.ts';
import { hasAccess } from '../platform/permissions.ts';
import type { Result } from '../platform/result.ts';
import { secretCalendarsFor } from '../platform/secret-calendars.ts';
import type { OpenTab } from '../platform/tabs.ts';
import { looksLikeAction } from '../reading/action-url.ts';
import type { DataRequest, ProductMark } from '../reading/sites/site.ts';
import { hasOwnJar } from './fetch-for-page.ts';
import { freshReading } from './fresh-reading.ts';

const FETCH_MS = 6000;
const MAX_BYTES = 4_000_000;

type Got = Extract<FileGot, { ok: true }>;

/**
 * What the site says of a page by the address at which it gives its data: a secret address that the person gave, one of
 * the sites that we know, else what the open page itself names as its data. Null where there is no such address, or it
 * may not be asked for. `mayAskAlone`: the worker may ask with the ordinary session, where no tab can.
 */
export async function askSite(url: string, tab: OpenTab | null, mayAskAlone: boolean): Promise<ReadResult | null> {
  const open = tab !== null && !tab.discarded ? tab : null;
  const asked = (await secretCalendar(url)) ?? (await requestFor(url, open));
  if (asked === null) return null;
  const alone = mayAskAlone && (open === null || !hasOwnJar(open));
  const files: Got[] = [];
  for (const got of await Promise.all([asked.url, ...(asked.also ?? [])].map((from) => fetchData(from, open, alone)))) {
    if (got === null) return null;
    if (!got.ok) return { ok: false, code: codeOf(got) };
    if (new URL(got.url).origin !== new URL(asked.url).origin) return { ok: false, code: 'signed-out' };
    files.push(got);
  }
  const got = { ...(files[0] as Got), base64: files.map(({ base64 }) => base64).join('\n') };
  const reply = await contentOf(got, asked, { url, title: tab?.title ?? '' });
  if (!reply.ok) return { ok: false, code: 'unreadable' };
  if (!reply.value.ok) return { ok: false, code: reply.value.why === 'page-instead' ? 'signed-out' : 'changed-page' };
  const reading = freshReading(reply.value.content, got, 'endpoint');
  return { ok: true, reading, tabId: open?.tabId ?? null };
}

async function secretCalendar(page: string): Promise<DataRequest | null> {
  const [url, ...also] = await secretCalendarsFor(page);
  return url === undefined ? null : { site: 'calendar', url, also, kind: 'ics' };
}

/** By the page's address and the product that it says it is of; else what an open page names as its own data. */
async function requestFor(url: string, tab: OpenTab | null): Promise<DataRequest | null> {
  const got = tab && (await inject(tab.tabId, 'ownData', null, { limitMs: 3000 }));
  const own = got?.ok ? got.frames[0]?.value : undefined;
  const known = await knownRequest(tab ? { url, mark: own?.mark ?? null } : { url });
  const link = own?.links[0];
  return known ?? (link === undefined || looksLikeAction(link.url) ? null : { site: 'link', ...link });
}

/** The sites are known to the offscreen document: the worker stays small. */
async function knownRequest(page: { url: string; mark?: ProductMark | null }): Promise<DataRequest | null> {
  if (import.meta.env.MODE === 'firefox') {
    const { dataRequest } = await import('../reading/sites/all.ts');
    return dataRequest(page.url, page.mark);
  }
  const reply = await askOffscreen('siteRequest', page);
  return reply.ok ? reply.value : null;
}

/** By the tab first, which has the right account; by the worker where the page keeps the tab from asking. */
async function fetchData(url: string, tab: OpenTab | null, mayAskAlone: boolean): Promise<FileGot | null> {
  const wanted = { url, limitMs: FETCH_MS, maxBytes: MAX_BYTES };
  if (tab !== null) {
    const got = await inject(tab.tabId, 'getFile', wanted, { limitMs: FETCH_MS + 500 });
    const answer = got.ok ? got.frames[0]?.value : undefined;
    if (answer && (answer.ok || answer.why !== 'network')) return answer;
  }
  return mayAskAlone && (await hasAccess(url)) ? getFile(wanted) : null;
}

function codeOf(got: Extract<FileGot, { ok: false }>): Refusal['code'] {
  if (got.why === 'status') return got.status === 401 || got.status === 403 ? 'signed-out' : 'page-gone';
  return got.why === 'network' ? 'offline' : got.why;
}

async function contentOf(
  { base64, type }: Got,
  asked: DataRequest,
  page: { url: string; title: string },
): Promise<Result<SiteReading>> {
  if (import.meta.env.MODE === 'firefox') {
    const { readSiteFile } = await import('../offscreen/site-data.ts');
    return { ok: true, value: readSiteFile({ base64, type, asked, page }) };
  }
  const file = encloseText(base64);
  return askOffscreen('readSite', { file: file.id, type, asked, page }, file);
}
