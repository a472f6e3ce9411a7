import { fold, stem, wordsOf } from '../../../memory/words.ts';
import { ideaOf, WEAK_WORDS } from '../synonyms.ts';
import { type Bound, findBounds } from './bounds.ts';
import { type Cue, findCues } from './cues.ts';
import { withoutDots } from './kin.ts';

/** A set of words of the question, one bit each. */
export type Mask = number;

/** A word of the question. */
export interface Said {
  raw: string;
  stem: string;
  idea: string;
  at: number;
  /** 0 for words that only hold the sentence together and for those beyond the thirtieth. */
  bit: Mask;
  /** How much it should be accounted for. */
  weight: number;
}

/** How the question begins to ask. */
export type Wh =
  | 'who'
  | 'what'
  | 'which'
  | 'when'
  | 'where'
  | 'many'
  | 'much'
  | 'long'
  | 'yes-no'
  | 'name'
  | 'year'
  | 'other';

/** A question about a table, taken apart. */
export interface TableQuestion {
  text: string;
  plain: string;
  words: readonly Said[];
  cues: ReadonlyMap<Cue, Mask>;
  wh: Wh;
  /** The words for what is asked for: "which racing team", "how many gold medals". */
  head: Mask;
  plural: boolean;
  bounds: readonly (Bound & { mask: Mask })[];
  all: Mask;
}

const STOP = new Set(
  (
    'a an the this that these those there here it its i me my you your he she they them their his her him we our us is are was were be been being am ' +
    'do does did done has have had having will would shall should can could may might must of in on at to for from by with within into onto about ' +
    'among per as via than then and but so if what which who whom whose when where why how whats whos tell show give please say know find look ' +
    'get got see according many much any some one ones out up off s t re'
  ).split(' '),
);
const SLIGHT = new Set(
  'name list table number total chart listed amount count column row entry shown data list type kind title many item thing person place time'
    .split(' ')
    .map(stem),
);
/** Signs whose words still say something of their own. */
const FREE: ReadonlySet<Cue> = new Set(['have', 'there', 'won', 'lost']);
/** Signs that may be part of a comparison with a number or year. */
const OF_BOUNDS: ReadonlySet<Cue> = new Set([
  'most',
  'least',
  'more',
  'less',
  'best',
  'fast',
  'next',
  'previous',
  'top',
]);
const MOST_WORDS = 30;

/** Takes a question apart. Any text is accepted. */
export function readQuestion(question: string): TableQuestion {
  const text = withoutDots(question.slice(0, 600)).replace(/(?<=\b(?:the|in|of) )us\b/g, 'US');
  const plain = fold(text);
  const bounds = findBounds(plain);
  const found = new Map(
    [...findCues(plain)].flatMap(([cue, spans]): [Cue, [number, number][]][] => {
      // "More than 20" compares with a number and asks for no most.
      const left = OF_BOUNDS.has(cue)
        ? spans.filter(([from]) => !bounds.some(({ at }) => from >= at[0] && from < at[1]))
        : spans;
      return left.length === 0 ? [] : [[cue, left]];
    }),
  );
  const cueSpans = [...found].flatMap(([cue, spans]) => (FREE.has(cue) ? [] : spans));
  let next = 0;
  const words = wordsOf(text).map((word): Said => {
    const folded = fold(word.raw);
    const isCue = cueSpans.some(([from, to]) => word.at >= from && word.at < to);
    const isStop = STOP.has(folded) && !(word.raw === 'US' || word.raw === 'IT');
    const bit = isStop || next >= MOST_WORDS ? 0 : 1 << next++;
    const slight = SLIGHT.has(word.stem) || WEAK_WORDS.has(word.stem);
    const weight = bit === 0 ? 0 : isCue ? 0.3 : slight ? 0.25 : /^\p{N}/u.test(word.raw) ? 1.2 : 1;
    return { raw: word.raw, stem: word.stem, idea: ideaOf(word.stem), at: word.at, bit, weight };
  });
  const maskOf = (spans: readonly (readonly [number, number])[]): Mask =>
    words.reduce((mask, { at, bit }) => (spans.some(([from, to]) => at >= from && at < to) ? mask | bit : mask), 0);
  const cues = new Map([...found].map(([cue, spans]): [Cue, Mask] => [cue, maskOf(spans)]));
  const head = headOf(plain, words);
  return {
    text,
    plain,
    words,
    cues,
    wh: whOf(plain),
    head: head.mask,
    plural: head.plural,
    bounds: bounds.map((bound) => ({ ...bound, mask: maskOf([bound.at]) })),
    all: next >= MOST_WORDS ? 0x3fffffff : (1 << next) - 1,
  };
}

