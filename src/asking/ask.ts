import type { Entry } from '../memory/entry.ts';
import { say } from '../phrases/phrases.ts';
import type { Answer, Refusal } from './answer.ts';
import type { Step } from './ask-state.ts';
import { claimsFromPage } from './claims-from-page.ts';
import { type Clock, type Engine, EngineFailure } from './engine.ts';
import { answerFromPage, type PageAnswer, type Sought } from './freshen.ts';
import { limitSentence } from './limits.ts';
import type { NamedPage } from './page-access.ts';
import type { LastPlan, Plan, ReadTarget } from './plan.ts';
import { refuse } from './refusal.ts';
import { claimFromEntry } from './remembered.ts';
import { waysOn } from './ways-on.ts';

/** All that asking needs from outside. */
export interface AskIO {
  engine: Engine;
  memory: readonly Entry[];
  last: LastPlan | null;
  clock: Clock;
  /** The page of a pointer. */
  page(target: Exclude<ReadTarget, string>): Promise<NamedPage>;
  /** The page in front, or why it cannot be read. */
  thisPage(): Promise<NamedPage | Refusal>;
  /** Other tabs that may be read, most recent first, at most five. */
  openTabs(): Promise<NamedPage[]>;
  /** Called with all steps whenever one changes, and with the answer as claims come in. */
  progress(steps: Step[], answer: Answer): void;
  /** Resolves when the whole answer must stand. */
  deadline: Promise<void>;
}

/**
 * Answers a question: plans, reads every planned place side by side, extracts, checks. Resolves when all places have
 * answered or the deadline has passed; places that were late are refusals with `timeout`. Never rejects for what a
 * page or a site does, nor for an engine that fails, which is a refusal too: without a plan when it failed over that.
 */
export async function ask(question: string, io: AskIO): Promise<{ plan: Plan | null; answer: Answer }> {
  const answer: Answer = { question, claims: [], refusals: [], waysOn: [], preferences: [] };
  const steps: Step[] = [];
  const plan = await unlessFailed(io.engine.plan(question, io.memory, io.last, io.clock), answer);
  if (plan === null) {
    answer.waysOn.push(...waysOn(answer, plan));
    return { plan, answer };
  }
  const used = plan.uses.flatMap((id) => io.memory.find((entry) => entry.id === id) ?? []);

  const isSure = ({ id }: Entry): boolean => !plan.unsure?.includes(id);
  for (const entry of used.filter(isSure)) addFromMemory(answer, entry, plan);
  io.progress(steps, answer);

  const late: Promise<'late'> = io.deadline.then(() => 'late');
  const runStep = async (page: NamedPage, of: Pick<Sought, 'locator' | 'view'>, entryId: string | null) => {
    const step: Step = {
      id: `step-${steps.length}`,
      text: say('reading_place', { place: page.name }),
      state: 'running',
    };
    steps.push(step);
    io.progress(steps, answer);
    const sought: Sought = {
      plan,
      engine: io.engine,
      clock: io.clock,
      ...of,
      step: (text) => {
        step.text = `${page.name}: ${text}`;
        io.progress(steps, answer);
      },
    };
    const result = await Promise.race([answerFromPage(page.access, sought), late]);
    const found: PageAnswer = result === 'late' ? { state: 'failed', code: 'timeout' } : result;
    step.state = found.state === 'failed' ? 'failed' : 'done';
    await unlessFailed(addFromPage(answer, found, page, entryId, io), answer);
    io.progress(steps, answer);
  };

  await Promise.all(
    plan.reads.map(async (target) => {
      if (target === 'open-tabs') return; // read together with this page, below
      if (target !== 'this-page') {
        const page = await io.page(target);
        const { locator = null, view = [] } = target;
        return runStep(page, { locator, view }, target.entryId);
      }
      const page = await unlessFailed(bestOpenPage(plan, io, answer), answer);
      if (page) await runStep(page, { locator: null, view: [] }, null);
    }),
  );
  addUnsure(
    answer,
    used.filter((entry) => !isSure(entry)),
    plan,
  );
  answer.waysOn.push(...waysOn(answer, plan));
  io.progress(steps, answer);
  return { plan, answer };
}

