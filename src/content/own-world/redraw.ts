import type { CanvasRecord } from './canvas-record.ts';

const AT_MOST_MS = 900;
const QUIET_MS = 120;

/**
 * Has a page draw its canvases once more, by telling it of a new window size that is the old one, and keeps what it
 * draws. In a tab behind, where no frames come, they are given by message meanwhile.
 */
export async function redraw(world: Window & typeof globalThis, record: CanvasRecord): Promise<void> {
  const channel = new MessageChannel();
  const ticks: (() => void)[] = [];
  channel.port1.onmessage = () => ticks.shift()?.();
  const tick = () =>
    new Promise<void>((done) => {
      if (document.hidden) {
        ticks.push(done);
        channel.port2.postMessage(null);
      } else setTimeout(done, 16);
    });
  const { requestAnimationFrame } = world;
  record.start();
  try {
    if (document.hidden)
      world.requestAnimationFrame = (call) => {
        void tick().then(() => call(performance.now()));
        return 0;
      };
    world.dispatchEvent(new Event('resize'));
    const until = performance.now() + AT_MOST_MS;
    let seen = record.drawn;
    let since = performance.now();
    while (performance.now() < until && performance.now() - since < (record.drawn === 0 ? AT_MOST_MS : QUIET_MS)) {
      await tick();
      if (record.drawn === seen) continue;
      seen = record.drawn;
      since = performance.now();
    }
  } finally {
    world.requestAnimationFrame = requestAnimationFrame;
    record.stop();
    channel.port1.close();
  }
}
