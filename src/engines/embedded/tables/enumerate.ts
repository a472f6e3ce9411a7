import type { Measure, RowStep, Take } from '../../../asking/derivation.ts';
import { taken } from '../../../asking/row-takes.ts';
import type { TableView } from '../../../asking/table-view.ts';
import { type Anchor, findAnchors } from './anchors.ts';
import { boundAnchors, formAnchors } from './bound-anchors.ts';
import { type ColumnFacts, factsOf, nameColumnOf } from './columns.ts';
import type { Cue } from './cues.ts';
import { isIdle } from './idle.ts';
import type { Mask, TableQuestion } from './question.ts';
import { LARGE, movedSets, type RowSet, testedSets } from './row-sets.ts';

/** One way to an answer, with what it gives. */
export interface Draft {
  set: RowSet;
  less: RowSet | null;
  take: Take;
  /** The column that the answer is read from; -1. */
  give: number;
  /** Words that tests, moves and the take's own signs account for. */
  mask: Mask;
  items: string[];
  number: number | null;
  /** How many rows it is read from. */
  from: number;
}

/** What a question finds in one table. */
export interface Outlook {
  question: TableQuestion;
  view: TableView;
  columns: readonly ColumnFacts[];
  anchors: readonly Anchor[];
  drafts: Draft[];
  /** The column that names the rows. */
  name: number;
}

const MOST_DRAFTS = 4000;

/** All ways to an answer that the question's words suggest over a table, evaluated. */
export function outlook(question: TableQuestion, view: TableView): Outlook {
  const columns = factsOf(question, view);
  const anchors = [
    ...boundAnchors(question, view, columns),
    ...findAnchors(question, view, columns),
    ...formAnchors(question, view, columns),
  ];
  const name = nameColumnOf(columns);
  const tested = testedSets(question, view, anchors);
  const moved = movedSets(question, view, columns, tested);
  const drafts: Draft[] = [];
  const maskOf = (...cues: Cue[]): Mask => cues.reduce((mask, cue) => mask | (question.cues.get(cue) ?? 0), 0);
  const has = (...cues: Cue[]): boolean => cues.some((cue) => question.cues.has(cue));
  const add = (set: RowSet, take: Take, give: number, mask: Mask, less: RowSet | null = null): void => {
    if (drafts.length >= MOST_DRAFTS) return;
    const found = taken(view, set.rows, take);
    if ('refused' in found) return;
    let { items, number } = found;
    if (less !== null) {
      const other = taken(view, less.rows, take);
      if ('refused' in other || other.number === null || number === null) return;
      number = Number((number - other.number).toPrecision(12));
      items = [String(number)];
    }
    const from = found.rows.length;
    const draft: Draft = { set, less, take, give, mask: set.mask | (less?.mask ?? 0) | mask, items, number, from };
    if (!isIdle(draft, question, columns, name)) drafts.push(draft);
  };
  const counts = has('count', 'total', 'difference');
  for (const set of [...tested, ...moved]) {
    const isAll = set.steps.length === 0;
    const spoken = set.rows.length > LARGE ? columns.filter((facts) => facts.said !== 0 || facts.kin !== 0) : columns;
    for (const facts of spoken) {
      const isTested = set.anchors.some(
        (anchor) =>
          anchor.column === facts.index && anchor.by !== 'bound' && anchor.by !== 'has' && anchor.by !== 'form',
      );
      if (
        (!isTested || set.move !== 'none' || set.pair || set.not) &&
        (!isAll || view.rows.length === 1 || question.plural)
      )
        add(set, { take: 'cells', column: facts.name }, facts.index, 0);
    }
    if (!['none', 'like', 'over', 'under'].includes(set.move)) continue;
    if (counts || question.wh === 'many') {
      add(set, { take: 'rows' }, -1, maskOf('count', 'total', 'times'));
      for (const facts of spoken)
        if (facts.distinct < 1 && facts.distinct > 0)
          add(set, { take: 'kinds', column: facts.name }, facts.index, maskOf('count', 'total', 'different'));
    }
    if (question.wh === 'yes-no') add(set, { take: 'any' }, -1, 0);
    for (const facts of spoken) {
      if (facts.number >= 0.6 || facts.year >= 0.6) reckon(set, facts);
      if (has('common', 'most', 'more', 'top', 'least', 'less') && facts.distinct < 0.95 && facts.number < 0.6) {
        if (has('common', 'most', 'more', 'top'))
          add(set, { take: 'commonest', column: facts.name }, facts.index, maskOf('common', 'most', 'more'));
        if (has('least', 'less'))
          add(set, { take: 'rarest', column: facts.name }, facts.index, maskOf('least', 'less'));
      }
    }
  }
  if (has('difference', 'more', 'less')) differences();
  return { question, view, columns, anchors, drafts, name };

  function reckon(set: RowSet, facts: ColumnFacts): void {
    const as: Measure = facts.number >= 0.6 ? 'number' : 'year';
    const column = { column: facts.name, as };
    if (set.rows.length < 2) return;
    if (as === 'number' && facts.year < 0.8 && !facts.order) {
      if (has('total', 'count', 'much'))
        add(set, { take: 'sum', ...column }, facts.index, maskOf('total', 'count', 'much'));
      if (has('average')) add(set, { take: 'average', ...column }, facts.index, maskOf('average'));
    }
    if (has('most', 'last', 'young', 'top', 'best'))
      add(set, { take: 'largest', ...column }, facts.index, maskOf('most', 'last', 'young', 'best'));
    if (has('least', 'first', 'old', 'bottom', 'best', 'fast'))
      add(set, { take: 'smallest', ...column }, facts.index, maskOf('least', 'first', 'old', 'best', 'fast'));
    if (has('difference', 'span', 'between', 'more', 'less'))
      add(set, { take: 'span', ...column }, facts.index, maskOf('difference', 'span', 'more', 'less', 'between'));
  }

  function differences(): void {
    const singles = tested.filter((set) => set.anchors.length === 1 && !set.not && !set.pair);
    for (const a of singles) {
      for (const b of singles) {
        if (a === b || (a.mask & b.mask) !== 0 || a.rows.length < b.rows.length) continue;
        if (a.anchors[0]?.column !== b.anchors[0]?.column) continue;
        add(a, { take: 'rows' }, -1, maskOf('difference', 'more', 'less', 'count'), b);
      }
    }
  }
}

/** The steps of a draft's other rows, if any. */
export function lessOf(draft: Draft): { less?: RowStep[] } {
  return draft.less === null ? {} : { less: draft.less.steps };
}
