import type { CalendarEvent, Cell, Count, Field, PageContent, Row, Table } from '../../src/reading/reading.ts';

let lastSrc = 0;

/** A page with nothing on it but what is given. */
export function aPage(parts: Partial<PageContent> = {}): PageContent {
  return {
    url: 'https://app.example/page',
    title: '',
    headings: [],
    lang: 'en',
    rendered: true,
    blocks: [],
    tables: [],
    fields: [],
    events: [],
    calendar: null,
    counts: [],
    lists: [],
    troubles: [],
    ...parts,
  };
}

/** A data cell. */
export function aCell(text: string, header = false): Cell {
  lastSrc += 1;
  return { text, src: lastSrc, vis: 'shown', header };
}

/** A complete table from rows of text; the first row names the columns, the first column the rows. */
export function aTable(texts: readonly (readonly string[])[], parts: Partial<Table> = {}): Table {
  const [head = [], ...body] = texts;
  const rowHeader = parts.rowHeader === undefined ? 0 : parts.rowHeader;
  const rows: Row[] = body.map((cells) => ({
    kind: /^(?:grand )?total$/i.test(cells[0] ?? '') ? 'total' : 'data',
    cells: cells.map((text, column) => aCell(text, column === rowHeader)),
    group: null,
    key: null,
  }));
  lastSrc += 1;
  return {
    caption: null,
    section: [],
    from: 'table',
    columns: head.map((label) => (label === '' ? [] : [label])),
    headerInferred: false,
    rowHeader,
    rows,
    rowTotal: null,
    complete: true,
    src: lastSrc,
    vis: 'shown',
    ...parts,
  };
}

/** A label and its value. */
export function aField(label: string, value: string, parts: Partial<Field> = {}): Field {
  lastSrc += 1;
  return { label, value, section: [], control: null, src: lastSrc, vis: 'shown', ...parts };
}

/** A declared number. */
export function aCount(of: string, n: number, parts: Partial<Count> = {}): Count {
  lastSrc += 1;
  return { of, n, text: `${of} ${n}`, section: [], by: 'badge', src: lastSrc, vis: 'shown', ...parts };
}

/** A timed event on a day, "HH:MM" to "HH:MM", or an all-day one when no times are given. */
export function anEvent(
  title: string,
  date: string,
  from?: string,
  to?: string,
  parts: Partial<CalendarEvent> = {},
): CalendarEvent {
  lastSrc += 1;
  const allDay = from === undefined;
  return {
    title,
    start: { date, time: from ?? null },
    end: allDay ? { date: to ?? date, time: null } : to === undefined ? null : { date, time: to },
    allDay,
    location: null,
    timeText: from === undefined ? '' : to === undefined ? from : `${from} - ${to}`,
    src: lastSrc,
    vis: 'shown',
    ...parts,
  };
}
