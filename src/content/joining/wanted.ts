import type { Wanted, WantedTable } from '../../reading/own-data/own-data.ts';
import type { Table } from '../../reading/reading.ts';
import { pathOf } from '../own-world/element-path.ts';
import type { Here } from '../read-here.ts';

const MOST_TABLES = 6;
const MOST_ROWS = 60;
const MIN_WIDTH = 250;
const MIN_HEIGHT = 120;

/** A wanted table and which of the reading's tables it is. */
export interface Asked {
  wanted: Wanted;
  /** Indexes among the reading's tables. */
  tables: number[];
}

/** What to ask the page's own world for: the rest of tables that are shown in part, and what canvases show. Null for nothing. */
export function wantedOf({ content, elements }: Here, document: Document): Asked | null {
  const tables: number[] = [];
  const wanted: WantedTable[] = [];
  content.tables.forEach((table, at) => {
    const asked = wanted.length < MOST_TABLES ? wantedTable(table, elements) : null;
    if (asked === null) return;
    tables.push(at);
    wanted.push(asked);
  });
  const drawn = content.troubles.some(({ code }) => code === 'canvas') || hasCanvas(document);
  return drawn || wanted.length > 0 ? { wanted: { tables: wanted, drawn }, tables } : null;
}

function wantedTable(table: Table, elements: readonly Element[]): WantedTable | null {
  const root = elements[table.src];
  if (table.complete || table.from === 'sheet' || table.vis !== 'shown' || root === undefined) return null;
  if (table.rows.some(({ kind }) => kind === 'group')) return null;
  const path = pathOf(root);
  const rows = table.rows.filter(({ kind }) => kind === 'data').slice(0, MOST_ROWS);
  if (path === null || rows.length < 3) return null;
  const { count, slack } =
    table.rowTotal === null ? rowsByHeight(table, elements) : { count: table.rowTotal, slack: 0 };
  return {
    ...{ path, count, slack },
    labels: table.columns.map((labels) => labels.join(' ')),
    rows: rows.map(({ cells }) => cells.map((cell) => cell?.text ?? null)),
  };
}

/**
 * How many rows a box that scrolls has room for, by the distance of those that are drawn; exact at its top, where the
 * first row of all is drawn, else off by the height of a head that scrolls along. Null where they are not evenly spaced.
 */
function rowsByHeight(table: Table, elements: readonly Element[]): Pick<WantedTable, 'count' | 'slack'> {
  const unknown = { count: null, slack: 0 };
  const tops = table.rows.flatMap(({ kind, cells }) => {
    const cell = cells.find((other) => other !== null);
    const element = cell == null || kind !== 'data' ? undefined : elements[cell.src];
    return element === undefined ? [] : [{ element, top: element.getBoundingClientRect().top }];
  });
  const [first, second] = tops;
  const last = tops.at(-1);
  if (first === undefined || second === undefined || last === undefined || tops.length < 3) return unknown;
  const pitch = (last.top - first.top) / (tops.length - 1);
  const even = tops.every(({ top }, i) => Math.abs(top - first.top - i * pitch) < 1.5);
  const box = scrollerOf(first.element);
  if (!even || pitch < 4 || box === null) return unknown;
  const offset = first.top - box.getBoundingClientRect().top + box.scrollTop;
  const atTop = box.scrollTop === 0;
  const height = box.scrollHeight - (atTop ? offset : offset % pitch);
  return { count: Math.floor(height / pitch + 0.1), slack: atTop ? 0 : 2 };
}

function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (at.clientHeight > 0 && at.scrollHeight > at.clientHeight + 4 && at !== document.body) return at;
  return null;
}

function hasCanvas(document: Document): boolean {
  return [...document.querySelectorAll('canvas')].some(isLargeCanvas);
}

/** One that may hold what a page is about. */
export function isLargeCanvas(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas.getBoundingClientRect();
  return width >= MIN_WIDTH && height >= MIN_HEIGHT;
}
