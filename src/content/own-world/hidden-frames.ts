import { soon } from './redraw.ts';

/**
 * Lets a page draw itself in a tab behind, where browsers neither give frames nor tell of sizes: frames come by message
 * (timers are slowed there), fewer with time, and observers are told once of what they watch. Only for a page that we
 * have loaded ourselves; nothing of it is undone, since its tab is closed.
 */
export function giveFrames(world: Window & typeof globalThis): void {
  const quickFrames = 240;
  let given = 0;
  let nextId = 1_000_000;
  let waiting = new Map<number, FrameRequestCallback>();
  const channel = new MessageChannel();
  const later = world.setTimeout.bind(world);
  const frame = () => {
    const due = waiting;
    waiting = new Map();
    const now = performance.now();
    for (const call of due.values()) {
      try {
        call(now);
      } catch (error) {
        reportError(error);
      }
    }
  };
  channel.port1.onmessage = frame;
  const request = world.requestAnimationFrame.bind(world);
  const cancel = world.cancelAnimationFrame.bind(world);
  world.requestAnimationFrame = (call) => {
    if (!document.hidden) return request(call);
    nextId++;
    waiting.set(nextId, call);
    if (waiting.size === 1) {
      given++;
      if (given < quickFrames) channel.port2.postMessage(null);
      else later(frame, 100);
    }
    return nextId;
  };
  world.cancelAnimationFrame = (id) => {
    if (!waiting.delete(id)) cancel(id);
  };
  tellSizes(world);
  tellSights(world);
}

function tellSizes(world: Window & typeof globalThis): void {
  const Native = world.ResizeObserver;
  world.ResizeObserver = class extends Native {
    private readonly told: ResizeObserverCallback;
    private readonly sizes = new Map<Element, string>();
    private timer: ReturnType<typeof setInterval> | undefined;

    constructor(callback: ResizeObserverCallback) {
      super(callback);
      this.told = callback;
    }

    override observe(target: Element, options?: ResizeObserverOptions): void {
      super.observe(target, options);
      this.sizes.set(target, '');
      if (!document.hidden) return;
      soon(() => this.look());
      if (this.timer === undefined) world.addEventListener('resize', () => this.look());
      this.timer ??= setInterval(() => this.look(), 250);
    }

    override unobserve(target: Element): void {
      super.unobserve(target);
      this.sizes.delete(target);
    }

    override disconnect(): void {
      super.disconnect();
      this.sizes.clear();
      clearInterval(this.timer);
      this.timer = undefined;
    }

    private look(): void {
      const changed = [...this.sizes].flatMap(([target, before]): ResizeObserverEntry[] => {
        const { width, height } = target.getBoundingClientRect();
        const size = `${width} ${height}`;
        if (size === before) return [];
        this.sizes.set(target, size);
        return [sizeOf(target, width, height)];
      });
      if (changed.length > 0 && document.hidden) this.told(changed, this);
    }
  };
}

/** The entry for an element, its box less borders and padding as browsers give it. */
function sizeOf(target: Element, width: number, height: number): ResizeObserverEntry {
  const style = getComputedStyle(target);
  const px = (...names: string[]) =>
    names.reduce((sum, name) => sum + (Number.parseFloat(style.getPropertyValue(name)) || 0), 0);
  const inner = {
    width: Math.max(0, width - px('border-left-width', 'border-right-width', 'padding-left', 'padding-right')),
    height: Math.max(0, height - px('border-top-width', 'border-bottom-width', 'padding-top', 'padding-bottom')),
  };
  const box = (size: { width: number; height: number }) => [{ inlineSize: size.width, blockSize: size.height }];
  const ratio = devicePixelRatio;
  return {
    target,
    contentRect: new DOMRectReadOnly(px('padding-left'), px('padding-top'), inner.width, inner.height),
    borderBoxSize: box({ width, height }),
    contentBoxSize: box(inner),
    devicePixelContentBoxSize: box({
      width: Math.round(inner.width * ratio),
      height: Math.round(inner.height * ratio),
    }),
  };
}

function tellSights(world: Window & typeof globalThis): void {
  const Native = world.IntersectionObserver;
  world.IntersectionObserver = class extends Native {
    private readonly told: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      this.told = callback;
    }

    override observe(target: Element): void {
      super.observe(target);
      if (document.hidden) soon(() => this.told([sightOf(target)], this));
    }
  };
}

function sightOf(target: Element): IntersectionObserverEntry {
  const box = target.getBoundingClientRect();
  const isIntersecting = box.bottom >= 0 && box.right >= 0 && box.top <= innerHeight && box.left <= innerWidth;
  return {
    ...{ target, boundingClientRect: box, intersectionRect: isIntersecting ? box : new DOMRectReadOnly() },
    ...{ isIntersecting, intersectionRatio: isIntersecting ? 1 : 0, time: performance.now() },
    rootBounds: new DOMRectReadOnly(0, 0, innerWidth, innerHeight),
  };
}
