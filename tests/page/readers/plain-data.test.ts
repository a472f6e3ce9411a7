import { describe, expect, it } from 'vitest';
import { addPlainData } from '../../../src/reading/plain-data/plain-data.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { dataOf } from './read-html.ts';

/** A tab that shows a file as text, as browsers do for JSON and CSV. */
async function shown(text: string, type: string) {
  const frame = document.createElement('iframe');
  frame.src = URL.createObjectURL(new Blob([text], { type }));
  const loaded = new Promise((done) => frame.addEventListener('load', done));
  document.body.append(frame);
  await loaded;
  try {
    const inner = frame.contentDocument;
    if (inner === null) throw new Error('expected a document');
    const here = readDocument(inner, { rendered: true, url: 'https://example.org/files/team-costs.csv?v=2' });
    addPlainData(inner, here);
    return here;
  } finally {
    URL.revokeObjectURL(frame.src);
    frame.remove();
  }
}

const ORDERS = [
  { id: 'A-1', customer: { name: 'Oslo Sport' }, openItems: 3, paid: true, tags: ['new', 'north'] },
  { id: 'A-2', customer: { name: 'Fjord Tea' }, openItems: 0, paid: false, tags: [] },
];

describe('tabs that show nothing but data', () => {
  it('reads lists of objects as tables and single values as fields', async () => {
    const { content, elements } = await shown(
      JSON.stringify({ updated: '2026-11-30', stock: { openTickets: 17 }, orders: ORDERS }, null, 2),
      'application/json',
    );
    expect(content.fields.map(({ label, value, section }) => [...section, label, value])).toEqual([
      ['updated', '2026-11-30'],
      ['stock', 'open Tickets', '17'],
    ]);
    const [table] = content.tables;
    expect(table).toMatchObject({ caption: 'orders', rowHeader: 0, complete: true });
    expect(table?.columns).toEqual([['id'], ['customer', 'name'], ['open Items'], ['paid'], ['tags']]);
    expect(dataOf(table)).toEqual([
      ['A-1', 'Oslo Sport', '3', 'yes', 'new, north'],
      ['A-2', 'Fjord Tea', '0', 'no', ''],
    ]);
    expect(elements[table?.src ?? -1]?.tagName).toBe('PRE');
    expect(content.blocks).toEqual([]);
  });

  it.each([
    [
      'commas and quotes',
      'Team,Note,Cost\r\nRed,"a, ""b""\nc",12\r\nBlue,,13\r\n',
      [
        ['Red', 'a, "b"\nc', '12'],
        ['Blue', '', '13'],
      ],
    ],
    [
      'semicolons',
      'Team;Cost\nRed;1,5\nBlue;2,5',
      [
        ['Red', '1,5'],
        ['Blue', '2,5'],
      ],
    ],
    [
      'tabs',
      'Team\tCost\nRed\t1\nBlue\t\n',
      [
        ['Red', '1'],
        ['Blue', ''],
      ],
    ],
  ])('reads values separated by %s', async (_what, text, rows) => {
    const { content } = await shown(text, 'text/plain');
    expect(dataOf(content.tables[0])).toEqual(rows);
    expect(content.tables[0]?.columns.map(([name]) => name)[0]).toBe('Team');
    expect(content.tables[0]?.caption).toBe('team costs');
  });

  it('leaves other texts as they are', async () => {
    const { content } = await shown('Dear all,\nthe plan, as agreed, stays.\nYours', 'text/plain');
    expect(content.tables).toEqual([]);
    expect(content.blocks.map(({ text }) => text).join(' ')).toContain('as agreed');
    expect((await shown('{ "a": ', 'application/json')).content.tables).toEqual([]);
    expect((await shown('[1, 2, 3]', 'application/json')).content.fields).toEqual([]);
  });

  it('does not call a list whole that it had to cut', async () => {
    const many = Array.from({ length: 20_001 }, (_, i) => ({ n: i }));
    const { content } = await shown(JSON.stringify(many), 'application/json');
    expect(content.tables[0]).toMatchObject({ complete: false });
    expect(content.tables[0]?.rows).toHaveLength(20_000);
  });
});
