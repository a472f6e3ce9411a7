import type { Derivation } from '../../asking/derivation.ts';
import { addressOf, columnLabel } from '../../asking/find-table.ts';
import { fold } from '../../memory/words.ts';
import { locatorForCell } from '../../reading/locator/make-locator.ts';
import { hasAllRows } from '../../reading/locator/row-key.ts';
import { isSum, SUMS } from '../../reading/locator/sum-rows.ts';
import type { Cell, PageContent, Row, Table } from '../../reading/reading.ts';
import { shapeOf } from '../../reading/values/shape-of.ts';
import { isState } from '../../reading/values/state-words.ts';
import type { Asked } from './asked.ts';
import { type Candidate, coverage, fits, readOf } from './candidate.ts';
import { ORDER_LABEL } from './computed.ts';
import { isMeant, isOneOfMany, type Match, type Terms, wordingLoss } from './match.ts';
import { emptyMatch, matchRows, type RowMatch } from './matched-rows.ts';
import type { Matcher } from './matcher.ts';
import { isNarrowed, sectionTerms } from './page-words.ts';
import { type Side, sideOf } from './relations.ts';
import { isStateHeading, isTimeHeading } from './roles.ts';
import { nameColumn } from './row-names.ts';
import { DATE_LABEL, PERSON_LABEL, PLACE_LABEL } from './synonyms.ts';

const MOST_ROWS = 24;

/** How a column is meant: said in full, said in part, implied by what is asked for, or the only one there is. */
type Meant = 'full' | 'part' | 'implied' | 'only' | 'no';

/** Cells that may answer: rows and columns that the question names, by their own labels. */
export function cellCandidates(asked: Asked, matcher: Matcher, content: PageContent, page: Terms): Candidate[] {
  return content.tables.flatMap((table) =>
    table.vis === 'concealed' ? [] : fromTable(asked, matcher, content, table, page),
  );
}

function fromTable(asked: Asked, matcher: Matcher, content: PageContent, table: Table, page: Terms): Candidate[] {
  const columns = table.columns.map((path, i) => headingMatch(matcher, table, path, i));
  const named = table.rowHeader === null ? 0 : (columns[table.rowHeader]?.hits ?? 0);
  const around = page | sectionTerms(matcher, table.section, table.caption);
  const rows = matchRows(matcher, table, MOST_ROWS);
  const totals = table.rows.flatMap((row, index) => (row.kind === 'total' && asked.total ? [index] : []));
  const listed = new Set(rows.map((row) => row.index));
  for (const index of totals.slice(0, 6)) if (!listed.has(index)) rows.push(emptyMatch(index));
  const dataRows = table.rows.filter((row) => row.kind === 'data');
  if (dataRows.length === 1 && rows.length === 0) rows.push(emptyMatch(table.rows.indexOf(dataRows[0] as Row)));
  const narrowed = isNarrowed(matcher, table.section, table.caption);
  const sides = table.columns.map((_, i) => sideOf(asked, columnLabel(table, i)));
  const names = nameColumn(table, content.lang);
  const meant = table.columns.map((_, i) => meaningOf(asked, table, i, columns));
  const states = table.columns.map((_, i) => holdsState(asked, table, i));
  // Who stands in one row as its name and in others as a value is meant as the name.
  const isNamed = rows.some(({ column, best }) => column === names && isMeant(best));
  const isRest = !hasAllRows(table);
  const out: Candidate[] = related({ matcher, content, table, around, columns, sides, names, narrowed });
  for (const row of rows) {
    for (let column = 0; column < table.columns.length; column += 1) {
      const made = fromCell({
        asked,
        matcher,
        content,
        table,
        // "The guest of R-5": a row named otherwise leaves the word for its names to say what is asked for.
        around: row.column === names || row.column === table.rowHeader || row.column < 0 ? around | named : around,
        columns,
        meant,
        row,
        column,
        single: dataRows.length === 1,
        narrowed,
        sides,
        names,
        hasState: states[column] === true,
        mayRecur: isRest && recurs(dataRows, row.column),
        isScattered: rows.some((other) => saysInOne(other, row.hits) && !saysInOne(row, row.hits)),
        isAside: isNamed && row.column !== names && column !== names,
      });
      if (made !== null) out.push(made);
    }
  }
  return out;
}

/** The last heading of a column is enough where no other column ends in it: "Perth" of "On hand / Perth". */
function headingMatch(matcher: Matcher, table: Table, path: readonly string[], column: number): Match {
  const whole = matcher.label(columnLabel(table, column));
  const last = path.at(-1) ?? '';
  if (path.length < 2 || table.columns.some((other, i) => i !== column && other.at(-1) === last)) return whole;
  const own = matcher.label(last);
  return own.said > 0 && own.unsaid === 0
    ? { ...own, hits: own.hits | whole.hits, near: own.near && whole.near }
    : whole;
}

