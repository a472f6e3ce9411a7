import { ask } from '../asking/ask.ts';
import type { AskState } from '../asking/ask-state.ts';
import type { Entry } from '../memory/entry.ts';
import { getForWindow, setForWindow, watchAsk } from '../platform/session.ts';
import { pagesFor } from './ask-pages.ts';
import { beginAsk, updateAsk } from './ask-session.ts';
import { engineForQuestion } from './engine.ts';
import { wallClock } from './wall-clock.ts';

const ANSWER_MS = 15_000;

/** A question to answer, and what it may draw on. */
export interface Question {
  question: string;
  windowId: number;
  tabId: number | null;
  incognito: boolean;
  memory: readonly Entry[];
}

/** Starts answering. Resolves with the question's id at once and with `finished` when the answer stands. */
export async function startAnswer(asked: Question): Promise<{ askId: string; finished: Promise<AskState | null> }> {
  const { question, windowId, tabId, incognito } = asked;
  const state: AskState = {
    id: crypto.randomUUID(),
    question,
    windowId,
    incognito,
    askedAt: Date.now(),
    tabId,
    status: 'running',
    steps: [],
    plan: null,
    answer: null,
  };
  await beginAsk(state);
  return { askId: state.id, finished: answer(asked, state) };
}

async function answer(
  { question, windowId, tabId, incognito, memory }: Question,
  state: AskState,
): Promise<AskState | null> {
  // One write after another, each with the newest state: progress must not overtake itself.
  let writing: Promise<unknown> = Promise.resolve();
  let isWanted = true;
  const stopWatching = watchAsk(windowId, (now) => {
    isWanted = now?.id === state.id && now.status === 'running';
  });
  const last = await getForWindow('last', windowId);
  const { plan, answer: whole } = await ask(question, {
    engine: await engineForQuestion(),
    memory,
    last,
    clock: wallClock(state.askedAt),
    ...pagesFor(tabId, { windowId, incognito, isWanted: () => isWanted, until: state.askedAt + ANSWER_MS - 1500 }),
    progress: (steps, answer) => {
      const snapshot = structuredClone({ steps, answer });
      writing = writing.then(() => updateAsk(windowId, state.id, snapshot));
    },
    deadline: new Promise((done) => setTimeout(done, ANSWER_MS)),
  });
  stopWatching();
  await writing;
  const page = whole.claims.flatMap(({ provenance }) => ('source' in provenance ? [provenance.source.url] : []))[0];
  const stands = await updateAsk(windowId, state.id, { status: 'done', plan, answer: whole });
  if (!stands) return null;
  if (plan) await setForWindow('last', windowId, { plan, page: page ?? null });
  return { ...state, status: 'done', plan, answer: whole };
}
