import { columnLetters } from '../readers/sheet.ts';
import type { JsonData } from './json-data.ts';

/** Writes a site's data into an empty document, as a page would show it, for the same readers to read. */
export function drawJson(document: Document, { title, fields, table }: Omit<JsonData, 'html'>): void {
  begin(document, title);
  if (fields.length > 0) {
    const list = add(document.body, 'dl');
    for (const { label, value } of fields) {
      add(list, 'dt', label);
      add(list, 'dd', value);
    }
  }
  if (table !== null) drawTable(document, table.caption, table.columns, table.rows);
}

/** A table with a row of names. */
export function drawTable(
  document: Document,
  caption: string,
  columns: readonly string[],
  rows: readonly string[][],
): void {
  const table = add(document.body, 'table');
  if (caption !== '') add(table, 'caption', caption);
  const head = add(add(table, 'thead'), 'tr');
  for (const name of columns) add(head, 'th', name).setAttribute('scope', 'col');
  const body = add(table, 'tbody');
  for (const cells of rows) {
    const row = add(body, 'tr');
    for (const text of cells) add(row, 'td', text);
  }
}

/** Cells of a spreadsheet between its letters and numbers. */
export function drawSheet(document: Document, title: string, rows: readonly string[][]): void {
  begin(document, title);
  const width = Math.max(2, ...rows.map((row) => row.length));
  const table = add(document.body, 'table');
  const letters = add(table, 'tr');
  add(letters, 'th');
  for (let column = 0; column < width; column++) add(letters, 'th', columnLetters(column));
  rows.forEach((cells, i) => {
    const row = add(table, 'tr');
    add(row, 'th', String(i + 1));
    for (let column = 0; column < width; column++) add(row, 'td', cells[column] ?? '');
  });
}

/** Text goes in as text alone: nothing of it becomes an element or an attribute. */
function add(parent: Element, tag: string, text = ''): Element {
  const element = parent.ownerDocument.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
}

function begin(document: Document, title: string): void {
  document.title = title;
  if (title !== '') add(document.body, 'h1', title);
}
