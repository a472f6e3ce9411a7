import { attr, get, getter, hasAttr, isVisible, queryAll, rectOf, roleOf, viewOf } from './dom.ts';
import type { Visibility } from './reading.ts';

/** What is added to the level of text that is struck out or a footnote's mark: it is there, but is not even a name. */
export const STRUCK = 1000;

/** How an element hides what is in it. `level` counts the hidings around it: text of a deeper level is not its text. */
export interface Hiding {
  vis: Visibility;
  level: number;
  /** As `level`, without what a descendant can undo (visibility, font size, colour). */
  baseVis: Visibility;
  baseLevel: number;
  /** Its own children are hidden although it is shown (a closed details, content-visibility: hidden). */
  inside: boolean;
  /** Some element around it is scrolled, so a place above or left of the page says nothing. */
  scrolled: boolean;
  /** It starts on a new line, or stands as a box of its own in one. */
  block: boolean;
  /** It runs in its line like a word, or as a box in it, or breaks the line. */
  flow: 'inline' | 'box' | 'block';
  /** How its children look, by their marks; null where it hides something, so that each child is looked at in full. */
  looks: Map<string, Look> | null;
}

/** How an element looks that shows plainly. */
interface Look {
  clips: boolean;
  placed: boolean;
  /** How it hides in `around`. */
  hiding: Hiding;
  around: Hiding;
}

/** How an element is met in the walk. */
export interface Met {
  element: Element;
  tag: string;
  /** Its parent in the composed tree is a closed details whose first summary this is. */
  summary: boolean;
  /** Children of one parent, or of parents alike, that have one mark look alike (`markOf`); null: who knows. */
  mark: string | null;
}

const BLOCK_TAGS = new Set(
  `address article aside blockquote body br button caption dd details dialog div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main nav ol p pre
  search section select summary table tbody td textarea tfoot th thead tr ul input meter progress mn mi mo`.split(
    /\s+/,
  ),
);

const BOX_TAGS = new Set(['button', 'input', 'select', 'textarea', 'meter', 'progress']);

function flowOf(display: string): Hiding['flow'] {
  if (display === 'block' || display === 'table-cell' || display === 'flex') return 'block';
  if (/^(inline|contents|none|ruby\S*)$/.test(display)) return 'inline';
  return display.startsWith('inline-') ? 'box' : 'block';
}

/** Marks of a part of a word, or of a word with an ending after it. */
const IN_WORDS = new Set(['mark', 'code', 'kbd', 'samp', 'var', 'sub', 'sup', 'em', 'strong', 'b', 'i', 'u', 'wbr']);
/** White on both sides from which on words are no longer read as one, in CSS pixels. */
const APART = 3;

/** It runs in its line, but with white around it, as a badge beside a name. */
function isBadge(style: CSSStyleDeclaration, tag: string, display: string): boolean {
  if (display !== 'inline' || IN_WORDS.has(tag)) return false;
  const before = pixels(style.paddingLeft) + pixels(style.marginLeft);
  return before >= APART && pixels(style.paddingRight) + pixels(style.marginRight) >= APART;
}

/** How the root of a document hides. */
export function openHiding(rendered: boolean): Hiding {
  const vis = rendered ? 'shown' : 'unknown';
  return {
    ...{ vis, level: 0, baseVis: vis, baseLevel: 0, inside: false, scrolled: false, block: true, flow: 'block' },
    looks: new Map(),
  };
}

function worse(a: Visibility, b: Visibility): Visibility {
  const rank = { shown: 0, unknown: 0, collapsed: 1, concealed: 2 };
  return rank[b] > rank[a] ? b : a;
}

function pixels(value: string): number {
  const number = Number.parseFloat(value);
  return Number.isFinite(number) ? number : Number.NaN;
}

