import type { CalendarEvent, Count, Field, PageContent, Table } from '../reading.ts';
import { shapeOf } from '../values/shape-of.ts';
import { columnLabel, keptLabel, labelKey } from './label-key.ts';
import type { Locator, LocatorTarget, TableAddress, ValueShape } from './locator.ts';
import { tablesLike } from './place-fit.ts';
import { resolveLocator } from './resolve-locator.ts';
import { rowAddress } from './row-key.ts';

type EventPart = Extract<LocatorTarget, { kind: 'event' }>['part'];

/** A locator, or why there can be none, in words that a person understands. */
export type Address = { locator: Locator; why: null } | { locator: null; why: string };

const refuse = (why: string): Address => ({ locator: null, why });

/** As `locatorForCell`, with the reason when there is none. */
export function addressCell(table: Table, rowIndex: number, columnIndex: number, content: PageContent): Address {
  const row = table.rows[rowIndex];
  const cell = row?.cells[columnIndex];
  if (row === undefined || cell == null) return refuse('there is no such cell');
  const labels = table.columns.map((path) => columnLabel(path));
  const column = labels[columnIndex] ?? '';
  if (labelKey(column) === '') return refuse('its column has no name');
  if (labels.filter((label) => labelKey(label) === labelKey(column)).length > 1)
    return refuse('two columns have that name');
  const address = rowAddress(table, rowIndex, columnIndex, content.lang);
  if (address === null) return refuse('several rows look the same');
  const home: TableAddress = { caption: table.caption, section: table.section, columns: labels };
  const twins = tablesLike(home, content.tables).tables.length;
  const kept: TableAddress = twins > 1 ? { ...home, twins } : home;
  return proved({ kind: 'cell', table: kept, ...address, column }, shapeOf(cell.text, content.lang), cell.src, content);
}

/**
 * The address of a cell by table, row and column, without its value. Null when the column has no name of its own or
 * when other rows look the same: then nothing that lasts tells it apart.
 */
export function locatorForCell(
  table: Table,
  rowIndex: number,
  columnIndex: number,
  content: PageContent,
): Locator | null {
  return addressCell(table, rowIndex, columnIndex, content).locator;
}

/** The address of a field by label and section; null when another field in its section has the same label. */
export function locatorForField(field: Field, content: PageContent): Locator | null {
  const label = keptLabel(field.label);
  const target: LocatorTarget = { kind: 'field', label, section: field.section.map(keptLabel) };
  return proved(target, shapeOf(field.value, content.lang), field.src, content).locator;
}

/** The address of a count by what it counts and how the page declares it; null when another one is the same. */
export function locatorForCount(count: Count, content: PageContent): Locator | null {
  const section = count.section.map(keptLabel);
  const target: LocatorTarget = { kind: 'count', of: keptLabel(count.of), section, by: count.by };
  return proved(target, 'number', count.src, content).locator;
}

/**
 * The address of an event by title, for its next occurrence whenever that is asked; null for an event without title,
 * or when the page does not show that part of it.
 */
export function locatorForEvent(event: CalendarEvent, part: EventPart, _content: PageContent): Locator | null {
  const title = keptLabel(event.title);
  const shape = shapeOfPart(part, event);
  if (labelKey(title) === '' || shape === null) return null;
  return { v: 1, target: { kind: 'event', title, date: null, part }, shape };
}

function shapeOfPart(part: EventPart, event: CalendarEvent): ValueShape | null {
  if (part === 'location') return event.location === null ? null : 'text';
  if (part === 'date') return event.start.date === null ? null : 'date';
  const moment = part === 'start' ? event.start : event.end;
  if (moment === null) return null;
  return moment.time === null ? 'date' : 'time';
}

/** Keeps an address only if it leads back to where it was taken, here and now. */
function proved(target: LocatorTarget, shape: ValueShape, src: number, content: PageContent): Address {
  const locator: Locator = { v: 1, target, shape };
  const found = resolveLocator(locator, content, { today: '', time: '' });
  if (found.state === 'certain') {
    // A field that the page shows twice with one value is found at the first of the two.
    const there = found.hit.src === src || target.kind !== 'cell';
    return there ? { locator, why: null } : refuse('another place looks the same');
  }
  if (found.state === 'missing') return refuse(found.why);
  const [first, ...more] = found.candidates;
  if (more.length === 0 && first?.src === src) return { locator, why: null };
  return refuse('another place looks the same');
}
