import type { Locator } from '../reading/locator/locator.ts';
import { resolveLocator } from '../reading/locator/resolve-locator.ts';
import type { Cell, PageContent, Row, Table } from '../reading/reading.ts';
import { decimalMarkOf } from '../reading/values/number-marks.ts';
import { parseNumber } from '../reading/values/parse-number.ts';
import { shapeOf } from '../reading/values/shape-of.ts';
import type { Cite, Derivation, Derived, RowFilter } from './derivation.ts';
import type { Clock } from './engine.ts';
import { hasUnnamed, isHidden, isSummary, keptRows } from './filters.ts';
import { findSentence } from './find-sentence.ts';
import { columnLabel, columnOf, findTable } from './find-table.ts';
import { likeThe } from './number-format.ts';
import { type OverEvents, overEvents } from './over-events.ts';
import { overRows } from './over-rows.ts';
import { saysState } from './says-state.ts';

/** Most cells that one answer cites; the sum of a longer column is still checked over all of them. */
const MOST_CITES = 200;

const missing = (why: string): Derived => ({ state: 'missing', why });

/**
 * Gets a derivation's value from a page, from nothing but the page: one place is read through its locator, the others are
 * computed over complete tables and calendars. Pure; the clock says which occurrence of an event is the next one.
 */
export function derive(derivation: Derivation, content: PageContent, clock: Clock): Derived {
  switch (derivation.op) {
    case 'read':
      return read(derivation.locator, content, clock);
    case 'whether':
      return whether(derivation, content, clock);
    case 'sentence':
      return sentence(derivation, content);
    case 'count-events':
    case 'list-events':
    case 'free-busy':
    case 'conflicts':
    case 'event-length':
    case 'nth-event':
      return overEvents(derivation, content, clock);
    default:
      return overTable(derivation, content);
  }
}

/** What pages write where a value has not come yet. */
const STAND_IN =
  /^(?:…+|\.{2,5}|(?:loading|please wait|wird geladen|lädt|chargement|cargando|caricamento|carregando|読み込み中|加载中)[ .…]*)$/i;

function read(locator: Locator, content: PageContent, clock: Clock): Derived {
  const located = resolveLocator(locator, content, clock);
  if (located.state === 'missing') return missing(located.why);
  if (located.state === 'ambiguous') return { state: 'ambiguous', candidates: located.candidates };
  const { hit } = located;
  if (hit.text === '' || STAND_IN.test(hit.text)) return missing('the place is empty');
  return { state: 'certain', value: { text: hit.text, shape: locator.shape }, cites: [hit], where: hit.where };
}

/** A state that is another one may still be no "no": what stands there is said. */
function whether(
  { locator, says }: Extract<Derivation, { op: 'whether' }>,
  content: PageContent,
  clock: Clock,
): Derived {
  const found = read(locator, content, clock);
  if (found.state !== 'certain' || !saysState(found.value.text, says)) return found;
  return { ...found, value: { text: 'yes', shape: 'text' } };
}

function sentence({ words, where, part }: Extract<Derivation, { op: 'sentence' }>, content: PageContent): Derived {
  const found = findSentence(words, where, content);
  if (found === null) return missing('no sentence says so');
  if (Array.isArray(found)) return { state: 'ambiguous', candidates: found };
  const value = { text: found.text, shape: 'text' as const };
  const answers = part !== null && found.text.includes(part);
  return { state: 'certain', value: answers ? { ...value, part } : value, cites: [found], where: found.where };
}

type OverTable = Exclude<Derivation, { op: 'read' | 'whether' | 'sentence' } | OverEvents>;

function overTable(derivation: OverTable, content: PageContent): Derived {
  const table = findTable(derivation.table, content.tables);
  if (table === null) return missing('the table is not on the page');
  if (derivation.op === 'over-rows') return partOf(table, content) ?? overRows(derivation, table, content);
  const passing = keptRows(table, derivation.filters, content.lang);
  if (passing === null) return missing('the table has no such column');
  const isList = derivation.op === 'list-rows';
  const kept = isList ? passing : passing.filter((index) => !isSummary(table.rows[index] as Row, table));
  if (!isList && hasUnnamed(table, kept)) return missing('a row has no name');
  const part = partOf(table, content);
  if (part !== null) return part;
  switch (derivation.op) {
    case 'count-rows': {
      const cites = citesOf(table, kept, citedColumn(table, derivation.filters));
      return certain(String(kept.length), 'number', cites, nameOf(table));
    }
    case 'list-rows':
      return listRows(table, kept, derivation.give, content.lang);
    case 'sum':
    case 'average':
      return fold(derivation.op, table, kept, derivation.column, content.lang);
    default:
      return extreme(derivation, table, kept, content.lang);
  }
}

/** What to say of a table that is not all there; null where all rows are. */
function partOf(table: Table, content: PageContent): Derived | null {
  const all = table.rows.filter((row) => row.kind === 'data').length;
  const seen = all - table.rows.filter((row) => isHidden(row, table)).length;
  const of = rowsSaid(table, all, content);
  return table.complete && of <= seen ? null : { state: 'partial', seen, of: of > seen ? of : null };
}

/** How many rows the app says there are: in the grid's own markup or in the pager of its section. */
function rowsSaid(table: Table, seen: number, content: PageContent): number {
  const pagers = content.counts.filter(
    (count) => count.by === 'pager' && count.section.join('\n') === table.section.join('\n'),
  );
  return Math.max(table.rowTotal ?? seen, ...pagers.map((count) => count.n));
}

