import type { Clock } from '../../asking/engine.ts';
import type { LastPlan, Plan, ReadTarget } from '../../asking/plan.ts';
import type { Entry, Pointer } from '../../memory/entry.ts';
import { findName, namesOf } from '../../memory/lines.ts';
import { contentWords } from '../../memory/words.ts';
import { asksForLiveValue } from '../../sort/live-question.ts';
import { findTimes } from './asked-time.ts';
import { bringToMind, type Minded, type MindModel } from './bring-to-mind.ts';
import { asksWhereItIs, completeFollowUp } from './follow-up.ts';
import { inEnglish } from './other-languages.ts';
import { asksForPlace, isRememberedBy } from './pinned.ts';
import { rolesAsked } from './roles.ts';
import { ASKS_FOR_TIME, calendarIn, filledIn, linesAbout, twoQuestions, wishesFor } from './two-parts.ts';

/** From here on a question has a sign of its own that its answer changes. */
const SIGN = 0.75;
/** Most places of one memory that one question reads. */
const MOST_PLACES = 4;

const THIS_PAGE =
  /\b(?:this|the current|the open) (?:web\s?)?(?:page|tab|site|sheet|spreadsheet|table|list|calendar|screen|doc|document|view|board|dashboard|article|grid|tracker|backlog|issue|ticket|task|project|form|order|invoice|record|report|wiki|run)\b|\bon here\b|\bwhat'?s here\b/gi;
/** Asks for a text to be written or changed, not for a value. */
const ERRAND =
  /^\s*(?:please\s+)?(?:translate|fix|rewrite|explain|draft|write|compose|proofread|summari[sz]e|brainstorm|suggest)\b/i;

const PLEASANTRIES = new Set(
  (
    'thanks thank thx ty cheers ok okay cool great nice good morning afternoon evening night hello hi hey there bye goodbye yes no yep yeah nope sure lol haha ' +
    'please sorry a lot so very much you well done perfect awesome fine alright got it never mind wow hmm oh i see that is was again and for the your help'
  ).split(' '),
);

/** "Thanks a lot!" asks for nothing. */
function isChatter(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length <= 8 && words.every((word) => PLEASANTRIES.has(word));
}

/** From the question and the memory alone; see Engine.plan. */
export function planQuestion(
  typed: string,
  memory: readonly Entry[],
  last: LastPlan | null,
  clock: Clock,
  model: MindModel | null = null,
): Plan {
  const asked = inEnglish(typed);
  const two = twoQuestions(asked);
  if (two !== null) {
    const first = planOne(two.first, memory, last, clock, model);
    if (first.reads.length === 0 && first.uses.length > 0) {
      const answer = memory.find((entry) => entry.id === first.uses[0]);
      const second = planOne(filledIn(two.second, answer), memory, null, clock, model);
      const uses = [...new Set([...first.uses, ...second.uses])];
      const unsure = uses.filter((id) =>
        [first, second].every((plan) => !plan.uses.includes(id) || plan.unsure?.includes(id)),
      );
      if (second.reads.length > 0) return { ...second, uses, unsure };
    }
  }
  return planOne(asked, memory, last, clock, model);
}

function planOne(
  typed: string,
  memory: readonly Entry[],
  last: LastPlan | null,
  clock: Clock,
  model: MindModel | null,
): Plan {
  if (isChatter(typed)) return { question: typed.slice(0, 1000), seek: '', uses: [], reads: [], needsLive: false };
  const followed = last === null ? null : followUp(typed.slice(0, 600), last, memory);
  const question = followed ?? typed.slice(0, 1000);
  if (followed === null && asksWhereItIs(question))
    return { question, seek: '', uses: [], reads: [], needsLive: false };
  const isHere = question.search(THIS_PAGE) !== -1;
  if (contentWords(question).length === 0 && rolesAsked(question).length === 0 && !isHere) {
    return { question, seek: '', uses: [], reads: [], needsLive: false };
  }
  const about = linesAbout(question, memory);
  if (about !== null) {
    return { question, seek: question, uses: about.map(({ id }) => id), reads: [], needsLive: false };
  }
  const minded = bringToMind(question, memory, model);
  const found = withPointers(minded.lines, memory);
  const kept = followed === null ? found : keepFromLast(found, last, memory);
  const calendar =
    isHere || kept.some(({ entry, named }) => named && entry.kind === 'pointer')
      ? null
      : calendarFor(question, memory, clock);
  if (calendar !== null) return calendar;
  const ask = kindOf(question, kept);
  const ids = kept.map(({ entry }) => entry.id);
  const unsure = kept.filter((line) => !line.sure).map(({ entry }) => entry.id);
  if (ask === 'memory' || (ERRAND.test(question) && !asksForLiveValue(question).yes)) {
    return { question, seek: question, uses: ids, unsure, reads: [], needsLive: false };
  }
  const targets = isHere ? [] : targetsOf(question, kept, clock);
  const reads: ReadTarget[] = isHere ? ['this-page'] : targets.length > 0 ? targets : ['this-page', 'open-tabs'];
  const live = asksForLiveValue(question);
  const byMind = minded.live === null ? live.yes && live.confidence >= SIGN : minded.live >= 0.5;
  const mayBeLive = targets.length > 0 || isHere || live.yes || byMind;
  // Without a sign either way a page is looked at, since a needless look is cheap, but none must be.
  const needsLive = targets.length > 0 || isHere || byMind;
  const answered = !mayBeLive && kept.length > unsure.length;
  return {
    question,
    seek: seekOf(question, kept, targets),
    uses: mayBeLive ? withoutUnread(kept, targets) : ids,
    unsure,
    reads: answered ? [] : reads,
    needsLive,
  };
}