function isClipped(style: CSSStyleDeclaration, placed: boolean): boolean {
  const clip = placed ? style.clip : 'auto';
  if (clip !== 'auto' && clip !== '') {
    const sides = clip.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [top = 0, right = 0, bottom = 0, left = 0] = sides;
    if (sides.length === 4 && (bottom - top <= 1 || right - left <= 1)) return true;
  }
  const path = style.clipPath;
  if (path === 'none' || path === '') return false;
  const inset = /^inset\(\s*([\d.]+)(%|px)/.exec(path);
  if (inset !== null) return inset[2] === '%' && Number(inset[1]) >= 50;
  return /^(circle|ellipse)\(\s*0(px|%)?[\s)]/.test(path);
}

function isTransparent(colour: string): boolean {
  if (colour.startsWith('rgb(')) return false;
  return colour === 'transparent' || /^rgba\(.*,\s*0\)$/.test(colour) || /\/\s*0\)$/.test(colour);
}

const PANELS = new Set(['tabpanel', 'region', 'group', 'dialog', 'menu']);

/** Where children of one kind of parent differ more than this, each of the others is looked at in full. */
const MOST_LOOKS = 200;

function renderedHiding({ element, tag, mark }: Met, around: Hiding, view: Window, strikes: boolean): Hiding {
  const known = mark === null ? undefined : around.looks?.get(mark);
  if (known !== undefined && showsPlainly(element, tag, known, around, view, strikes)) {
    if (known.around !== around) {
      known.hiding = { ...around, block: known.hiding.block, flow: known.hiding.flow, looks: known.hiding.looks };
      known.around = around;
    }
    return known.hiding;
  }
  const style = view.getComputedStyle(element);
  const display = style.display;
  let own: Visibility = 'shown';
  let inside = false;
  let scrolled = around.scrolled;
  let [clips, placed] = [false, false];
  if (display === 'none' || isSortKey(element, tag)) own = 'collapsed';
  else if (pixels(style.opacity) === 0) own = 'concealed';
  else if (around.baseVis === 'shown' && display !== 'contents' && tag !== 'html' && tag !== 'body') {
    // What is hidden already has no box to measure.
    const boxed = display !== 'inline';
    clips = boxed && (style.overflowX !== 'visible' || style.overflowY !== 'visible');
    placed = style.position !== 'static';
    if (isClipped(style, placed) || pixels(style.textIndent) <= -500) own = 'concealed';
    placed = placed && boxed;
    if (own === 'shown' && (clips || placed)) {
      const box = rectOf({ element });
      if (clips) own = clippedAway(element, style, box);
      if (own === 'shown' && placed && !around.scrolled && isOff(box, view)) own = 'concealed';
      if (clips && !scrolled) scrolled = isScrolled(element, tag);
    }
  }
  if (style.contentVisibility === 'hidden') inside = true;
  const struck = tag === 'del' || isStruck(style);
  if (struck) own = 'concealed';
  const baseVis = worse(around.baseVis, own);
  const baseLevel = around.baseLevel + (struck ? STRUCK : own === 'shown' ? 0 : 1);
  let vis = baseVis;
  let level = baseLevel;
  const unseen = style.visibility !== 'visible';
  if (unseen || pixels(style.fontSize) === 0 || (isTransparent(style.color) && style.backgroundClip !== 'text')) {
    vis = worse(vis, unseen && PANELS.has(roleOf(element)) ? 'collapsed' : 'concealed');
    level += 1;
  }
  const flow = flowOf(display);
  const looks = vis === 'shown' && level === around.level && !inside ? new Map<string, Look>() : null;
  const block = flow !== 'inline' || isBadge(style, tag, display);
  const hiding = { vis, level, baseVis, baseLevel, inside, scrolled, block, flow, looks };
  if (
    mark !== null &&
    looks !== null &&
    scrolled === around.scrolled &&
    (around.looks?.size ?? MOST_LOOKS) < MOST_LOOKS
  ) {
    around.looks?.set(mark, { clips, placed, hiding, around });
  }
  return hiding;
}

/** What hides in many ways at once, asked of the browser in one go. Older names stand beside today's. */
const IN_ANY_WAY = { opacityProperty: true, checkOpacity: true, visibilityProperty: true, checkVisibilityCSS: true };

/** An element that looks as `known` tells is not hidden by what pages change in single elements. */
function showsPlainly(
  element: Element,
  tag: string,
  known: Look,
  around: Hiding,
  view: Window,
  strikes: boolean,
): boolean {
  if (!isVisible(element, IN_ANY_WAY)) return false;
  if (strikes && isStruck(view.getComputedStyle(element))) return false;
  if (!known.clips && !known.placed) return true;
  const box = rectOf({ element });
  if (known.clips && (box.width <= 1 || box.height <= 1 || (!around.scrolled && isScrolled(element, tag))))
    return false;
  return !known.placed || around.scrolled || !isOff(box, view);
}

