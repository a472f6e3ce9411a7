import type { Traits } from './alike.ts';

/** Traits that authors and people put words into. */
const WORDED = ['id', 'name', 'testid', 'class', 'title', 'alt', 'placeholder', 'label', 'text', 'href'];

/** Of these, those that are one word to a machine: unless all of it agrees, nothing has been counted of it yet. */
const WHOLE = new Set(['id', 'name', 'testid']);

/**
 * How much of what an element says is said by each candidate under another trait, 0 to 1: a button's text that became
 * its title, "search-submit" as an id that is a class now. Words count by how rare they are among the candidates
 * (inverse document frequency); words found again in the same trait are left to that trait.
 */
export function movedWords(sought: Traits, candidates: readonly Traits[]): number[] {
  const said = wordsOf(sought);
  if (said.size === 0) return candidates.map(() => 0);
  const others = candidates.map(wordsOf);
  const counts = new Map<string, number>();
  for (const words of others) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log((candidates.length + 1) / ((counts.get(word) ?? 0) + 0.5));
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + rarity(word), 0);
  const all = sum(said);
  if (all <= 0) return candidates.map(() => 0);
  return candidates.map((one, i) => {
    const shared = [...said].filter((word) => others[i]?.has(word));
    if (shared.length === 0) return 0;
    const stayed = wordsThatStayed(sought, one);
    return Math.max(0, sum(shared.filter((word) => !stayed.has(word))) / all);
  });
}

function wordsThatStayed(a: Traits, b: Traits): Set<string> {
  const stayed = new Set<string>();
  for (const name of WORDED) {
    const parts = new Set(partsOf(name, valueIn(b, name)));
    for (const part of partsOf(name, valueIn(a, name)))
      if (parts.has(part)) for (const word of split(part)) stayed.add(word);
  }
  return stayed;
}

/** The parts of a trait that its own comparison sees. */
function partsOf(name: string, value: string): string[] {
  if (WHOLE.has(name)) return [value];
  if (name === 'class') return value.split(/\s+/);
  return name === 'href' ? value.split('/') : split(value);
}

/** Addresses without host, query and fragment: those say which site, not what. */
function valueIn(one: Traits, name: string): string {
  const value = Object.hasOwn(one, name) ? (one[name] ?? '').slice(0, 200) : '';
  return name === 'href' ? value.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '') : value;
}

const wordsOf = (one: Traits): Set<string> => new Set(WORDED.flatMap((name) => split(valueIn(one, name))));

/** Words of three letters or more, also of names such as "navSearch" and "nav-search". */
function split(text: string): string[] {
  return (
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  );
}
