import {
  BOUNDS,
  COUNTED,
  DENIALS,
  DIRECTIONS,
  FILLERS,
  isSameSide,
  JOINTS,
  LEAVE,
  LIKINGS,
  MANNERS,
  MEASURES,
  NUMBER_WORDS,
  TIME_UNITS,
  WISHES,
} from './saying-words.ts';
import { fold, type Word, wordsOf } from './words.ts';

/** A word of a saying that carries meaning. */
export interface Term {
  /** As written, folded. */
  form: string;
  stem: string;
  /** The bound or direction that it belongs to: "before" of "before 11". */
  lead: string;
  /** It stands behind "in", "by", "with", ... */
  isManner: boolean;
  /** Something joins it to the word before; without that the two may be one name ("tea towels"). */
  isJoined: boolean;
  /** Its amount, if it is a figure that may be another one; numbers by which things go ("room 3") are none. */
  amount: string | null;
}

/** A sentence taken apart for comparing. */
export interface Saying {
  terms: Term[];
  /** How often it is turned round. */
  denials: number;
  /** It only says what is liked. */
  likes: boolean;
  /** It speaks of something of the person's own ("I like my tea hot"). */
  isOwn: boolean;
}

/** Nothing longer is ever stored. */
const LONGEST = 400;

/** Phrases that are one word here, so that no part of them denies anything. */
const PHRASES: [RegExp, string][] = [
  [
    /\b(?:no|not) more than\b|\bat (?:the )?most\b|\bup to\b|\bhöchstens\b|\bmaximal\b|\bau plus\b|\bcomo m[aá]ximo\b/giu,
    ' max ',
  ],
  [/\b(?:no|not) (?:less|fewer) than\b|\bat (?:the )?least\b|\bmindestens\b|\bau moins\b|\bal menos\b/giu, ' min '],
  [/\b(?:can't|cannot|can not) stand\b/giu, ' hate '],
  [/\b(?:do not|don't|doesn't|does not) mind\b/giu, ' prefer '],
  [/\b(?:no longer|not any ?more)\b/giu, ' not '],
  [/\bany ?more\b|\bfrom now on\b/giu, ' '],
  [/\b(?:would like|i'd like)\b/giu, ' want '],
  [/\bbullet points?\b/giu, ' bullets '],
  [/\b(?:j|n|l|d|m|t|s|c|qu)'(?=\p{L})/giu, ' '],
  [/\b(?:no|not any) more\b(?! than)/giu, ' not '],
  [/\bne\b(?=.{1,40}\bplus\b)/giu, ' pas '],
  [/(?<=\bpas\b.{1,40})\bplus\b/giu, ' '],
  [/\bne\b(?=.{1,40}\b(?:pas|jamais|plus|aucune?)\b)/giu, ' '],
  [/\bno\b(?=.{1,40}\b(?:nunca|jamás|ningun[oa]?|ningún)\b)/giu, ' '],
];

/** A sentence without typographic quotes. */
export const straight = (text: string): string => text.replace(/[\u2018\u2019\u02bc]/g, "'");

/** Takes a sentence apart. Of one in a script that is not Latin nothing is known: it has no terms. */
export function readSaying(text: string): Saying {
  const saying: Saying = { terms: [], denials: 0, likes: false, isOwn: /\b(?:my|our|mein\w*|ma|mon|mi)\b/i.test(text) };
  if (/(?!\p{Script=Latin})\p{L}/u.test(text)) return saying;
  const plain = PHRASES.reduce((said, [phrase, word]) => said.replace(phrase, word), straight(text).slice(0, LONGEST));
  const words = wordsOf(plain);
  const isBetween = words.some(({ raw }) => /^(?:from|von|de|desde)$/i.test(raw));
  let next = { lead: '', isManner: false, isJoined: true };
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as Word;
    const form = fold(word.raw);
    const behind = words[i + 1];
    if (/[,;:(]\s*$/.test(plain.slice(0, word.at))) next.isJoined = true;
    if (DENIALS.has(form)) {
      saying.denials += 1;
      next.isJoined = true;
      continue;
    }
    if (LIKINGS.has(form)) {
      saying.likes = true;
      continue;
    }
    if (LEAVE.has(form) && behind === undefined) continue;
    const figure = figureAt(words, i);
    const isBound = BOUNDS.has(form) && (!/^m(?:ax|in)$/.test(form) || figureAt(words, i + 1) !== null);
    if (isBound || (DIRECTIONS.has(form) && (isBetween || figureAt(words, i + 1) !== null))) {
      next = { ...next, lead: next.lead === '' ? form : `${next.lead} ${form}`, isJoined: true };
      continue;
    }
    if (MANNERS.has(form) || JOINTS.has(form)) {
      next = { ...next, isManner: MANNERS.has(form), isJoined: true };
      continue;
    }
    if (figure !== null) {
      saying.terms.push({ ...next, form, stem: figure.text, amount: figure.isAmount ? figure.text : null });
      i += figure.length - 1;
      next = { lead: '', isManner: false, isJoined: figure.isAmount };
      continue;
    }
    if (WISHES.has(form) || FILLERS.has(word.raw.toLowerCase()) || form === 'one' || form === 'ones') continue;
    saying.terms.push({ ...next, form, stem: word.stem, amount: null });
    next = { lead: '', isManner: false, isJoined: false };
  }
  // "Remind me before": what binds nothing behind it is a word like others.
  if (next.lead !== '') saying.terms.push({ ...next, form: next.lead, stem: next.lead, lead: '', amount: null });
  return saying;
}

interface Figure {
  text: string;
  /** Words that it is made of. */
  length: number;
  isAmount: boolean;
}

/** "11", "11am", "5 pm", "17:00", "ten", "10 minutes"; null when the word there is no figure. */
function figureAt(words: readonly Word[], at: number): Figure | null {
  const raw = fold(words[at]?.raw ?? '');
  const behind = fold(words[at + 1]?.raw ?? '');
  const spelled = raw === 'one' ? oneAt(words, at) : NUMBER_WORDS.get(raw);
  const written = /^(\d+(?:[.:]\d+)*)(am|pm|h|uhr|k|m)?$/.exec(raw);
  if (spelled === undefined && written === null) return null;
  const half = written?.[2] ?? (/^(?:am|pm)$/.test(behind) ? behind : undefined);
  const isClock = half !== undefined || /^(?:uhr|h|oclock|heures)$/.test(behind);
  const length = isClock && written?.[2] === undefined ? 2 : 1;
  const isBound = BOUNDS.has(fold(words[at - 1]?.raw ?? ''));
  const digits = spelled === undefined ? (written?.[1] ?? '') : String(spelled);
  const number = (isBound ? digits.replace(/^(\d\d?)\.([0-5]\d)$/, '$1:$2') : digits).replace(/:00$/, '');
  const minutes = isClock ? undefined : TIME_UNITS.get(behind);
  if (minutes !== undefined && /^\d+$/.test(number))
    return { text: `${Number(number) * minutes} minutes`, length: 2, isAmount: true };
  const hour =
    half === 'pm' && /^\d+/.exec(number) ? number.replace(/^\d+/, (h) => String((Number(h) % 12) + 12)) : number;
  return { text: hour, length, isAmount: spelled !== undefined || isClock || isAmountAt(words, at) };
}

/** "one meeting a day" counts; "the finance one" does not. */
function oneAt(words: readonly Word[], at: number): number | undefined {
  const behind = words[at + 1];
  const before = fold(words[at - 1]?.raw ?? '');
  return carries(behind) && !/^(?:the|this|that|which)$/.test(before) ? 1 : undefined;
}

/** Behind a noun a figure is the number by which a thing goes: "room 3", "Python 2 scripts". */
function isAmountAt(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (before === undefined || !carries(before)) return true;
  const form = fold(before.raw);
  return MEASURES.has(form) || ((COUNTED.has(form) || form.endsWith('ly')) && carries(words[at + 1]));
}

function carries(word: Word | undefined): boolean {
  if (word === undefined) return false;
  const form = fold(word.raw);
  const joins = [BOUNDS, DIRECTIONS, MANNERS, JOINTS, FILLERS, WISHES, LIKINGS, DENIALS];
  return !joins.some((words) => words.has(form));
}

/** Whether two words are forms of one ("call", "calls") or name one side of a choice ("short", "brief"). */
export function isSameTerm(a: Term, b: Term): boolean {
  if (a.lead !== b.lead) return false;
  if (a.amount !== null || b.amount !== null) return a.amount === b.amount;
  return isSameForm(a, b) || isSameSide(a.form, b.form);
}

/** "car" and "care" have one stem and are two words. */
function isSameForm(a: Term, b: Term): boolean {
  if (a.form === b.form) return true;
  return a.stem === b.stem && `${a.form}e` !== b.form && a.form !== `${b.form}e`;
}

/** What is left of each side when the terms that they share are taken away. */
export function difference(a: readonly Term[], b: readonly Term[]): { shared: number; ofA: Term[]; ofB: Term[] } {
  const ofB = [...b];
  const ofA = a.filter((term) => {
    const at = ofB.findIndex((other) => isSameTerm(term, other));
    if (at >= 0) ofB.splice(at, 1);
    return at < 0;
  });
  return { shared: a.length - ofA.length, ofA, ofB };
}

/** Whether both are made of the same terms, and of some. */
export function isSameTerms(a: readonly Term[], b: readonly Term[]): boolean {
  if (a.length === 0 || a.length !== b.length) return false;
  return difference(a, b).ofA.length === 0;
}
