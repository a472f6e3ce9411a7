import type { CalendarEvent, Table } from '../../reading.ts';
import type { Scan, Seen } from '../../scan.ts';
import { plainText } from '../../values/plain-text.ts';
import { parseTimeSpan } from '../../values/time-text.ts';
import { readChip } from './chip-text.ts';
import { dayNamed } from './day-named.ts';
import type { CalendarPart } from './grid-events.ts';
import { spanNamed } from './named-range.ts';

/** Hours as a timetable heads its rows or columns with them, HH:MM. */
interface Hours {
  start: string;
  end: string | null;
}

/** What stands in a slot that nothing is on in: the name of a button, a dash or that nothing is. */
const FREE =
  /^(?:book(?: now)?|reserve|free|available|open|vacant|no \p{L}+|none|n\/?a|buchen|reservieren|frei|réserver|libre|disponible|reservar|[-–—·.]+)$/iu;
/** Something may be on, or nothing can be: who knows. */
const UNCLEAR = /^(?:unavailable|closed|blocked|reserved|busy|belegt|geschlossen|fermé|occupé|cerrado|ocupado)$/iu;

/**
 * Reads the events of a timetable: a table with days on one side and hours on the other, what is on in its cells. The days
 * must be named with their dates, or with weekdays and a range that the page names; a merged cell lasts over its slots.
 *
 * @param today the reader's local date, ISO, or null: dates days that are named with their weekday but without a year.
 */
export function timetableEvents(
  scan: Scan,
  tables: readonly Table[],
  lang: string,
  today: string | null,
): CalendarPart {
  const near = { span: spanNamed(scan, lang)?.from ?? null, today };
  const dayIn = (text: string): string | null => dayNamed(text, near, lang);
  const hoursIn = (text: string): Hours | null => {
    const time = parseTimeSpan(plainText(text), lang);
    return time === null ? null : { start: time.start, end: time.end };
  };
  for (const table of tables) {
    const slots = slotsOf(table, dayIn, hoursIn) ?? slotsOf(turned(table), dayIn, hoursIn);
    if (slots === null) continue;
    const filled = slots.filter(({ text }) => !FREE.test(text));
    // Figures by days and hours are no events.
    if (filled.filter(({ text }) => !/\p{L}{2}/u.test(text)).length * 4 > filled.length) continue;
    const events = filled.flatMap((slot) => (isClear(slot) ? eventsIn(scan, slot, lang) : []));
    const hidden = filled.flatMap((slot) => (isClear(slot) ? [] : slot.date));
    const dates = slots.map(({ date }) => date).sort();
    const calendar = { from: dates[0] ?? '', to: dates[dates.length - 1] ?? '', hidden: [...new Set(hidden)].sort() };
    if (events.length > 0) return { events, calendar };
  }
  return { events: [], calendar: null };
}

/** A cell with the day and the hours that it stands for. */
interface Slot extends Hours {
  date: string;
  text: string;
  src: number;
}

const isClear = ({ text }: Slot): boolean => /\p{L}{2}/u.test(text) && !UNCLEAR.test(text);

/** Texts of a table by rows and columns, the heads of both before them. */
interface Sides {
  columns: string[];
  rows: { head: string; cells: { text: string; src: number }[] }[];
}

function sidesOf(table: Table): Sides {
  const data = table.rows.filter(({ kind }) => kind === 'data');
  return {
    columns: table.columns.slice(1).map((path) => path.join(' ')),
    rows: data.map(({ cells: [head, ...cells] }) => ({
      head: head?.text ?? '',
      cells: cells.map((cell) => ({ text: cell?.text ?? '', src: cell?.src ?? -1 })),
    })),
  };
}

/** With rows for columns. */
function turned(table: Table): Sides {
  const { columns, rows } = sidesOf(table);
  return {
    columns: rows.map(({ head }) => head),
    rows: columns.map((head, at) => ({ head, cells: rows.map(({ cells }) => cells[at] ?? { text: '', src: -1 }) })),
  };
}

/** The slots of a table whose columns are days and whose rows are hours, each once; null for any other table. */
function slotsOf(
  table: Table | Sides,
  dayIn: (text: string) => string | null,
  hoursIn: (text: string) => Hours | null,
): Slot[] | null {
  const { columns, rows } = 'from' in table ? sidesOf(table) : table;
  if (columns.length < 2 || columns.length > 14 || rows.length < 2) return null;
  const days = columns.map(dayIn);
  if (days.includes(null) || new Set(days).size < days.length) return null;
  const hours = rows.map(({ head }) => hoursIn(head));
  // Hours that begin again at one are of a clock of twelve, which does not say the half of the day.
  if (hours.some((own, i) => own === null || (i > 0 && own.start <= (hours[i - 1]?.start ?? '')))) return null;
  const slots = new Map<number, Slot>();
  for (const [i, { cells }] of rows.entries()) {
    for (const [j, { text, src }] of cells.entries()) {
      const [date, own] = [days[j], hours[i]];
      if (text === '' || date == null || own == null) continue;
      const before = slots.get(src);
      // A cell over several rows lasts to the end of the last one.
      slots.set(src, before === undefined ? { ...own, date, text, src } : { ...before, end: own.end });
    }
  }
  return [...slots.values()];
}

function eventsIn(scan: Scan, slot: Slot, lang: string): CalendarEvent[] {
  const cell = scan.noted(slot.src);
  if (cell === undefined) return [];
  return entriesOf(scan, cell).flatMap((entry): CalendarEvent[] => {
    const { title, time, timeText, location } = readChip(scan, entry, lang);
    if (title === '') return [];
    const { start, end } = time ?? slot;
    return [
      {
        title,
        start: { date: slot.date, time: start },
        end: end === null ? null : { date: slot.date, time: end },
        allDay: false,
        location,
        timeText: timeText === '' ? slot.start : timeText,
        src: scan.keep(entry),
        vis: entry.hiding.vis,
      },
    ];
  });
}

/** The boxes of a cell that are made alike, two or more, each an entry; else the cell itself. */
function entriesOf(scan: Scan, cell: Seen): readonly Seen[] {
  const kids = cell.children.filter((kid) => scan.size(kid) > 0);
  const isList = kids.length > 1 && kids.every(({ kind, hiding }) => kind === kids[0]?.kind && hiding.flow === 'block');
  return isList && kids[0]?.classes !== '' ? kids : [cell];
}
