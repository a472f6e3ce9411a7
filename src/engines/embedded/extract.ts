import type { Cite, Derivation, Derived } from '../../asking/derivation.ts';
import { derive } from '../../asking/derive.ts';
import type { Clock, Extraction } from '../../asking/engine.ts';
import type { Plan } from '../../asking/plan.ts';
import { subjectOf } from '../../asking/subject.ts';
import { fold } from '../../memory/words.ts';
import type { ValueShape } from '../../reading/locator/locator.ts';
import type { PageContent } from '../../reading/reading.ts';
import { sameValue } from '../../reading/values/same-value.ts';
import { RATES, SHARE } from './accounted.ts';
import { type Asked, takeApart } from './asked.ts';
import { type Candidate, isQualified, unmet } from './candidate.ts';
import { cellCandidates } from './cells.ts';
import { computedCandidates } from './computed.ts';
import { countCandidates } from './counts.ts';
import { type Case, caseOf, doubtAbout } from './doubts-of-answers.ts';
import { eventCandidates } from './events.ts';
import { fieldCandidates } from './fields.ts';
import type { Terms } from './match.ts';
import { Matcher } from './matcher.ts';
import { namesUnknown } from './named-by-number.ts';
import { orOtherSheet } from './other-sheets.ts';
import { pageTerms } from './page-words.ts';
import { fromProse } from './prose/from-prose.ts';
import type { Features } from './prose/score.ts';
import { askTables } from './tables/ask-tables.ts';
import type { TableModel } from './tables/model.ts';
import { maySettle, withTables } from './with-tables.ts';

/** How far the best must be ahead of the next one that says something else. */
const MARGIN = 0.08;
/** Below this nothing is sure. */
const ENOUGH = 0.7;
/** Below this a candidate is not worth showing. */
const WORTH_SHOWING = 0.5;
/** From this chance on a sentence is worth showing beside what else was found. */
const LIKELY = 0.5;
const MOST_OFFERED = 3;
/** Most candidates derived for one answer. */
const MOST_TRIED = 8;

/** What was trained: how tables are asked, and what tells the part of a sentence that answers. Null: not to be had. */
export interface Trained {
  tables: TableModel | null;
  spans: Features | null;
}

const UNTRAINED: Trained = { tables: null, spans: null };

/** What the page says to the plan's question; see Engine.extract. */
export function extract(plan: Plan, content: PageContent, clock: Clock, trained = UNTRAINED): Extraction {
  const asked = takeApart(plan.seek, clock, content.calendar);
  const pinned = fromPlace(plan, content, clock);
  if (pinned !== null) return pinned;
  if (asked.terms.length === 0) return { state: 'none' };
  const matcher = new Matcher(asked, clock);
  matcher.setGiven([content.title, content.headings[0] ?? '']);
  return ofTheNamed(search(plan, asked, matcher, { content, clock, trained }), asked, content);
}

function search(
  plan: Plan,
  asked: Asked,
  matcher: Matcher,
  { content, clock, trained }: { content: PageContent; clock: Clock; trained: Trained },
): Extraction {
  const { tables: model, spans } = trained;
  const page = pageTerms(matcher, content);
  const candidates = [
    ...cellCandidates(asked, matcher, content, page).map((candidate) =>
      asRead(asRate(candidate, matcher), asked, content),
    ),
    ...fieldCandidates(asked, matcher, content, page).map((candidate) =>
      aside(asRead(asRate(candidate, matcher), asked, content)),
    ),
    ...countCandidates(asked, matcher, content, page).map(aside),
    ...eventCandidates(asked, matcher, content, page, clock).map(aside),
    ...computedCandidates(asked, matcher, content, page),
  ].sort((a, b) => b.score - a.score);
  const undoubted = (found: Extraction): Extraction =>
    orYes(orOffered(found, { asked, matcher, content, page }), asked, content, clock);
  let chosen = undoubted(choose(candidates, asked, matcher, content, clock));
  if (model !== null && content.tables.length > 0 && (chosen.state === 'candidates' || chosen.state === 'none')) {
    const found = askTables(plan.seek, content, model, clock);
    const mayBeSure = maySettle(asked, matcher, content, candidates, found);
    const settled = undoubted(withTables(chosen, found, mayBeSure));
    if (settled.state === 'sure') return settled;
    if (settled.state !== 'none') chosen = settled;
  }
  const other = (found: Extraction): Extraction => orOtherSheet(found, matcher, content, page);
  if (chosen.state !== 'none' && chosen.state !== 'candidates') return other(chosen);
  const told = undoubted(offeredHeading(fromProse(asked, content, clock, spans), content));
  if (chosen.state === 'none') return other(told);
  const sentence = told.state === 'sure' ? asOffered(told) : told;
  return other(sentence.state === 'candidates' ? withSentence(chosen, sentence) : chosen);
}

type Offered = Extract<Extraction, { state: 'candidates' }>;

