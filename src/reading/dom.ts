/**
 * Access to the DOM that a page cannot bend: a form's named controls and own properties shadow what `element.children`
 * and the like return, so everything is taken from the prototypes.
 */

/** What the prototype of a DOM class gives for one of its objects, whatever the page has put in the way. */
export function get(from: { prototype: object }, name: string, of: object): unknown {
  return Reflect.get(from.prototype, name, of);
}

/** As `get`, for what is asked of every node: looked up once, and far faster. */
export function getter<T>(from: () => { prototype: object }, name: string): (of: object) => T {
  let found: (() => T) | undefined;
  return (of) => {
    found ??= Object.getOwnPropertyDescriptor(from().prototype, name)?.get as () => T;
    return found.call(of);
  };
}

/** The window that a node is drawn in, or ours for one that is drawn in none. */
export function viewOf(node: Node): Window {
  const document = get(Node, 'ownerDocument', node) ?? node;
  return (get(Document, 'defaultView', document as Document) as Window | null) ?? window;
}

/** Where an element is drawn, in the window. */
export function rectOf({ element }: { element: Element }): DOMRect {
  return Element.prototype.getBoundingClientRect.call(element);
}

/** First child node, or null. */
export const firstChild: (node: Node) => Node | null = getter(() => Node, 'firstChild');

/** Next sibling node, or null. */
export const nextSibling: (node: Node) => Node | null = getter(() => Node, 'nextSibling');

/** Next sibling that is an element, or null. */
export const nextElement: (element: Element) => Element | null = getter(() => Element, 'nextElementSibling');

/** What a node stands in, or null. */
export const parentNode: (node: Node) => Node | null = getter(() => Node, 'parentNode');

/** Node type number. */
export const nodeType: (node: Node) => number = getter(() => Node, 'nodeType');

/** The text of a text node. */
export const textData: (node: Node) => string = getter(() => CharacterData, 'data');

const localName = getter<string>(() => Element, 'localName');

/** The element's name in lower case, without prefix. */
export function tagOf(element: Element): string {
  return localName(element).toLowerCase();
}

/** An attribute's value, or null. */
export function attr(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

/** What a walk noted of an element's attributes: it has none at all, or none but `COMMON` ones. */
interface Noted {
  element: Element;
  bare: boolean;
  plain: boolean;
}

const COMMON = new Set(['class', 'id', 'style', 'href']);

/** An attribute of what a walk noted, or null. */
export function attrIn({ element, bare, plain }: Noted, name: string): string | null {
  return bare || (plain && !COMMON.has(name)) ? null : attr(element, name);
}

/** An attribute of what a walk noted, "" where it has none. */
export function attrOf(noted: Noted, name: string): string {
  return attrIn(noted, name) ?? '';
}

/** The element has any attribute. */
export function hasAttributes(element: Element): boolean {
  return Element.prototype.hasAttributes.call(element);
}

/** The names of an element's attributes. */
export function attributeNames(element: Element): string[] {
  return hasAttributes(element) ? Element.prototype.getAttributeNames.call(element) : NO_NAMES;
}

const NO_NAMES: string[] = [];

/** None of these attributes says more than how an element looks and where a link leads. */
export function areCommon(names: readonly string[]): boolean {
  return names.every((name) => COMMON.has(name));
}

/** The attribute is there, whatever its value. */
export function hasAttr(element: Element, name: string): boolean {
  return Element.prototype.hasAttribute.call(element, name);
}

/** The first token of the `role` attribute in lower case, or "". */
export function roleOf(element: Element): string {
  const role = attr(element, 'role');
  return role === null ? '' : (role.trim().split(/\s+/, 1)[0] ?? '').toLowerCase();
}

/** A numeric attribute as an integer, or null when it is absent or no integer. */
export function intAttr(element: Element, name: string): number | null {
  const value = attr(element, name);
  return value !== null && /^\s*[+-]?\d{1,9}\s*$/.test(value) ? Number.parseInt(value, 10) : null;
}

/** All elements that a selector finds in a document, shadow tree or element. */
export function queryAll(root: Node, selector: string): Element[] {
  const type = nodeType(root);
  const from = type === 9 ? Document : type === 11 ? DocumentFragment : Element;
  return Array.from(from.prototype.querySelectorAll.call(root as never, selector));
}

const textContent = getter<string | null>(() => Node, 'textContent');

/** All the text in an element, drawn or not. */
export function textOf(node: Node | null | undefined): string {
  return node == null ? '' : (textContent(node) ?? '');
}

/** It has a box, as far as display, content-visibility and (with options) more can take it away. */
export function isVisible(element: Element, options?: CheckVisibilityOptions): boolean {
  return Element.prototype.checkVisibility.call(element, options);
}

/** The nearest element around `element`, itself included, that a selector fits, or null. */
export function closest(element: Element, selector: string): Element | null {
  return Element.prototype.closest.call(element, selector);
}

/** The document's root element, or null for an empty document. */
export function rootElement(document: Document): Element | null {
  return get(Document, 'documentElement', document) as Element | null;
}

interface RootOpener {
  dom?: { openOrClosedShadowRoot?: (element: Element) => ShadowRoot | null };
}

/** Elements that can have a shadow root, beside custom ones (DOM standard, "valid shadow host name"). */
const HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

const openRoot: (element: Element) => ShadowRoot | null = getter(() => Element, 'shadowRoot');

/**
 * The shadow root of an element, closed ones too where the browser lets extensions see them. Closed roots are looked
 * for only on custom elements and on those that hold nothing, or something for a slot, because asking is slow. `first`
 * is its first child.
 */
export function shadowRootOf(element: Element, tag: string, first = firstChild(element)): ShadowRoot | null {
  const custom = tag.includes('-');
  if (!custom && !HOSTS.has(tag)) return null;
  const open = openRoot(element);
  if (open !== null || (!custom && !mayShowOther(first))) return open;
  try {
    const opener = (globalThis as unknown as { chrome?: RootOpener }).chrome?.dom?.openOrClosedShadowRoot;
    if (opener !== undefined) return opener(element) ?? null;
    const own = get(Element, 'openOrClosedShadowRoot', element) as ShadowRoot | null | undefined;
    return own ?? null;
  } catch {
    // Chrome throws for elements that can have no root (SVG, plain XML).
    return null;
  }
}

/** An element that holds nothing of its own, or a child that is meant for a slot; `first` is its first child. */
function mayShowOther(first: Node | null): boolean {
  if (first === null) return true;
  if (nodeType(first) === 1) return hasAttr(first as Element, 'slot');
  const next = nextSibling(first);
  if (nodeType(first) !== 3 || textData(first).trim() !== '') return false;
  return next === null || (nodeType(next) === 1 && hasAttr(next as Element, 'slot'));
}

/** What a slot shows: the nodes put into it, or null when it shows its own content. */
export function slottedNodes(element: Element): Node[] | null {
  const nodes = HTMLSlotElement.prototype.assignedNodes.call(element, { flatten: true });
  return nodes.length > 0 ? nodes : null;
}

/** The element with this id in the same document or shadow tree as `element`, or null. */
export function elementById(element: Element, id: string): Element | null {
  const root = Node.prototype.getRootNode.call(element);
  if (nodeType(root) === 9) return Document.prototype.getElementById.call(root as Document, id);
  return nodeType(root) === 11 ? DocumentFragment.prototype.getElementById.call(root as DocumentFragment, id) : null;
}
