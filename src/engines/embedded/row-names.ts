import type { Table } from '../../reading/reading.ts';
import { shapeOf } from '../../reading/values/shape-of.ts';

/** The column that names the rows: the marked one, else the first of texts that tell all rows apart, else the first. */
export function nameColumn(table: Table, lang: string): number {
  if (table.rowHeader !== null) return table.rowHeader;
  const rows = table.rows.filter((row) => row.kind === 'data').slice(0, 60);
  const found = table.columns.findIndex((path, column) => {
    if (path.length === 0) return false;
    const texts = rows.map((row) => row.cells[column]?.text ?? '');
    return (
      texts.every((text) => text !== '' && (shapeOf(text, lang) === 'text' || /^#\d+$/.test(text))) &&
      new Set(texts).size === texts.length &&
      !VALUE_LABEL.test(path.join(' '))
    );
  });
  return Math.max(0, found);
}

/** What a column of such a label holds says how a thing stands, even where no two rows have the same. */
const VALUE_LABEL =
  /^(?:status|state|stage|priority|type|kind|category|owner|assignee|due|notes?|comments?|price|cost|amount|total)$/i;
