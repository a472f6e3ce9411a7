import { cleanText, cutText } from './clean-text.ts';
import { attr, get, rootElement } from './dom.ts';
import { fitContent } from './fit-content.ts';
import type { accessibleNames } from './naming/accessible-name.ts';
import { readBlocks } from './readers/blocks.ts';
import { findPagers, readCounts } from './readers/counts.ts';
import type { CalendarReader } from './readers/events.ts';
import { readFields } from './readers/fields.ts';
import type { GridLayout } from './readers/grid-layout.ts';
import { readLists } from './readers/lists.ts';
import { applyPaging, findOnward } from './readers/paging.ts';
import type { Repetition } from './readers/repetition.ts';
import { readTables, type TablesReading } from './readers/tables.ts';
import { readTroubles } from './readers/troubles.ts';
import type { PageContent, Trouble } from './reading.ts';
import type { Scan } from './scan.ts';
import { scanDocument } from './scan-document.ts';
import { headingLevel } from './sections.ts';

/** How a document is to be read. */
export interface ReadOptions {
  /** It is laid out in a window; false for one that was only parsed. */
  rendered: boolean;
  url: string;
  /** The reader's local date, ISO: dates calendars that leave out the year. Without it these stay unread. */
  today?: string;
  /** Gives controls and tables their names. Without it they are nameless, but for the text around them. */
  names?: typeof accessibleNames;
  /** Tells how grids are drawn. Without it rows go by their markup alone. Only for a document that is laid out. */
  layout?: GridLayout;
  /** Reads calendars. Without it the page has no events. */
  calendars?: CalendarReader;
  /** Finds tables drawn from boxes. Without it these are lists and text. */
  repetition?: Repetition;
  /** Ends the walk over the page where it takes too long; the rest is left out, which a trouble `truncated` says. */
  isLate?(): boolean;
}

/**
 * Reads a document into plain data, without changing it. `elements` are those that `src` numbers stand for, `scan` is the
 * walk that found them. A reader
 * that throws leaves a trouble `reader-failed` and the rest of the page still read.
 */
export function readDocument(
  document: Document,
  options: ReadOptions,
): { content: PageContent; elements: Element[]; scan: Scan } {
  const scan = scanDocument(document, options);
  const root = rootElement(document);
  const troubles: Trouble[] = [];
  const run = <T>(reader: string, read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch (error) {
      troubles.push({ code: 'reader-failed', detail: `${reader}: ${error instanceof Error ? error.name : 'error'}` });
      return otherwise;
    }
  };
  const nothing: TablesReading = { placed: [], fields: [], lines: [], roots: [], records: [], otherSheets: [] };
  const read = run('tables', () => readTables(scan, options.repetition, run), nothing);
  const { placed, lines, roots } = read;
  const pagers = run('pagers', () => findPagers(scan), []);
  if (scan.truncated) for (const { table } of placed) table.complete = false;
  const onward = run('paging', () => findOnward(scan), []);
  run('paging', () => applyPaging(placed, pagers, onward), undefined);
  const lang = root === null ? '' : (attr(root, 'lang') ?? '');
  const { calendars } = options;
  const noPlans: ReturnType<CalendarReader['readEvents']> = { events: [], calendar: null };
  const all = placed.map(({ table }) => table);
  const plans =
    run('events', () => calendars?.readEvents(scan, options.url, options.today ?? null, all), noPlans) ?? noPlans;
  const isScrap = calendars?.calendarScraps(new Set(plans.events.map(({ title }) => title)), lang) ?? (() => false);
  const drawn = (src: number) => scan.noted(src);
  const tables = all.filter(
    ({ from, rows, src }) =>
      from !== 'repetition' ||
      !isScrap(
        rows.slice(0, 9).flatMap((row) => row.cells.map((cell) => cell?.text ?? '')),
        drawn(src),
      ),
  );
  const content: PageContent = {
    url: withoutCredentials(options.url),
    title: cleanText((get(Document, 'title', document) as string) ?? ''),
    headings: headingsOf(scan),
    lang,
    rendered: options.rendered,
    blocks: [...run('blocks', () => readBlocks(scan, roots), []), ...lines],
    tables,
    fields: run('fields', () => readFields(scan, read, run), []).filter(
      ({ control, label, value, src }) => control !== null || !isScrap([label, value], drawn(src)),
    ),
    ...plans,
    // Whether a day is free can only be told of a calendar that was read whole.
    calendar: scan.truncated ? null : plans.calendar,
    counts: run('counts', () => readCounts(scan, pagers, tables), []),
    lists: run('lists', () => readLists(scan, roots, pagers, onward), []),
    troubles,
    ...(read.otherSheets.length === 0 ? {} : { otherSheets: read.otherSheets }),
  };
  troubles.push(...run('troubles', () => readTroubles(scan, content), []));
  run('limits', () => fitContent(content), undefined);
  return { content, elements: scan.kept, scan };
}

function headingsOf(scan: Scan): string[] {
  const headings: string[] = [];
  for (const seen of scan.all) {
    const level = headingLevel(seen);
    const text = level > 0 && level <= 3 ? scan.text(seen) : '';
    if (text !== '' && seen.hiding.vis !== 'collapsed') headings.push(cutText(text, 200));
    if (headings.length === 40) break;
  }
  return headings;
}

function withoutCredentials(url: string): string {
  return url.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#]*@/i, '$1');
}
