import type { SiteReading } from '../platform/messages.ts';
import { readSite } from '../reading/sites/read-site.ts';
import type { DataRequest } from '../reading/sites/site.ts';

const READ_MS = 1500;

/** What a site gave, as it came. */
export interface SiteFile {
  /** Of several files, one after the other, each on a line. */
  base64: string;
  /** Its content type. */
  type: string;
  asked: DataRequest;
  page: { url: string; title: string };
}

/**
 * Reads what a site gave in place of a page. Runs where there is a DOM: the offscreen document, or Firefox's event page.
 */
export function readSiteFile({ base64, type, asked, page }: SiteFile): SiteReading {
  const text = base64
    .split('\n')
    .map((file) => textOf(file, type))
    .join('\r\n');
  const isPage = /^\s*(<!doctype html|<html)/i.test(text);
  if (isPage && asked.kind !== 'page') return { ok: false, why: 'page-instead' };
  const until = performance.now() + READ_MS;
  const parser = new DOMParser();
  const parseHtml = (html: string) => parser.parseFromString(html, 'text/html');
  const content = readSite(text, asked, page, {
    empty: document.implementation.createHTMLDocument(''),
    parseXml: (xml) => parser.parseFromString(xml, 'application/xml'),
    parseHtml,
    now: Date.now(),
    isLate: () => performance.now() > until,
  });
  if (content !== null) return { ok: true, content: JSON.stringify(content) };
  const asksToSignIn = asked.kind === 'page' && parseHtml(text).querySelector('input[type="password" i]') !== null;
  return { ok: false, why: asksToSignIn ? 'page-instead' : 'changed-format' };
}

/** By the charset that was declared; without one as UTF-8, and where it is not that, as Western European. */
function textOf(base64: string, type: string): string {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const charset = /charset=["']?([\w-]+)/i.exec(type)?.[1];
  for (const label of [charset ?? 'utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // not in this charset, or none that is known
    }
  }
  return '';
}
