import { attrOf } from '../../dom.ts';
import type { Scan, Seen } from '../../scan.ts';
import { plainText } from '../../values/plain-text.ts';
import { findTimes, parseTimeSpan } from '../../values/time-text.ts';
import { isAllDay } from './chip-text.ts';
import { type DayBox, holds } from './day-boxes.ts';
import { isDayName } from './day-name.ts';
import { isHidden } from './short-texts.ts';

/** "+2 more": events that the calendar keeps back. */
const PLUS = /^\+ ?\d{1,3}(?!\d|[:.,]\d).{0,24}$/;
/** The same in words, in any order: "3 more", "+ weitere 2", "View more (4 events)", "voir 2 autres". */
const MORE =
  /(?<!\p{L})(more|weitere[rns]?|mehr|plus|autres?|m[aá]s|otr[oa]s|mais|outr[oa]s|altri|meer|другие|ещё)(?!\p{L})/iu;
const MORE_FILLER =
  /(?<!\p{L})(show|view|see|load|all|and|events?|meetings?|appointments?|entries|items?|und|anzeigen|termine?|eintr[äa]ge|de|en|et|voir|événements?|y|ver|eventos?)(?!\p{L})/giu;

/** Does a text say how many events of its day the calendar keeps back? */
function saysMore(text: string): boolean {
  if (text.length > 40 || !/\d/.test(text)) return false;
  if (PLUS.test(text)) return true;
  return MORE.test(text) && !/\p{L}|\d.*\D\d/u.test(text.replace(MORE, '').replace(MORE_FILLER, ''));
}

const CHIP_NAME = /(^|[\s_-]|[a-z])(event|appointment|booking|meeting|entry|chip|occurrence|task|issue)([\s_-]|$)/i;

/** Is an element by its own name an event? */
export const isNamedEvent = ({ classes }: Seen): boolean => WHOLE_NAME.test(classes);

/** Chips that stand in a day's box, and whether the box says that there are more. */
export interface BoxChips {
  chips: Seen[];
  hidesMore: boolean;
}

/** The marks of events inside a day's box. */
export function chipsInBox(scan: Scan, box: DayBox, others: readonly DayBox[], lang: string): BoxChips {
  const found: BoxChips = { chips: [], hidesMore: false };
  const inner = others.filter((other) => other !== box && holds(box.seen, other.seen));
  collect(scan, box.seen, box, inner, found, lang);
  return found;
}

/** A class that names the event itself, with or without a modifier: "rbc-event", "vuecal__event--focus", "sx__time-grid-event". */
const WHOLE_NAME = /(^|\s)([\w-]*[-_])?(event|appointment|booking|meeting|occurrence)(--[\w-]+|-?\d+)?(?=\s|$)/i;
/** A class that names a part of an event, a wrapper of one or a box for several. */
const PART_NAME = /(^|[\s_-]|[a-z])(event|appointment|booking|meeting|occurrence)[-_]/i;

/**
 * Elements outside all days' boxes that by their name are marks of events: calendars that draw them over the grid. Those
 * named as events, and the outermost of those named after them in which no such name repeats; where both are there, the
 * latter must say a time or be a `bar`, drawn from the edge of one day to that of the same or another.
 */
export function looseChips(
  scan: Scan,
  root: Seen,
  boxes: readonly DayBox[],
  isBar: (seen: Seen) => boolean = () => false,
): BoxChips & { more: Seen[] } {
  const found: BoxChips & { more: Seen[] } = { chips: [], hidesMore: false, more: [] };
  const named = (seen: Seen, pattern: RegExp) => pattern.test(seen.classes);
  const inner = scan.all.slice(root.order + 1, root.end + 1);
  const outside = inner.filter((seen) => !isHidden(seen) && !boxes.some((box) => holds(box.seen, seen)));
  const around = (seen: Seen) => boxes.some((box) => holds(seen, box.seen));
  const whole = outside.filter((seen) => named(seen, WHOLE_NAME) && !around(seen) && scan.size(seen) > 0);
  let end = -1;
  for (const seen of outside) {
    if (seen.order <= end) continue;
    const size = scan.size(seen);
    if (size === 0) continue;
    if (size < 40 && saysMore(scan.text(seen))) {
      found.more.push(seen);
      end = seen.end;
    } else if (isChip(seen)) {
      found.chips.push(seen);
      end = seen.end;
    }
  }
  return found;

  function isChip(seen: Seen): boolean {
    if (around(seen) || scan.size(seen) > 300) return false;
    if (whole.some((other) => other !== seen && holds(seen, other))) return false;
    if (whole.includes(seen)) return true;
    if (!named(seen, PART_NAME) || scan.text(seen) === '') return false;
    if (whole.length > 0 && findTimes(plainText(scan.text(seen)), '').length === 0 && !isBar(seen)) return false;
    const classes = scan.all
      .slice(seen.order + 1, seen.end + 1)
      .flatMap((part) => (named(part, PART_NAME) ? [part.classes] : []));
    return new Set(classes).size === classes.length;
  }
}

