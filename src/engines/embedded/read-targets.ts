import type { Clock } from '../../asking/engine.ts';
import type { ReadTarget } from '../../asking/plan.ts';
import type { Pointer } from '../../memory/entry.ts';
import { namesOf } from '../../memory/lines.ts';
import type { Minded } from './bring-to-mind.ts';
import { asksForPlace } from './pinned.ts';

/** Most places of one memory that one question reads. */
const MOST_PLACES = 4;

/** A page of the memory to be read for a question. */
export type PageTarget = Exclude<ReadTarget, string>;

/** Places that are pages and are not read for this question have nothing to say to it, but where it might be looked up. */
export function withoutUnread(kept: readonly Minded[], targets: readonly PageTarget[]): string[] {
  return kept
    .filter(
      ({ entry, sure }) =>
        entry.kind !== 'pointer' ||
        !('page' in entry.place) ||
        !sure ||
        targets.some((target) => target.entryId === entry.id),
    )
    .map(({ entry }) => entry.id);
}

/**
 * Pages of the pointers that apply: those whose very value is asked for, else those named, else the best one; each page
 * once. A locator is kept only where its value is what is asked for; else the page is searched by the question's words.
 */
export function targetsOf(question: string, kept: readonly Minded[], clock: Clock): PageTarget[] {
  const pointers = kept
    .filter((line): line is Minded & { entry: Pointer } => line.entry.kind === 'pointer' && 'page' in line.entry.place)
    .map((line) => ({ ...line, target: targetOf(question, line.entry, kept, clock) }));
  const pinned = pointers.filter(({ target }) => target.locator !== undefined);
  const named = pointers.filter((line) => line.named);
  const worded = pointers.filter((line) => line.worded); // the page in front is likelier than a place of another name
  const chosen = pinned.length > 0 ? pinned : named.length > 0 ? named : worded.slice(0, 1);
  return chosen
    .map(({ target }) => target)
    .filter(
      (target, i, all) =>
        target.locator !== undefined || all.findIndex((other) => pageOf(other.page) === pageOf(target.page)) === i,
    )
    .slice(0, MOST_PLACES);
}

const pageOf = (url: string): string => url.replace(/#.*$/, '');

function targetOf(question: string, entry: Pointer, kept: readonly Minded[], clock: Clock): PageTarget {
  const place = entry.place as Extract<Pointer['place'], { page: string }>;
  const view = place.view === undefined ? {} : { view: place.view };
  const target = { page: place.page, ...view, entryId: entry.id, name: entry.name };
  if (place.locator === undefined) return target;
  const terms = kept.filter((line) => 'pointer' in line.entry && line.entry.pointer === entry.id);
  const names = [entry, ...terms.map((line) => line.entry)].flatMap(namesOf);
  return asksForPlace(question, names, place.locator, place.page, clock)
    ? { ...target, locator: place.locator }
    : target;
}
