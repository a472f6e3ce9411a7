import type { JsonPath, JsonShape } from './site.ts';

/** What a site's JSON says, in text: single values by their labels, and rows under named columns. */
export interface JsonData {
  title: string;
  fields: { label: string; value: string }[];
  /** The page's text as HTML; "" where the site gives none. */
  html: string;
  /** `total`: how many rows there are, where the site says it. */
  table: { caption: string; columns: string[]; rows: string[][]; whole: boolean; total: number | null } | null;
}

const MOST_ROWS = 5000;

/** Reads a site's JSON by its shape. Null where it is no JSON, or lacks what the shape needs: the format has changed. */
export function readJson(text: string, shape: JsonShape): JsonData | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (Array.isArray(value) || isMissing(at(value, shape.needs))) return null;
  const fields = (shape.fields ?? []).flatMap(([label, path]) => {
    const said = sayAt(value, path);
    return said === '' ? [] : [{ label, value: said }];
  });
  return {
    title: shape.title ? sayAt(value, shape.title) : '',
    fields,
    html: shape.html ? rawAt(value, shape.html) : '',
    table: shape.table ? rowsIn(value, shape.table) : null,
  };
}

function rowsIn(
  value: unknown,
  { at: path, caption, columns, without, most, total: counted, more }: NonNullable<JsonShape['table']>,
): JsonData['table'] {
  const found = at(value, path);
  if (!Array.isArray(found)) return null;
  const all = found.flat(4).filter((row) => !isMissing(row));
  const rows = all.filter((row) => without === undefined || !at(row, without));
  const said = counted === undefined ? '' : sayAt(value, counted);
  const total = /^\d+$/.test(said) ? Number(said) : null;
  const isLast = more === undefined || isMissing(at(value, more));
  const isAll = total === null ? counted === undefined && isLast : rows.length === total;
  return {
    caption,
    columns: columns.map(([label]) => label),
    rows: rows.slice(0, MOST_ROWS).map((row) => columns.map(([, from]) => sayAt(row, from))),
    whole: isAll && rows.length <= MOST_ROWS && (most === undefined || all.length < most),
    total,
  };
}

/** Nothing is there, or nothing in any of the lists that a path led through. */
function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length > 0 && value.every(isMissing));
}

/** What a path leads to; through a list, to that of each of its items. Undefined where there is nothing. */
function at(value: unknown, path: JsonPath): unknown {
  let here = value;
  for (const [i, name] of path.split('.').entries()) {
    if (Array.isArray(here)) {
      const rest = path.split('.').slice(i).join('.');
      return here.map((item) => at(item, rest));
    }
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined;
    here = (here as Record<string, unknown>)[name];
  }
  return here;
}

/** The first text that a path leads to, as it stands. */
function rawAt(value: unknown, path: JsonPath): string {
  const found = [at(value, path)].flat(4).find((text) => typeof text === 'string');
  return typeof found === 'string' ? found : '';
}

function sayAt(value: unknown, path: JsonPath): string {
  return say(at(value, path));
}

function say(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map(say)
      .filter((text) => text !== '')
      .join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? sayInstant(String(value).trim()) : '';
}

/** An instant as a person says it: without seconds, "T" and zone when it is one that computers exchange. */
function sayInstant(text: string): string {
  const instant = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/.exec(text);
  if (instant === null) return text;
  const when = new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  if (Number.isNaN(when.getTime())) return text;
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
  return `${day} ${two(when.getHours())}:${two(when.getMinutes())}`;
}
