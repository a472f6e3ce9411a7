import { delimitedRows, parseDelimited } from '../plain-data/delimited.ts';
import { readDocument } from '../read-document.ts';
import type { PageContent } from '../reading.ts';
import { siteNamed } from './all.ts';
import { drawJson, drawSheet, drawTable } from './draw-data.ts';
import { readIcs } from './ics-events.ts';
import { readJson } from './json-data.ts';
import type { DataRequest, Site } from './site.ts';

const MOST_ROWS = 5000;

/** What reading a site's data needs from outside. */
export interface SiteTools {
  /** An empty HTML document, to write data into for the page's readers. */
  empty: Document;
  /** Parses XML; a document with a `parsererror` where it is none. */
  parseXml(text: string): Document;
  /** Epoch milliseconds. */
  now: number;
  /** Reading has taken too long. */
  isLate(): boolean;
}

/**
 * What a site's data says, as a page would say it. `page` is the address of the page it stands for. Null where the data
 * is not what the site used to give.
 */
export function readSite(
  text: string,
  asked: DataRequest,
  page: { url: string; title: string },
  tools: SiteTools,
): PageContent | null {
  const site = siteNamed(asked.site);
  const { empty } = tools;
  if (asked.kind === 'ics') {
    const calendar = readIcs(text, tools.now, tools.isLate);
    if (calendar === null) return null;
    const content = readDrawn(empty, page, calendar.name);
    return { ...content, events: calendar.events, calendar: calendar.calendar };
  }
  const whole = asked.kind === 'csv' ? drawRows(text, site, page.title, empty) : drawRest(text, asked, site, tools);
  if (whole === null) return null;
  const content = readDrawn(empty, page, '');
  for (const table of content.tables) {
    const gap = site?.leavesOut === true && table.rows.some(({ cells }) => cells.some((cell) => !cell?.text));
    if (!whole || gap) table.complete = false;
  }
  return content;
}

/** Draws rows of separated values; whether they are all. Null where there are none. */
function drawRows(text: string, site: Site | null, title: string, empty: Document): boolean | null {
  if (/^\s*</.test(text)) return null; // a page came instead
  if (site !== null) {
    const rows = delimitedRows(text, ',', MOST_ROWS + 1);
    if (rows.length === 0) return null;
    drawSheet(empty, title, rows.slice(0, MOST_ROWS));
    return rows.length <= MOST_ROWS;
  }
  const [head, ...rows] = parseDelimited(text.replace(/^\ufeff/, ''), MOST_ROWS + 2) ?? [];
  if (head === undefined || rows.length === 0) return null;
  drawTable(empty, '', head, rows.slice(0, MOST_ROWS));
  return rows.length <= MOST_ROWS;
}

function drawRest(
  text: string,
  { kind }: DataRequest,
  site: Site | null,
  { empty, parseXml }: SiteTools,
): boolean | null {
  if (kind === 'atom') return drawFeed(parseXml(text), empty);
  if (site?.json === undefined) return null;
  const data = readJson(text, site.json);
  if (data === null) return null;
  drawJson(empty, data);
  return data.table?.whole ?? true;
}

/** A feed (RFC 4287) as its count, if it has one, and its entries; a feed gives the newest alone, so they are not all. */
function drawFeed(feed: Document, empty: Document): boolean | null {
  const root = feed.documentElement;
  if (root.localName !== 'feed' || feed.getElementsByTagName('parsererror').length > 0) return null;
  const said = (of: Element, name: string) =>
    [...of.children].find(({ localName }) => localName === name)?.textContent?.trim() ?? '';
  const count = said(root, 'fullcount');
  const fields = /^\d+$/.test(count) ? [{ label: 'Unread messages', value: count }] : [];
  const rows = [...root.children]
    .filter(({ localName }) => localName === 'entry')
    .map((entry) => [
      said(entry, 'title'),
      said(entry, 'author').split('\n')[0]?.trim() ?? '',
      said(entry, 'updated') || said(entry, 'modified'),
    ]);
  drawJson(empty, {
    title: said(root, 'title'),
    fields,
    table: rows.length === 0 ? null : { caption: '', columns: ['Title', 'From', 'Updated'], rows, whole: false },
  });
  return false;
}

function readDrawn(document: Document, page: { url: string; title: string }, name: string): PageContent {
  const { content } = readDocument(document, { rendered: false, url: page.url });
  return { ...content, title: page.title || content.title || name };
}
