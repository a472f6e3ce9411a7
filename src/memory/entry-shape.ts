import type { Locator, LocatorTarget, TableAddress, ValueShape } from '../reading/locator/locator.ts';
import type { CapturedAs, Verdict } from '../sort/verdict.ts';
import type { Admission, Entry, FormerLine } from './entry.ts';
import type { Place } from './place.ts';

/**
 * Reads an entry from outside (a file, a message): every field checked, nothing taken over that is not named here, keys
 * always in the same order, so that equal entries are equal byte by byte.
 */

/** Longest texts, in characters. A line is one sentence, not a page. */
export const MAX_TEXT = 400;
export const MAX_NAME = 120;
export const MAX_ALIASES = 12;
/** How many lines of a history are kept, and their length: a line in words with all its names. */
export const MAX_HISTORY = 5;
export const MAX_FORMER_TEXT = 2100;
const MAX_MARKS = 20;

/** Thrown inside this file and turned into a reason by `readEntry`. */
class Misshapen extends Error {}

type Fields = Record<string, unknown>;

function fields(value: unknown, what: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Misshapen(`${what} is not an object`);
  for (const key of Object.keys(value))
    if (!known.includes(key)) throw new Misshapen(`${what} has an unknown field "${key.slice(0, 40)}"`);
  return value as Fields;
}

function text(value: unknown, what: string, max = MAX_TEXT): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Misshapen(`${what} is missing`);
  if (value.length > max) throw new Misshapen(`${what} is longer than ${max} characters`);
  return value;
}

const textOrEmpty = (value: unknown, what: string): string => (value === '' ? '' : text(value, what));

function texts(value: unknown, what: string, max: number): string[] {
  if (!Array.isArray(value) || value.length > max) throw new Misshapen(`${what} is not a short list`);
  return value.map((each) => textOrEmpty(each, what));
}

/** The last instant that a Date can hold; a later one could not be worded. */
const LAST_INSTANT = 8.64e15;

function instant(value: unknown, what: string): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= LAST_INSTANT)) throw new Misshapen(`${what} is not a time`);
  return value;
}

function oneOf<T extends string>(value: unknown, options: readonly T[], what: string): T {
  const found = options.find((option) => option === value);
  if (found === undefined) throw new Misshapen(`${what} is not one of ${options.join(', ')}`);
  return found;
}

const CAPTURED: readonly CapturedAs[] = ['typed', 'selection', 'link', 'page', 'cell', 'field', 'event', 'count'];
const VERDICTS: readonly Verdict[] = ['remember', 'point', 'look-up'];
const SHAPES: readonly ValueShape[] = ['number', 'money', 'percent', 'date', 'time', 'text'];

function readAdmission(value: unknown): Admission {
  const from = fields(value, 'admission', ['sortVersion', 'verdict', 'reasons', 'capturedAs', 'vouched', 'doubt']);
  const sortVersion = from['sortVersion'];
  if (typeof sortVersion !== 'number' || !Number.isInteger(sortVersion) || sortVersion < 1)
    throw new Misshapen('admission has no sort version');
  return {
    sortVersion,
    verdict: oneOf(from['verdict'], VERDICTS, 'verdict'),
    reasons: texts(from['reasons'], 'reasons', 12),
    capturedAs: oneOf(from['capturedAs'], CAPTURED, 'capturedAs'),
    ...(from['vouched'] === undefined ? {} : { vouched: instant(from['vouched'], 'vouched') }),
    ...(from['doubt'] === undefined ? {} : { doubt: text(from['doubt'], 'doubt') }),
  };
}

function readTable(value: unknown): TableAddress {
  const from = fields(value, 'table', ['caption', 'section', 'columns', 'twins']);
  const caption = from['caption'] === null ? null : textOrEmpty(from['caption'], 'caption');
  const { twins } = from;
  if (twins !== undefined && (typeof twins !== 'number' || !Number.isInteger(twins) || twins < 2))
    throw new Misshapen('twins is no number of tables');
  return {
    caption,
    section: texts(from['section'], 'section', 40),
    columns: texts(from['columns'], 'columns', 500),
    ...(twins === undefined ? {} : { twins }),
  };
}

function readTarget(value: unknown): LocatorTarget {
  const kind = oneOf((value as Fields | null)?.['kind'], ['cell', 'field', 'count', 'event'] as const, 'locator');
  switch (kind) {
    case 'cell': {
      const from = fields(value, 'cell', ['kind', 'table', 'row', 'header', 'group', 'column']);
      const { row, header, group } = from;
      if (!Array.isArray(row) || (row.length === 0 && header === undefined) || row.length > 20)
        throw new Misshapen('cell has no row');
      const pairs = row.map((pair): [string, string] => {
        const [column, cell] = texts(pair, 'row', 2);
        if (column === undefined || cell === undefined) throw new Misshapen('row is not made of pairs');
        return [column, cell];
      });
      return {
        kind,
        table: readTable(from['table']),
        row: pairs,
        ...(header === undefined ? {} : { header: text(header, 'header') }),
        ...(group === undefined ? {} : { group: textOrEmpty(group, 'group') }),
        column: textOrEmpty(from['column'], 'column'),
      };
    }
    case 'field': {
      const from = fields(value, 'field', ['kind', 'label', 'section']);
      return { kind, label: text(from['label'], 'label'), section: texts(from['section'], 'section', 40) };
    }
    case 'count': {
      const from = fields(value, 'count', ['kind', 'of', 'section', 'by']);
      const by = oneOf(from['by'], ['pager', 'badge', 'aria', 'text'] as const, 'by');
      return { kind, of: textOrEmpty(from['of'], 'of'), section: texts(from['section'], 'section', 40), by };
    }
    case 'event': {
      const from = fields(value, 'event', ['kind', 'title', 'date', 'part', 'only']);
      const date = from['date'] === null ? null : text(from['date'], 'date', 10);
      const part = oneOf(from['part'], ['start', 'end', 'date', 'location'] as const, 'part');
      if (from['only'] !== undefined && from['only'] !== true) throw new Misshapen('only is not true');
      return {
        kind,
        title: text(from['title'], 'title'),
        date,
        part,
        ...(from['only'] ? { only: true as const } : {}),
      };
    }
  }
}

