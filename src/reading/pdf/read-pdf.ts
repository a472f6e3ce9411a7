import { cleanText, cutText } from '../clean-text.ts';
import { fitContent } from '../fit-content.ts';
import type { Field, PageContent, Table } from '../reading.ts';
import { inReadingOrder } from './columns.ts';
import { bodySizeOf, isHeading, type OpenHeading, openHeading } from './headings.ts';
import { fieldsOf } from './label-lines.ts';
import { type Line, linesOf } from './lines.ts';
import { type Paragraph, paragraphsOf } from './paragraphs.ts';
import { tableOrPairs } from './pdf-table.ts';
import type { PdfText } from './pdf-text.ts';
import { withoutRunningLines } from './running-lines.ts';
import { tableRegions } from './table-region.ts';
import { joined, rowsOf } from './table-rows.ts';

/** A text that names the table below it. */
const CAPTION = /^(?:table|tabelle|tableau|tabla|tabella|exhibit|schedule)\s+[\dA-Z]/i;
/** More pieces than this on one page are no text that a person reads. */
const MOST_PIECES = 20_000;

/**
 * What a PDF says: headings by the size of their letters, paragraphs in reading order, tables and labelled values by how
 * texts stand under and beside each other. `pages` of what it gives tells on which page each piece stands.
 */
export function readPdf(file: PdfText): PageContent {
  const content: PageContent = {
    ...{ url: file.url, title: cleanText(file.title), headings: [], lang: file.lang, rendered: true },
    ...{ blocks: [], tables: [], fields: [], events: [], calendar: null, counts: [], lists: [], troubles: [] },
    pages: [],
  };
  const read = new Reader(content);
  const drawn = file.pages.map(({ pieces, height }) => ({ lines: linesOf(pieces.slice(0, MOST_PIECES)), height }));
  const bodySize = bodySizeOf(drawn.flatMap(({ lines }) => lines));
  for (const lines of withoutRunningLines(drawn)) read.page(lines, bodySize);
  const blank = file.pages.filter(({ pieces }) => pieces.length === 0).length;
  if (file.pages.length < file.pageTotal) {
    content.troubles.push({ code: 'truncated', detail: `${file.pages.length} of ${file.pageTotal} pages` });
    for (const table of content.tables.slice(-1)) table.complete = false;
  }
  if (blank > 0) content.troubles.push({ code: 'pages-unread', detail: `${blank} of ${file.pageTotal}` });
  fitContent(content);
  return content;
}

/** Takes pages in, one after another, since headings, tables and sentences go on over their ends. */
class Reader {
  private readonly content: PageContent;
  private path: OpenHeading[] = [];
  private src = 0;
  /** The table that the page before ended with, and where its columns stood. */
  private last: Table | null = null;
  private atTop = false;

  constructor(content: PageContent) {
    this.content = content;
  }

  page(lines: readonly Line[], bodySize: number): void {
    this.content.pages?.push(this.src);
    this.atTop = true;
    for (const part of inReadingOrder(lines)) this.part(part, bodySize);
  }

  private part(lines: readonly Line[], bodySize: number): void {
    let at = 0;
    const regions = tableRegions(lines);
    // What may be one more row of the table that the page before ended with.
    if (this.atTop && this.last && regions[0]?.from !== 0 && (lines[0]?.segments.length ?? 0) > 1)
      this.last.complete = false;
    for (const region of regions) {
      const rows = lines.slice(region.from, region.to);
      const goesOn = this.last?.columns.length === region.columns.length && region.from === at;
      const found = tableOrPairs(rowsOf(rows, region.columns), region.columns.length, goesOn);
      if (found === null) continue;
      const before = this.texts(lines.slice(at, region.from), bodySize);
      if ('pairs' in found) for (const pair of found.pairs) this.field(pair);
      else this.table(found.table, before);
      at = region.to;
    }
    this.texts(lines.slice(at), bodySize);
  }

  /** Gives the last text, when it is nothing but a line. */
  private texts(lines: readonly Line[], bodySize: number): Paragraph | null {
    if (lines.length === 0) return null;
    const paragraphs = paragraphsOf(lines);
    for (const paragraph of paragraphs) this.text(paragraph, bodySize);
    for (const pair of fieldsOf(lines)) this.field(pair);
    this.last = null;
    this.atTop = false;
    const last = paragraphs.at(-1);
    return last !== undefined && last.lines === 1 ? last : null;
  }

  private text(paragraph: Paragraph, bodySize: number): void {
    const text = cleanText(paragraph.text);
    if (text === '') return;
    if (isHeading(paragraph, bodySize)) {
      this.path = openHeading(this.path, { label: cutText(text, 80), size: paragraph.size });
      if (this.content.headings.length < 40) this.content.headings.push(cutText(text, 200));
      return;
    }
    const before = this.content.blocks.at(-1);
    const goesOn = this.atTop && before !== undefined && /[\p{L},;-]$/u.test(before.text) && /^\p{Ll}/u.test(text);
    this.atTop = false;
    if (goesOn && before !== undefined) {
      before.text = joined(before.text, text);
      return;
    }
    this.content.blocks.push({ text, section: this.section(), src: this.src++, vis: 'shown', main: true });
  }

  private field({ label, value }: { label: string; value: string }): void {
    const field: Field = { label, value, section: this.section(), control: null, src: this.src++, vis: 'shown' };
    this.content.fields.push(field);
    this.last = null;
    this.atTop = false;
  }

  private table(found: Omit<Table, 'section' | 'caption'>, before: Paragraph | null): void {
    this.number(found);
    const { last } = this;
    const wasTop = this.atTop;
    this.atTop = false;
    if (last !== null && goesOnIn(last, found, wasTop)) {
      const group = last.rows.at(-1)?.group ?? null;
      last.rows.push(...found.rows.map((row) => (row.group === null && row.kind === 'data' ? { ...row, group } : row)));
      for (const row of last.rows)
        row.cells.forEach((cell, column) => {
          if (cell) cell.header = column === last.rowHeader;
        });
      return;
    }
    if (wasTop && last !== null && found.columns.every((path) => path.length === 0)) last.complete = false;
    const caption = before !== null && CAPTION.test(before.text) ? cutText(cleanText(before.text), 120) : null;
    this.last = { ...found, caption, section: this.section() };
    this.content.tables.push(this.last);
  }

  private number(table: Omit<Table, 'section' | 'caption'>): void {
    table.src = this.src++;
    for (const { cells } of table.rows) for (const cell of new Set(cells)) if (cell) cell.src = this.src++;
  }

  private section(): string[] {
    return this.path.map(({ label }) => label);
  }
}

/** The same columns with nothing in between, not named again, or named again at the top of the next page. */
function goesOnIn(last: Table, next: Pick<Table, 'columns'>, top: boolean): boolean {
  if (last.columns.length !== next.columns.length) return false;
  const named = next.columns.some((path) => path.length > 0);
  return !named || (top && next.columns.every((path, i) => path.join('\n') === last.columns[i]?.join('\n')));
}
