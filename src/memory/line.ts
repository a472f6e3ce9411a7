import type { Entry } from './entry.ts';
import type { Place } from './place.ts';

/** A place in a few words: "docs.example/budget", "Drive, sheet 'Stalls'", "Noor (visas)", "top drawer". */
export function placeLine(place: Place): string {
  if ('page' in place) return pagePath(place.page);
  if ('named' in place) return place.path === undefined ? place.named : `${place.named}, ${place.path}`;
  if ('person' in place) return place.role === undefined ? place.person : `${place.person} (${place.role})`;
  return place.physical;
}

/** Host and path of an address, for people and for the log: no query, no fragment. "" when it is no address. */
export function pagePath(url: string): string {
  if (!URL.canParse(url)) return '';
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : `${host}${pathname}`;
}

/** A day as people write it, from epoch milliseconds, in UTC: "3 March 2026". Pages word instants in their own zone. */
export function dayLine(at: number): string {
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/**
 * One line for one entry, as the memory is read aloud or put into a prompt. A dated copy always carries its day.
 * `dayOf` words an instant; the default does it in UTC.
 */
export function entryLine(entry: Entry, dayOf: (at: number) => string = dayLine): string {
  switch (entry.kind) {
    case 'preference':
      return entry.text;
    case 'vocabulary':
      return `${named(entry.term, entry.aliases)} = ${entry.meaning}`;
    case 'pointer':
      return `${named(entry.name, entry.aliases)}: ${placeLine(entry.place)}`;
    case 'outcome':
      return entry.when === undefined || entry.text.includes(entry.when) ? entry.text : `${entry.text} (${entry.when})`;
    case 'dated-copy':
      return `${named(entry.name, entry.aliases)}: ${entry.value} (as of ${dayOf(entry.asOf)})`;
  }
}

function named(name: string, aliases: readonly string[]): string {
  return aliases.length === 0 ? name : `${name} (${aliases.join(', ')})`;
}
