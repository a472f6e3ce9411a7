import { stemsOf } from '../../../memory/words.ts';
import { isState } from '../../../reading/values/state-words.ts';
import { holdsAmounts } from './columns.ts';
import { DOUBTS_OF_MOVES, type Doubt } from './doubts-of-moves.ts';
import type { Draft, Outlook } from './enumerate.ts';
import { type Mask, wantsNumber, weigh } from './question.ts';

/** The first doubt about a way, or null. */
export function doubtOf(draft: Draft, over: Outlook): string | null {
  for (const doubt of DOUBTS) {
    const found = doubt(draft, over);
    if (found !== null) return found;
  }
  return null;
}

const isCells = ({ take }: Draft): boolean => take.take === 'cells';

/** Two sentences, of which the second is asked of the first: "X won in 1994. Who won next?" */
const severalSentences: Doubt = (_, { question }) =>
  /[\p{L}\p{N}]{3,}[.?!] +\p{L}+ \p{L}/u.test(question.text) ? 'several sentences' : null;

/** "At least as early as" compares in a way that is not understood. */
const comparedAs: Doubt = (_, { question }) => (/\bat (?:least|most) as\b/.test(question.plain) ? 'compared as' : null);

/** The answer is read from a column though the question names another one for it. */
const namedElsewhere: Doubt = (draft, { question, columns }) => {
  if (!isCells(draft) && draft.take.take !== 'commonest' && draft.take.take !== 'rarest') return null;
  const ofHead = (mask: Mask): number => weigh(question, mask & question.head);
  const own = columns[draft.give];
  if (own === undefined) return null;
  const tested = draft.set.anchors.map(({ column }) => column);
  const others = columns.filter(
    ({ index }) => index !== draft.give && index !== draft.set.by && !tested.includes(index),
  );
  return others.some(({ said }) => ofHead(said) > ofHead(own.said | own.kin)) ? 'named elsewhere' : null;
};

/** "More wins than losses" compares two columns, not rows. */
const columnAgainstColumn: Doubt = (_, { question, columns }) => {
  const [, than] =
    /\b(?:more|higher|larger|greater|less|fewer|lower|better)\b.{1,60}\bthan\b(.{1,60})/.exec(question.plain) ?? [];
  if (than === undefined) return null;
  const from = question.plain.lastIndexOf(than);
  const after = question.words.reduce((bits, { bit, at }) => (at >= from && at < from + 30 ? bits | bit : bits), 0);
  const named = columns.filter((facts) => holdsAmounts(facts) && facts.said !== 0);
  return named.length > 1 && named.some(({ said }) => (said & after) !== 0) ? 'column against column' : null;
};

