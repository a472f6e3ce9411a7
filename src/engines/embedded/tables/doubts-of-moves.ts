import type { Measure } from '../../../asking/derivation.ts';
import { holdsAmounts } from './columns.ts';
import type { Draft, Outlook } from './enumerate.ts';
import { type Mask, weigh } from './question.ts';

/** Why a way may be another one than was meant: each is a kind of mistake; null where it is none. */
export type Doubt = (draft: Draft, over: Outlook) => string | null;

/** The order of rows that a question may speak of by "next" and "before": "listed after", "who came behind". */
const IN_ORDER =
  /\b(?:listed|list|table|chart|row|rows|shown|right|directly|immediately|just)\b|\b(?:comes?|came|coming|is|are|was|were|ranks?|ranked|finish\w*|plac\w+|won|start\w*|began|arriv\w+|follow\w*|precede\w*|one|place|rank|position)(?: in)? (?:next(?! to)|after|before|behind|below|above|under|ahead)\b|\b(?:next|previous) (?:one|after)\b|\bfollow(?:s|ed|ing)\b|\bpreced(?:es|ed|ing)\b/;

/**
 * The row below is meant only where the question speaks of the rows' order. "Who looks after it", "how far behind", "who
 * do they play next", "the next to expire" speak of other things.
 */
const besideWhat: Doubt = ({ set }, { question }) =>
  (set.move === 'next' || set.move === 'previous') && !IN_ORDER.test(question.plain) ? 'beside what' : null;

const SUPERLATIVE =
  /\b(?:most|fewest|least|best|worst|highest|lowest|largest|biggest|smallest|greatest|longest|shortest)\b/;

/**
 * "The best goal difference", "the most goals": what stands right after the superlative is what is largest, and a way by
 * another column, by the rows' order or by a word of like meaning alone does not account for it.
 */
const superlativeOfWhat: Doubt = ({ set, give, take }, { question, columns }) => {
  if (set.move !== 'largest' && set.move !== 'smallest') return null;
  const by = columns[set.by];
  const sign = SUPERLATIVE.exec(question.plain);
  if (by === undefined || sign === null) return null;
  const next = question.words.find(({ at, weight }) => at > sign.index && weight > 0);
  const isRightAfter = next !== undefined && next.at <= sign.index + sign[0].length + 1;
  if (!isRightAfter || next.weight < 1 || take.take === 'rows') return null;
  const others = columns.filter((facts) => facts !== by && facts.number >= 0.6 && facts.year < 0.8);
  const isThing = (((columns[give]?.said ?? 0) | (columns[give]?.kin ?? 0)) & next.bit) !== 0;
  return (by.said & next.bit) === 0 && !isThing && others.length > 0 ? 'superlative of what' : null;
};

/** What is left of something is no sum of it. */
const sumOfWhat: Doubt = ({ take, give }, { question, view }) => {
  if (take.take !== 'sum' || !/\b(?:left|remain\w*|outstanding|still|owe[ds]?|due)\b/.test(question.plain)) return null;
  return /\b(?:left|remain\w*|outstanding|owed|due)\b/i.test(view.names[give]?.label ?? '') ? null : 'sum of what';
};

/** A sum or average of a whole table where a word is left over: "total snacks" is not the total. */
const allOfWhat: Doubt = ({ take, set, mask, give }, { question, columns, name }) => {
  if ((take.take !== 'sum' && take.take !== 'average') || set.anchors.length > 0) return null;
  const met: Mask = mask | (columns[give]?.said ?? 0) | (columns[give]?.kin ?? 0) | (columns[name]?.said ?? 0);
  return weigh(question, question.all & ~met) >= 1 ? 'all of what' : null;
};

/** A sum of a column that the question does not name, where there are others. */
const sumOfWhich: Doubt = ({ take, give }, { columns }) => {
  const own = columns[give];
  if ((take.take !== 'sum' && take.take !== 'average') || own === undefined || (own.said | own.kin) !== 0) return null;
  const numbers = columns.filter(holdsAmounts);
  return numbers.length > 1 ? 'sum of which' : null;
};

