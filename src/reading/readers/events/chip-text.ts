import { attr, attrOf } from '../../dom.ts';
import type { Scan, Seen } from '../../scan.ts';
import { findDates } from '../../values/date-text.ts';
import { plainText } from '../../values/plain-text.ts';
import { type FoundTime, findTimes, parseTimeSpan } from '../../values/time-text.ts';
import { isDayName } from './day-name.ts';
import { isHidden } from './short-texts.ts';

/** What a chip (the mark of one event in a calendar) says of itself. */
export interface ChipText {
  title: string;
  /** As shown; "" when it shows none. */
  timeText: string;
  time: Pick<FoundTime, 'start' | 'end' | 'sure'> | null;
  allDay: boolean;
  /** It goes on from the day before or to the day after at a time that is not told. */
  isPart: boolean;
  /** Date that its label names, ISO. */
  date: string | null;
  location: string | null;
}

const ALL_DAY =
  /^((all|full|whole)[ -]?day|ganzer tag|ganztägig|ganztags|toute la journée|journée entière|todo el día|dia inteiro|o dia todo|tutto il giorno|hele dag(en)?|cały dzień|весь день|終日|全天|종일)$/iu;
/** "all day", as calendars write it. */
export const isAllDay = (text: string): boolean => ALL_DAY.test(text);

/** What a calendar writes where nothing is on. */
export const NO_EVENT =
  /^(no|keine|aucun|sin|nessun|geen|inge[nt]|inga|brak) (events?|meetings?|appointments?|termine|événement|eventos|afspraken|h[äæ]ndelser|wydarzeń).{0,30}$/iu;
const NO_PLACE = /^(no location|kein ort|aucun lieu|sin ubicación|nessun luogo|geen locatie|sem local)$/i;
const PLACE_LABEL = /^(?:location|where|ort|lieu|lugar|luogo|locatie|📍)\s*:?\s+(.+)$/iu;
/** Words that rooms and calls are named with. */
const ROOM =
  /^(?:(?:meeting|conference|board|class|war|committee) ?room|room|lab|hall|auditorium|building|floor|studio|office|lobby|canteen|online|video ?(?:call|conference)|zoom|(?:microsoft |ms )?teams|google meet|raum|besprechungsraum|saal|halle|kantine|gebäude|salle|bureau|sala|aula)(?![\p{L}-])|(?:room|raum|saal|halle|hall|studio|auditorium)$/iu;
const TITLE_NAME = /(^|[\s_-])(title|summary|subject|p-name)(\s|$)/i;
const DASH = /^[–—−-]$/;
/** The event began before or goes on after the day it is listed under. */
const ARROW = /^(→|➔|➜|⟶|›|»|▸|▶|->)$/;

/** Reads an event's chip: time, title and place from its shown parts, what they lack from its label. */
export function readChip(scan: Scan, chip: Seen, lang: string): ChipText {
  const parts = partsOf(scan, chip);
  const isTime = (text: string) => parseTimeSpan(text.replace(/^[–—−-] ?/, ''), lang) !== null;
  const timeParts = parts.filter(({ text }) => isTime(text) || (DASH.test(text) && parts.some((p) => isTime(p.text))));
  const rest = parts.filter(
    (part) =>
      !timeParts.includes(part) &&
      !ARROW.test(part.text) &&
      !ALL_DAY.test(part.text) &&
      !(parts.length > 1 && isDayName(part.text, lang)),
  );
  let timeText = timeParts.map(({ text }) => text).join(' ');
  let time: Pick<FoundTime, 'start' | 'end' | 'sure'> | null =
    timeText === '' ? null : (findTimes(plainText(timeText.replace(/(\d|m|[ap]) (?=\d)/gi, '$1 - ')), lang)[0] ?? null);
  const place = rest.find(({ seen, text }) => isPlace(chip, seen) || PLACE_LABEL.test(text));
  const named = rest.filter((part) => part !== place);
  let title = titleWithoutRoom(scan, chip) ?? named[0]?.text ?? '';
  if (time === null) {
    const cut = cutTime(title, lang);
    if (cut !== null) ({ title, time, timeText } = cut);
  }
  let allDay = parts.some(({ text }) => ALL_DAY.test(text));
  let isPart = false;
  const arrow = parts.findIndex(({ text }) => ARROW.test(text));
  if (arrow !== -1) {
    const at = parts.findIndex((part) => timeParts.includes(part));
    // A day's first or last minute beside an arrow is no time; after an arrow it is where the event ends.
    if (time === null || /^00:00$/.test(time.start)) allDay = true;
    if (allDay || arrow < at) {
      [time, timeText] = [null, ''];
      isPart = !allDay;
    }
  }
  let location = place === undefined ? null : (PLACE_LABEL.exec(place.text)?.[1] ?? place.text);
  location ??= roomIn(named.find(({ text }) => text !== title && text.length < 60 && ROOM.test(text))?.text ?? null);
  const label = labelOf(scan, chip);
  let date: string | null = null;
  if (label !== '') {
    const said = readLabel(label, title, lang);
    date = said.date;
    if (title === '') title = said.title;
    if ((time === null || !time.sure) && said.time !== null) time = said.time;
    location ??= said.location;
    allDay ||= said.allDay;
  }
  const [, before, room] = location === null ? (/^(.*\p{L}.*), ([^,]{3,60})$/u.exec(title) ?? []) : [];
  if (before !== undefined && room !== undefined && ROOM.test(room)) [title, location] = [before, room];
  if (NO_EVENT.test(title)) title = '';
  if (time !== null && time.start === '00:00' && /^(00:00|23:59)$/.test(time.end ?? '')) [time, allDay] = [null, true];
  return { title: title.slice(0, 200), timeText, time, allDay: allDay && time === null, isPart, date, location };
}