/** What was found, to be offered and not stated. */
function asOffered({ derivation, derived, subject, score }: Extract<Extraction, { state: 'sure' }>): Offered {
  const { text, items, part } = derived.value;
  const cite = { text, src: derived.cites[0]?.src ?? -1, where: derived.where };
  const more = { ...(items === undefined ? {} : { items }), ...(part === undefined ? {} : { part }) };
  return { state: 'candidates', options: [{ derivation, cite, subject, score, ...more }] };
}

/** What is offered, and with it the sentence of the page that most likely answers, where it is likely enough. */
function withSentence({ state, options }: Offered, told: Offered): Offered {
  const [best] = told.options;
  const isNew = options.every(({ cite }) => cite.text !== best?.cite.text);
  if (best === undefined || best.score < LIKELY || !isNew) return { state, options };
  return { state, options: [...options.slice(0, MOST_OFFERED - 1), best] };
}

/** What was found; where the page does not have the number that the question names a thing by, guesses at others are none. */
function ofTheNamed(found: Extraction, asked: Asked, content: PageContent): Extraction {
  return found.state === 'candidates' && namesUnknown(asked.text, content) ? { state: 'none' } : found;
}

/** "Is it blocked?": where the state that was found is the one asked for, the answer is yes. */
function orYes(found: Extraction, asked: Asked, content: PageContent, clock: Clock): Extraction {
  const state = asked.terms.find((term) => term.state === true);
  if (found.state !== 'sure' || found.derivation.op !== 'read' || state === undefined) return found;
  if (!/^(?:en|$)/i.test(content.lang)) return found;
  const derivation: Derivation = { op: 'whether', locator: found.derivation.locator, says: fold(state.raw) };
  const derived = derive(derivation, content, clock);
  return derived.state === 'certain' && derived.value.text === 'yes' ? { ...found, derivation, derived } : found;
}

/** What was found; where its answer is in doubt, that is offered and not stated. */
function orOffered(
  found: Extraction,
  about: Pick<Case, 'asked' | 'matcher' | 'content'> & { page: Terms },
): Extraction {
  if (found.state !== 'sure') return found;
  const { derivation, derived } = found;
  return doubtAbout(caseOf({ ...about, derivation, derived })) === null ? found : asOffered(found);
}

/** A heading, or what an item of a list begins with, names things and says nothing of them: it is offered, not stated. */
function offeredHeading(found: Extraction, content: PageContent): Extraction {
  if (found.state !== 'sure') return found;
  const { text } = found.derived.value;
  const isName =
    content.headings.includes(text) ||
    content.lists.some(({ items }) =>
      items.some((item) => item.text.length > text.length && item.text.startsWith(text)),
    );
  return isName && !/[.!?]$/.test(text) ? asOffered(found) : found;
}

/** A value in percent is a rate or share, whether or not its label says so. */
function asRate(candidate: Candidate, matcher: Matcher): Candidate {
  if (candidate.own === 0 || candidate.text === null || !SHARE.test(candidate.text)) return candidate;
  const met = matcher.where((term) => RATES.has(term.idea)) & ~(candidate.own | candidate.around);
  if (met === 0) return candidate;
  const score = candidate.score + matcher.weight(met) / matcher.weight(matcher.all);
  return { ...candidate, own: candidate.own | met, score };
}

const aside = (candidate: Candidate): Candidate => ({ ...candidate, aside: true });

/**
 * A value read from one place answers a question for a largest, an average or a sum only when its own label says so;
 * where the page has a calendar, times that no label of their own is said of are better had from its events.
 */
function asRead(candidate: Candidate, asked: Asked, content: PageContent): Candidate {
  const saysSo = asked.operation === null || OPERATION_LABEL[asked.operation].test(candidate.subject);
  const isLabelled = candidate.labelled === true && !PLAIN_TIME.test(candidate.subject);
  const asksTime = asked.wants === 'time' || asked.wants === 'date' || /\b(?:time|date|day)\b/i.test(asked.text);
  const isTime = content.events.length > 0 && !isLabelled && asksTime;
  if (saysSo && !isTime) return candidate;
  return { ...candidate, score: candidate.score - 0.15, mayBeSure: false };
}

