import { controlValue } from './controls.ts';
import {
  areCommon,
  attr,
  attributeNames,
  firstChild,
  nextSibling,
  nodeType,
  roleOf,
  rootElement,
  shadowRootOf,
  slottedNodes,
  tagOf,
  textData,
} from './dom.ts';
import { markOf } from './mark-of.ts';
import { raisedAs } from './raised-text.ts';
import { type Scan, type ScanOptions, type Seen, scanOver } from './scan.ts';
import { Tokens } from './tokens.ts';
import { type Hiding, hidings, openHiding, STRUCK } from './visibility.ts';

const SKIPPED = new Set(
  `script style template noscript head link meta base title desc defs symbol metadata iframe frame object embed canvas
  audio video datalist option optgroup param source track area map`.split(/\s+/),
);
const INTERACTIVE = new Set(['a', 'button', 'select', 'input', 'textarea']);
const INTERACTIVE_ROLES = new Set(['button', 'link', 'tab', 'menuitem', 'option', 'combobox', 'switch', 'checkbox']);
const JOINING = new Set(['sub', 'sup', 'wbr']);
/** The children of elements that have none. */
const NONE: Seen[] = [];
const MAX_DEPTH = 3000;
/** Elements to walk at most. */
const MAX_ELEMENTS = 100_000;

interface Frame {
  seen: Seen;
  node: Node | null;
  slotted: Node[] | null;
  at: number;
  /** A box to tick or to choose by stands among its children met so far: style may hang on its state. */
  ticked: boolean;
}

/**
 * Walks `document` once, without changing it, and answers from memory afterwards. Frames are not entered. A `rendered`
 * document must be in a window; one that was only parsed must not claim to be.
 */
