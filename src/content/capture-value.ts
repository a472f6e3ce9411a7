import type { Captured } from '../platform/page-commands.ts';
import { locatorForCell, locatorForCount, locatorForEvent, locatorForField } from '../reading/locator/make-locator.ts';
import type { PageContent } from '../reading/reading.ts';

type Value = NonNullable<Captured['value']>;

/**
 * The value that a selected range is (a cell, field, event or count of the page, or part of one), or null for prose,
 * labels and headings. What was captured as a value is never stored undated, so in doubt it is one.
 */
export function captureValue(
  content: PageContent,
  elements: readonly Element[],
  range: Range,
  text: string,
): Captured['value'] {
  const selected = (src: number) => {
    const element = elements[src];
    return element !== undefined && range.intersectsNode(element) && isPartOf(text, element.textContent ?? '');
  };
  return (
    cellIn(content, selected) ??
    content.fields.flatMap((field): Value[] =>
      selected(field.src) || isWhole(text, field.label, field.value)
        ? [{ kind: 'field', text: field.value, label: field.label, locator: locatorForField(field, content) }]
        : [],
    )[0] ??
    content.events.flatMap((event): Value[] =>
      selected(event.src) && /\d/.test(text)
        ? [{ kind: 'event', text, label: event.title, locator: locatorForEvent(event, 'start', content) }]
        : [],
    )[0] ??
    content.counts.flatMap((count): Value[] =>
      selected(count.src) && /\d/.test(text)
        ? [{ kind: 'count', text: String(count.n), label: count.of, locator: locatorForCount(count, content) }]
        : [],
    )[0] ??
    null
  );
}

function cellIn(content: PageContent, selected: (src: number) => boolean): Value | null {
  for (const table of content.tables) {
    for (const [rowIndex, row] of table.rows.entries()) {
      for (const [columnIndex, cell] of row.cells.entries()) {
        if (!cell || cell.header || columnIndex === table.rowHeader || !selected(cell.src)) continue;
        const rowName = table.rowHeader === null ? null : row.cells[table.rowHeader]?.text;
        const label = [rowName, table.columns[columnIndex]?.join(' ')].filter(Boolean).join(', ');
        return { kind: 'cell', text: cell.text, label, locator: locatorForCell(table, rowIndex, columnIndex, content) };
      }
    }
  }
  return null;
}

const squash = (text: string) => text.replace(/\s+/g, '');
const isPartOf = (text: string, whole: string) => squash(text) !== '' && squash(whole).includes(squash(text));
const isWhole = (text: string, label: string, value: string) =>
  label !== '' && value !== '' && squash(text).startsWith(squash(label)) && squash(text).endsWith(squash(value));
