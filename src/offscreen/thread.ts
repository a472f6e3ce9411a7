import type { Derivation } from '../asking/derivation.ts';
import type { Clock } from '../asking/engine.ts';
import type { Plan } from '../asking/plan.ts';
import { embeddedEngine } from '../engines/embedded/engine.ts';
import { loadAsset } from '../platform/assets.ts';
import type { Data, OffscreenMessages } from '../platform/messages.ts';
import { fail, ok } from '../platform/result.ts';
import { keptPages, NotKept, type SentPage } from './kept-pages.ts';
import type { ThreadCall, ThreadReply } from './work-thread.ts';

const engine = embeddedEngine(loadAsset);
const pageOf = keptPages();

/** The thread that the engine runs in: none of the browser's interfaces are here. */
const calls = {
  plan: async ({ question, memory, last, clock }: Data<OffscreenMessages, 'plan'>) =>
    engine.plan(question, memory, last, clock),
  /** The page is JSON, parsed here so that nobody else is held up by it. */
  extract: async ({ plan, page, clock }: { plan: Plan; page: SentPage; clock: Clock }) =>
    engine.extract(plan, pageOf(page), clock),
  derive: async ({ derivation, page, clock }: { derivation: Derivation; page: SentPage; clock: Clock }) =>
    engine.derive(derivation, pageOf(page), clock),
};
export type Calls = typeof calls;

addEventListener('message', async ({ data: { id, name, data } }: MessageEvent<ThreadCall>) => {
  const call = calls[name as keyof Calls] as (data: unknown) => Promise<unknown>;
  const reply = await call(data).then(ok, (error: unknown) => {
    if (error instanceof NotKept) return fail('not-found');
    console.error(name, error);
    return fail('unexpected');
  });
  postMessage({ id, reply } satisfies ThreadReply);
});
