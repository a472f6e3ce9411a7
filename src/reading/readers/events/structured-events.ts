import { attr, attrOf, get } from '../../dom.ts';
import type { CalendarEvent, Moment } from '../../reading.ts';
import type { Scan, Seen } from '../../scan.ts';
import { textKey } from '../../values/plain-text.ts';
import { isHidden } from './short-texts.ts';

/** Reads events that a page marks up as such: microdata, h-event, JSON-LD. What it does not show is left out. */
export function structuredEvents(scan: Scan): CalendarEvent[] {
  const marked = scan.all
    .filter((seen) => !seen.bare && !isHidden(seen) && isEventItem(seen))
    .flatMap((seen) => itemEvent(scan, seen));
  return marked.length > 0 ? marked : linkedEvents(scan);
}

function isEventItem(seen: Seen): boolean {
  if (!seen.plain && /schema\.org\/\w*(Event|Festival|Hackathon)\b/.test(attrOf(seen, 'itemtype'))) return true;
  return seen.classes !== '' && /(^|\s)(h-event|vevent)(\s|$)/.test(seen.classes);
}

function itemEvent(scan: Scan, item: Seen): CalendarEvent[] {
  const part = (prop: string, name: RegExp) =>
    scan.all.slice(item.order + 1, item.end + 1).find((seen) => {
      return attrOf(seen, 'itemprop').split(/\s+/).includes(prop) || name.test(seen.classes);
    });
  const title = part('name', /(^|\s)(p-name|summary)(\s|$)/);
  const start = part('startDate', /(^|\s)(dt-start|dtstart)(\s|$)/);
  const end = part('endDate', /(^|\s)(dt-end|dtend)(\s|$)/);
  const place = part('location', /(^|\s)(p-location|location)(\s|$)/);
  const text = title === undefined ? '' : scan.text(title);
  const from = start === undefined ? null : momentOf(machineText(scan, start));
  if (text === '' || from === null || from.date === null) return [];
  const to = end === undefined ? null : momentOf(machineText(scan, end));
  const where = place === undefined || isHidden(place) ? '' : scan.text(place);
  return [
    {
      title: text,
      start: from,
      end: to,
      allDay: from.time === null,
      location: where === '' ? null : where,
      timeText: start === undefined ? '' : scan.text(start),
      src: scan.keep(item),
      vis: item.hiding.vis,
    },
  ];
}

function machineText(scan: Scan, seen: Seen): string {
  const value = attr(seen.element, 'datetime') ?? attr(seen.element, 'content') ?? attr(seen.element, 'title');
  return value ?? scan.text(seen);
}

/** The wall clock of an ISO date and time as written: its offset is that of the place it speaks of. UTC times are not wall clocks. */
function momentOf(text: string): Moment | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::\d\d(?:\.\d+)?)?(Z)?)?/.exec(text.trim());
  if (match?.[1] === undefined) return null;
  const time = match[2] === undefined || match[4] !== undefined ? null : `${match[2]}:${match[3]}`;
  return { date: match[1], time };
}

/** JSON-LD events whose name the page shows; they are placed where it stands. */
function linkedEvents(scan: Scan): CalendarEvent[] {
  const scripts = Document.prototype.querySelectorAll.call(scan.document, 'script[type="application/ld+json"]');
  const things = [...scripts].slice(0, 50).flatMap((script) => thingsIn(script));
  if (things.length === 0) return [];
  const shown = new Map<string, Seen>();
  for (const seen of scan.all) {
    const size = scan.size(seen);
    if (size > 0 && size < 200 && !isHidden(seen)) shown.set(textKey(scan.text(seen)), seen);
  }
  return things.flatMap((thing): CalendarEvent[] => {
    const title = typeof thing['name'] === 'string' ? thing['name'] : '';
    const seen = shown.get(textKey(title));
    const start = typeof thing['startDate'] === 'string' ? momentOf(thing['startDate']) : null;
    if (title === '' || seen === undefined || start === null) return [];
    const end = typeof thing['endDate'] === 'string' ? momentOf(thing['endDate']) : null;
    const place = thing['location'];
    const named = isRecord(place) ? place['name'] : place;
    const location = typeof named === 'string' && shown.has(textKey(named)) ? named : null;
    return [
      {
        title,
        start,
        end,
        allDay: start.time === null,
        location,
        timeText: '',
        src: scan.keep(seen),
        vis: seen.hiding.vis,
      },
    ];
  });
}

function thingsIn(script: Element): Record<string, unknown>[] {
  const text = get(Node, 'textContent', script) as string | null;
  if (text === null || text.length > 500_000) return [];
  try {
    const found: Record<string, unknown>[] = [];
    gather(JSON.parse(text), found, 0);
    return found;
  } catch {
    // Pages with broken JSON-LD are common; it tells nothing then.
    return [];
  }
}

function gather(value: unknown, found: Record<string, unknown>[], depth: number): void {
  if (depth > 6 || found.length > 500) return;
  if (Array.isArray(value)) for (const one of value) gather(one, found, depth + 1);
  else if (isRecord(value)) {
    const types = [value['@type']].flat();
    if (types.some((type) => typeof type === 'string' && /(Event|Festival)$/.test(type)) && 'startDate' in value)
      found.push(value);
    for (const key of ['@graph', 'itemListElement', 'item', 'subEvent', 'event', 'events'])
      gather(value[key], found, depth + 1);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
