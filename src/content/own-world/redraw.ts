import type { CanvasRecord } from './canvas-record.ts';

const AT_MOST_MS = 900;
const QUIET_MS = 120;

/**
 * Has a page draw its canvases once more, by telling it of a new window size that is the old one, and keeps what it
 * draws. In a tab behind, where no frames come, they are given by message meanwhile.
 */
export async function redraw(world: Window & typeof globalThis, record: CanvasRecord): Promise<void> {
  const { requestAnimationFrame } = world;
  record.start();
  try {
    if (document.hidden)
      world.requestAnimationFrame = (call) => {
        soon(() => call(performance.now()));
        return 0;
      };
    world.dispatchEvent(new Event('resize'));
    await untilDrawn(record, AT_MOST_MS);
  } finally {
    world.requestAnimationFrame = requestAnimationFrame;
    record.stop();
  }
}

/** Waits until nothing more was drawn for a moment; where nothing is drawn at all, and at most, for `atMostMs`. */
export async function untilDrawn(record: CanvasRecord, atMostMs: number): Promise<void> {
  const until = performance.now() + atMostMs;
  const before = record.drawn;
  let seen = before;
  let since = performance.now();
  while (performance.now() < until && performance.now() - since < (seen === before ? atMostMs : QUIET_MS)) {
    await new Promise<void>((done) => (document.hidden ? soon(done) : setTimeout(done, 16)));
    if (record.drawn === seen) continue;
    seen = record.drawn;
    since = performance.now();
  }
}

/** Calls at the next turn, which timers in a tab behind do not. */
export function soon(call: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    call();
  };
  port2.postMessage(null);
}
