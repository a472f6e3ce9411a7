import { say } from '../phrases/phrases.ts';
import { looksLikeAction } from '../reading/action-url.ts';
import type { Locator } from '../reading/locator/locator.ts';
import { proposeRepair } from '../reading/locator/repair.ts';
import type { PageContent, Reading, Trouble } from '../reading/reading.ts';
import { isSamePage } from '../reading/same-page.ts';
import { sameValue } from '../reading/values/same-value.ts';
import { compareViews, contradictsMarks, isViewIn, type ViewDifference, type ViewScope } from '../reading/view.ts';
import type { Refusal, ShownBecause } from './answer.ts';
import { type Clock, type Engine, EngineFailure, type Extraction } from './engine.ts';
import { limitsOf, mayTellMore } from './limits.ts';
import type { PageAccess, ReadResult } from './page-access.ts';
import type { Plan } from './plan.ts';
import { sameMatter } from './same-matter.ts';
import { subjectOf } from './subject.ts';

/** What one page says to the question, and how fresh that is. */
export type PageAnswer =
  | { state: 'fresh'; extraction: Extraction; reading: Reading; tabId: number | null; was: string | null }
  | { state: 'shown'; extraction: Extraction; reading: Reading; tabId: number | null; because: ShownBecause }
  /** `limits`: what of the page could not be read, where it was read; `ownData`: its own world may tell more. */
  | { state: 'failed'; code: Refusal['code']; detail?: string; limits?: Trouble[]; ownData?: boolean };

/** What to look for on a page. */
export interface Sought {
  plan: Plan;
  engine: Engine;
  clock: Clock;
  /** The value's own address, when the memory has it; else the engine extracts by the question's words. */
  locator: Locator | null;
  /** Marks of the view that the place was pointed at in (see viewMarks); none where the address opens it. */
  view: readonly string[];
  /** Says what is being done, for the person to see. */
  step(text: string): void;
}

/**
 * Answers from one page with what a request of ours, sent after the question, brought: an open tab is a copy too.
 *
 * A fetched copy is enough where it agrees with what the open tab shows. Where it differs it may only hold a
 * placeholder that the page's scripts fill in later, so a drawn copy is loaded and decides. What no fresh copy could
 * confirm is `shown`, with the reason; so is the value of a view (a tab, a filter, a sheet) that the fresh copy does not
 * open with. At most one fetch and one load are made.
 */
export async function answerFromPage(access: PageAccess, sought: Sought): Promise<PageAnswer> {
  try {
    return await answerOf(access, sought);
  } catch (error) {
    if (error instanceof EngineFailure) return failedAs('engine-failed');
    throw error;
  }
}

async function answerOf(access: PageAccess, sought: Sought): Promise<PageAnswer> {
  const shown = await access.shown();
  if (shown && !shown.ok && shown.code !== 'page-gone') return failed(shown);
  const open = shown?.ok && !contradictsMarks(sought.view, shown.reading.view ?? []) ? shown : null;
  const before = open ? await look(sought, open.reading.content) : null;
  const asShown = (because: ShownBecause): PageAnswer | null =>
    open && before && before.state !== 'none'
      ? { state: 'shown', extraction: before, reading: open.reading, tabId: open.tabId, because }
      : null;

  if (looksLikeAction(access.url)) return asShown('unsafe-url') ?? failedAs('unsafe-url');

  // What the tab says in full is confirmed by the page itself, if it can be: its data is another request.
  const inFull = open !== null && before?.state === 'sure' && limitsOf(open.reading.content).length === 0;
  const told = inFull ? null : await saidByEndpoint(access, sought, open, before);
  if (told) return told;

  const inHtml = open && before?.state === 'sure' ? await valueInHtml(access, sought, open, before) : null;
  const agrees = inHtml !== null && inHtml.value === sureValue(before);
  if (agrees && open && before && isViewIn(open.reading.view, inHtml.reading.view, viewMatters(before, open.reading))) {
    // Cited as drawn in the open tab, where "show me" points; the text is the same in both.
    return { state: 'fresh', extraction: before, reading: inHtml.reading, tabId: open.tabId, was: null };
  }
  const confirmed = inFull && !agrees ? await saidByEndpoint(access, sought, open, before) : null;
  if (confirmed) return confirmed;

  const held = await access.mayLoad();
  if (held) {
    if (held === 'no-permission') return asShown(held) ?? failedAs(open ? 'not-shown' : held);
    return asShown(held) ?? notFound(open?.reading.content);
  }
  sought.step(say('loading_copy'));
  const silent = open && before?.state === 'none' && hasHadTime(open.reading) ? saidBy(open.reading.content) : null;
  const loaded = await access.loaded(
    async (content) => isEnough(await look(sought, content), inHtml?.value ?? null) || saidBy(content) === silent,
  );
  if (!loaded.ok) return asShown(loaded.code === 'signed-out' ? 'other-page' : 'unreachable') ?? failed(loaded);
  const sameness = isSamePage(loaded.reading.content, open?.reading.content ?? null, access.url);
  if (!sameness.same) {
    return asShown('other-page') ?? failedAs(sameness.why === 'signed-out' ? 'signed-out' : 'changed-page');
  }
  if (contradictsMarks(sought.view, loaded.reading.view ?? [])) return asShown('other-view') ?? failedAs('other-view');
  const after = await lookAgain(sought, before, open?.reading.content ?? null, loaded.reading.content);
  const view = open && before ? viewDifference(before, open.reading, loaded.reading) : 'none';
  if (view === 'firm' || (view === 'loose' && sureValue(before) !== sureValue(after))) {
    const other = asShown('other-view');
    if (other) return other;
  }
  const more = after.state === 'sure' ? null : await saidBehind(sought, loaded);
  if (more) return more;
  if (after.state === 'none') {
    if (loaded.reading.content.troubles.some(({ code }) => code === 'undrawn'))
      return asShown('unreachable') ?? failedAs('undrawn');
    return asShown('not-in-fresh') ?? notFound(loaded.reading.content);
  }
  const was = sureValue(before) !== null && sureValue(before) !== sureValue(after) ? sureValue(before) : null;
  return {
    state: 'fresh',
    extraction: after,
    reading: loaded.reading,
    tabId: open?.tabId ?? null,
    was: after.state === 'sure' ? was : null,
  };
}

