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

/** A sum or average of a whole table where words are left over: more than one, or any where no total is asked for. */
const allOfWhat: Doubt = ({ take, set, mask, give }, { question, columns, name }) => {
  if ((take.take !== 'sum' && take.take !== 'average') || set.anchors.length > 0) return null;
  const met: Mask = mask | (columns[give]?.said ?? 0) | (columns[give]?.kin ?? 0) | (columns[name]?.said ?? 0);
  const left = weigh(question, question.all & ~met);
  return left >= (take.take === 'average' || question.cues.has('total') ? 2 : 1) ? 'all of what' : null;
};

/** A sum of a column that the question does not name, where there are others. */
const sumOfWhich: Doubt = ({ take, give }, { columns }) => {
  const own = columns[give];
  if ((take.take !== 'sum' && take.take !== 'average') || own === undefined || (own.said | own.kin) !== 0) return null;
  const numbers = columns.filter(({ number, year, order }) => number >= 0.6 && year < 0.8 && !order);
  return numbers.length > 1 ? 'sum of which' : null;
};

/** Doubts about which rows were meant by words of order and degree. */
export const DOUBTS_OF_MOVES: readonly Doubt[] = [besideWhat, superlativeOfWhat, sumOfWhat, sumOfWhich, allOfWhat];
