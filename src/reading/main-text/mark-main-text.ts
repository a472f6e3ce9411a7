import type { PageContent } from '../reading.ts';
import type { Scan } from '../scan.ts';
import { featuresOf } from './features.ts';
import { pick, worthOf } from './pick.ts';
import { treeOf } from './tree-of.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Marks the blocks of a reading that are the page's main text, as against its navigation, footers, notes on cookies,
 * links to other pages and comments. `scan` is the walk that it was read from. Changes `content` alone.
 *
 * Each element around a text is judged by its own features (tag, role, hints in its names, prose or links below it) and
 * by its neighbours above and below: a linear chain over a tree, decided exactly. A page without prose has none marked.
 */
export function markMainText({ content, scan }: { content: PageContent; scan: Scan }): void {
  const { tree, nodeAt } = treeOf(content.title, content.blocks, scan);
  const worths = featuresOf(tree).map((features) => worthOf(features, WEIGHTS));
  const picked = pick(
    tree.nodes.map(({ parent }) => parent),
    worths,
    { enter: WEIGHTS['enter'] ?? 0, leave: WEIGHTS['leave'] ?? 0 },
  );
  for (const [i, block] of content.blocks.entries()) if (picked[nodeAt[i] ?? -1] === true) block.main = true;
}