function certain(text: string, shape: 'number' | 'text', cites: Cite[], where: string, items?: string[]): Derived {
  const value = items === undefined ? { text, shape } : { text, shape, items };
  return { state: 'certain', value, cites, where };
}

function listRows(table: Table, kept: readonly number[], give: string, lang: string): Derived {
  const column = columnOf(table, give);
  if (column === -1) return missing(`no column ${give}`);
  const cites = citesOf(table, kept, column).filter((cite) => cite.text !== '');
  if (cites.length === 0) return missing('no row fits');
  const items = [...new Set(cites.map((cite) => cite.text))];
  const [only = ''] = items;
  if (items.length === 1) {
    return { state: 'certain', value: { text: only, shape: shapeOf(only, lang) }, cites, where: cites[0]?.where ?? '' };
  }
  return certain(items.join(', '), 'text', cites, `${columnLabel(table, column)} in ${nameOf(table)}`, items);
}

/** Numbers of a column. Empty cells are left out; null when a cell holds something else or two have different units. */
function numbersOf(table: Table, kept: readonly number[], column: number, lang: string): Map<number, number> | null {
  const texts = kept.map((row) => table.rows[row]?.cells[column]?.text ?? '');
  const mark = decimalMarkOf(texts);
  const numbers = new Map<number, number>();
  const units = new Set<string>();
  for (let i = 0; i < kept.length; i += 1) {
    const text = texts[i] ?? '';
    if (/^[\s\u2013\u2014-]*$/.test(text)) continue;
    const parsed = parseNumber(text, lang, mark);
    if (parsed === null) return null;
    if (parsed.unit !== null) units.add(parsed.unit);
    if (units.size > 1) return null;
    numbers.set(kept[i] ?? -1, parsed.value);
  }
  return numbers;
}

function fold(op: 'sum' | 'average', table: Table, kept: readonly number[], label: string, lang: string): Derived {
  const column = columnOf(table, label);
  if (column === -1) return missing(`no column ${label}`);
  const numbers = numbersOf(table, kept, column, lang);
  if (numbers === null) return missing(`not every ${label} is a number of one unit`);
  if (numbers.size === 0) return missing('no row fits');
  const sum = [...numbers.values()].reduce((a, b) => a + b, 0);
  const cites = citesOf(table, [...numbers.keys()], column);
  const texts = [...numbers.keys()].map((row) => table.rows[row]?.cells[column]?.text ?? '');
  const text = likeThe(texts, op === 'sum' ? sum : sum / numbers.size, op === 'average');
  return certain(text, 'number', cites, `${label} of ${numbers.size} rows in ${nameOf(table)}`);
}

type Extreme = Extract<Derivation, { op: 'largest' | 'smallest' }>;

function extreme(derivation: Extreme, table: Table, kept: readonly number[], lang: string): Derived {
  const by = columnOf(table, derivation.by);
  const give = columnOf(table, derivation.give);
  if (by === -1 || give === -1) return missing('the table has no such column');
  const numbers = numbersOf(table, kept, by, lang);
  if (numbers === null) return missing(`not every ${derivation.by} is a number`);
  const rows = [...numbers.keys()];
  if (rows.length === 0) return missing('no row fits');
  const values = [...numbers.values()];
  const best = values.reduce((a, b) => ((derivation.op === 'largest' ? b > a : b < a) ? b : a));
  const winners = rows.filter((row) => numbers.get(row) === best);
  const answers = citesOf(table, winners, give);
  if (new Set(answers.map((cite) => cite.text)).size > 1)
    return { state: 'ambiguous', candidates: answers.slice(0, 3) };
  const [answer] = answers;
  if (answer === undefined || answer.text === '') return missing('the place is empty');
  const rest = citesOf(table, [...winners, ...rows.filter((row) => !winners.includes(row)).slice(0, MOST_CITES)], by);
  const cites = [answer, ...rest].slice(0, MOST_CITES);
  return {
    state: 'certain',
    value: { text: answer.text, shape: shapeOf(answer.text, lang) },
    cites,
    where: `${answer.where}, ${derivation.op} ${derivation.by}`,
  };
}

/** The cells of a column in the given rows, each once, as cites. */
function citesOf(table: Table, rows: readonly number[], column: number): Cite[] {
  const cites: Cite[] = [];
  for (const index of rows) {
    const row = table.rows[index];
    const cell = row?.cells[column];
    if (row === undefined || cell === null || cell === undefined) continue;
    cites.push({
      text: cell.text,
      src: cell.src,
      where: `row ${rowName(table, row)}, column ${columnLabel(table, column)}`,
    });
    if (cites.length === MOST_CITES) break;
  }
  return cites;
}

function rowName(table: Table, row: Row): string {
  const named = table.rowHeader === null ? null : row.cells[table.rowHeader];
  const cell: Cell | null | undefined = named ?? row.cells.find((other) => other !== null && other.text !== '');
  return cell?.text ?? '';
}

function citedColumn(table: Table, filters: readonly RowFilter[]): number {
  const named = filters
    .map((filter) => (filter.column === null ? -1 : columnOf(table, filter.column)))
    .find((at) => at >= 0);
  return named ?? table.rowHeader ?? 0;
}

function nameOf(table: Table): string {
  return table.caption ?? table.section.at(-1) ?? 'the table';
}
