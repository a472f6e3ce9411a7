import { expect, it } from 'vitest';
import { dataOf, readShown } from './read-html.ts';

const CANVAS = 'width="900" height="600" style="display:block"';
const codes = (html: string) => readShown(html).troubles.map(({ code }) => code);

it('says that a page draws its content, also where dialogs that wait to be opened hold tables', () => {
  const rows = ['is between', 'is not', 'is above', 'is below'].map(
    (text) => `<tr><td>${text}</td><td>1,000.12</td></tr>`,
  );
  expect(codes(`<p>Budget</p><canvas ${CANVAS}></canvas>`)).toContain('canvas');
  expect(
    codes(
      `<canvas ${CANVAS}></canvas><div style="display:none"><table><tr><th>Rule</th><th>Value</th></tr>${rows.join('')}</table></div>`,
    ),
  ).toContain('canvas');
});

it('does not say so beside a table, or of a small picture', () => {
  const table =
    '<table><tr><th>Team</th><th>Cost</th></tr><tr><td>Red</td><td>1</td></tr><tr><td>Blue</td><td>2</td></tr><tr><td>Tan</td><td>3</td></tr></table>';
  expect(codes(`<canvas ${CANVAS}></canvas>${table}`)).not.toContain('canvas');
  expect(codes('<p>Trend</p><canvas width="200" height="80"></canvas>')).not.toContain('canvas');
});

it('reads what a canvas says again for those who cannot see it', () => {
  const cells = [
    ['Oslo', '12'],
    ['Bergen', '15'],
  ];
  const { tables, troubles } = readShown(`<canvas ${CANVAS}><table role="grid" aria-rowcount="301" aria-colcount="2">
    <thead><tr role="row"><th role="columnheader">City</th><th role="columnheader">Shops</th></tr></thead>
    <tbody>${cells.map(([city, n]) => `<tr role="row"><td role="gridcell">${city}</td><td role="gridcell">${n}</td></tr>`).join('')}</tbody></table></canvas>`);
  expect(dataOf(tables[0])).toEqual(cells);
  expect(tables[0]).toMatchObject({ columns: [['City'], ['Shops']], rowTotal: 300, complete: false });
  expect(troubles.map(({ code }) => code)).not.toContain('canvas');
});

it('does not read what a canvas says to browsers without one', () => {
  const { blocks } = readShown(`<canvas ${CANVAS}><p>Your browser cannot draw this.</p></canvas>`);
  expect(blocks.map(({ text }) => text)).toEqual([]);
});

it('says of a canvas that a worker draws that it cannot be read, and leaves others as they are', () => {
  const two = `<canvas ${CANVAS}></canvas><canvas ${CANVAS}></canvas>`;
  const handOff = (document: Document, n: number) =>
    [...document.querySelectorAll('canvas')].slice(0, n).map((canvas) => canvas.transferControlToOffscreen());
  const found = (n: number) => readShown(two, (inner) => handOff(inner, n)).troubles.map(({ code }) => code);
  expect(found(2)).toContain('canvas-elsewhere');
  expect(found(2)).not.toContain('canvas');
  expect(found(1)).toContain('canvas');
});
