import type { Derivation, RowFilter } from '../../asking/derivation.ts';
import { addressOf, columnLabel } from '../../asking/find-table.ts';
import { stem } from '../../memory/words.ts';
import type { PageContent, Table } from '../../reading/reading.ts';
import { parseNumber } from '../../reading/values/parse-number.ts';
import type { Asked } from './asked.ts';
import { type Candidate, coverage } from './candidate.ts';
import { activeFilters, isUniversal, namingColumns, rowTerms } from './counts.ts';
import { isMeant, isOneOfMany, type Match, type Terms } from './match.ts';
import type { Matcher } from './matcher.ts';
import { sectionTerms } from './page-words.ts';

/** Answers that are computed over the rows of a table: counts, extremes, sums and averages. */
export function computedCandidates(asked: Asked, matcher: Matcher, content: PageContent, page: Terms): Candidate[] {
  if (asked.operation === null && !asked.total) return [];
  const found = content.tables.flatMap((table) =>
    isLayout(table) ? [] : overTable(asked, matcher, content, table, page).map((one) => ({ one, table })),
  );
  const best = Math.max(...found.map(({ one }) => one.score));
  const near = found.filter(({ one }) => best - one.score < 0.08);
  // Tables that fit alike may agree by chance, and a table of the top or latest few is no table of all.
  return found.map(({ one, table }) => ({
    ...one,
    mayBeSure:
      one.mayBeSure &&
      near.length === 1 &&
      (isExtreme(asked) || !SELECTION.test(table.caption ?? table.section.at(-1) ?? '')),
  }));
}

/** Captions of tables that hold some of the things only. */
export const SELECTION = /\b(?:top|recent|latest|last|newest|featured|selected|highlights?|upcoming)\b/i;

const isExtreme = (asked: Asked): boolean => asked.operation === 'largest' || asked.operation === 'smallest';

/** Hidden or without column names: nothing to compute over. */
function isLayout(table: Table): boolean {
  return (
    table.vis === 'concealed' || table.vis === 'collapsed' || table.columns.filter((path) => path.length > 0).length < 2
  );
}

function overTable(asked: Asked, matcher: Matcher, content: PageContent, table: Table, page: Terms): Candidate[] {
  const columns = table.columns.map((_, i) => matcher.label(columnLabel(table, i)));
  const around = page | sectionTerms(matcher, table.section, table.caption);
  const filtered = filtersOf(matcher, table, around, columns);
  if (asked.operation === 'count') return [counting(asked, matcher, content, { table, around, columns, filtered })];
  // "Which year had the highest attendance" asks for a year, not for the highest year.
  const head = matcher.where((term) => term.stem === asked.head);
  const numeric = columns
    .map((match, column) => ({ match, column }))
    .filter(
      ({ match, column }) => match.said > 0 && (match.hits & ~head) !== 0 && isNumeric(table, column, content.lang),
    )
    .sort((a, b) => a.match.unsaid - b.match.unsaid || b.match.said - a.match.said);
  const [by, other] = numeric;
  if (by === undefined) return [];
  const clear = other === undefined || other.match.unsaid > by.match.unsaid || other.match.said < by.match.said;
  const label = columnLabel(table, by.column);
  const base = { table: addressOf(table), filters: filtered.filters };
  let givesThing = true;
  const give = giveColumn(asked, table, columns, by.column);
  let derivation: Derivation;
  let own = by.match.hits | filtered.hits;
  if (isExtreme(asked)) {
    if (give === null) return [];
    own |= columns[give]?.hits ?? 0;
    const asksValue = asked.head !== null && (by.match.hits & matcher.where((term) => term.stem === asked.head)) !== 0;
    const asksThing = asked.wants === 'person' || asked.wants === 'place' || (asked.head !== null && !asksValue);
    // "Which event had the most participants" is not answered by a number of events.
    givesThing = !asksThing || !isNumeric(table, give, content.lang) || ORDER_LABEL.test(columnLabel(table, give));
    derivation = {
      op: asked.operation as 'largest',
      by: label,
      give: asksThing ? columnLabel(table, give) : label,
      ...base,
    };
  } else if (asked.operation === 'average') {
    derivation = { op: 'average', column: label, ...base };
  } else {
    if (
      table.rows.some((row) => row.kind === 'total') ||
      columns.some((_, i) => /\btotal\b/i.test(columnLabel(table, i)))
    )
      return [];
    own |= matcher.where((term) => term.idea === 'total');
    derivation = { op: 'sum', column: label, ...base };
  }
  return [
    {
      make: () => derivation,
      text: null,
      subject: `${WORD_FOR[derivation.op]} ${label}`,
      own,
      around,
      score: coverage(matcher, own, around) - 0.05 * Math.min(3, by.match.unsaid),
      mayBeSure:
        clear &&
        filtered.clear &&
        isMeant(by.match) &&
        by.match.narrowed === 0 &&
        !isOneOfMany(by.match, columns) &&
        !by.match.doubtful &&
        !ORDER_LABEL.test(label) &&
        givesThing,
    },
  ];
}

const WORD_FOR: Record<string, string> = {
  largest: 'Largest',
  smallest: 'Smallest',
  average: 'Average',
  sum: 'Sum of',
};

