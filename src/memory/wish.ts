import { difference, isSameTerms, readSaying, type Saying, straight, type Term } from './saying.ts';
import { areManners, excludes, SPOKEN, WHENS } from './saying-words.ts';
import { fold, wordsOf } from './words.ts';

/** How a new saying stands to an old one. */
export type How = 'repeats' | 'refines' | 'contradicts';

/** A wish that fills a slot which holds one thing only: a name to be called by, a favourite. */
interface Slot {
  /** What the slot is for; null for the name. */
  of: Saying | null;
  filler: Saying;
  /** Several may fill it ("my favourite colours are"). */
  isMany: boolean;
}

/** A wish as it is compared. */
interface Wish extends Saying {
  slot: Slot | null;
  /** What is wished for, and what is not: "tabs instead of spaces". */
  contrast: { wanted: Saying; unwanted: Saying } | null;
}

/**
 * How a new wish of the person stands to an old one; null when they have nothing to do with each other, or when that is
 * not plain. Strict on purpose: to offer the wrong line for replacing is worse than to miss one. Two likings, two bans,
 * two days do not exclude each other; another bound, another name, the other side of a choice do.
 */
export function compareWishes(next: string, former: string): How | null {
  if (isSameText(next, former)) return 'repeats';
  const [a, b] = [readWish(next), readWish(former)];
  if (a.slot || b.slot) return a.slot && b.slot ? compareSlots(a.slot, b.slot) : null;
  if (a.contrast || b.contrast) return compareContrasts(a, b);
  return compareSayings(a, b) ?? (areAlternatives(a, b) ? 'contradicts' : null);
}

/** The same words, but for case, accents, quotes, spaces and what stands at the end. */
export function isSameText(a: string, b: string): boolean {
  const plain = (text: string) =>
    fold(text)
      .replace(/\s+/g, ' ')
      .replace(/^[\s"]+|[\s".!]+$/g, '');
  return plain(a) !== '' && plain(a) === plain(b);
}

/** The same terms, more of them, the other way round, or with another amount. */
function compareSayings(a: Saying, b: Saying): How | null {
  if (isSameTerms(a.terms, b.terms)) {
    if (a.denials === b.denials) return 'repeats';
    return a.denials + b.denials === 1 ? 'contradicts' : null;
  }
  if (a.denials !== b.denials) return null;
  const isAboutIt = b.terms.length > 1 || a.likes === b.likes;
  if (isAboutIt && saysMore(a.terms, b.terms)) return 'refines';
  return hasOtherAmount(a, b) ? 'contradicts' : null;
}

/**
 * Whether the first terms hold all of the others and some more. A further word right behind the last shared one may make
 * another thing of it ("tea", "tea towels"), and much more around one shared word is about something else.
 */
export function saysMore(next: readonly Term[], former: readonly Term[]): boolean {
  const { shared, ofA, ofB } = difference(next, former);
  if (shared === 0 || ofB.length > 0 || ofA.length === 0 || ofA.length > 2 * shared) return false;
  if (shared > 2) return true;
  return !ofA.some((term) => {
    const before = next[next.indexOf(term) - 1];
    return before !== undefined && !ofA.includes(before) && !term.isJoined && term.lead === '' && !WHENS.has(term.form);
  });
}

/** "Before 11", "before 10". Of bans only those with a bound exclude each other: nothing at 9 and nothing at 10 can both be. */
function hasOtherAmount(a: Saying, b: Saying): boolean {
  const { shared, ofA, ofB } = difference(a.terms, b.terms);
  if (shared === 0 || ofA.length === 0 || ofA.length !== ofB.length) return false;
  return ofA.every(({ amount, lead }, i) => {
    const other = ofB[i];
    return amount !== null && other?.amount != null && lead === other.lead && (a.denials === 0 || /\p{L}/u.test(lead));
  });
}

