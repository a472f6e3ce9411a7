import { cutText } from '../clean-text.ts';
import type { List } from '../reading.ts';
import type { Scan, Seen } from '../scan.ts';
import type { Pager } from './counts.ts';

const LIST_ROLES = new Set(['list', 'listbox', 'feed']);
const ITEM_ROLES = new Set(['listitem', 'option', 'article']);
const CHROME = new Set(['nav', 'footer']);
const CHROME_ROLES = new Set(['navigation', 'menu', 'menubar', 'tablist', 'toolbar', 'contentinfo', 'tree']);
const MAX_ITEMS = 1000;
const MAX_LISTS = 200;

function itemsOf(list: Seen): Seen[] {
  const direct = list.children.filter((child) => child.tag === 'li' || ITEM_ROLES.has(child.role));
  if (direct.length > 0 || !LIST_ROLES.has(list.role)) return direct;
  return list.children.flatMap((child) => child.children.filter((inner) => ITEM_ROLES.has(inner.role)));
}

/** Lists of two or more items outside of menus and navigation. `grids` are the roots of what is read as tables, `onward` links to more. */
export function readLists(scan: Scan, grids: Seen[], pagers: Pager[], onward: Seen[]): List[] {
  const lists: List[] = [];
  const left = new Uint8Array(scan.all.length);
  for (const grid of grids) left[grid.order] = 1;
  for (const seen of scan.all) {
    const chrome = CHROME.has(seen.tag) || CHROME_ROLES.has(seen.role);
    if (chrome || (seen.parent !== null && left[seen.parent.order] === 1)) left[seen.order] = 1;
    if (left[seen.order] === 1 || lists.length >= MAX_LISTS || seen.hiding.vis === 'concealed') continue;
    if (seen.tag !== 'ul' && seen.tag !== 'ol' && !LIST_ROLES.has(seen.role)) continue;
    const items = itemsOf(seen).filter((item) => scan.size(item) > 0);
    if (items.length < 2) continue;
    const pager = pagers.find((p) => isNear(seen, p.seen) && p.total > items.length);
    lists.push({
      label: labelOf(scan, seen),
      section: scan.section(seen),
      items: items.slice(0, MAX_ITEMS).map((item) => ({
        ...{ text: cutText(scan.text(item), 500), src: scan.keep(item), vis: item.hiding.vis },
      })),
      complete: items.length <= MAX_ITEMS && pager === undefined && !onward.some((link) => isNear(seen, link)),
    });
  }
  return lists;
}

function isNear(list: Seen, other: Seen): boolean {
  if (other.order >= list.order && other.order <= list.end) return true;
  return other.order > list.end ? other.order - list.end <= 30 : list.order - other.end <= 30 && list.order > other.end;
}

function labelOf(scan: Scan, list: Seen): string {
  const label = scan.name(list);
  if (label !== '') return label;
  const siblings = list.parent?.children ?? [];
  const before = siblings[siblings.indexOf(list) - 1];
  if (before !== undefined && scan.size(before) <= 60 && !before.interactive) {
    const text = scan.text(before).replace(/[:：]$/, '');
    if (text !== '' && before.tag !== 'ul' && before.tag !== 'ol') return text;
  }
  return scan.section(list).at(-1) ?? '';
}
