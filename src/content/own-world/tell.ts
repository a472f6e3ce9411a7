import { around, type Box, type PlacedText } from '../../reading/own-data/drawn-text.ts';
import { findRows } from '../../reading/own-data/find-rows.ts';
import { findSheets } from '../../reading/own-data/find-sheets.ts';
import type { Answered, DrawnGrid, HeldRows, Wanted, WantedTable } from '../../reading/own-data/own-data.ts';
import { rebuildGrid } from '../../reading/own-data/rebuild-grid.ts';
import type { CanvasRecord } from './canvas-record.ts';
import { isLargeCanvas } from '../joining/wanted.ts';
import { elementAt, pathOf } from './element-path.ts';
import { rootsAt } from './state-roots.ts';

/** How long all looking for data may take, in milliseconds: it holds up the page. */
const LOOKING_MS = 1200;
const MOST_CANVASES = 12;

/** What of a page's own data belongs to tables and canvases that it shows. `arrived`: data it got from its server. */
export function tell(wanted: Wanted, record: CanvasRecord, arrived: readonly unknown[]): Answered {
  const patience = { now: () => performance.now(), until: performance.now() + LOOKING_MS };
  const langs = [document.documentElement.lang, ...navigator.languages].filter((lang) => lang !== '');
  const rowsOf = (element: Element, table: WantedTable): HeldRows | null =>
    findRows([...rootsAt(element, window), ...arrived], table, langs, patience);
  const tables = wanted.tables.map((table) => {
    const element = elementAt(table.path, document);
    return element === null ? null : rowsOf(element, table);
  });
  if (!wanted.drawn) return { tables, drawn: [], elsewhere: false };
  const drawn = drawnGrids(record).flatMap(([canvas, grid]): DrawnGrid[] => {
    if (!grid.sheet) return [{ ...grid, held: heldBehind(canvas, grid, rowsOf) }];
    const [shown, ...others] = findSheets(rootsAt(canvas, window), grid.cells, patience) ?? [];
    if (shown === undefined) return [grid];
    return [shown, ...others.filter(({ name }) => isNamed(name))].map((sheet) => ({ ...grid, ...sheet }));
  });
  const elsewhere = canvasesOf(document).some((canvas) => isLargeCanvas(canvas) && record.isPicture(canvas));
  return { tables, drawn, elsewhere };
}

/** Whether a sheet's name stands on the page, as on a tab: one that its app hides is none of the person's. */
function isNamed(name: string): boolean {
  return [...document.body.querySelectorAll('*')].some(
    (element) => element.childElementCount === 0 && element.textContent?.trim() === name && element.checkVisibility(),
  );
}

/** The rows that a grid with heads is drawn from. A canvas does not say how many there are. */
function heldBehind(
  canvas: Element,
  { sheet, headed, cells, path }: DrawnGrid,
  rowsOf: (element: Element, table: WantedTable) => HeldRows | null,
): HeldRows | null {
  const [first = [], ...rest] = cells;
  const heads =
    headed || (first.every((text) => !/\d/.test(text)) && rest.some((row) => row.some((text) => /\d/.test(text))));
  if (sheet || !heads || rest.length < 3) return null;
  const rows = rest.slice(0, 60);
  return rowsOf(canvas, { path, labels: first, rows, count: null, slack: 0 });
}

function drawnGrids(record: CanvasRecord): [HTMLCanvasElement, DrawnGrid][] {
  return layersOf(canvasesOf(document)).flatMap(({ canvases, box }): [HTMLCanvasElement, DrawnGrid][] => {
    const texts: PlacedText[] = canvases.flatMap((canvas) => record.textsOn(canvas));
    const [first] = canvases;
    const path = first === undefined ? null : pathOf(first);
    const rebuilt = texts.length < 4 || texts.length > 20_000 ? null : rebuildGrid(texts, box);
    return first === undefined || path === null || rebuilt === null
      ? []
      : [[first, { ...rebuilt, path, held: null, name: null }]];
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