/** Whether the question can only be answered by a number: "how many", "the total number of", but not "which has the most". */
export function wantsNumber({ plain, wh }: TableQuestion): boolean {
  if (wh !== 'many' || /\b(?:which|who|whose|what (?!is|was|are|were|number|amount))\b/.test(plain)) return false;
  return (
    /\bhow (?:many|often)\b/.test(plain) ||
    /^(?:(?:what|find|tell me|list|calculate|give)[\w ]{0,12} )?(?:the )?(?:total )?(?:number|amount|count)\b/.test(
      plain,
    )
  );
}

/** Summed weight of the words in a set. */
export function weigh(question: TableQuestion, mask: Mask): number {
  let sum = 0;
  for (const { bit, weight } of question.words) if ((bit & mask) !== 0) sum += weight;
  return sum;
}

function whOf(plain: string): Wh {
  if (/\bhow many\b|\bnumber of\b|\bhow often\b/.test(plain)) return 'many';
  if (/\bhow much\b/.test(plain)) return 'much';
  if (/\bhow (?:long|old|tall|far|big|large|high|fast|wide|deep|heavy)\b/.test(plain)) return 'long';
  if (/\b(?:what|which|in what|in which) (?:\w+ )?years?\b|^the \w+ year\b/.test(plain)) return 'year';
  if (/\bwho(?:m|se|'s|s)?\b/.test(plain)) return 'who';
  if (/\bwhen\b|\bwhat (?:\w+ )?(?:date|day)\b/.test(plain)) return 'when';
  if (/\bwhere\b|\bwhat (?:place|location|city|venue|country)\b/.test(plain)) return 'where';
  if (/\bwhich\b/.test(plain)) return 'which';
  if (/\bwhat\b/.test(plain)) return 'what';
  if (/^(?:is|are|was|were|do|does|did|has|have|had|can|could|will)\b/.test(plain)) return 'yes-no';
  return /^(?:name|list|tell|give|show)\b/.test(plain) ? 'name' : 'other';
}

const HEAD =
  /\b(?:how (?:many|much)|(?:which|what|whose)(?: (?:is|was|are|were))?(?: the)?(?: (?:names?|total|number|amount|title|list|first|last|next|only|other|final|top|highest|lowest|most|least|largest|smallest|previous|same|types?|kinds?|of|the))*|(?:names?|number|amount|total|list|tell me|name) (?:of |the |a |all |an |one |of the )*)\s+((?:[\p{L}\p{N}'-]+ ?){1,4})/u;
const HEAD_END =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|in|on|at|of|for|from|by|with|that|who|which|where|when|to|than|and|or|the|a|an|as|there|came|come|comes|won|win|got|ran|took|made|held|played|scored|listed|after|before|between|during|appears?|finished|earned|received|started|ended|placed|followed|follows|lasted)$/;

/** The words for what is asked for, up to the first one that begins something else. */
function headOf(plain: string, words: readonly Said[]): { mask: Mask; plural: boolean } {
  const match = HEAD.exec(plain);
  if (match?.[1] === undefined) return { mask: 0, plural: false };
  const start = match.index + match[0].length - match[1].length;
  let mask = 0;
  let plural = false;
  for (const { raw, at, bit } of words) {
    if (at < start) continue;
    if (at >= start + match[1].length || HEAD_END.test(fold(raw))) break;
    mask |= bit;
    plural = /[^su]s$|^people$|men$|children$/.test(fold(raw));
  }
  return { mask, plural };
}
