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

const ORDERS = Array.from({ length: 8 }, (_, i) => ({
  id: `A-${i + 1}`,
  who: ['Ola', 'Pia'][i % 2] ?? '',
  sum: `${i + 10}.50`,
}));
const part = (role: string, cells: string[], top: number, left: number, head = false) =>
  `<div role="${role}" style="position:absolute; top:${top}px; left:${left}px; width:600px; height:30px">${cells
    .map(
      (text, i) =>
        `<div role="${head ? 'columnheader' : 'gridcell'}" style="position:absolute; left:${i * 100}px; width:100px; height:30px">${text}</div>`,
    )
    .join('')}</div>`;

it('puts rows together whose pinned columns are drawn in a box of their own', () => {
  const [table] = readShown(`<div role="grid" style="position:relative; height:400px">
    <div class="left">${part('row', ['Order'], 0, 0, true)}${ORDERS.map(({ id }, i) => part('row', [id], 30 + i * 30, 0)).join('')}</div>
    <div class="main">${part('row', ['Owner', 'Amount'], 0, 100, true)}${ORDERS.map(({ who, sum }, i) => part('row', [who, sum], 30 + i * 30, 100)).join('')}</div>
  </div>`).tables;
  expect(table?.columns).toEqual([['Order'], ['Owner'], ['Amount']]);
  expect(dataOf(table)).toEqual(ORDERS.map(({ id, who, sum }) => [id, who, sum]));
});

it('places cells under their heads where columns scrolled away are not drawn', () => {
  const [table] = readShown(`<div role="grid" style="position:relative; height:400px">
    ${part('row', ['Order', 'Owner', 'Region', 'Amount'], 0, 0, true)}
    ${ORDERS.map(
      ({ id, sum }, i) =>
        `<div role="row" style="position:absolute; top:${30 + i * 30}px; width:600px; height:30px">
        <div role="gridcell" style="position:absolute; left:0; width:100px">${id}</div>
        <div role="gridcell" style="position:absolute; left:300px; width:100px">${sum}</div></div>`,
    ).join('')}</div>`).tables;
  expect(table?.columns).toEqual([['Order'], ['Owner'], ['Region'], ['Amount']]);
  expect(dataOf(table)).toEqual(ORDERS.map(({ id, sum }) => [id, null, null, sum]));
});

it('keeps rows apart that only stand beside each other in part', () => {
  const [table] = readShown(`<div role="grid" style="position:relative; height:400px">
    ${part('row', ['Order', 'Owner'], 0, 0, true)}
    ${ORDERS.map(({ id, who }, i) => part('row', [id, who], 30 + i * 30, 0)).join('')}</div>`).tables;
  expect(dataOf(table)).toEqual(ORDERS.map(({ id, who }) => [id, who]));
});

it('heads a table of plain boxes by a row above the box that scrolls them, and knows that more is scrolled away', () => {
  const row = ({ id, who, sum }: (typeof ORDERS)[number], i: number) =>
    `<div class="line" style="position:absolute; top:${i * 30}px; height:30px; display:flex"><div>${id}&nbsp;</div><div>${who}&nbsp;</div><div>${sum}</div></div>`;
  const [table] =
    readShown(`<div><div class="top" style="display:flex"><div>Order</div><div>Owner</div><div>Amount</div></div>
    <div style="height:200px; overflow:auto"><div style="height:3000px; position:relative">${ORDERS.map(row).join('')}</div></div></div>`).tables;
  expect(table?.columns).toEqual([['Order'], ['Owner'], ['Amount']]);
  expect(table).toMatchObject({ from: 'repetition', complete: false, rowTotal: null });
});

it('takes a last row of nothing but numbers, without a name, for the sums of the rows above', () => {
  const row = (cells: string[], kind = 'gridcell') =>
    `<div role="row">${cells.map((text) => `<div role="${kind}">${text}</div>`).join('')}</div>`;
  const rows = [
    ['Roof', 'Mulder', '€455', '2027-02-12'],
    ['Depot', 'Bragança', '€920', '2027-06-04'],
    ['Library', 'Diallo', '€610', '2027-01-22'],
  ];
  const grid = (last: string[]) =>
    `<div role="grid"><div role="rowgroup">${row(['Project', 'Lead', 'Budget', 'Due'], 'columnheader')}</div>
    <div role="rowgroup">${rows.map((cells) => row(cells)).join('')}</div><div>${row(last)}</div></div>`;
  const kinds = (html: string) => readShown(html).tables[0]?.rows.map(({ kind }) => kind);
  expect(kinds(grid(['', '', '€1,985', '']))).toEqual(['data', 'data', 'data', 'total']);
  expect(kinds(grid(['', 'Berg', '€1,985', '']))).toEqual(['data', 'data', 'data', 'data']);
  expect(kinds(grid(['', '', '', '2027-03-01']))).toEqual(['data', 'data', 'data', 'data']);
});

