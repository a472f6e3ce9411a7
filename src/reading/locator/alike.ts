import { textKey } from '../values/plain-text.ts';
import { movedWords } from './moved-words.ts';

/** What is known of an element by the name of each trait: attributes, where it stands, what stands near it. */
export type Traits = Readonly<Record<string, string>>;

/** How likely a trait is to outlive a redesign of its page, and how two of its values are compared, 0 to 1. */
interface Kind {
  lasts: number;
  compare(a: string, b: string): number;
}

const EXACT: Kind['compare'] = (a, b) => (a === b ? 1 : 0);
const words = (lasts: number): Kind => ({ lasts, compare: wordsAlike });

/**
 * Traits that say the same thing have one vote together. How long they last are guesses, in steps of a tenth, from
 * what web authors change for looks (class, place, size) and what they keep because people or scripts go by it (names,
 * words, ids, addresses).
 */
const VOTES: Record<string, Kind>[] = [
  { tag: { lasts: 0.8, compare: tagsAlike } },
  { type: { lasts: 0.9, compare: EXACT } },
  { role: { lasts: 0.9, compare: EXACT } },
  { id: { lasts: 0.8, compare: EXACT } },
  { testid: { lasts: 0.9, compare: EXACT } },
  { name: { lasts: 0.9, compare: EXACT } },
  { label: words(0.9), text: words(0.9) },
  { alt: words(0.8), title: words(0.8), placeholder: words(0.8) },
  { section: words(0.7) },
  { near: words(0.5), before: words(0.5), after: words(0.5), above: words(0.5), below: words(0.5) },
  { class: { lasts: 0.6, compare: tokensAlike } },
  { href: { lasts: 0.7, compare: addressesAlike } },
  { home: { lasts: 0.6, compare: EXACT } },
  { path: { lasts: 0.5, compare: pathsAlike }, anchor: { lasts: 0.5, compare: pathsAlike } },
  {
    x: { lasts: 0.4, compare: placesAlike },
    y: { lasts: 0.4, compare: placesAlike },
    width: { lasts: 0.4, compare: sizesAlike },
    height: { lasts: 0.4, compare: sizesAlike },
  },
];

/** The candidate that is most like what was sought, and how sure that is, 0 to 1. */
export interface Alike {
  at: number;
  /** That it is this one, and not another or none of them. */
  chance: number;
  /** That it is this one, if it is one of them. */
  lead: number;
}

/** How likely words are to be kept by something else of the same element. */
const MOVED_WORDS_LAST = 0.7;

/** How likely what is sought is still there in some form, before anything is known of the candidates. */
const STILL_THERE = 0.9;

/**
 * Finds an element again among those of a changed page by its traits, by record linkage (Fellegi and Sunter, "A Theory
 * for Record Linkage", 1969): a trait that agrees counts the more, the rarer such agreement is among the candidates, and
 * one that differs counts against. The chance is that of the best candidate against all others and against none of them
 * being it. Null without candidates.
 */
export function mostAlike(target: Traits, elements: readonly Traits[]): Alike | null {
  const sought = withHome(target);
  const candidates = elements.map(withHome);
  const scores = new Float64Array(candidates.length);
  for (const vote of VOTES) {
    const told = Object.entries(vote).filter(([name]) => Object.hasOwn(sought, name) && sought[name] !== '');
    for (const [name, kind] of told) {
      const evidence = evidenceOf(name, kind, sought[name] ?? '', candidates);
      for (const [i, one] of evidence.entries()) scores[i] = (scores[i] ?? 0) + one / told.length;
    }
    const [words] = vote['label'] && told.length === 0 ? Object.values(vote) : [];
    if (words === undefined) continue;
    // What had no words of its own is rather not what has some.
    for (const [i, one] of candidates.entries())
      if (Object.keys(vote).some((name) => Object.hasOwn(one, name)))
        scores[i] = (scores[i] ?? 0) + differing(words) / 2;
  }
  const moved = movedWords(sought, candidates);
  for (const [i, one] of agreeing(moved, MOVED_WORDS_LAST, RARE).entries()) scores[i] = (scores[i] ?? 0) + one;
  let at = -1;
  for (const [i, score] of scores.entries()) if (at < 0 || score > (scores[at] ?? 0)) at = i;
  if (at < 0) return null;
  const best = scores[at] ?? 0;
  const weights = scores.map((score) => Math.exp(score - best));
  // A box and what fills it are one place: which of the two is meant makes no other one likelier.
  const here = weights.reduce((sum, weight, i) => (isSamePlace(candidates[at], candidates[i]) ? sum + weight : sum), 0);
  const gone = (Math.exp(-best) * candidates.length * (1 - STILL_THERE)) / STILL_THERE;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return { at, chance: here / (all + gone), lead: here / all };
}

