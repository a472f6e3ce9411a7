import type { Row, Table } from '../../reading/reading.ts';
import { type Match, NO_MATCH, type Terms } from './match.ts';
import type { Matcher, Place } from './matcher.ts';

/** What the question says of a row. */
export interface RowMatch {
  index: number;
  hits: Terms;
  /** The cell that says most of it, by column; -1 for the group above. */
  column: number;
  best: Match;
  /** Hits by column, without the group's. */
  byColumn: Map<number, Match>;
}

/** A row of which nothing is said. */
export const emptyMatch = (index: number): RowMatch => ({
  index,
  hits: 0,
  column: -1,
  best: NO_MATCH,
  byColumn: new Map(),
});

/** So many rows that say as much as each other are not looked at where others say more. */
const CROWD = 300;

/** The `most` rows that hold most words of the question, best first. */
export function matchRows(matcher: Matcher, table: Table, most: number): RowMatch[] {
  const found: RowMatch[] = [];
  const byWorth = (a: RowMatch, b: RowMatch): number =>
    matcher.weight(b.hits) - matcher.weight(a.hits) ||
    fitOf(matcher, b.best) - fitOf(matcher, a.best) ||
    a.index - b.index;
  for (const { weight, rows } of ranks(matcher, table)) {
    const ahead = found.filter(({ hits }) => matcher.weight(hits) > weight).length;
    if (ahead >= most || (ahead > 0 && rows.length > CROWD)) break;
    for (const places of rows) {
      const match = rowMatch(matcher, table, places);
      if (match !== null) found.push(match);
    }
  }
  return found.sort(byWorth).slice(0, most);
}

/** Rows that may hold words, each as its places, parted by the most that they may hold: most first. */
function ranks(matcher: Matcher, table: Table): { weight: number; rows: Place[][] }[] {
  const byWeight = new Map<number, Place[][]>();
  const places = matcher.placesIn(table);
  for (let from = 0, to = 0; from < places.length; from = to) {
    const first = places[from] as Place;
    let terms = groupHits(matcher, table.rows[first.row]);
    while (places[to]?.row === first.row) {
      terms |= places[to]?.terms ?? 0;
      to += 1;
    }
    const weight = matcher.weight(terms);
    const same = byWeight.get(weight);
    if (same === undefined) byWeight.set(weight, [places.slice(from, to)]);
    else same.push(places.slice(from, to));
  }
  return [...byWeight].map(([weight, rows]) => ({ weight, rows })).sort((a, b) => b.weight - a.weight);
}

function groupHits(matcher: Matcher, row: Row | undefined): Terms {
  return row === undefined || row.group === null ? 0 : matcher.cell(row.group).hits;
}

function rowMatch(matcher: Matcher, table: Table, places: readonly Place[]): RowMatch | null {
  let match: RowMatch | null = null;
  for (const { row: index, column } of places) {
    const row = table.rows[index];
    const cell = row?.cells[column];
    if (row?.kind === 'group' || cell == null || cell.vis === 'concealed') continue;
    const hit = matcher.cell(cell.text);
    if (hit.hits === 0) continue;
    match ??= { index, hits: groupHits(matcher, row), column, best: hit, byColumn: new Map() };
    match.hits |= hit.hits;
    match.byColumn.set(column, hit);
    if (fitOf(matcher, hit) > fitOf(matcher, match.best)) Object.assign(match, { best: hit, column });
  }
  return match;
}

function fitOf(matcher: Matcher, match: Match): number {
  return matcher.weight(match.hits) - 0.15 * match.unsaid;
}
