import {
  attr,
  contains,
  firstElement,
  get,
  hasAttributes,
  nodeType,
  parentNode,
  roleOf,
  tagOf,
  textOf,
} from '../dom.ts';
import type { Block } from '../reading.ts';
import type { TextNode, TextTree } from './text-tree.ts';

/** Links looked at in one element: more than that is no prose, whatever they say. */
const MOST_LINKS = 300;
const LINK_TAGS = new Set(['a', 'button']);
const LINK_ROLES = new Set(['link', 'button']);

/**
 * The texts of a reading with the elements around them, and the node of each block, -1 where its element is not known.
 * `elements` are those that the blocks' `src` numbers stand for.
 * What is folded away says nothing of its surroundings, so it is left out; its element is in the tree all the same.
 */
export function treeOf(
  title: string,
  blocks: readonly Block[],
  elements: readonly Element[],
): { tree: TextTree; nodeAt: number[] } {
  const nodes: TextNode[] = [];
  const nodeOf = new Map<Element, number>();
  /** By node: it is a link, or stands in one. */
  const inLink: boolean[] = [];
  const number = (element: Element): number => {
    const path: Element[] = [];
    let node = -1;
    for (let at: Element | null = element; at !== null; at = around(at)) {
      const known = nodeOf.get(at);
      if (known !== undefined) {
        node = known;
        break;
      }
      path.push(at);
    }
    for (const one of path.reverse()) {
      const next = nodeFor(one, node);
      inLink.push(inLink[node] === true || isLink(next));
      node = nodes.push(next) - 1;
      nodeOf.set(one, node);
    }
    return node;
  };
  const nodeAt: number[] = [];
  const links = new Map<number, string[]>();
  const tree: TextTree = { nodes, blocks: [], title };
  for (const { text, src, vis } of blocks) {
    const element = elements[src];
    const node = element === undefined ? -1 : number(element);
    nodeAt.push(node);
    if (element === undefined || vis === 'concealed' || vis === 'collapsed') continue;
    let linked = text.length;
    if (inLink[node] !== true) {
      const said = links.get(node) ?? linksIn(element);
      links.set(node, said);
      linked = charsOf(said, text);
    }
    tree.blocks.push({ text, node, linked });
  }
  return { tree, nodeAt };
}

function nodeFor(element: Element, parent: number): TextNode {
  if (!hasAttributes(element)) return { tag: tagOf(element), role: '', names: '', isBody: false, parent };
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
  const parent = parentNode(element);
  if (parent === null) return null;
  const type = nodeType(parent);
  if (type === 1) return parent as Element;
  return type === 11 && 'host' in parent ? (get(ShadowRoot, 'host', parent) as Element) : null;
}

/** How many characters of a text are of the links that stand in its element and that it says. */
function charsOf(links: readonly string[], text: string): number {
  let linked = 0;
  for (const link of links) if (link.length <= text.length - linked && text.includes(link)) linked += link.length;
  return linked;
}

const isLink = ({ tag, role }: Pick<TextNode, 'tag' | 'role'>): boolean => LINK_TAGS.has(tag) || LINK_ROLES.has(role);

/** The texts of the links in an element, in order; of those in each other the outer. */
function linksIn(element: Element): string[] {
  const links: string[] = [];
  if (firstElement(element) === null) return links;
  const found = Element.prototype.querySelectorAll.call(element, 'a,button,[role]');
  let last: Element | null = null;
  for (let i = 0; i < found.length && links.length < MOST_LINKS; i += 1) {
    const one = found[i] as Element;
    if ((last !== null && contains(last, one)) || !isLink({ tag: tagOf(one), role: roleOf(one) })) continue;
    last = one;
    const text = textOf(one).replace(/\s+/g, ' ').trim();
    if (text !== '') links.push(text);
  }
  return links;
}
