import type { CapturedValue } from '../../platform/page-commands.ts';
import { get } from '../../reading/dom.ts';
import type { Here } from '../read-here.ts';
import { boxOf, bringIntoView, drawnAt, isDrawn, parentOf } from './drawn.ts';
import { type Direction, firstInView, neighbour, valueAt } from './find-value.ts';
import { pickableFrames } from './frames.ts';
import { type Pickable, pickableValues } from './pickable.ts';
import { pickerView } from './picker-view.ts';
import { takeEvents } from './take-events.ts';

/** A picker at work. */
export interface Picking {
  /** What was picked; null when the person left or time ran out. */
  picked: Promise<CapturedValue | null>;
  stop(): void;
}

interface PickOptions {
  read(): Here;
  /** Said at the edge of the window; nothing in frames within a page. */
  hint: readonly string[];
  /** Hosts of frames that have a picker of their own. */
  hosts: readonly string[];
  limitMs: number;
  /** Whether an event is a person's own doing. */
  isGesture?(event: Event): boolean;
}

/** A page that changes all the time is read again this often at most, and no more than a fifth of the time. */
const REREAD_MS = 400;
const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * Lets the person pick a value of this document: by pointing and clicking, or with Tab, arrow keys and Enter; Escape
 * leaves. The page gets none of these events. A page that changes meanwhile is read again.
 */
export function pick(
  document: Document,
  { read, hint, hosts, limitMs, isGesture = ({ isTrusted }) => isTrusted }: PickOptions,
): Picking {
  let values = pickableValues(read());
  let marked: Pickable | null = null;
  let isOver = false;
  let pauseMs = REREAD_MS;
  let rereading: ReturnType<typeof setTimeout> | undefined;
  const { promise: picked, done } = settled<CapturedValue | null>();
  const isMain = hint.length > 0;
  const view = pickerView(document, hint);
  const frames = pickableFrames(document, hosts, isMain ? null : window.parent);

  const mark = (value: Pickable | null, scroll = false) => {
    marked = value;
    if (scroll && value) bringIntoView(value.element);
    view.mark(value && { element: value.element, name: value.label });
  };
  const finish = (value: CapturedValue | null) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    clearTimeout(rereading);
    changes.disconnect();
    window.removeEventListener('scroll', redraw, true);
    window.removeEventListener('resize', redraw);
    letGo();
    view.remove();
    done(value);
  };
  /** As the page says now: it may have changed since it was read. */
  const take = (value: Pickable | null) => {
    if (value === null) return;
    const here = read();
    const now = pickableValues(here).get(value.element);
    if (now === undefined) return reread();
    const { element: _element, ...found } = now;
    finish({ ...found, content: here.content });
  };
  const reread = () => {
    rereading = undefined;
    const from = performance.now();
    values = pickableValues(read());
    pauseMs = Math.max(REREAD_MS, 5 * (performance.now() - from));
    mark(marked && (values.get(marked.element) ?? null));
  };
  const redraw = () => mark(marked);

  const step = (by: 1 | -1) => {
    const drawn = [...values.values()].filter(({ element }) => isDrawn(element));
    const at = drawn.findIndex(({ element }) => element === marked?.element);
    const next = at === -1 ? firstInView(drawn, innerHeight) : drawn[at + by];
    if (next) mark(next, true);
    else if (frames.passKeys(by)) mark(null);
    else mark(drawn.at(by === 1 ? 0 : -1) ?? null, true);
  };
  const point = (x: number, y: number) => {
    const [under] = drawnAt(document, [x, y], view.cover);
    view.open(frames.has(under)); // the frame has a cover and a picker of its own
    mark(frames.has(under) ? null : valueAt(document, [x, y], values, view.cover));
  };
  const onKey = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (event.key === 'Escape') finish(null);
    else if (event.key === 'Enter' || event.key === ' ') take(marked);
    else if (event.key === 'Tab') step(event.shiftKey ? -1 : 1);
    else if (direction && marked === null) mark(firstInView(values.values(), innerHeight), true);
    else if (direction && marked) {
      mark(neighbour(boxOf(marked.element), direction, values.values()) ?? marked, true);
    }
  };
  const letGo = takeEvents(window, {
    isGesture,
    point,
    leave: () => mark(null),
    press: (x, y) => take(valueAt(document, [x, y], values, view.cover)),
    key: onKey,
    wheel: ({ clientX, clientY, deltaX, deltaY }) =>
      scrollUnder(document, view.cover, [clientX, clientY], [deltaX, deltaY]),
  });
  const timer = setTimeout(finish, limitMs, null);
  const changes = new MutationObserver(() => {
    rereading ??= setTimeout(reread, pauseMs);
  });
  changes.observe(document, { subtree: true, childList: true, characterData: true });
  window.addEventListener('scroll', redraw, true);
  window.addEventListener('resize', redraw);
  // Keys go to the frame that has the focus, and one that we cannot read would keep them.
  const focused = get(Document, 'activeElement', document);
  if (isMain && (!Document.prototype.hasFocus.call(document) || focused instanceof HTMLIFrameElement)) window.focus();
  return { picked, stop: () => finish(null) };
}

/** The wheel turns over our cover: moves the box under it that a person would expect to move. False for the page itself. */
function scrollUnder(
  document: Document,
  cover: Element,
  point: readonly [number, number],
  [dx, dy]: readonly [number, number],
): boolean {
  const page = get(Document, 'scrollingElement', document);
  for (let box = drawnAt(document, point, cover)[0] ?? null; box && box !== page; box = parentOf(box)) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const before = [box.scrollLeft, box.scrollTop];
    if (/auto|scroll/.test(overflowY)) box.scrollTop += dy;
    if (/auto|scroll/.test(overflowX)) box.scrollLeft += dx;
    if (box.scrollLeft !== before[0] || box.scrollTop !== before[1]) return true;
  }
  return false;
}

function settled<T>(): { promise: Promise<T>; done(value: T): void } {
  let done: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    done = resolve;
  });
  return { promise, done };
}
