import { attrIn, attrOf, parentNode, textOf } from '../dom.ts';
import type { Block } from '../reading.ts';
import type { Scan, Seen } from '../scan.ts';
import type { TextNode, TextTree } from './text-tree.ts';

/** Links looked at in one element: more than that is no prose, whatever they say. */
const MOST_LINKS = 300;
const LINK_TAGS = new Set(['a', 'button']);
const LINK_ROLES = new Set(['link', 'button']);

/**
 * The texts of a reading with the elements around them, and the node of each block, -1 where its element is not known.
 * `scan` is the walk that the blocks were read from.
 * What is folded away says nothing of its surroundings, so it is left out; its element is in the tree all the same.
 */
export function treeOf(title: string, blocks: readonly Block[], scan: Scan): { tree: TextTree; nodeAt: number[] } {
  const nodes: TextNode[] = [];
  /** By order of the element: its node, from 1. */
  const numbers = new Int32Array(scan.all.length);
  /** By node: it is a link, or stands in one. */
  const inLink: boolean[] = [];
  const number = (seen: Seen): number => {
    const known = numbers[seen.order] ?? 0;
    if (known > 0) return known - 1;
    const around = aroundOf(seen);
    const parent = around === null ? -1 : number(around);
    inLink.push(inLink[parent] === true || isLink(seen));
    numbers[seen.order] = nodes.push(nodeFor(seen, parent));
    return nodes.length - 1;
  };
  const nodeAt: number[] = [];
  const links = new Map<number, string[]>();
  const tree: TextTree = { nodes, blocks: [], title };
  for (const { text, src, vis } of blocks) {
    const seen = scan.noted(src);
    const node = seen === undefined ? -1 : number(seen);
    nodeAt.push(node);
    if (seen === undefined || vis === 'concealed' || vis === 'collapsed') continue;
    let linked = text.length;
    if (inLink[node] !== true) {
      linked = 0;
      if (seen.end > seen.order) {
        const said = links.get(node) ?? linksIn(scan, seen);
        links.set(node, said);
        linked = charsOf(said, text);
      }
    }
    tree.blocks.push({ text, node, linked });
  }
  return { tree, nodeAt };
}

function nodeFor(seen: Seen, parent: number): TextNode {
  const { tag, role, classes, bare } = seen;
  const names = bare ? '' : `${classes} ${attrOf(seen, 'id')}`;
  return { tag, role, names, isBody: /\barticleBody\b/.test(attrIn(seen, 'itemprop') ?? ''), parent };
}

/** The element around another as the page's source has it: what stands in a slot is in the slot's host. */
function aroundOf(seen: Seen): Seen | null {
  let around = seen.parent;
  if (around?.tag !== 'slot') return around;
  const holder = parentNode(seen.element);
  while (around !== null && around.element !== holder) around = around.parent;
  return around;
}

/** How many characters of a text are of the links that stand in its element and that it says. */
function charsOf(links: readonly string[], text: string): number {
  let linked = 0;
  for (const link of links) if (link.length <= text.length - linked && text.includes(link)) linked += link.length;
  return linked;
}

const isLink = ({ tag, role }: Seen): boolean => LINK_TAGS.has(tag) || LINK_ROLES.has(role);

/** The texts of the links in an element, in order; of those in each other the outer. */
function linksIn(scan: Scan, { order, end }: Seen): string[] {
  const links: string[] = [];
  for (let i = order + 1; i <= end && links.length < MOST_LINKS; i += 1) {
    const one = scan.all[i] as Seen;
    if (!isLink(one)) continue;
    i = one.end;
    const text = textOf(one.element).replace(/\s+/g, ' ').trim();
    if (text !== '') links.push(text);
  }
  return links;
}
