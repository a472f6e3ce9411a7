import { labelKey, columnLabel as labelOfPath } from '../reading/locator/label-key.ts';
import type { TableAddress } from '../reading/locator/locator.ts';
import type { Table } from '../reading/reading.ts';

/** The header path of a column as one label. */
export function columnLabel(table: Table, column: number): string {
  return labelOfPath(table.columns[column] ?? []);
}

/** Where a table is, so that the same one can be found on a fresh copy of the page. */
export function addressOf(table: Table): TableAddress {
  return { caption: table.caption, section: table.section, columns: table.columns.map(labelOfPath) };
}

/** Index of the column with that label, -1 when there is none or more than one. An empty label names no column. */
export function columnOf(table: Table, label: string): number {
  const wanted = labelKey(label);
  if (wanted === '') return -1;
  let found = -1;
  for (let i = 0; i < table.columns.length; i += 1) {
    if (labelKey(columnLabel(table, i)) !== wanted) continue;
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
  const wanted = address.columns.map(labelKey).sort().join('\n');
  let fits = tables.filter(
    (table) =>
      table.vis !== 'concealed' &&
      table.columns
        .map((path) => labelKey(labelOfPath(path)))
        .sort()
        .join('\n') === wanted,
  );
  const narrow = (keep: (table: Table) => boolean): void => {
    const kept = fits.filter(keep);
    if (kept.length > 0) fits = kept;
  };
  if (fits.length > 1) narrow((table) => labelKey(table.caption ?? '') === labelKey(address.caption ?? ''));
  if (fits.length > 1)
    narrow((table) => table.section.map(labelKey).join('\n') === address.section.map(labelKey).join('\n'));
  return fits.length === 1 ? (fits[0] ?? null) : null;
}
