import { cleanText } from '../clean-text.ts';
import {
  attr,
  elementById,
  firstChild,
  hasAttr,
  nextSibling,
  nodeType,
  roleOf,
  shadowRootOf,
  slottedNodes,
  tagOf,
  textData,
} from '../dom.ts';
import { embeddedValue } from './embedded-value.ts';
import { drawnStyle, type NameStyle, plainStyle } from './name-style.ts';
import { type LabelsOf, labelFinder, nativeName } from './native-name.ts';

/** How names are to be computed. */
export interface Naming {
  /** The document is laid out; otherwise only markup tells what is hidden and nothing is drawn before or after. */
  rendered: boolean;
  /**
   * Only what labels an element for good: without the values of other controls that stand in its label ("Flash the
   * screen 3 times"), tooltips and placeholders.
   */
  labelOnly: boolean;
  /** What is known to be drawn: shown itself and in nothing that is taken away. Others are asked for their style. */
  isShown?(element: Element): boolean;
}

/** Names the elements of one document, as long as it does not change. */
export interface Names {
  name(element: Element): string;
  description(element: Element): string;
}

interface Walk {
  labelOnly: boolean;
  style: NameStyle;
  labels: LabelsOf;
  root: Element;
  /** Elements being worked out, so that references in a circle end. */
  open: Set<Element>;
  /** Shared by all names of the document. */
  budget: { left: number };
}

/** Where in the walk a node stands. */
interface At {
  /** It is the element to be named, not something in or for its name. */
  root: boolean;
  /** Inside what an attribute refers to: references are not followed from there. */
  referred: boolean;
  /** What holds it was hidden and named all the same: hiding no longer counts. */
  unhidden: boolean;
}

const NAMED_BY_CONTENT = new Set(
  `button cell checkbox columnheader comment gridcell heading link menuitem menuitemcheckbox menuitemradio option radio
  row rowheader sectionhead switch tab tooltip treeitem a h1 h2 h3 h4 h5 h6 label legend caption figcaption summary td
  th tr dt`.split(/\s+/),
);
/** Elements gone through for all names of a document together; what is left then has no name. */
const MOST_NODES = 100_000;
/** What lies deeper in a name is not gone into. */
const MOST_DEEP = 200;

/**
 * The names and descriptions that assistive technology gives elements, "" where there is none, by the W3C's Accessible
 * Name and Description Computation 1.2 with the native names of HTML-AAM: aria-labelledby, aria-label, labels and other
 * native names, content with what CSS draws around it, title, placeholder. Shadow trees are read as they are shown. A
 * description is aria-describedby, aria-description, or a title that is not the name.
 */
export function accessibleNames(document: Document, { rendered, labelOnly, isShown }: Naming): Names {
  const labels = labelFinder();
  const budget = { left: MOST_NODES };
  const style = rendered ? drawnStyle(document, isShown) : plainStyle;
  const walkFrom = (root: Element): Walk => ({
    labelOnly,
    style,
    labels,
    root,
    open: new Set(),
    budget,
  });
  const name = (element: Element) =>
    flat(alternative(element, { root: true, referred: false, unhidden: style.isHidden(element) }, walkFrom(element)));
  const description = (element: Element) => {
    if (hasAttr(element, 'aria-describedby')) return referredNames(element, 'aria-describedby', walkFrom(element));
    const own = cleanText(attr(element, 'aria-description') ?? '');
    const title = cleanText(attr(element, 'title') ?? '');
    return own !== '' || title === name(element) ? own : title;
  };
  return { name, description };
}

/** HTML's own white space is one blank; other blanks are part of the name. */
function flat(text: string): string {
  return text.replace(/[ \t\n\r\f]+/g, ' ').trim();
}

function referredNames(element: Element, attribute: string, walk: Walk): string {
  const targets = referredElements(element, attribute);
  if (targets.length === 0) return '';
  const names = targets.map((target) =>
    alternative(target, { root: false, referred: true, unhidden: walk.style.isHidden(target) }, walk, true),
  );
  return names
    .map(flat)
    .filter((name) => name !== '')
    .join(' ');
}

