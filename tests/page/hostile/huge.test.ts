import { expect, it } from 'vitest';
import { probe } from '../../../src/content/probe.ts';
import { chosenView } from '../../../src/reading/chosen-view.ts';
import { accessibleNames as names } from '../../../src/reading/naming/accessible-name.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { calendarReader as calendars } from '../../../src/reading/readers/events.ts';
import { gridLayout as layout } from '../../../src/reading/readers/grid-layout.ts';
import { repetition } from '../../../src/reading/readers/repetition.ts';
import type { PageContent } from '../../../src/reading/reading.ts';
import { inFrame } from '../in-frame.ts';

/** The worker gives a command four seconds. Tests share a machine, so only what grows out of all bounds fails here. */
const LIMIT_MS = 30_000;
const TEST_MS = 90_000;
/** What can be passed on to the worker. */
const MAX_CHARS = 4_000_000;

interface Seen {
  content: PageContent;
  tookMs: { read: number; pulse: number; view: number };
}

/** Reads a page in every way that the extension does, with the time each took. */
function looked(body: string, arrange?: (document: Document) => void, walkMs = 1500): Seen {
  return inFrame(
    `<!doctype html><html lang="en"><head><title>Test page</title></head><body>${body}</body></html>`,
    (inner) => {
      arrange?.(inner);
      inner.body.getBoundingClientRect(); // what the browser needs for itself is not counted
      const [pulse] = timed(() => probe(inner));
      const until = performance.now() + walkMs;
      const [read, { content }] = timed(() =>
        readDocument(inner, {
          rendered: true,
          url: 'https://example.org/',
          today: '2026-11-30',
          names,
          layout,
          calendars,
          repetition,
          isLate: () => performance.now() > until,
        }),
      );
      const [view] = timed(() => chosenView(inner, true));
      return { content, tookMs: { read, pulse, view } };
    },
  );
}

function timed<T>(work: () => T): [number, T] {
  const from = performance.now();
  const done = work();
  return [performance.now() - from, done];
}

const nest = (n: number, tag: string, inner: string) => `<${tag}>`.repeat(n) + inner + `</${tag}>`.repeat(n);
const repeat = (n: number, make: (i: number) => string) => Array.from({ length: n }, (_, i) => make(i)).join('');
const table = (rows: number, columns: number) =>
  `<table><tr>${repeat(columns, (c) => `<th>Column ${c}</th>`)}</tr>${repeat(rows, (r) => `<tr>${repeat(columns, (c) => `<td>${r * columns + c}</td>`)}</tr>`)}</table>`;

const PAGES: [what: string, body: () => string, arrange?: (document: Document) => void][] = [
  ['ten megabytes of text', () => repeat(2000, (i) => `<p>${`Line ${i} goes on. `.repeat(300)}</p>`)],
  ['one text of five megabytes', () => `<p>${'1,234 word: '.repeat(420_000)}</p>`],
  ['ten thousand boxes in each other', () => nest(10_000, 'div', 'deep')],
  [
    'five hundred tables in each other',
    () => `${'<table><tr><td>a</td><td>'.repeat(500)}x${'</td></tr></table>'.repeat(500)}`,
  ],
  ['a hundred thousand cells', () => table(2000, 50)],
  [
    'cells that span a hundred thousand rows and columns',
    () =>
      `<table>${repeat(200, (i) => `<tr><td rowspan="99999" colspan="99999">${i}</td><td colspan="99999">x</td></tr>`)}</table>`,
  ],
  ['a hundred thousand siblings', () => repeat(100_000, (i) => `<b>${i}</b>`)],
  [
    'sixty thousand dates out of order',
    () =>
      `<table>${repeat(20_000, (i) => `<tr>${repeat(3, (k) => `<td>2026-0${1 + ((i + k) % 9)}-${10 + ((i * 7 + k) % 18)}</td>`)}</tr>`)}</table>`,
  ],
  ['four thousand controls', () => repeat(4000, (i) => `<label>Name ${i}<input value="${i}"></label>`)],
  [
    'two thousand controls that one long text names',
    () =>
      `<div id="a">${repeat(5000, (i) => `<b>w${i}</b>`)}</div>${repeat(2000, () => '<input aria-labelledby="a" value="1">')}`,
  ],
  ['a select of fifty thousand options', () => `<select>${repeat(50_000, (i) => `<option>${i}</option>`)}</select>`],
  [
    'twenty thousand marks of what is chosen',
    () => repeat(20_000, (i) => `<a class="active" aria-current="true" href="#${i}">Tab ${i}</a>`),
  ],
  [
    'a grid that says wild things',
    () =>
      `<div role="grid" aria-rowcount="999999999" aria-colcount="999999999">${repeat(2000, (i) => `<div role="row" aria-rowindex="${i * 99_991}"><div role="gridcell" aria-colindex="${(i * 7919) % 999_999_999}" aria-colspan="999999">x ${i}</div></div>`)}</div>`,
  ],
  [
    'references in circles',
    () =>
      repeat(
        2000,
        (i) =>
          `<div id="r${i}" role="grid" aria-owns="r${(i + 1) % 2000}" aria-labelledby="r${(i + 7) % 2000} r${(i + 11) % 2000}"><input aria-labelledby="r${(i + 1) % 2000}"></div>`,
      ),
  ],
  ['lists in lists', () => nest(2000, 'ul', '<li>a</li><li>b</li>')],
  [
    'a year of days with a hundred events each',
    () =>
      `<table>${repeat(53, (w) => `<tr>${repeat(7, (d) => `<td data-date="2026-${String(1 + Math.floor(w / 4.5)).padStart(2, '0')}-${String(1 + ((w * 7 + d) % 28)).padStart(2, '0')}">${repeat(100, (i) => `<a>9:${String(i % 60).padStart(2, '0')} Standup ${i}</a>`)}</td>`)}</tr>`)}</table>`,
  ],
  [
    'a thousand shadow roots in each other',
    () => '<div id="a"></div><p>still here</p>',
    (page) => {
      let at: Element | null = page.querySelector('#a');
      for (let i = 0; i < 1000 && at !== null; i++) {
        const root: ShadowRoot = at.attachShadow({ mode: 'open' });
        root.innerHTML = '<slot></slot><div></div>';
        at = root.querySelector('div');
      }
    },
  ],
  [
    'slots that pass on what they are given',
    () => '<div id="a"><b>passed on</b></div>',
    (page) => {
      let at: Element | null = page.querySelector('#a');
      for (let i = 0; i < 200 && at !== null; i++) {
        const root: ShadowRoot = at.attachShadow({ mode: 'open' });
        root.innerHTML = '<div><slot></slot><slot></slot></div>';
        at = root.querySelector('div');
      }
    },
  ],
];

it.each(PAGES)(
  'reads %s in time, and what it says can be passed on',
  (_what, body, arrange) => {
    const { content, tookMs } = looked(body(), arrange);
    expect(tookMs.read).toBeLessThan(LIMIT_MS);
    expect(tookMs.pulse).toBeLessThan(LIMIT_MS);
    expect(tookMs.view).toBeLessThan(LIMIT_MS);
    expect(JSON.stringify(content).length).toBeLessThan(MAX_CHARS);
    expect(content.troubles.filter(({ code }) => code === 'reader-failed')).toEqual([]);
  },
  TEST_MS,
);

it('does not call a table whole whose rows were left out, nor a calendar free', () => {
  const { content } = looked(table(60, 50), undefined, 0);
  expect(content.troubles.map(({ code }) => code)).toContain('truncated');
  expect(content.tables.every(({ complete }) => !complete)).toBe(true);
  expect(content.calendar).toBeNull();
});
