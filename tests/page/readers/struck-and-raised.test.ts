import { describe, expect, it } from 'vitest';
import { dataOf, fieldsOf, readParsed, readShown } from './read-html.ts';

const prices = (old: string) => `<table><tr><th>Item</th><th>Price</th></tr>
  <tr><td>Bench</td><td>${old} <span>$30</span></td></tr><tr><td>Chair</td><td>$12</td></tr></table>
  <dl><dt>Fee</dt><dd>${old}$30</dd></dl><div class="card"><span>Rent</span><b>${old} $30</b></div>
  <p>The bench costs ${old} $30.</p>`;

describe('struck-out text', () => {
  it.each([
    '<s>$40</s>',
    '<del>$40</del>',
    '<strike>$40</strike>',
    '<span style="text-decoration: line-through">$40</span>',
    '<span style="text-decoration: line-through"><b>$40</b></span>',
    '<span class="was">$40</span>',
  ])('is no part of a value: %s', (old) => {
    const content = readShown(`<style>.was { text-decoration: red line-through }</style>${prices(old)}`);
    expect(dataOf(content.tables[0])).toEqual([
      ['Bench', '$30'],
      ['Chair', '$12'],
    ]);
    expect(fieldsOf(content)).toEqual(['Fee=$30', 'Rent=$30']);
    expect(content.blocks.map(({ text }) => text)).toContain('The bench costs $30.');
  });

  it.each(['<s>$40</s>', '<del>$40</del>', '<strike>$40</strike>', '<i style="text-decoration:line-through">$40</i>'])(
    'is no part of a value where nothing is laid out: %s',
    (old) => {
      const content = readParsed(prices(old));
      expect(dataOf(content.tables[0])[0]).toEqual(['Bench', '$30']);
      expect(fieldsOf(content)).toContain('Fee=$30');
    },
  );

  it('is never a value by itself', () => {
    const content = readShown(`<table><tr><th>Item</th><th>Price</th></tr><tr><td>Bench</td><td><s>$40</s></td></tr>
      <tr><td>Chair</td><td>$12</td></tr></table><dl><dt>Fee</dt><dd><del>$9</del></dd></dl><div><span>Rent</span> <s>$7</s></div>`);
    expect(dataOf(content.tables[0])).toEqual([
      ['Bench', ''],
      ['Chair', '$12'],
    ]);
    expect(fieldsOf(content)).toEqual([]);
  });

  it('is underlined text no less than any other', () => {
    expect(fieldsOf(readShown('<dl><dt>Fee</dt><dd><u>$30</u> <ins>net</ins></dd></dl>'))).toEqual(['Fee=$30 net']);
  });
});

describe('raised and lowered text', () => {
  it.each([
    ['10<sup>2</sup>', '10^2'],
    ['2.5 × 10<sup>−3</sup>', '2.5 × 10^−3'],
    ['45 km<sup>2</sup>', '45 km²'],
    ['3<sup>rd</sup>', '3rd'],
    ['$29<sup>99</sup>', '$29^99'],
    ['29.<sup>99</sup>', '29.99'],
    ['H<sub>2</sub>O', 'H2O'],
    ['101<sub>2</sub>', '101_2'],
    ['1,204<sup>[1]</sup>', '1,204'],
    ['1,204<sup class="reference"><a href="#n1">1</a></sup>', '1,204'],
    ['1,204<a href="#n1"><sup>1</sup></a>', '1,204'],
    ['1,204<sup>*</sup>', '1,204'],
    ['1,204<sup>†</sup> kg', '1,204 kg'],
    ['12%<sup>3</sup>', '12%'],
    ['<math><msup><mn>10</mn><mn>2</mn></msup></math>', '10 2'],
    ['<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', '1 2'],
  ])('%s is %s, laid out or not', (html, text) => {
    const table = `<table><tr><th>Item</th><th>Size</th></tr><tr><td>Bench</td><td>${html}</td></tr>
      <tr><td>Chair</td><td>7</td></tr></table><dl><dt>Fee</dt><dd>${html}</dd></dl>`;
    for (const content of [readShown(table), readParsed(table)]) {
      expect(dataOf(content.tables[0])[0]).toEqual(['Bench', text]);
      expect(fieldsOf(content)).toEqual([`Fee=${text}`]);
    }
  });

  it('leaves the names of columns and rows without the marks of footnotes', () => {
    const [table] = readShown(`<table><tr><th>Item</th><th>Price<sup>1</sup></th></tr>
      <tr><td>Bench<sup>a</sup></td><td>$30</td></tr><tr><td>Chair</td><td>$12</td></tr></table>
      <p><sup>1</sup> Net.</p>`).tables;
    expect(table?.columns).toEqual([['Item'], ['Price']]);
    expect(dataOf(table)[0]).toEqual(['Bench', '$30']);
  });

  it('keeps the number that begins a footnote', () => {
    expect(readShown('<p><sup>1</sup> Net of tax.</p>').blocks.map(({ text }) => text)).toEqual(['1 Net of tax.']);
  });
});

describe("a wiki's sort key", () => {
  const html = `<table><tr><th>Painter</th><th>Born</th></tr>
    <tr><td><span class="sortkey">Leyster, Judith</span><span class="fn">Judith Leyster</span></td><td>1609</td></tr>
    <tr><td><span class="sortkey">Carriera, Rosalba</span><span class="fn">Rosalba Carriera</span></td><td>1673</td></tr></table>`;

  it.each([
    ['drawn without its style sheet', readShown],
    ['fetched', readParsed],
  ])('is no part of the cell, %s', (_, read) => {
    expect(dataOf(read(html).tables[0])).toEqual([
      ['Judith Leyster', '1609'],
      ['Rosalba Carriera', '1673'],
    ]);
  });
});
