import type { ColumnFacts } from './columns.ts';
import type { Draft } from './enumerate.ts';
import { isSaid } from './features.ts';
import { type TableQuestion, wantsNumber } from './question.ts';

/** Whether a way is one that no question means: it repeats what was asked or gives a value of another kind. */
export function isIdle(draft: Draft, question: TableQuestion, columns: readonly ColumnFacts[], name: number): boolean {
  const { set, take, give, from } = draft;
  const items = draft.items.slice(0, 40);
  const { cues } = question;
  const facts = columns[give];
  const isPick = set.move === 'largest' || set.move === 'smallest';
  const yesNo = question.wh === 'yes-no' && !cues.has('or');
  if ((take.take === 'any') !== yesNo) return true;
  // "Is the mailer up?" does not ask whether there is a mailer.
  if (yesNo) return set.anchors.length === 0 || (set.anchors.length === 1 && OF_STATE.test(question.plain));
  if (take.take === 'cells') {
    if (facts === undefined) return true;
    if (set.move === 'like' && set.by === give) return true;
    if (cues.has('or') && set.pair && isPick && !set.anchors.some(({ column }) => column === give)) return true;
    const figures = items.every((item) => /\d/.test(item));
    if (Math.max(facts.number, facts.day, facts.year) >= 0.6 && !figures) return true;
    if (wantsNumber(question) && (facts.number < 0.6 || !figures || isOrder(facts))) return true;
    if (cues.has('difference') && wantsNumber(question)) return !/diff|margin|gap|\+\/|lead/i.test(facts.name.label);
    if (isPick && set.by === give && facts.year >= 0.8 && !cues.has('first') && !cues.has('last') && !cues.has('old'))
      return facts.said === 0 || columns.some((other) => other.said !== 0 && other !== facts && other.number >= 0.6);
    return !cues.has('or') && !set.pair && items.every((item) => item.length > 3 && isSaid(question.plain, item));
  }
  if (take.take === 'sum' && set.pair && /\beach\b/.test(question.plain)) return true;
  if (take.take === 'span' && set.anchors.some(({ column }) => column === give)) return true;
  if (take.take !== 'rows' || draft.less !== null) return false;
  return (
    from === 1 &&
    !cues.has('times') &&
    set.anchors.some(({ column, by }) => {
      if (by === 'bound' || by === 'form') return false;
      const tested = columns[column];
      return column === name || (tested !== undefined && tested.distinct >= 0.99 && tested.year < 0.8);
    })
  );
}

/** Asks how something is, not whether it is there. */
const OF_STATE =
  /^(?:is|are|was|were) (?!there\b)(?!.*\b(?:any|listed|included|in (?:the|this) (?:list|table|page))\b)/;

const isOrder = ({ order, name }: ColumnFacts): boolean => order && !/^number$/i.test(name.label);
