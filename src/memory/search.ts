import type { Entry } from './entry.ts';
import { bodyOf, findName, namesOf } from './lines.ts';
import { contentWords, isTypo } from './words.ts';

/** An entry that applies to a question. */
export interface Scored {
  entry: Entry;
  score: number;
  /** The question says its term, name or an alias in full. */
  named: boolean;
}

/** Share of the weight of a word that only one line holds, below which an entry does not apply. */
const ENOUGH = 0.65;
/** Asks what is allowed or wise: one shared word is then enough for a preference or an outcome. */
const ASKS_LEAVE = /^\s*(?:can|could|may|shall|should|is it (?:ok|okay|fine|allowed)|would it be|will|do (?:i|we))\b/i;

/**
 * The entries that apply to a question by its words, best first; empty when none does. An entry whose name is said in full always
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
    for (const { stem } of asked) {
      const inName = holds(nameWords, stem);
      if (!inName && !holds(body, stem)) continue;
      shared += 1;
      score += rarity(stem) * (inName ? 1.5 : 1);
    }
    // One shared word is chance unless it is the name; two or more rarely are.
    const isRule = (entry.kind === 'preference' || entry.kind === 'outcome') && ASKS_LEAVE.test(question);
    if (!named && shared === 1 && asked.length > 1 && !isRule) score *= 0.45;
    return { entry, score, named };
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