export function scanDocument(document: Document, options: ScanOptions): Scan {
  const tokens = new Tokens();
  const all: Seen[] = [];
  const marked: Seen[] = [];
  /** Elements met so far, noted once a slot shows what stands elsewhere. */
  let met = null as Set<Element> | null;
  const canvases: Element[] = [];
  const frames: Element[] = [];
  let truncated = false;
  let most = MAX_ELEMENTS;

  const open = openHiding(options.rendered);
  const hidingOf = hidings(document, options.rendered);

  const kinds = new Map<string, Map<string, string>>();
  const kindOf = (tag: string, classes: string): string => {
    let byTag = kinds.get(classes);
    if (byTag === undefined) {
      byTag = new Map();
      kinds.set(classes, byTag);
    }
    let kind = byTag.get(tag);
    if (kind === undefined) {
      const first = /\S+/.exec(classes)?.[0];
      kind = first === undefined ? tag : `${tag}.${first}`;
      byTag.set(tag, kind);
    }
    return kind;
  };

  const enter = (element: Element, tag: string, within: Frame | null, depth: number): Frame | null => {
    const parent = within?.seen ?? null;
    // A canvas may say again, in elements, what it draws, for those who cannot see it.
    const told = tag === 'canvas' && Element.prototype.querySelector.call(element, 'td,dd,[role]') !== null;
    if (SKIPPED.has(tag) && !told) {
      if (tag === 'canvas') canvases.push(element);
      else if (tag === 'iframe' || tag === 'frame') frames.push(element);
      return null;
    }
    if (all.length % 512 === 511 && options.isLate?.()) most = 0;
    if (all.length >= most || depth > MAX_DEPTH) {
      truncated = true;
      return null;
    }
    const summary = tag === 'summary' && parent?.tag === 'details' && !parent.children.some((c) => c.tag === 'summary');
    const isRaised = tag === 'sup' || tag === 'sub';
    const raised = isRaised ? raisedAs(element, tag, parent, tokens.text[tokens.length - 1] ?? '') : null;
    const names = attributeNames(element);
    const bare = names.length === 0;
    const classes = names.includes('class') ? (attr(element, 'class') ?? '') : '';
    const mark =
      options.rendered && within?.ticked !== true
        ? markOf(element, tag, names, classes, parent?.children.length ?? 0)
        : null;
    let hiding = hidingOf({ element, tag, summary, mark }, parent?.hiding ?? open);
    if (within !== null && tag === 'input') within.ticked = true;
    if (raised === 'note') hiding = struckOut(hiding);
    const plain = areCommon(names);
    const role = plain ? '' : roleOf(element);
    const interactive = (parent?.interactive ?? false) || INTERACTIVE.has(tag) || INTERACTIVE_ROLES.has(role);
    if (hiding.block || tag === 'br') tokens.boundary();
    const order = all.length;
    const from = tokens.length;
    const seen: Seen = {
      element,
      tag,
      role,
      classes,
      kind: classes === '' ? tag : kindOf(tag, classes),
      bare,
      plain,
      parent,
      children: NONE,
      order,
      end: order,
      hiding,
      interactive,
      holdsBlock: false,
      ownText: 0,
      from,
      to: from,
    };
    all.push(seen);
    if (!plain) marked.push(seen);
    met?.add(element);
    if (parent !== null) {
      if (parent.children === NONE) parent.children = [seen];
      else parent.children.push(seen);
    }
    const value = controlToken(element, tag);
    const joint = raised === 'note' ? null : raised;
    if (value !== null || joint !== null) {
      tokens.add(value ?? joint ?? '', hiding.level, value !== null);
      if (value !== null || !/[_^]/.test(joint ?? '')) return { seen, node: null, slotted: null, at: 0, ticked: false };
    }
    const slotted = tag === 'slot' ? slottedNodes(element) : null;
    if (slotted !== null) met ??= new Set(all.map((one) => one.element));
    const light = slotted === null ? firstChild(element) : null;
    const shadow = slotted === null ? shadowRootOf(element, tag, light) : null;
    const node = shadow === null ? light : firstChild(shadow);
    return { seen, node, slotted, at: 0, ticked: false };
  };

  const addText = (seen: Seen, data: string, last: Seen | null): void => {
    const size = data.trim().length;
    if (size > 0) seen.ownText += 1;
    if (!options.rendered && last !== seen && !JOINING.has(seen.tag) && !JOINING.has(last?.tag ?? '')) {
      const before = tokens.text[tokens.length - 1] ?? '';
      if (/\p{L}$/u.test(before) && /^\d/.test(data)) tokens.boundary();
    }
    tokens.add(data, seen.hiding.level + (seen.hiding.inside ? 1 : 0), seen.interactive, size);
  };

  const root = rootElement(document);
  const stack: Frame[] = [];
  const first = root === null ? null : enter(root, tagOf(root), null, 0);
  if (first !== null) stack.push(first);
  let lastText: Seen | null = null;
  while (stack.length > 0) {
    const frame = stack[stack.length - 1] as Frame;
    let node: Node | null;
    if (frame.slotted !== null) node = frame.slotted[frame.at++] ?? null;
    else {
      node = frame.node;
      if (node !== null) frame.node = nextSibling(node);
    }
    if (node === null) {
      frame.seen.end = all.length - 1;
      frame.seen.to = tokens.length;
      const { parent } = frame.seen;
      if (parent !== null && (frame.seen.holdsBlock || frame.seen.hiding.flow === 'block')) parent.holdsBlock = true;
      if (frame.seen.hiding.block) tokens.boundary();
      stack.pop();
      continue;
    }
    const type = nodeType(node);
    if (type === 3 || type === 4) {
      addText(frame.seen, textData(node), lastText);
      lastText = frame.seen;
    } else if (type === 1) {
      const element = node as Element;
      // A node can be met twice when a page slots it in an odd way; the first meeting counts.
      if (met?.has(element)) continue;
      const inner = enter(element, tagOf(element), frame, stack.length);
      if (inner !== null) stack.push(inner);
    }
  }

  return scanOver(
    { document, rendered: options.rendered, layout: options.layout, truncated, all, marked, canvases, frames },
    tokens,
    options.names,
  );
}

function struckOut(hiding: Hiding): Hiding {
  const level = hiding.level + STRUCK;
  return { ...hiding, vis: 'concealed', baseVis: 'concealed', level, baseLevel: level, looks: null };
}

/** What a control shows, as text; null when it is no control that shows text. */
function controlToken(element: Element, tag: string): string | null {
  if (tag !== 'input' && tag !== 'select' && tag !== 'textarea') return null;
  const live = controlValue(element);
  return live === null || live.control === 'checkbox' || live.control === 'radio' ? '' : live.value;
}
