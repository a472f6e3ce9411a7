import type { Derivation, Derived, RowStep } from '../../asking/derivation.ts';
import { contentWords, fold, stemsOf, wordsOf } from '../../memory/words.ts';
import type { PageContent } from '../../reading/reading.ts';
import { shapeOf } from '../../reading/values/shape-of.ts';
import { isState } from '../../reading/values/state-words.ts';
import { type Accounted, accountedBy } from './accounted.ts';
import type { Asked } from './asked.ts';
import { type Grounds, groundsOf } from './grounds.ts';
import type { Terms } from './match.ts';
import type { Matcher } from './matcher.ts';
import { valueAfter } from './prose/value-after.ts';
import { hasUnit, mayHold } from './prose/wanted.ts';
import { isStateHeading } from './roles.ts';

type Certain = Extract<Derived, { state: 'certain' }>;

/** Questions of up to so many words hold no filler: each of their words is to be accounted for. */
const SHORT = 8;

/** What a question and an answer to it are, however it was found. */
export interface Case {
  asked: Asked;
  matcher: Matcher;
  content: PageContent;
  derivation: Derivation;
  derived: Certain;
  grounds: Grounds;
  accounted: Accounted;
  isShort: boolean;
}

/** Puts together what is to be judged. `page`: the terms that the page as a whole accounts for. */
export function caseOf(
  over: Pick<Case, 'asked' | 'matcher' | 'content' | 'derivation' | 'derived'> & { page: Terms },
): Case {
  const { asked, matcher, content, derivation, derived, page } = over;
  const grounds = groundsOf(derivation, derived, content);
  const accounted = accountedBy(asked, matcher, grounds, page);
  const isShort = wordsOf(asked.text).length <= SHORT;
  return { asked, matcher, content, derivation, derived, grounds, accounted, isShort };
}

/** Why an answer must not be stated as sure, whichever part of the engine found it; null where nothing speaks against it. */
export function doubtAbout(one: Case): string | null {
  if (isSaidOtherwise(one.derivation)) return null;
  for (const doubt of [
    ofAnotherKind,
    ofAnotherTime,
    ofAnotherReckoning,
    repeats,
    leavesWord,
    givesUnasked,
    quotesAside,
  ]) {
    const found = doubt(one);
    if (found !== null) return found;
  }
  return null;
}

/** Calendars, counts and comparisons account for the words of a question in ways of their own. */
function isSaidOtherwise(derivation: Derivation): boolean {
  if (derivation.op === 'read') return /^(?:event|count)$/.test(derivation.locator.target.kind);
  if (derivation.op === 'over-rows') return 'column' in derivation.take && derivation.take.column.less !== undefined;
  return /event|busy|conflicts/.test(derivation.op);
}

/** "The weight of the cable drum" is not answered by "Cable drum 50 m". */
export function repeats({ asked, matcher, derivation, derived, grounds, accounted, isShort }: Case): string | null {
  if (!isShort || asked.wants === 'yes-no' || /\b(?:or|vs|versus|names?|called|titled?)\b/i.test(asked.text))
    return null;
  const said = matcher.terms.filter(
    ({ stem, weight }, i) => ((accounted.onlyValue >> i) & 1) === 1 && weight >= 0.6 && stem !== asked.head,
  );
  if (grounds.isTold && !/^\W*(?:which|who)\b/i.test(asked.text)) return 'repeats';
  if (said.length === 0) return null;
  const { text, part } = derived.value;
  if (derivation.op === 'sentence' && part !== undefined) {
    const stems = new Set(stemsOf(part));
    return [...stems].every((stem) => matcher.terms.some((term) => term.stem === stem) || stem === 'the')
      ? 'repeats'
      : null;
  }
  const words = contentWords(`- ${text}`).length;
  if (derivation.op === 'sentence') return said.length * 2 >= words ? 'repeats' : null;
  return grounds.isName || said.length * 2 >= words || words <= 4 ? 'repeats' : null;
}

/**
 * A word of a short question that nothing on the page accounts for asks for something else. Of what is reckoned over rows,
 * and of whole sentences, only words that say what is asked for tell: "how many votes did the party receive".
 */
