import { expect, it } from 'vitest';
import { dataOf, fieldsOf, readShown } from './read-html.ts';

const LETTERS = [...'ABCDEF'];
const CELLS = [
  ['Spending', '', '', '', '', ''],
  ['', '', '', '', '', ''],
  ['Team', 'Q1', 'Q2', 'Lead', '', ''],
  ['Ops', '10', '20', 'Ola Nord', '', ''],
  ['Lab', '30', '40', 'Pia Sund', '', ''],
  ['Total', '40', '60', '', '', ''],
  ['', '', '', '', '', ''],
  ['State', 'Draft', '', '', '', ''],
  ['Rate', '0.92', '', '', '', ''],
  ...Array.from({ length: 6 }, () => ['', '', '', '', '', '']),
];
const TEAMS = [
  ['Ops', '10', '20', 'Ola Nord'],
  ['Lab', '30', '40', 'Pia Sund'],
];
const inRows = (
  cells: string[][],
  cell: (text: string, col: number) => string,
  row: (inside: string, at: number) => string,
) => cells.map((texts, at) => row(texts.map(cell).join(''), at)).join('');

it('takes lettered columns for a sheet whose row numbers stand in a box of their own', () => {
  const box = (text: string, left: number, top: number, more: string) =>
    `<div ${more} style="position:absolute; left:${left}px; top:${top}px; width:100px; height:20px">${text}</div>`;
  const heads = LETTERS.map((letter, i) => box(letter, i * 100, 0, `role="columnheader" aria-colindex="${i + 1}"`));
  const numbers = CELLS.map(
    (_, i) => `<div role="row" aria-rowindex="${i + 1}">${box(`${i + 1}`, 0, 20 + i * 20, '')}</div>`,
  );
  const rows = inRows(
    CELLS,
    (text, c) =>
      `<div role="gridcell" style="position:absolute; left:${c * 100}px; width:100px; height:20px">${text}</div>`,
    (inside, r) =>
      `<div role="row" aria-rowindex="${r + 1}" style="position:absolute; top:${20 + r * 20}px; width:600px; height:20px">${inside}</div>`,
  );
  const content =
    readShown(`<h1>Book</h1><div role="treegrid" aria-rowcount="${CELLS.length}" aria-colcount="6" style="position:relative; height:400px">
    <div style="position:absolute; width:40px">${numbers.join('')}</div>
    <div style="position:absolute; left:40px">${heads.join('')}<div>${rows}</div></div></div>`);
  const [table] = content.tables;
  expect(table).toMatchObject({ from: 'sheet', caption: 'Spending', complete: true });
  expect(table?.columns).toEqual([['Team'], ['Q1'], ['Q2'], ['Lead']]);
  expect(dataOf(table)).toEqual(TEAMS);
  expect(fieldsOf(content)).toEqual(['State=Draft', 'Rate=0.92']);
});

const drawn = (cells: string[][], corner: string, rowCount: number) =>
  `<div role="grid" aria-rowcount="${rowCount}" aria-colcount="7">
  <div role="row" aria-rowindex="1"><span role="gridcell" aria-colindex="1"></span>${LETTERS.map((letter, i) => `<span role="columnheader" aria-colindex="${i + 2}">${letter}</span>`).join('')}</div>
  ${corner}
  ${inRows(
    cells,
    (text, c) => `<span role="gridcell" aria-colindex="${c + 2}">${text}</span>`,
    (inside, r) =>
      `<div role="row" aria-rowindex="${r + 2}"><span role="rowheader" aria-colindex="1">${r + 1}</span>${inside}</div>`,
  )}</div>`;
const CORNER =
  '<div role="row" aria-rowindex="1"><span role="gridcell" aria-colindex="1"><button aria-label="Select all"></button></span></div>';

it('takes what stands above a blank end for all of a sheet, though its corner is drawn twice and no count is told', () => {
  expect(readShown(drawn(CELLS, CORNER, -1)).tables[0]).toMatchObject({ from: 'sheet', complete: true });
});

it.each([
  ['the number of rows is not known', -1],
  ['more rows are told of than drawn', 90],
])('takes no sheet for whole that may go on below what is drawn: %s', (_, rowCount) => {
  expect(readShown(drawn(CELLS.slice(0, 5), '', rowCount)).tables[0]).toMatchObject({ from: 'sheet', complete: false });
});

it('keeps the letters of a few columns as their names', () => {
  const [table] = readShown(`<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td>1</td><td>2</td><td>3</td></tr>
    <tr><td>4</td><td>5</td><td>6</td></tr><tr><td>7</td><td>8</td><td>9</td></tr></table>`).tables;
  expect(table).toMatchObject({ from: 'table', columns: [['A'], ['B'], ['C']] });
});

it('knows what stands on the tabs of sheets that are not shown, and on none where all are on the page', () => {
  const strip =
    '<div class="sheet-tabs"><div class="tab active">Costs</div><div class="tab">Staff</div><div class="tab">Rates</div></div>';
  const one = drawn(CELLS, '', -1);
  expect(readShown(`<div><div>${one}</div>${strip}</div>`).otherSheets).toEqual(['Staff', 'Rates']);
  expect(readShown(`<div><div>${one}</div></div>`).otherSheets).toBeUndefined();
  const all = `<div><div>${one}</div><div hidden>${one}</div><div hidden>${one}</div></div>`;
  expect(readShown(`<div>${strip}${all}</div>`).otherSheets).toBeUndefined();
});
