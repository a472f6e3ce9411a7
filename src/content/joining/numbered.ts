import type { Told } from '../../reading/reading.ts';

/**
 * Gives `make` numbers for cells without elements of their own, so that each can be told from the others; in the page
 * they all stand for `element`. Notes in `told` which numbers these were.
 */
export function numbered<T>(
  elements: Element[],
  element: Element | undefined,
  { at, by }: Pick<Told, 'at' | 'by'>,
  told: Told[],
  make: (next: () => number) => T,
): T {
  const from = elements.length;
  const made = make(() => (element === undefined ? -1 : elements.push(element) - 1));
  if (elements.length > from) told.push({ from, to: elements.length - 1, at, by });
  return made;
}
