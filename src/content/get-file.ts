import type { FileGot } from '../platform/page-commands.ts';

/** What to get: an address that the caller has made sure of, and how much of it at most. */
export interface FileWanted {
  url: string;
  limitMs: number;
  maxBytes: number;
}

/**
 * GETs a file with the session of whoever runs this, past the browser's cache. Redirects to where it may not go fail as
 * `network`. Never rejects.
 */
export async function getFile({ url, limitMs, maxBytes }: FileWanted): Promise<FileGot> {
  const requestedAt = Date.now();
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'include',
      signal: AbortSignal.timeout(limitMs),
    });
    const { status, url: from } = response;
    if (!response.ok) return { ok: false, why: 'status', status };
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) return { ok: false, why: 'too-large' };
    const parts = await partsOf(response, maxBytes);
    if (parts === null) return { ok: false, why: 'too-large' };
    const type = response.headers.get('content-type') ?? '';
    const mayBeCached = Boolean(globalThis.navigator.serviceWorker?.controller);
    return { ok: true, base64: await base64Of(new Blob(parts)), type, url: from, requestedAt, mayBeCached };
  } catch (error) {
    return { ok: false, why: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network' };
  }
}

async function partsOf(response: Response, maxBytes: number): Promise<BlobPart[] | null> {
  const reader = response.body?.getReader();
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || value === undefined) return parts;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      return null;
    }
    parts.push(value);
  }
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}
