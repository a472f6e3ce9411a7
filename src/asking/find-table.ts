import { fold } from '../memory/words.ts';
import type { TableAddress } from '../reading/locator/locator.ts';
import type { Table } from '../reading/reading.ts';

/** A label in the form it is compared by: case, accents, spacing, sort arrows and trailing marks do not matter. */
export function labelForm(label: string): string {
  return fold(label)
    .replace(/[\u2190-\u21ff\u25b2-\u25bf\u2b06\u2b07*:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The header path of a column as one label. */
export function columnLabel(table: Table, column: number): string {
  return (table.columns[column] ?? []).join(' / ');
}

/** Where a table is, so that the same one can be found on a fresh copy of the page. */
export function addressOf(table: Table): TableAddress {
  return { caption: table.caption, section: table.section, columns: table.columns.map((path) => path.join(' / ')) };
}

/** Index of the column with that label, -1 when there is none or more than one. An empty label names no column. */
export function columnOf(table: Table, label: string): number {
  const wanted = labelForm(label);
  if (wanted === '') return -1;
  let found = -1;
  for (let i = 0; i < table.columns.length; i += 1) {
    if (labelForm(columnLabel(table, i)) !== wanted) continue;
    if (found !== -1) return -1;
    found = i;
  }
  return found;
}

/**
 * The one table at an address: same column labels in any order, then caption and section where several have them. Null
 * when there is none or when several cannot be told apart.
 */
export function findTable(address: TableAddress, tables: readonly Table[]): Table | null {
  const wanted = address.columns.map(labelForm).sort().join('\n');
  let fits = tables.filter(
    (table) =>
      table.vis !== 'concealed' &&
      table.columns
        .map((path) => labelForm(path.join(' / ')))
        .sort()
        .join('\n') === wanted,
  );
  const narrow = (keep: (table: Table) => boolean): void => {
    const kept = fits.filter(keep);
    if (kept.length > 0) fits = kept;
  };
  if (fits.length > 1) narrow((table) => labelForm(table.caption ?? '') === labelForm(address.caption ?? ''));
  if (fits.length > 1)
    narrow((table) => table.section.map(labelForm).join('\n') === address.section.map(labelForm).join('\n'));
  return fits.length === 1 ? (fits[0] ?? null) : null;
}
