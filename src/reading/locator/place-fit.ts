import type { Table, Visibility } from '../reading.ts';
import { columnLabel, labelKey, looseKey } from './label-key.ts';
import type { TableAddress } from './locator.ts';

/**
 * How well the headings above a thing fit those that were kept. `same`: all of them. `nested`: one path is the inner
 * end of the other, so a heading was put around or taken away. `other`: it stands elsewhere, or a heading has changed;
 * that can be another year, team or sheet, so it is never enough for certainty.
 */
export type SectionFit = 'same' | 'nested' | 'other';

/** Compares two heading paths, outermost first, by label key. */
export function sectionFit(kept: readonly string[], now: readonly string[]): SectionFit {
  const [a, b] = [kept.map(labelKey), now.map(labelKey)];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return long.length === 0 ? 'same' : 'other';
  const inner = long.slice(long.length - short.length);
  if (!short.every((label, i) => label === inner[i])) return 'other';
  return short.length === long.length ? 'same' : 'nested';
}

/** How well a table's place fits an address: section as above, and the caption must be the same one. */
export function tablePlaceFit(address: TableAddress, table: Table): SectionFit {
  const captionKey = (caption: string | null) => (caption === null ? '' : labelKey(caption));
  return captionKey(address.caption) === captionKey(table.caption)
    ? sectionFit(address.section, table.section)
    : 'other';
}

/** Share of the kept column labels that the table still has, 0 to 1; 1 for an address without labels. */
export function columnsKept(address: TableAddress, table: Table): number {
  const kept = address.columns.map(labelKey).filter((label) => label !== '');
  const now = new Set(table.columns.map((path) => labelKey(columnLabel(path))));
  return kept.length === 0 ? 1 : kept.filter((label) => now.has(label)).length / kept.length;
}

/** The tables with at least this share of the kept columns are the same table or one made like it. */
const ALIKE = 0.6;

/** Tables that could be the one at an address, by the best fit of place that any of them has. */
export function tablesLike(address: TableAddress, tables: readonly Table[]): { fit: SectionFit; tables: Table[] } {
  const alike = tables.filter((table) => table.vis !== 'concealed' && columnsKept(address, table) >= ALIKE);
  for (const fit of ['same', 'nested', 'other'] as const) {
    const fits = shownFirst(
      alike.filter((table) => tablePlaceFit(address, table) === fit),
      (table) => table.vis,
    );
    if (fits.length > 0) return { fit, tables: fits };
  }
  return { fit: 'other', tables: [] };
}

/** Those that a person sees; only when there are none, those behind a closed section. Concealed ones never. */
export function shownFirst<T>(things: readonly T[], visOf: (thing: T) => Visibility): T[] {
  const shown = things.filter((thing) => visOf(thing) === 'shown' || visOf(thing) === 'unknown');
  return shown.length > 0 ? shown : things.filter((thing) => visOf(thing) === 'collapsed');
}

/** Indices of the labels equal to `label`: by exact key, or by loose key when there is no exact one. */
export function matchLabel(label: string, labels: readonly string[]): number[] {
  const by = (key: (text: string) => string) => {
    const wanted = key(label);
    return wanted === '' ? [] : labels.flatMap((other, i) => (key(other) === wanted ? [i] : []));
  };
  const exact = by(labelKey);
  return exact.length > 0 ? exact : by(looseKey);
}
