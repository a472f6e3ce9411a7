import { describe, expect, it } from 'vitest';
import { dataOf, fieldsOf, readParsed, readShown } from './read-html.ts';

describe('native tables', () => {
  it('keeps columns in place under row-spanned and column-spanned cells', () => {
    const [table] = readShown(`<table><tr><th>Group</th><th>Item</th><th>Price</th></tr>
      <tr><td rowspan="3">Fruit</td><td>A</td><td>1.10</td></tr><tr><td>B</td><td>2.20</td></tr>
      <tr><td colspan="2">none</td></tr></table>`).tables;
    expect(table?.columns).toEqual([['Group'], ['Item'], ['Price']]);
    expect(dataOf(table)).toEqual([
      ['Fruit', 'A', '1.10'],
      ['Fruit', 'B', '2.20'],
      ['Fruit', 'none', 'none'],
    ]);
  });

  it('names columns by the path of their header rows', () => {
    const [table] = readShown(`<table><thead><tr><th rowspan="2">Region</th><th colspan="2">2026</th></tr>
      <tr><th>Q3</th><th>Q4</th></tr></thead><tbody><tr><th scope="row">EU</th><td>1</td><td>2</td></tr></tbody></table>`).tables;
    expect(table?.columns).toEqual([['Region'], ['2026', 'Q3'], ['2026', 'Q4']]);
    expect(table?.rowHeader).toBe(0);
    expect(table?.rows[0]?.cells[0]?.header).toBe(true);
  });

  it('survives absurd spans', () => {
    const content =
      readShown(`<table><tr><th>A</th><th>B</th></tr><tr><td rowspan="99999">x</td><td colspan="1000">1</td></tr>
      <tr><td>2</td></tr><tr><td>3</td></tr></table>`);
    expect(content.tables[0]?.columns).toEqual([['A'], ['B']]);
    expect(dataOf(content.tables[0])).toEqual([
      ['x', '1'],
      ['x', '2'],
      ['x', '3'],
    ]);
    expect(content.troubles).toEqual([]);
  });

  it('parts a table where a row of other heads begins another one', () => {
    const head = (...names: string[]) => `<tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>`;
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const refs = `<table>${head('Branch', 'Message', 'Author')}${row('main', 'Add index', 'Leif')}${row('proof', 'Mend range', 'Roza')}
      ${row('', '', '')}${head('Tag', 'Download', 'Author')}${row('first', 'first.zip', 'Agnes')}</table>`;
    const tables = readShown(refs).tables;
    expect(tables.map((table) => table.columns.map(([name]) => name))).toEqual([
      ['Branch', 'Message', 'Author'],
      ['Tag', 'Download', 'Author'],
    ]);
    expect(tables.map((table) => table.rows.filter(({ kind }) => kind === 'data').length)).toEqual([2, 1]);
    const again = `<table>${head('Day', 'Shop')}${row('Mon', '6')}${head('Day', 'Shop')}${row('Tue', '7')}</table>`;
    expect(readShown(again).tables.map(({ rows }) => rows.length)).toEqual([2]);
    const named = `<table>${head('Day', 'Shop')}${row('Mon', '6')}<tr><th colspan="2">Winter</th></tr>${row('Tue', '7')}</table>`;
    expect(readShown(named).tables.length).toBe(1);
  });

  it('ends rowspan=0 with its row group', () => {
    const [table] = readShown(`<table><tr><th>A</th><th>B</th></tr></table><table><tbody><tr><th>K</th><th>V</th></tr>
      <tr><td rowspan="0">x</td><td>1</td></tr><tr><td>2</td></tr></tbody><tbody><tr><td>y</td><td>3</td></tr></tbody></table>`).tables.slice(
      -1,
    );
    expect(dataOf(table)).toEqual([
      ['x', '1'],
      ['x', '2'],
      ['y', '3'],
    ]);
  });

  it('takes named amounts below the items for totals, and a merged note for none', () => {
    const content =
      readShown(`<table><thead><tr><th>Item</th><th>Qty</th><th>Unit</th><th>Price</th></tr></thead><tbody>
      <tr><td>Copper pipe</td><td>38</td><td>m</td><td>562.40</td></tr><tr><td>Fitting</td><td>2</td><td>h</td><td>148.00</td></tr>
      <tr><td>Delivery</td><td colspan="3">on Tuesday</td></tr><tr><td>Boiler</td><td>1</td><td>pc</td><td>1,890.00</td></tr>
      <tr><td colspan="3">Net</td><td>2,600.40</td></tr><tr><td colspan="3">plus 19 % VAT on 2,600.40</td><td>494.08</td></tr>
      <tr><td colspan="3">Still open</td><td>−594.48</td></tr></tbody></table>`);
    expect(content.tables[0]?.rows.map(({ kind }) => kind)).toEqual([
      'data',
      'data',
      'data',
      'data',
      'total',
      'total',
      'total',
    ]);
    expect(fieldsOf(content)).toEqual(['Net=2,600.40', 'plus 19 % VAT on 2,600.40=494.08', 'Still open=−594.48']);
  });

  it('takes a last row for a total that comes to what stands above it in every column, whatever its name', () => {
    const rows = [
      ['Ada', '4', '1,200'],
      ['Bo', '7', '800'],
      ['Cy', '1', '50'],
    ];
    const body = (last: string[]) =>
      [...rows, last].map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
    const kinds = (last: string[]) =>
      readShown(
        `<table><thead><tr><th>Agent</th><th>Open</th><th>Points</th></tr></thead><tbody>${body(last)}</tbody></table>`,
      ).tables[0]?.rows.map(({ kind }) => kind);
    expect(kinds(['All agents', '12', '2,050'])).toEqual(['data', 'data', 'data', 'total']);
    expect(kinds(['Di', '12', '2,051'])).toEqual(['data', 'data', 'data', 'data']);
  });

  it('takes labels beside values for properties, also when the first value is a number of letters and digits', () => {
    const content = readShown(`<table><tr><td>Invoice no.</td><td>RE-2026-1147</td></tr>
      <tr><td>Customer no.</td><td>20458</td></tr><tr><td>Date</td><td>18.11.2026</td></tr>
      <tr><td>Contact</td><td>Ms Silke Wendt</td></tr><tr><td>Extension</td><td>04131 7729-37</td></tr></table>`);
    expect(content.tables).toEqual([]);
    expect(fieldsOf(content)).toEqual(
      expect.arrayContaining(['Invoice no.=RE-2026-1147', 'Contact=Ms Silke Wendt', 'Extension=04131 7729-37']),
    );
  });

  it('infers a header row of plain cells from the values under it, and says so', () => {
    const [table] = readShown(
      '<table><tr><td>Name</td><td>Hours</td><td>Day</td></tr><tr><td>Ada</td><td>7.5</td><td>Mon</td></tr><tr><td>Bo</td><td>6</td><td>Tue</td></tr></table>',
    ).tables;
    expect(table?.headerInferred).toBe(true);
    expect(table?.columns).toEqual([['Name'], ['Hours'], ['Day']]);
    expect(dataOf(table)).toHaveLength(2);
  });

  it('leaves out a layout table and keeps the data table in it', () => {
    const content = readShown(`<table><tr><td>Menu</td><td><table><tr><th>City</th><th>People</th></tr>
      <tr><td>Bern</td><td>134,591</td></tr><tr><td>Basel</td><td>173,863</td></tr></table></td></tr></table>`);
    expect(content.tables).toHaveLength(1);
    expect(content.tables[0]?.columns).toEqual([['City'], ['People']]);
    expect(content.blocks.map((b) => b.text)).toContain('Menu');
  });

  it('leaves out a table that sets a sign beside the head of a page', () => {
    const sign = '<img alt="Garden" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">';
    const head = `<table><tr><td rowspan="2">${sign}</td><td>Index: seeds</td><td>Main</td></tr><tr><td>Seeds on offer</td><td>Roza Petrova</td></tr></table>`;
    expect(readShown(head).tables).toEqual([]);
    const each = `<table><tr><td>${sign}</td><td>Rose</td><td>3.50</td></tr><tr><td>${sign}</td><td>Lily</td><td>2.40</td></tr></table>`;
    expect(readShown(each).tables.length).toBe(1);
  });

  it('reads long code cells whole', () => {
    const code = `const x = ${'a + '.repeat(100)}1;`;
    const [table] = readShown(
      `<table><tr><th>Name</th><th>Code</th></tr><tr><td>one</td><td><pre><code>${code}</code></pre></td></tr></table>`,
    ).tables;
    expect(dataOf(table)).toEqual([['one', code]]);
  });

  it('tells group rows with their counts, and total rows, from data', () => {
    const content =
      readShown(`<h2>Tickets</h2><table><thead><tr><th>#</th><th>Subject</th><th>Hours</th></tr></thead><tbody>
      <tr class="group"><td colspan="3"><span>Mira Patel</span> <span class="badge">2</span><a href="#">Collapse all</a></td></tr>
      <tr><td>1</td><td>One</td><td>3</td></tr><tr><td>2</td><td>Two</td><td>4</td></tr></tbody>
      <tfoot><tr><td></td><td>Total</td><td>7</td></tr></tfoot></table>`);
    expect(content.tables[0]?.rows.map((r) => [r.kind, r.group])).toEqual([
      ['group', null],
      ['data', 'Mira Patel'],
      ['data', 'Mira Patel'],
      ['total', null],
    ]);
    expect(content.counts).toMatchObject([{ of: 'Mira Patel', n: 2, by: 'badge', section: ['Tickets'] }]);
  });

  it('takes the number of rows from the pager beside the table', () => {
    const rows = Array.from({ length: 25 }, (_, i) => `<tr><td>${i + 1}</td><td>Subject ${i}</td></tr>`).join('');
    const content = readShown(
      `<table><thead><tr><th>#</th><th>Subject</th></tr></thead>${rows}</table><span class="pagination"><span>1</span> <a href="#">2</a> <span>(1-25/37)</span></span>`,
    );
    expect(content.tables[0]).toMatchObject({ rowTotal: 37, complete: false });
    expect(content.counts).toMatchObject([{ n: 37, by: 'pager', text: '(1-25/37)' }]);
  });

  it('reads hostile header names as mere text', () => {
    const [table] = readShown(
      '<table><tr><th>__proto__</th><th>constructor</th></tr><tr><td>1</td><td>2</td></tr></table>',
    ).tables;
    expect(table?.columns).toEqual([['__proto__'], ['constructor']]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('reads rows of labels and values as fields', () => {
    const content = readShown(
      '<table><tr><th scope="row">Owner</th><td>Ada</td></tr><tr><th scope="row">Budget</th><td>1,200</td></tr></table>',
    );
    expect(fieldsOf(content)).toEqual(['Owner=Ada', 'Budget=1,200']);
    expect(content.tables).toEqual([]);
  });

  it('names columns by their words, not by the buttons beside them', () => {
    const head = (name: string) => `<th>${name} <button>Remove</button></th>`;
    const html = `<table><thead><tr><th>Model</th>${head('Brisa One')}${head('Aeron')}<th><button>Sort by year</button></th></tr></thead>
      <tbody><tr><td>Price</td><td>€349</td><td>€479</td><td>2024</td></tr><tr><td>Weight</td><td>2 kg</td><td>3 kg</td><td>2025</td></tr></tbody></table>`;
    expect(readShown(html).tables[0]?.columns.flat()).toEqual(['Model', 'Brisa One', 'Aeron', 'Sort by year']);
  });

  it('reads five thousand rows', () => {
    const rows = Array.from({ length: 5000 }, (_, i) => `<tr><td>K${i}</td><td>${i}</td></tr>`).join('');
    const [table] = readParsed(`<table><tr><th>Key</th><th>N</th></tr>${rows}</table>`).tables;
    expect(dataOf(table).at(-1)).toEqual(['K4999', '4999']);
  });
});

describe('grids by role', () => {
  const cell = (role: string, col: number, text: string) =>
    `<span role="${role}" aria-colindex="${col}">${text}</span>`;

  it('puts pinned parts of a row together, drops clones and counts rows without heads', () => {
    const [table] = readShown(`<div role="grid" aria-label="Orders" aria-rowcount="1201" aria-colcount="3">
      <div><div role="row" aria-rowindex="1">${cell('columnheader', 1, 'Order')}</div>
      <div role="row" aria-rowindex="2">${cell('gridcell', 1, 'SO-1')}</div><div role="row" aria-rowindex="2">${cell('gridcell', 1, 'SO-1')}</div></div>
      <div><div role="row" aria-rowindex="1">${cell('columnheader', 2, 'Amount')}</div>
      <div role="row" aria-rowindex="2">${cell('gridcell', 2, '8.50')}</div></div></div>`).tables;
    expect(table).toMatchObject({ from: 'grid', caption: 'Orders', rowTotal: 1200, complete: false });
    expect(table?.columns).toEqual([['Order'], ['Amount']]);
    expect(dataOf(table)).toEqual([['SO-1', '8.50']]);
  });

  it('is complete when all rows and columns are there', () => {
    const [table] =
      readShown(`<div role="table" aria-rowcount="2"><div role="row"><span role="columnheader">A</span><span role="columnheader">B</span></div>
      <div role="row"><span role="cell">1</span><span role="cell">2</span></div></div>`).tables;
    expect(table).toMatchObject({ rowTotal: 1, complete: true });
  });
});

describe('spreadsheets', () => {
  const sheet = (rows: string[][]) => {
    const width = Math.max(...rows.map((row) => row.length));
    const letters = Array.from({ length: width }, (_, i) => `<td>${String.fromCharCode(65 + i)}</td>`).join('');
    const body = rows.map(
      (row, i) =>
        `<tr><td>${i + 1}</td>${Array.from({ length: width }, (_, c) => `<td>${row[c] ?? ''}</td>`).join('')}</tr>`,
    );
    return `<table><thead><tr><td></td>${letters}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  };

  it('splits a sheet into its tables and fields and names them by title and tab', () => {
    const first = sheet([
      ['Spending', '', '', '', ''],
      ['Team', 'Q1', 'Q2', '', ''],
      ['Ops', '10', '20', '', ''],
      ['Lab', '30', '40', '', ''],
      ['Total', '40', '60', '', ''],
      [],
      ['Rate', '0.92'],
      ['State', 'Draft'],
    ]);
    const second = sheet([
      ['Team', 'People'],
      ['Ops', '4'],
      ['Lab', '6'],
    ]);
    const content =
      readShown(`<div><ul role="tablist"><li role="tab" aria-selected="true">Costs</li><li role="tab">Staff</li></ul>
      <div><div>${first}</div><div style="display:none">${second}</div></div></div>`);
    expect(content.tables.map((t) => [t.from, t.caption, t.section.at(-1), t.vis])).toEqual([
      ['sheet', 'Spending', 'Costs', 'shown'],
      ['sheet', null, 'Staff', 'collapsed'],
    ]);
    expect(content.tables[0]?.columns).toEqual([['Team'], ['Q1'], ['Q2']]);
    expect(dataOf(content.tables[0])).toEqual([
      ['Ops', '10', '20'],
      ['Lab', '30', '40'],
    ]);
    expect(content.tables[0]?.rows.at(-1)?.kind).toBe('total');
    expect(fieldsOf(content)).toEqual(['Rate=0.92', 'State=Draft']);
  });
});
