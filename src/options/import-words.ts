import type { Entry } from '../memory/entry.ts';
import { say } from '../phrases/phrases.ts';
import { type Wall, wordOnDay } from '../ui/clock.ts';
import { lineText, locatorText } from '../ui/place-text.ts';

/**
 * A line of a file with all that importing it would bring: other names, and of a page its whole address, since a place
 * from outside is to be seen before it is read. `known` is where the place that a word stands for is looked up.
 */
export function wholeLineText(entry: Entry, known: readonly Entry[], wall: Wall): string {
  const also =
    'aliases' in entry && entry.aliases.length > 0 ? ` ${say('line_also', { names: entry.aliases.join(', ') })}` : '';
  if (entry.kind === 'pointer' && 'page' in entry.place) {
    const { page, locator } = entry.place;
    return `${entry.name}${also}: ${page}${locator === undefined ? '' : `, ${locatorText(locator)}`}`;
  }
  const place =
    entry.kind === 'vocabulary' ? known.find(({ id, kind }) => kind === 'pointer' && id === entry.pointer) : undefined;
  const stands = place?.kind === 'pointer' ? `: ${say('line_place', { name: place.name })}` : '';
  return `${lineText(entry, wall)}${stands}${also}`;
}

/** Both sides of a changed line. Where they read alike, the days on which they were written tell them apart. */
export function sidesText(
  { mine, theirs }: { mine: Entry; theirs: Entry },
  known: readonly Entry[],
  wall: Wall,
): { mine: string; theirs: string } {
  const own = wholeLineText(mine, known, wall);
  const other = wholeLineText(theirs, known, wall);
  if (own !== other) return { mine: own, theirs: other };
  const differs = theirs.kind === 'pointer' ? 'side_differs_found' : 'side_differs_meant';
  return {
    mine: say('side_written', { line: own, day: wordOnDay(mine.updatedAt, wall) }),
    theirs: say(differs, { line: other, day: wordOnDay(theirs.updatedAt, wall) }),
  };
}
