import type { Measure } from '../../../asking/derivation.ts';
import type { TableView } from '../../../asking/table-view.ts';
import type { Anchor } from './anchors.ts';
import type { ColumnFacts } from './columns.ts';
import { type Mask, type TableQuestion, weigh } from './question.ts';

/** Tests of a first letter, and of whether anything stands in a column that the question names. */
export function formAnchors(question: TableQuestion, view: TableView, columns: readonly ColumnFacts[]): Anchor[] {
  const anchors: Anchor[] = [];
  const add = (
    facts: ColumnFacts,
    keep: Anchor['step']['keep'],
    mask: Mask,
    weight: number,
    rows: readonly number[],
  ): void => {
    if (rows.length > 0 && rows.length < view.rows.length)
      anchors.push({
        step: { keep, column: facts.name },
        column: facts.index,
        mask,
        by: 'form',
        rows: new Set(rows),
        share: 1,
        weight,
      });
  };
  const letter = /\b(?:start|begin)\w* (?:out )?with (?:an? |the )?(?:letter )?["']?(\p{L}|\d)\b/u.exec(question.plain);
  if (letter?.[1] !== undefined) {
    const [said, starts] = [letter, letter[1]];
    const inside = question.words.filter(({ at }) => at >= said.index && at < said.index + said[0].length);
    const mask = inside.reduce((bits, { bit }) => bits | bit, 0);
    for (const facts of columns)
      if (facts.number < 0.5)
        add(
          facts,
          { starts },
          mask,
          1,
          view.rows.filter((row) => view.key(row, facts.index).startsWith(starts)),
        );
  }
  if (question.wh !== 'many' && !question.plural && !question.cues.has('not')) return anchors;
  for (const facts of columns)
    if (facts.said !== 0)
      add(
        facts,
        { full: true },
        facts.said,
        0.3,
        view.rows.filter((row) => view.isFull(row, facts.index)),
      );
  return anchors;
}

/** "No gold medals", "without a win": a number of none where the heading is said; "won a silver medal": of one and more. */
function noneBounds(question: TableQuestion, columns: readonly ColumnFacts[]): NoneBound[] {
  const cue = question.cues.get('not');
  const said = columns.reduce(
    (mask, facts) => (facts.number >= 0.6 && facts.year < 0.6 && !facts.order ? mask | facts.said : mask),
    0,
  );
  if (said === 0) return [];
  const at: [number, number] = [0, 0];
  const out: NoneBound[] = [];
  if (cue !== undefined || /\bzero\b/.test(question.plain))
    out.push({ from: 0, to: 0, of: 'none', at, mask: (cue ?? 0) | said });
  if (question.wh === 'many' || question.plural) out.push({ from: 1, of: 'none', at, mask: said });
  return out;
}

/** The largest number that a comparison names. */
const mostOf = ({
  over = 0,
  from = 0,
  under = 0,
  to = 0,
}: Partial<Record<'over' | 'from' | 'under' | 'to', number>>): number => Math.max(over, from, under, to);

type NoneBound = Omit<TableQuestion['bounds'][number], 'of'> & { of: 'none' };

/** Tests by the question's comparisons, over every column that measures such a thing. */
export function boundAnchors(question: TableQuestion, view: TableView, columns: readonly ColumnFacts[]): Anchor[] {
  const anchors: Anchor[] = [];
  const zero = noneBounds(question, columns);
  for (const { mask, of, at: _, ...bound } of [...question.bounds, ...zero]) {
    for (const facts of columns) {
      const kinds: Measure[] = [];
      if (of === 'day' && facts.day >= 0.5) {
        const first = view.measure(facts.index, 'day').values[view.rows[0] ?? -1] ?? 0;
        if (first < 10000 === mostOf(bound) < 10000) kinds.push('day');
      }
      if (of === 'day' || (of === 'rank' && !facts.order) || (of === 'none' && (facts.said & mask) === 0)) {
        // measures of another kind
      } else {
        // "Older than 40" means no year.
        const isNoYear = facts.year >= 0.8 && mostOf(bound) < 1000;
        if (of !== 'year' && facts.number >= 0.6 && !isNoYear) kinds.push('number');
        if ((of === 'year' || of === 'either') && facts.year >= 0.6 && (facts.number < 0.6 || of === 'year'))
          kinds.push('year');
      }
      for (const as of kinds) {
        const { values } = view.measure(facts.index, as);
        const { over = -Infinity, from = -Infinity, under = Infinity, to = Infinity } = bound;
        const passing = view.rows.filter((row) => {
          const value = values[row] ?? Number.NaN;
          return value > over && value >= from && value < under && value <= to;
        });
        if (of === 'none' && (passing.length === 0 || passing.length === view.rows.length)) continue;
        anchors.push({
          step: { keep: { as, ...bound }, column: facts.name },
          column: facts.index,
          mask: mask | facts.said,
          by: 'bound',
          rows: new Set(passing),
          share: 1,
          weight: weigh(question, mask),
        });
      }
    }
  }
  return anchors;
}
