/** What is done with the events that were taken from the page. */
export interface Taken {
  isGesture(event: Event): boolean;
  point(x: number, y: number): void;
  leave(): void;
  press(x: number, y: number): void;
  key(event: KeyboardEvent): void;
  /** Whether something was scrolled; if not the browser scrolls the page. */
  wheel(event: WheelEvent): boolean;
}

const POINTER = [
  ...['pointerdown', 'pointerup', 'pointermove', 'pointerover', 'pointerout', 'pointerenter', 'pointerleave'],
  ...['pointercancel', 'mousedown', 'mouseup', 'mousemove', 'mouseover', 'mouseout', 'mouseenter', 'mouseleave'],
  ...[
    'click',
    'dblclick',
    'auxclick',
    'contextmenu',
    'touchstart',
    'touchmove',
    'touchend',
    'dragstart',
    'selectstart',
  ],
];
const KEYS = ['keydown', 'keypress', 'keyup'];
/** How long the release of the key that ended it is still kept from the page. */
const RELEASE_MS = 1500;

/**
 * Takes pointer and key events before the page sees them; gives a function that lets them go again. Events that are not a
 * person's own are kept from the page all the same, and do nothing.
 */
export function takeEvents(window: Window, taken: Taken): () => void {
  const onPointer = (event: Event) => {
    event.stopImmediatePropagation();
    if (event.type !== 'pointerdown' && event.cancelable) event.preventDefault();
    if (!taken.isGesture(event)) return;
    const { clientX, clientY } = event as MouseEvent;
    if (event.type === 'pointermove') taken.point(clientX, clientY);
    else if (event.type === 'pointerout' && (event as PointerEvent).relatedTarget === null) taken.leave();
    else if (event.type === 'click') taken.press(clientX, clientY);
  };
  let down: string | null = null;
  const onKey = (event: Event) => {
    // The browser's own keys (reload, another tab) stay the browser's.
    const { ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    event.stopImmediatePropagation();
    if (ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    down = event.type === 'keyup' ? null : (event as KeyboardEvent).key;
    if (event.type === 'keydown' && taken.isGesture(event)) taken.key(event as KeyboardEvent);
  };
  const onWheel = (event: WheelEvent) => {
    event.stopImmediatePropagation();
    if (!event.ctrlKey && taken.isGesture(event) && taken.wheel(event)) event.preventDefault();
  };
  const active = { capture: true, passive: false };
  for (const name of POINTER) window.addEventListener(name, onPointer, active);
  for (const name of KEYS) window.addEventListener(name, onKey, active);
  window.addEventListener('wheel', onWheel, active);

  return () => {
    for (const name of POINTER) window.removeEventListener(name, onPointer, active);
    for (const name of KEYS) window.removeEventListener(name, onKey, active);
    window.removeEventListener('wheel', onWheel, active);
    if (down !== null) keepRelease(window, down);
  };
}

/** The key that ended it is still down: the page must not take its release for a stroke of its own. */
function keepRelease(window: Window, key: string): void {
  const keep = (event: KeyboardEvent) => {
    if (event.key !== key) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (event.type === 'keyup') end();
  };
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('keypress', keep, true);
    window.removeEventListener('keyup', keep, true);
  };
  const timer = setTimeout(end, RELEASE_MS);
  window.addEventListener('keypress', keep, true);
  window.addEventListener('keyup', keep, true);
}
