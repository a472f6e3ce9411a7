import { fold, isFunctionWord, stem, stemsOf, wordsOf } from '../../memory/words.ts';
import { locatorForCount } from '../../reading/locator/make-locator.ts';
import type { Count, Field, PageContent, Table } from '../../reading/reading.ts';
import type { Asked } from './asked.ts';
import { type Candidate, coverage, readOf } from './candidate.ts';
import type { Match, Terms } from './match.ts';
import type { Matcher } from './matcher.ts';
import { sectionTerms } from './page-words.ts';
import { PERSON_LABEL } from './synonyms.ts';

/** Numbers of things that the page declares. */
export function countCandidates(asked: Asked, matcher: Matcher, content: PageContent, page: Terms): Candidate[] {
  if (asked.operation !== 'count') return [];
  const filters = activeFilters(matcher, content);
  const everything = matcher.where((term) => isUniversal(asked.text, term.raw));
  const head = matcher.where((term) => term.stem === asked.head);
  const total = asked.total ? matcher.where((term) => term.idea === 'total') : 0;
  const slight = matcher.where(({ stem: word }) => SLIGHT.has(word));
  const columns = content.tables.reduce(
    (hits, table) => table.columns.reduce((sum, path) => sum | matcher.label(path.join(' ')).hits, hits),
    0,
  );
  const rowNames = content.tables.reduce((hits, table) => hits | rowTerms(matcher, table), 0);
  const out: Candidate[] = [];
  for (const count of content.counts) {
    if (count.vis === 'concealed') continue;
    const match = labelOf(asked, matcher, count);
    const ofList = count.by === 'pager' || count.by === 'aria';
    const section = sectionTerms(matcher, count.section);
    const around = page | section | filters.hits | (columns & everything) | (ofList ? rowNames & head : 0);
    if (!ofList && match.said === 0) continue;
    // What the page declares of a thing is all there are of it.
    const own = match.hits | (match.unsaid === 0 && match.narrowed === 0 ? total | (ofList ? slight : 0) : 0);
    out.push({
      make: () => readOf(locatorForCount(count, content)),
      text: null,
      subject: count.of === '' ? (count.section.at(-1) ?? content.title) : count.of,
      own,
      around,
      score: coverage(matcher, own, around) - 0.06 * Math.min(4, match.unsaid) + (ofList ? 0.01 : 0),
      mayBeSure:
        match.unsaid === 0 &&
        match.narrowed === 0 &&
        !match.doubtful &&
        (!ofList || filters.unsaid === 0) &&
        isOne(count, content),
      whole: ofList,
    });
  }
  return out;
}

/** Words of questions for how many there are that say nothing of what. */
const SLIGHT = new Set(['many', 'number', 'count', 'listed', 'shown'].map(stem));

/** Words that pagers have for rows of any kind. */
const ROWS = new Set(
  'entry result row item record line element eintrag einträge ergebnis ergebnisse zeile resultat élément ligne registro fila resultado'
    .split(' ')
    .map((word) => stem(fold(word))),
);

/** Words for a thing on a board or list, whatever it is. */
const THINGS = new Set(['card', 'task', 'item', 'thing', 'entry', 'ticket', 'issue', 'story'].map(stem));

/**
 * How a count's label and the question meet. Names of board columns ("To do", "Done") are words that elsewhere only hold
 * a sentence together: such a label is said when the question has it as it stands, and what stands in it may be called
 * a card or a task.
 */
function labelOf(asked: Asked, matcher: Matcher, count: Count): Match {
  const match = matcher.label(count.of);
  const words = wordsOf(count.of);
  // "1 to 10 of 5,000 entries" counts what the list is of, whatever that is.
  if (count.by === 'pager' && words.length === 1 && words.every(({ stem: word }) => ROWS.has(word)))
    return { ...match, unsaid: 0, narrowed: 0, doubtful: false };
  if (count.by !== 'badge' || words.length === 0 || words.length > 3) return match;
  const isPlain = words.every((word) => isFunctionWord(word.raw) || /^(?:doing|done)$/i.test(word.raw));
  const said = stemsOf(asked.text).slice(1);
  const label = words.map((word) => word.stem);
  const isSaid = said.some((_, at) => label.every((word, i) => word === said[at + i]));
  if (!isPlain || !isSaid || (label.length === 1 && !/\b(?:doing|done)\b/i.test(asked.text))) return match;
  return {
    ...match,
    narrowed: 0,
    hits: match.hits | matcher.where((term) => THINGS.has(term.stem) || label.includes(term.stem) || term.weight < 0.6),
    said: 1,
    unsaid: 0,
  };
}

