import calendars from '../content/calendars.iife.ts?script';
import fetching from '../content/fetching.iife.ts?script';
import getting from '../content/getting.iife.ts?script';
import glance from '../content/glance.iife.ts?script';
import joining from '../content/joining.iife.ts?script';
import layout from '../content/layout.iife.ts?script';
import mainText from '../content/main-text.iife.ts?script';
import naming from '../content/naming.iife.ts?script';
import picking from '../content/picking.iife.ts?script';
import plainData from '../content/plain-data.iife.ts?script';
import pointing from '../content/pointing.iife.ts?script';
import reader from '../content/reader.iife.ts?script';
import repetition from '../content/repetition.iife.ts?script';
import { browser } from './browser.ts';
import type { PageCommands } from './page-commands.ts';

/** Why a page would not run our reader. `navigating`: the document went away under it; the next one may answer. */
export type InjectFailure = 'no-permission' | 'restricted-page' | 'tab-gone' | 'timeout' | 'navigating';

/** What one frame answered. */
export interface FrameAnswer<T> {
  frameId: number;
  value: T;
}

export type Injected<T> = { ok: true; frames: FrameAnswer<T>[] } | { ok: false; code: InjectFailure };

/** The scripts that hold each command, in the order in which they are put in. */
const SCRIPTS: Record<keyof PageCommands, string[]> = {
  probe: [glance],
  linkText: [glance],
  view: [glance],
  ownData: [glance],
  read: [layout, naming, calendars, repetition, mainText, plainData, reader],
  readFirst: [layout, naming, calendars, repetition, mainText, plainData, reader, joining],
  readTold: [joining],
  fetchPage: [naming, calendars, repetition, mainText, reader, fetching],
  parse: [naming, calendars, repetition, mainText, reader, fetching],
  getFile: [getting],
  selection: [layout, naming, calendars, repetition, reader, pointing],
  show: [layout, naming, calendars, repetition, plainData, reader, pointing],
  countPickable: [layout, naming, calendars, repetition, reader, picking],
  pick: [layout, naming, calendars, repetition, reader, picking],
  resumePick: [picking],
  stopPicking: [picking],
};

/**
 * Runs one of the reader's commands in a tab, in its main frame or in all frames that we may read. Its scripts
 * are injected first, each time: nothing of ours stays in a page between questions. A page that never answers
 * (view-source: tabs do not) is `timeout` after `limitMs`.
 */
export async function inject<K extends keyof PageCommands>(
  tabId: number,
  command: K,
  options: Parameters<PageCommands[K]>[0],
  { frames = 'main', limitMs }: { frames?: 'main' | 'all' | number; limitMs: number },
): Promise<Injected<Awaited<ReturnType<PageCommands[K]>>>> {
  type Value = Awaited<ReturnType<PageCommands[K]>>;
  const target = typeof frames === 'number' ? { tabId, frameIds: [frames] } : { tabId, allFrames: frames === 'all' };
  const run = async (): Promise<Injected<Value>> => {
    await browser.scripting.executeScript({ target, files: SCRIPTS[command] });
    const answers = await browser.scripting.executeScript({
      target,
      // As one string: the browser takes a table of 40,000 cells apart and together far slower than JSON does.
      func: async (name: string, data: unknown) => {
        type Commands = Record<string, (data: unknown) => unknown>;
        const world = globalThis as Partial<
          Record<`whereabouts${'' | 'Glances' | 'Joining' | 'Fetching' | 'Getting' | 'Pointing' | 'Picking'}`, Commands>
        >;
        const commands = {
          ...{ ...world.whereabouts, ...world.whereaboutsGlances, ...world.whereaboutsJoining },
          ...{ ...world.whereaboutsFetching, ...world.whereaboutsGetting },
          ...{ ...world.whereaboutsPointing, ...world.whereaboutsPicking },
        };
        return JSON.stringify(await commands[name]?.(data));
      },
      args: [command, options],
    });
    const got = answers.flatMap(({ frameId, result }) => {
      const value = typeof result === 'string' ? (JSON.parse(result) as Value | null) : null;
      return value === null ? [] : [{ frameId, value }];
    });
    return got.length > 0 ? { ok: true, frames: got } : { ok: false, code: 'restricted-page' };
  };
  const timeout = new Promise<Injected<Value>>((done) => setTimeout(done, limitMs, { ok: false, code: 'timeout' }));
  try {
    return await Promise.race([run(), timeout]);
  } catch (error) {
    return { ok: false, code: await failureOf(error, tabId) };
  }
}

/**
 * The browsers' sentences are all that tells the cases apart; these are Chromium 156's and Firefox 153's.
 * "Cannot access contents of the page" is also what Chromium says of a discarded tab.
 */
async function failureOf(error: unknown, tabId: number): Promise<InjectFailure> {
  const message = error instanceof Error ? error.message : String(error);
  // While a tab changes over to its page, its frame is replaced, and the browser may not know it by its id for a moment.
  if (/frame .*(was removed|is not ready)|No frame with id|document .*(destroyed|unload)|navigat/i.test(message)) {
    return 'navigating';
  }
  const gone = await browser.tabs.get(tabId).then(
    () => false,
    () => true,
  );
  if (gone) return 'tab-gone';
  if (/No tab with id|Invalid tab ID|was closed/i.test(message)) return 'navigating';
  if (/chrome:\/\/|chrome-extension:\/\/|extensions gallery|edge:\/\/|error page|Illegal URL/i.test(message)) {
    return 'restricted-page';
  }
  return 'no-permission';
}
