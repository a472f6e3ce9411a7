import type { TextTree } from '../../src/reading/main-text/text-tree.ts';
import { treeOf } from '../../src/reading/main-text/tree-of.ts';
import { accessibleNames as names } from '../../src/reading/naming/accessible-name.ts';
import { readDocument } from '../../src/reading/read-document.ts';

/** The texts of the document that this is put into, with the elements around them. */
export function treeOfPage(): TextTree {
  const { content, scan } = readDocument(document, { rendered: true, url: document.URL, names });
  const shown = content.blocks.filter(({ vis }) => vis === 'shown');
  return treeOf(content.title, shown, scan).tree;
}
