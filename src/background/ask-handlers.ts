import type { AskState } from '../asking/ask-state.ts';
import { say } from '../phrases/phrases.ts';
import type { BackgroundMessages, Handlers } from '../platform/messages.ts';
import { fail, ok } from '../platform/result.ts';
import { isPrivateWindow, setBadge } from '../platform/windows.ts';
import type { MemoryStore } from '../store/memory-store.ts';
import { startAnswer } from './answering.ts';
import { findAsk, updateAsk } from './ask-session.ts';
import { claimOf, draftFromClaim } from './claim-draft.ts';
import { noteReads } from './note-reads.ts';
import { report } from './report.ts';
import { showClaim } from './show-claim.ts';

type Asking = 'ask' | 'checkOnAnswer' | 'cancel' | 'draftFromClaim' | 'showMe';

/** What the popup asks of the worker while a question is answered. */
export function askHandlers(store: () => Promise<MemoryStore>): Handlers<Pick<BackgroundMessages, Asking>> {
  return {
    async ask({ question, windowId, tabId }) {
      if (question.trim() === '') return fail('bad-request', say('type_question'));
      return ok({ askId: await startAsking(store, { question, windowId, tabId }) });
    },

    async checkOnAnswer() {
      return ok(null); // that the worker runs is enough: it tidies up when it starts
    },

    async cancel({ askId }) {
      const state = await findAsk(askId);
      if (state) await updateAsk(state.windowId, askId, { status: 'cancelled' });
      return ok(null);
    },

    async draftFromClaim({ askId, claimId, as }) {
      const state = await findAsk(askId);
      const claim = claimOf(state, claimId);
      const draft = state && claim && draftFromClaim(state, claim, as);
      return draft ? ok(draft) : fail('not-found', say('answer_gone_place'));
    },

    async showMe({ askId, claimId }) {
      const state = await findAsk(askId);
      const claim = claimOf(state, claimId);
      if (!state || !claim) return fail('not-found', say('answer_gone'));
      return showClaim(claim, state);
    },
  };
}

/** Starts answering a question and gives its id. The answer appears in the window's session state. */
export async function startAsking(
  store: () => Promise<MemoryStore>,
  { question, windowId, tabId }: Pick<AskState, 'question' | 'windowId' | 'tabId'>,
): Promise<string> {
  const incognito = await isPrivateWindow(windowId);
  const opened = await store();
  // A line that the sort has come to doubt (after an import) waits for a look and is not used.
  const memory = (await opened.list()).filter(({ admission }) => admission.doubt === undefined);
  await setBadge('');
  const { askId, finished } = await startAnswer({ question, windowId, tabId, incognito, memory });
  finished
    .then((state) => (state && !incognito ? noteReads(opened, state) : undefined))
    .catch(async (error) => {
      report(error, 'answering');
      await updateAsk(windowId, askId, { status: 'interrupted' });
    });
  return askId;
}
