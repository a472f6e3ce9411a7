import { cleanText, cutText } from './clean-text.ts';
import { attr } from './dom.ts';
import { referred } from './referred.ts';
import type { Scan, Seen } from './scan.ts';

/** A name that holds for the elements up to and including number `end`. */
interface Open {
  label: string;
  /** Heading level; 0 for a labelled region, which no heading closes. */
  level: number;
  end: number;
}

const SECTIONING = new Set([
  'section',
  'article',
  'aside',
  'nav',
  'main',
  'li',
  'td',
  'th',
  'fieldset',
  'details',
  'dialog',
]);
const REGIONS = new Set(['region', 'tabpanel', 'dialog', 'group', 'complementary', 'form', 'alertdialog']);
const HEADERISH = /(^|[\s_-])(head(er|ing)?|title|caption|toolbar|top)([\s_-]|$)/i;
/** Text beside a heading that still leaves the box around it a mere wrapper of the heading. */
const ASIDE_CHARS = 20;
const MAX_LABEL = 80;

const LEVELS = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]));

/** The level of a heading, 1 to 6, or 0 for other elements. */
export function headingLevel(seen: Seen): number {
  if (seen.role === 'heading') {
    const level = Number.parseInt(attr(seen.element, 'aria-level') ?? '2', 10);
    return level >= 1 && level <= 9 ? Math.min(level, 6) : 2;
  }
  return seen.role === '' ? (LEVELS.get(seen.tag) ?? 0) : 0;
}

/**
 * Per element (by its order) the names above it, outermost first: headings as far as the box they head reaches, and
 * the accessible names of regions, tab panels, field sets and details.
 */
export function sectionsOf(scan: Scan): string[][] {
  const paths: string[][] = new Array(scan.all.length);
  const open: Open[] = [];
  let path: string[] = [];
  const headings = scan.all.filter((seen) => headingLevel(seen) > 0).map((seen) => seen.order);
  const renew = () => {
    path = open.map((o) => o.label).filter((label, i, labels) => label !== '' && label !== labels[i - 1]);
  };
  for (const seen of scan.all) {
    const before = open.length;
    while (open.length > 0 && (open[open.length - 1] as Open).end < seen.order) open.pop();
    // A heading's reach may end inside a region opened later; drop those that are over.
    if (open.length !== before) renew();
    const level = headingLevel(seen);
    if (level > 0) {
      const label = cutText(scan.text(seen), MAX_LABEL);
      if (label !== '') {
        while (open.length > 0 && (open[open.length - 1] as Open).level >= level) open.pop();
        renew();
        paths[seen.order] = path;
        open.push({ label, level, end: reachOf(scan, seen, level === 1, headings) });
        renew();
        continue;
      }
    }
    const label = regionLabel(scan, seen);
    if (label !== '' && label !== path[path.length - 1]) {
      paths[seen.order] = path;
      open.push({ label, level: 0, end: seen.end });
      renew();
      continue;
    }
    paths[seen.order] = path;
  }
  return paths;
}

/** The number of the last element that a heading heads. */
function reachOf(scan: Scan, heading: Seen, page: boolean, headings: number[]): number {
  const hidden = hiddenBox(heading);
  if (hidden !== null) return hidden.end;
  const own = scan.proseSize(heading);
  let box = heading.parent;
  let from = heading;
  while (box !== null && box.parent !== null && box.tag !== 'body') {
    if (SECTIONING.has(box.tag)) return box.end;
    const wraps = scan.proseSize(box) - own <= ASIDE_CHARS;
    const named = box.tag === 'header' || box.tag === 'hgroup' || HEADERISH.test(box.classes);
    const alone = !holdsOther(headings, heading, box) || box.tag === 'header' || box.tag === 'hgroup';
    if ((!(wraps && alone) && !named && !page) || (!alone && !page)) return Math.max(box.end, from.end);
    from = box;
    box = box.parent;
  }
  return box?.end ?? from.end;
}

/** The outermost collapsed box around a heading: it heads nothing outside of it. */
function hiddenBox(heading: Seen): Seen | null {
  let hidden: Seen | null = null;
  for (let box: Seen | null = heading; box !== null && box.hiding.baseLevel > 0; box = box.parent) {
    if (box !== heading || box.hiding.vis === 'collapsed') hidden = box;
  }
  return hidden;
}

/** Another heading than this one stands in the box. `headings` are the orders of all, ascending. */
function holdsOther(headings: number[], heading: Seen, box: Seen): boolean {
  let low = 0;
  let high = headings.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((headings[mid] ?? 0) < box.order) low = mid + 1;
    else high = mid;
  }
  const [first, second] = [headings[low], headings[low + 1]];
  return (
    (first !== undefined && first !== heading.order && first <= box.end) || (second !== undefined && second <= box.end)
  );
}

function regionLabel(scan: Scan, seen: Seen): string {
  if (seen.tag === 'fieldset') return childText(scan, seen, 'legend');
  if (seen.tag === 'details') return childText(scan, seen, 'summary');
  const sectioning = seen.tag === 'section' || seen.tag === 'aside' || seen.tag === 'article';
  if (!sectioning && !REGIONS.has(seen.role)) return '';
  if (seen.plain) return '';
  const label = attr(seen.element, 'aria-label');
  if (label !== null) return cutText(cleanText(label), MAX_LABEL);
  const [by] = referred(scan, seen, 'aria-labelledby');
  return by === undefined || by.order >= seen.order ? '' : cutText(scan.text(by), MAX_LABEL);
}

function childText(scan: Scan, seen: Seen, tag: string): string {
  const child = seen.children.find((c) => c.tag === tag);
  return child === undefined ? '' : cutText(scan.text(child), MAX_LABEL);
}
