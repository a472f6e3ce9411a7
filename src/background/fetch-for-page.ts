import type { Refusal } from '../asking/answer.ts';
import { inject } from '../platform/inject.ts';
import { hasAccess } from '../platform/permissions.ts';
import type { OpenTab } from '../platform/tabs.ts';
import type { PageContent } from '../reading/reading.ts';
import type { Choice } from '../reading/view.ts';
import { refusalOf } from './refusal-of.ts';

type Fetched =
  | { ok: true; content: PageContent; view: Choice[]; requestedAt: number; mayBeCached: boolean }
  | { ok: false; code: Refusal['code'] };

/**
 * A fresh GET of the page that a tab shows, parsed in that tab (the worker has no parser). The tab itself asks first:
 * it has the right account, container and private jar. Where the site's own service worker answers the tab's requests,
 * the worker asks as well, since that request goes past it; not for private or container tabs, whose cookies it lacks.
 */
export async function fetchForPage(tab: OpenTab, url: string, limitMs: number): Promise<Fetched> {
  const got = await inject(tab.tabId, 'fetchPage', { url, limitMs }, { limitMs: limitMs + 500 });
  if (!got.ok) return { ok: false, code: refusalOf(got.code) };
  const fetched = got.frames[0]?.value;
  if (!fetched?.ok) return { ok: false, code: fetched?.why === 'timeout' ? 'timeout' : 'unreadable' };
  if (!fetched.mayBeCached || hasOwnJar(tab) || !(await hasAccess(url))) return fetched;
  return (await fetchPastServiceWorker(tab, url, limitMs)) ?? fetched;
}

/** A private or container tab has cookies of its own, which the worker's requests do not carry. */
export function hasOwnJar({ incognito, cookieStoreId }: OpenTab): boolean {
  return incognito || !['firefox-default', '0', null].includes(cookieStoreId);
}

async function fetchPastServiceWorker(tab: OpenTab, url: string, limitMs: number): Promise<Fetched | null> {
  const requestedAt = Date.now();
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'include',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(limitMs),
    });
    const isHtml = /html/i.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !isHtml) return null;
    const html = await response.text();
    const parsed = await inject(tab.tabId, 'parse', { html, url: response.url }, { limitMs });
    const page = parsed.ok ? parsed.frames[0]?.value : undefined;
    return page ? { ok: true, ...page, requestedAt, mayBeCached: false } : null;
  } catch {
    return null; // offline or late: the tab's own answer stands, marked as possibly cached
  }
}