function isSamePlace(a: Traits | undefined, b: Traits | undefined): boolean {
  if (a === b) return true;
  const [one, other] = [a?.['path'] ?? '', b?.['path'] ?? ''];
  return one !== '' && other !== '' && (one.startsWith(`${other}/`) || other.startsWith(`${one}/`));
}

function differing({ lasts }: Kind): number {
  return Math.log(1 - lasts);
}

/** For and against each candidate by one trait, in natural logarithms of odds. */
function evidenceOf(name: string, kind: Kind, value: string, candidates: readonly Traits[]): number[] {
  const fits = candidates.map((one) => (Object.hasOwn(one, name) ? kind.compare(value, one[name] ?? '') : null));
  const differ = differing(kind);
  const agree = agreeing(
    fits.map((fit) => fit ?? 0),
    kind.lasts,
    FEW_VALUES.has(name) ? COMMON : RARE,
  );
  return fits.map((fit, i) => (fit === null ? differ / 2 : (agree[i] ?? 0) + (1 - fit) * differ));
}

/** Traits of which there are few values anywhere. */
const FEW_VALUES = new Set(['tag', 'type', 'role']);

/** Share of the elements of pages in general that agree by chance in a trait of few values, and in one of many. */
const COMMON = 0.25;
const RARE = 0.02;

/** How many candidates that knowledge of pages in general weighs: it tells where a page has too few to say what is rare. */
const PAGES_IN_GENERAL = 20;

/** For each candidate by how well it fits, 0 to 1: the more, the rarer it is on this page to fit as well as that. */
function agreeing(fits: readonly number[], lasts: number, byChance: number): number[] {
  const ranked = Float64Array.from(fits).sort();
  return fits.map((fit) => {
    if (fit === 0) return 0;
    const asGood = fits.length - firstAtLeast(ranked, fit) + PAGES_IN_GENERAL * byChance ** fit;
    return fit * Math.max(0, Math.log((lasts * (fits.length + 1 + PAGES_IN_GENERAL)) / asGood));
  });
}

/** With the id of the nearest box around it that has one, as the anchored path tells (`//*[@id='menu']/li[2]/a[1]`). */
function withHome(one: Traits): Traits {
  const home = /^\/\/\*\[@id=['"]([^'"]{1,200})['"]\]\//.exec(
    Object.hasOwn(one, 'anchor') ? (one['anchor'] ?? '') : '',
  )?.[1];
  return home === undefined ? one : { ...one, home };
}