/** "Next" or "previous" may be part of a heading, as in "previous career"; "who leads" may ask under "Lead". */
const signInHeading: Doubt = ({ set }, { question, columns }) => {
  const top = question.cues.get('top') ?? 0;
  if (set.move !== 'none' && columns.some(({ said }) => (said & top) !== 0)) return 'sign in heading';
  if (!/^(?:next|previous|first|last)$/.test(set.move)) return null;
  const cue = question.cues.get(set.move as 'next') ?? 0;
  const heading = columns.some(({ said }) => (said & cue) !== 0 && (said & ~cue) !== 0);
  return heading ? 'sign in heading' : null;
};

/** The row below is not that of the next year where rows do not go by year. */
const besideInTime: Doubt = ({ set }, { question }) =>
  (set.move === 'next' || set.move === 'previous') &&
  /\b(?:next|following|previous|prior|preceding) (?:year|season|month|week|day|quarter)\b/.test(question.plain)
    ? 'beside in time'
    : null;

/** The most of a column that the question does not name, where there are others. */
const mostOfWhat: Doubt = ({ set }, { columns }) => {
  const by = columns[set.by];
  if (by === undefined || set.as !== 'number' || !/^(?:largest|smallest|over|under)$/.test(set.move)) return null;
  if (by.said !== 0 || by.kin !== 0 || by.order) return null;
  return columns.filter(holdsAmounts).length > 1 ? 'most of what' : null;
};

/** Another column of numbers is said by words that this way leaves over: "in the US" beside columns for UK and US. */
const otherNumber: Doubt = ({ set, give, mask }, { columns }) => {
  const by = columns[set.by];
  if (by === undefined || set.as !== 'number' || !/^(?:largest|smallest|over|under)$/.test(set.move)) return null;
  const isOneOfSeveral = columns.some(
    (facts) => facts !== by && holdsAmounts(facts) && by.said !== 0 && (facts.said & by.said) === by.said,
  );
  if (isOneOfSeveral && by.share < 0.99) return 'one of several';
  const met = mask | by.said | (columns[give]?.said ?? 0);
  return columns.some((facts) => holdsAmounts(facts) && (facts.said & ~met) !== 0) ? 'other number' : null;
};

/** The last row is not the latest one where the page goes down in time, or in none. */
const endOfWhat: Doubt = ({ set, less }, { question, columns, view }) => {
  const wanted = set.move === 'first' ? 'smallest' : set.move === 'last' ? 'largest' : null;
  if (wanted === null || less !== null) return null;
  if (/\b(?:listed|list|table|chart|page|row|top|bottom|shown)\b/.test(question.plain)) return null;
  const [row = -1] = set.rows;
  const among = view.rows.filter((other) => set.anchors.every(({ rows }) => rows.has(other)) || other === row);
  return columns.some((facts) => {
    const as: Measure | null = facts.day >= 0.6 ? 'day' : facts.year >= 0.8 ? 'year' : null;
    if (as === null) return false;
    const { values } = view.measure(facts.index, as);
    const own = values[row] ?? Number.NaN;
    return among.some((other) => {
      const value = values[other] ?? Number.NaN;
      return wanted === 'smallest' ? value < own : value > own;
    });
  })
    ? 'end of what'
    : null;
};

/** "Who started before 2020" asks for all of them: that they started asks for no first one. */
const endWithin: Doubt = ({ set }, { question }) =>
  (set.move === 'smallest' || set.move === 'largest') &&
  set.anchors.some(({ by, column }) => by === 'bound' && column === set.by) &&
  !/\b(?:first|1st|last|(?:earli|lat|old|new|young|high|low|larg|small|bigg|few)est|most|least|recent|newest|top|bottom)\b/.test(
    question.plain,
  )
    ? 'end within'
    : null;

/** "At the top of the list" is a place on the page; "the first three" are several. */
const placeOnPage: Doubt = ({ set }, { question }) => {
  if (set.move === 'none') return null;
  const isEnd = set.move === 'largest' || set.move === 'smallest';
  if (isEnd && set.as !== 'number' && /\b(?:top|bottom|end) of the (?:table|list|page|chart)\b/.test(question.plain))
    return 'place on page';
  return /\b(?:first|last) (?:two|three|four|five|six|ten|\d+)\b/.test(question.plain) ? 'several ends' : null;
};