function readLocator(value: unknown): Locator {
  const from = fields(value, 'locator', ['v', 'target', 'shape']);
  if (from['v'] !== 1) throw new Misshapen('locator is of another version');
  return { v: 1, target: readTarget(from['target']), shape: oneOf(from['shape'], SHAPES, 'shape') };
}

function readPlace(value: unknown): Place {
  const from = fields(value, 'place', ['page', 'locator', 'view', 'named', 'path', 'person', 'role', 'physical']);
  const optional = (key: string) => (from[key] === undefined ? {} : { [key]: text(from[key], key) });
  if (from['page'] !== undefined) {
    const page = text(from['page'], 'page', 2000);
    if (!/^https?:\/\/./i.test(page) || !URL.canParse(page)) throw new Misshapen('page is not a web address');
    return {
      page,
      ...(from['locator'] === undefined ? {} : { locator: readLocator(from['locator']) }),
      ...(from['view'] === undefined ? {} : { view: texts(from['view'], 'view', MAX_MARKS) }),
    };
  }
  if (from['named'] !== undefined) return { named: text(from['named'], 'named'), ...optional('path') };
  if (from['person'] !== undefined) return { person: text(from['person'], 'person'), ...optional('role') };
  return { physical: text(from['physical'], 'place') };
}

function readHistory(value: unknown): FormerLine[] {
  if (!Array.isArray(value) || value.length > MAX_HISTORY) throw new Misshapen('history is not a short list');
  return value.map((each) => {
    const from = fields(each, 'history', ['text', 'since', 'until']);
    return {
      text: text(from['text'], 'text', MAX_FORMER_TEXT),
      since: instant(from['since'], 'since'),
      until: instant(from['until'], 'until'),
    };
  });
}

const LINE = ['kind', 'id', 'createdAt', 'updatedAt', 'admission', 'history'];
const aliases = (from: Fields) => texts(from['aliases'], 'aliases', MAX_ALIASES);
const pointerOf = (from: Fields) =>
  from['pointer'] === undefined ? {} : { pointer: text(from['pointer'], 'pointer', 100) };

function read(value: unknown): Entry {
  const kind = oneOf(
    (value as Fields | null)?.['kind'],
    ['preference', 'vocabulary', 'pointer', 'outcome', 'dated-copy'] as const,
    'kind',
  );
  const line = (from: Fields) => ({
    id: text(from['id'], 'id', 100),
    createdAt: instant(from['createdAt'], 'createdAt'),
    updatedAt: instant(from['updatedAt'], 'updatedAt'),
    admission: readAdmission(from['admission']),
    ...(from['history'] === undefined ? {} : { history: readHistory(from['history']) }),
  });
  switch (kind) {
    case 'preference': {
      const from = fields(value, kind, [...LINE, 'text']);
      return { kind, text: text(from['text'], 'text'), ...line(from) };
    }
    case 'vocabulary': {
      const from = fields(value, kind, [...LINE, 'term', 'aliases', 'meaning', 'pointer']);
      const meaning = text(from['meaning'], 'meaning');
      return {
        kind,
        term: text(from['term'], 'term', MAX_NAME),
        aliases: aliases(from),
        meaning,
        ...pointerOf(from),
        ...line(from),
      };
    }
    case 'pointer': {
      const from = fields(value, kind, [...LINE, 'name', 'aliases', 'place']);
      return {
        kind,
        name: text(from['name'], 'name', MAX_NAME),
        aliases: aliases(from),
        place: readPlace(from['place']),
        ...line(from),
      };
    }
    case 'outcome': {
      const from = fields(value, kind, [...LINE, 'text', 'when']);
      const when = from['when'] === undefined ? {} : { when: text(from['when'], 'when', MAX_NAME) };
      return { kind, text: text(from['text'], 'text'), ...when, ...line(from) };
    }
    case 'dated-copy': {
      const from = fields(value, kind, [...LINE, 'name', 'aliases', 'value', 'asOf', 'pointer']);
      const asOf = instant(from['asOf'], 'asOf');
      if (asOf === 0) throw new Misshapen('the time of the copy is missing');
      return {
        kind,
        name: text(from['name'], 'name', MAX_NAME),
        aliases: aliases(from),
        value: text(from['value'], 'value'),
        asOf,
        ...pointerOf(from),
        ...line(from),
      };
    }
  }
}

/** An entry with exactly the fields that its kind has, or the reason why `value` is none. Never throws. */
export function readEntry(value: unknown): { ok: true; entry: Entry } | { ok: false; why: string } {
  try {
    return { ok: true, entry: read(value) };
  } catch (error) {
    if (error instanceof Misshapen) return { ok: false, why: error.message };
    throw error;
  }
}
