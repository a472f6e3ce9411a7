import { get, queryAll, textOf } from '../dom.ts';
import { fitContent } from '../fit-content.ts';
import type { Cell, Field, PageContent, Row, Table } from '../reading.ts';
import { parseDelimited } from './delimited.ts';

/** Rows and fields read at most. */
const MOST_ROWS = 20_000;
const MOST_FIELDS = 500;
const MOST_COLUMNS = 60;
const MAX_CHARS = 8_000_000;
const MAX_DEPTH = 5;

type Data = { tables: Table[]; fields: Field[] };

/**
 * Reads a document that is nothing but data (JSON, CSV, TSV), which browsers show as one block of text. Adds its tables
 * and fields to `content` in the place of that text, and the block to `elements`; all of them cite it. Leaves every
 * other document as it is.
 */
export function addPlainData(document: Document, here: { content: PageContent; elements: Element[] }): void {
  const type = String(get(Document, 'contentType', document));
  const [block, ...more] = queryAll(document, 'body > pre');
  if (block === undefined || more.length > 0 || !/^(?:text\/(?!html)|application\/(?:.+\+)?json)/.test(type)) return;
  const text = textOf(block).replace(/^\s+|[\r\n]+$/g, '');
  if (text.length > MAX_CHARS) return;
  const { content, elements } = here;
  const data =
    /json/.test(type) || /^[[{]/.test(text)
      ? fromJson(text, elements.length)
      : fromRows(text, fileName(content.url), elements.length);
  if (data === null || data.tables.length + data.fields.length === 0) return;
  elements.push(block);
  content.tables.push(...data.tables);
  content.fields.push(...data.fields);
  content.blocks = [];
  fitContent(content);
}

function fromRows(text: string, caption: string | null, src: number): Data | null {
  const rows = parseDelimited(text, MOST_ROWS + 2);
  const [head, ...body] = rows ?? [];
  if (head === undefined || body.length === 0) return null;
  const whole = body.length <= MOST_ROWS;
  return {
    tables: [
      tableOf(
        caption,
        [],
        head.map((name) => [name]),
        body.slice(0, MOST_ROWS),
        src,
        whole,
      ),
    ],
    fields: [],
  };
}

/** What a file is called, in words and without its ending; null where its address does not say. */
function fileName(url: string): string | null {
  const name = /\/([^/?#]+?)(?:\.\w{1,5})?(?:[?#]|$)/.exec(url.replace(/^[a-z]+:\/\/[^/]*/i, ''))?.[1] ?? '';
  return /\p{L}{2}/u.test(name) && !name.includes('%') ? wordsOf(name) : null;
}

function fromJson(text: string, src: number): Data | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null; // text that only looks like JSON
  }
  const data: Data = { tables: [], fields: [] };
  collect(value, [], src, data);
  return data;
}

/** Lists of objects are tables, single values are fields, both under the names that lead to them. */
function collect(value: unknown, path: string[], src: number, data: Data): void {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isObject)) data.tables.push(tableFrom(value, path, src));
    else if (value.every(isScalar) && path.length > 0) addField(value.map(said).join(', '), path, src, data);
    return;
  }
  if (isScalar(value)) {
    if (path.length > 0) addField(said(value), path, src, data);
    return;
  }
  if (!isObject(value) || path.length >= MAX_DEPTH) return;
  for (const [key, inner] of Object.entries(value)) collect(inner, [...path, wordsOf(key)], src, data);
}

function addField(value: string, path: readonly string[], src: number, { fields }: Data): void {
  if (value === '' || value.length > 400 || fields.length >= MOST_FIELDS) return;
  fields.push({ label: path.at(-1) ?? '', value, section: path.slice(0, -1), control: null, src, vis: 'shown' });
}

function tableFrom(items: readonly Record<string, unknown>[], path: string[], src: number): Table {
  const columns = new Map<string, string[]>();
  const rows = items.slice(0, MOST_ROWS).map((item) => {
    const row = new Map<string, string>();
    for (const [names, text] of flat(item, [])) {
      const key = names.join('\n');
      if (!columns.has(key) && columns.size < MOST_COLUMNS) columns.set(key, names);
      row.set(key, text);
    }
    return row;
  });
  const keys = [...columns.keys()];
  const texts = rows.map((row) => keys.map((key) => row.get(key) ?? null));
  const whole = items.length <= MOST_ROWS && columns.size < MOST_COLUMNS;
  return tableOf(path.at(-1) ?? null, path.slice(0, -1), [...columns.values()], texts, src, whole);
}

/** The single values in an object with the names that lead to each. */
function flat(item: Record<string, unknown>, path: string[]): [string[], string][] {
  return Object.entries(item).flatMap(([key, value]): [string[], string][] => {
    const names = [...path, wordsOf(key)];
    if (isScalar(value)) return [[names, said(value)]];
    if (Array.isArray(value)) return value.every(isScalar) ? [[names, value.map(said).join(', ')]] : [];
    return isObject(value) && path.length < MAX_DEPTH ? flat(value, names) : [];
  });
}

function tableOf(
  caption: string | null,
  section: string[],
  columns: string[][],
  texts: (string | null)[][],
  src: number,
  complete: boolean,
): Table {
  const rowHeader = columns.findIndex((_, c) => {
    const names = texts.map((row) => row[c] ?? '');
    return names.every((name) => /\p{L}/u.test(name)) && new Set(names).size === names.length;
  });
  const rows = texts.map((row): Row => {
    const cells = columns.map((_, c): Cell | null => {
      const text = row[c];
      return text == null ? null : { text, src, vis: 'shown', header: c === rowHeader };
    });
    return { kind: 'data', cells, group: null, key: null };
  });
  return {
    ...{ caption, section, from: 'table' as const, columns, headerInferred: false },
    ...{ rowHeader: rowHeader < 0 ? null : rowHeader, rows, rowTotal: null, complete, src, vis: 'shown' as const },
  };
}

type Scalar = string | number | boolean | null;

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const said = (value: Scalar): string =>
  value === null ? '' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value).trim();

/** "openTickets" and "open_tickets" in words. */
function wordsOf(key: string): string {
  return key
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .trim()
    .slice(0, 80);
}
