import type { CanvasRecord } from './canvas-record.ts';
import { untilDrawn } from './redraw.ts';

const MOST_ELEMENTS = 600;
const TURN_MS = 350;

/**
 * Scrolls what is drawn on a canvas to its end or back to its beginning, by the boxes that scroll it and by the wheel.
 * Only for a page that we have loaded ourselves, in a tab that nobody sees.
 */
export async function scrollDrawn(canvas: HTMLCanvasElement, to: 'end' | 'start', record: CanvasRecord): Promise<void> {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [clientX, clientY] = [left + width * 0.6, top + Math.min(height, innerHeight - top) / 2];
  for (const box of scrollersOf(canvas)) {
    box.scrollTop = to === 'end' ? box.scrollHeight : 0;
    box.dispatchEvent(new Event('scroll'));
  }
  const at = document.elementFromPoint(clientX, clientY) ?? canvas;
  const deltaY = to === 'end' ? 100_000 : -100_000;
  const about = { bubbles: true, cancelable: true, composed: true, view: window };
  at.dispatchEvent(new WheelEvent('wheel', { ...about, clientX, clientY, deltaY }));
  await untilDrawn(record, TURN_MS);
}

/**
 * Boxes that scroll what a canvas draws: over it, around it or along its edge, with more in them than they show. The one
 * that comes nearest to the canvas is first.
 */
export function scrollersOf(canvas: HTMLCanvasElement): Element[] {
  const drawn = canvas.getBoundingClientRect();
  let around: Element = canvas;
  for (let up = 0; up < 5 && around.parentElement !== null && around.parentElement !== document.body; up++)
    around = around.parentElement;
  const all = [around, ...[...around.querySelectorAll('*')].slice(0, MOST_ELEMENTS)];
  return all.filter((element) => {
    if (element.clientHeight < drawn.height * 0.4 || element.scrollHeight <= element.clientHeight + 4) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const meets = left <= drawn.right + 2 && right >= drawn.left - 2 && top <= drawn.bottom && bottom >= drawn.top;
    return meets && /auto|scroll/.test(getComputedStyle(element).overflowY);
  });
}
