import { delimitedRows, parseDelimited } from '../plain-data/delimited.ts';
import { readDocument } from '../read-document.ts';
import { repetition } from '../readers/repetition.ts';
import type { PageContent } from '../reading.ts';
import { siteNamed } from './all.ts';
import { drawJson, drawSheet, drawTable } from './draw-data.ts';
import { readIcs } from './ics-events.ts';
import { type JsonData, readJson } from './json-data.ts';
import { partOfPage } from './page-part.ts';
import type { DataRequest, Site } from './site.ts';

const MOST_ROWS = 5000;

/** Files that pages name are often cut at a round number of rows. */
const ROUND = 100;

/** What reading a site's data needs from outside. */
export interface SiteTools {
  /** An empty HTML document, to write data into for the page's readers. */
  empty: Document;
  /** Parses XML; a document with a `parsererror` where it is none. */
  parseXml(text: string): Document;
  /** Parses HTML into a document that runs and loads nothing. */
  parseHtml(text: string): Document;
  /** Epoch milliseconds. */
  now: number;
  /** Reading has taken too long. */
  isLate(): boolean;
}

/** Whether a table was drawn whole, and how many rows it is said to have. */
interface Drawn {
  whole: boolean;
  total: number | null;
  document: Document;
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
  if (asked.kind === 'ics') {
    const calendar = readIcs(text, tools.now, tools.isLate);
    if (calendar === null) return null;
    const content = readDrawn(tools.empty, page, calendar.name);
    const span = calendar.calendar;
    // A page of calendars may show others besides those whose secret addresses are known: no day is known whole.
    const hidden = asked.site === 'calendar' ? daysOf(span.from, span.to) : span.hidden;
    return { ...content, events: calendar.events, calendar: { ...span, hidden } };
  }
  const drawn =
    asked.kind === 'csv' ? drawRows(text, site, page.title, tools.empty) : drawRest(text, asked, site, tools);
  if (drawn === null) return null;
  const { whole, total, document } = drawn;
  const content = readDrawn(document, page, '');
  // The text of a page holds tables of its own, which are as whole as any page's.
  if (document !== tools.empty) return content;
  for (const table of content.tables) {
    const gap = site?.leavesOut === true && table.rows.some(({ cells }) => cells.some((cell) => !cell?.text));
    if (!whole || gap) table.complete = false;
    table.rowTotal = total ?? table.rowTotal;
  }
  return total === null ? content : { ...content, counts: [...content.counts, countOf(content, total)] };
}

/** The days between two, with both. */
function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${from}T12:00Z`); at <= Date.parse(`${to}T12:00Z`); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** How many rows a site says that there are, as a page's pager says it. */
function countOf({ tables, headings }: PageContent, n: number): PageContent['counts'][number] {
  const [table] = tables;
  const of = (table?.caption ?? '').toLowerCase();
  return {
    of,
    n,
    text: `${of}: ${n}`,
    section: headings.slice(0, 1),
    by: 'pager',
    src: table?.src ?? -1,
    vis: 'shown',
  };
}

/** Draws rows of separated values; whether they are all. Null where there are none. */
function drawRows(text: string, site: Site | null, title: string, empty: Document): Drawn | null {
  if (/^\s*</.test(text)) return null; // a page came instead
  const as = (whole: boolean): Drawn => ({ whole, total: null, document: empty });
  if (site !== null) {
    const rows = delimitedRows(text, ',', MOST_ROWS + 1);
    if (rows.length === 0) return null;
    drawSheet(empty, title, rows.slice(0, MOST_ROWS));
    return as(rows.length <= MOST_ROWS);
  }
  const [head, ...rows] = parseDelimited(text.replace(/^\ufeff/, ''), MOST_ROWS + 2) ?? [];
  if (head === undefined || rows.length === 0) return null;
  drawTable(empty, '', head, rows.slice(0, MOST_ROWS));
  return as(rows.length <= MOST_ROWS && rows.length % ROUND !== 0);
}

function drawRest(text: string, { kind }: DataRequest, site: Site | null, tools: SiteTools): Drawn | null {
  const { empty, parseXml, parseHtml } = tools;
  if (kind === 'atom') {
    const whole = drawFeed(parseXml(text), empty);
    return whole === null ? null : { whole, total: null, document: empty };
  }
  if (kind === 'page' && site?.within !== undefined) {
    const document = partOfPage(parseHtml(text), site.within, empty);
    return document && { whole: true, total: null, document };
  }
  if (site?.json === undefined) return null;
  const data =
    site.script === undefined ? readJson(text, site.json) : inScripts(parseHtml(text), site.script, site.json);
  return data && drawData(data, tools);
}

/** The first of a page's scripts whose data has the shape. */
function inScripts(page: Document, script: string, shape: NonNullable<Site['json']>): JsonData | null {
  for (const { textContent } of page.querySelectorAll(script)) {
    const data = readJson(textContent ?? '', shape);
    if (data !== null) return data;
  }
  return null;
}

function drawData(data: JsonData, { empty, parseHtml }: SiteTools): Drawn {
  drawJson(empty, data);
  const { html, table } = data;
  if (html === '') return { whole: table?.whole ?? true, total: table?.total ?? null, document: empty };
  const document = parseHtml(html);
  document.title = data.title;
  document.body.prepend(...[...empty.body.childNodes].map((node) => document.importNode(node, true)));
  return { whole: true, total: null, document };
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
    table:
      rows.length === 0
        ? null
        : { caption: '', columns: ['Title', 'From', 'Updated'], rows, whole: false, total: null },
  });
  return false;
}

function readDrawn(document: Document, page: { url: string; title: string }, name: string): PageContent {
  const { content } = readDocument(document, { rendered: false, url: page.url, repetition });
  return { ...content, title: page.title || content.title || name };
}
