import type { CapturedValue } from '../platform/page-commands.ts';
import type { Locator } from '../reading/locator/locator.ts';
import { locatorForCell, locatorForCount, locatorForEvent, locatorForField } from '../reading/locator/make-locator.ts';

/**
 * The address of a captured value; null when nothing that lasts tells it apart. Made here and not in the page: the
 * reader would otherwise carry all that locators need.
 */
export function locateCaptured({ pick, content }: CapturedValue): Locator | null {
  if (pick.kind === 'cell') {
    const table = content.tables[pick.table];
    return table === undefined ? null : locatorForCell(table, pick.row, pick.column, content);
  }
  if (pick.kind === 'field') {
    const field = content.fields[pick.at];
    return field === undefined ? null : locatorForField(field, content);
  }
  if (pick.kind === 'event') {
    const event = content.events[pick.at];
    return event === undefined ? null : locatorForEvent(event, 'start', content);
  }
  const count = content.counts[pick.at];
  return count === undefined ? null : locatorForCount(count, content);
}
