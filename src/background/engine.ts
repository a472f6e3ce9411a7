import { type Engine, EngineFailure, type Extraction } from '../asking/engine.ts';
import { loadAsset } from '../platform/assets.ts';
import { askOffscreen, enclose } from '../platform/offscreen.ts';
import type { Result } from '../platform/result.ts';
import type { PageContent } from '../reading/reading.ts';
import { reopening } from './reopening.ts';

/** The event page's own engine: with its weights, once it has been asked. */
const here =
  import.meta.env.MODE === 'firefox'
    ? reopening(async () => (await import('../engines/embedded/engine.ts')).embeddedEngine(loadAsset))
    : null;

/**
 * The engine for one question. Where browsers have offscreen documents it runs there, and the worker does not even load
 * its code; the event page of Firefox runs it itself. What a reading says to a plan is asked once.
 */
export async function engineForQuestion(): Promise<Engine> {
  if (here !== null) return here();
  const extractions = new WeakMap<PageContent, { of: unknown[]; found: Promise<Extraction> }>();
  return {
    plan: async (question, memory, last, clock) =>
      resultOf(await askOffscreen('plan', { question, memory, last, clock })),
    extract(plan, content, clock) {
      const known = extractions.get(content);
      if (known?.of[0] === plan && known.of[1] === clock) return known.found;
      const page = enclose(content);
      const found = askOffscreen('extract', { plan, page: page.id, clock }, page).then(resultOf);
      extractions.set(content, { of: [plan, clock], found });
      return found;
    },
    async derive(derivation, content, clock) {
      const page = enclose(content);
      return resultOf(await askOffscreen('derive', { derivation, page: page.id, clock }, page));
    },
  };
}

function resultOf<T>(reply: Result<T>): T {
  if (reply.ok) return reply.value;
  throw new EngineFailure(reply.detail ?? reply.code);
}
