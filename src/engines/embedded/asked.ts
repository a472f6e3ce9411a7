import type { Clock } from '../../asking/engine.ts';
import { contentWords, fold, stem, stemsOf, type Word } from '../../memory/words.ts';
import type { CalendarSpan } from '../../reading/reading.ts';
import { type AskedTime, findTimes, inYearOf } from './asked-time.ts';
import { type Period, periodsIn } from './periods.ts';
import { type Role, rolesAsked } from './roles.ts';
import { stateAsked } from './states.ts';
import { ideaOf, WEAK_WORDS } from './synonyms.ts';

/** A word of the question that an answer should account for. */
export interface Term {
  raw: string;
  stem: string;
  /** The idea it shares with its synonyms. */
  idea: string;
  /** How much it hurts when nothing on the page accounts for it: 0.25 for a word like "value", 1 and more for names. */
  weight: number;
  /** Part of a date or time in the question. */
  time: boolean;
  /** Stands inside quotation marks. */
  quoted: boolean;
  /** Where it starts in the question. */
  at: number;
  /** A heading that gives its values one of these roles says it as well: "Owner" for "looks after". */
  roles?: readonly Role[];
  /** It says how something may stand ("is it paid?"): a value that does so meets it. */
  state?: true;
}

/** What kind of value would answer. */
export type Wants = 'person' | 'time' | 'date' | 'place' | 'number' | 'money' | 'percent' | 'yes-no' | 'thing' | 'any';

/** What has to be computed, if anything. */
export type Operation = 'count' | 'largest' | 'smallest' | 'sum' | 'average' | 'list' | null;

/** A question taken apart. */
export interface Asked {
  text: string;
  /** The text without what asks for a role: no word of "looks after" qualifies anything. */
  bare: string;
  terms: Term[];
  wants: Wants;
  operation: Operation;
  /** It asks for a total ("overall", "in total", "total"). */
  total: boolean;
  /** The noun right after "which", "what" or "how many": what the answer is one of. */
  head: string | null;
  when: AskedTime | null;
  /** Months, quarters, years and "last week": what is read must be of these. */
  periods: Period[];
}

const SUPERLATIVE =
  /\b(?:highest|largest|biggest|greatest|most|maximum|max|top|longest|tallest|oldest|latest|heaviest|richest|priciest|(?:most|least) \w+|best)\b/;
const LOWEST = /\b(?:lowest|smallest|least|fewest|minimum|min|shortest|cheapest|youngest|earliest|lightest|worst)\b/;
const OPERATION_WORDS = new Set(
  'highest largest biggest greatest most maximum max top longest tallest oldest heaviest priciest best lowest smallest least fewest minimum min shortest cheapest youngest lightest worst average mean avg'
    .split(' ')
    .flatMap((word) => stemsOf(word)),
);

/** Of "what do they add up to". */
const ADD = stem('add');

/**
 * Takes a question apart. Dates are read against the clock, and those without a year are of the year that the `calendar`
 * of the page shows, where they are in it. Any text is accepted; nonsense gives no terms.
 */
