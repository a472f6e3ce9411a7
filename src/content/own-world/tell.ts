import { around, type Box, type PlacedText } from '../../reading/own-data/drawn-text.ts';
import { findRows, type Patience } from '../../reading/own-data/find-rows.ts';
import { findSheets } from '../../reading/own-data/find-sheets.ts';
import type { Answered, DrawnGrid, HeldRows, Wanted, WantedTable } from '../../reading/own-data/own-data.ts';
import { rebuildGrid } from '../../reading/own-data/rebuild-grid.ts';
import { isLargeCanvas } from '../joining/wanted.ts';
import type { CanvasRecord } from './canvas-record.ts';
import { elementAt, pathOf } from './element-path.ts';
import { isFromEndToEnd, wantedBehind } from './held-behind.ts';
import { scrollDrawn } from './scroll-drawn.ts';
import { rootsAt } from './state-roots.ts';

/** How long all looking for data may take, in milliseconds: it holds up the page. */
const LOOKING_MS = 1200;
const MOST_CANVASES = 12;

/** A grid, the canvas it is on and where the middles of its rows are. */
interface Placed {
  canvas: HTMLCanvasElement;
  grid: DrawnGrid;
  at: readonly number[];
}

/** A page as it was loaded: what it got from its server, and whether it is ours alone, in a tab that nobody sees. */
interface Loaded {
  arrived: readonly unknown[];
  isOurs: boolean;
}

/** What of a page's own data belongs to tables and canvases that it shows. */
export async function tell(wanted: Wanted, record: CanvasRecord, { arrived, isOurs }: Loaded): Promise<Answered> {
  const started = performance.now();
  const patience = { now: () => performance.now(), until: started + LOOKING_MS };
  const langs = [document.documentElement.lang, ...navigator.languages].filter((lang) => lang !== '');
  const rowsOf = (element: Element, table: WantedTable): HeldRows | null =>
    findRows([...rootsAt(element, window), ...arrived], table, langs, patience);
  const tables = wanted.tables.map((table) => {
    const element = elementAt(table.path, document);
    return element === null ? null : rowsOf(element, table);
  });
  if (!wanted.drawn) return { tables, drawn: [], elsewhere: false };
  const drawn: DrawnGrid[] = [];
  for (const { canvas, grid, at } of drawnGrids(record)) {
    const behind = wantedBehind(canvas, grid, at);
    let held = behind && rowsOf(canvas, behind);
    const mayScroll = isOurs && held !== null && !held.whole && performance.now() - started < LOOKING_MS;
    if (behind && held && mayScroll && (await isShownToItsEnd(canvas, grid, held, record))) {
      const again = { ...patience, until: performance.now() + LOOKING_MS / 2 };
      const roots = [...rootsAt(canvas, window), ...arrived];
      held = findRows(roots, { ...behind, count: held.rows.length }, langs, again) ?? held;
    }
    drawn.push(...(grid.sheet ? sheetsBehind(canvas, grid, arrived, patience) : [{ ...grid, held }]));
  }
  const elsewhere = canvasesOf(document).some((canvas) => isLargeCanvas(canvas) && record.isPicture(canvas));
  return { tables, drawn, elsewhere };
}

/** Scrolls to the end and back, and says whether that is where the held rows end. */
async function isShownToItsEnd(
  canvas: HTMLCanvasElement,
  grid: DrawnGrid,
  held: HeldRows,
  record: CanvasRecord,
): Promise<boolean> {
  await scrollDrawn(canvas, 'end', record);
  const end = drawnGrids(record).find(({ grid: { path } }) => `${path}` === `${grid.path}`);
  const ends = end !== undefined && isFromEndToEnd(grid, end.grid, held);
  await scrollDrawn(canvas, 'start', record);
  return ends;
}

/** The sheets of the book that a drawn sheet is one of, or the drawn one alone. */
function sheetsBehind(
  canvas: HTMLCanvasElement,
  grid: DrawnGrid,
  arrived: readonly unknown[],
  patience: Patience,
): DrawnGrid[] {
  const [shown, ...others] = findSheets([...rootsAt(canvas, window), ...arrived], grid.cells, patience) ?? [];
  if (shown === undefined) return [grid];
  const tabs = others.flatMap((sheet) => {
    const name = tabNamed(sheet.name);
    return name === null ? [] : [{ ...sheet, name }];
  });
  return [{ ...shown, name: tabNamed(shown.name) ?? shown.name }, ...tabs].map((sheet) => ({ ...grid, ...sheet }));
}

/** A sheet's name as it stands on the page, as on a tab; null where it does not: one that its app hides is none of the person's. */
function tabNamed(name: string): string | null {
  const wanted = name.toLowerCase();
  const textOf = (element: Element) => element.textContent?.trim() ?? '';
  const tab = [...document.body.querySelectorAll('*')].find(
    (element) =>
      element.childElementCount === 0 && textOf(element).toLowerCase() === wanted && element.checkVisibility(),
  );
  return tab === undefined ? null : textOf(tab);
}

function drawnGrids(record: CanvasRecord): Placed[] {
  return layersOf(canvasesOf(document)).flatMap(({ canvases, box }): Placed[] => {
    const texts: PlacedText[] = canvases.flatMap((canvas) => record.textsOn(canvas));
    const [canvas] = canvases;
    const path = canvas === undefined ? null : pathOf(canvas);
    const rebuilt = texts.length < 4 || texts.length > 20_000 ? null : rebuildGrid(texts, box);
    if (canvas === undefined || path === null || rebuilt === null) return [];
    const { at, ...grid } = rebuilt;
    return [{ canvas, grid: { ...grid, path, held: null, name: null }, at }];
  });
}

/** Canvases of the page that are in view, those in open shadow roots too. */
function canvasesOf(root: Document | ShadowRoot): HTMLCanvasElement[] {
  const own = [...root.querySelectorAll('canvas')].filter((canvas) => canvas.checkVisibility());
  const hosts = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [...own, ...hosts.flatMap(canvasesOf)].slice(0, MOST_CANVASES);
}

/** Canvases that lie on or against each other are one picture: layers, pinned parts, borders with letters. */
function layersOf(canvases: HTMLCanvasElement[]): { canvases: HTMLCanvasElement[]; box: Box }[] {
  const groups: { canvases: HTMLCanvasElement[]; box: Box }[] = [];
  for (const canvas of canvases) {
    const { left, top, right, bottom } = canvas.getBoundingClientRect();
    const near = groups.find(
      ({ box }) => left <= box.right + 2 && right >= box.left - 2 && top <= box.bottom + 2 && bottom >= box.top - 2,
    );
    if (near === undefined) groups.push({ canvases: [canvas], box: { left, top, right, bottom } });
    else {
      const { box } = near;
      near.canvases.push(canvas);
      near.box = around(box, { left, top, right, bottom });
    }
  }
  return groups.map(({ canvases: layer, box }) => ({
    canvases: layer,
    box: { ...box, bottom: Math.min(box.bottom, innerHeight) },
  }));
}
