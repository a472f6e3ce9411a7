import type { Picking as Commands } from '../platform/page-commands.ts';
import { frameHosts } from './frame-hosts.ts';
import { type Picking, pick } from './picking/pick.ts';
import { pickableValues } from './picking/pickable.ts';
import type { readHere } from './read-here.ts';

/** Lets the person pick a value; put in after the reader, which it asks. At most one picker is at work in a document. */
const world = globalThis as unknown as {
  whereaboutsHere: typeof readHere;
  whereaboutsPicker?: Picking & { id: string };
};
const pickerOf = (id: string) => (world.whereaboutsPicker?.id === id ? world.whereaboutsPicker : null);
const read = () => world.whereaboutsHere(document);

const commands: Commands = {
  countPickable: () => ({ values: pickableValues(read()).size, host: location.host, frameHosts: frameHosts(document) }),
  async pick({ id, ...options }) {
    world.whereaboutsPicker?.stop();
    world.whereaboutsPicker = { id, ...pick(document, { read, ...options }) };
    const value = await world.whereaboutsPicker.picked;
    wakeWorker();
    return { value };
  },
  resumePick: async ({ id }) => ({ value: (await pickerOf(id)?.picked) ?? null }),
  stopPicking({ id }) {
    pickerOf(id)?.stop();
    return true;
  },
};

Object.assign(globalThis, { whereaboutsPicking: commands });

/** The worker that waits may have died meanwhile: any message starts another, which asks for what was picked. */
function wakeWorker(): void {
  const { chrome } = globalThis as {
    chrome?: { runtime?: { sendMessage?(message: unknown, done: () => void): void } };
  };
  try {
    chrome?.runtime?.sendMessage?.({ to: 'background', name: 'wake' }, () => undefined);
  } catch {
    // The extension was updated or removed under this page.
  }
}
