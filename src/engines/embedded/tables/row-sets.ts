import type { Measure, RowStep } from '../../../asking/derivation.ts';
import { stepped } from '../../../asking/row-steps.ts';
import type { TableView } from '../../../asking/table-view.ts';
import type { Anchor } from './anchors.ts';
import type { ColumnFacts } from './columns.ts';
import type { Cue } from './cues.ts';
import { type Mask, type TableQuestion, wantsNumber } from './question.ts';

/** What picks rows out of those that pass the tests. */
export type Move = 'none' | 'first' | 'last' | 'largest' | 'smallest' | 'next' | 'previous' | 'like' | 'over' | 'under';

/** Rows that the question may speak of. */
export interface RowSet {
  steps: RowStep[];
  rows: readonly number[];
  anchors: readonly Anchor[];
  /** Words that the tests and moves account for. */
  mask: Mask;
  move: Move;
  nth: number;
  /** The column that an extreme or likeness goes by; -1. */
  by: number;
  as: Measure | null;
  /** One test takes rows out. */
  not: boolean;
  /** A test allows one of two texts: "A or B". */
  pair: boolean;
}

const MOST_SETS = 90;
/** Of more rows than this, only columns that the question speaks of are reckoned with. */
export const LARGE = 400;

const bare = (rows: readonly number[]): RowSet => ({
  steps: [],
  rows,
  anchors: [],
  mask: 0,
  move: 'none',
  nth: 1,
  by: -1,
  as: null,
  not: false,
  pair: false,
});

/** Sets of rows by tests alone: none, one, two or three that speak of different words and columns; pairs; negations. */
export function testedSets(question: TableQuestion, view: TableView, anchors: readonly Anchor[]): RowSet[] {
  const all = bare(view.rows);
  const singles = anchors.map((anchor) => withAnchor(all, anchor, false));
  const pairs = anchors.flatMap((a, i) => anchors.slice(i + 1).flatMap((b) => pairOf(all, a, b) ?? []));
  const nots = question.cues.has('not') ? anchors.map((anchor) => withAnchor(all, anchor, true)) : [];
  const doubles = joined([...singles, ...pairs.slice(0, 6), ...nots], anchors);
  const triples = joined(doubles, anchors).filter(({ rows }) => rows.length > 0);
  const kept = new Map<string, RowSet>();
  for (const set of [all, ...singles, ...pairs, ...unions(all, anchors), ...nots, ...doubles, ...triples]) {
    const id = JSON.stringify(set.steps);
    if (!kept.has(id)) kept.set(id, set);
    if (kept.size >= MOST_SETS) break;
  }
  return [...kept.values()];
}

function joined(sets: readonly RowSet[], anchors: readonly Anchor[]): RowSet[] {
  return sets.flatMap((set) =>
    anchors.flatMap((anchor) => {
      if ((anchor.mask & set.mask) !== 0 || set.anchors.some((other) => other.column === anchor.column)) return [];
      if (anchors.indexOf(anchor) < Math.max(...set.anchors.map((other) => anchors.indexOf(other)))) return [];
      const both = withAnchor(set, anchor, false);
      return both.rows.length > 0 ? [both] : [];
    }),
  );
}

function withAnchor(set: RowSet, anchor: Anchor, not: boolean): RowSet {
  return {
    ...set,
    steps: [...set.steps, not ? { ...anchor.step, not: true } : anchor.step],
    rows:
      set.anchors.length === 0 && !not
        ? [...anchor.rows].sort((a, b) => a - b)
        : set.rows.filter((row) => anchor.rows.has(row) !== not),
    anchors: [...set.anchors, anchor],
    mask: set.mask | anchor.mask,
    not: set.not || not,
  };
}

function pairOf(all: RowSet, a: Anchor, b: Anchor): RowSet | null {
  if (a.column !== b.column || (a.mask & b.mask) !== 0) return null;
  if (!('is' in a.step.keep) || !('is' in b.step.keep)) return null;
  const is = [...new Set([...a.step.keep.is, ...b.step.keep.is])];
  return {
    ...all,
    steps: [{ keep: { is }, column: a.step.column }],
    rows: [...new Set([...a.rows, ...b.rows])].sort((one, other) => one - other),
    anchors: [a, b],
    mask: a.mask | b.mask,
    pair: true,
  };
}

/** Three and more names of one column: "of A, B and C". */
function unions(all: RowSet, anchors: readonly Anchor[]): RowSet[] {
  const columns = new Set(anchors.map(({ column }) => column));
  return [...columns].flatMap((column) => {
    const names: Anchor[] = [];
    let mask = 0;
    for (const anchor of anchors) {
      if (anchor.column !== column || !('is' in anchor.step.keep) || (anchor.mask & mask) !== 0) continue;
      names.push(anchor);
      mask |= anchor.mask;
    }
    const [first] = names;
    if (first === undefined || names.length < 3) return [];
    const is = names.flatMap(({ step }) => ('is' in step.keep ? step.keep.is : []));
    const rows = all.rows.filter((row) => names.some((anchor) => anchor.rows.has(row)));
    return [{ ...all, steps: [{ keep: { is }, column: first.step.column }], rows, anchors: names, mask, pair: true }];
  });
}

