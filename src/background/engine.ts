import { type Engine, EngineFailure, type Extraction } from '../asking/engine.ts';
import { loadAsset } from '../platform/assets.ts';
import type { Data, Enclosure, OffscreenMessages, PageRef, Reply } from '../platform/messages.ts';
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
 * its code; the event page of Firefox runs it itself. What a reading says to a plan is asked once, and a reading is sent
 * once, or again where the document that had it went away.
 */
export async function engineForQuestion(): Promise<Engine> {
  if (here !== null) return here();
  const extractions = new WeakMap<PageContent, { of: unknown[]; found: Promise<Extraction> }>();
  const sent = new WeakMap<PageContent, Promise<Enclosure | null>>();

  async function askOfPage<K extends 'extract' | 'derive'>(
    name: K,
    content: PageContent,
    dataOf: (page: PageRef) => Data<OffscreenMessages, K>,
  ): Promise<Reply<OffscreenMessages, K>> {
    const id = await sent.get(content);
    if (id) {
      const reply = await askOffscreen(name, dataOf({ id, isEnclosed: false }));
      if (reply.ok || reply.code !== 'not-found') return reply;
    }
    const page = enclose(content);
    const asked = askOffscreen(name, dataOf({ id: page.id, isEnclosed: true }), page);
    sent.set(
      content,
      asked.then(({ ok }) => (ok ? page.id : null)),
    );
    return asked;
  }

  return {
    plan: async (question, memory, last, clock) =>
      resultOf(await askOffscreen('plan', { question, memory, last, clock })),
    extract(plan, content, clock) {
      const known = extractions.get(content);
      if (known?.of[0] === plan && known.of[1] === clock) return known.found;
      const found = askOfPage('extract', content, (page) => ({ plan, page, clock })).then(resultOf);
      extractions.set(content, { of: [plan, clock], found });
      return found;
    },
    async derive(derivation, content, clock) {
      return resultOf(await askOfPage('derive', content, (page) => ({ derivation, page, clock })));
    },
  };
}

function resultOf<T>(reply: Result<T>): T {
  if (reply.ok) return reply.value;
  throw new EngineFailure(reply.detail ?? reply.code);
}