const isStruck = (style: CSSStyleDeclaration): boolean => (style.textDecorationLine ?? '').includes('line-through');

/** It is drawn left of the page, or above it. */
function isOff({ width, height, right, bottom }: DOMRect, view: Window): boolean {
  return width > 0 && height > 0 && (right + view.scrollX <= 0 || bottom + view.scrollY <= 0);
}

/** What is in it is moved. An input has nothing in it that is met, and asking takes long. */
function isScrolled(element: Element, tag: string): boolean {
  if (tag === 'input') return false;
  return scrollLeft(element) !== 0 || scrollTop(element) !== 0;
}

const scrollLeft = getter<number>(() => Element, 'scrollLeft');
const scrollTop = getter<number>(() => Element, 'scrollTop');

/** What wikis sort a table by, hidden by the wiki's style sheet, which a saved or fetched page comes without. */
const isSortKey = (element: Element, tag: string): boolean => tag === 'span' && attr(element, 'class') === 'sortkey';

/** A box that cuts off all its content: one pixel is a label for screen readers, no height a closed section. */
function clippedAway(element: Element, style: CSSStyleDeclaration, box: DOMRect): Visibility {
  if (box.width > 1 && box.height > 1) return 'shown';
  const content = Math.max(
    get(Element, 'scrollWidth', element) as number,
    get(Element, 'scrollHeight', element) as number,
  );
  if (content <= 1 && box.width > 1) return 'shown';
  if (box.width <= 1 && box.height <= 1) return 'concealed';
  const cut = box.height <= 1 ? style.overflowY : style.overflowX;
  return cut === 'visible' ? 'shown' : 'collapsed';
}

function unrenderedHiding({ element, tag }: Met, around: Hiding): Hiding {
  let own: Visibility = 'shown';
  const css = (attr(element, 'style') ?? '').toLowerCase().replace(/\s+/g, '');
  if (hasAttr(element, 'hidden') || /(^|;)display:none/.test(css) || isSortKey(element, tag)) own = 'collapsed';
  else if (attr(element, 'aria-hidden') === 'true') own = 'concealed';
  else if (
    /(^|;)(opacity:0(\.0+)?(;|!|$)|visibility:(hidden|collapse)|font-size:0(px)?(;|!|$)|clip:rect|(left|top|text-indent):-\d{3,})/.test(
      css,
    )
  ) {
    own = 'concealed';
  }
  const struck = /^(s|del|strike)$/.test(tag) || css.includes('line-through');
  if (struck) own = 'concealed';
  const vis = own === 'shown' ? around.baseVis : worse(around.baseVis, own);
  const level = around.baseLevel + (struck ? STRUCK : own === 'shown' ? 0 : 1);
  const flow = BOX_TAGS.has(tag) ? 'box' : BLOCK_TAGS.has(tag) ? 'block' : 'inline';
  return {
    ...{ vis, level, baseVis: vis, baseLevel: level, inside: false, scrolled: false, block: flow !== 'inline', flow },
    looks: null,
  };
}

/**
 * How the elements of a document hide, given how the parent of each in the composed tree does. The caller keeps the
 * result. Style is looked at in full once for elements that are marked up alike; what a page changes in single ones
 * (display, visibility, opacity, place and size of boxes, text struck out where something is checked) for each.
 */
export function hidings(document: Document, rendered: boolean): (met: Met, around: Hiding) => Hiding {
  const view = viewOf(document);
  const strikes = rendered && queryAll(document, 'input:checked').length > 0;
  return (met, around) => {
    const outer =
      around.inside && !met.summary
        ? {
            ...around,
            baseVis: worse(around.baseVis, 'collapsed'),
            baseLevel: around.baseLevel + 1,
            inside: false,
            looks: null,
          }
        : around;
    const own = rendered ? renderedHiding(met, outer, view, strikes) : unrenderedHiding(met, outer);
    return met.tag === 'details' && !hasAttr(met.element, 'open') ? { ...own, inside: true, looks: null } : own;
  };
}
