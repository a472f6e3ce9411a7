import { cleanText } from '../clean-text.ts';
import { attr, attrOf } from '../dom.ts';
import type { Scan, Seen } from '../scan.ts';

/** Attributes by which pages that fold their tables on small screens name each cell. */
const NAMING = ['data-label', 'data-th', 'data-title', 'data-header', 'data-column', 'itemprop'];

/** Words in the class of a cell that tell what it holds, and what that is called. */
const HINTS: [string, RegExp][] = [
  ['Status', /^(?:status|state|badge|pill|chip)$/],
  ['Person', /^(?:author|user(?:name)?|owner|assignee|who|person|member|agent|contact)$/],
  ['Time', /^(?:time|hour|when)$/],
  ['Date', /^(?:date|day|due)$/],
  ['Amount', /^(?:amount|amt|sum)$/],
  ['Price', /^(?:price|cost)$/],
  ['Quantity', /^(?:qty|quantity)$/],
  ['Points', /^(?:points|pts|estimate)$/],
  ['Place', /^(?:place|location|room|venue)$/],
  ['Address', /^(?:address|addr)$/],
  ['Priority', /^(?:priority|prio)$/],
];

/** What all texts of a column look like, and what that is called. */
const LOOKS: [string, RegExp][] = [
  ['Person', /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,2}$/u],
  ['Time', /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?$/i],
  ['Amount', /^[-+−]?\s?(?:\p{Sc}\s?\d[\d.,\s]*|\d[\d.,\s]*\s?\p{Sc})$/u],
];

/**
 * Names for the columns of rows that nothing heads, from what the markup of each cell says, else from what all its
 * texts look like. `columns` holds the cells of each column; "" where nothing tells, or several are told alike.
 */
export function impliedNames(scan: Scan, columns: readonly (readonly Seen[])[]): string[] {
  const marked = columns.map((cells) => markedName(cells));
  const names = marked.map((name, column) => name || (column === 0 ? '' : lookOf(scan, columns[column] ?? [])));
  return names.map((name) => (names.filter((other) => other === name).length > 1 ? '' : name));
}

function markedName(cells: readonly Seen[]): string {
  for (const name of NAMING) {
    const said = shared(cells.map((cell) => cleanText(attr(cell.element, name) ?? '')));
    if (said !== '' && said.length <= 40) return said;
  }
  const classes = cells.map((cell) => attrOf(cell, 'class').toLowerCase().split(/\s+/));
  const common = (classes[0] ?? []).filter((token) => classes.every((tokens) => tokens.includes(token)));
  const words = common.flatMap((token) => token.split(/[-_]+/));
  return HINTS.find(([, hint]) => words.some((word) => hint.test(word)))?.[0] ?? '';
}

function lookOf(scan: Scan, cells: readonly Seen[]): string {
  const texts = cells.map((cell) => scan.text(cell)).filter((text) => text !== '');
  if (texts.length < 2 || texts.length < cells.length * 0.6) return '';
  return LOOKS.find(([, look]) => texts.every((text) => look.test(text)))?.[0] ?? '';
}

function shared(texts: readonly string[]): string {
  const [first = ''] = texts;
  return texts.length > 1 && texts.every((text) => text === first) ? first : '';
}