/** Whether the state that the question asks about stands in that column, in whichever row. */
function holdsState(asked: Asked, table: Table, column: number): boolean {
  const states = asked.terms.filter((term) => term.state).map((term) => fold(term.raw));
  return states.length > 0 && table.rows.some(({ cells }) => states.includes(fold(cells[column]?.text ?? '')));
}

function meaningOf(asked: Asked, table: Table, column: number, columns: readonly Match[]): Meant {
  const label = columnLabel(table, column);
  const match = columns[column] as Match;
  if (match.said > 0) return match.unsaid === 0 ? 'full' : 'part';
  if (isImplied(asked, label) && columns.filter((_, i) => isImplied(asked, columnLabel(table, i))).length === 1)
    return 'implied';
  if (holdsState(asked, table, column)) return 'implied';
  if (table.columns.length === 2 && column !== (table.rowHeader ?? 0)) return 'only';
  return 'no';
}

function isImplied(asked: Asked, label: string): boolean {
  if (asked.wants === 'person') return PERSON_LABEL.test(label);
  if (asked.wants === 'date' || asked.wants === 'time') return DATE_LABEL.test(label);
  return asked.wants === 'place' && PLACE_LABEL.test(label);
}

/** A total of some rows only. */
function isPart(row: Row): boolean {
  return row.cells.some((cell) => cell !== null && /^sub-?\s?total\b/i.test(cell.text));
}

/** What is reckoned over rows and is no sum of them: "Average". */
function isOfOther({ cells }: Row, own: Cell): boolean {
  const name = cells.find((cell) => cell !== null && cell.text !== '');
  return OTHER_SUM.test(own.text) || OTHER_SUM.test(name?.text ?? '');
}

const OTHER_SUM =
  /^(?:average|avg|mean|median|min(?:imum)?|max(?:imum)?|durchschnitt|mittelwert|moyenne|promedio|media|średnia|gemiddelde)\b/i;

/** "A-1, Price"; where the name itself is asked for, what singles its row out: "Order (Status: Open)". */
function subjectOf({ table, row, column, names }: Spot, name: string): string {
  const label = columnLabel(table, column);
  const known = table.rows[row.index]?.cells[row.column]?.text ?? '';
  const by = row.column === names || known === '' ? '' : `${columnLabel(table, row.column)}: ${known}`;
  if (column !== names) return [name, label].filter((part) => part !== '').join(', ');
  return by === '' ? label : `${label} (${by})`;
}

/** Rows by the value that they have to something else: "who reports to Bob" is answered by their names. */
function related(
  over: Pick<Spot, 'matcher' | 'content' | 'table' | 'around' | 'columns' | 'sides' | 'names' | 'narrowed'>,
): Candidate[] {
  const { matcher, table, names } = over;
  const give = columnLabel(table, names);
  return over.sides.flatMap((side, column) => {
    if (side !== 'value' || column === names || give === '') return [];
    const texts = new Map<string, Match>();
    for (const hit of matcher.cellsIn(table)) {
      const row = table.rows[hit.row];
      if (hit.column === column && row?.kind === 'data') texts.set(row.cells[column]?.text ?? '', hit.match);
    }
    const label = columnLabel(table, column);
    const address = addressOf(table);
    return [...texts].slice(0, 3).map(([text, match]): Candidate => {
      const own = match.hits | (over.columns[column]?.hits ?? 0) | (over.columns[names]?.hits ?? 0);
      return {
        make: () => ({ op: 'list-rows', table: address, give, filters: [{ column: label, test: { is: text } }] }),
        text: null,
        subject: `${give} (${label}: ${text})`,
        own,
        around: over.around,
        score: coverage(matcher, own, over.around) - 0.05 * Math.min(4, match.unsaid),
        mayBeSure: isMeant(match) && match.narrowed === 0 && !over.narrowed,
        labelled: true,
      };
    });
  });
}

/** For tables whose first column has no heading: the one row of that name. Null when it cannot be told apart. */
function byRowName(table: Table, name: string, column: number): Derivation | null {
  const give = columnLabel(table, column);
  if (name === '' || give === '' || !table.complete) return null;
  const same = table.rows.filter((row) => row.cells.some((cell) => cell !== null && fold(cell.text) === fold(name)));
  if (same.length !== 1) return null;
  return { op: 'list-rows', table: addressOf(table), give, filters: [{ column: null, test: { is: name } }] };
}

/** The column has a text in two rows: of rows that are not shown one may have any of its texts again. */
function recurs(rows: readonly Row[], column: number): boolean {
  const texts = rows.map(({ cells }) => cells[column]?.text ?? '').filter((text) => text !== '');
  return new Set(texts).size < texts.length;
}

