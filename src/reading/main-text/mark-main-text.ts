import type { PageContent } from '../reading.ts';
import { featuresOf } from './features.ts';
import { pick, worthOf } from './pick.ts';
import { treeOf } from './tree-of.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Marks the blocks of a reading that are the page's main text, as against its navigation, footers, notes on cookies,
 * links to other pages and comments. `elements` are those that `src` numbers stand for. Changes `content` alone.
 *
 * Each element around a text is judged by its own features (tag, role, hints in its names, prose or links below it) and
 * by its neighbours above and below: a linear chain over a tree, decided exactly. A page without prose has none marked.
 */
export function markMainText({ content, elements }: { content: PageContent; elements: readonly Element[] }): void {
  const { tree, nodeAt } = treeOf(content.title, content.blocks, elements);
  const worths = featuresOf(tree).map((features) => worthOf(features, WEIGHTS));
  const picked = pick(
    tree.nodes.map(({ parent }) => parent),
    worths,
    { enter: WEIGHTS['enter'] ?? 0, leave: WEIGHTS['leave'] ?? 0 },
  );
  for (const [i, block] of content.blocks.entries()) if (picked[nodeAt[i] ?? -1] === true) block.main = true;
}
