import { type Scalar, type Writing, writingOf } from './like-shown.ts';
import type { HeldRows, WantedTable } from './own-data.ts';
import { tellingPaths, type ValuePath, valueAt, valuesIn } from './plain-values.ts';
import { folded, keysOfText, keysOfValue } from './value-keys.ts';

/** A shown row and the object that stands behind it. */
interface Pair {
  row: (string | null)[];
  object: object;
}

/** A column with a way to write it from any row object. */
interface Written {
  path: ValuePath;
  write: Writing;
}

/**
 * The rows of a list as the table would show them, when the list is what the table is drawn from: nearly every shown row
 * is in it, cell by cell, and it has no more rows than the page says (where it does not say, the shown rows stand in it
 * in one run, and nobody knows whether they are all). Only columns that the table shows are taken, each
 * from the values that give every text that is shown. Null for any other list.
 */
export function rowsBehind(list: readonly object[], wanted: WantedTable, langs: readonly string[]): HeldRows | null {
  const { rows, count, slack, labels } = wanted;
  if (list.length <= rows.length) return null;
  const pairs = pairsOf(list, rows);
  if (pairs === null || (count === null && !isRun(list, pairs))) return null;
  const found = labels.map((label, column) => columnBehind(label, column, pairs, list, langs));
  const columns = found.flatMap((written, column) => (written === null ? [] : [column]));
  const ways = found.filter((written) => written !== null);
  if (ways.length < Math.min(2, labels.length)) return null;
  const texts = list
    .map((object) => ways.map(({ path, write }) => write(valueAt(object, path) ?? null)))
    .filter((row) => row.some((text) => text !== '' && text !== null));
  const known = texts.filter((row): row is string[] => row.every((text) => text !== null));
  if (count !== null && texts.length > count + slack) return null;
  return { columns, rows: known, whole: count === known.length && slack === 0 && known.length === texts.length };
}

/** The shown rows stand below each other in the list as they do on the page: it is shown as it is, unfiltered. */
function isRun(list: readonly object[], pairs: readonly Pair[]): boolean {
  const places = pairs.map(({ object }) => list.indexOf(object));
  return pairs.length >= 3 && places.every((at, i) => i === 0 || at === (places[i - 1] ?? 0) + 1);
}

/** Each shown row with the one object that fits it best; null where too many rows have none. */
function pairsOf(list: readonly object[], rows: WantedTable['rows']): Pair[] | null {
  const index = new Map<string, [number, number][]>();
  const filled = rows.map((row) => row.filter((text) => text !== null && text !== '').length);
  rows.forEach((row, r) => {
    row.forEach((text, c) => {
      if (text === null || text === '') return;
      for (const key of new Set(keysOfText(text))) {
        const at = index.get(key);
        if (at === undefined) index.set(key, [[r, c]]);
        else at.push([r, c]);
      }
    });
  });
  const best = rows.map(() => ({ score: 0, objects: [] as object[] }));
  const paths = tellingPaths(list);
  for (const object of list) {
    const hits = new Map<number, Set<number>>();
    for (const path of paths)
      for (const key of keysOfValue(valueAt(object, path) ?? null))
        for (const [r, c] of index.get(key) ?? []) {
          const cells = hits.get(r);
          if (cells === undefined) hits.set(r, new Set([c]));
          else cells.add(c);
        }
    for (const [r, cells] of hits) {
      const known = best[r];
      if (known === undefined || cells.size < known.score) continue;
      if (cells.size > known.score) best[r] = { score: cells.size, objects: [object] };
      else if (known.objects.length < 3) known.objects.push(object);
    }
  }
  const fits = best.map(({ score }, r) => {
    const cells = filled[r] ?? 0;
    return cells > 0 && score >= Math.min(2, cells) && score >= cells * 0.5;
  });
  const expected = filled.filter((cells) => cells > 0).length;
  const matched = fits.filter(Boolean).length;
  if (matched < 2 || matched < expected - Math.max(1, expected * 0.1)) return null;
  return rows.flatMap((row, r): Pair[] => {
    const [object, other] = best[r]?.objects ?? [];
    return fits[r] && object !== undefined && other === undefined ? [{ row, object }] : [];
  });
}

/** The values that a column is written from; null where none give all of its texts, or several do and differ elsewhere. */
function columnBehind(
  label: string,
  column: number,
  pairs: readonly Pair[],
  list: readonly object[],
  langs: readonly string[],
): Written | null {
  const shown = pairs.flatMap(({ row, object }) => {
    const text = row[column];
    return text == null ? [] : [{ text, object }];
  });
  const [first] = shown;
  if (first === undefined || shown.length < 2) return null;
  const distinct = new Set(shown.map(({ text }) => text)).size;
  const fits = valuesIn(first.object).flatMap(([path]): Written[] => {
    const known = shown.map(({ text, object }): [Scalar, string] => [valueAt(object, path) ?? null, text]);
    const write = writingOf(known, langs);
    return write === null ? [] : [{ path, write }];
  });
  const named = fits.filter(({ path }) => isAlike(path, label));
  const telling = distinct >= 3 || (distinct === 2 && shown.length >= 4);
  return agreed(named, list) ?? (telling && named.length === 0 ? agreed(fits, list) : null);
}

/** The first of ways that all give the same texts for all rows. */
function agreed(ways: readonly Written[], list: readonly object[]): Written | null {
  const [first, ...others] = ways;
  if (first === undefined) return null;
  const textsOf = ({ path, write }: Written) => list.map((object) => write(valueAt(object, path) ?? null));
  const texts = others.length === 0 ? [] : textsOf(first);
  return others.every((way) => textsOf(way).every((text, i) => text === texts[i])) ? first : null;
}

/** A name in the data that says what the column's label says: "unitPrice" and "Unit price". */
function isAlike(path: ValuePath, label: string): boolean {
  const bare = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = bare(label);
  return wanted !== '' && bare(path.at(-1) ?? '') === wanted;
}
