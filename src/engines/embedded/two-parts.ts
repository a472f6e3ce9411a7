import type { Entry, Pointer } from '../../memory/entry.ts';
import { bodyOf, findName, namesOf } from '../../memory/lines.ts';
import { contentWords } from '../../memory/words.ts';

const SECOND =
  /^(.{4,200}?[^\s,])\s*,?\s+and\s+((?:are|is|was|were|do|does|did|has|have|can|may|will|when|where|what|which|how|who)\s.{3,200})$/i;
const STANDS_FOR = /\b(?:they|them|he|she|him|it)\b/i;

/** "Who owns deployments and are they on call?" in its two questions; null for a single one. */
export function twoQuestions(question: string): { first: string; second: string } | null {
  const parts = SECOND.exec(question.trim());
  return parts === null ? null : { first: `${parts[1]}?`, second: parts[2] ?? '' };
}

/** The second question with the answer of the first in the place of what stands for it. */
export function filledIn(second: string, answer: Entry | undefined): string {
  if (answer?.kind !== 'pointer' || !('person' in answer.place)) return second;
  const { person } = answer.place;
  return second
    .replace(/^are they\b/i, `is ${person}`)
    .replace(/^do they\b/i, `does ${person}`)
    .replace(/^have they\b/i, `has ${person}`)
    .replace(STANDS_FOR, person);
}

const ABOUT =
  /^(?:so,?\s+)?(?:what (?:do|did) (?:you|we|i) (?:know|remember|have|keep|store)|what have (?:you|we|i) got|tell me (?:all |everything |what you know )?)\s*(?:about|on|of|for)\s+(.{2,80}?)[?!.\s]*$/i;

/** What the memory holds about a thing that is asked about as such ("what do you know about Acme"); null for other questions. */
export function linesAbout(question: string, memory: readonly Entry[]): Entry[] | null {
  const topic = ABOUT.exec(question.trim())?.[1];
  if (topic === undefined) return null;
  const lines = memory.filter((entry) => findName([...namesOf(entry), bodyOf(entry)].join(' · '), topic) !== null);
  return lines.length === 0 ? null : lines;
}

const CALENDAR = /\b(?:calend[ae]r|kalender|calendrier|calendario|agenda|diary|schedule)\b/i;

/** The one place in memory that is a calendar, by its name, its address or the event that was pointed at; null for none or several. */
export function calendarIn(memory: readonly Entry[]): Pointer | null {
  const found = memory.filter((entry): entry is Pointer => {
    if (entry.kind !== 'pointer' || !('page' in entry.place)) return false;
    const { page, locator } = entry.place;
    return (
      locator?.target.kind === 'event' ||
      [...namesOf(entry), page.replace(/[^a-z]+/gi, ' ')].some((text) => CALENDAR.test(text))
    );
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The wishes that share a word with a question. */
export function wishesFor(question: string, memory: readonly Entry[]): string[] {
  const said = new Set(contentWords(question).map(({ stem }) => stem));
  return memory
    .filter(
      (entry) => entry.kind === 'preference' && contentWords(`- ${entry.text}`).some(({ stem }) => said.has(stem)),
    )
    .map(({ id }) => id);
}

/** Asks whether something may be put at a time, or whether a time is free. */
export const ASKS_FOR_TIME =
  /\b(?:am i|are we|is (?:\p{L}+)) (?:free|busy|available)\b|\b(?:can|could|may|should|shall) (?:i|we)\b.*\b(?:call|meeting|appointment|lunch|interview|review|slot|put|book|schedule|move|meet)\b/iu;
