import type { Draft, Entry } from '../memory/entry.ts';
import type { Place } from '../memory/place.ts';
import { say } from '../phrases/phrases.ts';
import type { Locator } from '../reading/locator/locator.ts';
import { type Wall, wordAsOf } from './clock.ts';

/** An address for reading: host and path, decoded where that is possible, without protocol and trailing slash. */
export function urlText(url: string): string {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return url; // shown as it is: a half-typed address in the card
  }
  const path = parsed.pathname.replace(/\/$/, '');
  let shown = path + parsed.search;
  try {
    shown = decodeURI(shown);
  } catch {
    // a malformed escape is shown undecoded
  }
  return parsed.host + shown;
}

/** A site's match pattern as people call it: its host. */
export const siteName = (origin: string): string => origin.replace(/^[a-z*]+:\/\//i, '').replace(/\/.*$/, '');

const PARTS = {
  start: 'part_start',
  end: 'part_end',
  date: 'part_date',
  location: 'part_location',
} as const;

/** Which value of a page, in words: "row Marketing, column Q3". */
export function locatorText(locator: Locator): string {
  const { target } = locator;
  switch (target.kind) {
    case 'cell':
      return say('where_cell', {
        row: [...target.row.map(([, text]) => text), target.header ?? ''].filter((text) => text !== '').join(', '),
        column: target.column,
      });
    case 'field':
      return [...target.section.slice(-1), target.label].join(', ');
    case 'count':
      return target.of === '' ? say('number_of_items') : say('number_of', { of: target.of });
    case 'event':
      return say(PARTS[target.part], { title: target.title });
  }
}

/** Where something lives, in words. */
export function placeText(place: Place): string {
  if ('page' in place) {
    return place.locator === undefined ? urlText(place.page) : `${urlText(place.page)}, ${locatorText(place.locator)}`;
  }
  if ('named' in place)
    return place.path === undefined ? place.named : say('path_in', { path: place.path, system: place.named });
  if ('person' in place) return place.role === undefined ? place.person : `${place.person}, ${place.role}`;
  return place.physical;
}

/** A line as it would be or is stored, in one sentence. A dated copy carries its time. */
export function lineText(line: Entry | Draft['line'], wall: Wall): string {
  const entry = line as Entry; // only the fields of its kind are looked at
  switch (entry.kind) {
    case 'preference':
      return entry.text;
    case 'outcome':
      return entry.when === undefined || entry.text.includes(entry.when) ? entry.text : `${entry.text} (${entry.when})`;
    case 'vocabulary':
      return entry.meaning === '' ? `“${entry.term}”` : say('term_means', { term: entry.term, meaning: entry.meaning });
    case 'pointer':
      return `${entry.name}: ${placeText(entry.place)}`;
    case 'dated-copy':
      return say('copy_line', { name: entry.name, value: entry.value, time: wordAsOf(entry.asOf, wall) });
  }
}
