import { around, type Box, holds, meeting, type PlacedText } from '../../reading/own-data/drawn-text.ts';
import { Grounds } from './grounds.ts';
import { type Mark, placedTexts, sizeOf } from './placed-texts.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
type Canvas = HTMLCanvasElement | OffscreenCanvas;

interface Pen {
  clip: Box | null;
  saved: (Box | null)[];
  path: Box | null;
}

const MOST_MARKS = 30_000;

/**
 * What stands on the canvases of a page, kept as it is drawn: texts come with each fillText and go where something is
 * painted over them. Wraps the drawing methods of the page's own world until `stop`.
 */
export class CanvasRecord {
  private readonly marks = new WeakMap<Canvas, Mark[]>();
  private readonly pens = new WeakMap<Context, Pen>();
  private readonly grounds = new WeakMap<Canvas, Grounds>();
  private readonly undo: (() => void)[] = [];
  private readonly pictures = new WeakSet<Canvas>();
  /** Counts what was drawn, to see whether a page is still at it. */
  drawn = 0;

  start(): void {
    this.wrapContext(CanvasRenderingContext2D.prototype);
    if (typeof OffscreenCanvasRenderingContext2D === 'function')
      this.wrapContext(OffscreenCanvasRenderingContext2D.prototype);
    this.wrapOthers();
    for (const size of ['width', 'height'] as const) this.wrapSize(HTMLCanvasElement.prototype, size);
    if (typeof OffscreenCanvas === 'function')
      for (const size of ['width', 'height'] as const) this.wrapSize(OffscreenCanvas.prototype, size);
  }

  stop(): void {
    for (const undo of this.undo.splice(0)) undo();
  }

  /** Whether something was drawn on a canvas in a way that no text can be told from: by a worker or the graphics card. */
  isPicture(canvas: HTMLCanvasElement): boolean {
    return this.pictures.has(canvas) && !this.marks.get(canvas)?.length;
  }

  /** The texts on a canvas that is part of the page, where they are on the page; none where nothing is known. */
  textsOn(canvas: HTMLCanvasElement): PlacedText[] {
    return placedTexts(this.marks.get(canvas) ?? [], canvas);
  }

  private wrap<T extends object>(
    on: T,
    name: string,
    made: (old: (...args: unknown[]) => unknown) => (this: never, ...args: never[]) => unknown,
  ): void {
    const descriptor = Object.getOwnPropertyDescriptor(on, name);
    const old: unknown = descriptor?.value;
    if (descriptor === undefined || typeof old !== 'function') return;
    Object.defineProperty(on, name, { ...descriptor, value: made(old as (...args: unknown[]) => unknown) });
    this.undo.push(() => Object.defineProperty(on, name, descriptor));
  }

  /** Calls `see` before or after the page's call; what goes wrong in it must not reach the page. */
  private watch<T extends object>(on: T, name: string, see: (on: T, args: unknown[]) => void): void {
    this.wrap(on, name, (old) => {
      return function (this: T, ...args: unknown[]) {
        try {
          see(this, args);
        } catch {
          // a page that draws in odd ways still draws
        }
        return Reflect.apply(old, this, args);
      } as (this: never, ...args: never[]) => unknown;
    });
  }

  private wrapContext(on: Context): void {
    const numbers = (args: unknown[]) => args.map(Number) as [number, number, number, number];
    const rectOf = (context: Context, args: unknown[]) => {
      const [x, y, width, height] = numbers(args);
      return mapped(context, { left: x, top: y, right: x + width, bottom: y + height });
    };
    const extend = (context: Context, box: Box) => {
      const pen = this.penOf(context);
      pen.path = around(pen.path, box);
    };
    const point = (context: Context, args: unknown[]) => {
      const [x, y] = numbers(args);
      extend(context, mapped(context, { left: x, top: y, right: x, bottom: y }));
    };
    for (const name of ['fillText', 'strokeText'])
      this.watch(on, name, (context, args) => this.addText(context, String(args[0]), Number(args[1]), Number(args[2])));
    this.watch(on, 'clearRect', (context, args) => this.cover(context, rectOf(context, args), false));
    this.watch(on, 'fillRect', (context, args) => {
      if (isOpaque(context)) this.cover(context, rectOf(context, args), true);
    });
    this.watch(on, 'beginPath', (context) => {
      this.penOf(context).path = null;
    });
    this.watch(on, 'rect', (context, args) => extend(context, rectOf(context, args)));
    this.watch(on, 'roundRect', (context, args) => extend(context, rectOf(context, args)));
    this.watch(on, 'moveTo', point);
    this.watch(on, 'lineTo', point);
    this.watch(on, 'clip', (context, args) => {
      const pen = this.penOf(context);
      if (args[0] instanceof Path2D || pen.path === null) return;
      pen.clip =
        pen.clip === null ? pen.path : (meeting(pen.clip, pen.path) ?? { left: 0, top: 0, right: 0, bottom: 0 });
    });
    this.watch(on, 'fill', (context, args) => {
      const { path } = this.penOf(context);
      if (!(args[0] instanceof Path2D) && path !== null && isOpaque(context)) this.cover(context, path, true);
    });
    this.watch(on, 'save', (context) => {
      const pen = this.penOf(context);
      if (pen.saved.length < 1000) pen.saved.push(pen.clip);
    });
    this.watch(on, 'restore', (context) => {
      const pen = this.penOf(context);
      const clip = pen.saved.pop();
      if (clip !== undefined) pen.clip = clip;
    });
    this.watch(on, 'reset', (context) => this.forget(context.canvas));
    this.watch(on, 'drawImage', (context, args) => this.copy(context, args));
  }