const saysInOne = (row: RowMatch, hits: Terms): boolean => (row.best.hits & hits) === hits;

const isTimeLabel = (label: string): boolean => DATE_LABEL.test(label) || isTimeHeading(label);

interface Spot {
  asked: Asked;
  matcher: Matcher;
  content: PageContent;
  table: Table;
  around: Terms;
  columns: readonly Match[];
  meant: readonly Meant[];
  row: RowMatch;
  column: number;
  single: boolean;
  /** What stands above the table narrows all of it. */
  narrowed: boolean;
  /** Per column, which side of its relation the question gives. */
  sides: readonly Side[];
  /** The column that names the rows. */
  names: number;
  /** The row only mentions what is the name of another. */
  isAside: boolean;
  /** The column holds the state that the question asks about. */
  hasState: boolean;
  /** The row is named by what other rows have twice, and there are more rows than are shown. */
  mayRecur: boolean;
  /** Its cells hold in pieces what one cell of another row says: "K-10" and "12" for "K-12". */
  isScattered: boolean;
}

function fromCell(spot: Spot): Candidate | null {
  const { asked, matcher, content, table, row, column } = spot;
  const cells = table.rows[row.index] as Row;
  const cell = cells.cells[column];
  const how = spot.meant[column] ?? 'no';
  if (cell === null || cell === undefined || cell.text === '' || cell.vis === 'concealed') return null;
  if (column === row.column || (cell.header && column !== table.rowHeader)) return null;
  if (cells.kind === 'total' && column === spot.names) return null; // "Total" is what it is called
  if (spot.sides[column] === 'value' || spot.sides[row.column] === 'value') return null; // see `related`
  const label = spot.columns[column] as Match;
  const isTotal =
    cells.kind === 'total' &&
    (!isPart(cells) || /\bsub-?total/i.test(asked.text)) &&
    !isOfOther(cells, cell) &&
    (cells.key !== SUMS || isSum(table, cells, column, content.lang, hasAllRows(table)));
  const totalTerms = asked.total ? matcher.where((term) => term.idea === 'total') : 0;
  const state = matcher.where((term) => term.state === true);
  const standsSo = isStateHeading(columnLabel(table, column)) || spot.hasState || (how !== 'no' && isState(cell.text));
  let own = label.hits | (standsSo ? state : 0);
  // A cell that is named stands under its own heading: "which department does Mira own" names the owner.
  for (const [at, match] of row.byColumn) if (at !== column) own |= match.hits | (spot.columns[at]?.hits ?? 0);
  if (cells.group !== null) own |= matcher.cell(cells.group).hits;
  if (isTotal || (label.hits & totalTerms) !== 0) own |= totalTerms;
  if (how === 'no' && matcher.weight(own) < 0.5 * matcher.weight(matcher.all)) return null;
  const shape = shapeOf(cell.text, content.lang);
  const rowIsMeant = isMeant(row.best) || (isTotal && asked.total) || (spot.single && how !== 'no');
  const isOrder = asked.operation === 'count' && ORDER_LABEL.test(columnLabel(table, column));
  const isTime =
    asked.wants === 'date' && how !== 'no' && /\d/.test(cell.text) && isTimeLabel(columnLabel(table, column));
  const typed = (fits(asked.wants, shape, cell.text) || isTime) && !isOrder && (state === 0 || standsSo);
  const score =
    coverage(matcher, own, spot.around) -
    (spot.hasState ? 0 : wordingLoss(label)) -
    0.05 * Math.min(3, label.unsaid) -
    0.05 * Math.min(4, row.best.unsaid) -
    (spot.isScattered ? 0.1 : 0) -
    (how === 'no' ? 0.3 : how === 'part' ? 0.04 : 0) -
    (typed ? 0 : 0.3) -
    (spot.isAside ? 0.1 : 0) -
    (cells.kind === 'total' && !(isTotal && asked.total) ? 0.3 : 0);
  const name = cells.cells[spot.names]?.text ?? '';
  return {
    make: () => readOf(locatorForCell(table, row.index, column, content)) ?? byRowName(table, name, column),
    text: cell.text,
    subject: subjectOf(spot, name),
    own,
    around: spot.around,
    score,
    mayBeSure:
      rowIsMeant &&
      typed &&
      !spot.isScattered &&
      !spot.mayRecur &&
      how !== 'no' &&
      (how !== 'part' || isMeant(label)) &&
      !label.doubtful &&
      !isOneOfMany(label, spot.columns) &&
      label.narrowed === 0 &&
      row.best.narrowed === 0 &&
      !spot.narrowed &&
      spot.sides[column] !== 'unclear' &&
      !(spot.sides[row.column] === 'row' && column !== row.column) &&
      (cell.vis !== 'collapsed' || table.vis === 'collapsed'),
    labelled: how === 'full' && label.said > 0,
  };
}
