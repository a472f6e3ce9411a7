import { accessibleNames as names } from '../../../src/reading/naming/accessible-name.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { calendarReader as calendars } from '../../../src/reading/readers/events.ts';
import { gridLayout as layout } from '../../../src/reading/readers/grid-layout.ts';
import { repetition } from '../../../src/reading/readers/repetition.ts';
import type { PageContent, Table } from '../../../src/reading/reading.ts';
import { inFrame } from '../in-frame.ts';

/** Lays `html` out in a frame and reads it there; `arrange` may change the page first. */
export function readShown(html: string, arrange?: (document: Document) => void): PageContent {
  return inFrame(
    `<!doctype html><html lang="en"><head><title>Test page</title></head><body>${html}</body></html>`,
    (inner) => {
      arrange?.(inner);
      const before = inner.documentElement.outerHTML;
      const { content, elements } = readDocument(inner, {
        rendered: true,
        url: 'https://user:pw@example.org/a?b=1',
        names,
        layout,
        calendars,
        repetition,
      });
      if (inner.documentElement.outerHTML !== before) throw new Error('reading changed the page');
      for (const table of content.tables) {
        for (const cell of table.rows.flatMap((row) => row.cells)) {
          if (cell !== null && elements[cell.src] === undefined) throw new Error('a cell cites no element');
        }
      }
      return content;
    },
  );
}

/** Parses `html` without laying it out and reads it. */
export function readParsed(html: string): PageContent {
  const parsed = new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');
  return readDocument(parsed, { rendered: false, url: 'https://example.org/', names, calendars, repetition }).content;
}

/** The texts of a table's data rows; null where there is no cell. */
export function dataOf(table: Table | undefined): (string | null)[][] {
  return (table?.rows ?? [])
    .filter((row) => row.kind === 'data')
    .map((row) => row.cells.map((cell) => cell?.text ?? null));
}

/** Fields as "label=value". */
export function fieldsOf(content: PageContent, vis?: string): string[] {
  return content.fields.filter((f) => vis === undefined || f.vis === vis).map((f) => `${f.label}=${f.value}`);
}
