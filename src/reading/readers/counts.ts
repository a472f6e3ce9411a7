import { cleanText } from '../clean-text.ts';
import { attrOf, intAttr } from '../dom.ts';
import type { Count, Table } from '../reading.ts';
import type { Scan, Seen } from '../scan.ts';
import { headingLevel } from '../sections.ts';
import { isDayName } from './events/day-name.ts';
import { groupHead, nameAndCount } from './name-and-count.ts';
import { type PagerText, pagerText, wholeNumber } from './pager-text.ts';
import { countedRows } from './row-kinds.ts';

/** A pager's text with where it stands. */
export interface Pager extends PagerText {
  seen: Seen;
  text: string;
}

const UNITS =
  /^(?:(?:second|minute|hour|day|week|month|year|dollar|euro)s?|secs?|mins?|hrs?|ago|[ap]\.?m|[km]?g|lbs?|[kcm]?m|miles?|mi|ft|[kmgt]i?b|m?s|[hdwkx]|px|pts?|percent|st|[nr]d|th|eur|usd|gbp|[mb]illion|thousand|stunden?|tagen?|jahren?|monaten?|wochen?|uhr|heures?|jours?|mois|ans?|of|to|and|or|in|at|on|is|by|for)\b/iu;
/** "17 open issues"; "29 active of 34" counts those alone. */
const COUNTED =
  /^(\d{1,3}(?:[,.'\s]\d{3})+|\d{1,7})\s+(\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,3}?)(?:\s(?:out of|of|von|sur|de|di)\s\d[\d,.']*)?$/u;

/** The pagers of a page: the innermost elements whose text says which rows of how many are shown. */
export function findPagers(scan: Scan): Pager[] {
  const pagers: Pager[] = [];
  const around = new Uint8Array(scan.all.length);
  for (let i = scan.all.length - 1; i >= 0; i--) {
    const seen = scan.all[i] as Seen;
    if (!scan.holdsDigit(seen)) continue;
    const size = scan.size(seen);
    if (size < 3 || size > 100 || around[i] === 1 || seen.hiding.vis === 'concealed') continue;
    const text = scan.text(seen);
    const pager = pagerText(text);
    if (pager === null) continue;
    pagers.push({ ...pager, seen, text });
    for (let up: Seen | null = seen; up !== null && around[up.order] === 0; up = up.parent) around[up.order] = 1;
  }
  return pagers.reverse();
}

/** Numbers of things that the page declares: pagers, badges beside labels, "17 issues", and those for assistive technology. */
export function readCounts(scan: Scan, pagers: Pager[], tables: Table[]): Count[] {
  const counts: Count[] = [];
  const taken = new Uint8Array(scan.all.length);
  const add = (seen: Seen, of: string, n: number, text: string, by: Count['by'], section?: string[]): void => {
    if (taken[seen.order] === 1 || !Number.isSafeInteger(n) || text.length > 120) return;
    taken.fill(1, seen.order, seen.end + 1);
    const where = section ?? scan.section(seen);
    counts.push({
      of: of.slice(0, 80),
      n,
      text,
      section: where,
      by,
      src: scan.keep(seen),
      vis: seen.hiding.vis,
    });
  };
  for (const pager of pagers) add(pager.seen, pager.noun, pager.total, pager.text, 'pager');
  for (const table of tables) {
    readGroups(scan, table, add);
    readSums(scan, table, add);
  }
  for (const seen of scan.all) {
    if (!scan.holdsDigit(seen)) continue;
    const size = scan.size(seen);
    if (taken[seen.order] === 1 || size > 60 || seen.hiding.vis === 'concealed') continue;
    if (canBadge(seen)) {
      const { name, n } = nameAndCount(scan, seen);
      const of = name || cleanText(attrOf(seen, 'aria-label'));
      if (n !== null && /\p{L}/u.test(of)) add(seen, of, n, scan.text(seen), 'badge');
      else if (seen.role === 'tab') readTab(scan, seen, add);
    }
    if (taken[seen.order] === 1 || seen.holdsBlock || size < 4 || seen.children.some(isButton)) continue;
    const match = COUNTED.exec(scan.text(seen));
    if (match !== null && !UNITS.test(match[2] ?? '') && !isDayName(match[0], '')) {
      add(seen, match[2] ?? '', wholeNumber(match[1] ?? ''), match[0], 'text');
    }
  }
  readDeclared(scan, tables, add);
  return counts;
}

const isButton = ({ tag }: Seen) => tag === 'button';

type Add = (seen: Seen, of: string, n: number, text: string, by: Count['by'], section?: string[]) => void;

const BADGED = new Set(['a', 'button', 'li', 'summary', 'th', 'dt', 'label']);

function canBadge(seen: Seen): boolean {
  return BADGED.has(seen.tag) || seen.role === 'tab' || seen.role === 'link' || headingLevel(seen) > 0;
}

/** "Open 17" on a tab without a box of its own for the number; a year is none. */
function readTab(scan: Scan, tab: Seen, add: Add): void {
  const text = scan.text(tab);
  const match = /^(\p{L}[\p{L}\s]*?)\s+(\d{1,6})$/u.exec(text);
  const n = Number(match?.[2] ?? Number.NaN);
  if (match !== null && !(n >= 1900 && n <= 2100)) add(tab, match[1] ?? '', n, text, 'badge');
}

function readGroups(scan: Scan, table: Table, add: Add): void {
  for (const row of table.rows) {
    const cells = row.kind === 'group' ? row.cells.flatMap((cell) => scan.noted(cell?.src ?? -1) ?? []) : [];
    const seen = cells.find((cell) => scan.text(cell) !== '');
    if (seen === undefined) continue;
    const { column, name, n } = groupHead(scan, seen);
    const section = column === '' ? table.section : [...table.section, column];
    if (n !== null) add(seen, name, n, scan.text(seen), 'badge', section);
  }
}

/** "Count: 900" below the rows of a table. */
function readSums(scan: Scan, table: Table, add: Add): void {
  const last = table.rows.at(-1);
  if (last?.kind !== 'total' || table.rowTotal === null) return;
  for (const cell of last.cells) {
    const seen = cell === null || countedRows([cell.text]) !== table.rowTotal ? undefined : scan.noted(cell.src);
    if (cell !== null && seen !== undefined) add(seen, '', table.rowTotal, cell.text, 'pager', table.section);
  }
}

/** aria-setsize of list items, and the row totals that grids declare. */
function readDeclared(scan: Scan, tables: Table[], add: Add): void {
  const lists = new Set<Seen>();
  for (const seen of scan.marked) {
    const n = intAttr(seen.element, 'aria-setsize');
    const list = seen.parent;
    if (n === null || n < 1 || list === null || lists.has(list) || seen.role === 'tab' || seen.role === 'radio')
      continue;
    lists.add(list);
    const label = scan.name(list) || (scan.section(list).at(-1) ?? '');
    add(list, label, n, String(n), 'aria');
  }
  for (const table of tables) {
    const seen = scan.noted(table.src);
    if (seen === undefined || table.rowTotal === null || intAttr(seen.element, 'aria-rowcount') === null) continue;
    add(seen, table.caption ?? '', table.rowTotal, String(table.rowTotal), 'aria');
  }
}