/**
 * Reads a sentence that describes an event to assistive technology: "7pm to 10:15pm, Title, Calendar, No location,
 * January 4, 2024". The title is the part that the chip shows, else the first that is neither time nor date.
 */
export function readLabel(label: string, shownTitle: string, lang: string): Omit<ChipText, 'timeText' | 'isPart'> {
  const plain = plainText(label);
  const dates = findDates(plain, lang);
  const times = findTimes(plain, lang);
  const [first] = dates;
  let rest = plain;
  for (const found of [...dates, ...times]) {
    rest = rest.slice(0, found.index) + '\ue000'.repeat(found.length) + rest.slice(found.index + found.length);
  }
  const parts = rest
    .split(/\s*[,;\n]\s*|:\s+(?=\S)/)
    .map((part) =>
      part
        .replace(/\ue000+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(
      (part) =>
        part !== '' && /\p{L}/u.test(part) && !/^(to|at|from|bis|um|à|de|von|a|al|on)( (to|at|à|a|bis))?$/i.test(part),
    );
  const title =
    shownTitle !== '' ? shownTitle : (parts.find((part) => !ALL_DAY.test(part) && !NO_PLACE.test(part)) ?? '');
  const place = parts.map((part) => PLACE_LABEL.exec(part)?.[1]).find((text) => text !== undefined);
  const time =
    times.length === 2 && times[0]?.end === null && times[1]?.end === null
      ? { start: times[0].start, end: times[1].start, sure: times[0].sure && times[1].sure }
      : (times[0] ?? null);
  return {
    title,
    time,
    allDay: parts.some((part) => ALL_DAY.test(part)),
    date: first?.dates.length === 1 ? (first.dates[0] ?? null) : null,
    location: place ?? null,
  };
}

/** A room without what is said of it after a comma: "Hall B, 4 places left". */
function roomIn(text: string | null): string | null {
  const [room = '', more] = text?.split(/,\s+/) ?? [];
  return more !== undefined && /\d|^\p{Ll}/u.test(more) && ROOM.test(room) ? room : text;
}

/** Takes a time off the beginning of a text ("9:15 Standup"), or off its end after a mark ("Standup, 9:15"). */
function cutTime(text: string, lang: string): { title: string; time: FoundTime; timeText: string } | null {
  const plain = plainText(text);
  const times = findTimes(plain, lang);
  const [first] = times;
  const last = times[times.length - 1];
  if (first !== undefined && first.index === 0) {
    const title = plain.slice(first.length).replace(/^[\s,:;·|–-]+/, '');
    return title === '' ? null : { title, time: first, timeText: plain.slice(0, first.length) };
  }
  if (last === undefined || last.index + last.length < plain.length - 1) return null;
  const before = /^(.*?)\s*(?:[,(·|–-]|\bat)\s*$/.exec(plain.slice(0, last.index));
  const title = before?.[1] ?? '';
  return title === '' ? null : { title, time: last, timeText: plain.slice(last.index, last.index + last.length) };
}

interface Part {
  text: string;
  seen: Seen;
}

/** The text of what is named the title in a chip too low to show it, where another part of it is shown. */
function titleWithoutRoom(scan: Scan, chip: Seen): string | null {
  const title = scan.all
    .slice(chip.order + 1, chip.end + 1)
    .find((seen) => TITLE_NAME.test(seen.classes) && isHidden(seen));
  return title === undefined ? null : scan.text(title) || null;
}

/** The shown texts in a chip, in order, each the text of one innermost element or of one of its lines. */
function partsOf(scan: Scan, chip: Seen): Part[] {
  const kids = chip.children.filter((kid) => kid.hiding.level <= chip.hiding.level && scan.text(kid) !== '');
  if (kids.length > 0 && chip.ownText === 0) return kids.flatMap((kid) => partsOf(scan, kid));
  const ends = [...chip.children.filter(({ tag }) => tag === 'br').map(({ from }) => from), chip.to];
  return ends.flatMap((end, i): Part[] => {
    const start = ends[i - 1] ?? chip.from;
    const text = scan.between(chip, start, end);
    return text === '' ? [] : [{ text, seen: kids.find(({ from, to }) => from === start && to === end) ?? chip }];
  });
}

function isPlace(chip: Seen, seen: Seen): boolean {
  for (let at: Seen | null = seen; at !== null && at !== chip; at = at.parent) {
    const name = `${at.classes} ${attrOf(at, 'itemprop')}`;
    if (/(^|[\s_-])(location|place|venue|room|where|p-location)([\s_-]|$)/i.test(name)) return true;
  }
  return false;
}

/** What it says to assistive technology: aria-label, title, or text in it that is hidden from sight. */
function labelOf(scan: Scan, chip: Seen): string {
  const own = attr(chip.element, 'aria-label') ?? attr(chip.element, 'title');
  if (own !== null && own.trim() !== '') return own.slice(0, 400);
  const hidden = hiddenIn(chip, chip, 4);
  if (hidden !== undefined) return scan.text(hidden).slice(0, 400);
  const [only] = chip.children;
  return only !== undefined && chip.children.length === 1 ? labelOf(scan, only) : '';
}

/** The first thing in a chip that is there but cannot be seen: words for screen readers, or a title without room. */
function hiddenIn(seen: Seen, chip: Seen, depth: number): Seen | undefined {
  for (const kid of depth === 0 ? [] : seen.children) {
    if (kid.hiding.level > chip.hiding.level && kid.hiding.vis === 'concealed') return kid;
    const found = hiddenIn(kid, chip, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
