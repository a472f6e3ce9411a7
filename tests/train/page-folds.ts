import type { Features } from '../../src/engines/embedded/prose/score.ts';
import type { ProseLine } from '../eval/prose.ts';

/** What belongs to a fold; a page and its translations are in one. */
interface Folded {
  fold: number;
}

/** Tells the fold of a line, by its page. */
export function foldsByPage(lines: readonly ProseLine[], count: number): (line: ProseLine) => number {
  const nameOf = ({ htmlFile }: ProseLine): string => htmlFile.replace(/^.*-/, '');
  const names = [...new Set(lines.map(nameOf))];
  return (line) => names.indexOf(nameOf(line)) % count;
}

/** For each thing the weights that were fitted without its fold. */
export function outOfFold<T extends Folded>(
  all: readonly T[],
  count: number,
  fitted: (some: readonly T[]) => Features,
): (one: T) => Features {
  const each = Array.from({ length: count }, (_, fold) => fitted(all.filter((one) => one.fold !== fold)));
  return ({ fold }) => each[fold] ?? {};
}
