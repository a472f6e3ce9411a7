import type { Clock } from '../../asking/engine.ts';
import { contentWords, fold, stem, stemsOf } from '../../memory/words.ts';
import type { Locator } from '../../reading/locator/locator.ts';
import { type Asked, type Term, takeApart } from './asked.ts';
import { fits, isQualified } from './candidate.ts';
import { rolesIn } from './roles.ts';
import { ideaOf } from './synonyms.ts';

/** Words that may be added to a question about a place without asking for anything else. */
const HARMLESS = new Set(
  'thing item entry row column cell table sheet spreadsheet page list data info detail value figure exact precise'
    .split(' ')
    .map(stem),
);
/** Days and spans that are other ones tomorrow: a place taken for one of them is not the place of the next. */
const RELATIVE =
  /\b(?:today|tonight|tomorrow|yesterday|ago|(?:this|next|last|past|coming|previous) (?:\w+day|morning|afternoon|evening|night|week|weekend|month|quarter|year|sprint))\b/i;

/**
 * Whether a question asks for the very value that a remembered locator leads to, so that no words need be looked for on
 * the page: it is the question that the place was remembered by; or it says one of the place's names (or the row and
 * column) and nothing that these, the label or the address do not account for. "Q4", another year, "who" or "how much
 * more" beside a place remembered as "Marketing, Q3" ask for something else.
 *
 * @param names the names of the place and of the terms that stand for it.
 * @param page its address, whose words may be said as well.
 */
export function asksForPlace(
  question: string,
  names: readonly string[],
  locator: Locator,
  page: string,
  clock: Clock,
): boolean {
  const asked = takeApart(question, clock);
  const isEvent = locator.target.kind === 'event';
  if (RELATIVE.test(fold(question)) || (isEvent && asked.when !== null)) return false;
  if (isRememberedBy(question, names)) return true;
  if (isQualified(asked) || !suits(asked, locator)) return false;
  const said = ideasOf([...asked.terms, ...contentWords(question)].map((term) => term.stem));
  const isNamed = [...names, mustBeSaid(locator)].some((name) => {
    const words = ideasOf(contentWords(`- ${name}`).map((word) => word.stem));
    return words.size > 0 && [...words].every((word) => said.has(word));
  });
  if (!isNamed) return false;
  const known = ideasOf([...names, ...labelsOf(locator), wordsOfPath(page)].flatMap(stemsOf));
  const harmless = new Set(HARMLESS);
  if (asked.wants === 'time' || asked.wants === 'date')
    for (const word of ['time', 'date', 'day']) harmless.add(stem(word));
  if (locator.target.kind === 'event' && locator.target.date === null)
    for (const word of ['next', 'upcoming']) harmless.add(stem(word));
  const roles = new Set(
    labelsOf(locator)
      .flatMap(rolesIn)
      .map(({ role }) => role),
  );
  const isKnown = (term: Term): boolean =>
    known.has(term.idea) ||
    harmless.has(term.stem) ||
    contentWords(`- ${term.raw}`).every(({ raw, stem: stemmed }) => raw === '-' || known.has(ideaOf(stemmed))) ||
    (term.roles ?? []).some((role) => roles.has(role));
  return asked.terms.every(isKnown);
}

/** The kind of value asked for is the kind that stands there. */
function suits(asked: Asked, { shape, target }: Locator): boolean {
  if (asked.operation === 'count') return shape === 'number';
  if (asked.operation !== null) return false;
  if (asked.wants === 'place') return target.kind === 'event' ? target.part === 'location' : shape === 'text';
  if (asked.wants === 'person') return target.kind !== 'event' && shape === 'text';
  if (asked.wants === 'time' && target.kind === 'event') return target.part === 'start' || target.part === 'end';
  return fits(asked.wants, shape, 'any');
}

/** What tells the value from its neighbours: the row and column of a cell, the title of an event. */
function mustBeSaid({ target }: Locator): string {
  switch (target.kind) {
    case 'cell':
      return [
        ...target.row.flatMap(([label, text]) => (label === '' ? [] : [text])),
        target.header ?? '',
        target.column,
      ].join(' ');
    case 'event':
      return target.title;
    default:
      return '';
  }
}

function labelsOf({ target }: Locator): string[] {
  switch (target.kind) {
    case 'cell': {
      const { caption, section } = target.table;
      const row = target.row.flatMap(([label, text]) => (label === '' ? [] : [label, text]));
      return [...row, target.header ?? '', target.group ?? '', target.column, caption ?? '', ...section];
    }
    case 'field':
      return [target.label, ...target.section];
    case 'count':
      return [target.of, ...target.section];
    case 'event':
      return [target.title, target.part];
  }
}

function ideasOf(stems: readonly string[]): Set<string> {
  return new Set(stems.map(ideaOf));
}

/** Whether a question is the very one that a place was remembered by: one of its names, word for word. */
export function isRememberedBy(question: string, names: readonly string[]): boolean {
  const bare = stemsOf(question).join(' ');
  return names.some((name) => stemsOf(name).join(' ') === bare);
}

function wordsOfPath(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname)
      .replace(/\.\w{1,5}$/, '')
      .replace(/[/_.+-]+/g, ' ');
  } catch {
    return '';
  }
}
