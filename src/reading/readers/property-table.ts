import type { Scan } from '../scan.ts';
import { isState } from '../values/state-words.ts';
import type { FieldSink } from './field-sink.ts';
import type { Grid, GridCell, GridRow } from './grid.ts';
import { distinctCells } from './grid.ts';
import { holdsControl } from './holds-control.ts';
import { inferHeader } from './infer-header.ts';
import { looksTyped } from './typed-text.ts';

type Found = Parameters<FieldSink['add']>[0];

interface Pair {
  label: GridCell;
  value: GridCell;
  /** Name of the part of the table that it stands in. */
  part: string | null;
}

function isTermCell(cell: GridCell): boolean {
  return cell.header || /[:：]$/.test(cell.text);
}

function pairsOf(row: GridRow): [GridCell, GridCell][] | null {
  const cells = distinctCells(row);
  if (cells.length === 0 || cells.length % 2 !== 0 || cells.length > 6) return null;
  const pairs: [GridCell, GridCell][] = [];
  for (let i = 0; i < cells.length; i += 2) {
    const [label, value] = [cells[i], cells[i + 1]];
    if (label === undefined || value === undefined || value.header) return null;
    pairs.push([label, value]);
  }
  return pairs;
}

/**
 * The labels and values of a table that is a list of properties: in every row a header (or a text ending with a colon,
 * or just short words when nothing heads the columns) and its value. Null for tables that relate rows to columns.
 */
export function propertiesOf(scan: Scan, grid: Grid): Found[] | null {
  const pairs = pairsIn(grid);
  if (pairs === null) return null;
  return pairs
    .filter(({ value }) => !holdsControl(scan, value.seen))
    .map(({ label, value, part }) => ({
      ...{ label: label.text, value: value.text, at: value.seen, extra: part === null ? [] : [part] },
    }));
}

/** As `propertiesOf`, the cells alone. */
export function pairsIn(grid: Grid): Pair[] | null {
  if (grid.width > 6 || grid.width < 2 || grid.rows.some((row) => row.part === 'head' && distinctCells(row).length > 1))
    return null;
  const pairs: Pair[] = [];
  let part: string | null = null;
  let marked = 0;
  for (const row of grid.rows) {
    const cells = distinctCells(row);
    const [only] = cells;
    if (cells.length === 1 && only !== undefined && only.cols > 1) {
      part = only.text.length <= 80 ? only.text : part;
      continue;
    }
    const found = pairsOf(row);
    if (found === null) return null;
    for (const [label, value] of found) {
      if (label.text.length > 60) return null;
      if (isTermCell(label)) marked++;
      pairs.push({ label, value, part });
    }
  }
  if (pairs.length === 0) return null;
  if (marked >= pairs.length * 0.8) return pairs;
  if (marked > 0 || grid.width !== 2 || pairs.length < 2) return null;
  // Boxes without a marked head have none: their first row is a pair as well.
  if (grid.from !== 'repetition' && inferHeader(grid.rows)) return null;
  const labels = new Set(pairs.map(({ label }) => label.text));
  const wordy = pairs.every(({ label }) => label.text !== '' && label.text.length <= 40 && !looksTyped(label.text));
  const some = pairs.some(({ value }) => looksTyped(value.text) || isState(value.text));
  return wordy && some && labels.size === pairs.length ? pairs : null;
}
