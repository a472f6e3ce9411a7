import { attr, get, hasAttr, parentNode, viewOf } from '../dom.ts';

/** What the looks of elements say about their names. */
export interface NameStyle {
  /** Nothing in it is there for anyone. */
  isGone(element: Element): boolean;
  /** The element or one that holds it is not there for anyone, or not for assistive technology. */
  isHidden(element: Element): boolean;
  /** The text right in the element can be seen; text of elements in it may differ. */
  isTextSeen(element: Element): boolean;
  /** It runs in its line like a word. */
  isInline(element: Element): boolean;
  /** What CSS draws before and after its content, set apart by blanks where it is a box of its own. */
  drawnAround(element: Element): [string, string];
}

const INLINE =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|output|q|s|samp|slot|small|span|strong|sub|sup|time|tt|u|var|img|svg)$/;
const UNSEEN = /^(?:script|style|template|noscript|head|title|meta|link)$/;

/**
 * Goes by computed styles, each taken once; the document must be in a window. `isShown` tells what is neither taken away
 * nor invisible for sure.
 */
export function drawnStyle(document: Document, isShown: (one: Element) => boolean = () => false): NameStyle {
  const view = viewOf(document);
  const known = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (one: Element): CSSStyleDeclaration => {
    const style = known.get(one) ?? view.getComputedStyle(one);
    known.set(one, style);
    return style;
  };
  const gone = new Map<Element, boolean>();
  const isGone = (one: Element): boolean => {
    const is = gone.get(one) ?? (isAriaHidden(one) || (!isShown(one) && styleOf(one).display === 'none'));
    gone.set(one, is);
    return is;
  };
  const isVisible = (one: Element): boolean => isShown(one) || styleOf(one).visibility === 'visible';
  const shown = new Set<Element>();
  const isAmidGone = (one: Element): boolean => {
    const path: Element[] = [];
    for (let at: Element | null = one; at !== null && !shown.has(at); at = holderOf(at)) {
      if (isGone(at)) return true;
      path.push(at);
    }
    for (const each of path) shown.add(each);
    return false;
  };
  return {
    isGone,
    isHidden: (one) => !isVisible(one) || isAmidGone(one),
    isTextSeen: isVisible,
    isInline: (one) => /^(?:inline|contents|ruby)$/.test(styleOf(one).display),
    drawnAround: (one) => [drawn(view.getComputedStyle(one, '::before')), drawn(view.getComputedStyle(one, '::after'))],
  };
}

/** Goes by tags and attributes, for documents that were only parsed. */
export const plainStyle: NameStyle = {
  isGone: (element) =>
    isAriaHidden(element) ||
    hasAttr(element, 'hidden') ||
    UNSEEN.test(get(Element, 'localName', element) as string) ||
    /(?:^|;)\s*display\s*:\s*none/i.test(attr(element, 'style') ?? ''),
  isHidden: (element) => upFrom(element).some((one) => plainStyle.isGone(one)) || isInvisible(element),
  isTextSeen: (element) => !isInvisible(element),
  isInline: (element) => INLINE.test(get(Element, 'localName', element) as string),
  drawnAround: () => ['', ''],
};

function isInvisible(element: Element): boolean {
  for (const one of upFrom(element)) {
    const said = /(?:^|;)\s*visibility\s*:\s*(\w+)/i.exec(attr(one, 'style') ?? '')?.[1];
    if (said !== undefined) return said.toLowerCase() !== 'visible';
  }
  return false;
}

function isAriaHidden(element: Element): boolean {
  return attr(element, 'aria-hidden') === 'true';
}

/** The element and what holds it, out of shadow trees too. */
function upFrom(element: Element): Element[] {
  const path: Element[] = [];
  for (let one: Element | null = element; one !== null; one = holderOf(one)) path.push(one);
  return path;
}

function holderOf(element: Element): Element | null {
  const parent = parentNode(element);
  if (parent === null) return null;
  return parent instanceof ShadowRoot ? parent.host : (get(Node, 'parentElement', element) as Element | null);
}

const STRINGS = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g;

/** The strings of a computed `content`; where it has a text alternative, that. */
function drawn(style: CSSStyleDeclaration): string {
  const { content } = style;
  if (content === '' || content === 'none' || content === 'normal') return '';
  const slash = content.replace(STRINGS, (string) => 'x'.repeat(string.length)).indexOf('/');
  const said = slash < 0 ? content : content.slice(slash + 1);
  const text = [...said.matchAll(STRINGS)]
    .map((match) => (match[1] ?? match[2] ?? '').replace(/\\(.)/g, '$1'))
    .join('');
  return /^inline$|^contents$/.test(style.display) || text === '' ? text : ` ${text} `;
}
