import { hasUnnamed } from '../../../asking/filters.ts';
import type { Cue } from './cues.ts';
import { doubtOf } from './doubts.ts';
import { wantsNumber, weigh } from './question.ts';
import type { Ranked } from './rank.ts';

/** Signs that change what is asked: an answer that does nothing with one of them is not the one asked for. */
const BINDING: readonly Cue[] = [
  'count',
  'total',
  'average',
  'difference',
  'most',
  'least',
  'more',
  'less',
  'best',
  'worst',
  'fast',
  'first',
  'last',
  'nth',
  'next',
  'previous',
  'same',
  'not',
  'common',
  'young',
  'old',
];
/** Signs that no way does anything with. */
const BEYOND: readonly Cue[] = ['consecutive'];

/** "Is T-101 blocked": cells of one row are said whole, one of them names it, and no other word is left. */
function isSaidWhole({ draft: { set, mask }, over: { question, columns } }: Ranked): boolean {
  const heads = set.anchors.reduce((said, { column }) => said | (columns[column]?.said ?? 0), 0);
  return (
    /^(?:is|are|was|were)\b/.test(question.plain) &&
    set.move === 'none' &&
    !set.not &&
    set.rows.length === 1 &&
    set.anchors.length > 1 &&
    set.anchors.every(({ by }) => by === 'is') &&
    set.anchors.some(({ column }) => (columns[column]?.distinct ?? 0) > 0.9) &&
    weigh(question, question.all & ~mask & ~heads) < 0.3
  );
}

/** Why the best answer must not be stated as sure, however likely; null where nothing speaks against it. */
export function objection([best, ...others]: readonly Ranked[]): string | null {
  if (best === undefined) return 'no answer';
  const { draft, over } = best;
  const { question, columns, anchors } = over;
  const unmet = (cue: Cue): boolean => {
    const mask = question.cues.get(cue) ?? 0;
    return mask !== 0 && (mask & draft.mask) === 0 && !headed(mask);
  };
  const roles = [draft.give, draft.set.by, ...draft.set.anchors.map(({ column }) => column)];
  const heads = roles.reduce((mask, index) => mask | (columns[index]?.said ?? 0), 0);
  const headed = (mask: number): boolean => (mask & ~heads) === 0;
  if (BEYOND.some((cue) => question.cues.has(cue))) return 'beyond';
  const left = BINDING.find((cue) => unmet(cue));
  if (left !== undefined && !(left === 'count' && wantsNumber(question) && draft.take.take === 'cells'))
    return `unmet ${left}`;
  if (question.cues.has('next') && question.cues.has('previous') && /\band\b/.test(question.plain)) return 'both sides';
  if (/\bmore or (?:less|fewer)\b|\bor not\b/.test(question.plain)) return 'more or less';
  if (question.bounds.some(({ mask }) => (mask & ~draft.mask) !== 0)) return 'bound left';
  const isNamed = (index: number): boolean => ((columns[index]?.said ?? 0) | (columns[index]?.kin ?? 0)) !== 0;
  const isOfNumber = ({ by, step }: (typeof anchors)[number]): boolean =>
    by === 'bound' && 'as' in step.keep && step.keep.as === 'number';
  if (draft.set.anchors.some((anchor) => isOfNumber(anchor) && !isNamed(anchor.column))) return 'bound of what';
  const met = draft.mask | heads;
  // A slight word is a name where its heading is said as well: "the data team".
  const isLeft = ({ by, mask, column }: (typeof anchors)[number]): boolean =>
    by === 'is' &&
    (weigh(question, mask & ~met) >= 0.9 || ((mask & ~met) === mask && ((columns[column]?.said ?? 0) & ~mask) !== 0));
  if (anchors.some(isLeft)) return 'cell left';
  const isCount = draft.take.take === 'rows' || draft.take.take === 'kinds';
  if (isCount && hasUnnamed(over.view.table, over.view.rows)) return 'a row has no name';
  const kin = roles.reduce((mask, index) => mask | (columns[index]?.kin ?? 0), 0);
  const ofHead = question.words.filter(({ bit }) => (bit & question.head) !== 0);
  const isUnmet = ({ bit, weight }: (typeof ofHead)[number]): boolean => weight >= 1 && (bit & ~met & ~kin) !== 0;
  // "Urgent bugs" are not all bugs.
  if (ofHead.some((word, i) => isUnmet(word) && ofHead.slice(i + 1).some((other) => (other.bit & met) !== 0)))
    return 'head left';
  const verbs = weigh(question, question.all & ~met & ~kin);
  const isSaid = ((columns[draft.give]?.said ?? 0) & ~draft.mask) !== 0;
  if (/^(?:who|when|where)$/.test(question.wh) && !isSaid && draft.set.move === 'none' && verbs >= 1)
    return 'verb left';
  if (draft.take.take === 'any' && !isSaidWhole(best)) return 'yes or no';
  if (draft.take.take === 'sum' && draft.set.pair && !question.cues.has('total')) return 'each or all';
  if (draft.set.anchors.some(({ by }) => by === 'akin')) return 'akin';
  if (draft.take.take === 'cells' && draft.items.length > 1 && !question.plural) return 'several';
  const elsewhere = others
    .filter((other) => other.over !== over)
    .reduce((sum, { chance }) => sum + chance, best.elsewhere);
  if (elsewhere > 0.1) return 'other table';
  return doubtOf(draft, over);
}
