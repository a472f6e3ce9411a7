import { attr, firstChild, get, nextSibling, nodeType, roleOf, tagOf } from '../dom.ts';
import type { Block } from '../reading.ts';
import type { TextNode, TextTree } from './text-tree.ts';

/** Links looked at in one element: more than that is no prose, whatever they say. */
const MOST_LINKS = 300;
const LINK_TAGS = new Set(['a', 'button']);
const LINK_ROLES = new Set(['link', 'button']);

/**
 * The texts of a reading with the elements around them. `elements` are those that the blocks' `src` numbers stand for.
 * What is folded away says nothing of its surroundings, so it is left out; its element is in the tree all the same.
 */
export function treeOf(
  title: string,
  blocks: readonly Block[],
  elements: readonly Element[],
): { tree: TextTree; nodeOf: Map<Element, number> } {
  const above = new Map<Element, Element | null>();
  for (const { src } of blocks) {
    for (let at = elements[src] ?? null; at !== null && !above.has(at); at = above.get(at) ?? null) {
      above.set(at, around(at));
    }
  }
  const nodes: TextNode[] = [];
  const nodeOf = new Map<Element, number>();
  const number = (element: Element): void => {
    const path: Element[] = [];
    for (let at: Element | null = element; at !== null && !nodeOf.has(at); at = above.get(at) ?? null) path.push(at);
    for (const one of path.reverse()) {
      const outer = above.get(one) ?? null;
      nodeOf.set(one, nodes.length);
      nodes.push(nodeFor(one, outer === null ? -1 : (nodeOf.get(outer) ?? -1)));
    }
  };
  const links = new Map<Element, string[]>();
  const tree: TextTree = { nodes, blocks: [], title };
  for (const { text, src, vis } of blocks) {
    const element = elements[src];
    if (element === undefined) continue;
    number(element);
    if (vis === 'concealed' || vis === 'collapsed') continue;
    tree.blocks.push({ text, node: nodeOf.get(element) ?? 0, linked: linkedIn(text, element, above, links) });
  }
  return { tree, nodeOf };
}

function nodeFor(element: Element, parent: number): TextNode {
  if (!Element.prototype.hasAttributes.call(element))
    return { tag: tagOf(element), role: '', names: '', isBody: false, parent };
  return {
    tag: tagOf(element),
    role: roleOf(element),
    names: `${attr(element, 'class') ?? ''} ${attr(element, 'id') ?? ''}`,
    isBody: /\barticleBody\b/.test(attr(element, 'itemprop') ?? ''),
    parent,
  };
}

/** The element around another, out of shadow trees too. */
function around(element: Element): Element | null {
  const parent = get(Node, 'parentNode', element) as Node | null;
  if (parent === null) return null;
  if (nodeType(parent) === 1) return parent as Element;
  return nodeType(parent) === 11 && 'host' in parent ? (get(ShadowRoot, 'host', parent) as Element) : null;
}

/** How many characters of a block are in links: all where it stands in one, else those of the links in it that it says. */
function linkedIn(
  text: string,
  element: Element,
  above: ReadonlyMap<Element, Element | null>,
  known: Map<Element, string[]>,
): number {
  for (let at: Element | null = element; at !== null; at = above.get(at) ?? null) if (isLink(at)) return text.length;
  let said = known.get(element);
  if (said === undefined) {
    said = linksIn(element);
    known.set(element, said);
  }
  let linked = 0;
  for (const link of said) if (link.length <= text.length - linked && text.includes(link)) linked += link.length;
  return linked;
}

const isLink = (element: Element): boolean => LINK_TAGS.has(tagOf(element)) || LINK_ROLES.has(roleOf(element));

/** The texts of the links in an element, in order. */
function linksIn(element: Element): string[] {
  const links: string[] = [];
  const stack: (Node | null)[] = [firstChild(element)];
  while (stack.length > 0 && links.length < MOST_LINKS) {
    const node = stack.pop() ?? null;
    if (node === null) continue;
    stack.push(nextSibling(node));
    if (nodeType(node) !== 1) continue;
    if (isLink(node as Element)) {
      const text = String(get(Node, 'textContent', node) ?? '')
        .replace(/\s+/g, ' ')
        .trim();
      if (text !== '') links.push(text);
    } else stack.push(firstChild(node));
  }
  return links;
}
