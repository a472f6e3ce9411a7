import { rectOf } from '../../dom.ts';
import type { Scan, Seen } from '../../scan.ts';
import { plainText } from '../../values/plain-text.ts';
import { parseTimeSpan } from '../../values/time-text.ts';
import { isAllDay } from './chip-text.ts';
import { isDayName } from './day-name.ts';
import type { Placed } from './event-times.ts';
import { shortTexts } from './short-texts.ts';

interface Lane {
  name: string;
  rect: DOMRect;
}

/** A lane's name is as far as this from the calendar's days in the tree of the page. */
const FAR = 4;
/** Edges of one column stand this close, in CSS pixels. */
const EVEN = 3;

/**
 * Gives the events of a calendar whose rows are rooms, people or machines the name that heads their row, as their place,
 * where they tell none themselves. Only where every event lies beside one such name. `days`: what holds the days.
 */
export function placedInLanes(scan: Scan, days: Seen, placed: readonly Placed[], lang: string): Placed[] {
  const drawn = placed.flatMap(({ rect }) => (rect !== null && rect.height > 0 ? [rect] : []));
  const lanes = drawn.length === 0 ? [] : lanesOf(scan, days, drawn, lang);
  const laneAt = ({ top, bottom }: DOMRect): Lane[] => {
    const middle = (top + bottom) / 2;
    return lanes.filter(({ rect }) => rect.top <= middle && middle < rect.bottom);
  };
  if (lanes.length < 2 || drawn.length < placed.length || !drawn.every((rect) => laneAt(rect).length === 1))
    return [...placed];
  return placed.map((one) => {
    const lane = one.rect === null ? undefined : laneAt(one.rect)[0];
    if (lane === undefined || one.said.location !== null) return one;
    return { ...one, inLane: true, said: { ...one.said, location: lane.name } };
  });
}

/** Names one below the other in a column left of all events, each in a box of its own at least as high as these. */
function lanesOf(scan: Scan, days: Seen, events: readonly DOMRect[], lang: string): Lane[] {
  const left = Math.min(...events.map((rect) => rect.left));
  const height = Math.min(...events.map((rect) => rect.height));
  let around = days;
  for (let up = 0; up < FAR && around.parent !== null && around.parent.tag !== 'body'; up += 1) around = around.parent;
  const found = shortTexts(scan, 2, 40, around).flatMap((seen): Lane[] => {
    const name = scan.text(seen);
    if (!isLaneName(name, lang)) return [];
    let box = seen;
    while (box.parent !== null && box !== around && scan.text(box.parent) === name) box = box.parent;
    const rect = rectOf(box);
    return rect.width > 0 && rect.right <= left + EVEN && rect.height >= height - EVEN ? [{ name, rect }] : [];
  });
  const [first] = found;
  const isColumn = found.every(
    ({ rect }, i) =>
      Math.abs(rect.right - (first?.rect.right ?? 0)) <= EVEN &&
      (i === 0 || Math.abs(rect.top - (found[i - 1]?.rect.bottom ?? 0)) <= EVEN),
  );
  return isColumn && new Set(found.map(({ name }) => name)).size === found.length ? found : [];
}

/** No time, day or number of a week. */
function isLaneName(name: string, lang: string): boolean {
  return (
    /\p{L}{2}/u.test(name) &&
    !/^\p{L}{0,5}\W*\d+$/u.test(name) &&
    !isAllDay(name) &&
    !isDayName(name, lang) &&
    parseTimeSpan(plainText(name), lang) === null
  );
}