const NTH = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const NTH_FIGURES = /\b([2-9]|10)(?:nd|rd|th)\b/;

function nthOf(plain: string): number {
  const spelled = NTH.findIndex((word, n) => n > 1 && new RegExp(`\\b${word}\\b`).test(plain));
  return spelled > 1 ? spelled : Number(NTH_FIGURES.exec(plain)?.[1] ?? 1);
}

/** Sets that go on from others: first, last, largest, smallest, next, previous, alike. Only where a word asks for it. */
export function movedSets(
  question: TableQuestion,
  view: TableView,
  columns: readonly ColumnFacts[],
  sets: readonly RowSet[],
): RowSet[] {
  const has = (...cues: Cue[]): boolean => cues.some((cue) => question.cues.has(cue));
  const maskOf = (...cues: Cue[]): Mask => cues.reduce((mask, cue) => mask | (question.cues.get(cue) ?? 0), 0);
  // "The highest number of floors" asks for a most, and for no count.
  const counted = wantsNumber(question) ? 0 : maskOf('count');
  const nth = has('nth') ? nthOf(question.plain) : 1;
  const out: RowSet[] = [];
  const move = (set: RowSet, step: RowStep, kind: Move, mask: Mask, by = -1, as: Measure | null = null): void => {
    const rows = stepped(view, [...set.rows], step, new Set());
    if ('refused' in rows || rows.length === 0) return;
    const n = 'nth' in step ? step.nth : 1;
    out.push({ ...set, steps: [...set.steps, step], rows, mask: set.mask | mask, move: kind, nth: n, by, as });
  };
  const ordered = columns.flatMap((facts): [ColumnFacts, Measure][] =>
    facts.number >= 0.6
      ? [[facts, 'number']]
      : facts.day >= 0.6
        ? [[facts, 'day']]
        : facts.year >= 0.6
          ? [[facts, 'year']]
          : [],
  );
  for (const set of sets) {
    const isLarge = set.rows.length > LARGE;
    if (set.rows.length > 1) {
      for (const n of nth > 1 ? [nth, 1] : [1]) picks(set, n, n > 1 ? maskOf('nth') : 0, isLarge);
    }
    if (set.anchors.length === 0 || set.not) continue;
    if (set.rows.length === 1) {
      if (has('next', 'last', 'previous', 'first')) move(set, { go: 'next' }, 'next', maskOf('next'));
      if (has('previous', 'next', 'first')) move(set, { go: 'previous' }, 'previous', maskOf('previous'));
      for (const [facts, as] of ordered) {
        if (view.rows.length > LARGE && facts.said === 0 && facts.kin === 0) continue;
        const time = as !== 'number' || facts.order;
        const step = { by: facts.name, as };
        if (has('more', 'less', 'best', 'fast') || (time && has('next', 'previous'))) {
          const mask = maskOf('more', 'less', 'best', 'fast', 'next', 'previous') | facts.said;
          move(set, { beyond: 'over', ...step }, 'over', mask | counted, facts.index, as);
          move(set, { beyond: 'under', ...step }, 'under', mask | counted, facts.index, as);
        }
      }
    }
    if (has('same') && !set.pair) {
      for (const facts of columns)
        if (!set.anchors.some((anchor) => anchor.column === facts.index) && facts.distinct < 0.95)
          move(set, { like: facts.name }, 'like', maskOf('same') | facts.said | counted, facts.index);
    }
  }
  return out;

  /** First, last, largest and smallest of a set, each where a word asks for it. */
  function picks(set: RowSet, n: number, mask: Mask, isLarge: boolean): void {
    if (has('first', 'top', 'best', 'old', 'nth'))
      move(set, { pick: 'first', nth: n }, 'first', mask | maskOf('first', 'top', 'best', 'old'));
    if (has('last', 'bottom', 'worst', 'young'))
      move(set, { pick: 'last', nth: n }, 'last', mask | maskOf('last', 'bottom', 'worst', 'young'));
    for (const [facts, as] of ordered) {
      if (isLarge && facts.said === 0 && facts.kin === 0) continue;
      const step = { by: facts.name, as, nth: n };
      const isTime = as !== 'number' || facts.year >= 0.8;
      const ends = isTime || facts.order;
      const up =
        has('most', 'more') ||
        (has('best', 'top') && !facts.order) ||
        (ends && has('last', 'young')) ||
        has('fast', 'worst') ||
        (!isTime && has('old')) ||
        (facts.order && has('least', 'less', 'bottom'));
      const down =
        has('least', 'less') ||
        (has('best', 'top') && facts.order) ||
        (ends && has('first', 'old')) ||
        has('fast', 'worst') ||
        (!isTime && has('young')) ||
        (facts.order && has('most', 'more'));
      const said = mask | facts.said | (as === 'number' ? counted : 0);
      if (up)
        move(
          set,
          { pick: 'largest', ...step },
          'largest',
          said | maskOf('most', 'more', 'last', 'young', 'old', 'best', 'top', 'fast', 'worst'),
          facts.index,
          as,
        );
      if (down)
        move(
          set,
          { pick: 'smallest', ...step },
          'smallest',
          said | maskOf('least', 'less', 'first', 'young', 'old', 'best', 'top', 'fast', 'worst'),
          facts.index,
          as,
        );
    }
  }
}
