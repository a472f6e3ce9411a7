import type { Seen } from '../scan.ts';

/** A stretch of text that stands together in a box, with the elements in it. */
export interface Run {
  from: number;
  to: number;
  inside: Seen[];
  /** What ends it; null at the end of the box. */
  before: Seen | null;
}

/** The element can hold text that stands by itself: it is a block, or blocks stand in it. */
export function holdsRuns(seen: Seen): boolean {
  return seen.hiding.flow === 'block' || seen.holdsBlock || seen.parent?.holdsBlock === true;
}

/** The element ends the line that stands before it. */
export function breaksRun(child: Seen): boolean {
  return child.hiding.flow === 'block' || child.holdsBlock;
}

/** What the blocks in a box leave together: its own text and the inline elements in it. Some runs may be blank. */
export function runsOf(box: Seen, breakAtBr: boolean): Run[] {
  const runs: Run[] = [];
  let run: Run = { from: box.from, to: box.from, inside: [], before: null };
  for (const child of box.children) {
    if (breaksRun(child) || (breakAtBr && child.tag === 'br')) {
      run.to = child.from;
      run.before = child;
      runs.push(run);
      run = { from: child.to, to: child.to, inside: [], before: null };
    } else run.inside.push(child);
  }
  run.to = box.to;
  runs.push(run);
  return runs;
}