/** The terms that say what the rows of a table are: the label of the column that tells them apart, or people. */
export function rowTerms(matcher: Matcher, table: Table): Terms {
  let hits = 0;
  for (const column of namingColumns(table)) {
    const label = (table.columns[column] ?? []).join(' ');
    hits |= matcher.label(label).hits;
    if (column === table.rowHeader && (PERSON_LABEL.test(label) || /^(?:full )?name$/i.test(label)))
      hits |= matcher.where((term) => term.stem === 'person');
  }
  return hits;
}

/** Columns that tell the rows apart: the marked one, and those of texts of which no two are the same. */
export function namingColumns(table: Table): readonly number[] {
  const before = naming.get(table);
  if (before !== undefined) return before;
  const found = table.columns.flatMap((_, column) =>
    column === table.rowHeader || hasNames(table, column) ? [column] : [],
  );
  naming.set(table, found);
  return found;
}

/** A table that is kept is looked at once for all questions. */
const naming = new WeakMap<Table, readonly number[]>();

function hasNames({ rows }: Table, column: number): boolean {
  const seen = new Set<string>();
  for (const { kind, cells } of rows) {
    if (kind !== 'data') continue;
    const text = cells[column]?.text ?? '';
    if (seen.has(text) || /^[^\p{L}]*\d[^\p{L}]*$/u.test(text)) return false;
    seen.add(text);
  }
  return seen.size > 1;
}

/** "all projects", "across projects", "in every project". */
export function isUniversal(text: string, raw: string): boolean {
  const at = text.indexOf(raw);
  return at > 0 && /\b(?:all|across|every|each|any)\s+(?:of\s+)?(?:the\s+|our\s+|my\s+)?$/i.test(text.slice(0, at));
}

/**
 * Filters that a list is under, or those of all `tables`: shown choices whose label is also a column, or that stand among
 * filters. What is typed in is one only where all rows hold it; else it is a value of a form.
 */
export function activeFilters(
  matcher: Matcher,
  content: PageContent,
  tables: readonly Table[] = content.tables,
): { hits: Terms; unsaid: number } {
  let hits = 0;
  let unsaid = 0;
  const isColumn = ({ label, value, control }: Field): boolean =>
    tables.some((table) => {
      const column = table.columns.findIndex((path) => path.join(' ').toLowerCase() === label.toLowerCase());
      return column !== -1 && (control !== 'text' || allHold(table, column, value));
    });
  for (const field of content.fields) {
    const isFilter = field.section.some((heading) => /\bfilters?\b/i.test(heading)) || isColumn(field);
    if (!isFilter || field.control === null || field.value === '' || isSlight(field)) continue;
    const match = matcher.label(field.value);
    hits |= match.hits;
    if (match.said === 0) unsaid += 1;
  }
  return { hits, unsaid };
}

const allHold = ({ rows }: Table, column: number, value: string): boolean =>
  rows.every(({ kind, cells }) => kind !== 'data' || fold(cells[column]?.text ?? '').includes(fold(value)));

/** "All statuses", "Any", "Alle": a choice that leaves out nothing. */
export const leavesAll = (value: string): boolean =>
  /^\W*(?:(?:show |view )?(?:all|any|every\w*)|alles?|jeder?|tou(?:s|t|tes?)|tod[oa]s?)(?![\p{L}\p{N}])/iu.test(value);

/** What a control says that keeps nothing from the list, or only how another one is compared. */
const isSlight = ({ value }: Field): boolean => leavesAll(value) || /^(?:yes|no|none|-+|is|is not)$/i.test(value);

/** Two lists on a page, each with its own number: which one a bare number counts is not clear. */
function isOne(count: Count, content: PageContent): boolean {
  if (count.of !== '') return true;
  return content.counts.every(
    (other) =>
      other === count || other.of !== '' || other.n === count.n || other.section.join() !== count.section.join(),
  );
}