/** Index of the first of ascending `values` that is at least `least`. */
function firstAtLeast(values: Float64Array, least: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Below these nothing is offered: a person who is asked "Is it this one?" tends to say yes. That it may be gone is
 * reckoned with generously, so the first is less than a half; but it must be likelier than all others together, by more than a toss.
 */
const SURE_ENOUGH = { chance: 0.4, lead: 0.51 };

/** As `mostAlike`, or null when its best is not likely enough to ask a person about. */
export function offerable(sought: Traits, candidates: readonly Traits[]): Alike | null {
  const found = mostAlike(sought, candidates);
  return found !== null && found.chance >= SURE_ENOUGH.chance && found.lead >= SURE_ENOUGH.lead ? found : null;
}

/** Tags that stand for each other when a page is built anew. */
const KINDRED = [/^h[1-6]$/, /^(?:a|button|input|summary)$/, /^(?:div|span|p|li|td|dd|dt|label|strong|b|em)$/];

function tagsAlike(a: string, b: string): number {
  return a === b ? 1 : KINDRED.some((kin) => kin.test(a) && kin.test(b)) ? 0.6 : 0;
}

/** Without the dots and bars that separate it from its neighbours. */
function wordsOf(text: string): string {
  return textKey(text.slice(0, 300)).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Share of letter pairs in common (Dice). */
function wordsAlike(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left === right) return left === '' ? 0 : 1;
  if (isPartOf(left, right) || isPartOf(right, left)) return WHOLE_WORDS;
  // Any two texts of a page have some pairs in common.
  return Math.max(0, dice(pairsOf(left), pairsOf(right)) - 0.3) / 0.7;
}

/** How alike a text is to one that only says more ("Legal" and "Legal & Compliance"). */
const WHOLE_WORDS = 0.8;

function isPartOf(short: string, long: string): boolean {
  return short.length > 2 && long.length <= short.length * 4 && long.startsWith(`${short} `);
}

function pairsOf(text: string): string[] {
  const cut = text.slice(0, 200);
  return Array.from({ length: Math.max(0, cut.length - 1) }, (_, i) => cut.slice(i, i + 2));
}

function dice(left: readonly string[], right: readonly string[]): number {
  if (left.length + right.length === 0) return 0;
  const rest = new Map<string, number>();
  for (const one of left) rest.set(one, (rest.get(one) ?? 0) + 1);
  let same = 0;
  for (const one of right) {
    const n = rest.get(one) ?? 0;
    if (n > 0) same++;
    rest.set(one, n - 1);
  }
  return (2 * same) / (left.length + right.length);
}

function tokensAlike(a: string, b: string): number {
  return dice(a.split(/\s+/).filter(Boolean), b.split(/\s+/).filter(Boolean));
}

/** Addresses without what only follows a click: scheme, query and fragment. */
function addressesAlike(a: string, b: string): number {
  const parts = (href: string) =>
    href
      .replace(/^[a-z]+:/i, '')
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean);
  if (a === b) return 1;
  return 0.9 * dice(parts(a), parts(b));
}

/**
 * Steps that two paths have in common in their order (longest common subsequence); a step that is only counted
 * otherwise is half a step. Later steps are about the element itself and weigh more.
 */
function pathsAlike(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [stepsOf(a), stepsOf(b)];
  let row = new Float64Array(right.length + 1);
  for (const [i, one] of left.entries()) {
    const next = new Float64Array(right.length + 1);
    const weight = 1 / (1 + (left.length - 1 - i) / 4);
    for (const [j, other] of right.entries()) {
      const same = one === other ? weight : tagOfStep(one) === tagOfStep(other) ? weight / 2 : 0;
      next[j + 1] = Math.max((row[j] ?? 0) + same, row[j + 1] ?? 0, next[j] ?? 0);
    }
    row = next;
  }
  const whole = (steps: readonly string[]) => steps.reduce((sum, _, i) => sum + 1 / (1 + i / 4), 0);
  return (0.95 * (row[right.length] ?? 0)) / Math.max(whole(left), whole(right));
}

const tagOfStep = (step: string) => step.replace(/\[.*/, '');

function stepsOf(path: string): string[] {
  return path.split('/').filter(Boolean).slice(-40);
}

/** How near two places in pixels are; half at 100. */
function placesAlike(a: string, b: string): number {
  const far = Math.abs(Number(a) - Number(b));
  return Number.isNaN(far) ? 0 : 1 / (1 + far / 100);
}

function sizesAlike(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)];
  return left > 0 && right > 0 ? Math.min(left, right) / Math.max(left, right) : 0;
}
