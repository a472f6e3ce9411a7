import { isCut } from '../../reading/own-data/like-shown.ts';
import { type DrawnGrid, MOST_SHEET_ROWS } from '../../reading/own-data/own-data.ts';
import type { Block, Field, Table, Visibility } from '../../reading/reading.ts';
import type { Here, readHere } from '../read-here.ts';
import { joinHeld } from './join-held.ts';

/** What a drawn grid comes to. */
export interface DrawnReading {
  tables: Table[];
  fields: Field[];
  blocks: Block[];
  /** Some of its texts are cut off. */
  cut: boolean;
}

/**
 * Reads a grid that was drawn as any other table: it is laid out as one in a document of its own, which no page sees.
 * Its cells get numbers from `next`, one for each. A table that reaches the border of what is drawn may go on there.
 */
export function readDrawn(grid: DrawnGrid, next: () => number, section: string[], read: typeof readHere): DrawnReading {
  const sheet = document.implementation.createHTMLDocument('');
  const table = sheet.createElement('table');
  table.setAttribute('summary', ''); // it relates data, however much of it is empty
  const at = new Map<Element, { row: number; column: number }>();
  grid.cells.forEach((texts, row) => {
    const line = table.appendChild(sheet.createElement('tr'));
    texts.forEach((text, column) => {
      const head = grid.headed && row === 0;
      const cell = line.appendChild(sheet.createElement(head ? 'th' : 'td'));
      cell.textContent = head ? wholeWords(text) : text;
      at.set(cell, { row, column });
    });
  });
  sheet.body.append(table);
  const { content, elements }: Here = read(sheet, { rendered: false, url: document.URL });
  const name = grid.name === null ? [] : [grid.name];
  const numbers = new Map<number, number>();
  const numberOf = (src: number): number => {
    const known = numbers.get(src) ?? next();
    numbers.set(src, known);
    return known;
  };
  const place = <T extends { section: string[]; src: number }>(part: T, text: string): T & { vis: Visibility } => ({
    ...part,
    ...{ src: numberOf(part.src), vis: visOf(text), section: [...section, ...name, ...part.section] },
  });
  const [lastRow, lastColumn] = [grid.cells.length - 1, (grid.cells[0]?.length ?? 0) - 1];
  const reachesBorder = ({ rows }: Table): boolean =>
    rows.some(({ cells }) =>
      cells.some((cell) => {
        const element = cell === null || cell.text === '' ? undefined : elements[cell.src];
        const slot = element === undefined ? undefined : at.get(element);
        return slot !== undefined && (slot.row === lastRow || slot.column === lastColumn);
      }),
    );
  const tables = content.tables.flatMap((drawn) => {
    const whole = grid.sheet ? drawn.complete && (grid.name === null ? !reachesBorder(drawn) : grid.ends) : grid.ends;
    const rows = drawn.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => cell && { ...cell, src: numberOf(cell.src) }),
    }));
    // What is held of a sheet are all of its rows, though what a formula comes to may not be known.
    const hasAllRows = grid.sheet && grid.name !== null && grid.cells.length <= MOST_SHEET_ROWS;
    const rowTotal = hasAllRows ? rows.filter(({ kind }) => kind === 'data').length : drawn.rowTotal;
    const placed: Table = { ...place(drawn, ''), rows, rowTotal, complete: whole };
    const fits = grid.held !== null && !grid.sheet && content.tables.length === 1;
    return (fits && grid.held !== null ? joinHeld(placed, grid.held, next) : [placed]).map(withoutCut);
  });
  return {
    tables,
    fields: content.fields.map((field) => place(field, field.value)),
    blocks: content.blocks.map((block) => place(block, block.text)),
    cut: tables.some(({ rows }) => rows.some(({ cells }) => cells.some((cell) => cell && isCut(cell.text)))),
  };
}

/** Apps also hold texts as they were cut off. */
const withoutCut = (table: Table): Table => ({
  ...table,
  rows: table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => cell && { ...cell, vis: visOf(cell.text) }),
  })),
});

/** What is cut off may label a value, as concealed text does, and is never one. */
const visOf = (text: string): Visibility => (isCut(text) ? 'concealed' : 'shown');

/** A head that is cut off, without the word that there was no room for: "Price (G..." says "Price". */
function wholeWords(text: string): string {
  const words = isCut(text) ? text.replace(/\s*[^\s\p{L}\p{N}]*\S*$/u, '') : text;
  return words === '' ? text : words;
}
