import type { PageFetch } from '../platform/page-commands.ts';
import { chosenView } from '../reading/chosen-view.ts';
import type { PageContent } from '../reading/reading.ts';
import type { Choice } from '../reading/view.ts';
import type { readHere } from './read-here.ts';

const MAX_BYTES = 4_000_000;

/** Parses HTML without running or drawing it, and reads the result. */
export function parsePage(html: string, url: string, read: typeof readHere): { content: PageContent; view: Choice[] } {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return { content: read(parsed, { rendered: false, url }).content, view: chosenView(parsed, false) };
}

/**
 * GETs an address with the page's own session and reads it. The caller has made sure that the address may be
 * requested; redirects to another origin fail as `network`, which is what a sign-in elsewhere looks like.
 */
export async function fetchPage(
  { url, limitMs }: { url: string; limitMs: number },
  read: typeof readHere,
): Promise<PageFetch> {
  const requestedAt = Date.now();
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'include',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) return { ok: false, why: 'status' };
    if (!/html/i.test(response.headers.get('content-type') ?? '')) return { ok: false, why: 'not-html' };
    const html = await readText(response);
    if (html === null) return { ok: false, why: 'too-large' };
    return {
      ok: true,
      ...parsePage(html, response.url, read),
      requestedAt,
      mayBeCached: Boolean(navigator.serviceWorker?.controller),
    };
  } catch (error) {
    return { ok: false, why: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network' };
  }
}

/** The body's text by the charset its header declares (UTF-8 when none), or null when it is too large. */
async function readText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const charset = /charset=["']?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  const decoder = new TextDecoder(charset);
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