it('knows that a plain table draws only the rows in view, and takes one that is followed by more of the page for whole', () => {
  const rows = ORDERS.map(({ id, who, sum }) => `<tr><td>${id}</td><td>${who}</td><td>${sum}</td></tr>`).join('');
  const head = '<thead><tr><th>Order</th><th>Owner</th><th>Amount</th></tr></thead>';
  const inView = `<div style="height:150px; overflow:auto"><table>${head}<tbody style="display:block; height:3000px">${rows}</tbody></table></div>`;
  expect(readShown(inView).tables[0]?.complete).toBe(false);
  const prose = '<p>How these orders came about is a long story.</p>'.repeat(40);
  const followed = `<div style="height:150px; overflow:auto"><table>${head}<tbody>${rows}</tbody></table>${prose}</div>`;
  expect(readShown(followed).tables[0]?.complete).toBe(true);
  expect(
    readShown(`<div style="height:150px; overflow:auto"><table>${head}<tbody>${rows}</tbody></table></div>`).tables[0]
      ?.complete,
  ).toBe(true);
});

it('does not hold the rows drawn for all there are because the grid counts those alone', () => {
  const row = (cells: string[], kind = 'gridcell') =>
    `<div role="row" style="height:30px">${cells.map((text) => `<div role="${kind}" style="display:inline-block">${text}</div>`).join('')}</div>`;
  const rows = ['A5', 'A9', 'B12', 'B14'].map((code, i) => row([code, `Lathe ${i}`, '€20']));
  const sums = row(['', '900 assets', 'Sum: €18,424']);
  const grid = (height: number) => `<div role="grid" aria-rowcount="4">${row(['Asset', 'Name', 'Cost'], 'columnheader')}
    <div style="height:100px; overflow:auto"><div style="height:${height}px">${rows.join('')}</div></div>${sums}</div>`;
  const [virtual] = readShown(grid(9000)).tables;
  expect(virtual).toMatchObject({ complete: false, rowTotal: null });
  expect(virtual?.rows.at(-1)).toMatchObject({ kind: 'total', cells: [{}, {}, { text: '€18,424' }] });
  expect(readShown(grid(120)).tables[0]).toMatchObject({ complete: true });
});

it('reads rows of boxes to type in under their heads, and takes no value for the name of the next', () => {
  const cell = (value: string) => `<div class="cell" style="display:flex; width:120px"><input value="${value}"></div>`;
  const line = (top: number, kind: string, cells: string) =>
    `<div class="${kind}" style="position:absolute; top:${top}px; display:flex; height:40px"><div class="cell" style="width:40px">${cells}</div>`;
  const heads = ['Line', 'Q1', 'Owner'].map((text) => `<div class="cell" style="width:120px"><div>${text}</div></div>`);
  const rows = [
    ['Travel', '7', 'Elena Amari'],
    ['Training', '307', 'Pavel Weber'],
    ['Catering', '607', 'Kofi Sokol'],
  ];
  const body = rows.map((row, i) => line(40 + i * 40, 'row', `${i + 1}</div>${row.map(cell).join('')}`));
  const { tables, fields } = readShown(
    `<div style="height:400px; overflow:auto"><div style="height:2000px; position:relative">
    ${line(0, 'row row-header', `<i></i></div>${heads.join('')}`)}${body.join('')}</div></div>`,
  );
  expect(tables[0]?.columns).toEqual([[], ['Line'], ['Q1'], ['Owner']]);
  expect(tables[0]).toMatchObject({ complete: false });
  expect(dataOf(tables[0])).toEqual(rows.map((row, i) => [`${i + 1}`, ...row]));
  expect(fields.map(({ label }) => label).filter((label) => label !== '')).toEqual([]);
});

it('reads a grid whose heads are written after its rows, and panes with heads of their own as one', () => {
  const pane = (left: number, width: number, names: string[], rows: string[][], free = '') => {
    const line = (cells: string[], role: string, top: number) =>
      `<div role="row" style="position:absolute; top:${top}px; left:0; height:30px; display:flex">${free}${cells
        .map((text) => `<div role="${role}" style="width:100px">${text}</div>`)
        .join('')}</div>`;
    return `<div role="table" style="position:absolute; left:${left}px; top:0; width:${width}px; height:300px">
      <div role="rowgroup" style="position:absolute; top:40px; left:0; width:100%; height:260px; overflow:hidden">${rows
        .map((cells, i) => line(cells, 'cell', i * 30))
        .join('')}</div>
      <div role="rowgroup" style="position:absolute; top:0; left:0; width:100%; height:40px">${line(names, 'columnheader', 0)}</div></div>`;
  };
  const main = pane(
    0,
    320,
    ['Client', 'Town'],
    [
      ['Hotel', 'Pau'],
      ['Bakery', 'Dijon'],
      ['Chemist', 'Lyon'],
    ],
    '<div style="width:100px"></div>',
  );
  const pinned = pane(0, 100, ['Tour'], [['L1'], ['L2'], ['L3']]);
  const [table, ...more] = readShown(`<div style="position:relative; height:300px">${main}${pinned}</div>`).tables;
  expect(more).toEqual([]);
  expect(table?.columns).toEqual([['Tour'], ['Client'], ['Town']]);
  expect(dataOf(table)).toEqual([
    ['L1', 'Hotel', 'Pau'],
    ['L2', 'Bakery', 'Dijon'],
    ['L3', 'Chemist', 'Lyon'],
  ]);
});
