import { attrIn, attrOf } from '../dom.ts';
import type { Table } from '../reading.ts';
import type { Scan, Seen } from '../scan.ts';
import type { Pager } from './counts.ts';

const MORE =
  /^(?:load|show|see|view)\s(?:\d+\s)?more\b|^(?:mehr (?:laden|anzeigen)|(?:charger|afficher|voir) plus|(?:ver|cargar) más|carregar mais|mostra altro|meer laden)/iu;
const NEXT =
  /^(?:next(?: page)?|older|weiter|nächste|(?:page )?suivante?|siguiente|próxima?|volgende|次へ|下一页)?\s*[›»→>]*$/iu;

/** Where the address of a link says the page of a list that it leads to. */
const TO_PAGE = /[?&/;_-](?:p|pg|paged?|page_?no|page_?num(?:ber)?|start|offset|first|seite|skip)[=/-]?\d/i;

/** A table of the page with its root. */
export interface PlacedTable {
  table: Table;
  root: Seen;
}

/** How far two elements are from each other on the page, counting only what stands between them. */
function distance(a: Seen, b: Seen): number {
  return a.end < b.order ? b.order - a.end : b.end < a.order ? a.order - b.end : 0;
}

/** The table or list that something about paging speaks of: one with that many rows, else the nearest. */
function nearest<T extends { root: Seen }>(things: T[], at: Seen): T | null {
  let best: T | null = null;
  for (const thing of things) if (best === null || distance(thing.root, at) < distance(best.root, at)) best = thing;
  return best !== null && distance(best.root, at) <= 150 ? best : null;
}

/** Links and buttons that bring more of what is listed: "Load more", "Next page". */
export function findOnward(scan: Scan): Seen[] {
  return scan.all.filter((seen) => leadsOn(scan, seen));
}

/**
 * Tells tables what the pagers and the links to more (`onward`) near them say: how many rows there are, and that some
 * are not here.
 */
export function applyPaging(placed: PlacedTable[], pagers: Pager[], onward: Seen[]): void {
  const open = placed.filter(({ table }) => table.from !== 'sheet' && table.vis !== 'collapsed');
  const told = new Set<Table>();
  for (const pager of pagers) {
    const shown = pager.from === null || pager.to === null ? null : pager.to - pager.from + 1;
    const fits = open.filter(({ table }) => shown !== null && dataRows(table) === shown);
    const found =
      nearest(fits, pager.seen) ??
      nearest(
        open.filter(({ table }) => dataRows(table) <= pager.total),
        pager.seen,
      );
    if (found === null || (told.has(found.table) && found.table.rowTotal !== pager.total)) continue;
    told.add(found.table);
    found.table.rowTotal = pager.total;
    if (pager.total > dataRows(found.table)) found.table.complete = false;
  }
  for (const seen of onward) {
    const found = nearest(open, seen);
    if (found !== null && !(told.has(found.table) && found.table.rowTotal === dataRows(found.table)))
      found.table.complete = false;
  }
}

function dataRows(table: Table): number {
  return table.rows.reduce((n, row) => n + (row.kind === 'data' ? 1 : 0), 0);
}

function leadsOn(scan: Scan, seen: Seen): boolean {
  if (seen.tag !== 'a' && seen.tag !== 'button' && seen.role !== 'button') return false;
  if (scan.size(seen) > 40 || seen.hiding.vis === 'collapsed' || !saysMore(scan, seen)) return false;
  if (attrIn(seen, 'aria-disabled') === 'true' || attrIn(seen, 'disabled') !== null) return false;
  return !/(?:^|\s)(?:disabled|inactive)(?:\s|$)/.test(`${seen.classes} ${seen.parent?.classes ?? ''}`);
}

function saysMore(scan: Scan, seen: Seen): boolean {
  if (attrOf(seen, 'rel').split(/\s+/).includes('next')) return true;
  const text = scan.label(seen);
  if (MORE.test(text)) return true;
  if (/^\d{1,4}$/.test(text)) return stripOf(scan, seen) !== null;
  return NEXT.test(text) && /\p{L}|»|›|→/u.test(text) && inPager(seen);
}

function inPager(seen: Seen): boolean {
  for (let box = seen.parent, up = 0; box !== null && up < 4; box = box.parent, up++) {
    const name = `${box.classes} ${attrOf(box, 'id')} ${attrOf(box, 'aria-label')}`;
    if (/pag(?:er|ing|inat)|pages/i.test(name)) return true;
  }
  return false;
}

/** The strip of page numbers that a link stands in: "1 2 3 … 9". Null for other numbers. */
function stripOf(scan: Scan, link: Seen): Seen | null {
  if (!inPager(link) && !TO_PAGE.test(attrOf(link, 'href'))) return null;
  const n = Number(scan.label(link));
  for (let box = link.parent, up = 0; box !== null && up < 2 && scan.size(box) < 400; box = box.parent, up++) {
    const numbers = scan.text(box).match(/\d+/g)?.map(Number) ?? [];
    if (numbers.some((number, i) => number === n && (numbers[i - 1] === n - 1 || numbers[i + 1] === n + 1))) return box;
  }
  return null;
}
