import type { Entry, FormerLine } from './entry.ts';
import { MAX_ALIASES, MAX_FORMER_TEXT, MAX_HISTORY } from './entry-shape.ts';
import { entryLine } from './line.ts';
import { namesOf } from './lines.ts';
import { isSameName } from './same-name.ts';
import type { How } from './wish.ts';

/**
 * An entry with what it takes over from the one whose place it takes: all its names, so that what it was asked by still
 * finds it, unless it contradicts it under another name; and the pointer that stands behind it, unless it contradicts it.
 * No name that `isTold` of is taken over.
 */
export function inPlaceOf(entry: Entry, former: Entry, how: How, isTold: (name: string) => boolean): Entry {
  if (!('aliases' in entry)) return entry;
  const own = namesOf(entry);
  const isSame = how !== 'contradicts' || isSameName(own[0] ?? '', namesOf(former)[0] ?? '');
  const more = isSame
    ? namesOf(former).filter((name) => !isTold(name) && !own.some((one) => isSameName(one, name)))
    : [];
  const named = { ...entry, aliases: [...entry.aliases, ...more].slice(0, MAX_ALIASES) };
  const pointer = 'pointer' in former ? former.pointer : undefined;
  if (pointer === undefined || how === 'contradicts' || named.kind === 'pointer' || named.pointer !== undefined)
    return named;
  return { ...named, pointer };
}

/** The history of an entry that took the place of another at `now`, epoch milliseconds: what that one said comes first. */
export function historyAfter(entry: Entry, former: Entry, now: number): FormerLine[] {
  const before = former.history ?? [];
  const text = entryLine(former).slice(0, MAX_FORMER_TEXT);
  if (text === entryLine(entry)) return before;
  const since = former.kind === 'dated-copy' ? former.asOf : former.createdAt;
  return [{ text, since, until: now }, ...before].slice(0, MAX_HISTORY);
}
