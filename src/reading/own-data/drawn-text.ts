/** A rectangle; in which pixels, its owner says. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One text as it stands on a canvas, in pixels of the page. */
export interface PlacedText extends Box {
  text: string;
  /** Where it was anchored: its start, end or middle. */
  anchor: number;
  /** What it was cut to, where that is smaller than the canvas: mostly its cell. */
  cell: Box | null;
  /** Font and colour, to tell heads from what they head. */
  look: string;
}

/** Texts whose middles are on one line, from left to right. */
export interface Line {
  y: number;
  /** Of its tallest text. */
  height: number;
  texts: PlacedText[];
}

/** The box that two share; null when they do not meet. */
export function meeting(a: Box, b: Box): Box | null {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
}

/** The smallest box around both. */
export function around(a: Box | null, b: Box): Box {
  if (a === null) return b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export function holds({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}