export function takeApart(question: string, clock: Clock, calendar: CalendarSpan | null = null): Asked {
  const text = question.slice(0, 600);
  const plain = fold(text);
  const named = findTimes(text, clock);
  const when = named && inYearOf(calendar, named, clock.today);
  const quotes = quotedSpans(text);
  const operation = operationOf(plain);
  const wants = wantsOf(plain);
  const periods = periodsIn(text.toLowerCase(), clock);
  const loose = looseSpans(text);
  const sums = sumSpans(text);
  // "Who is on call today" asks for who is on call; sales of today are not the sales.
  const isOfPeriod = (at: number): boolean =>
    periods.some((period) => at >= period.at[0] && at < period.at[1] && !(wants === 'person' && period.now));
  const spans = askedSpans(text);
  const terms: Term[] = [];
  for (const word of contentWords(text)) {
    if (spans.some(({ at }) => word.at >= at[0] && word.at < at[1])) continue;
    if (operation !== null && operation !== 'count' && OPERATION_WORDS.has(word.stem)) continue;
    if (operation === 'sum' && word.stem === ADD) continue;
    const inTime = when?.spans.some(([from, to]) => word.at >= from && word.at < to) ?? false;
    const quoted = quotes.some(([from, to]) => word.at >= from && word.at < to);
    terms.push({
      raw: word.raw,
      stem: word.stem,
      idea: isIn([word.at, word.at], sums) ? 'total' : ideaOf(word.stem),
      weight: quoted
        ? 1.2
        : isIn([word.at, word.at], [...loose, ...sums])
          ? WEAK
          : isOfPeriod(word.at)
            ? Math.max(1, weightOf(word))
            : weightOf(word),
      time: inTime,
      quoted,
      at: word.at,
    });
  }
  terms.push(...spans.flatMap((span) => (isIn(span.at, when?.spans ?? []) ? [] : [termOf(span, text, loose)])));
  terms.sort((a, b) => a.at - b.at);
  return {
    text,
    bare: spans.reduce((bare, { at }) => bare.slice(0, at[0]) + ' '.repeat(at[1] - at[0]) + bare.slice(at[1]), text),
    terms,
    wants,
    operation,
    total: operation === 'sum' || sums.length > 0 || /\b(?:total|overall|altogether|combined|in all)\b/.test(plain),
    head: headOf(text),
    when,
    periods,
  };
}

interface AskedSpan {
  roles: readonly Role[];
  at: [number, number];
  weight: number;
  state?: true;
}

/** What asks for a value by what it is to its thing, and for how a thing stands. */
function askedSpans(text: string): AskedSpan[] {
  const state = stateAsked(text);
  const roles = rolesAsked(text);
  if (state === null) return roles;
  const others = roles.filter(({ at }) => at[1] <= state[0] || at[0] >= state[1]);
  return [...others, { roles: ['state'], at: state, weight: 1, state: true }];
}

const isIn = (at: readonly [number, number], spans: readonly (readonly [number, number])[]): boolean =>
  spans.some(([from, to]) => at[0] >= from && at[0] < to);

/** One term for a stretch of the question; a single word is still looked for as such. */
function termOf({ roles, at, weight, state }: AskedSpan, text: string, loose: readonly [number, number][]): Term {
  const raw = text.slice(...at);
  const [only, ...more] = contentWords(`- ${raw}`).filter((word) => word.raw !== '-');
  const own = only !== undefined && more.length === 0 ? only.stem : fold(raw);
  return {
    raw,
    stem: own,
    idea: state ? own : ideaOf(own),
    weight: isIn(at, loose) ? Math.min(weight, WEAK) : weight,
    time: false,
    quoted: false,
    at: at[0],
    roles,
    ...(state ? { state } : {}),
  };
}

/** Weight of a word that nothing on the page needs to account for. */
const WEAK = 0.25;

const KIND_OF_THING =
  '(?:job|project|task|ticket|issue|course|class|order|account|deal|client|customer|product|item|card)';
const IN_OTHER_WORDS =
  'invoice|booking|parcel|auftrag|bestellung|rechnung|kunde|vorgang|commande|facture|dossier|client|pedido|factura|reserva';
/**
 * Words that are said for the flow of the sentence: "so far", the verb of "who is dealing with", and what a thing is,
 * said beside its own name ("the cathedral roof job", "ticket 2312"). Not where such things are counted.
 */
const LOOSE = [
  /\b(?:so far|at the moment|at present|these days|to date)\b/gi,
  /(?<=\bwho(?:'s|\u2019s| is| has been)? )(?:doing|dealing|taking care|in charge|looks? after|looking after)\b/gi,
  new RegExp(`\\b(?:${KIND_OF_THING}|${IN_OTHER_WORDS})(?= #?(?:\\p{L}{1,6}-?)?\\d)`, 'giu'),
  new RegExp(
    `(?<=\\bthe (?:[\\p{L}\\p{N}'’&-]+ ){1,4})${KIND_OF_THING}(?=\\s*(?:[?.!,]|$)|\\s+(?:is|are|was|at|in|on|for|due|now|today)\\b)`,
    'giu',
  ),
];

function looseSpans(text: string): [number, number][] {
  if (/\b(?:how many|number of|count of)\b/i.test(text)) return [];
  return LOOSE.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): [number, number] => [match.index, match.index + match[0].length]),
  );
}

