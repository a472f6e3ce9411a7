import { afterEach, beforeEach, expect, it } from 'vitest';
import { CanvasRecord } from '../../../src/content/own-world/canvas-record.ts';

let record: CanvasRecord;
let canvas: HTMLCanvasElement;
let pen: CanvasRenderingContext2D;

beforeEach(() => {
  record = new CanvasRecord();
  record.start();
  canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute; left:10px; top:20px; width:400px; height:300px';
  document.body.append(canvas);
  canvas.width = 800; // two pixels to each of the page
  canvas.height = 600;
  pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.font = '20px Arial';
  pen.textBaseline = 'middle';
});

afterEach(() => {
  record.stop();
  canvas.remove();
});

const texts = () => record.textsOn(canvas).map(({ text }) => text);
const white = (x: number, y: number, width: number, height: number) => {
  pen.fillStyle = '#fff';
  pen.fillRect(x, y, width, height);
  pen.fillStyle = '#000';
};

it('tells where a text stands on the page, through scales and shifts', () => {
  pen.scale(2, 2);
  pen.translate(30, 40);
  pen.textAlign = 'right';
  pen.fillText('Total', 50, 10);
  const [text] = record.textsOn(canvas);
  expect(text).toMatchObject({ text: 'Total', anchor: 10 + 80, right: 10 + 80 });
  expect(((text?.top ?? 0) + (text?.bottom ?? 0)) / 2).toBe(20 + 50);
  expect((text?.right ?? 0) - (text?.left ?? 0)).toBeGreaterThan(30);
});

it('forgets what is painted over, cleared or resized away, and keeps what is painted behind', () => {
  for (const over of [
    () => white(0, 0, 300, 60),
    () => pen.clearRect(0, 0, 300, 60),
    () => {
      pen.beginPath();
      pen.rect(0, 0, 300, 60);
      pen.fillStyle = '#eee';
      pen.fill();
    },
  ]) {
    pen.clearRect(0, 0, 800, 600);
    pen.fillText('old', 20, 30);
    pen.fillText('other', 20, 90);
    over();
    pen.fillText('new', 20, 30);
    expect(texts()).toEqual(['other', 'new']);
  }
  pen.fillStyle = 'rgba(0, 0, 0, 0.2)';
  pen.fillRect(0, 0, 300, 300);
  expect(texts()).toEqual(['other', 'new']);
  canvas.width = 800;
  expect(texts()).toEqual([]);
});

it('leaves out what is clipped away, and knows the cell that a text was cut to', () => {
  const clipped = (text: string, x: number, y: number) => {
    pen.save();
    pen.beginPath();
    pen.rect(100, 100, 120, 40);
    pen.clip();
    pen.fillText(text, x, y);
    pen.restore();
  };
  clipped('in', 110, 120);
  clipped('out', 300, 120);
  pen.fillText('free', 300, 200);
  expect(texts()).toEqual(['in', 'free']);
  expect(record.textsOn(canvas)[0]?.cell).toEqual({ left: 60, top: 70, right: 120, bottom: 90 });
  expect(record.textsOn(canvas)[1]?.cell).toBeNull();
});

it('takes texts along when a canvas is painted onto another', () => {
  const behind = document.createElement('canvas');
  behind.width = 400;
  behind.height = 300;
  const inner = behind.getContext('2d') as CanvasRenderingContext2D;
  inner.textBaseline = 'middle';
  inner.fillText('layer', 40, 50);
  inner.fillText('far', 380, 290);
  pen.drawImage(behind, 0, 0, 200, 150, 100, 100, 400, 300);
  expect(texts()).toEqual(['layer']);
  expect(record.textsOn(canvas)[0]).toMatchObject({ anchor: 10 + (100 + 80) / 2 });
});

