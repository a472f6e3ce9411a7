import { attrOf } from '../../dom.ts';
import type { Seen } from '../../scan.ts';

/** Does an element's name, or that of one around it, say that this is a calendar? */
export function isCalendarName(seen: Seen | null): boolean {
  for (let at = seen; at !== null; at = at.parent) if (isNamedCalendar(at)) return true;
  return false;
}

/** Does the element's own name say that this is a calendar? */
export function isNamedCalendar(seen: Seen): boolean {
  if (seen.bare && !seen.tag.includes('-')) return false;
  return CALENDAR_NAME.test(`${seen.classes} ${attrOf(seen, 'id')} ${attrOf(seen, 'aria-label')} ${seen.tag}`);
}

const CALENDAR_NAME = /calend|agenda|kalender|schedul|(^|[\s_-])(events?|termine|fc|rbc|sx|ec|cal)([\s_-]|$)/i;