function referredElements(element: Element, attribute: string): Element[] {
  const ids = attr(element, attribute);
  return ids === null ? [] : ids.split(/\s+/).flatMap((id) => (id === '' ? [] : (elementById(element, id) ?? [])));
}

function alternative(element: Element, at: At, walk: Walk, target = false): string {
  if (walk.budget.left-- <= 0 || walk.open.size > MOST_DEEP || (!at.root && !target && walk.open.has(element)))
    return '';
  if (!at.root && !at.unhidden && walk.style.isGone(element)) return '';
  if (!at.referred) {
    const named = referredNames(element, 'aria-labelledby', walk);
    if (named !== '') return named;
  }
  // A control stands in its own label, but is no part of its name.
  if (element === walk.root && !at.root && !target) return '';
  const role = roleOf(element);
  const tag = tagOf(element);
  if (!at.root && element !== walk.root) {
    if (role === 'menu') return '';
    const value = embeddedValue(element, role || tag, (inner) => contentOf(inner, at, walk));
    if (value !== null) return walk.labelOnly ? '' : value;
  }
  // A slot is no box of its own: nobody can name it.
  const label = tag === 'slot' ? '' : (attr(element, 'aria-label') ?? '');
  if (label.trim() !== '') return label;
  const mute = role === 'presentation' || role === 'none';
  if (walk.open.has(element)) return '';
  walk.open.add(element);
  try {
    const partName = (part: Element) =>
      alternative(part, { root: false, referred: at.referred, unhidden: walk.style.isHidden(part) }, walk);
    const native = mute ? '' : nativeName(element, tag, walk.labels, partName);
    if (native.trim() !== '') return native;
    const content = !at.root || NAMED_BY_CONTENT.has(role || tag) ? contentOf(element, at, walk) : '';
    if (content.trim() !== '') return content;
    if (mute || (at.root && walk.labelOnly)) return '';
    const title = attr(element, 'title') ?? '';
    if (title.trim() !== '' || !at.root) return title;
    return attr(element, 'placeholder') ?? attr(element, 'aria-placeholder') ?? '';
  } finally {
    walk.open.delete(element);
  }
}

/** The text of an element as it runs: what CSS draws before and after, its children as shown, and what it owns. */
function contentOf(element: Element, at: At, walk: Walk): string {
  const inner: At = { ...at, root: false };
  let text = '';
  let elements = 0;
  for (const node of childrenOf(element)) {
    if (nodeType(node) === 1 && tagOf(node as Element) === 'br') text += ' ';
    else if (nodeType(node) === 3) {
      if (at.unhidden || walk.style.isTextSeen(element)) text += textData(node);
    } else if (nodeType(node) === 1) {
      elements++;
      // What is not there does not part the words around it.
      if (!at.unhidden && walk.style.isGone(node as Element)) continue;
      text += apart(alternative(node as Element, inner, walk), !walk.style.isInline(node as Element));
    }
  }
  for (const owned of referredElements(element, 'aria-owns')) text += apart(alternative(owned, inner, walk), true);
  if (elements > 0 && text.trim() === '') text = ` ${attr(element, 'title') ?? ''} `;
  const [before, after] = walk.style.drawnAround(element);
  return `${before}${text}${after}`;
}

function apart(text: string, block: boolean): string {
  return block ? ` ${text} ` : text;
}

function childrenOf(element: Element): Node[] {
  const tag = tagOf(element);
  const slotted = tag === 'slot' ? slottedNodes(element) : null;
  if (slotted !== null) return slotted;
  const nodes: Node[] = [];
  for (let node = firstChild(shadowRootOf(element, tag) ?? element); node !== null; node = nextSibling(node))
    nodes.push(node);
  return nodes;
}