/** Columns whose numbers name or order rows: the largest of them is not the most of anything. */
export const ORDER_LABEL =
  /#(?!\s+of\b)|\b(?:rank|ranking|position|pos|place|id|year|no|nr|number|pick|seed|week|round|date)\b(?!\.?\s+of\b)/i;

/** Words for a row of any table. */
const ROW_WORDS = new Set(['row', 'entry', 'item', 'record', 'thing', 'line', 'person'].map(stem));

interface Counted {
  table: Table;
  around: Terms;
  columns: readonly Match[];
  filtered: Filtered;
}

/** How many rows: every word must name what the rows are, a value that filters them, or a filter that the page shows. */
function counting(asked: Asked, matcher: Matcher, content: PageContent, counted: Counted): Candidate {
  const { table, columns, filtered } = counted;
  const active = activeFilters(matcher, content, [table]);
  const everything = matcher.where((term) => isUniversal(asked.text, term.raw));
  const head = matcher.where((term) => term.stem === asked.head);
  const labels =
    (columns.reduce((hits, match) => hits | match.hits, 0) & everything) |
    (rowTerms(matcher, table) & (head | matcher.where((term) => term.stem === 'person')));
  // "How many orders" beside a column of numbers of orders asks for those, not for the rows.
  const amounts = columns.reduce(
    (hits, match, column) => hits | (isNumeric(table, column, content.lang) ? match.hits : 0),
    0,
  );
  const around = counted.around | active.hits;
  const own = filtered.hits;
  // "How many oranges" beside a row of that name asks for what stands there, not for how many such rows there are.
  const naming = namingColumns(table).map((column) => columnLabel(table, column));
  const isOfOne = filtered.filters.some(({ column }) => column !== null && naming.includes(column));
  // "How many Finance are there" names no rows, only a value.
  const strong = matcher.where((term) => term.weight >= 0.6);
  const namesRows = ((around | labels) & strong & ~own) !== 0 || asked.terms.some((term) => ROW_WORDS.has(term.stem));
  return {
    make: () => ({ op: 'count-rows', table: addressOf(table), filters: filtered.filters }),
    text: null,
    subject: table.caption ?? table.section.at(-1) ?? 'Rows',
    own,
    around: around | labels,
    score: coverage(matcher, own, around | labels) - 0.02 - (isOfOne ? 0.3 : 0),
    mayBeSure: !isOfOne && filtered.clear && active.unsaid === 0 && namesRows && (amounts & strong & ~labels) === 0,
    whole: true,
  };
}

interface Filtered {
  filters: RowFilter[];
  hits: Terms;
  /** Every filter has one column and one value that it can mean. */
  clear: boolean;
}

/** Cell values that the question names in full, as filters. */
function filtersOf(matcher: Matcher, table: Table, around: Terms, columns: readonly Match[]): Filtered {
  const labels = columns.reduce((hits, match) => hits | match.hits, 0);
  const wanted = matcher.all & ~around & ~labels & ~matcher.where((term) => term.weight < 0.6);
  const values = new Map<string, { column: number; text: string; match: Match }>();
  /** Cells that say more: "Annual leave, Corsica" beside "Annual leave". */
  const inPart: { column: number; hits: Terms }[] = [];
  for (const { row: index, column, match } of matcher.cellsIn(table)) {
    const row = table.rows[index];
    if (row?.kind !== 'data' || (match.hits & wanted) === 0) continue;
    if (match.unsaid > 0) {
      inPart.push({ column, hits: match.hits });
      continue;
    }
    const text = row.cells[column]?.text ?? '';
    values.set(`${column}\n${text.toLowerCase()}`, { column, text, match });
  }
  const filters: RowFilter[] = [];
  let hits = 0;
  let clear = true;
  const sorted = [...values.values()].sort((a, b) => b.match.said - a.match.said);
  for (const { column, text, match } of sorted) {
    if ((match.hits & wanted & ~hits) === 0) {
      if (!filters.some((filter) => filter.column === columnLabel(table, column)))
        clear = clear && (match.hits & hits) !== match.hits;
      continue;
    }
    const label = columnLabel(table, column);
    if (label === '' || filters.some((filter) => filter.column === label)) {
      clear = false;
      continue;
    }
    clear &&= !inPart.some((other) => other.column === column && (other.hits & match.hits) === match.hits);
    filters.push({ column: label, test: { is: text } });
    hits |= match.hits | (columns[column]?.hits ?? 0);
  }
  return { filters, hits, clear };
}

function giveColumn(asked: Asked, table: Table, columns: readonly Match[], by: number): number | null {
  const heads = columns
    .map((match, column) => ({ match, column }))
    .filter(({ match, column }) => column !== by && match.said > 0 && match.unsaid === 0);
  if (heads.length === 1) return heads[0]?.column ?? null;
  if (table.rowHeader !== null && table.rowHeader !== by) return table.rowHeader;
  return asked.head !== null && by !== 0 ? 0 : null;
}

function isNumeric(table: Table, column: number, lang: string): boolean {
  let numbers = 0;
  let others = 0;
  for (const row of table.rows.slice(0, 60)) {
    const text = row.kind === 'data' ? (row.cells[column]?.text ?? '') : '';
    if (text === '') continue;
    if (parseNumber(text, lang) === null) others += 1;
    else numbers += 1;
  }
  return numbers > 0 && others <= numbers / 10;
}