/** Most lines of memory that are offered when none is sure. */
const MOST_UNSURE = 3;

/** What may be meant, where nothing better was found. A preference bears on what is done, so the likeliest is told anyway. */
function addUnsure(answer: Answer, unsure: readonly Entry[], plan: Plan): void {
  if (answer.claims.some(({ standing }) => standing === 'sure')) return;
  const shown = unsure.slice(0, MOST_UNSURE);
  answer.claims.push(...shown.map((entry) => ({ ...claimFromEntry(entry), standing: 'candidate' as const })));
  const found = answer.refusals.filter(({ code }) => code !== 'not-found');
  if (shown.length > 0 && plan.uses[0] === shown[0]?.id && !plan.needsLive) answer.refusals = found;
}

function addFromMemory(answer: Answer, entry: Entry, plan: Plan): void {
  const isRead = plan.needsLive || plan.reads.length > 0;
  if (entry.kind === 'preference' && isRead) {
    answer.preferences.push({ entryId: entry.id, text: entry.text });
    return;
  }
  const isTarget = plan.reads.some((read) => typeof read !== 'string' && read.entryId === entry.id);
  if (isRead && (isTarget || entry.kind === 'vocabulary')) return; // what it stands for is read instead
  answer.claims.push(claimFromEntry(entry));
  if (isRead && entry.kind === 'pointer' && 'named' in entry.place) {
    answer.refusals.push(refuse('not-a-page', { place: entry.name, url: null, origin: null }));
  }
}

async function addFromPage(
  answer: Answer,
  found: PageAnswer,
  page: NamedPage,
  entryId: string | null,
  io: Pick<AskIO, 'engine' | 'clock'>,
): Promise<void> {
  if (found.state === 'failed') {
    const { name: place, origin, access } = page;
    const context = { place, origin, url: access.url, ownData: found.ownData ?? false };
    const detail = found.detail ?? limitSentence(place, found.limits ?? []);
    answer.refusals.push(refuse(found.code, detail === null ? context : { ...context, detail }));
    return;
  }
  const { claims, refusals } = await claimsFromPage(found, page, entryId, io);
  answer.claims.push(...claims.map((claim, i) => ({ ...claim, id: `page-${answer.claims.length + i}` })));
  answer.refusals.push(...refusals);
  if (found.state === 'shown' && found.because === 'no-permission' && page.origin) {
    answer.waysOn.push({ do: 'grant', origin: page.origin, place: page.name });
  }
}

/**
 * With no pointer: this page if it is sure, else the one other tab that is. Two other tabs that are sure of different
 * things are no answer, so this page's own candidates or silence stand.
 */
async function bestOpenPage(plan: Plan, io: AskIO, answer: Answer): Promise<NamedPage | null> {
  const [here, others] = await Promise.all([
    io.thisPage(),
    plan.reads.includes('open-tabs') ? io.openTabs() : Promise.resolve([]),
  ]);
  const front = 'access' in here ? here : null;
  const sureOf = async (page: NamedPage): Promise<string | null> => {
    const shown = await page.access.shown();
    if (!shown?.ok) return null;
    const found = await io.engine.extract(plan, shown.reading.content, io.clock);
    return found.state === 'sure' ? found.derived.value.text : null;
  };
  if (front && ((await sureOf(front)) !== null || (await saysElsewhere(front, plan, io)))) return front;
  const sure = await Promise.all(others.map(async (page) => ({ page, value: await sureOf(page) })));
  const found = sure.filter(({ value }) => value !== null);
  const first = found[0];
  if (first && found.every(({ value }) => value === first.value)) return first.page;
  if (!front && 'code' in here) answer.refusals.push(here);
  return front;
}

/** Does the data of its site answer, where the page itself has no words for it? */
async function saysElsewhere({ access }: NamedPage, plan: Plan, io: AskIO): Promise<boolean> {
  const told = await access.endpoint();
  return told?.ok === true && (await io.engine.extract(plan, told.reading.content, io.clock)).state === 'sure';
}

/** What the engine gave; null, with a refusal, where it failed. */
async function unlessFailed<T>(work: Promise<T>, answer: Answer): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    answer.refusals.push(refuse('engine-failed', { place: '', url: null, origin: null }));
    return null;
  }
}