/** The whole question that a follow-up stands for; null when it is none. */
function followUp(typed: string, last: LastPlan, memory: readonly Entry[]): string | null {
  if (!asksWhereItIs(typed)) return completeFollowUp(typed, last.plan.question);
  const place = last.plan.uses
    .filter((id) => !last.plan.unsure?.includes(id))
    .flatMap((id) => memory.filter((entry): entry is Pointer => entry.id === id && entry.kind === 'pointer'))[0];
  return place === undefined ? null : `Where is ${place.name}?`;
}

/** A question for a time of day is one for the calendar, if the memory knows where that is; what bears on it is told beside. */
function calendarFor(question: string, memory: readonly Entry[], clock: Clock): Plan | null {
  if (!ASKS_FOR_TIME.test(question)) return null;
  const when = findTimes(question, clock);
  const calendar = calendarIn(memory);
  const wishes = wishesFor(question, memory);
  if (when === null) return null;
  if (calendar === null || !('page' in calendar.place)) {
    return wishes.length === 0 ? null : { question, seek: question, uses: wishes, reads: [], needsLive: false };
  }
  const time = when.spans.map(([from, to]) => question.slice(from, to)).join(' ');
  const asked = /\b(?:free|busy|available)\b/i.test(question) ? question : `am I free ${time}?`;
  const read = { page: calendar.place.page, entryId: calendar.id, name: calendar.name };
  return { question: asked, seek: asked, uses: [...wishes, calendar.id], reads: [read], needsLive: true };
}

/** A term that stands for a place brings the place along. */
function withPointers(found: readonly Minded[], memory: readonly Entry[]): Minded[] {
  const out = [...found];
  for (const { entry, named, worded, sure } of found) {
    const id = 'pointer' in entry ? entry.pointer : undefined;
    const pointer = id === undefined ? undefined : memory.find((other) => other.id === id);
    if (pointer === undefined) continue;
    const at = out.findIndex((other) => other.entry.id === id);
    const line = out[at];
    if (line === undefined) out.push({ entry: pointer, named, worded, sure });
    else
      out[at] = { entry: pointer, named: named || line.named, worded: worded || line.worded, sure: sure || line.sure };
  }
  return out;
}

/** A follow-up goes on with the places of the last question, unless it names another. */
function keepFromLast(found: readonly Minded[], last: LastPlan | null, memory: readonly Entry[]): Minded[] {
  if (found.some(({ entry, named }) => named && entry.kind === 'pointer')) return [...found];
  const before = (last?.plan.uses ?? []).flatMap((id) => {
    const entry = memory.find((other) => other.id === id);
    return entry === undefined || found.some((other) => other.entry.id === id)
      ? []
      : [{ entry, named: true, worded: true, sure: true }];
  });
  return [...found, ...before];
}

