import { saysSomething } from '../clean-text.ts';
import type { Block } from '../reading.ts';
import type { Scan, Seen } from '../scan.ts';
import { runsOf } from './runs.ts';

const MAIN = new Set(['main', 'article']);

function holdsOwnRuns(seen: Seen): boolean {
  return seen.hiding.flow === 'block' || seen.holdsBlock;
}

/**
 * The page's text, one block per stretch that stands together, with the headings above it. What stands in `main` or an
 * article comes first; text of tables (`grids`) and lone buttons is left out.
 */
export function readBlocks(scan: Scan, grids: Seen[]): Block[] {
  const main: Block[] = [];
  const aside: Block[] = [];
  const inMain = new Uint8Array(scan.all.length);
  const covered = new Uint8Array(scan.all.length);
  for (const grid of grids) covered.fill(1, grid.order, grid.end + 1);
  for (const seen of scan.all) {
    if (MAIN.has(seen.tag) || seen.role === 'main' || (seen.parent !== null && inMain[seen.parent.order] === 1)) {
      inMain[seen.order] = 1;
    }
    if (covered[seen.order] === 1 || !holdsOwnRuns(seen) || seen.hiding.vis === 'concealed') continue;
    if (seen.tag === 'button' || seen.role === 'button') continue;
    for (const run of runsOf(seen, false)) {
      const text = scan.between(seen, run.from, run.to);
      if (!saysSomething(text)) continue;
      if (
        run.inside.length > 0 &&
        run.inside.every((child) => child.tag === 'button' || child.tag === 'input') &&
        seen.ownText === 0
      )
        continue;
      const [only] = run.inside;
      const at = run.inside.length === 1 && only !== undefined && scan.text(only) === text ? only : seen;
      const block = { text, section: scan.section(seen), src: scan.keep(at), vis: seen.hiding.vis };
      (inMain[seen.order] === 1 ? main : aside).push(block);
    }
  }
  return [...main, ...aside];
}
