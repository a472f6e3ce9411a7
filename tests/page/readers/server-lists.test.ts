import { describe, expect, it } from 'vitest';
import { dataOf, readParsed, readShown } from './read-html.ts';

describe('lists of server products', () => {
  const boats = `<tr><td><input type="checkbox"></td><th><a href="#1">Eider</a></th><td>410.00</td></tr>
    <tr><td><input type="checkbox"></td><th><a href="#2">Curlew</a></th><td>95.50</td></tr>`;

  it('names columns by links and buttons to sort by, beside a box to pick all rows', () => {
    for (const name of ['<a href="?o=1">NAME</a>', '<button>NAME</button>']) {
      const [table] = readShown(`<table><thead><tr><th><input type="checkbox"></th>
        <th>${name.replace('NAME', 'Boat')}</th><th>${name.replace('NAME', 'Day rate')}</th></tr></thead>
        <tbody>${boats}</tbody></table>`).tables;
      expect(table?.columns).toEqual([[], ['Boat'], ['Day rate']]);
    }
  });

  it('keeps a row of filter boxes under the names out of them', () => {
    const [table] =
      readShown(`<table><thead><tr><th></th><th><a href="?o=1">Boat</a></th><th><a href="?o=2">Day rate</a></th></tr>
      <tr><th><button>Clear</button></th><th><input></th><th><input></th></tr></thead><tbody>${boats}</tbody></table>`).tables;
    expect(table?.columns).toEqual([[], ['Boat'], ['Day rate']]);
  });

  const rows =
    '<table><tr><th>Boat</th><th>Rate</th></tr><tr><td>Eider</td><td>4</td></tr><tr><td>Tern</td><td>5</td></tr></table>';

  it('knows by a strip of page numbers that rows are missing', () => {
    for (const strip of [
      '<p class="paginator"><span>1</span> <a href="?p=2">2</a> <a href="?p=3">3</a> 5 boats <a href="?all=">Show all</a></p>',
      '<div><fieldset>1 <a href="?select=boats&page=1">2</a></fieldset><fieldset><legend>Whole result</legend><label><input type="checkbox">5 rows</label></fieldset></div>',
    ]) {
      const content = readShown(`${rows}${strip}`);
      expect(content.tables[0]?.complete).toBe(false);
    }
    const [table] = readParsed(
      `${rows}<div class="paging">Page <span>1 <a href="/list?Rows=2&Page=2">2</a></span></div>`,
    ).tables;
    expect([table?.rowTotal, table?.complete]).toEqual([null, false]);
  });

  it('takes a single page and numbers that are no pages for nothing missing', () => {
    for (const strip of [
      '<ul class="pagination"><li class="active"><a href="?page=1">1</a></li></ul> 2 results',
      '<p><a href="/days/1">1</a> <a href="/days/2">2</a> <a href="/days/3">3</a></p>',
    ]) {
      expect(readShown(`${rows}${strip}`).tables[0]?.complete).toBe(true);
    }
  });

  it('does not take how many rows are picked for how many there are', () => {
    const content = readShown(`${rows}<span>0 of 2 selected</span>`);
    expect(content.tables[0]?.rowTotal).toBe(null);
    expect(content.counts).toEqual([]);
  });

  it('reads a record of two lines under two lines of heads as one row', () => {
    const ticket = (
      n: number,
      subject: string,
      state: string,
    ) => `<tbody><tr><td>${n}</td><td>${subject}</td><td>${state}</td></tr>
      <tr><td></td><td>crew${n}@example.org</td><td>3 minutes ago</td></tr></tbody>`;
    const [table] = readShown(`<table><tr><th>#</th><th>Subject</th><th>Status</th></tr>
      <tr><th>&nbsp;</th><th>Requestor</th><th>Created</th></tr>${ticket(1, 'Switch drops packets', 'new')}${ticket(2, 'Gate does not close', 'open')}</table>`).tables;
    expect(table?.columns).toEqual([['#'], ['Subject'], ['Status'], [], ['Requestor'], ['Created']]);
    expect(dataOf(table)).toEqual([
      ['1', 'Switch drops packets', 'new', '', 'crew1@example.org', '3 minutes ago'],
      ['2', 'Gate does not close', 'open', '', 'crew2@example.org', '3 minutes ago'],
    ]);
  });

  it('keeps groups of two rows under a head of two levels apart', () => {
    const [table] =
      readShown(`<table><thead><tr><th rowspan="2">Site</th><th colspan="2">2026</th></tr><tr><th>Q3</th><th>Q4</th></tr></thead>
      <tbody><tr><td>Hull</td><td>1</td><td>2</td></tr><tr><td>Leeds</td><td>3</td><td>4</td></tr></tbody>
      <tbody><tr><td>York</td><td>5</td><td>6</td></tr><tr><td>Bath</td><td>7</td><td>8</td></tr></tbody></table>`).tables;
    expect(dataOf(table)).toHaveLength(4);
  });
});
