import type { CapturedValue } from '../platform/page-commands.ts';
import { textOf } from '../reading/dom.ts';
import type { PageContent, Table } from '../reading/reading.ts';

type Found = Omit<CapturedValue, 'content'>;

/**
 * The value that a selected range is (a cell, field, event or count of the page, or part of one), or null for prose,
 * labels and headings. What was captured as a value is never stored undated, so in doubt it is one.
 */
export function captureValue(
  content: PageContent,
  elements: readonly Element[],
  range: Range,
  text: string,
): CapturedValue | null {
  const selected = (src: number) => {
    const element = elements[src];
    return element !== undefined && range.intersectsNode(element) && isPartOf(text, textOf(element));
  };
  const found =
    cellIn(content, selected) ??
    firstOf(content.fields, (field, at) =>
      selected(field.src) || isWhole(text, field.label, field.value)
        ? { text: field.value, label: field.label, pick: { kind: 'field', at } }
        : null,
    ) ??
    firstOf(content.events, (event, at) =>
      selected(event.src) && /\d/.test(text) ? { text, label: event.title, pick: { kind: 'event', at } } : null,
    ) ??
    firstOf(content.counts, (count, at) =>
      selected(count.src) && /\d/.test(text)
        ? { text: String(count.n), label: count.of, pick: { kind: 'count', at } }
        : null,
    );
  return found === null ? null : { ...found, content };
}

function firstOf<T>(items: readonly T[], see: (item: T, at: number) => Found | null): Found | null {
  for (const [at, item] of items.entries()) {
    const found = see(item, at);
    if (found !== null) return found;
  }
  return null;
}

function cellIn(content: PageContent, selected: (src: number) => boolean): Found | null {
  for (const [tableIndex, table] of content.tables.entries()) {
    for (const [rowIndex, row] of table.rows.entries()) {
      for (const [columnIndex, cell] of row.cells.entries()) {
        if (!cell || cell.header || columnIndex === table.rowHeader || !selected(cell.src)) continue;
        const pick = { kind: 'cell' as const, table: tableIndex, row: rowIndex, column: columnIndex };
        return { text: cell.text, label: cellLabel(table, rowIndex, columnIndex), pick };
      }
    }
  }
  return null;
}

/** What a cell is called: the name of its row and that of its column, as far as they have one. */
export function cellLabel(table: Table | undefined, rowIndex: number, columnIndex: number): string {
  const rowName = table?.rowHeader == null ? null : table.rows[rowIndex]?.cells[table.rowHeader]?.text;
  return [rowName, table?.columns[columnIndex]?.join(' ')].filter(Boolean).join(', ');
}

const squash = (text: string) => text.replace(/\s+/g, '');
const isPartOf = (text: string, whole: string) => squash(text) !== '' && squash(whole).includes(squash(text));
const isWhole = (text: string, label: string, value: string) =>
  label !== '' && value !== '' && squash(text).startsWith(squash(label)) && squash(text).endsWith(squash(value));
