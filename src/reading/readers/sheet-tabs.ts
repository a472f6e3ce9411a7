import { attr, attrOf } from '../dom.ts';
import type { Scan, Seen } from '../scan.ts';

const MAX_UP = 8;
const MAX_LOOK = 400;

function isStrip(seen: Seen): boolean {
  if (seen.role === 'tablist') return true;
  const name = `${seen.classes} ${attrOf(seen, 'id')}`;
  return /(?:^|[\s_-])(?:tabs?|sheets?)(?:$|[\s_-])|tab-?(?:list|bar|strip|s-headers)|sheet-?(?:tabs|list|bar|names)/i.test(
    name,
  );
}

function tabsOf(scan: Scan, strip: Seen): Seen[] {
  const named = (seen: Seen) => scan.size(seen) > 0;
  let level = strip.children.filter(named);
  // Tabs often stand deeper, in a list or beside buttons without words.
  while (
    level.length === 1 &&
    level[0] !== undefined &&
    level[0].children.filter(named).length > 0 &&
    level[0].ownText === 0
  ) {
    level = level[0].children.filter(named);
  }
  return level.filter((tab) => {
    const text = scan.text(tab);
    return text.length > 0 && text.length <= 60 && /[\p{L}\p{N}]/u.test(text);
  });
}

function isSelected(tab: Seen): boolean {
  const chosen = (seen: Seen) =>
    attr(seen.element, 'aria-selected') === 'true' ||
    attr(seen.element, 'aria-current') !== null ||
    /(?:^|[\s_-])(?:active|selected|current)(?:$|[\s_-])/i.test(seen.classes);
  return chosen(tab) || tab.children.some(chosen);
}

function findStrip(scan: Scan, box: Seen, panel: Seen): Seen | null {
  let looked = 0;
  for (const child of box.children) {
    if (child === panel) continue;
    for (let i = child.order; i <= child.end && looked < MAX_LOOK; i++, looked++) {
      const seen = scan.all[i] as Seen;
      if (seen.tag !== 'table' && isStrip(seen) && tabsOf(scan, seen).length > 0 && scan.size(seen) < 2000) return seen;
    }
  }
  return null;
}

/**
 * The name on the tab of the sheet that `root` draws: the tab at the same place as the sheet's panel among those with
 * a sheet (`roots`), or, when only the open sheet is drawn, the selected tab. Null without tabs.
 */
export function sheetTabName(scan: Scan, root: Seen, roots: Seen[]): string | null {
  let panel = root;
  for (let box = root.parent, up = 0; box !== null && up < MAX_UP; panel = box, box = box.parent, up++) {
    const strip = findStrip(scan, box, panel);
    if (strip === null) continue;
    const tabs = tabsOf(scan, strip);
    const holds = (seen: Seen) => roots.some((r) => r.order >= seen.order && r.order <= seen.end);
    for (const panels of [
      box.children.filter(holds),
      ...panelLevels(panel, root).map((level) => level.filter(holds)),
    ]) {
      const at = panels.findIndex((p) => root.order >= p.order && root.order <= p.end);
      const tab = panels.length === tabs.length && panels.length > 1 ? tabs[at] : undefined;
      if (tab !== undefined) return scan.text(tab);
    }
    const selected = tabs.find(isSelected);
    if (selected !== undefined) return scan.text(selected);
    if (tabs.length === 1 && tabs[0] !== undefined) return scan.text(tabs[0]);
  }
  return null;
}

/** The names on the tabs beside the selected one, where no sheet but the one that `root` draws is on the page. */
export function otherSheetNames(scan: Scan, root: Seen): string[] {
  let panel = root;
  for (let box = root.parent, up = 0; box !== null && up < MAX_UP; panel = box, box = box.parent, up++) {
    const strip = findStrip(scan, box, panel);
    if (strip === null) continue;
    const tabs = tabsOf(scan, strip);
    return tabs.filter(isSelected).length === 1
      ? tabs.filter((tab) => !isSelected(tab)).map((tab) => scan.text(tab))
      : [];
  }
  return [];
}

/** The children of each element on the way from a panel down to the sheet in it. */
function panelLevels(panel: Seen, root: Seen): Seen[][] {
  const levels: Seen[][] = [];
  for (let seen: Seen | undefined = panel; seen !== undefined && seen !== root; ) {
    levels.push(seen.children);
    seen = seen.children.find((child) => root.order >= child.order && root.order <= child.end);
  }
  return levels;
}