it('lets texts through layers that are painted over them, but for what these hide', () => {
  const layer = (paint: (on: CanvasRenderingContext2D) => void, options: CanvasRenderingContext2DSettings = {}) => {
    const made = document.createElement('canvas');
    [made.width, made.height] = [800, 600];
    const on = made.getContext('2d', options) as CanvasRenderingContext2D;
    on.font = pen.font;
    paint(on);
    pen.drawImage(made, 0, 0);
  };
  const cells = (on: CanvasRenderingContext2D) => {
    on.fillText('cell', 100, 100);
    on.fillText('scrolled away', 100, 20);
  };
  const heads = (on: CanvasRenderingContext2D) => {
    on.clearRect(0, 0, 800, 600);
    on.fillStyle = '#eee';
    on.fillRect(0, 0, 800, 40);
    on.clearRect(400, 0, 400, 40);
    on.fillStyle = '#000';
    on.fillText('A', 100, 22);
  };
  layer((on) => {
    cells(on);
    on.fillText('beside', 500, 20);
  });
  layer(heads);
  expect(texts()).toEqual(['cell', 'beside', 'A']);
  layer(cells, { alpha: false });
  expect(texts()).toEqual(['cell', 'scrolled away']);
});

it('says a text once that is drawn twice at its place, and lets a page draw as before', () => {
  pen.fillText('twice', 20, 30);
  pen.strokeText('twice', 20, 30);
  expect(texts()).toEqual(['twice']);
  const { fillText } = CanvasRenderingContext2D.prototype;
  record.stop();
  expect(CanvasRenderingContext2D.prototype.fillText).not.toBe(fillText);
  pen.fillText('later', 20, 90);
  expect(texts()).toEqual(['twice']);
  expect(() => pen.fillText('x', {} as never, 0)).not.toThrow();
});

it('knows a canvas that is drawn in a way that has no texts: by the graphics card, with pictures, by a worker', async () => {
  const made = () => document.body.appendChild(document.createElement('canvas'));
  const [bitmap, card, handed, drawn] = [made(), made(), made(), made()];
  bitmap.getContext('bitmaprenderer')?.transferFromImageBitmap(await createImageBitmap(new ImageData(4, 4)));
  const gl = card.getContext('webgl');
  gl?.drawArrays(gl.POINTS, 0, 0);
  handed.transferControlToOffscreen();
  drawn.getContext('2d')?.drawImage(await createImageBitmap(new ImageData(300, 150)), 0, 0);
  expect([bitmap, handed, drawn].map((one) => record.isPicture(one))).toEqual([true, true, true]);
  expect(record.isPicture(card)).toBe(gl !== null);
  pen.fillText('Total', 20, 30);
  expect(record.isPicture(canvas)).toBe(false);
  for (const one of [bitmap, card, handed, drawn]) one.remove();
});

it('marks a text as cut off whose cell hides the end of it or its further lines', () => {
  const cell = (x: number, y: number, width: number, lines: string[]) => {
    pen.save();
    pen.beginPath();
    pen.rect(x, y, width, 40);
    pen.clip();
    for (const [i, line] of lines.entries()) pen.fillText(line, x + 5, y + 20 + i * 30);
    pen.restore();
  };
  cell(0, 0, 150, ['The hull was dry', 'and is to be sealed']);
  cell(200, 0, 150, ['The hull was dry and had to be']);
  cell(400, 0, 200, ['The hull was dry']);
  cell(400, 40, 200, ['Sealed']);
  cell(200, 40, 40, ['GB-2091554']);
  expect(texts()).toEqual([
    'The hull was dry…',
    'The hull was dry and had to be…',
    'The hull was dry',
    'Sealed',
    'GB-2091554',
  ]);
});

it('puts an ellipsis that is drawn by itself to the text that ends there', () => {
  pen.fillText('The hull was', 20, 30);
  pen.fillText('…', 20 + pen.measureText('The hull was').width, 30);
  pen.fillText('The hull was', 20, 70);
  expect(texts()).toEqual(['The hull was…', 'The hull was']);
});