/** A label that only says that a time stands below. */
const PLAIN_TIME = /(?:^|, )(?:time|date|day|when)(?:$| \()/i;

const OPERATION_LABEL = {
  largest: /\b(?:highest|largest|biggest|greatest|most|max(?:imum)?|top|best|latest|oldest|longest)\b/i,
  smallest: /\b(?:lowest|smallest|least|min(?:imum)?|worst|earliest|shortest|cheapest)\b/i,
  average: /\b(?:average|avg|mean)\b/i,
  sum: /\b(?:sum|total|overall)\b/i,
  count: /(?:)/,
  list: /(?:)/,
};

interface Tried {
  candidate: Candidate;
  derivation: Derivation;
  derived: Derived;
}

/** Derives candidates on demand, each once: making and resolving a locator is the costly part on large pages. */
function trier(content: PageContent, clock: Clock): (candidate: Candidate) => Tried | null {
  const known = new Map<Candidate, Tried | null>();
  return (candidate) => {
    const before = known.get(candidate);
    if (before !== undefined) return before;
    const derivation = candidate.make();
    const tried = derivation === null ? null : { candidate, derivation, derived: derive(derivation, content, clock) };
    known.set(candidate, tried);
    return tried;
  };
}

function choose(
  candidates: readonly Candidate[],
  asked: Asked,
  matcher: Matcher,
  content: PageContent,
  clock: Clock,
): Extraction {
  const worth = candidates.filter((candidate) => candidate.score >= WORTH_SHOWING).slice(0, MOST_TRIED);
  const tryOut = trier(content, clock);
  const [first] = worth;
  if (first === undefined) return { state: 'none' };
  const isMet = unmet(matcher, first) === 0 && (first.own !== 0 || first.whole === true);
  if (isMet && first.score >= ENOUGH && first.mayBeSure && !isQualified(asked) && !isOutdone(first, worth)) {
    const tried = tryOut(first);
    const isAnswer = tried?.derived.state === 'certain' && mayAnswer(asked, tried.derived.value.shape);
    const lang = content.lang;
    if (tried?.derived.state === 'certain' && isAnswer && !isContested(tried, worth, tryOut, lang)) {
      const { subject, score } = first;
      return { state: 'sure', derivation: tried.derivation, derived: tried.derived, subject, score };
    }
  }
  if (isMet && first.text === null) {
    const derived = tryOut(first)?.derived;
    if (derived?.state === 'partial') return { ...derived, subject: first.subject };
  }
  return offer(worth, tryOut);
}

/** "Is the mailer ok" is not answered by an amount beside its name; "are there any left" is. */
function mayAnswer({ wants, text }: Asked, shape: ValueShape): boolean {
  return wants !== 'yes-no' || !AMOUNTS.has(shape) || /\b(?:any|enough|more|less|fewer)\b/i.test(text);
}

const AMOUNTS: ReadonlySet<ValueShape> = new Set(['number', 'money', 'percent']);

/** Whether a near candidate is known, without deriving anything, to say something else. */
function isOutdone(best: Candidate, worth: readonly Candidate[]): boolean {
  if (best.text === null) return false;
  return worth.some((other) => other.text !== null && other.text !== best.text && best.score - other.score < MARGIN);
}

/** Whether another candidate, near in score, says something else or cannot be told. */
function isContested(
  best: Tried,
  worth: readonly Candidate[],
  tryOut: (candidate: Candidate) => Tried | null,
  lang: string,
): boolean {
  if (best.derived.state !== 'certain') return true;
  const says = best.derived.value.text;
  const near = worth.filter((other) => other !== best.candidate && best.candidate.score - other.score < MARGIN);
  return near.some((other) => {
    if (other.text !== null) return other.text !== says;
    const derived = tryOut(other)?.derived;
    if (derived?.state === 'certain') return !sameValue(derived.value.text, says, lang);
    return derived?.state === 'ambiguous';
  });
}

function offer(worth: readonly Candidate[], tryOut: (candidate: Candidate) => Tried | null): Extraction {
  const options: { derivation: Derivation; cite: Cite; subject: string; score: number }[] = [];
  for (const candidate of worth) {
    if (options.length === 3) break;
    const tried = tryOut(candidate);
    const cite = tried === null ? null : onlyCite(tried.derived);
    if (tried === null || cite === null) continue;
    const { derivation } = tried;
    if (options.some((option) => option.cite.text === cite.text && option.cite.where === cite.where)) continue;
    options.push({ derivation, cite, subject: candidate.subject, score: candidate.score });
  }
  return options.length === 0 ? { state: 'none' } : { state: 'candidates', options };
}

/** What a derivation found, when that is one thing; a single candidate is one, only not a sure one. */
function onlyCite(derived: Derived): Cite | null {
  if (derived.state === 'ambiguous') return derived.candidates.length === 1 ? (derived.candidates[0] ?? null) : null;
  if (derived.state !== 'certain') return null;
  return { text: derived.value.text, src: derived.cites[0]?.src ?? -1, where: derived.where };
}

/** A place whose very value is asked for (the plan then holds its locator) answers by itself. */
function fromPlace(plan: Plan, content: PageContent, clock: Clock): Extraction | null {
  const targets = plan.reads.filter(
    (read) => typeof read === 'object' && read.locator !== undefined && samePage(read.page, content.url),
  );
  const target = targets.length === 1 ? targets[0] : undefined;
  if (target === undefined || typeof target === 'string' || target.locator === undefined) return null;
  const derivation: Derivation = { op: 'read', locator: target.locator };
  const derived = derive(derivation, content, clock);
  const subject = subjectOf(target.locator.target);
  if (derived.state === 'certain') return { state: 'sure', derivation, derived, subject, score: 1 };
  if (derived.state !== 'ambiguous') return null;
  return {
    state: 'candidates',
    options: derived.candidates.map((cite) => ({ derivation, cite, subject, score: 0.6 })),
  };
}

function samePage(a: string, b: string): boolean {
  return a.replace(/#.*$/, '') === b.replace(/#.*$/, '');
}
