import { type Box, holds } from '../../reading/own-data/drawn-text.ts';

/** An area that was painted over so that nothing shines through, or that was emptied. */
interface Ground {
  box: Box;
  opaque: boolean;
}

const MOST_GROUNDS = 3000;
/** Comparing more than this would hold up the page. */
const MOST_LOOKS = 2_000_000;

/** What of a canvas lets through what it is painted onto, told by what was painted and emptied on it, in that order. */
export class Grounds {
  private grounds: Ground[] = [];
  private overflown = false;

  /** `size` is that of the canvas: what covers all of it makes what was before not matter. */
  add(box: Box, opaque: boolean, size: { width: number; height: number }): void {
    if (box.left <= 0 && box.top <= 0 && box.right >= size.width && box.bottom >= size.height) {
      this.grounds = [];
      this.overflown = false;
    }
    if (!opaque && this.grounds.length === 0) return;
    if (this.grounds.length >= MOST_GROUNDS) this.overflown = true;
    else this.grounds.push({ box, opaque });
  }

  /** Tells for points whether they hide what is below; all do where too much is to be compared. */
  hiding(points: number): (x: number, y: number) => boolean {
    const { grounds } = this;
    if (this.overflown || points * grounds.length > MOST_LOOKS) return () => true;
    return (x, y) => grounds.findLast(({ box }) => holds(box, x, y))?.opaque ?? false;
  }
}