function collect(scan: Scan, seen: Seen, box: DayBox, inner: readonly DayBox[], found: BoxChips, lang: string): void {
  if (isHidden(seen) || (seen === box.label && seen !== box.seen) || inner.some((other) => other.seen === seen)) return;
  const text = scan.text(seen);
  if (saysMore(text)) {
    found.hidesMore = true;
    return;
  }
  const kids = seen.children.filter((kid) => !isHidden(kid) && (scan.text(kid) !== '' || labelled(kid)));
  if (seen === box.seen) {
    for (const kid of kids) collect(scan, kid, box, inner, found, lang);
    return;
  }
  if (text === '' && !labelled(seen)) return;
  if (holds(seen, box.label) && box.label !== box.seen) {
    for (const kid of kids) collect(scan, kid, box, inner, found, lang);
    return;
  }
  if (isDayName(text, lang) || parseTimeSpan(text, lang) !== null) return;
  const [only] = kids;
  if (only !== undefined && kids.length === 1 && seen.ownText === 0 && isInnerMark(scan, seen, only)) {
    collect(scan, only, box, inner, found, lang);
    return;
  }
  if (kids.length === 0 || seen.ownText > 0 || isOneEvent(scan, seen, kids)) {
    if (/\p{L}/u.test(text) || labelled(seen)) found.chips.push(seen);
    return;
  }
  for (const kid of kids) collect(scan, kid, box, inner, found, lang);
}

/** Is the one thing in this element the event's mark, rather than the element itself? */
function isInnerMark(scan: Scan, seen: Seen, only: Seen): boolean {
  return isStrong(seen) ? false : isMarked(seen) ? hasStrong(only) : hasMark(scan, only);
}

function hasStrong(seen: Seen): boolean {
  return isStrong(seen) || seen.children.some(hasStrong);
}

/** Are the parts of this element parts of one event, not events of their own? */
function isOneEvent(scan: Scan, seen: Seen, kids: readonly Seen[]): boolean {
  const marks = kids.filter((kid) => hasMark(scan, kid)).length;
  if (isMarked(seen) && marks <= 1 && !kids.some((kid) => saysMore(scan.text(kid)))) {
    const times = kids.filter((kid) => parseTimeSpan(scan.text(kid), '') !== null).length;
    const chips = kids.filter((kid) => isStrong(kid)).length;
    return times <= 2 && chips === 0;
  }
  if (kids.length < 2) return false;
  const times = kids.filter((kid) => isWhen(scan.text(kid))).length;
  return times > 0 && times <= 2 && kids.length <= 4;
}

const isWhen = (text: string): boolean => parseTimeSpan(text, '') !== null || isAllDay(text);

/** Something in a calendar that a person can open, or that is named as an event. */
function isMarked(seen: Seen): boolean {
  return isStrong(seen) || CHIP_NAME.test(seen.classes);
}

function isStrong(seen: Seen): boolean {
  if (seen.tag === 'a' || seen.tag === 'button' || seen.role === 'button' || seen.role === 'link') return true;
  return Element.prototype.getAttributeNames
    .call(seen.element)
    .some((name) => /^data-.*(event|appointment|booking)/.test(name) || name === 'draggable');
}

function hasMark(scan: Scan, seen: Seen): boolean {
  if (isHidden(seen) || scan.text(seen) === '') return false;
  return isMarked(seen) || seen.children.some((kid) => hasMark(scan, kid));
}

function labelled(seen: Seen): boolean {
  return seen.hiding.vis !== 'concealed' && attrOf(seen, 'aria-label').length > 3 && isMarked(seen);
}

/** The marks of events in an element that stands in no day's box: a row of an agenda, or a list of them. */
export function chipsInRow(scan: Scan, row: Seen, lang: string): Seen[] {
  const kids = row.children.filter((kid) => !isHidden(kid) && scan.text(kid) !== '');
  if (kids.length === 0 || row.ownText > 0 || /^(tr)$/.test(row.tag) || row.role === 'row') return [row];
  if (kids.some((kid) => isWhen(scan.text(kid)))) return [row];
  const found: BoxChips = { chips: [], hidesMore: false };
  collect(scan, row, { seen: row, date: '', label: row }, [], found, lang);
  return kids.length === 1 && found.chips.length <= 1
    ? found.chips
    : found.chips.length > 1 && isMarked(row) && !/^(ul|ol|div|section)$/.test(row.tag)
      ? [row]
      : found.chips;
}
