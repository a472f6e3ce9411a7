import { expect, it } from 'vitest';
import { dataOf, readShown } from './read-html.ts';

const ROWS = Array.from({ length: 6 }, (_, i) => [`A-${i + 1}`, ['Ola', 'Pia'][i % 2] ?? '', `€${i + 10}.50`]);
const box = (tag: string, text: string, at: number) =>
  `<div ${tag} style="position:absolute; left:${at * 100}px; width:100px; height:30px">${text}</div>`;
const line = (tag: string, cells: string[], top: number, role = 'role="gridcell"') =>
  `<div ${tag} style="position:absolute; top:${top}px; width:300px; height:30px">${cells.map((text, i) => box(role, text, i)).join('')}</div>`;
const rowsIn = (height: number) =>
  `<div style="position:absolute; top:30px; width:300px; height:${height}px; overflow:auto">
    <div style="position:relative; height:3000px">${ROWS.map((cells, i) => line('role="row"', cells, i * 30)).join('')}</div></div>`;
const HEAD = line('role="row"', ['Order', 'Owner', 'Amount'], 0, 'role="columnheader"');
const totalsOf = (table?: ReturnType<typeof readShown>['tables'][number]) =>
  table?.rows.filter(({ kind }) => kind === 'total').map(({ cells }) => cells.map((cell) => cell?.text ?? ''));

it('takes the sums that a grid draws below its rows without calling them a row', () => {
  const [table] = readShown(`<div role="grid" style="position:relative; width:300px; height:240px">${HEAD}${rowsIn(180)}
    ${line('class="sums"', ['Total', '', '€9,000.00'], 210, '')}</div>`).tables;
  expect(table?.columns).toEqual([['Order'], ['Owner'], ['Amount']]);
  expect(dataOf(table)).toEqual(ROWS);
  expect(totalsOf(table)).toEqual([['Total', '', '€9,000.00']]);
});

it('keeps the first row of a grid and the first row of a pinned pane apart that have the same index', () => {
  const row = (cells: string[], index: number) =>
    `<div role="row" aria-rowindex="${index}">${cells.map((text, i) => `<div role="gridcell" aria-colindex="${i + 1}">${text}</div>`).join('')}</div>`;
  const [table] = readShown(`<div role="treegrid" aria-rowcount="6">
    <div role="row">${['Order', 'Owner', 'Amount'].map((text, i) => `<div role="columnheader" aria-colindex="${i + 1}">${text}</div>`).join('')}</div>
    <div>${ROWS.map((cells, i) => row(cells, i + 1)).join('')}</div>
    <div>${row(['Total', '', '€9,000.00'], 1)}</div></div>`).tables;
  expect(dataOf(table)).toEqual(ROWS);
  expect(totalsOf(table)).toEqual([['Total', '', '€9,000.00']]);
});

it('takes what a grid owns once and in the order of the page, heads with boxes to filter by first', () => {
  const cells = (tag: string, texts: string[]) =>
    texts.map((text, i) => `<td role="${tag}" aria-colindex="${i + 1}">${text}</td>`).join('');
  const filter = `<ul role="menubar">${'<li role="menuitem"><span></span></li>'.repeat(12)}</ul><input aria-label="Filter cell">`;
  const { tables } = readShown(`<div role="group">
    <table id="heads" role="presentation"><tbody role="presentation">
      <tr role="row">${cells('columnheader', ['Order', 'Owner', 'Amount'])}</tr>
      <tr role="row">${cells('gridcell', [filter, filter, filter])}</tr></tbody></table>
    <div role="grid" aria-owns="heads sums own sums"><table id="own" role="presentation"><tbody role="presentation">
      ${ROWS.map((texts, i) => `<tr role="row" aria-rowindex="${i + 1}">${cells('gridcell', texts)}</tr>`).join('')}</tbody></table></div>
    <table id="sums" role="presentation"><tbody role="presentation">
      <tr role="row">${cells('gridcell', ['Count: 6', '', 'Sum: €75.00'])}</tr></tbody></table></div>`);
  expect(tables).toHaveLength(1);
  expect(tables[0]?.columns).toEqual([['Order'], ['Owner'], ['Amount']]);
  expect(dataOf(tables[0])).toEqual(ROWS);
  expect(totalsOf(tables[0])).toEqual([['Count: 6', '', '€75.00']]);
  expect(tables[0]).toMatchObject({ rowTotal: 6, complete: true });
});

it('takes a total without its name, and an average with it', () => {
  const cells = (texts: string[]) => texts.map((text) => `<td>${text}</td>`).join('');
  const { tables, counts } = readShown(
    `<table><thead><tr><th>Order</th><th>Owner</th><th>Amount</th></tr></thead><tbody>
    ${ROWS.map((texts) => `<tr>${cells(texts)}</tr>`).join('')}</tbody>
    <tfoot><tr>${cells(['Count: 900', 'Avg: €12.50', 'Total: €9,000.00'])}</tr></tfoot></table>`,
  );
  expect(totalsOf(tables[0])).toEqual([['Count: 900', 'Avg: €12.50', '€9,000.00']]);
  expect(tables[0]).toMatchObject({ rowTotal: 900, complete: false });
  expect(counts).toMatchObject([{ of: '', n: 900, by: 'pager' }]);
});

it.each([
  ['An error happened while fetching the data', false],
  ['Loading …', false],
  ['Weitere Zeilen werden geladen', false],
  ['Prices include delivery', true],
])('counts a text across all columns below the rows as no row: %s', (text, complete) => {
  const [table] = readShown(
    `<table><thead><tr><th>Order</th><th>Owner</th><th>Amount</th></tr></thead><tbody>
    ${ROWS.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}
    <tr><td colspan="3">${text}</td></tr></tbody></table>`,
  ).tables;
  expect(dataOf(table)).toEqual(ROWS);
  expect(table?.complete).toBe(complete);
});

it('counts no row that is called a total where its sums are not drawn', () => {
  const row = (cells: string[], index: number) =>
    `<div role="row" aria-rowindex="${index}">${cells.map((text, i) => `<div role="gridcell" aria-colindex="${i + 1}">${text}</div>`).join('')}</div>`;
  const { tables, counts } = readShown(`<div role="grid" aria-rowcount="902" aria-colcount="9">
    <div role="row" aria-rowindex="1"><div role="columnheader" aria-colindex="1">Order</div><div role="columnheader" aria-colindex="2">Owner</div></div>
    ${ROWS.map(([id = '', who = ''], i) => row([id, who], i + 2)).join('')}${row(['Total', ''], 902)}</div>`);
  expect(tables[0]?.rowTotal).toBe(900);
  expect(counts).toMatchObject([{ n: 900, by: 'aria' }]);
});
