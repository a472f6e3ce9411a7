import { type Box, meeting, type PlacedText } from '../../reading/own-data/drawn-text.ts';

/** A text in pixels of its canvas. */
export interface Mark {
  text: string;
  x: number;
  /** The middle of its line. */
  y: number;
  align: string;
  font: string;
  fill: string;
  /** Pixels of the canvas per unit it was drawn in. */
  scale: number;
  clip: Box | null;
}

/** A text where it stands on the canvas, and what of it is to be seen. */
interface Measured extends Mark {
  box: Box;
  height: number;
  shown: Box | null;
}

/** Of a text that its cell cuts off so much is out of sight, at the least. */
const MUCH = 0.15;

/**
 * Texts of a canvas that is part of the page, in pixels of the page, as far as they are to be seen. One whose cell cuts it
 * off, or hides further lines of it, ends in an ellipsis, as one does that is drawn with it: the app may have drawn no more than about fits.
 */
export function placedTexts(marks: readonly Mark[], canvas: HTMLCanvasElement): PlacedText[] {
  const rect = canvas.getBoundingClientRect();
  const pen = document.createElement('canvas').getContext('2d');
  if (marks.length === 0 || rect.width === 0 || canvas.width === 0 || pen === null) return [];
  const kx = rect.width / canvas.width;
  const ky = rect.height / canvas.height;
  const whole: Box = { left: 0, top: 0, right: canvas.width, bottom: canvas.height };
  const toPage = ({ left, top, right, bottom }: Box): Box => ({
    left: rect.left + left * kx,
    right: rect.left + right * kx,
    top: rect.top + top * ky,
    bottom: rect.top + bottom * ky,
  });
  const measured = marks.map((mark) => measure(mark, pen, whole));
  const hidden = new Set(measured.flatMap((mark) => (mark.shown === null && isInCell(mark) ? [keyOf(mark)] : [])));
  const dots = new Set(measured.flatMap((mark) => (isDots(mark) ? [placeOf(mark, mark.box.left)] : [])));
  const goesOn = (mark: Measured): boolean =>
    dots.size > 0 && [-1, 0, 1].some((by) => dots.has(placeOf(mark, mark.box.right + by)));
  const placed = new Map<string, PlacedText>();
  for (const mark of measured) {
    if (mark.shown === null || isDots(mark)) continue;
    const narrow = mark.clip !== null && mark.clip.right - mark.clip.left < canvas.width * 0.7;
    const isCutOff = goesOn(mark) || (narrow && runsOver(mark)) || (isInCell(mark) && hidden.has(keyOf(mark)));
    const key = `${Math.round(mark.x)} ${Math.round(mark.y)} ${mark.align}`;
    placed.delete(key);
    placed.set(key, {
      ...toPage(mark.box),
      text: isCutOff ? `${mark.text}…` : mark.text,
      anchor: rect.left + mark.x * kx,
      cell: narrow && mark.clip !== null ? toPage(mark.clip) : null,
      look: `${mark.font} ${mark.fill}`,
    });
  }
  return [...placed.values()];
}

function measure(mark: Mark, pen: CanvasRenderingContext2D, whole: Box): Measured {
  pen.font = mark.font;
  const width = pen.measureText(mark.text).width * mark.scale;
  const height = sizeOf(mark.font) * mark.scale;
  const left = mark.x - (mark.align === 'center' ? width / 2 : mark.align === 'right' ? width : 0);
  const box = { left, right: left + width, top: mark.y - height / 2, bottom: mark.y + height / 2 };
  const seen = meeting(box, mark.clip === null ? whole : (meeting(mark.clip, whole) ?? { ...whole, right: 0 }));
  // What is cut off all but a sliver cannot be read by anybody.
  const isSliver =
    seen === null || seen.bottom - seen.top < height * 0.4 || seen.right - seen.left < Math.min(4, width);
  return { ...mark, box, height, shown: isSliver ? null : seen };
}

/** An ellipsis that is drawn as a text of its own, where the one that it stands for ends. */
const isDots = ({ text }: Mark): boolean => /^\s*(?:…|\.\.\.)\s*$/.test(text);

const placeOf = ({ y }: Mark, x: number): string => `${Math.round(x)} ${Math.round(y)}`;

/** It was cut to a box of a few lines. */
const isInCell = ({ clip, height }: Measured): boolean => clip !== null && clip.bottom - clip.top < height * 4;

/** Texts of one cell under each other. */
const keyOf = ({ clip, align, x }: Measured): string =>
  `${clip?.left} ${clip?.top} ${clip?.right} ${clip?.bottom} ${align} ${Math.round(x)}`;

/** Several words of which the last ones are out of sight. */
function runsOver({ text, box, clip }: Measured): boolean {
  if (clip === null || !/\S\s+\S/.test(text)) return false;
  const over = Math.max(clip.left - box.left, 0) + Math.max(box.right - clip.right, 0);
  return over > (box.right - box.left) * MUCH;
}

/** The font's size in pixels. */
export function sizeOf(font: string): number {
  return Number(/([\d.]+)px/.exec(font)?.[1] ?? 12);
}
