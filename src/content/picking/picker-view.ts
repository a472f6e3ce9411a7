import { rootElement } from '../../reading/dom.ts';
import { boxOf } from './drawn.ts';

/** What the picker draws over the page. */
export interface PickerView {
  /** Covers the page and takes the pointer. */
  cover: HTMLElement;
  /** Outlines an element under the name that its value would get; null takes the outline away. */
  mark(marked: { element: Element; name: string } | null): void;
  /** Lets the pointer through, or takes it again. */
  open(isOpen: boolean): void;
  remove(): void;
}

type Style = Record<string, string>;

const EDGE = 6;
const COLOURS = {
  light: { ink: '#ffffff', accent: '#0a635a', halo: '#ffffff' },
  dark: { ink: '#06211d', accent: '#74d0c0', halo: '#06211d' },
};

/**
 * Covers the page with an element in the browser's top layer, whose parts stand in a closed shadow root, and takes it away
 * again: nothing else of the page is touched. Styles are set one by one, which no page's policy or rule can stop.
 * `hint` is said at the edge of the window.
 */
export function pickerView(document: Document, hint: readonly string[]): PickerView {
  const { ink, accent, halo } = COLOURS[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];
  const make = (style: Style, ...children: Node[]): HTMLElement => {
    const made = Document.prototype.createElement.call(document, 'div');
    for (const [name, value] of Object.entries(style)) made.style.setProperty(name, value, 'important');
    made.append(...children);
    return made;
  };
  const badge: Style = {
    position: 'fixed',
    'max-width': 'min(360px, calc(100vw - 24px))',
    padding: '4px 9px',
    'border-radius': '6px',
    background: accent,
    color: ink,
    'box-shadow': `0 0 0 1px ${halo}, 0 2px 8px rgb(0 0 0 / 35%)`,
    'pointer-events': 'none',
  };
  const outline = make({
    ...{ position: 'fixed', border: `2px solid ${accent}`, 'border-radius': '3px' },
    ...{ 'box-shadow': `0 0 0 2px ${halo}, inset 0 0 0 1px ${halo}`, 'pointer-events': 'none', display: 'none' },
  });
  const label = make({
    ...badge,
    ...{
      'font-weight': '650',
      overflow: 'hidden',
      'white-space': 'nowrap',
      'text-overflow': 'ellipsis',
      display: 'none',
    },
  });
  label.setAttribute('role', 'status');
  const bar = make(
    { ...badge, padding: '8px 14px', left: '50%', transform: 'translateX(-50%)', 'text-align': 'center' },
    ...hint.map((line, i) => make(i === 0 ? { 'font-weight': '650' } : { 'font-size': '12.5px' }, new Text(line))),
  );
  const cover = make({
    ...{ all: 'initial', position: 'fixed', inset: '0', width: '100%', height: '100%', margin: '0', padding: '0' },
    ...{ border: '0', background: 'transparent', overflow: 'hidden', cursor: 'crosshair', display: 'block' },
  });
  const sheet = make(
    { all: 'initial', font: '14px/1.45 system-ui, sans-serif' },
    outline,
    label,
    ...(hint.length > 0 ? [bar] : []),
  );
  cover.attachShadow({ mode: 'closed' }).append(sheet);
  cover.popover = 'manual';
  // What a modal dialog or a full-screen element leaves out is inert, so the cover has to be within.
  const home = [...Document.prototype.querySelectorAll.call(document, ':modal')].at(-1) ?? rootElement(document);
  if (home) Element.prototype.append.call(home, cover);
  cover.showPopover();

  const place = (element: HTMLElement, where: Record<string, number>) => {
    for (const [side, px] of Object.entries(where)) element.style.setProperty(side, `${px}px`, 'important');
  };
  const show = (element: HTMLElement, shown: boolean) => {
    element.style.setProperty('display', shown ? 'block' : 'none', 'important');
  };
  const setBar = (atTop: boolean) => {
    bar.style.setProperty('top', atTop ? '16px' : 'auto', 'important');
    bar.style.setProperty('bottom', atTop ? 'auto' : '16px', 'important');
  };
  setBar(false);

  return {
    cover,
    mark(marked) {
      show(outline, marked !== null);
      show(label, marked !== null);
      if (marked === null) return;
      const { left, top, width, height, bottom } = boxOf(marked.element);
      place(outline, { left: left - 3, top: top - 3, width: width + 2, height: height + 2 });
      if (label.textContent !== marked.name) label.textContent = marked.name;
      const { clientWidth, clientHeight } = cover;
      const above = top - label.offsetHeight - EDGE - 2;
      const below = Math.min(bottom + EDGE + 2, clientHeight - label.offsetHeight - EDGE);
      const furthest = clientWidth - label.offsetWidth - EDGE;
      place(label, { left: Math.max(EDGE, Math.min(left - 3, furthest)), top: above >= EDGE ? above : below });
      setBar(bottom > clientHeight - bar.offsetHeight - 48 && top > bar.offsetHeight + 48);
    },
    open: (isOpen) => cover.style.setProperty('pointer-events', isOpen ? 'none' : 'auto', 'important'),
    remove: () => cover.remove(),
  };
}
