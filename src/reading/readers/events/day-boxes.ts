import { attr, attrOf } from '../../dom.ts';
import type { Scan, Seen } from '../../scan.ts';
import { findDates } from '../../values/date-text.ts';
import { parseDate } from '../../values/parse-moment.ts';
import { plainText } from '../../values/plain-text.ts';
import { isHidden } from './short-texts.ts';

/** A part of a page that stands for one day: a cell of a month, a column of a week, the head of one. */
export interface DayBox {
  seen: Seen;
  date: string;
  /** The element that names the day; its text is no event. */
  label: Seen;
}

/** Class and role words of small calendars that only pick a date. */
const PICKER =
  /(date|time|month|day)[-_]?(picker|range|chooser)|mini[-_]?(cal|month)|flatpickr|pikaday|sidebar[-_]?cal/i;

/** The days that a page marks by attributes (data-date, datetime) or by labels that are a whole date. */
export function markedDays(scan: Scan, lang: string): DayBox[] {
  const marks = scan.marked.flatMap((seen) => {
    if (isHidden(seen)) return [];
    const date = attributeDate(seen.element);
    if (date !== null) return [{ seen, date }];
    const labelled = labelDate(scan, seen, lang);
    return labelled === null ? [] : [{ seen, date: labelled }];
  });
  return boxesOf(scan, marks);
}

/** Grows each mark to the box around it that names no other day. */
export function boxesOf(scan: Scan, marks: readonly { seen: Seen; date: string }[]): DayBox[] {
  const several = new Set(marks.map((mark) => mark.date)).size > 1;
  const boxes: DayBox[] = [];
  for (const { seen, date } of marks) {
    let box = seen;
    while (box.parent !== null && isOnlyName(scan, box, box.parent) && mayGrow(box.parent, several)) {
      const around = box.parent;
      if (marks.some((other) => other.date !== date && holds(around, other.seen))) break;
      box = around;
    }
    const known = boxes.find((other) => other.date === date && (holds(other.seen, box) || holds(box, other.seen)));
    if (known === undefined) boxes.push({ seen: box, date, label: seen });
    else if (holds(box, known.seen)) Object.assign(known, { seen: box });
    if (known !== undefined && known.label === known.seen && holds(known.seen, seen)) known.label = seen;
  }
  return boxes.filter(({ seen }) => !inPicker(seen));
}

/** Is `inner` the element itself or in it? */
export function holds(outer: Seen, inner: Seen): boolean {
  return outer.order <= inner.order && inner.order <= outer.end;
}

/** Only the day's own name, so the box is likely to be around it. A column of a week is empty, but tall. */
function isSmall(scan: Scan, seen: Seen): boolean {
  if (/^(td|th)$/.test(seen.tag) || /^(gridcell|columnheader|cell|row|listitem)$/.test(seen.role)) return false;
  if (/^(time|a|span|button|b|strong)$/.test(seen.tag) || seen.role === 'button') return true;
  return plainText(scan.text(seen)).length <= 2 && seen.children.length === 0 && scan.size(seen) > 0;
}

/** Is this no more than the day's name, so that the box around it is the day's, or the head of its column? */
function isOnlyName(scan: Scan, seen: Seen, around: Seen): boolean {
  if (/^(td|th)$/.test(seen.tag) || /^(gridcell|columnheader|cell|row|listitem)$/.test(seen.role)) {
    return seen.tag === 'span' && scan.size(around) === scan.size(seen);
  }
  return isSmall(scan, seen) || scan.size(around) === scan.size(seen);
}

function mayGrow(box: Seen, several: boolean): boolean {
  if (/^(body|html|main|table|tbody|tr|ul|ol)$/.test(box.tag) || /^(grid|main|row|rowgroup|list)$/.test(box.role))
    return false;
  return several || /^(td|th|li|article)$/.test(box.tag) || /^(gridcell|columnheader|cell|listitem)$/.test(box.role);
}

/** An ISO date in an attribute that speaks of days. */
function attributeDate(element: Element): string | null {
  for (const name of Element.prototype.getAttributeNames.call(element)) {
    if (!/date|day/i.test(name) || !/^(data-|datetime$)/.test(name)) continue;
    const value = attr(element, name) ?? '';
    // A time of day in it makes it an event's start, not a day's name, unless it is midnight without offset.
    const match = /^(\d{4}-\d\d-\d\d)(?:[T ]00:00(?::00(?:\.0+)?)?)?$/.exec(value.trim());
    if (match?.[1] !== undefined) return match[1];
  }
  return null;
}

/** A label ("December 1, 2026", "Tuesday, December 1, 2026, 2 events") on a cell, or on something that shows a number. */
function labelDate(scan: Scan, seen: Seen, lang: string): string | null {
  const label = attr(seen.element, 'aria-label');
  if (label === null || label.length > 120) return null;
  const whole = parseDate(label, lang);
  const isCell = /^(gridcell|columnheader|cell)$/.test(seen.role) || /^(td|th)$/.test(seen.tag);
  if (whole !== null) return isCell || plainText(scan.text(seen)).length <= 24 ? whole : null;
  if (!isCell) return null;
  const [found, ...more] = findDates(plainText(label), lang);
  return found !== undefined && more.length === 0 && found.dates.length === 1 ? (found.dates[0] ?? null) : null;
}

function inPicker(seen: Seen): boolean {
  for (let at: Seen | null = seen; at !== null; at = at.parent) {
    if (at.tag === 'body') return false;
    if (at.role === 'dialog' || at.role === 'listbox') return true;
    if (PICKER.test(at.classes) || PICKER.test(attrOf(at, 'id'))) return true;
  }
  return false;
}
