import { describe, expect, it } from 'vitest';
import { layOut } from '../../../src/reading/pdf/pdf-text.ts';
import { readPdf } from '../../../src/reading/pdf/read-pdf.ts';
import type { Table } from '../../../src/reading/reading.ts';
import { aFigure, aPdf, aPiece, someRows, someText } from './a-pdf.ts';

const textsOf = (table: Table | undefined) => table?.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? null));
const PROSE = [
  'The board met in March and looked at what every team had spent during the',
  'first quarter, and it decided that nobody may spend more than was agreed on.',
];

describe('tables', () => {
  const rows = [
    ['Team', 'Q1', 'Q2'],
    ['Sales', '10,100', '11,200'],
    ['Marketing', '7,350', '7,410'],
    ['Total', '17,450', '18,610'],
  ];

  it('have columns by where figures end, a head, names of rows and a total', () => {
    const { tables } = readPdf(aPdf([someRows(100, rows, [300, 400])]));
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ columns: [['Team'], ['Q1'], ['Q2']], rowHeader: 0, complete: true });
    expect(textsOf(tables[0])).toEqual(rows.slice(1));
    expect(tables[0]?.rows.map(({ kind }) => kind)).toEqual(['data', 'data', 'total']);
  });

  it('keep an empty cell empty', () => {
    const { tables } = readPdf(
      aPdf([someRows(100, [rows[0] ?? [], ['Sales', '', '11,200'], ['Marketing', '7,350', '']], [300, 400])]),
    );
    expect(textsOf(tables[0])).toEqual([
      ['Sales', null, '11,200'],
      ['Marketing', '7,350', null],
    ]);
  });

  it('put the lines of one cell together, and those of a word that was parted', () => {
    const pieces = [
      ...someRows(100, [['Item', 'Price']], [400]),
      ...someText(60, 124, ['Annual main-', 'tenance of all lifts']),
      aFigure(400, 130, '1,200.00'), // in the middle of its neighbour's two lines
      ...someText(60, 162, ['Cleaning']),
      aFigure(400, 162, '310.50'),
      ...someText(60, 186, ['Repairs of doors', 'and windows']),
      aFigure(400, 192, '87.25'),
    ];
    const { tables } = readPdf(aPdf([pieces]));
    expect(textsOf(tables[0])).toEqual([
      ['Annual maintenance of all lifts', '1,200.00'],
      ['Cleaning', '310.50'],
      ['Repairs of doors and windows', '87.25'],
    ]);
  });

  it('name columns by the heading that spans them as well', () => {
    const pieces = [
      aPiece(260, 100, '2025'),
      aPiece(420, 100, '2026'),
      ...someRows(
        116,
        [
          ['Team', 'Plan', 'Spent', 'Plan', 'Spent'],
          ['Sales', '10', '9', '12', '11'],
          ['Support', '8', '8', '9', '7'],
        ],
        [250, 310, 410, 470],
      ),
    ].map((piece) => (piece.base === 100 ? { ...piece, x: piece.x - 30, right: piece.x + 50 } : piece));
    const { tables } = readPdf(aPdf([pieces]));
    expect(tables[0]?.columns).toEqual([
      ['Team'],
      ['2025', 'Plan'],
      ['2025', 'Spent'],
      ['2026', 'Plan'],
      ['2026', 'Spent'],
    ]);
  });

  it('go on over the end of a page, where the head is repeated and where it is not', () => {
    const first = someRows(700, rows.slice(0, 3), [300, 400]);
    for (const next of [
      [rows[0] ?? [], ['Support', '3,020', '2,980'], ['Total', '20,470', '21,590']],
      [
        ['Support', '3,020', '2,980'],
        ['Total', '20,470', '21,590'],
      ],
    ]) {
      const { tables, pages } = readPdf(aPdf([first, someRows(80, next, [300, 400])]));
      expect(tables).toHaveLength(1);
      expect(textsOf(tables[0])?.map(([name]) => name)).toEqual(['Sales', 'Marketing', 'Support', 'Total']);
      const support = tables[0]?.rows[2]?.cells[1]?.src ?? -1;
      expect(pages?.findLastIndex((from) => from <= support)).toBe(1);
    }
  });

  it('are not taken for whole where a row of theirs may stand on the next page', () => {
    const first = someRows(700, rows.slice(0, 3), [300, 400]);
    const { tables } = readPdf(
      aPdf([first, [...someRows(80, [['Support', '3,020', '2,980']], [300, 400]), ...someText(60, 200, PROSE)]]),
    );
    const whole = textsOf(tables[0])?.length === 3;
    expect(whole || tables[0]?.complete === false).toBe(true);
  });

  it('are not seen in two columns of running text', () => {
    const left = Array.from({ length: 12 }, (_, i) => `Line ${i} of the left column, which is full to its edge`);
    const right = Array.from({ length: 12 }, (_, i) => `Line ${i} of the right column, which is as full as that`);
    const { tables, blocks } = readPdf(
      aPdf([[...someText(40, 100, left, 8, 11), ...someText(310, 100, right, 8, 11)]]),
    );
    expect(tables).toEqual([]);
    const text = blocks.map((block) => block.text).join(' ');
    expect(text.indexOf('Line 11 of the left')).toBeLessThan(text.indexOf('Line 0 of the right'));
  });

  it('are not seen in a list with points', () => {
    const pieces = ['Eat breakfast', 'Walk the dog', 'Water the plants'].flatMap((text, i) => [
      aPiece(60, 100 + i * 16, '•'),
      aPiece(80, 100 + i * 16, text),
    ]);
    const { tables, blocks } = readPdf(aPdf([pieces]));
    expect(tables).toEqual([]);
    expect(blocks.map(({ text }) => text)).toEqual(['Eat breakfast', 'Walk the dog', 'Water the plants']);
  });
});

