import type { PageContent } from '../reading.ts';
import type { Located, Locator } from './locator.ts';
import { resolveCell } from './resolve-cell.ts';
import { resolveEvent, type WallClock } from './resolve-event.ts';
import { resolveCount, resolveField } from './resolve-labelled.ts';

/**
 * Finds the value that a locator names on a page as it was read. That it is the right page is the caller's to see to
 * (`isSamePage`); so is, for a page that was never drawn, that what cannot be told to be visible may be used.
 *
 * A label that has changed, a value of another kind and a place under other headings are never certain.
 *
 * @param clock the asking person's wall clock; says which occurrence of an event is the next one.
 */
export function resolveLocator(locator: Locator, content: PageContent, clock: WallClock): Located {
  const { target, shape } = locator;
  switch (target.kind) {
    case 'cell':
      return resolveCell(target, shape, content.tables, content.lang);
    case 'field':
      return resolveField(target, shape, content.fields, content.lang);
    case 'count':
      return resolveCount(target, shape, content.counts, content.lang);
    case 'event':
      return resolveEvent(target, shape, content, clock);
  }
}
