import { expect, it } from 'vitest';
import { dataOf, readShown } from './read-html.ts';

const STOCK = [
  ['AR-1', 'Bearing', '330', 'Free'],
  ['AR-2', 'Gasket', '64', 'Blocked'],
  ['AR-3', 'Valve', '1,204', 'Free'],
  ['AR-4', 'Shaft', '5', 'Reserved'],
];

const at = (left: number, top: number, width: number, height: number, html: string) =>
  `<div style="position:absolute; left:${left}px; top:${top}px; width:${width}px; height:${height}px; overflow:hidden">${html}</div>`;

/** A table of cells of 100 by 30 pixels. */
function table(rows: string[][], cell: 'td' | 'th' = 'td', more = ''): string {
  const lines = rows.map((row) => {
    const cells = row.map(
      (text) => `<${cell} style="width:100px; height:30px; padding:0; overflow:hidden">${text}</${cell}>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table ${more} style="table-layout:fixed; border-spacing:0; width:${(rows[0]?.length ?? 0) * 100}px"><tbody>${lines.join('')}</tbody></table>`;
}

const page = (html: string) => `<div style="position:relative; width:700px; height:400px">${html}</div>`;

/** The first column in a pane of its own beside the others, each with its head, rows and sums in tables of their own. */
const beside = (gap = 0) =>
  page(
    `<div>${at(0, 0, 100, 30, table([['Item']], 'th'))}${at(0, 30, 100, 100, table(STOCK.map(([id = '']) => [id])))}${at(0, 130, 100, 30, table([['']]))}</div>
    <div>${at(100 + gap, 0, 300, 30, table([['Name', 'Stock', 'State']], 'th'))}${at(100 + gap, 30, 300, 100, table(STOCK.map(([, ...rest]) => rest)))}${at(100 + gap, 130, 300, 30, table([['Total', '1,603', '']]))}</div>`,
  );

it('puts a pinned pane beside the others, with the heads above and the sums below that are tables of their own', () => {
  const { tables } = readShown(beside());
  expect(tables).toHaveLength(1);
  expect(tables[0]?.columns).toEqual([['Item'], ['Name'], ['Stock'], ['State']]);
  expect(dataOf(tables[0])).toEqual(STOCK);
  expect(tables[0]?.rows.at(-1)).toMatchObject({ kind: 'total' });
  expect(tables[0]?.rows.at(-1)?.cells[2]?.text).toBe('1,603');
});

it('leaves tables apart that only stand next to each other', () => {
  expect(readShown(beside(12)).tables.map(({ columns }) => columns.length)).toEqual([1, 3]);
});

it('fills the places that a grid keeps free for columns pinned over it', () => {
  const head = ['Item', 'Name', 'Stock', 'State'];
  const free = STOCK.map(([, name = '', stock = '']) => ['', name, stock, '']);
  const { tables } = readShown(
    page(
      `<div>${at(0, 0, 400, 30, table([head], 'th'))}${at(0, 30, 400, 130, table(free))}</div>
      <div><div>${at(0, 0, 100, 30, table([head], 'th'))}${at(0, 30, 100, 130, table(STOCK.map(([id = '']) => [id])))}</div>
      <div>${at(300, 0, 100, 30, table([['State']], 'th'))}${at(300, 30, 100, 130, table(STOCK.map((row) => [row[3] ?? ''])))}</div></div>`,
    ),
  );
  expect(tables).toHaveLength(1);
  expect(tables[0]?.columns).toEqual(head.map((name) => [name]));
  expect(dataOf(tables[0])).toEqual(STOCK);
});

it('heads an ARIA grid by a table above it, under which boxes to filter by stand, and folds its groups', () => {
  const row = (cells: string[]) =>
    `<div role="row" style="display:flex">${cells.map((text) => `<div role="gridcell" style="width:100px; height:30px">${text}</div>`).join('')}</div>`;
  const group = (text: string, open: boolean) =>
    `<div role="row" class="group-row" aria-expanded="${open}" style="display:flex"><div role="gridcell" aria-label="Expand" style="width:100px; height:30px"></div><div role="gridcell" aria-colspan="3" style="width:300px">${text}</div></div>`;
  const head = `<table role="presentation" style="table-layout:fixed; border-spacing:0; width:400px"><tbody>
    <tr role="row"><td role="gridcell" style="width:100px; height:30px; padding:0"></td>${['Name', 'Stock', 'State'].map((name) => `<td role="columnheader" style="width:100px; padding:0">${name}</td>`).join('')}</tr>
    <tr role="row">${'<td role="gridcell" style="height:30px; padding:0"><input aria-label="Filter"></td>'.repeat(4)}</tr></tbody></table>`;
  const { tables, counts } = readShown(
    page(
      `${at(0, 0, 400, 60, head)}${at(
        0,
        60,
        400,
        300,
        `<div role="grid" style="width:400px">${group('Hall: North (190 items)', false)}${group('Hall: South (2 items, Total: 394)', true)}${STOCK.slice(
          0,
          2,
        )
          .map(([, ...rest]) => row(['', ...rest]))
          .join('')}</div>`,
      )}`,
    ),
  );
  expect(tables).toHaveLength(1);
  expect(tables[0]?.columns).toEqual([[], ['Name'], ['Stock'], ['State']]);
  expect(tables[0]?.rows.map(({ kind, group: of }) => [kind, of])).toEqual([
    ['group', null],
    ['group', null],
    ['data', 'South'],
    ['data', 'South'],
  ]);
  expect(tables[0]?.complete).toBe(false);
  expect(counts.map(({ of, n, section }) => [of, n, section.at(-1)])).toEqual([
    ['North', 190, 'Hall'],
    ['South', 2, 'Hall'],
  ]);
});

it('counts neither heads nor sums among the rows that a grid declares, whatever stands before their names', () => {
  const line = (index: number, cells: string[], role = 'gridcell') =>
    `<div role="row" aria-rowindex="${index}">${cells.map((text, i) => `<div role="${i === 0 && role === 'gridcell' ? 'rowheader' : i === 0 ? 'gridcell' : role}" aria-colindex="${i + 1}">${text}</div>`).join('')}</div>`;
  const grid = `<div role="grid" aria-rowcount="402" aria-colcount="3">${line(1, ['', 'Name', 'Stock'], 'columnheader')}
    ${STOCK.map(([, name = '', stock = ''], i) => line(i + 2, [`${i + 1}`, name, stock])).join('')}${line(402, ['401', 'Total', '1,603'])}</div>`;
  const [read] = readShown(grid).tables;
  expect(read?.columns).toEqual([[], ['Name'], ['Stock']]);
  expect(read).toMatchObject({ rowTotal: 400, complete: false });
  expect(read?.rows.map(({ kind }) => kind)).toEqual(['data', 'data', 'data', 'data', 'total']);
});

it('takes a named sum below a column for the sum without its name', () => {
  const line = (cells: string[], role = 'gridcell') =>
    `<div role="row">${cells.map((text) => `<div role="${role}">${text}</div>`).join('')}</div>`;
  const [read] = readShown(
    `<div role="grid">${line(['Name', 'Stock'], 'columnheader')}${STOCK.map(([, name = '', stock = '']) => line([name, stock])).join('')}${line(['', 'Total: 1,603'])}</div>`,
  ).tables;
  expect(read?.rows.at(-1)).toMatchObject({ kind: 'total', cells: [{ text: '' }, { text: '1,603' }] });
});

it('counts things beside a button, not the button', () => {
  const { counts } = readShown('<div><span>4,000 vessels</span> <button>Filter</button></div>');
  expect(counts.map(({ of, n }) => [of, n])).toEqual([['vessels', 4000]]);
});

it('heads rows by a table above them that its markup calls a head by no more than its class', () => {
  const table = (cells: string[][], kind = '') =>
    `<table style="border-spacing:0; table-layout:fixed; width:300px">${cells
      .map(
        (row) =>
          `<tr>${row.map((text) => `<td class="${kind}" style="padding:0; width:100px">${text}</td>`).join('')}</tr>`,
      )
      .join('')}</table>`;
  const rows = [
    ['E600', 'Mei Sokol', '4.3'],
    ['E601', 'Ana Reis', '5.2'],
    ['E602', 'Ola Nord', '5.1'],
  ];
  const heads = table([['File', 'Pupil', 'Mark']], 'x-head');
  const page = (above: string) =>
    `<div style="display:flex; flex-direction:column-reverse"><div>${table(rows)}</div><div>${above}</div></div>`;
  const [headed] = readShown(page(heads)).tables;
  expect(headed?.columns).toEqual([['File'], ['Pupil'], ['Mark']]);
  expect(dataOf(headed)).toEqual(rows);
});