/** Ways to ask for a total without a word for it: "for the whole of 2026", "what do all teams get together", "add up to". */
const SUMS = [
  /\b(?:whole|entire|full|all)(?:[ -]|(?: of)?(?: the)? )(?:year\b|(?=20\d\d\b))/gi,
  /(?<=\ball\b[^,.;?]{1,40} )together\b/gi,
  /\badds? up(?: to)?\b/gi,
];

function sumSpans(text: string): [number, number][] {
  return SUMS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): [number, number] => [match.index, match.index + match[0].length]),
  );
}

function weightOf({ raw, stem: stemmed, at }: Word): number {
  if (WEAK_WORDS.has(stemmed)) return WEAK;
  if (/\p{N}/u.test(raw)) return 1.4;
  return at > 0 && /^\p{Lu}/u.test(raw) ? 1.2 : 1;
}

function quotedSpans(text: string): [number, number][] {
  return [
    ...text.matchAll(/["\u201c\u201e\u00ab]([^"\u201c\u201d\u00bb]{2,200})["\u201d\u00bb]|'([^']{2,120})'(?!\p{L})/gu),
  ].map((match) => [match.index, match.index + match[0].length]);
}

function operationOf(said: string): Operation {
  // "At least 10" compares; it asks for no smallest.
  const plain = said.replace(/\bat (?:the )?(?:most|least)\b/g, ' ');
  if (
    /\bhow (?:many|often)\b|\b(?:number|count) of\b|\bhow much \w+ (?:are|were)\b|^\W*(?:\w+ ){1,3}count\W*$/.test(
      plain,
    )
  ) {
    return SUPERLATIVE.test(plain.replace(/\b(?:most|least)\b/, '')) && /\b(?:which|who)\b/.test(plain)
      ? 'largest'
      : 'count';
  }
  if (/\b(?:average|mean|avg)\b/.test(plain)) return 'average';
  if (/\b(?:sum|add(?:s|ed|ing)? up)\b/.test(plain)) return 'sum';
  if (LOWEST.test(plain)) return 'smallest';
  if (SUPERLATIVE.test(plain)) return 'largest';
  if (/^(?:list|show me all|which .*\bare\b|what are (?:the|all))\b/.test(plain)) return 'list';
  return null;
}

/** "The due date of X", "deadline for X". */
const DATE_OF = /^\W*(?:what(?:['\u2019]?s| is| was) )?(?:the )?(?:\p{L}+ )?(?:date|deadline) (?:of|for)\b/u;

function wantsOf(plain: string): Wants {
  if (/\b(?:what|which) (?:time|hour)\b/.test(plain)) return 'time';
  if (/\b(?:what|which) (?:day|date)\b/.test(plain) || DATE_OF.test(plain)) return 'date';
  if (/\b(?:what|which) (?:room|place|location|venue)\b|^where\b|\bwhere(?:'s| is| are| does| will)\b/.test(plain))
    return 'place';
  if (/\bwho(?:m|se|'s)?\b/.test(plain)) return 'person';
  if (/\bwhen\b/.test(plain)) return 'date';
  if (/\bhow much\b/.test(plain)) return 'money';
  if (/\bwhat (?:percent|percentage|share)\b/.test(plain)) return 'percent';
  if (
    /\bhow (?:many|often|old|long|tall|far|big|large|deep|high|wide|heavy|fast|warm|hot|cold)\b|\b(?:number|count) of\b|\w count\W*$/.test(
      plain,
    )
  )
    return 'number';
  if (/^(?:is|are|was|were|am|do|does|did|has|have|can|will)\b/.test(plain)) return 'yes-no';
  return /^(?:which|what)\b/.test(plain) ? 'thing' : 'any';
}

function headOf(text: string): string | null {
  const match = /\b(?:which|what|how many|number of|whose)\s+((?:[\p{L}\p{N}'-]+\s*){1,5})/iu.exec(text);
  const first =
    match?.[1] === undefined ? undefined : contentWords(`x ${match[1]}`).filter((word) => word.stem !== 'x')[0];
  if (first === undefined || match?.[1] === undefined) return null;
  const start = fold(match[1]).trimStart();
  return start.startsWith(fold(first.raw)) ? first.stem : null;
}