/**
 * What the site's own data says, where that settles it: the value that the open tab shows, by the same derivation or by
 * the question's words; or one that the tab does not have in words (a canvas, part of its rows, no tab). Where the
 * two differ, or the data cannot be had, the page decides: data may be of another view than the page.
 */
async function saidByEndpoint(
  access: PageAccess,
  sought: Sought,
  open: Extract<ReadResult, { ok: true }> | null,
  before: Extraction | null,
): Promise<PageAnswer | null> {
  if (before?.state === 'candidates' && open && limitsOf(open.reading.content).length === 0) return null;
  const told = await access.endpoint();
  if (!told) return null;
  if (!told.ok || told.reading.mayBeCached) {
    sought.step(withoutData(told.ok ? null : told.code));
    return null;
  }
  const { tabId } = told;
  const content = open ? sameMatter(told.reading.content, open.reading.content) : told.reading.content;
  if (content === null) return null;
  const reading = { ...told.reading, content };
  const shown = sureValue(before);
  if (before?.state === 'sure' && shown !== null && open) {
    const derived = await sought.engine.derive(before.derivation, reading.content, sought.clock);
    const said = derived.state === 'certain' ? derived.value.text : sureValue(await look(sought, reading.content));
    if (said === null || !sameValue(said, shown, reading.content.lang)) return null;
    // Cited as drawn in the open tab, where "show me" points.
    const { via, readAt, loadedAt } = reading;
    return {
      state: 'fresh',
      extraction: before,
      reading: { ...open.reading, via, readAt, loadedAt, mayBeCached: false },
      tabId,
      was: null,
    };
  }
  const extraction = await look(sought, reading.content);
  return extraction.state === 'sure' ? { state: 'fresh', extraction, reading, tabId, was: null } : null;
}

/** What the data of a page that was loaded behind says, where the page, shown in part, does not. */
async function saidBehind(
  sought: Sought,
  { reading, data }: Extract<ReadResult, { ok: true }>,
): Promise<PageAnswer | null> {
  const content = data === undefined || data.mayBeCached ? null : sameMatter(data.content, reading.content);
  if (data === undefined || content === null) return null;
  const extraction = await look(sought, content);
  const told = { ...data, content };
  return extraction.state === 'sure' ? { state: 'fresh', extraction, reading: told, tabId: null, was: null } : null;
}

/** Why the page is read instead of its site's data. */
function withoutData(code: Refusal['code'] | null): string {
  if (code === 'signed-out') return say('data_signed_out');
  if (code === 'page-gone') return say('data_moved');
  return code === 'changed-page' ? say('data_changed') : say('data_not_had');
}

/** What the fresh GET says for the tab's value, when it is the same page; null when it does not say. */
async function valueInHtml(
  access: PageAccess,
  sought: Sought,
  open: Extract<ReadResult, { ok: true }>,
  before: Extract<Extraction, { state: 'sure' }>,
): Promise<{ value: string; reading: Reading } | null> {
  sought.step(say('asking_site'));
  const fetched = await access.fetched();
  if (!fetched.ok || fetched.reading.mayBeCached) return null;
  const { reading } = fetched;
  if (!isSamePage(reading.content, open.reading.content, access.url).same) return null;
  const again = await sought.engine.derive(before.derivation, reading.content, sought.clock);
  return again.state === 'certain' ? { value: again.value.text, reading } : null;
}

