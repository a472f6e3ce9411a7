import { expect, it } from 'vitest';
import { dataOf, readShown } from './read-html.ts';

it('heads a grid by column headers that stand in no row, which its row count leaves out', () => {
  const head = ['Truck', 'Driver'].map((name, i) => `<div role="columnheader" aria-colindex="${i + 1}">${name}</div>`);
  const rows = [
    ['TR-10', 'Ola Nord'],
    ['TR-11', 'Pia Sund'],
  ].map(
    (cells, r) =>
      `<div role="row" aria-rowindex="${r + 1}">${cells
        .map((text, i) => `<div role="gridcell" aria-colindex="${i + 1}">${text}</div>`)
        .join('')}</div>`,
  );
  const [table] = readShown(
    `<div role="treegrid" aria-rowcount="2" aria-colcount="2"><div class="head"><div>${head.join('')}</div></div>
    <div class="body">${rows.join('')}</div></div>`,
  ).tables;
  expect(table?.columns).toEqual([['Truck'], ['Driver']]);
  expect(dataOf(table)).toEqual([
    ['TR-10', 'Ola Nord'],
    ['TR-11', 'Pia Sund'],
  ]);
  expect(table).toMatchObject({ rowTotal: 2, complete: true });
});

it('keeps rows that a filter hides apart from those that are shown, and sort keys out of the text', () => {
  const [table] = readShown(
    `<style>.off, .key { display: none }</style><table><thead><tr><th>Name</th><th>Office</th></tr></thead><tbody>
    <tr><td><span class="key">Tanahashi, Hiroshi</span><span>Hiroshi Tanahashi</span></td><td>Berlin</td></tr>
    <tr><td><span style="position:absolute;left:-9999px">Costa, Rui</span>Rui Costa</td><td>Berlin</td></tr>
    <tr class="off"><td>Grace Ode</td><td>Lagos</td></tr></tbody></table>`,
  ).tables;
  expect(table?.rows.map((row) => [row.cells[0]?.text, row.cells[0]?.vis])).toEqual([
    ['Hiroshi Tanahashi', 'shown'],
    ['Rui Costa', 'shown'],
    ['Grace Ode', 'collapsed'],
  ]);
});
