import type { Draft, Entry } from './entry.ts';
import { isRelated } from './related-words.ts';
import { contentWords, fold, isTypo, type Word, wordsOf } from './words.ts';

/** An entry that applies to a question. */
export interface Scored {
  entry: Entry;
  score: number;
  /** The question says its term, name or an alias in full. */
  named: boolean;
  /** It shares no word with the question, only what they speak of. */
  akin: boolean;
}

/** Share of the weight of a word that only one line holds, below which an entry does not apply. */
const ENOUGH = 0.65;
/** What a word that only speaks of the same matter counts, of what the word itself would. */
const AKIN = 0.6;
/** Asks what is allowed or wise: one shared word is then enough for a preference or an outcome. */
const ASKS_LEAVE = /^\s*(?:can|could|may|shall|should|is it (?:ok|okay|fine|allowed)|would it be|will|do (?:i|we))\b/i;

/** The names an entry goes by: term or name, and aliases. */
export function namesOf(entry: Draft['line']): string[] {
  switch (entry.kind) {
    case 'vocabulary':
      return [entry.term, ...entry.aliases];
    case 'pointer':
    case 'dated-copy':
      return [entry.name, ...entry.aliases];
    default:
      return [];
  }
}

/** What an entry says, without its names. */
export function bodyOf(entry: Entry): string {
  switch (entry.kind) {
    case 'vocabulary':
      return entry.meaning;
    case 'pointer':
      return placeWords(entry.place);
    case 'outcome':
      return `${entry.text} ${entry.when ?? ''}`;
    case 'preference':
      return entry.text;
    case 'dated-copy':
      return '';
  }
}

function placeWords(place: Extract<Entry, { kind: 'pointer' }>['place']): string {
  if ('page' in place)
    return place.page
      .replace(/^https?:\/\//, '')
      .replace(/[?#].*$/, '')
      .replace(/[/._-]+/g, ' ');
  if ('named' in place) return `${place.named} ${place.path ?? ''}`;
  if ('person' in place) return `${place.person} ${place.role ?? ''}`;
  return place.physical;
}

/**
 * The entries that apply to a question, best first; empty when none does. An entry whose name is said in full always
 * applies; the others by the rarity of the words they share with the question among the memory's own lines.
 */
export function searchMemory(question: string, entries: readonly Entry[]): Scored[] {
  const asked = contentWords(question.slice(0, 1000));
  if (asked.length === 0) return [];
  const lines = entries.map((entry) => ({
    entry,
    names: namesOf(entry),
    nameWords: new Set(namesOf(entry).flatMap((name) => contentWords(name).map((word) => word.stem))),
    body: new Set(contentWords(bodyOf(entry)).map((word) => word.stem)),
  }));
  const frequency = new Map<string, number>();
  for (const line of lines) {
    for (const word of new Set([...line.nameWords, ...line.body])) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const rarity = (word: string): number => Math.log(1 + lines.length / (1 + (frequency.get(word) ?? 0)));
  const scored = lines.map(({ entry, names, nameWords, body }) => {
    const named = names.some((name) => findName(question, name) !== null);
    let score = named ? 6 : 0;
    let shared = 0;
    let same = 0;
    for (const { stem } of asked) {
      const inName = holds(nameWords, stem);
      if (!inName && !holds(body, stem)) {
        const akin = [...nameWords, ...body].filter((word) => isRelated(word, stem));
        if (akin.length === 0) continue;
        shared += 1;
        score += AKIN * Math.max(...akin.map(rarity));
        continue;
      }
      shared += 1;
      same += 1;
      score += rarity(stem) * (inName ? 1.5 : 1);
    }
    // One shared word is chance unless it is the name; two or more rarely are.
    const isRule = (entry.kind === 'preference' || entry.kind === 'outcome') && ASKS_LEAVE.test(question);
    if (!named && shared === 1 && asked.length > 1 && !isRule) score *= 0.45;
    return { entry, score, named, akin: !named && same === 0 };
  });
  const top = Math.max(0, ...scored.map((line) => line.score));
  return scored
    .filter((line) => line.named || (line.score >= ENOUGH * rarity('') && line.score >= 0.45 * top))
    .sort((a, b) => b.score - a.score || a.entry.id.localeCompare(b.entry.id));
}

function holds(words: ReadonlySet<string>, wanted: string): boolean {
  if (words.has(wanted)) return true;
  if (wanted.length < 5) return false;
  for (const word of words) if (isTypo(word, wanted)) return true;
  return false;
}

/**
 * Where a name stands in a text: case, plural, spacing, hyphens and one slip of the keyboard do not matter. Offsets
 * [start, end) into the text; null when it is not there. Names of function words only are never found.
 */
export function findName(text: string, name: string): [number, number] | null {
  const wanted = wordsOf(name).filter(
    (word, i, all) => !(i === 0 && all.length > 1 && /^(?:the|our|my|a|an)$/i.test(word.raw)),
  );
  if (wanted.length === 0 || contentWords(`- ${name}`).length === 0) return null;
  const words = wordsOf(text);
  for (let at = 0; at + wanted.length <= words.length; at += 1) {
    if (!wanted.every((word, i) => isSame(word, words[at + i]))) continue;
    const last = words[at + wanted.length - 1];
    return [words[at]?.at ?? 0, (last?.at ?? 0) + (last?.raw.length ?? 0)];
  }
  return findJoined(words, wanted.map((word) => word.stem).join(''), wanted.length);
}

function isSame(wanted: Word, said: Word | undefined): boolean {
  if (said === undefined) return false;
  return wanted.stem === said.stem || isTypo(fold(wanted.raw), fold(said.raw));
}

/** "stand up" for "standup" and the other way round. */
function findJoined(
  words: readonly { raw: string; stem: string; at: number }[],
  wanted: string,
  count: number,
): [number, number] | null {
  if (wanted.length < 6) return null;
  for (let at = 0; at < words.length; at += 1) {
    let joined = '';
    for (let end = at; end < Math.min(words.length, at + count + 2); end += 1) {
      joined += words[end]?.stem ?? '';
      if (joined.length > wanted.length) break;
      if (joined === wanted) return [words[at]?.at ?? 0, (words[end]?.at ?? 0) + (words[end]?.raw.length ?? 0)];
    }
  }
  return null;
}
