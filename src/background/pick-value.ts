import { draftOf } from '../memory/draft.ts';
import type { Draft } from '../memory/entry.ts';
import { type PhraseKey, say } from '../phrases/phrases.ts';
import { type Injected, type InjectFailure, inject } from '../platform/inject.ts';
import type { CapturedValue } from '../platform/page-commands.ts';
import { fail, ok, type Result } from '../platform/result.ts';
import type { Picking } from '../platform/session.ts';
import { locateCaptured } from './locate-captured.ts';
import { viewInTab } from './view-in-tab.ts';

/** The page to pick on. */
export type PickFrom = Pick<Picking, 'tabId' | 'url' | 'title'>;

/** The draft for the confirm card, or null when the person left, went to another page or did nothing for two minutes. */
type Picked = Promise<Draft | null>;

const COMMAND_MS = 6000;
/** The worker is kept alive by the call that waits, for five minutes at most. */
const PICK_MS = 120_000;

/**
 * Starts letting the person pick a value in all frames of a tab that we may read. Resolves as soon as they can. Fails
 * with a sentence where there is nothing to pick from.
 */
export async function startPicking(from: PickFrom): Promise<Result<{ picking: Picking; picked: Picked }>> {
  const counted = await inject(from.tabId, 'countPickable', null, { frames: 'all', limitMs: COMMAND_MS });
  if (!counted.ok) return fail('restricted-page', say(phrases[counted.code]));
  const frames = counted.frames.toSorted((a, b) => a.frameId - b.frameId);
  const hosts = frames.map(({ value }) => value.host);
  const unread = new Set(
    frames.flatMap(({ value }) => value.frameHosts).filter((host) => host && !hosts.includes(host)),
  );
  const beside = unread.size === 0 ? [] : [say('pick_beside', { hosts: [...unread].join(', ') })];
  if (frames.every(({ value }) => value.values === 0)) {
    return fail('not-found', [say('pick_none'), ...beside].join(' '));
  }
  const hint = [say('pick_value'), say('pick_keys'), ...beside];
  const id = crypto.randomUUID();
  const picking: Picking = { ...from, id, frameIds: frames.map(({ frameId }) => frameId), startedAt: Date.now() };
  const begin = (frameId: number) => {
    const options = { id, hint: frameId === 0 ? hint : [], hosts, limitMs: PICK_MS };
    return inject(from.tabId, 'pick', options, { frames: frameId, limitMs: PICK_MS + COMMAND_MS });
  };
  return ok({ picking, picked: firstPicked(picking, begin) });
}

/** Goes on waiting for a value to be picked, where the worker that began it has died. */
export function resumePicking(picking: Picking): Picked {
  return firstPicked(picking, (frameId) =>
    inject(picking.tabId, 'resumePick', { id: picking.id }, { frames: frameId, limitMs: PICK_MS + COMMAND_MS }),
  );
}

/** Whichever frame ends it, by a pick or by Escape, ends it for all. A frame that goes away leaves the others. */
async function firstPicked(
  picking: Picking,
  wait: (frameId: number) => Promise<Injected<{ value: CapturedValue | null }>>,
): Picked {
  const value = await Promise.race(
    picking.frameIds.map(async (frameId): Promise<CapturedValue | null> => {
      const got = await wait(frameId);
      if (got.ok) return got.frames[0]?.value.value ?? null;
      return frameId === 0 ? null : new Promise(() => undefined);
    }),
  );
  await inject(picking.tabId, 'stopPicking', { id: picking.id }, { frames: 'all', limitMs: COMMAND_MS });
  return value && draftOfPicked(picking, value);
}

async function draftOfPicked({ tabId, url, title }: PickFrom, value: CapturedValue): Promise<Draft> {
  const { text, label, pick } = value;
  return draftOf({
    said: text,
    capturedAs: pick.kind,
    at: Date.now(),
    ...{ url, title, value: { text, label, locator: locateCaptured(value) } },
    view: await viewInTab(tabId),
  });
}

const phrases: Record<InjectFailure, PhraseKey> = {
  'no-permission': 'pick_no_permission',
  'restricted-page': 'pick_restricted',
  'tab-gone': 'pick_tab_gone',
  timeout: 'pick_timeout',
  navigating: 'pick_navigating',
};
