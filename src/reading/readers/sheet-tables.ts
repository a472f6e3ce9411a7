import type { Block, Table } from '../reading.ts';
import type { Scan } from '../scan.ts';
import type { FieldSink } from './field-sink.ts';
import { type Grid, type GridRow, pieceOf } from './grid.ts';
import { inferHeader } from './infer-header.ts';
import { filled, loneText, type Region, regionsOf, type Sheet } from './sheet.ts';
import { tableFromGrid } from './table-from-grid.ts';
import { looksLikePeriod, looksTyped } from './typed-text.ts';

/** What a sheet comes to: tables, labels with values, and lines of text that belong to neither. */
export interface SheetReading {
  tables: Table[];
  fields: Parameters<FieldSink['add']>[0][];
  lines: Block[];
}

/**
 * Reads the regions of a sheet: a row of words over values is a table, two columns of words and values are fields, a
 * line of its own names what stands under it. `tab` is the name on the sheet's tab.
 */
export function readSheet(scan: Scan, grid: Grid, sheet: Sheet, tab: string | null): SheetReading {
  const reading: SheetReading = { tables: [], fields: [], lines: [] };
  const section = [...scan.section(grid.root), ...(tab === null ? [] : [tab])];
  let above: { text: string; from: number; to: number } | null = null;
  for (const region of regionsOf(sheet)) {
    const titles: string[] = [];
    let at = 0;
    for (; at < region.rows.length; at++) {
      const title = loneText(region.rows[at] as GridRow, region);
      const next = region.rows[at + 1];
      if (title === null || (next !== undefined && region.to > region.from && filled(next, region).length === 0)) break;
      titles.push(title.text);
      reading.lines.push({ ...pieceOf(scan, title), section });
    }
    if (at === region.rows.length) {
      const [text] = titles;
      above = text === undefined ? null : { text, from: region.from, to: region.to };
      continue;
    }
    const caption: string | null =
      titles[0] ?? (above !== null && above.to >= region.from && above.from <= region.to ? above.text : null);
    above = null;
    readRegion(scan, grid, { ...region, rows: region.rows.slice(at) }, caption, section, sheet.whole, reading);
  }
  return reading;
}

function readRegion(
  scan: Scan,
  grid: Grid,
  region: Region,
  caption: string | null,
  section: string[],
  whole: boolean,
  reading: SheetReading,
): void {
  if (isProperties(region)) {
    for (const row of region.rows) {
      const [label, value] = filled(row, region);
      if (label === undefined || value === undefined) continue;
      const extra = section.slice(scan.section(value.seen).length);
      reading.fields.push({
        label: label.text,
        value: value.text,
        at: value.seen,
        extra: caption === null ? extra : [...extra, caption],
      });
    }
    return;
  }
  const rows = region.rows.map((row) => cut(row, region));
  const heads = headRows(rows);
  for (const row of rows.slice(0, heads)) row.part = 'head';
  if (heads === 2) spread(rows[0] as GridRow);
  const table = tableFromGrid(scan, {
    ...grid,
    rows,
    width: region.to - region.from + 1,
    rowCount: null,
    colCount: null,
  });
  table.from = 'sheet';
  table.caption = caption;
  table.section = section;
  table.headerInferred = heads > 0;
  table.complete = whole;
  reading.tables.push(table);
}

/** The row within the region, its cells numbered from the region's left. */
function cut(row: GridRow, region: Region): GridRow {
  const seen = new Map<object, GridRow['cells'][number]>();
  const cells = row.cells.slice(region.from, region.to + 1).map((cell) => {
    if (cell === null) return null;
    const known = seen.get(cell) ?? { ...cell, col: Math.max(0, cell.col - region.from), header: false, scope: '' };
    seen.set(cell, known);
    return known;
  });
  return { ...row, part: 'body', cells };
}

/** How many rows head the region: 0, 1, or 2 when the first names groups of the columns that the second names. */
function headRows(rows: GridRow[]): number {
  const [first, ...rest] = rows;
  if (first === undefined || rest.length === 0) return 0;
  if (inferHeader(rows)) return 1;
  const gaps = first.cells.filter((cell) => (cell?.text ?? '') === '').length;
  const wide = new Set(first.cells).size < first.cells.length;
  const words = first.cells.every(
    (cell) => cell === null || cell.text === '' || !looksTyped(cell.text) || looksLikePeriod(cell.text),
  );
  return rest.length > 1 && words && (gaps > 0 || wide) && inferHeader(rest) ? 2 : 0;
}

/** Lets the names of column groups reach over the empty cells to their right. */
function spread(row: GridRow): void {
  for (let c = 1; c < row.cells.length; c++) {
    if ((row.cells[c]?.text ?? '') === '' && row.cells[c - 1]?.text) row.cells[c] = row.cells[c - 1] ?? null;
  }
}

/** Two columns, words on the left and values on the right, and the first row is none of a head. */
function isProperties(region: Region): boolean {
  if (region.to - region.from !== 1) return false;
  const pairs = region.rows.map((row) => filled(row, region));
  if (
    !pairs.every((cells) => cells.length <= 2) ||
    pairs.filter((cells) => cells.length === 2).length < pairs.length * 0.6
  )
    return false;
  const labels = region.rows.map((row) => row.cells[region.from]?.text ?? '');
  if (!labels.every((text) => text.length <= 60 && !looksTyped(text))) return false;
  const values = region.rows.map((row) => row.cells[region.to]?.text ?? '');
  if (values.some((text) => text.length > 120)) return false;
  const [head, ...rest] = values;
  const headed =
    head !== undefined &&
    !looksTyped(head) &&
    rest.filter((text) => looksTyped(text)).length >= 2 &&
    rest.every((text) => text === '' || looksTyped(text));
  return !headed && values.some((text) => looksTyped(text));
}
