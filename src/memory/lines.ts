import type { Draft, Entry } from './entry.ts';
import { contentWords, fold, isTypo, type Word, wordsOf } from './words.ts';

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
