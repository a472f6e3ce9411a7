import type { Cell, Count, Field, PageContent, Row, Table } from '../../../src/reading/reading.ts';

let next = 1;

export const aCell = (text: string, more: Partial<Cell> = {}): Cell => ({
  text,
  src: next++,
  vis: 'shown',
  header: false,
  ...more,
});

export const aRow = (texts: (string | null)[], more: Partial<Row> = {}): Row => ({
  kind: 'data',
  cells: texts.map((text) => (text === null ? null : aCell(text))),
  group: null,
  key: null,
  ...more,
});

/** A table with one-line headers whose first column names the rows. */
export const aTable = (columns: string[], rows: (string[] | Row)[], more: Partial<Table> = {}): Table => ({
  caption: null,
  section: [],
  from: 'table',
  columns: columns.map((label) => (label === '' ? [] : label.split(' / '))),
  headerInferred: false,
  rowHeader: 0,
  rows: rows.map((row) => (Array.isArray(row) ? aRow(row) : row)),
  rowTotal: null,
  complete: true,
  src: next++,
  vis: 'shown',
  ...more,
});

export const aField = (label: string, value: string, section: string[] = [], more: Partial<Field> = {}): Field => ({
  label,
  value,
  section,
  control: null,
  src: next++,
  vis: 'shown',
  ...more,
});

export const aCount = (of: string, n: number, section: string[] = [], more: Partial<Count> = {}): Count => ({
  of,
  n,
  text: `${of} ${n}`,
  section,
  by: 'badge',
  src: next++,
  vis: 'shown',
  ...more,
});

export const aPage = (more: Partial<PageContent> = {}): PageContent => ({
  url: 'https://app.example/board',
  title: 'Board',
  headings: [],
  lang: 'en-US',
  rendered: true,
  blocks: [],
  tables: [],
  fields: [],
  events: [],
  calendar: null,
  counts: [],
  lists: [],
  troubles: [],
  ...more,
});

export const CLOCK = { today: '2026-11-30', time: '10:00' };
