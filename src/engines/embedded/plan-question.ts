import type { Clock } from '../../asking/engine.ts';
import type { LastPlan, Plan, ReadTarget } from '../../asking/plan.ts';
import type { Entry, Pointer } from '../../memory/entry.ts';
import { namesOf } from '../../memory/lines.ts';
import { contentWords } from '../../memory/words.ts';
import { asksForLiveValue } from '../../sort/live-question.ts';
import { cutName, kindOf } from './answered-by.ts';
import { findTimes } from './asked-time.ts';
import { bringToMind, type Minded, type MindModel } from './bring-to-mind.ts';
import { asksWhereItIs, completeFollowUp } from './follow-up.ts';
import { withoutOpening } from './openings.ts';
import { inEnglish } from './other-languages.ts';
import { isRememberedBy } from './pinned.ts';
import { type PageTarget, targetsOf, withoutUnread } from './read-targets.ts';
import { rolesAsked } from './roles.ts';
import { ASKS_FOR_TIME, calendarIn, filledIn, linesAbout, twoQuestions, wishesFor } from './two-parts.ts';

/** From here on a question has a sign of its own that its answer changes. */
const SIGN = 0.75;

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

/**
 * The question without the names of the places to read, where that leaves something to look for. The name of a value on
 * a page says what to look for, so it stays.
 */
function seekOf(question: string, kept: readonly Minded[], targets: readonly PageTarget[]): string {
  const here = withoutOpening(question).replace(THIS_PAGE, ' ');
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
