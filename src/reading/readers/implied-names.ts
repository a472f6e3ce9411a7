import { cleanText } from '../clean-text.ts';
import { attrOf } from '../dom.ts';
import type { Seen } from '../scan.ts';
import { isState } from '../values/state-words.ts';

/** Attributes by which pages that fold their tables on small screens name each cell. */
const NAMING = ['data-label', 'data-th', 'data-title', 'data-header', 'data-column', 'itemprop'];

/** Words in the class of a cell that tell what it holds, and what that is called. */
const HINTS: [string, RegExp][] = [
  ['Status', /^(?:status|state|badge|pill|chip)$/],
  ['Person', /^(?:author|user(?:name)?|owner|assignee|who|person|member|agent|contact)$/],
  ['Time', /^(?:time|hour|when|tm)$/],
  ['Date', /^(?:date|day|due)$/],
  ['Amount', /^(?:amount|amt|sum)$/],
  ['Price', /^(?:price|cost|fee)$/],
  ['Quantity', /^(?:qty|quantity)$/],
  ['Points', /^(?:points|pts|estimate)$/],
  ['Place', /^(?:place|location|loc|room|venue)$/],
  ['Address', /^(?:address|addr)$/],
  ['Priority', /^(?:priority|prio)$/],
  ['Category', /^(?:category|categories|cat)$/],
  ['Type', /^(?:type|kind)$/],
  ['Role', /^(?:role|position|job|jobtitle|occupation)$/],
  ['Code', /^(?:code|sku|ref|reference)$/],
  ['Description', /^(?:desc|description|summary)$/],
  ['Duration', /^(?:duration)$/],
  ['Speaker', /^(?:speaker|speakers|presenter)$/],
  ['Organiser', /^(?:organiser|organizer|host)$/],
];

const PERSON = /^\p{Lu}[\p{L}'’-]+(?: (?:de|da|di|van|von|der|den|le|la|al|el|bin))?(?: \p{Lu}[\p{L}.'’-]*){1,2}$/u;
const DAY = String.raw`(?:\p{L}{2,10}\.?,? )?(?:\d{1,2}\.? \p{L}{3,10}\.?|\p{L}{3,10}\.? \d{1,2})(?:,? \d{4})?`;

/** What all texts of a column look like, and what that is called. */
const LOOKS: [string, RegExp][] = [
  ['Person', /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,2}$/u],
  ['Time', /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?(?:\s?[–-]\s?\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?)?$/i],
  [
    'Date',
    new RegExp(
      `^(?:${DAY}|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})(?:,? (?:at )?\\d{1,2}:\\d{2}.{0,3})?$`,
      'u',
    ),
  ],
  ['Duration', /^(?:\d+ ?(?:h|hrs?|hours?|mins?|minutes?|s|sec|seconds?|d|days?)\b ?)+$/i],
  ['Email', /^[^\s@]+@[^\s@]+\.\p{L}+$/u],
  ['Phone', /^\+?\d[\d\s()/-]{6,}\d$/],
  ['Code', /^(?:#\d+|\p{Lu}{1,5}[-–]?\d{2,}(?:[-/]\d+)*)$/u],
  ['Amount', /^[-+−]?\s?(?:\p{Sc}\s?\d[\d.,\s]*|\d[\d.,\s]*\s?\p{Sc})$/u],
];

/** A cell of a column: the element that shows it, and its text. */
export interface NamedBy {
  seen: Seen;
  text: string;
}

/**
 * Names for the columns of rows that nothing heads, from what the markup of each cell says, else from what all its
 * texts look like. `columns` holds the cells of each column, `known` the names of those that have one; "" where nothing
 * tells, or several are told alike.
 */
export function impliedNames(columns: readonly (readonly NamedBy[])[], known: readonly string[] = []): string[] {
  const names = columns.map((cells, column) => {
    if (known[column]) return known[column];
    return markedName(cells) || (column === 0 && known.length === 0 ? '' : lookOf(cells));
  });
  return names.map((name, column) => {
    const same = names.flatMap((other, at) => (other === name ? [at] : []));
    if (same.length < 2 || known[column] === name) return name;
    // Parts of one line are marked alike: the first is what the markup speaks of.
    return same[0] === column && same.every((at) => columns[at]?.[0]?.seen === columns[column]?.[0]?.seen) ? name : '';
  });
}

function markedName(cells: readonly NamedBy[]): string {
  for (const name of NAMING) {
    const saidOf = ({ seen }: NamedBy) => cleanText(attrOf(seen, name));
    const [first, ...more] = cells;
    const said = first === undefined || more.length === 0 ? '' : saidOf(first);
    if (said !== '' && said.length <= 40 && more.every((cell) => saidOf(cell) === said)) return said;
  }
  const kinds = new Set(cells.map(({ seen }) => seen.classes));
  const classes = [...kinds].map((names) => names.toLowerCase().split(/\s+/));
  const common = (classes[0] ?? []).filter((token) => classes.every((tokens) => tokens.includes(token)));
  const words = common.flatMap((token) => token.split(/[-_]+/));
  return HINTS.find(([, hint]) => words.some((word) => hint.test(word)))?.[0] ?? '';
}

function lookOf(cells: readonly NamedBy[]): string {
  const texts = cells.map(({ text }) => text).filter((text) => text !== '');
  if (texts.length < 2 || texts.length < cells.length * 0.6) return '';
  const found = LOOKS.find(([, look]) => areMostly(texts, 0.85, (text) => look.test(text)))?.[0];
  if (found !== undefined) return found;
  const kinds = new Set(texts).size;
  if (kinds <= Math.max(4, texts.length / 2) && areMostly(texts, 0.6, isState)) return 'Status';
  return kinds > 2 && areMostly(texts, 0.85, (text) => PERSON.test(text)) ? 'Person' : '';
}

/** At least this share of the texts is so. Ends as soon as too many are not. */
function areMostly(texts: readonly string[], share: number, isSo: (text: string) => boolean): boolean {
  const most = texts.length - texts.length * share;
  let others = 0;
  return texts.every((text) => isSo(text) || ++others <= most);
}