  /** Ways to draw that have no texts: of each that was used the canvas is noted. */
  private wrapOthers(): void {
    const world = globalThis as unknown as Record<string, { prototype: object } | undefined>;
    const ways = {
      WebGLRenderingContext: ['drawArrays', 'drawElements'],
      WebGL2RenderingContext: ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'],
      GPUCanvasContext: ['getCurrentTexture'],
      ImageBitmapRenderingContext: ['transferFromImageBitmap'],
    };
    for (const [name, methods] of Object.entries(ways)) {
      const on = world[name]?.prototype as Context | undefined;
      if (on !== undefined)
        for (const method of methods) this.watch(on, method, ({ canvas }) => this.pictures.add(canvas));
    }
    this.watch(HTMLCanvasElement.prototype, 'transferControlToOffscreen', (canvas) => this.pictures.add(canvas));
  }

  /** Setting the size of a canvas empties it and resets its pen. */
  private wrapSize(on: object, size: 'width' | 'height'): void {
    const descriptor = Object.getOwnPropertyDescriptor(on, size);
    const set = descriptor?.set;
    if (descriptor === undefined || set === undefined) return;
    const forget = (canvas: Canvas) => this.forget(canvas);
    Object.defineProperty(on, size, {
      ...descriptor,
      set(this: Canvas, value: number) {
        forget(this);
        Reflect.apply(set, this, [value]);
      },
    });
    this.undo.push(() => Object.defineProperty(on, size, descriptor));
  }

  private penOf(context: Context): Pen {
    let pen = this.pens.get(context);
    if (pen === undefined) {
      pen = { clip: null, saved: [], path: null };
      this.pens.set(context, pen);
      this.contexts.set(context.canvas, context);
    }
    return pen;
  }

  private readonly contexts = new WeakMap<Canvas, Context>();

  private forget(canvas: Canvas): void {
    this.marks.delete(canvas);
    this.grounds.delete(canvas);
    const context = this.contexts.get(canvas);
    if (context !== undefined) this.pens.delete(context);
  }

  private add(canvas: Canvas, mark: Mark): void {
    const marks = this.marks.get(canvas) ?? [];
    if (marks.length === 0) this.marks.set(canvas, marks);
    if (marks.length >= MOST_MARKS) marks.shift();
    marks.push(mark);
    this.drawn++;
  }

  private addText(context: Context, text: string, x: number, y: number): void {
    if (text.trim() === '' || !Number.isFinite(x + y) || context.globalAlpha === 0) return;
    const { a, b, c, d, e, f } = context.getTransform();
    if (Math.abs(b) > Math.abs(a)) return; // turned on its side
    const size = sizeOf(context.font);
    const up = { top: 0.5, hanging: 0.45, middle: 0, alphabetic: -0.35, ideographic: -0.45, bottom: -0.5 };
    const line = y + size * up[context.textBaseline];
    const rtl = context.direction === 'rtl';
    const { textAlign } = context;
    const align =
      textAlign === 'start' ? (rtl ? 'right' : 'left') : textAlign === 'end' ? (rtl ? 'left' : 'right') : textAlign;
    this.add(context.canvas, {
      ...{ text: text.slice(0, 1000), x: a * x + c * line + e, y: b * x + d * line + f, align },
      ...{ font: context.font, fill: String(context.fillStyle), scale: Math.abs(a), clip: this.penOf(context).clip },
    });
  }

