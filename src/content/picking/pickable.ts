import type { CapturedValue } from '../../platform/page-commands.ts';
import type { Visibility } from '../../reading/reading.ts';
import { cellLabel } from '../capture-value.ts';
import type { Here } from '../read-here.ts';

/** A value of the page that can be pointed at. `label` is the name that it would get. */
export interface Pickable extends Omit<CapturedValue, 'content'> {
  element: Element;
}

/**
 * The values of a reading by the element that shows them, in the order of the page: cells, fields, events and counts that
 * are in view or could be scrolled there. Of several that one element shows the first kind counts, as for selections.
 */
export function pickableValues({ content, elements }: Here): Map<Element, Pickable> {
  const found: Pickable[] = [];
  const add = (value: { src: number; vis: Visibility }, { text, label, pick }: Omit<Pickable, 'element'>) => {
    const element = elements[value.src];
    if (element === undefined || value.vis !== 'shown' || text.trim() === '') return;
    found.push({ element, text, label: label || content.title, pick });
  };
  for (const [table, { rows, rowHeader, caption, section }] of content.tables.entries()) {
    for (const [row, { cells }] of rows.entries()) {
      for (const [column, cell] of cells.entries()) {
        if (!cell || cell.header || column === rowHeader) continue;
        const label = cellLabel(content.tables[table], row, column) || caption || section.at(-1) || '';
        add(cell, { text: cell.text, label, pick: { kind: 'cell', table, row, column } });
      }
    }
  }
  for (const [at, field] of content.fields.entries()) {
    add(field, { text: field.value, label: field.label, pick: { kind: 'field', at } });
  }
  for (const [at, event] of content.events.entries()) {
    add(event, { text: event.timeText || event.title, label: event.title, pick: { kind: 'event', at } });
  }
  for (const [at, count] of content.counts.entries()) {
    const label = count.of || count.section.at(-1) || '';
    add(count, { text: String(count.n), label, pick: { kind: 'count', at } });
  }
  const values = new Map<Element, Pickable>();
  for (const value of found) if (!values.has(value.element)) values.set(value.element, value);
  return new Map([...values].sort(([a], [b]) => inOrder(a, b)));
}

const inOrder = (a: Element, b: Element): number =>
  Node.prototype.compareDocumentPosition.call(a, b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
