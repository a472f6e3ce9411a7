import { says } from '../../reading/own-data/like-shown.ts';
import type { DrawnGrid, HeldRows, WantedTable } from '../../reading/own-data/own-data.ts';
import { scrollersOf } from './scroll-drawn.ts';

const MOST_ROWS = 60;
/** Rows at the end of a list that are compared. */
const LAST = 3;

/** What to look for behind a drawn grid with heads; null where it has none or hardly any rows. `at`: the middles of its rows. */
export function wantedBehind(
  canvas: HTMLCanvasElement,
  { sheet, headed, cells, path }: DrawnGrid,
  at: readonly number[],
): WantedTable | null {
  const [first = [], ...rest] = cells;
  const heads =
    headed || (first.every((text) => !/\d/.test(text)) && rest.some((row) => row.some((text) => /\d/.test(text))));
  if (sheet || !heads || rest.length < 3) return null;
  return { path, labels: first, rows: rest.slice(0, MOST_ROWS), count: countByHeight(canvas, at.slice(1)), slack: 0 };
}

/** How many rows the box has room for that scrolls a canvas, by the distance of those that are drawn; null where none does. */
function countByHeight(canvas: HTMLCanvasElement, at: readonly number[]): number | null {
  const [first = 0, ...others] = at;
  const pitch = ((others.at(-1) ?? first) - first) / Math.max(1, others.length);
  const even = at.every((y, i) => Math.abs(y - first - i * pitch) < 2);
  const [box] = scrollersOf(canvas);
  if (box === undefined || !even || pitch < 8 || box.scrollTop !== 0) return null;
  const top = first - pitch / 2 - canvas.getBoundingClientRect().top;
  return Math.floor((box.scrollHeight - top) / pitch + 0.1);
}

/** Whether a grid that was drawn from its first row on, and then scrolled to its end, shows the first and the last of the rows held. */
export function isFromEndToEnd(start: DrawnGrid, end: DrawnGrid, { rows }: HeldRows): boolean {
  const first = rows[0];
  const heads = start.cells.slice(0, 2);
  if (first === undefined || !heads.some((row) => isRow(row, first))) return false;
  const last = rows.slice(-LAST);
  const drawn = end.cells;
  // Below the last row there may be one of totals.
  return [0, 1].some((below) => {
    const shown = drawn.slice(drawn.length - below - last.length, drawn.length - below);
    return shown.length === last.length && last.every((row, i) => isRow(shown[i] ?? [], row));
  });
}

/** All that is held of a row is drawn in it. */
const isRow = (drawn: readonly string[], held: readonly string[]): boolean =>
  held.every((whole) => whole === '' || drawn.some((text) => says(whole, text)));
