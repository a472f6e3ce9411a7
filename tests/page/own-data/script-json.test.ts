import { expect, it } from 'vitest';
import { addScriptJson } from '../../../src/content/joining/script-json.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { gridLayout } from '../../../src/reading/readers/grid-layout.ts';
import { inFrame } from '../in-frame.ts';

const ITEMS = Array.from({ length: 120 }, (_, i) => ({
  code: `B-${i + 10}`,
  title: ['Oak', 'Elm', 'Ash'][i % 3],
  stock: i * 3,
  key: `k${i}`,
}));
const row = (cells: unknown[], top: number, role = 'cell') =>
  `<div role="row" style="position:absolute; display:flex; height:30px; top:${top}px">${cells.map((cell) => `<span role="${role}" style="width:100px">${cell}</span>`).join('')}</div>`;

function tablesOf(items: unknown[]) {
  const rows = ITEMS.slice(0, 8).map(({ code, title, stock }, i) => row([code, title, stock], 30 + i * 30));
  const page = `<!doctype html><html lang="en"><body><script type="application/json">${JSON.stringify({ page: { items } })}</script>
    <script type="application/json">{ not json</script>
    <div style="height:200px; overflow:auto"><div role="table" style="position:relative; height:${121 * 30}px">
    ${row(['Code', 'Title', 'Stock'], 0, 'columnheader')}${rows.join('')}</div></div></body></html>`;
  return inFrame(page, (document) => {
    const here = readDocument(document, { rendered: true, url: 'https://a.example/', layout: gridLayout });
    addScriptJson(document, here);
    return here.content.tables;
  });
}

it('completes a table shown in part from JSON that the page brings along', () => {
  const [table, ...others] = tablesOf(ITEMS);
  expect(others).toEqual([]);
  expect(table).toMatchObject({ complete: true, rowTotal: 120, columns: [['Code'], ['Title'], ['Stock']] });
  expect(table?.rows[119]?.cells.map((cell) => cell?.text)).toEqual(['B-129', 'Ash', '357']);
});

it('leaves it as it is where the data holds other rows, or more or fewer than the page has room for', () => {
  for (const items of [
    ITEMS.slice(0, 60),
    [...ITEMS, ...ITEMS],
    ITEMS.map((item) => ({ ...item, code: 'x', title: 'y' })),
  ])
    expect(tablesOf(items)[0]).toMatchObject({ complete: false, rows: { length: 8 } });
});