/** Two sides of a choice, in sentences that are alike otherwise. */
function areAlternatives(a: Saying, b: Saying): boolean {
  const { shared, ofA, ofB } = difference(a.terms, b.terms);
  const [one, other] = [ofA[0], ofB[0]];
  if (one === undefined || other === undefined || ofA.length > 1 || ofB.length > 1) return false;
  if (a.denials > 0 || b.denials > 0 || one.lead !== other.lead) return false;
  const likes = a.likes || b.likes;
  if (shared === 0 && likes) return false;
  if (isOrdering(a) && one.isManner && other.isManner) return shared > 0;
  const choice = excludes(one.form, other.form);
  if (choice === 'firm') return true;
  if (choice === 'of-one-thing' && shared > 0)
    return !likes || (a.isOwn && b.isOwn) || a.terms.some(({ form }) => SPOKEN.has(form));
  return shared > 0 && !likes && one.isManner && other.isManner && areManners(one.form, other.form);
}

/** "Sort tasks by date": things stand in one order. */
const isOrdering = ({ terms: [verb] }: Saying): boolean =>
  /^(?:sort|order|group|rank|sortiere?|gruppiere?|trie[rz]?|ordena)$/.test(verb?.form ?? '');

function compareSlots(a: Slot, b: Slot): How | null {
  if ((a.of === null) !== (b.of === null)) return null;
  if (a.of !== null && b.of !== null && !isSameTerms(a.of.terms, b.of.terms)) return null;
  const [next, former] = [a.filler, b.filler];
  if (isSameTerms(next.terms, former.terms)) return next.denials === former.denials ? 'repeats' : 'contradicts';
  if (next.denials > 0 || former.denials > 0 || next.terms.length === 0 || former.terms.length === 0) return null;
  if (difference(next.terms, former.terms).ofB.length === 0) return 'refines';
  return a.isMany || b.isMany ? null : 'contradicts';
}

function compareContrasts(a: Wish, b: Wish): How | null {
  if (a.contrast && b.contrast) {
    const [next, former] = [a.contrast, b.contrast];
    const same = (one: Saying, other: Saying) => isSameTerms(one.terms, other.terms) && one.denials === other.denials;
    if (same(next.wanted, former.wanted) && same(next.unwanted, former.unwanted)) return 'repeats';
    return same(next.wanted, former.unwanted) && same(next.unwanted, former.wanted) ? 'contradicts' : null;
  }
  const { wanted, unwanted } = (a.contrast ?? b.contrast) as NonNullable<Wish['contrast']>;
  const plain = a.contrast ? b : a;
  const saysIt =
    (isSameTerms(plain.terms, wanted.terms) && plain.denials === 0) ||
    (isSameTerms(plain.terms, unwanted.terms) && plain.denials === 1);
  if (saysIt) return a.contrast ? 'refines' : 'repeats';
  return isSameTerms(plain.terms, unwanted.terms) && plain.denials === 0 ? 'contradicts' : null;
}

function readWish(text: string): Wish {
  const said = straight(text).slice(0, 400).trim();
  const slot = nameSlot(said) ?? favouriteSlot(said);
  return { ...readSaying(text), slot, contrast: slot === null ? contrastOf(said) : null };
}