describe('text', () => {
  it('has headings by the size of its letters, and paragraphs of lines', () => {
    const pieces = [
      aPiece(60, 80, 'Annual report', 24),
      aPiece(60, 120, 'Spending', 15),
      ...someText(60, 140, PROSE),
      ...someText(60, 180, ['A second paragraph stands apart.']),
      aPiece(60, 220, 'Outlook', 15),
      ...someText(60, 240, ['All will be well.']),
    ];
    const { headings, blocks } = readPdf(aPdf([pieces]));
    expect(headings).toEqual(['Annual report', 'Spending', 'Outlook']);
    expect(blocks.map(({ section, text }) => [section, text])).toEqual([
      [['Annual report', 'Spending'], PROSE.join(' ')],
      [['Annual report', 'Spending'], 'A second paragraph stands apart.'],
      [['Annual report', 'Outlook'], 'All will be well.'],
    ]);
  });

  it('goes on over the end of a page, past running heads and page numbers', () => {
    const page = (number: number, lines: string[]) => [
      aPiece(60, 30, 'Minutes of the board'),
      ...someText(60, 100, lines),
      aPiece(280, 820, `Page ${number} of 3`),
    ];
    const { blocks } = readPdf(
      aPdf([
        page(1, ['The board agreed that every team may']),
        page(2, ['spend a tenth more than before.']),
        page(3, ['Nothing else was said.']),
      ]),
    );
    expect(blocks.map(({ text }) => text)).toEqual([
      'Minutes of the board',
      'The board agreed that every team may spend a tenth more than before.',
      'Nothing else was said.',
    ]);
  });

  it('keeps figures that stand at the same height on each page, unless they count the pages', () => {
    const page = (figure: string) => [...someText(60, 60, [`Meter: ${figure} kWh`]), ...someText(60, 300, PROSE)];
    const { fields } = readPdf(aPdf([page('410'), page('377'), page('402')]));
    expect(fields.map(({ value }) => value)).toEqual(['410 kWh', '377 kWh', '402 kWh']);
  });

  it('has labels with the value beside each', () => {
    const pieces = [
      aPiece(60, 100, 'Invoice number: 2026-114'),
      aPiece(350, 100, 'Date: 3 May 2026'),
      ...someText(60, 150, PROSE),
      aPiece(60, 200, 'Amount due'),
      aFigure(500, 200, '1,290.00 EUR'),
    ];
    const { fields } = readPdf(aPdf([pieces]));
    expect(fields.map(({ label, value }) => [label, value])).toEqual([
      ['Invoice number', '2026-114'],
      ['Date', '3 May 2026'],
      ['Amount due', '1,290.00 EUR'],
    ]);
  });
});

describe('pages', () => {
  const run = (text: string, turn: number, x: number, y: number) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)].map(Math.round) as [number, number];
    return { text, matrix: [10 * cos, 10 * sin, 10 * sin, -10 * cos, x, y], advance: text.length * 5 };
  };

  it('are read by where most of their text runs; a watermark is none of it', () => {
    const level = layOut(
      [run('Hello there', 0, 60, 100), { text: 'DRAFT', matrix: [30, 30, 30, -30, 200, 400], advance: 90 }],
      600,
      800,
    );
    expect(level.pieces).toMatchObject([{ text: 'Hello there', x: 60, base: 100, size: 10 }]);
    const turned = layOut([run('Hello there', Math.PI / 2, 500, 60), run('and here', Math.PI / 2, 480, 60)], 600, 800);
    expect(turned).toMatchObject({ width: 800, height: 600 });
    expect(turned.pieces).toMatchObject([
      { text: 'Hello there', x: 60, base: 100 },
      { text: 'and here', x: 60, base: 120 },
    ]);
  });

  it('without text are said, and so are those that were left out', () => {
    const pages = [someText(60, 100, PROSE), []];
    expect(readPdf(aPdf(pages)).troubles).toMatchObject([{ code: 'pages-unread', detail: '1 of 2' }]);
    expect(readPdf(aPdf(pages, { pageTotal: 9 })).troubles[0]).toMatchObject({
      code: 'truncated',
      detail: '2 of 9 pages',
    });
  });

  it('that no person wrote end in time: 20,000 pieces on one spot, or all over the place', () => {
    const began = performance.now();
    readPdf(aPdf([Array.from({ length: 20_000 }, () => aPiece(60, 100, 'x'))]));
    readPdf(
      aPdf([Array.from({ length: 20_000 }, (_, i) => aPiece((i * 37) % 590, (i * 91) % 840, `${i}`, 1 + (i % 30)))]),
    );
    expect(performance.now() - began).toBeLessThan(4000);
  });
});