export function leavesWord({ asked, matcher, accounted, derivation, grounds, isShort }: Case): string | null {
  if (isShort && asked.wants === 'person' && derivation.op === 'read' && !grounds.isName) {
    // "Who speaks" is not told under "Person".
    const roles = matcher.where(({ roles = [] }) => roles.length > 0 && !roles.includes('keeper'));
    if ((roles & ~accounted.label) !== 0) return 'another role';
  }
  if (!isShort || accounted.left === 0) return null;
  const isSentence = SENTENCE.test(asked.text);
  if (derivation.op === 'count-rows' && isSentence) return null;
  if (derivation.op !== 'over-rows' && derivation.op !== 'read') return 'leaves a word';
  if (derivation.op === 'over-rows' && derivation.take.take === 'span') return 'leaves a word';
  if (derivation.op === 'over-rows' && (derivation.take.take !== 'cells' || derivation.steps.some(moves))) return null;
  if (!isSentence) return 'leaves a word';
  if (derivation.op === 'read' && (asked.wants === 'person' || asked.wants === 'date')) return 'leaves a word';
  const of = /^\W*what(?:['’]s| is| was| are| were)?\s+(?:the\s+)?.+? (?:of|for)\b/i.exec(asked.text)?.[0].length ?? 0;
  const isAsked = matcher.where(
    ({ stem, at }) => stem === asked.head || at < of || (derivation.op === 'read' && isPlain(asked.text)),
  );
  return (accounted.left & isAsked) === 0 ? null : 'leaves what is asked for';
}
const compares = (step: RowStep): boolean => 'keep' in step && 'as' in step.keep;
const moves = (step: RowStep): boolean => !('keep' in step);

/** Questions with a verb, of which not all words tell what is asked for. */
const SENTENCE = /^\W*(?:who|whom|whose|which|what|when|where|why|how|name)\b/i;

/** A count is no total, the one that is named is not the most, and what is said of all rows leaves out no word. */
export function ofAnotherReckoning({ asked, content, derivation, accounted, isShort, derived }: Case): string | null {
  const take = derivation.op === 'over-rows' ? derivation.take.take : null;
  // "The amount of people" is a count, unless there are amounts.
  const hasAmounts = content.tables.some(({ columns }) => columns.some((path) => /\bamounts?\b/i.test(path.join(' '))));
  const isNumber = (hasAmounts ? /\b(?:number|times|different)\b/i : /\b(?:amount|number|times|different)\b/i).test(
    asked.text,
  );
  const isTotal = (asked.total && asked.operation === null) || asked.operation === 'sum';
  if (isTotal && !isNumber && (take === 'rows' || derivation.op === 'count-rows')) return 'a count';
  const countsAll =
    (take === 'rows' && derivation.op === 'over-rows' && derivation.steps.length === 0) ||
    (derivation.op === 'count-rows' && derivation.filters.length === 0);
  if (countsAll && STANDS_SO.test(asked.text)) return 'all are counted';
  if (derivation.op === 'over-rows' && keepsStateElsewhere(derivation)) return 'how they stand is told elsewhere';
  if (!isShort) return null;
  const isMost = asked.operation === 'largest' || asked.operation === 'smallest';
  if (isMost && derivation.op === 'over-rows' && take === 'cells' && !derivation.steps.some(moves))
    return 'not the most';
  if (isMost && (derivation.op === 'largest' || derivation.op === 'smallest') && accounted.left !== 0)
    return 'the most of what';
  const isAll = derivation.op === 'over-rows' && derivation.steps.length === 0 && !isNumber;
  if (isAll && take === 'rows' && accounted.left !== 0) return 'all are counted';
  if (isAll && take === 'cells' && (derived.value.items?.length ?? 0) > 1 && accounted.left !== 0)
    return 'all are listed';
  return null;
}

/** "Open issues" are not those with the word in their subject, where another column tells how they stand. */
function keepsStateElsewhere({ table, steps }: Extract<Derivation, { op: 'over-rows' }>): boolean {
  return (
    table.columns.some(isStateHeading) &&
    steps.some((step) => 'keep' in step && 'has' in step.keep && isState(step.keep.has) && !ofState(step))
  );
}
const ofState = (step: RowStep): boolean => 'column' in step && isStateHeading(step.column.label);

/** "How many are off", "who is in": words that say nothing but here. */
const STANDS_SO = /\b(?:is|are|was|were) (?:off|on|in|out|up|down|over)\W*$/i;

/** "Raised last year" is not answered where nothing says that it is of last year. */
export function ofAnotherTime({ asked, matcher, derivation, accounted, isShort }: Case): string | null {
  if (derivation.op === 'over-rows' && derivation.steps.some(compares)) return null;
  const ofPeriod = matcher.where(({ at }) => asked.periods.some((one) => at >= one.at[0] && at < one.at[1]));
  return isShort && (accounted.left & ofPeriod) !== 0 ? 'of another time' : null;
}

/** Words alone name what is to be given: a cell under a heading that none of them says is not it. */
export function givesUnasked({
  asked,
  matcher,
  derivation,
  derived,
  grounds,
  accounted,
  isShort,
}: Case): string | null {
  if (asked.wants === 'any' && !SENTENCE.test(asked.text) && STANDS.test(asked.text) && !isState(derived.value.text))
    return 'no state';
  const isName = WHAT_IS.test(asked.text);
  if (!isShort || asked.operation !== null) return null;
  if (!isName && (SENTENCE.test(asked.text) || asked.wants !== 'any')) return null;
  const isCell = derivation.op === 'read' && derivation.locator.target.kind === 'cell';
  const isLookUp = derivation.op === 'over-rows' && derivation.take.take === 'cells' && !derivation.steps.some(moves);
  if ((!isCell && !isLookUp) || grounds.isName) return null;
  if (isName ? grounds.labels.some((label) => DESCRIBES.test(label)) : matcher.terms.length < 2) return null;
  return accounted.label === 0 ? 'gives what was not asked for' : null;
}

/** Asks of a thing what it is. */
const WHAT_IS = /^\W*what(?:['’]s| is| are)\s+(?!in\b|on\b|at\b|under\b)[^,]*$/i;
/** Under these a thing is told of. */
const DESCRIBES = /\b(?:description|about|summary|purpose|meaning|definition|details?|notes?|contents?)\b/i;
/** "Hosts ok". */
const STANDS = /^\W*(?!is\b|are\b)\S.*\s(?:ok|okay|up|down)\W*$/i;

/** A sentence that holds the words of a question without a verb is stated only with the value that follows them. */
export function quotesAside({ asked, derivation, derived, content, isShort }: Case): string | null {
  if (derivation.op !== 'sentence' || asked.wants === 'yes-no') return null;
  const { text, part } = derived.value;
  if (isShort && !SENTENCE.test(asked.text)) return valueAfter(text, asked.text) === null ? 'quoted aside' : null;
  if (part === undefined) return null;
  const measured = MEASURE_OF.exec(asked.text)?.[1];
  const thing = measured === undefined ? undefined : stemsOf(measured).at(-1);
  if (thing !== undefined && !stemsOf(text).includes(thing)) return 'the measure of another thing';
  if (asked.wants === 'date' && !mayHold(part, 'date', content.lang) && !/\d:\d\d/.test(part)) return 'no day';
  return hasUnit(part, asked.text) === false && HOW.test(asked.text) && !/how much\b/i.test(asked.text)
    ? 'no such unit'
    : null;
}

/** How deep, tall or old one thing is: a sentence that does not name it tells of another. */
const MEASURE_OF =
  /^\W*how (?:deep|tall|high|wide|old|long|far|fast|heavy|big|large) (?:is|are|was|were) (?!it\b|they\b)(.+?)\W*$/i;

/** "What is X's Y": no verb that could be filler. */
const isPlain = (text: string): boolean =>
  !/\b(?:only|first|last)\b/i.test(text) && /^\W*(?:what|who|when|where)(?:['’]s| is| are| was| were)\b/i.test(text);

/** An amount does not tell when, nor a state who. */
export function ofAnotherKind({ asked, content, derived, derivation, grounds }: Case): string | null {
  const { text, part, shape, items } = derived.value;
  const said = part ?? text;
  const own = part === undefined ? shape : shapeOf(part, content.lang);
  if (items !== undefined && items.length !== 1) return HOW_MANY.test(asked.text) ? 'not a number' : null;
  if (HOW_MANY.test(asked.text) && givesTime(derivation)) return 'a year is no count';
  const isQuote = derivation.op === 'sentence' && part === undefined;
  if (
    /^\W*why\b/i.test(asked.text) &&
    derivation.op !== 'sentence' &&
    !grounds.labels.some((label) => REASON.test(label))
  )
    return 'not a reason';
  switch (asked.wants) {
    case 'person':
      if (isOwned(asked.text, grounds.labels)) return 'what somebody has';
      return (own !== 'text' || isState(said) || (!isQuote && /\d/.test(said))) && asked.operation !== 'count'
        ? 'not a person'
        : null;
    case 'date':
    case 'time':
      if (END_ASKED.test(asked.text) && grounds.labels.some((label) => PLAIN_DATE.test(label))) return 'not the end';
      if (/\b(?:date|day|deadline)\b/i.test(asked.text) && PLAIN_TIME.test(said)) return 'no day';
      return own === 'money' || own === 'percent' || (own === 'number' && !/^\d{4}$/.test(said)) || !tellsWhen(said)
        ? 'not a time'
        : null;
    case 'number':
      if (HOW.test(asked.text) && !mayHold(said, 'number', content.lang)) return 'not a number';
      if (/\bhow long\b/i.test(asked.text) && own === 'money') return 'not a length';
      return asked.operation === 'count' && own === 'money' ? 'not a number' : null;
    case 'money':
    case 'percent':
      return /\d/.test(said) ? null : 'not an amount';
    default:
      if (own === 'number' && WHICH_SEVERAL.test(asked.text)) return 'no thing';
      return own === 'money' && CONTENTS.test(asked.text) ? 'not what is in it' : null;
  }
}

/** "Who is working on Ida's bike" is not answered by the bike. */
function isOwned(text: string, labels: readonly string[]): boolean {
  const owned = WHO_DOES.exec(text)?.[1];
  if (owned === undefined) return false;
  const [own] = stemsOf(owned);
  return labels.some((label) => stemsOf(label).some((one) => one === own));
}

/** Somebody does something with what another one has: the thing. */
const WHO_DOES =
  /^\W*[Ww]ho(?:['’]s| is| are| was| were| has| does)?\s+(?!(?:is|are|was|were|the|our|my|your|this|that|in|on|at|\S*['’]s)\b)\p{Ll}+\b.*['’]s\s+(\p{L}+)/u;
/** Asks for the end of a time, which a day that says nothing of itself does not tell. */
const END_ASKED = /\b(?:until|till|by) when\b|\bdeadline\b|\blast (?:day|date|chance)\b|\bhow late\b/i;
const PLAIN_DATE =
  /^\W*(?:date|day|posted|published|created|added|updated|(?:last )?modified)(?: (?:on|at|date))?\W*$/i;

/** Asks what something comes with or holds, which no amount of money tells. */
const CONTENTS = /^\W*what\b.*\b(?:comes? with|includ\w+|inside|contain\w*|in it)\b/i;
const PLAIN_TIME = /^\W*\d{1,2}[:.h]\d{2}(?:\s*[ap]\.?m\.?)?(?:\W+\d{1,2}[:.h]\d{2}(?:\s*[ap]\.?m\.?)?)?\W*$/i;
const HOW_MANY = /^\W*(?:so |and |but )?how many\b/i;
const givesTime = (derivation: Derivation): boolean =>
  derivation.op === 'over-rows' &&
  (derivation.take.take === 'largest' || derivation.take.take === 'smallest') &&
  derivation.take.as !== 'number';
/** Asks for things by name: "which tickets need a reply". */
const WHICH_SEVERAL = /^\W*which\s+(?:\p{L}+\s+)?(?!(?:is|was|does|has)\b)\p{L}*[^\Wsui]s\b/iu;
const REASON = /\b(?:reason|why|cause|because|notes?|comments?|remarks?|details?|description)\b/i;
const HOW = /\bhow (?:many|much|often|old|long|tall|far|big|large|heavy|high|deep|wide|fast)\b/i;
const WHEN =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|yesterday|noon|midnight|now|daily|weekly|monthly|ago)\b/;

const tellsWhen = (text: string): boolean => WHEN.test(fold(text));