/** What is alike to a row is told by the column that names it. */
const alikeInWhat: Doubt = (draft, { question, columns }) => {
  if (draft.set.move !== 'like' || draft.take.take !== 'cells') return null;
  const isNamed = draft.set.anchors.some(({ column }) => column === draft.give);
  return isNamed || ((columns[draft.give]?.said ?? 0) & question.head) !== 0 ? null : 'alike in what';
};

/** Degrees, which no place among the rows tells unless the page's order is spoken of. */
const DEGREE = /\b(?:top|best|worst|leading|newest|latest|oldest|youngest|most recent(?:ly)?|recent)\b/;
const OF_THE_PAGE = /\b(?:listed|list|table|chart|page|rows?|shown)\b/;

/** "The best rep" or "the newest ticket" is not the first row, and what was last done to a row stands in no row's place. */
const placeForDegree: Doubt = ({ set, give }, { question, view }) => {
  if ((set.move !== 'first' && set.move !== 'last') || OF_THE_PAGE.test(question.plain)) return null;
  if (DEGREE.test(question.plain)) return 'place for degree';
  const isAge = set.rows.some((row) => give >= 0 && /\bago\b/i.test(view.text(row, give)));
  return isAge ? 'place for degree' : null;
};

/** What numbers only order tells the best, not the lowest of something, and nothing of what else the question says. */
const rankForDegree: Doubt = ({ set, give, mask }, { question, columns, name }) => {
  const by = columns[set.by];
  if (by === undefined || !by.order || (set.move !== 'largest' && set.move !== 'smallest') || by.said !== 0)
    return null;
  if (!/\b(?:best|worst|top|bottom|first|last|leading|leader)\b/.test(question.plain)) return 'rank for degree';
  const met = [give, name].reduce((all, index) => all | (columns[index]?.said ?? 0) | (columns[index]?.kin ?? 0), mask);
  return question.words.some(({ bit, weight }) => weight >= 1 && (bit & ~met) !== 0) ? 'rank for degree' : null;
};

/** "9 wins" is no row that is numbered 9: the number counts what stands after it. */
const numberOfRow: Doubt = ({ set }, { question, columns, view }) => {
  const isNumbered = set.anchors.some(({ column, mask, rows, by }) => {
    const facts = columns[column];
    if (facts === undefined || !facts.order || by === 'bound') return false;
    const at = question.words.findIndex(({ bit }) => (bit & mask) !== 0);
    const next = question.words[at + 1];
    const isFigure = [...rows].every((row) => /^\W*\d+\W*$/.test(view.text(row, column)));
    return isFigure && next !== undefined && next.weight >= 1 && (next.bit & (facts.said | facts.kin | mask)) === 0;
  });
  return isNumbered ? 'number of row' : null;
};

/** One column of several that are said alike: "On hand / Leeds" and "On hand / Bath" for "total on hand". */
const sumOfOne: Doubt = ({ take, give }, { columns }) => {
  const own = columns[give];
  if ((take.take !== 'sum' && take.take !== 'average') || own === undefined || own.share >= 0.99) return null;
  const alike = columns.filter((facts) => holdsAmounts(facts) && (facts.said & own.said) === own.said);
  return alike.length > 1 ? 'sum of one' : null;
};

/** "The last result" on a table of clubs: of what is asked for no word is said by the table. */
const saysNothing: Doubt = ({ set, give, mask }, { question, columns, name }) => {
  if (set.move === 'none') return null;
  const roles = [give, set.by, name, ...set.anchors.map(({ column }) => column)];
  const met = roles.reduce((all, index) => all | (columns[index]?.said ?? 0) | (columns[index]?.kin ?? 0), mask);
  const telling = question.words.filter(({ weight }) => weight >= 1);
  return telling.length > 0 && telling.every(({ bit }) => (bit & met) === 0) ? 'says nothing' : null;
};

/** Doubts about which rows were meant by words of order and degree. */
export const DOUBTS_OF_MOVES: readonly Doubt[] = [
  signInHeading,
  besideInTime,
  mostOfWhat,
  otherNumber,
  endOfWhat,
  endWithin,
  placeOnPage,
  alikeInWhat,
  besideWhat,
  superlativeOfWhat,
  sumOfWhat,
  sumOfWhich,
  allOfWhat,
  placeForDegree,
  rankForDegree,
  numberOfRow,
  sumOfOne,
  saysNothing,
];
