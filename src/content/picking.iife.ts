import type { Picking as Commands } from '../platform/page-commands.ts';
import { frameHosts } from './frame-hosts.ts';
import { type Picking, pick } from './picking/pick.ts';
import { pickableValues } from './picking/pickable.ts';
import type { readHere } from './read-here.ts';

/** Lets the person pick a value; put in after the reader, which it asks. At most one picker is at work in a document. */
const world = globalThis as unknown as { whereaboutsHere: typeof readHere; whereaboutsPicker?: Picking };
const read = () => world.whereaboutsHere(document);

const commands: Commands = {
  countPickable: () => ({ values: pickableValues(read()).size, host: location.host, frameHosts: frameHosts(document) }),
  async pick(options) {
    world.whereaboutsPicker?.stop();
    world.whereaboutsPicker = pick(document, { read, ...options });
    return { value: await world.whereaboutsPicker.picked };
  },
  stopPicking() {
    world.whereaboutsPicker?.stop();
    delete world.whereaboutsPicker;
    return true;
  },
};

Object.assign(globalThis, { whereaboutsPicking: commands });
