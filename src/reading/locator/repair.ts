import type { PageContent, Table, Visibility } from '../reading.ts';
import { offerable, type Traits } from './alike.ts';
import { columnLabel, labelKey } from './label-key.ts';
import type { Hit, Locator, LocatorTarget } from './locator.ts';
import { locatorForCell, locatorForCount, locatorForField } from './make-locator.ts';
import { resolveLocator } from './resolve-locator.ts';
import { hasShape } from './settle.ts';

/** A place that may be the one that is missing: only for a person to confirm, never an answer. */
export interface Repair {
  locator: Locator;
  hit: Hit;
}

interface Option {
  traits: Traits;
  make(): Locator | null;
}

/** Of a table with more cells nothing is offered: too many are alike. */
const MOST_CELLS = 3000;

/**
 * Where the place of a locator that is missing on a page may have gone: its label, row or column was renamed. Null when
 * nothing is likely enough, or two things are. Labels that differ in a figure (Q3 and Q4, 2026 and 2027) are never taken
 * for one that was renamed.
 */
export function proposeRepair(locator: Locator, content: PageContent): Repair | null {
  const options = optionsFor(locator, content);
  const sought = traitsOf(locator.target);
  if (sought === null || options.length === 0) return null;
  const found = offerable(
    sought,
    options.map(({ traits }) => traits),
  );
  const option = found === null ? undefined : options[found.at];
  if (option === undefined || !sameFigures(sought, option.traits)) return null;
  const moved = option.make();
  if (moved === null) return null;
  const located = resolveLocator(moved, content, { today: '', time: '' });
  return located.state === 'certain' ? { locator: moved, hit: located.hit } : null;
}

/** What a locator says of its place, without the value. */
function traitsOf(target: LocatorTarget): Traits | null {
  switch (target.kind) {
    case 'field':
      return { label: labelKey(target.label), section: pathOf(target.section) };
    case 'count':
      return { label: labelKey(target.of), section: pathOf(target.section), type: target.by };
    case 'cell': {
      const row = [...target.row.map(([, text]) => text), target.header ?? '', target.group ?? ''].filter(Boolean);
      const { caption, section, columns } = target.table;
      return cellTraits(row.join(' '), target.column, caption, section, columns);
    }
    case 'event':
      return null;
  }
}

function cellTraits(
  row: string,
  column: string,
  caption: string | null,
  section: readonly string[],
  columns: readonly string[],
): Traits {
  return {
    label: labelKey(row),
    alt: labelKey(column),
    section: pathOf([...section, caption ?? '']),
    near: columns.map(labelKey).join(' | '),
  };
}

function optionsFor({ target, shape }: Locator, content: PageContent): Option[] {
  const fits = (text: string, vis: Visibility) =>
    (vis === 'shown' || vis === 'unknown') && hasShape(text, shape, content.lang);
  if (target.kind === 'field')
    return content.fields
      .filter(({ value, vis }) => fits(value, vis))
      .map((field) => ({
        traits: { label: labelKey(field.label), section: pathOf(field.section) },
        make: () => locatorForField(field, content),
      }));
  if (target.kind === 'count')
    return content.counts
      .filter(({ vis }) => fits('0', vis))
      .map((count) => ({
        traits: { label: labelKey(count.of), section: pathOf(count.section), type: count.by },
        make: () => locatorForCount(count, content),
      }));
  if (target.kind !== 'cell') return [];
  const named = target.row.map(([label]) => labelKey(label));
  const options = content.tables.flatMap((table) => cellsOf(table, named, fits, content));
  return options.length > MOST_CELLS ? [] : options;
}

/** The cells of a table that could hold the value, each by what names its row as the locator named it. */
function cellsOf(
  table: Table,
  named: readonly string[],
  fits: (text: string, vis: Visibility) => boolean,
  content: PageContent,
): Option[] {
  const labels = table.columns.map((path) => columnLabel(path));
  const keys = labels.flatMap((label, i) => (named.includes(labelKey(label)) && label !== '' ? [i] : []));
  const naming = keys.length > 0 ? keys : table.rowHeader === null ? [] : [table.rowHeader];
  return table.rows.flatMap((row, rowIndex) =>
    row.cells.flatMap((cell, columnIndex): Option[] => {
      if (cell === null || naming.includes(columnIndex) || !fits(cell.text, cell.vis)) return [];
      const name = [...naming.map((column) => row.cells[column]?.text ?? ''), row.group ?? '']
        .filter(Boolean)
        .join(' ');
      const traits = cellTraits(name, labels[columnIndex] ?? '', table.caption, table.section, labels);
      return [{ traits, make: () => locatorForCell(table, rowIndex, columnIndex, content) }];
    }),
  );
}

const pathOf = (section: readonly string[]) => section.map(labelKey).filter(Boolean).join(' / ');

function sameFigures(a: Traits, b: Traits): boolean {
  const figures = ({ label = '', alt = '', section = '' }: Traits) =>
    JSON.stringify([label, alt, section].map((text) => text.match(/\d+/g)));
  return figures(a) === figures(b);
}