/** Whether the memory's own words answer, or a value must be read. */
function kindOf(question: string, kept: readonly Minded[]): 'memory' | 'value' {
  const has = (kind: Entry['kind'], mustBeNamed = false): boolean =>
    kept.some(({ entry, named }) => entry.kind === kind && (named || !mustBeNamed));
  const plain = question.trim();
  if (
    /^(?:so\s+)?(?:where(?:'s|\s+(?:is|are|do|does|can|did|would|should)\b)|(?:in )?(?:which|what) (?:folder|drive|system|site|tool|app|sheet|page|place|shelf|drawer|path|mailbox|channel)\b)/i.test(
      plain,
    ) &&
    has('pointer')
  ) {
    return 'memory';
  }
  if (
    /^(?:who|whom)\b.*\b(?:ask|owns?|handles?|contact|responsible|charge|sign|approve)\b/i.test(plain) &&
    kept.some(({ entry }) => entry.kind === 'pointer' && 'person' in entry.place)
  ) {
    return 'memory';
  }
  if (
    /\b(?:mean(?:s|ing|t)?|stands? for|definition|define|called|do (?:we|i) call|is short for|what (?:do|did) (?:we|i) mean)\b/i.test(
      plain,
    ) &&
    has('vocabulary')
  )
    return 'memory';
  if (
    /^(?:what|who)(?:'s|s|\s+is|\s+are|\s+was)\s+(?:an?\s+|the\s+)?['"\u2018\u201c]?[\p{L}\p{N}' -]{1,40}['"\u2019\u201d]?(?:\s+again)?\s*\?*$/iu.test(
      plain,
    ) &&
    isOnlyName(plain, kept)
  )
    return 'memory';
  if (
    /\b(?:did|have|has|had) (?:we|i|you|they|anyone|someone|somebody)\b.*\b(?:try|tried|attempt|test|use[d]?|happen|go|work|ever|do|done|switch|move|upgrade)\w*\b|\bhow did .* (?:go|work out|turn out)\b|\bwhat happened (?:with|to|when)\b|\b(?:last|previous) time\b/i.test(
      plain,
    ) &&
    has('outcome')
  ) {
    return 'memory';
  }
  const asksLeave =
    /^(?:can|could|should|may|shall|is it (?:ok|okay|fine|allowed)|would it be|do i (?:want|like|prefer|mind)|how (?:do|should) (?:i|you|we)|what(?:'s| is) my (?:preference|rule))\b|\bis (?:that|it) (?:ok|okay|fine|allowed)\b|\bok(?:ay)?\b.*\?/i.test(
      plain,
    );
  const asksRead = kept.some(({ entry, named }) => named && entry.kind === 'pointer');
  if (asksLeave && (has('preference') || has('outcome')) && !asksRead) return 'memory';
  return 'value';
}

/** The question says nothing beyond the name of a term. */
function isOnlyName(question: string, kept: readonly Minded[]): boolean {
  return kept.some(({ entry, named }) => {
    if (!named || entry.kind !== 'vocabulary') return false;
    const rest = namesOf(entry).reduce((text, name) => cutName(text, name), question);
    return contentWords(`- ${rest}`).length === 0;
  });
}

function cutName(text: string, name: string): string {
  const at = findName(text, name);
  return at === null ? text : `${text.slice(0, at[0])} ${text.slice(at[1])}`;
}

type PageTarget = Exclude<ReadTarget, string>;

/** Places that are pages and are not read for this question have nothing to say to it, but where it might be looked up. */
function withoutUnread(kept: readonly Minded[], targets: readonly PageTarget[]): string[] {
  return kept
    .filter(
      ({ entry, sure }) =>
        entry.kind !== 'pointer' ||
        !('page' in entry.place) ||
        !sure ||
        targets.some((target) => target.entryId === entry.id),
    )
    .map(({ entry }) => entry.id);
}

/**
 * Pages of the pointers that apply: those whose very value is asked for, else those named, else the best one; each page
 * once. A locator is kept only where its value is what is asked for; else the page is searched by the question's words.
 */
function targetsOf(question: string, kept: readonly Minded[], clock: Clock): PageTarget[] {
  const pointers = kept
    .filter((line): line is Minded & { entry: Pointer } => line.entry.kind === 'pointer' && 'page' in line.entry.place)
    .map((line) => ({ ...line, target: targetOf(question, line.entry, kept, clock) }));
  const pinned = pointers.filter(({ target }) => target.locator !== undefined);
  const named = pointers.filter((line) => line.named);
  const worded = pointers.filter((line) => line.worded); // the page in front is likelier than a place of another name
  const chosen = pinned.length > 0 ? pinned : named.length > 0 ? named : worded.slice(0, 1);
  return chosen
    .map(({ target }) => target)
    .filter(
      (target, i, all) =>
        target.locator !== undefined || all.findIndex((other) => pageOf(other.page) === pageOf(target.page)) === i,
    )
    .slice(0, MOST_PLACES);
}

const pageOf = (url: string): string => url.replace(/#.*$/, '');

function targetOf(question: string, entry: Pointer, kept: readonly Minded[], clock: Clock): PageTarget {
  const place = entry.place as Extract<Pointer['place'], { page: string }>;
  const view = place.view === undefined ? {} : { view: place.view };
  const target = { page: place.page, ...view, entryId: entry.id, name: entry.name };
  if (place.locator === undefined) return target;
  const terms = kept.filter((line) => 'pointer' in line.entry && line.entry.pointer === entry.id);
  const names = [entry, ...terms.map((line) => line.entry)].flatMap(namesOf);
  return asksForPlace(question, names, place.locator, place.page, clock)
    ? { ...target, locator: place.locator }
    : target;
}

/**
 * The question without the names of the places to read, where that leaves something to look for. The name of a value on
 * a page says what to look for, so it stays.
 */
function seekOf(question: string, kept: readonly Minded[], targets: readonly PageTarget[]): string {
  const here = question.replace(THIS_PAGE, ' ');
  let seek = contentWords(`- ${here}`).length > 0 ? here : question;
  for (const { entry } of kept) {
    const isTarget = targets.some((target) => target.entryId === entry.id);
    const standsForTarget = 'pointer' in entry && targets.some((target) => target.entryId === entry.pointer);
    if (!isTarget && !standsForTarget) continue;
    if (entry.kind === 'pointer' && 'page' in entry.place && entry.place.locator !== undefined) continue;
    if (isRememberedBy(question, namesOf(entry))) continue; // all its words were looked for when it was remembered
    for (const name of namesOf(entry).sort((a, b) => b.length - a.length)) {
      const rest = cutName(seek, name);
      if (contentWords(`- ${rest}`).length > 0) seek = rest;
    }
  }
  return seek.replace(/\s+/g, ' ').trim();
}
