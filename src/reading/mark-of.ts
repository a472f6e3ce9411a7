import { attr, nextElement } from './dom.ts';

/** Attributes that say something of one element, and by which none is drawn otherwise than its like. */
const SILENT = new Set(
  `href title alt src srcset datetime for name value placeholder content aria-label aria-labelledby aria-describedby
  aria-controls aria-owns headers colspan rowspan`.split(/\s+/),
);
const MAX_VALUE = 200;

/** Marks of elements without attributes, by tag and place: made once. */
const BARE = new Map<string, string[]>();

function bareMark(tag: string, place: number, last: boolean): string {
  const marks = BARE.get(tag) ?? [];
  if (BARE.size < 200) BARE.set(tag, marks);
  const at = 2 * (place < 16 ? place : 16 + (place & 1)) + (last ? 1 : 0);
  const mark = marks[at] ?? `${tag} ${at}`;
  marks[at] = mark;
  return mark;
}

/**
 * What a style sheet may tell an element by among the children of its parent: tag, attributes, and its place among
 * them, the first sixteen one by one, later ones as odd or even, and the last. A figure in an attribute makes it a name
 * of that one element. What only depends on the state of other elements (:checked, :hover) is not in it.
 *
 * @param names those of its attributes; `classes`: what its class attribute says.
 * @param place how many children of its parent come before it.
 */
export function markOf(
  element: Element,
  tag: string,
  names: readonly string[],
  classes: string,
  place: number,
): string {
  let mark = bareMark(tag, place, nextElement(element) === null);
  for (const name of names) {
    if (SILENT.has(name)) continue;
    const value = name === 'class' ? classes : (attr(element, name) ?? '');
    mark +=
      name === 'class' || name === 'style' || (value.length < MAX_VALUE && !/\d/.test(value))
        ? ` ${name}=${value}`
        : ` ${name}`;
  }
  return mark;
}
