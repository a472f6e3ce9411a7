import type { ColumnName, RowStep, Take } from '../../../asking/derivation.ts';
import { columnWords } from '../../../asking/over-rows.ts';
import { stemsOf } from '../../../memory/words.ts';
import { isUnitNote } from '../narrowing.ts';
import type { Anchor } from './anchors.ts';
import { type ColumnFacts, holdsAmounts } from './columns.ts';
import type { Outlook } from './enumerate.ts';
import { type Mask, type TableQuestion, weigh } from './question.ts';

/** How two columns, or two rows, compare, as far as every word of a question says so. */
export interface Comparison {
  steps: RowStep[];
  take: Take;
  subject: string;
  /** The cells that name its rows. Its headings are said in full. */
  cells: string[];
}

/** What has become more or less, in which direction; folded text. */
const MORE =
  /\b(?:grow\w*|grew|increas\w*|rise[ns]?|rising|rose|gain(?:s|ed)?|climb(?:s|ed)?|jump(?:s|ed)?|improve\w*|(?:go|goes|gone|going|went) up|more|higher|bigger|larger|greater)\b/g;
const LESS =
  /\b(?:fall(?:s|en|ing)?|fell|drop(?:s|ped)?|decreas\w*|declin\w*|shrink\w*|shrank|shrunk|reduc\w*|sank|(?:go|goes|gone|going|went) down|less|fewer|lower|smaller)\b/g;
const EITHER = /\b(?:chang\w+|change|differen\w+|gap|move[ds]?)\b/g;
const FARTHEST = /\b(?:most|biggest|largest|greatest|strongest|steepest|highest)\b/g;
const EARLIER = /\b(?:before|earlier|sooner|older)\b/g;
const LATER = /\b(?:after|later|younger|newer)\b/g;
/** What only binds a comparison together. */
const BETWEEN = /\b(?:between|from|to|and|than|by|compared|with|versus|vs|or|until|since)\b/g;

/** The whole heading is said; what stands in brackets is no more than a unit. */
function isSaid({ said, share, name }: ColumnFacts): boolean {
  const [, note] = /[([]([^)\]]*)[)\]]/.exec(name.label) ?? [];
  return said !== 0 && share === 1 && (note === undefined || isUnitNote(note.toLowerCase()));
}

/** What a question compares over a table, when it says both sides in full and nothing else; null otherwise. */
export function compared(over: Outlook): Comparison | null {
  const { question, columns } = over;
  const named = columns.filter((facts) => holdsAmounts(facts) && isSaid(facts));
  const [a, b] = named.toSorted((one, other) => placeOf(question, one.said) - placeOf(question, other.said));
  if (a === undefined || b === undefined) return rowAgainstRow(over);
  return named.length === 2 && (a.said & b.said) === 0 ? columnAgainstColumn(over, a, b) : null;
}

function columnAgainstColumn(over: Outlook, a: ColumnFacts, b: ColumnFacts): Comparison | null {
  const { question, view, columns, name } = over;
  const side = sideOf(question, MORE, LESS);
  if (side === null && !says(question, EITHER)) return null;
  const rows = namedRows(over, a.said | b.said);
  const said = a.said | b.said | maskOf(question, MORE, LESS, EITHER, FARTHEST, BETWEEN);
  if (!explains(over, said | (columns[name]?.said ?? 0) | rows.reduce((mask, each) => mask | each.mask, 0)))
    return null;
  // "More wins than losses" takes the second off the first; "from January to March" the first off the second.
  const isThan = /\bthan\b/.test(between(question, a, b));
  const [of, less] = isThan ? [a, b] : [b, a];
  const column: ColumnName = { ...of.name, less: less.name };
  const turned: ColumnName = { ...less.name, less: of.name };
  const kept = rows.map(({ step }): RowStep => step);
  const whole = (steps: RowStep[], take: Take, subject = columnWords(column)): Comparison => ({
    steps,
    take,
    subject: subjectOf(over, subject, rows),
    cells: rows.flatMap((each) => [...each.rows].map((row) => view.text(row, each.column))),
  });
  const one = rows.length === 1 && rows[0]?.rows.size === 1;
  const way: RowStep = { keep: { as: 'number', ...(side === 'less' ? { under: 0 } : { over: 0 }) }, column };
  if (question.wh === 'yes-no') return one && side !== null ? whole([...kept, way], { take: 'any' }) : null;
  if (one) {
    // A fall is told as what is gone, a difference as how far apart they are.
    const value =
      view.measure(view.columnOf(column), 'number').values[[...(rows[0]?.rows ?? [])][0] ?? -1] ?? Number.NaN;
    const isTurned = !isThan && (side === 'less' || (side === null && value < 0));
    const shown = isTurned ? turned : column;
    return whole(kept, { take: 'cells', column: shown }, columnWords(shown));
  }
  const thing = over.columns[name];
  if (side === null || thing === undefined) return null;
  if (says(question, FARTHEST)) {
    const pick = side === 'less' ? 'smallest' : 'largest';
    return whole([...kept, way, { pick, by: column, as: 'number', nth: 1 }], { take: 'cells', column: thing.name });
  }
  if (question.wh === 'many') return whole([...kept, way], { take: 'rows' });
  const asksWhich = /\b(?:which|who|what|whose)\b/.test(question.plain);
  return asksWhich ? whole([...kept, way], { take: 'cells', column: thing.name }) : null;
}

