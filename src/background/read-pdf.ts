import type { Refusal } from '../asking/answer.ts';
import type { ReadResult } from '../asking/page-access.ts';
import { getFile } from '../content/get-file.ts';
import { inject } from '../platform/inject.ts';
import type { PdfReading } from '../platform/messages.ts';
import { askOffscreen, encloseText } from '../platform/offscreen.ts';
import type { FileGot } from '../platform/page-commands.ts';
import type { Result } from '../platform/result.ts';
import { freshReading } from './fresh-reading.ts';

const MAX_BYTES = 20_000_000;
const FETCH_MS = 8000;

/** By its address alone: what no tab shows. */
export function isPdfAddress(url: string): boolean {
  return URL.canParse(url) && /\.pdf$/i.test(new URL(url).pathname);
}

/**
 * Gets a PDF afresh and reads it: with the session of the tab that shows it, in which alone its bytes can be had on the
 * leave that a click gives; without a tab, or where the browser's viewer lets no script in (Firefox), by the worker, which needs the
 * site's permission. The worker asks with the ordinary session: the caller keeps private and container tabs from it.
 */
export async function readPdf(url: string, tabId: number | null, by: 'tab' | 'worker'): Promise<ReadResult> {
  const address = url.replace(/#.*$/s, '');
  const got = await (by === 'tab' && tabId !== null ? getInTab(tabId, address) : getFile(wanted(address)));
  if (!got.ok) return { ok: false, code: refusalOf(got) };
  if (!isPdf(got)) {
    if (!/html/i.test(got.type)) return { ok: false, code: 'pdf-broken' };
    return { ok: false, code: got.url === address ? 'changed-page' : 'signed-out' };
  }
  const reply = await contentOf(got.base64, url);
  if (!reply.ok) return { ok: false, code: reply.code === 'timeout' ? 'timeout' : 'unreadable' };
  if (!reply.value.ok) return { ok: false, code: CODES[reply.value.why] };
  const reading = freshReading(reply.value.content, got, 'fetch');
  return { ok: true, reading, tabId };
}

const CODES = { locked: 'pdf-locked', 'no-text': 'pdf-no-text', broken: 'pdf-broken' } as const;
const wanted = (url: string) => ({ url, limitMs: FETCH_MS, maxBytes: MAX_BYTES });

async function getInTab(tabId: number, url: string): Promise<FileGot> {
  const got = await inject(tabId, 'getFile', wanted(url), { limitMs: FETCH_MS + 1000 });
  if (!got.ok) return { ok: false, why: got.code === 'timeout' ? 'timeout' : 'network' };
  return got.frames[0]?.value ?? { ok: false, why: 'network' };
}

/** The first bytes say it ("%PDF-" within the first kilobyte, as viewers accept it); what a server calls it may be wrong. */
function isPdf({ base64 }: Extract<FileGot, { ok: true }>): boolean {
  return atob(base64.slice(0, 1368)).includes('%PDF-');
}

async function contentOf(base64: string, url: string): Promise<Result<PdfReading>> {
  const name = fileName(url);
  if (import.meta.env.MODE === 'firefox') {
    return (await import('../offscreen/pdf/pdf-files.ts')).readPdfFile({ base64, url, name });
  }
  const file = encloseText(base64);
  return askOffscreen('readPdf', { file: file.id, url, name }, file);
}

/** "Budget 2026.pdf", as the address ends; empty where it ends in no name of a file. */
function fileName(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return /\.pdf$/i.test(last) ? decodeURIComponent(last) : '';
  } catch {
    return last; // a stray "%"
  }
}

function refusalOf(got: Extract<FileGot, { ok: false }>): Refusal['code'] {
  if (got.why === 'status') return got.status === 401 || got.status === 403 ? 'signed-out' : 'unreadable';
  return got.why === 'network' ? 'offline' : got.why;
}