  /** Takes away the texts that are painted over or emptied. */
  private cover(context: Context, box: Box, opaque: boolean): void {
    const { clip } = this.penOf(context);
    const area = clip === null ? box : meeting(clip, box);
    if (area === null) return;
    this.erase(context.canvas, area, () => true);
    const grounds = this.grounds.get(context.canvas) ?? new Grounds();
    grounds.add(area, opaque, context.canvas);
    this.grounds.set(context.canvas, grounds);
  }

  private erase(canvas: Canvas, area: Box, hides: (x: number, y: number) => boolean): void {
    const marks = this.marks.get(canvas);
    if (marks === undefined || marks.length === 0) return;
    const nudge = { left: 1.5, center: 0, right: -1.5 } as Record<string, number>;
    const left = marks.filter(({ x, y, align }) => !(holds(area, x + (nudge[align] ?? 0), y) && hides(x, y)));
    if (left.length < marks.length) this.marks.set(canvas, left);
  }

  private isSolid(canvas: Canvas): boolean {
    const context = this.contexts.get(canvas);
    return context !== undefined && 'getContextAttributes' in context && !context.getContextAttributes().alpha;
  }

  private hidingOn(source: Canvas, target: Canvas): (x: number, y: number) => boolean {
    const points = this.marks.get(target)?.length ?? 0;
    return this.grounds.get(source)?.hiding(points) ?? (() => false);
  }

  /** Texts go along when one canvas is painted onto another. */
  private copy(context: Context, args: unknown[]): void {
    const [source, ...rest] = args;
    if (source instanceof ImageBitmap && source.width * 2 > context.canvas.width) this.pictures.add(context.canvas);
    if (
      !(source instanceof HTMLCanvasElement) &&
      !(typeof OffscreenCanvas === 'function' && source instanceof OffscreenCanvas)
    )
      return;
    const marks = [...(this.marks.get(source) ?? [])];
    const n = rest.map(Number);
    const [sx, sy, sw, sh, x = 0, y = 0, w = 0, h = 0] =
      n.length >= 8 ? n : [0, 0, source.width, source.height, n[0], n[1], n[2] ?? source.width, n[3] ?? source.height];
    if (!sw || !sh || sx === undefined || sy === undefined) return;
    const from = { left: sx, top: sy, right: sx + sw, bottom: sy + sh };
    const to = mapped(context, { left: x, top: y, right: x + w, bottom: y + h });
    const kx = (to.right - to.left) / sw;
    const ky = (to.bottom - to.top) / sh;
    const { clip } = this.penOf(context);
    const area = clip === null ? to : meeting(clip, to);
    if (area !== null && marks.length > 0) {
      // A layer is painted over others and lets them through.
      const hides = this.isSolid(source) ? () => true : this.hidingOn(source, context.canvas);
      this.erase(context.canvas, area, (px, py) => hides(sx + (px - to.left) / kx, sy + (py - to.top) / ky));
    }
    const moved = (box: Box): Box => ({
      left: to.left + (box.left - sx) * kx,
      right: to.left + (box.right - sx) * kx,
      top: to.top + (box.top - sy) * ky,
      bottom: to.top + (box.bottom - sy) * ky,
    });
    for (const mark of marks) {
      if (!holds(from, mark.x, mark.y)) continue;
      const cut = mark.clip === null ? clip : clip === null ? moved(mark.clip) : meeting(clip, moved(mark.clip));
      if (mark.clip !== null && cut === null) continue;
      const at = { x: to.left + (mark.x - sx) * kx, y: to.top + (mark.y - sy) * ky };
      this.add(context.canvas, { ...mark, ...at, scale: mark.scale * kx, clip: cut });
    }
  }
}

function isOpaque(context: Context): boolean {
  const { fillStyle, globalAlpha, globalCompositeOperation } = context;
  return (
    globalAlpha > 0.95 &&
    globalCompositeOperation === 'source-over' &&
    typeof fillStyle === 'string' &&
    !/^rgba|^transparent/.test(fillStyle)
  );
}

function mapped(context: Context, { left, top, right, bottom }: Box): Box {
  const { a, b, c, d, e, f } = context.getTransform();
  const [x1, x2] = [a * left + c * top + e, a * right + c * bottom + e];
  const [y1, y2] = [b * left + d * top + f, b * right + d * bottom + f];
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
}
