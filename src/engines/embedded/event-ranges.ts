import type { EventFilter } from '../../asking/derivation.ts';
import { eventPasses } from '../../asking/filters.ts';
import { wordsOf } from '../../memory/words.ts';
import type { PageContent } from '../../reading/reading.ts';
import type { Asked, Term } from './asked.ts';
import { type Candidate, coverage } from './candidate.ts';
import type { Terms } from './match.ts';
import type { Matcher } from './matcher.ts';
import { ideaOf } from './synonyms.ts';

/** Terms of a question by what they are to a calendar: the page's own, of time, for any event, and for what is asked of it. */
export interface Sets {
  page: Terms;
  time: Terms;
  generic: Terms;
  aspect: Terms;
}

/** What people are in calendars for by name: only then does a title tell who. */
const PRESENCE =
  /^(?:holidays?|leave|off|away|out|absent|absence|sick\w*|ill|vacation|pto|duty|call|on-call|shift|rota|birthday|wfh|remote|home|office|travel\w*)$/i;

/** The days and the time that a question speaks of, as a filter of events. */
export function filterOf(asked: Asked, title: string | null): EventFilter {
  return { from: asked.when?.from ?? null, to: asked.when?.to ?? null, at: asked.when?.at ?? null, title };
}

/** The word as the calendar's titles have it, when they all use one other word for the same ("leave" for "holiday"). */
function asTitled(term: Term, content: PageContent): string {
  const used = new Map<string, string>();
  for (const event of content.events) {
    for (const word of wordsOf(event.title)) if (ideaOf(word.stem) === term.idea) used.set(word.stem, word.raw);
  }
  const [only] = used.values();
  return used.size === 1 && only !== undefined ? only : term.raw;
}

const IN_OR_OUT =
  /\b(?:is|are|was|were|who's|anyone|anybody|someone|who)\b.*\b(?:off|in|out|away)\b(?=\s+(?:on|this|next|today|tomorrow|at|for)\b|\W*$)/i;
const KIND =
  /^(?:meeting|event|appointment|call|thing|entry|entries|class|lesson|session|shift|slot|booking|lecture|game|match|visit)(?:e?s)?$/i;

const ANY_TIME = { from: null, to: null, at: null };

/** "Next week" and "last Friday" are days, not one of several. */
function withoutTimes(text: string): string {
  return text.replace(
    /\b(?:last|next|first) (?:week(?:end)?|month|year|quarter|day|few|\d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week's|thing)\b/gi,
    '',
  );
}

/** "What is on", "how many meetings", "is anyone on leave": over the days asked for. */
export function rangeCandidate(asked: Asked, matcher: Matcher, content: PageContent, sets: Sets): Candidate[] {
  if (asked.when?.from == null) return [];
  const rest = matcher.all & ~sets.time & ~sets.generic & ~sets.aspect & ~matcher.where((term) => term.weight < 0.6);
  const onTitles = content.events.reduce(
    (hits, { title, location }) =>
      hits | matcher.label(title).hits | (location === null ? 0 : matcher.label(location).hits),
    0,
  );
  const titled = rest & ~(sets.page & ~onTitles);
  const words = matcher.terms.filter((_, i) => (titled >> i) & 1);
  const isCount = asked.operation === 'count';
  const isFree = /\b(?:free|busy|available|anything)\b/i.test(asked.text);
  if (!isCount && !isFree && !['yes-no', 'thing', 'person', 'any'].includes(asked.wants)) return [];
  // A word that no event says may be the app's own word for something else ("deploys"): then what is on is only offered.
  const known = words.length === 0 || (titled & ~onTitles) === 0;
  const isKnown = (term: Term): boolean => isCount || known || (matcher.where((one) => one === term) & onTitles) !== 0;
  const named = words.filter(isKnown);
  const title = named.length === 0 ? null : named.map((term) => asTitled(term, content)).join(' ');
  const filter = filterOf(asked, title);
  // Words that no event has together say nothing of how many there are.
  const isSaid = title === null || content.events.some((event) => eventPasses(event, { ...ANY_TIME, title }));
  if (isCount && !isSaid) return [];
  // An event that says it in other words ("holiday" for "leave") is not caught by the filter: then do not be sure.
  const inOtherWords = content.events.some(
    (event) =>
      title !== null &&
      (matcher.label(event.title).hits & titled) === titled &&
      eventPasses(event, { ...filter, title: null }) &&
      !eventPasses(event, filter),
  );
  const tellsWho = asked.wants !== 'person' || words.length === 0 || words.some(({ raw }) => PRESENCE.test(raw));
  // "Is anyone off today" asks for those that are off, whether or not their titles say so.
  const isIn = named.length === 0 && IN_OR_OUT.test(asked.text);
  // What any event may be called is no name for some of them.
  const isKind = isCount && named.length > 0 && named.every(({ raw }) => KIND.test(raw));
  // "The last class today" is one of those, not all.
  const isOneOf = !isCount && /\b(?:first|last|next|earliest|latest)\s+\p{L}/iu.test(withoutTimes(asked.text));
  const op = isCount ? 'count-events' : isFree && title === null ? 'free-busy' : 'list-events';
  const own = matcher.all & ~(titled & ~onTitles);
  const isWhether = op === 'list-events' && asked.wants === 'yes-no' && title !== null;
  return [
    {
      make: () => (isWhether ? { op, filter, some: true } : { op, filter }),
      text: null,
      subject: title ?? 'Calendar',
      own,
      around: sets.page,
      score: coverage(matcher, own, sets.page),
      mayBeSure: known && isSaid && !inOtherWords && tellsWho && !isOneOf && !isIn && !isKind,
    },
  ];
}
