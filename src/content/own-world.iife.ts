import type { Wanted } from '../reading/own-data/own-data.ts';
import { keepArrivals } from './own-world/arrivals.ts';
import { CanvasRecord } from './own-world/canvas-record.ts';
import { giveFrames } from './own-world/hidden-frames.ts';
import { redraw } from './own-world/redraw.ts';
import { tell } from './own-world/tell.ts';

/**
 * Runs in the world of the page's own scripts, only on sites that the person has allowed it for. From the start of a page
 * that we load in a tab behind, it keeps what is drawn and what arrives; in an open tab it is put in when it is asked,
 * has the page draw itself once more, and is taken out again. It asks the network for nothing and sends nothing.
 */
const NAME = 'whereaboutsOwnWorld';

interface Here {
  tell(wanted: Wanted): Promise<string>;
}

const world = globalThis as typeof globalThis & Window & { [NAME]?: Here };
const fromStart = document.readyState === 'loading' && document.hidden;

if (world[NAME] === undefined) {
  const record = new CanvasRecord();
  const arrived = fromStart ? keepArrivals(world) : [];
  if (fromStart) {
    record.start();
    giveFrames(world);
  }
  Object.defineProperty(world, NAME, {
    configurable: true,
    enumerable: false,
    value: {
      async tell(wanted) {
        if (!fromStart) {
          delete world[NAME];
          if (wanted.drawn) await redraw(world, record);
        }
        return JSON.stringify(await tell(wanted, record, { arrived, isOurs: fromStart }));
      },
    } satisfies Here,
  });
}
