import type { Scan, Seen } from '../scan.ts';
import { runsOf } from './runs.ts';

const NAME = /^(?:\p{Lu}[\p{L}.'’-]+\s){1,3}\p{Lu}[\p{L}.'’-]+$/u;
const ROLE =
  /\b(?:head|lead|leader|manager|director|officer|chief|engineer|assistant|partner|team|department|sales|support|purchasing|accounts?|marketing|finance|operations|analyst|consultant|specialist|coordinator|agent|owner|founder|president|leiter\w*|leitung|einkauf|vertrieb|responsable|directeur|directrice|director[a]?|chef|gerente)\b/iu;
const REACHED = /@|^\+?[\d\s()/-]{6,}$/;

/**
 * The value of a label whose values are people, where a person's name stands in a line of its own above what they do or
 * how they are reached: the name. Two names are parted by a comma. Null where the lines are anything else.
 */
export function personLine(scan: Scan, at: Seen, value: string): string | null {
  const lines = linesOf(scan, at);
  const [first, ...more] = lines;
  if (first === undefined || more.length === 0 || lines.length > 4 || !NAME.test(first)) return null;
  if (lines.join(' ') !== value) return null;
  if (more.every((line) => isAside(line))) return first;
  return lines.every((line) => NAME.test(line)) ? lines.join(', ') : null;
}

/** What is said of a person under the name. */
const isAside = (line: string): boolean =>
  ROLE.test(line) ||
  REACHED.test(line) ||
  (!NAME.test(line) && !/\d/.test(line) && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(line));

/** The lines of a box, in order; those of the one box in it. */
function linesOf(scan: Scan, at: Seen): string[] {
  let box = at;
  while (box.children.length === 1 && box.ownText === 0 && box.children[0] !== undefined) box = box.children[0];
  const parts = runsOf(box, true).map(({ from, to }) => ({ from, text: scan.between(box, from, to) }));
  for (const child of box.children)
    if (child.hiding.flow === 'block' || child.holdsBlock) parts.push({ from: child.from, text: scan.text(child) });
  return parts
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.from - b.from)
    .map(({ text }) => text);
}