/** By the value's own address if there is one, else by the words of the question. */
async function look({ plan, engine, clock, locator }: Sought, content: PageContent): Promise<Extraction> {
  if (!locator) return engine.extract(plan, content, clock);
  const derivation = { op: 'read', locator } as const;
  const derived = await engine.derive(derivation, content, clock);
  const subject = subjectOf(locator.target);
  if (derived.state === 'certain') return { state: 'sure', derivation, derived, subject, score: 1 };
  if (derived.state === 'partial') return { ...derived, subject };
  if (derived.state === 'missing') return whereItWent(locator, content);
  const options = derived.candidates.map((cite) => ({ derivation, cite, subject: cite.where, score: 0 }));
  return { state: 'candidates', options };
}

/** What a place that is missing may be called now: one candidate for the person to confirm, or nothing. */
function whereItWent(locator: Locator, content: PageContent): Extraction {
  const repair = proposeRepair(locator, content);
  if (repair === null) return { state: 'none' };
  const where = `${repair.hit.where}; ${subjectOf(locator.target)} is not there any more`;
  const derivation = { op: 'read', locator: repair.locator } as const;
  const subject = subjectOf(repair.locator.target);
  return { state: 'candidates', options: [{ derivation, cite: { ...repair.hit, where }, subject, score: 0 }] };
}

/**
 * The same value as in the open tab, by the same derivation. A derivation that does not hold any more may be looked for
 * by the question's words, but only in the same view: under other headings (another month, another sheet) the words
 * would find another value.
 */
async function lookAgain(
  sought: Sought,
  before: Extraction | null,
  open: PageContent | null,
  fresh: PageContent,
): Promise<Extraction> {
  if (before?.state !== 'sure' || !open) return look(sought, fresh);
  const derived = await sought.engine.derive(before.derivation, fresh, sought.clock);
  if (derived.state === 'certain') return { ...before, derived };
  const sameView = (page: PageContent) => JSON.stringify([page.headings, page.calendar?.from, page.calendar?.to]);
  return sameView(open) === sameView(fresh) ? look(sought, fresh) : { state: 'none' };
}

/** How the view of a fresh load differs from the open tab's, as far as that can bear on the value. */
function viewDifference(before: Extraction, open: Reading, fresh: Reading): ViewDifference {
  if (open.view === null || fresh.view === null) return 'none';
  return compareViews(open.view, fresh.view, viewMatters(before, open));
}

/**
 * Which choices of a view can bear on a value. Events have days of their own, so none do; where the value is what a
 * control holds, other controls are values too; a tab of an earlier day may have moved on to today by itself.
 */
function viewMatters(before: Extraction, { content, loadedAt, readAt }: Reading): ViewScope {
  const derivation = before.state === 'sure' ? before.derivation : null;
  const target = derivation?.op === 'read' ? derivation.locator.target.kind : derivation?.op;
  const events = target !== undefined && /event|busy/.test(target);
  const cited = before.state === 'sure' ? before.derived.cites[0]?.src : undefined;
  const inControl = content.fields.some(({ src, control }) => src === cited && control !== null);
  const today = new Date(readAt).toDateString() === new Date(loadedAt).toDateString();
  return { any: !events, controls: !inControl, periods: today };
}

/**
 * Whether to stop waiting for data. A zero or "free", or a value that differs from the tab's and stands in the bare HTML
 * (`inHtml`), may be what the page starts with before its data has come: look a while longer.
 */
function isEnough(extraction: Extraction, inHtml: string | null): boolean {
  if (extraction.state !== 'sure') return false;
  const { text } = extraction.derived.value;
  return text !== inHtml && !/^(0|free|none|nothing|no)\b/i.test(text);
}

/** Data that comes after a page is there by then. */
const hasHadTime = ({ readAt, loadedAt }: Reading) => readAt - loadedAt > 3000;

/** All that a page says, but for its figures: an open tab that had nothing to say speaks for a fresh copy like it. */
function saidBy({ headings, blocks, tables, fields, events, counts }: PageContent): string {
  const cells = tables.map(({ rows }) => rows.map((row) => row.cells.map((cell) => cell?.text)));
  const said = [headings, blocks.map(({ text }) => text), cells, fields.map(({ label, value }) => [label, value])];
  return JSON.stringify([said, events.map(({ title }) => title), counts.map(({ text }) => text)]).replace(/\d/g, '0');
}

const sureValue = (extraction: Extraction | null) =>
  extraction?.state === 'sure' ? extraction.derived.value.text : null;

const notFound = (content: PageContent | undefined): PageAnswer => {
  const limits = content === undefined ? [] : limitsOf(content);
  if (content === undefined || limits.length === 0) return failedAs('not-found');
  return { state: 'failed', code: 'not-found', limits, ownData: mayTellMore(content) };
};

const failedAs = (code: Refusal['code']): PageAnswer => ({ state: 'failed', code });

const failed = ({ code, detail }: Extract<ReadResult, { ok: false }>): PageAnswer =>
  detail === undefined ? { state: 'failed', code } : { state: 'failed', code, detail };
