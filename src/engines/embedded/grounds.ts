import type { Cite, Derivation, Derived } from '../../asking/derivation.ts';
import { columnLabel } from '../../asking/find-table.ts';
import type { PageContent, Table } from '../../reading/reading.ts';
import { nameColumn } from './row-names.ts';

/** What an answer stands on, in the page's own words. */
export interface Grounds {
  /** Labels of what is given: of its column, field or count. */
  labels: string[];
  /** What is given is the name of its row. */
  isName: boolean;
  /** A word of the very text that is given singled its row out. */
  isTold: boolean;
  /** What else its row says, each text under its label; of a computed answer the columns and texts that it went by. */
  beside: { label: string; text: string }[];
  /** Headings above it, caption, group. */
  above: string[];
  value: string;
}

type Certain = Extract<Derived, { state: 'certain' }>;

/** Most cells of which the rows are looked up. */
const MOST_ROWS = 3;

/** What an answer stands on. */
export function groundsOf(derivation: Derivation, derived: Certain, content: PageContent): Grounds {
  const grounds: Grounds = {
    labels: [],
    isName: false,
    isTold: false,
    beside: [],
    above: [],
    value: derived.value.text,
  };
  const isOne = derived.cites.length <= MOST_ROWS;
  for (const cite of derived.cites.slice(0, MOST_ROWS)) addPlace(grounds, cite, content, isOne);
  if (derivation.op === 'over-rows') addSteps(grounds, derivation);
  else if ('filters' in derivation) addFilters(grounds, derivation);
  return grounds;
}

function addPlace(grounds: Grounds, { src, text, where }: Cite, content: PageContent, withRow: boolean): void {
  const field = content.fields.find((one) => one.src === src && one.value === text);
  if (field !== undefined) {
    grounds.labels.push(field.label);
    grounds.above.push(...field.section);
    return;
  }
  const count = content.counts.find((one) => one.src === src);
  if (count !== undefined && (count.text === text || String(count.n) === text)) {
    grounds.labels.push(count.of);
    grounds.above.push(...count.section);
    return;
  }
  for (const table of content.tables) if (addCell(grounds, table, { src, text, where }, withRow, content.lang)) return;
  const block = content.blocks.find((one) => one.src === src);
  if (block !== undefined) grounds.above.push(...block.section);
  else grounds.above.push(where);
}

function addCell(grounds: Grounds, table: Table, { src, text }: Cite, withRow: boolean, lang: string): boolean {
  for (const { cells, group } of table.rows) {
    const column = cells.findIndex((cell) => cell?.src === src && cell.text === text);
    if (column === -1) continue;
    grounds.labels.push(columnLabel(table, column));
    grounds.above.push(...table.section, table.caption ?? '', group ?? '');
    grounds.isName ||= column === nameColumn(table, lang);
    if (!withRow) return true;
    cells.forEach((cell, i) => {
      if (cell !== null && i !== column && cell.src !== src)
        grounds.beside.push({ label: columnLabel(table, i), text: cell.text });
    });
    return true;
  }
  return false;
}

function addSteps(grounds: Grounds, { table, steps, less = [], take }: Extract<Derivation, { op: 'over-rows' }>): void {
  grounds.above.push(...table.section, table.caption ?? '');
  if ('column' in take) grounds.labels.push(take.column.label, take.column.less?.label ?? '');
  const moves = steps.some((step) => !('keep' in step));
  const given = take.take === 'cells' && !moves ? `${take.column.nth} ${take.column.label}` : null;
  for (const step of [...steps, ...less]) {
    // What is both told and given says nothing of itself.
    if ('keep' in step && `${step.column.nth} ${step.column.label}` === given) {
      grounds.isTold ||= 'is' in step.keep || 'has' in step.keep;
      continue;
    }
    if ('keep' in step) {
      const texts = 'is' in step.keep ? step.keep.is : 'has' in step.keep ? [step.keep.has] : [''];
      for (const text of texts) grounds.beside.push({ label: step.column.label, text });
    } else if ('by' in step) grounds.beside.push({ label: step.by.label, text: '' });
    else if ('like' in step) grounds.beside.push({ label: step.like.label, text: '' });
  }
}

function addFilters(grounds: Grounds, derivation: Extract<Derivation, { filters: unknown }>): void {
  grounds.above.push(...derivation.table.section, derivation.table.caption ?? '');
  if ('give' in derivation) grounds.labels.push(derivation.give);
  if ('by' in derivation) grounds.beside.push({ label: derivation.by, text: '' });
  if (derivation.op === 'sum' || derivation.op === 'average') grounds.labels.push(derivation.column);
  for (const { column, test } of derivation.filters) {
    const text = 'is' in test ? test.is : 'contains' in test ? test.contains : '';
    grounds.beside.push({ label: column ?? '', text });
  }
}