const CALL_ME = [
  /^(?:(?:please|always|just) )*((?:never|do not|don't) )?(?:call|address) me (?:as )?(.+)$/i,
  /^(?:please )?((?:never|do not|don't) )?refer to me as (.+)$/i,
  /^(?:my (?:first |full |nick)?name(?: is|'s)|i go by|(?:i'm|i am|i'd rather be|i (?:prefer|like|want) to be) called)() (.+)$/i,
  /^(?:bitte )?nenne? mich()(?: bitte)? (.+)$/i,
  /^(?:ich heiße|mein name ist|je m'appelle|appelle(?:z)?[- ]moi|mon nom est|ll[aá]mame|me llamo|mi nombre es)() (.+)$/i,
];
/** What follows "call me" when it is not a name. */
const NO_NAME =
  /^(?:before|after|on|at|when|if|by|back|later|in|tomorrow|tonight|today|from|only|every|any|anytime|first|about|for|again|asap|daily|weekly|now|not|until|during|once|twice|never|always|with|without|between|as|a|an|the|old|crazy|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays|weekends)\b/i;

function nameSlot(said: string): Slot | null {
  for (const pattern of CALL_ME) {
    const [, denial = '', rest = ''] = pattern.exec(said) ?? [];
    const name = rest.replace(/(?:,|;|\. | from now on| instead\b| please\b| not ).*$/i, '').replace(/["'.!]+/g, '');
    const words = name.trim().split(/\s+/);
    if (rest === '' || words.length > 3 || /\d/.test(name) || NO_NAME.test(name)) continue;
    const filler = { terms: properTerms(name), denials: denial === '' ? 0 : 1, likes: false, isOwn: false };
    return { of: null, filler, isMany: false };
  }
  return null;
}

/** A proper name's words as they are: "Max" is nobody's most. */
const properTerms = (name: string): Term[] =>
  wordsOf(name).map(({ raw }) => {
    const form = fold(raw);
    return { form, stem: form, lead: '', isManner: false, isJoined: true, amount: null };
  });

const COPULA = /^(.{2,80}?)(?: (is|are|ist|sind|est|sont|es|son)|:) (.{1,120})$/i;
const OWN = /^(?:my|our|(?:the )?default|meine?|unsere?|mon|ma|mes|notre|mis?|nuestr[oa])\b/i;
const FAVOURITE =
  /\b(?:favou?rite|preferred|default|usual|pr[eé]f[eé]r[eé]e?s?|favorit[oa]s?|preferid[oa]s?|bevorzugte\w*)\b|\blieblings/i;
/** What a person has one of. */
const ATTRIBUTE =
  /^\S+ (?:nickname|pronouns|time ?zone|(?:(?:native|first|mother) )?(?:language|tongue)|diet|(?:(?:shoe|shirt|ring|hat|glove|clothes) )?size|signature|currency|handle|initials|zeitzone|muttersprache|schuhgröße)$/i;

function favouriteSlot(said: string): Slot | null {
  const [, left = '', verb = ':', right = ''] = COPULA.exec(said) ?? [];
  const isSlot = (side: string) => OWN.test(side) && (FAVOURITE.test(side) || ATTRIBUTE.test(side));
  const [of, filler] = isSlot(left) ? [left, right] : isSlot(right.replace(/[.!]+$/, '')) ? [right, left] : ['', ''];
  if (of === '') return null;
  const isMany = /^(?:are|sind|sont|son)$/i.test(verb) && !/pronouns/i.test(of);
  return { of: readSaying(of.replace(/favourite/i, 'favorite')), filler: readSaying(filler), isMany };
}

const CONTRASTS = [
  /^(.{1,200}?),? (?:instead of|rather than|anstatt|statt|plutôt que|au lieu de|en vez de|en lugar de) (.{1,200})$/i,
  /^((?:.{0,60}\W)?(?:prefer|rather)\b.{2,100}?) (?:over|than) (.{1,200})$/i,
  /^((?:.{0,60}\W)?prefer (?!to\b).{1,100}?) to (.{1,200})$/i,
  /^(.{0,40}\bpréfère .{1,100}?) (?:à|au|aux) (.{1,200})$/i,
  /^(.{0,40}\bprefiero .{1,100}?) al? (.{1,200})$/i,
  /^(.{1,200}?), (?:not|nicht|pas|no|do not|don't|never) (.{1,200})$/i,
  /^(.{1,200}?(?<!\b(?:do|does|did|is|are|am|can|could|should|would|will|must|may|might|please|but|and|or))) not (.{1,200})$/i,
];
/** Behind "not" these say when or how, not what instead. */
const NO_CONTRAST =
  /^(?:before|after|on|in|at|with|for|until|to|during|from|too|so|very|more|less|only|just|every|all|any|a lot|be|when|if|while|under|over)\b/i;

function contrastOf(said: string): Wish['contrast'] {
  for (const pattern of CONTRASTS) {
    const [, left = '', right = ''] = pattern.exec(said) ?? [];
    if (left === '' || NO_CONTRAST.test(right)) continue;
    const [wanted, unwanted] = [readSaying(left), readSaying(right)];
    if (wanted.terms.length > 0 && unwanted.terms.length > 0) return { wanted, unwanted };
  }
  return null;
}