const MONTH_OR_DAY =
  /^(?:jan(?:uary)?|feb(?:ruary)?|march|april|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;

/** A number, month or day of the question that the way does nothing with. */
const timeLeft: Doubt = ({ mask, set, give }, { question, columns }) => {
  const roles = [give, set.by, ...set.anchors.map(({ column }) => column)];
  const met = roles.reduce((bits, index) => bits | (columns[index]?.said ?? 0), mask);
  return question.words.some(({ raw, bit }) => (/^\d/.test(raw) || MONTH_OR_DAY.test(raw)) && (bit & ~met) !== 0)
    ? 'time left'
    : null;
};

/** A test that is of a whole column, not of something that the question compares with. */
const isUnsaid = (by: string, { bounds }: Outlook['question']): boolean =>
  by === 'form' || (by === 'bound' && bounds.length === 0);

/** Things of which the rows hold numbers, or stretches of time, are not the rows. */
const countOfWhat: Doubt = ({ take, set, less }, { question, columns, name, view }) => {
  if (take.take !== 'rows') return null;
  const { head } = question;
  // Each row may be one of them, or several rows be of one.
  const kind = columns.find((facts) => facts.number < 0.6 && (facts.said & head) !== 0);
  if (kind !== undefined && less === null) {
    const rows = set.rows.filter((row) => view.isFull(row, kind.index));
    if (new Set(rows.map((row) => view.key(row, kind.index))).size < rows.length) return 'rows or kinds';
  }
  if (set.anchors.some(({ by, column }) => isUnsaid(by, question) && (columns[column]?.number ?? 0) >= 0.6)) {
    const isOdd = set.not || question.cues.has('total') || set.anchors.some(({ by }) => by === 'form');
    return isOdd ? 'rows or sum' : null;
  }
  const isThing = set.anchors.some(
    ({ by, mask, column }) => by === 'has' && (mask & ~(head & (columns[column]?.said ?? 0))) === 0,
  );
  if (isThing) return 'the thing itself';
  const thing = question.words.find(({ bit, weight }) => (bit & head) !== 0 && weight >= 0.9)?.bit ?? 0;
  if (columns.some((facts) => holdsAmounts(facts) && (facts.said & thing) !== 0)) return 'numbers of that';
  const isTime = /\bhow many (?:\w+ )?(?:years|months|weeks|days|hours)\b|\bnumber of (?:years|months|weeks|days)\b/;
  if (isTime.test(question.plain) && (columns[name]?.said ?? 0) === 0) return 'time is counted';
  const { caption, section } = view.table;
  const above = new Set(stemsOf([caption ?? '', ...section].join(' ')));
  const isNamed = question.words.some(({ bit, stem }) => bit === thing && above.has(stem));
  const isOfColumn = columns.some((facts) => !holdsAmounts(facts) && ((facts.said | facts.kin) & thing) !== 0);
  if (thing !== 0 && set.anchors.length === 0 && less === null && !isNamed && !isOfColumn) return 'all are counted';
  const said = columns.reduce((mask, facts) => mask | facts.said | facts.kin, set.mask);
  // "How many cards blocked" counts not all cards.
  const left = weigh(question, question.all & ~said & ~(thing === 0 ? head : thing));
  return set.anchors.length === 0 && less === null && left >= 1 ? 'all are counted' : null;
};

/** "The total open" is not the total: a word of content that nothing accounts for may keep only some of the rows. */
const sumOfWhat: Doubt = ({ take, set, give, less }, { question, columns, view }) => {
  if ((take.take !== 'sum' && take.take !== 'average') || set.anchors.length > 0 || less !== null) return null;
  const above = new Set(stemsOf([view.table.caption ?? '', ...view.table.section].join(' ')));
  const own = columns[give];
  const met = set.mask | (own?.said ?? 0) | (own?.kin ?? 0) | columns.reduce((all, facts) => all | facts.kin, 0);
  const isLeft = ({ bit, stem, raw, weight }: (typeof question.words)[number]): boolean =>
    weight >= 1 && (bit & ~met) !== 0 && !above.has(stem) && isState(raw);
  return question.words.some(isLeft) ? 'sum of what' : null;
};

/** A name that is counted by whole cells stands in others beside more: "Ann" and "Ann and Bob". */
const countedInPart: Doubt = ({ take, set }, { view }) => {
  if (take.take !== 'rows') return null;
  const isPart = set.anchors.some(({ step, column, by }) => {
    if (by !== 'is' || !('is' in step.keep) || step.keep.is.length !== 1) return false;
    const words = stemsOf(step.keep.is[0] ?? '');
    if (words.length === 0 || !/\p{L}{2}/u.test(step.keep.is[0] ?? '')) return false;
    const of = set.anchors.length === 1 ? view.rows : set.rows;
    return of.some((row) => {
      const stems = view.stems(row, column);
      return stems.size > words.length && words.every((word) => stems.has(word)) && !set.rows.includes(row);
    });
  });
  return isPart ? 'counted in part' : null;
};

const MEASURE =
  /\b(?:time|duration|length|distance|long|years?|months?|days?|weeks?|hours?|minutes?|period|term|service|tenure|age|height|altitude|elevation|width|depth|weight|mass|size|area|speed|k?m|mi|ft|min|kg|nm)\b/i;

/** The row holds several numbers, and the question names the column of none. */
const numberOfWhich: Doubt = (draft, { question, columns, view }) => {
  const give = columns[draft.give];
  const [row = -1] = draft.set.rows;
  if (!isCells(draft) || give === undefined || (give.said | give.kin) !== 0 || !wantsNumber(question)) return null;
  const tested = draft.set.anchors.map(({ column }) => column);
  const others = columns.filter(
    ({ index, said, kin }) => index !== give.index && !tested.includes(index) && (said | kin) === 0,
  );
  return others.some(({ index }) => /\d/.test(view.text(row, index))) ? 'number of which' : null;
};

/** A number that a cell holds of something else than what is counted or measured. */
const numberOfWhat: Doubt = (draft, { question, columns }) => {
  if (!isCells(draft)) return null;
  const give = columns[draft.give];
  const isYear = (give?.year ?? 0) >= 0.8;
  if (wantsNumber(question) && (isYear || draft.set.anchors.some(({ by }) => by === 'form'))) return 'number of what';
  if (/^how many\b/.test(question.plain) && !draft.items.every((item) => /\d/.test(item))) return 'number of what';
  const isMeasure = question.wh === 'long' && give !== undefined && !MEASURE.test(give.name.label);
  return isMeasure ? 'measure of what' : null;
};

/** "Which event had the most" is answered by a thing, not by a number beside it. */
const numberForThing: Doubt = (draft, { question, columns }) => {
  const give = columns[draft.give];
  if (!isCells(draft) || give === undefined || !/\b(?:which|who)\b/.test(question.plain)) return null;
  if (give.number < 0.6 || give.year >= 0.8) return null;
  const isOrder = give.order && (give.said & question.head) !== 0;
  return isOrder || draft.set.move === 'none' ? null : 'number for thing';
};

/** Several columns hold such numbers, and this one is told by nothing of its own. */
const oneOfSeveral: Doubt = (draft, { question, columns }) => {
  const give = columns[draft.give];
  if (!isCells(draft) || give === undefined || !holdsAmounts(give) || give.share >= 0.99) return null;
  const meets = give.said | give.kin;
  if (meets === 0 || (meets & question.head) === 0) return null;
  const alike = columns.filter((facts) => holdsAmounts(facts) && ((facts.said | facts.kin) & meets) === meets);
  return alike.length > 1 ? 'one of several' : null;
};

/** "Oxford United" is not "Sheffield United": a name said in part, beside a word that the cell does not have. */
const otherName: Doubt = ({ set, mask, give }, { question, columns }) => {
  const met = mask | (columns[give]?.said ?? 0);
  const isOther = set.anchors.some((anchor) => {
    if (anchor.by !== 'has' || !('is' in anchor.step.keep)) return false;
    const at = question.words.findIndex(({ bit }) => (bit & anchor.mask) !== 0);
    const before = question.words[at - 1];
    return before !== undefined && before.weight >= 1 && (before.bit & ~met) !== 0;
  });
  return isOther ? 'other name' : null;
};

const DOUBTS: readonly Doubt[] = [
  severalSentences,
  comparedAs,
  namedElsewhere,
  columnAgainstColumn,
  timeLeft,
  countOfWhat,
  sumOfWhat,
  countedInPart,
  numberOfWhat,
  numberOfWhich,
  numberForThing,
  oneOfSeveral,
  otherName,
  ...DOUBTS_OF_MOVES,
];