/** "Is Tern longer than Gull": of two rows that are named, whether the first has more there. */
function rowAgainstRow(over: Outlook): Comparison | null {
  const { question, columns, view } = over;
  if (question.wh !== 'yes-no') return null;
  const [one, other, more] = namedRows(over, 0).toSorted(
    (x, y) => placeOf(question, x.mask) - placeOf(question, y.mask),
  );
  if (one === undefined || other === undefined || more !== undefined || one.column !== other.column) return null;
  if (one.rows.size !== 1 || other.rows.size !== 1 || !/\b(?:than|before|after)\b/.test(between(question, one, other)))
    return null;
  const said = columns.filter((facts) => facts.index !== one.column && facts.said !== 0);
  const [by] = said;
  if (by === undefined || said.length > 1 || (holdsAmounts(by) && !isSaid(by))) return null;
  const as = holdsAmounts(by) ? 'number' : by.day >= 0.6 ? 'day' : null;
  const side = as === 'day' ? sideOf(question, LATER, EARLIER) : sideOf(question, MORE, LESS);
  if (as === null || side === null) return null;
  const met = one.mask | other.mask | by.said | maskOf(question, MORE, LESS, EARLIER, LATER, BETWEEN);
  if (!explains(over, met)) return null;
  return {
    steps: [other.step, { beyond: side === 'more' ? 'over' : 'under', by: by.name, as }, one.step],
    take: { take: 'any' },
    subject: subjectOf(over, by.name.label, [one, other]),
    cells: [one, other].flatMap(({ rows, column }) => [...rows].map((row) => view.text(row, column))),
  };
}

/** Rows of which the question says a whole cell, the longest first, each word once. */
function namedRows({ anchors }: Outlook, taken: Mask): Anchor[] {
  let met = taken;
  const found: Anchor[] = [];
  for (const anchor of anchors.toSorted((x, y) => y.weight - x.weight)) {
    if (anchor.by !== 'is' || anchor.share < 1 || (anchor.mask & met) !== 0 || anchor.rows.size === 0) continue;
    found.push(anchor);
    met |= anchor.mask;
  }
  return found;
}

/** Which way the question's words go; null where they go none or both. */
function sideOf(question: TableQuestion, more: RegExp, less: RegExp): 'more' | 'less' | null {
  const [up, down] = [says(question, more), says(question, less)];
  return up === down ? null : up ? 'more' : 'less';
}

const says = ({ plain }: TableQuestion, sign: RegExp): boolean => plain.search(sign) >= 0;

/** The words that stand where the signs do. */
function maskOf({ plain, words }: TableQuestion, ...signs: RegExp[]): Mask {
  const spans = signs.flatMap((sign) =>
    [...plain.matchAll(sign)].map(({ index, 0: text }) => [index, index + text.length]),
  );
  return words.reduce(
    (mask, { at, bit }) => (spans.some(([from = 0, to = 0]) => at >= from && at < to) ? mask | bit : mask),
    0,
  );
}

/** Whether no word that matters is left over, but such as the table or its section is under. */
function explains({ question, view }: Outlook, met: Mask): boolean {
  const { caption, section } = view.table;
  const above = new Set(stemsOf([caption ?? '', ...section].join(' ')));
  const around = question.words.reduce((mask, { bit, stem }) => (above.has(stem) ? mask | bit : mask), 0);
  return weigh(question, question.all & ~(met | around)) < 0.5;
}

const placeOf = ({ words }: TableQuestion, mask: Mask): number => words.find(({ bit }) => (bit & mask) !== 0)?.at ?? -1;

type Sided = { said: Mask } | { mask: Mask };
const maskOfSide = (side: Sided): Mask => ('said' in side ? side.said : side.mask);

/** What stands between what was said of two sides. */
function between(question: TableQuestion, a: Sided, b: Sided): string {
  return question.plain.slice(placeOf(question, maskOfSide(a)), placeOf(question, maskOfSide(b)));
}

function subjectOf({ view }: Outlook, what: string, rows: readonly Anchor[]): string {
  const by = rows.map(({ column, rows: some }) => {
    const [row = -1] = some;
    return `${view.names[column]?.label ?? ''}: ${view.text(row, column)}`;
  });
  return by.length === 0 ? what : `${what} (${by.join(', ')})`;
}
