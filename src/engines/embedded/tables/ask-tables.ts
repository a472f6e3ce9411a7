import type { Derivation, Derived } from '../../../asking/derivation.ts';
import { derive } from '../../../asking/derive.ts';
import type { Clock } from '../../../asking/engine.ts';
import { addressOf } from '../../../asking/find-table.ts';
import { type TableView, viewOf } from '../../../asking/table-view.ts';
import { locatorForCell } from '../../../reading/locator/make-locator.ts';
import type { PageContent, Table } from '../../../reading/reading.ts';
import { weighed } from '../../../sort/model/weights.ts';
import { compared } from './compared.ts';
import { type Draft, lessOf, type Outlook, outlook } from './enumerate.ts';
import { objection } from './gate.ts';
import type { TableModel } from './model.ts';
import { readQuestion } from './question.ts';
import { type Ranked, ranked, trustSigns } from './rank.ts';

/** An answer that a table gives. */
export interface TableAnswer {
  derivation: Derivation;
  derived: Extract<Derived, { state: 'certain' }>;
  subject: string;
  /** Chance that it is the answer, from 0 to 1. */
  chance: number;
}

/** The answers that the page's tables give, likeliest first; `sure`: the first can be stated as the answer. */
export interface TableAnswers {
  sure: boolean;
  /**
   * What the first rests on: headings of its columns, `given` that of the column which is given, and whole texts of the cells that were said. `left`: stems of the
   * question's words that it does not account for.
   */
  rests: { headings: string[]; given: string | null; cells: string[]; table: Table | null; left: string[] };
  answers: TableAnswer[];
}

const MOST_TABLES = 6;
const MOST_ANSWERS = 3;
/** Answers below this chance are not worth showing. */
const WORTH_SHOWING = 0.04;

/**
 * Asks the page's tables by the trained model. Every answer is derived anew from the page, so an incomplete table gives
 * none. Never throws for any question or table.
 */
export function askTables(text: string, content: PageContent, model: TableModel, clock: Clock): TableAnswers {
  const question = readQuestion(text);
  if (question.all === 0) return { sure: false, rests: restsOn(undefined), answers: [] };
  const tables = content.tables.filter(isAskable).slice(0, MOST_TABLES);
  const outlooks = tables.map((table) => outlook(question, viewOf(table, content.lang)));
  const comparison = onlyComparison(outlooks, content, clock);
  if (comparison !== null) return comparison;
  const ways = ranked(outlooks, model.signs);
  const answers: TableAnswer[] = [];
  let first: boolean | null = null;
  for (const way of ways.slice(0, 8)) {
    if (way.chance < WORTH_SHOWING || answers.length === MOST_ANSWERS) break;
    const answer = answerOf(way, content, clock);
    first ??= answer !== null;
    if (answer !== null) answers.push(answer);
  }
  const trust = weighed(trustSigns(ways, question.words.length), model.trust);
  const sure = first === true && trust >= model.sure && objection(ways) === null;
  return { sure, rests: restsOn(ways[0]), answers };
}

/** What the question compares, when it does so over one table alone. */
function onlyComparison(outlooks: readonly Outlook[], content: PageContent, clock: Clock): TableAnswers | null {
  const found = outlooks.flatMap((over) => {
    const comparison = compared(over);
    return comparison === null ? [] : [{ over, comparison }];
  });
  const [first] = found;
  if (first === undefined || found.length > 1) return null;
  const { over, comparison } = first;
  const { steps, take, subject, cells } = comparison;
  const { table } = over.view;
  const derivation: Derivation = { op: 'over-rows', table: addressOf(table), steps, take };
  const derived = derive(derivation, content, clock);
  if (derived.state !== 'certain') return null;
  return {
    sure: true,
    rests: { headings: [], given: null, cells, table, left: [] },
    answers: [{ derivation, derived, subject, chance: 1 }],
  };
}

function restsOn(best: Ranked | undefined): TableAnswers['rests'] {
  if (best === undefined) return { headings: [], given: null, cells: [], table: null, left: [] };
  const { draft, over } = best;
  const { set, give } = draft;
  const columns = [give, set.by, ...set.anchors.map(({ column }) => column)].filter((index) => index >= 0);
  const cells = set.anchors.flatMap(({ rows, column, by }) =>
    by === 'bound' || by === 'form' ? [] : [...rows].slice(0, 3).map((row) => over.view.text(row, column)),
  );
  const met = columns.reduce((mask, index) => {
    const facts = over.columns[index];
    return mask | (facts?.said ?? 0) | (facts?.kin ?? 0);
  }, draft.mask);
  return {
    headings: columns.map((index) => over.view.names[index]?.label ?? ''),
    given: give === -1 ? null : (over.view.names[give]?.label ?? ''),
    cells,
    table: over.view.table,
    left: over.question.words.flatMap(({ bit, stem, weight }) => ((bit & ~met) !== 0 && weight >= 1 ? [stem] : [])),
  };
}

function isAskable(table: Table): boolean {
  return (
    table.complete &&
    (table.vis === 'shown' || table.vis === 'unknown') &&
    table.columns.length > 1 &&
    table.rows.length > 1
  );
}

function answerOf({ draft, over, chance }: Ranked, content: PageContent, clock: Clock): TableAnswer | null {
  const derivation = readingOf(draft, over.view, content) ?? {
    op: 'over-rows',
    table: addressOf(over.view.table),
    steps: draft.set.steps,
    ...lessOf(draft),
    take: draft.take,
  };
  const derived = derive(derivation, content, clock);
  if (derived.state !== 'certain') return null;
  return { derivation, derived, subject: subjectOf(draft, over.view), chance };
}

/** A single cell that is named by its row is read through its locator: such a place can be remembered. */
function readingOf({ set, take, give }: Draft, view: TableView, content: PageContent): Derivation | null {
  const [row] = set.rows;
  if (take.take !== 'cells' || set.move !== 'none' || set.rows.length !== 1 || row === undefined) return null;
  if (set.not || set.anchors.some(({ by }) => by !== 'is')) return null;
  const locator = locatorForCell(view.table, row, give, content);
  return locator === null ? null : { op: 'read', locator };
}

/** What the value is of, for a person: "Points (Driver: Ann Hill)", "Rows", "Sum of Gold". */
function subjectOf({ set, take, give }: Draft, view: TableView): string {
  const label = give === -1 ? 'Rows' : (view.names[give]?.label ?? '');
  const by = set.anchors.map(({ step, column }) => {
    const { keep } = step;
    const what = 'is' in keep ? keep.is.join(' / ') : 'has' in keep ? keep.has : '';
    return [view.names[column]?.label ?? '', what].filter((part) => part !== '').join(': ');
  });
  return `${WORDS[take.take] ?? ''}${label}${by.length === 0 ? '' : ` (${by.join(', ')})`}`;
}

const WORDS: Record<string, string> = {
  kinds: 'Different ',
  sum: 'Sum of ',
  average: 'Average ',
  largest: 'Largest ',
  smallest: 'Smallest ',
  span: 'Difference in ',
  commonest: 'Most frequent ',
  rarest: 'Least frequent ',
};
