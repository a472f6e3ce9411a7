import { afterEach, describe, expect, it } from 'vitest';
import { chosenView } from '../../../src/reading/chosen-view.ts';
import { compareViews, viewMarks } from '../../../src/reading/view.ts';

const ALL = { any: true, controls: true, periods: true };

function show(html: string): Document {
  document.body.innerHTML = html;
  return document;
}

const viewOf = (html: string) => chosenView(show(html), true);
const difference = (a: string, b: string) => compareViews(viewOf(a), viewOf(b), ALL);

afterEach(() => {
  document.body.innerHTML = '';
});

/** The same thing with the first and with the second choice made. */
const OTHER_VIEWS: [string, (first: boolean) => string][] = [
  [
    'a select',
    (first) =>
      `<label>Region <select><option>EU</option><option ${first ? '' : 'selected'}>US</option></select></label>`,
  ],
  [
    'a tab strip',
    (first) =>
      `<div role="tablist"><button role="tab" aria-selected="${first}">Open</button><button role="tab" aria-selected="${!first}">Archive</button></div>`,
  ],
  [
    'radio buttons hidden behind their labels',
    (first) =>
      `<input type="radio" name="p" id="a" style="display:none" ${first ? 'checked' : ''}><label for="a">Plan</label>` +
      `<input type="radio" name="p" id="b" style="display:none" ${first ? '' : 'checked'}><label for="b">Actual</label>`,
  ],
  [
    'the page of a pager',
    (first) =>
      `<nav><ul><li><a href="#1" ${first ? 'aria-current="page"' : ''}>1</a></li><li><a href="#2" ${first ? '' : 'aria-current="page"'}>2</a></li></ul></nav>`,
  ],
  [
    'a month between two arrows',
    (first) => `<div><button>‹</button><b>${first ? 'November' : 'December'} 2026</b><button>›</button></div>`,
  ],
  [
    'a page between two words',
    (first) => `<p><a href="#p">Previous</a> <span>Page ${first ? 1 : 2} of 5</span> <a href="#n">Next</a></p>`,
  ],
  ['a box that is no select', (first) => `<div role="combobox" aria-label="Team">${first ? 'Ops' : 'Sales'}</div>`],
  ['a date', (first) => `<label>Day <input type="date" value="2026-11-${first ? 29 : 30}"></label>`],
];

describe('what is chosen on a page', () => {
  it.each(OTHER_VIEWS)('is another view by %s', (_what, page) => {
    expect(difference(page(true), page(false))).toBe('firm');
    expect(difference(page(true), page(true))).toBe('none');
  });

  it('marks a place with what was changed by hand, and with nothing that the page says', () => {
    const select = '<label>Region <select><option>EU</option><option>US</option></select></label>';
    const page = show(
      `${select}<div role="tablist"><b role="tab" aria-selected="true">All</b><b role="tab">Mine</b></div>`,
    );
    expect(viewMarks(chosenView(page, true))).toEqual([]);
    (page.querySelector('select') as HTMLSelectElement).value = 'US';
    const marks = viewMarks(chosenView(page, true));
    expect(marks).toHaveLength(1);
    expect(marks.join()).not.toMatch(/US|Region/);
  });

  it.each([
    [
      'a class alone',
      '<ul><li class="nav is-active">Now</li><li>Then</li></ul>',
      '<ul><li>Now</li><li class="is-active">Then</li></ul>',
    ],
    [
      'a button that is pressed',
      '<button aria-pressed="false">Mine</button>',
      '<button aria-pressed="true">Mine</button>',
    ],
    [
      'a box that is ticked',
      '<label><input type="checkbox"> Closed too</label>',
      '<label><input type="checkbox" checked> Closed too</label>',
    ],
    [
      'words typed to search',
      '<input type="search" aria-label="Find" value="a">',
      '<input type="search" aria-label="Find" value="b">',
    ],
  ])('may be another view by %s', (_what, a, b) => {
    expect(difference(a, b)).toBe('loose');
  });

  it.each([
    [
      'a number that stands on a tab',
      '<div role="tablist"><b role="tab" aria-selected="true">Open (17)</b><b role="tab">Shut (3)</b></div>',
      '<div role="tablist"><b role="tab" aria-selected="true">Open (16)</b><b role="tab">Shut (4)</b></div>',
    ],
    [
      'the number of pages',
      '<p><span>Page 1 of 5</span> <a href="#n">Next</a></p>',
      '<p><span>Page 1 of 6</span> <a href="#n">Next</a></p>',
    ],
    [
      'a select in a row of a table',
      '<table><tr><th>Status</th></tr><tr><td><select><option>open</option></select></td></tr></table>',
      '<table><tr><th>Status</th></tr><tr><td><select><option>shut</option></select></td></tr></table>',
    ],
    [
      'a cell that is marked for the keyboard',
      '<div role="grid"><div role="row"><div role="gridcell" aria-selected="true">1</div><div role="gridcell">2</div></div></div>',
      '<div role="grid"><div role="row"><div role="gridcell">1</div><div role="gridcell" aria-selected="true">2</div></div></div>',
    ],
    [
      'a select that is not shown',
      '<select hidden><option>a</option></select>',
      '<select hidden><option>b</option></select>',
    ],
    [
      'a strip of links, which has addresses',
      '<ul><li><a href="/1" aria-current="page">1</a></li><li><a href="/2">2</a></li></ul>',
      '<ul><li><a href="/1">1</a></li><li><a href="/2" aria-current="page">2</a></li></ul>',
    ],
    [
      'where a record stands among its neighbours',
      '<p><a href="/12">Previous</a> <span>7 of 18</span> <a href="/14">Next</a></p>',
      '<p><a href="/12">Previous</a> <span>6 of 18</span> <a href="/14">Next</a></p>',
    ],
    [
      'tabs that only one of them has',
      '<p>12</p>',
      '<div role="tablist"><b role="tab" aria-selected="true">Notes</b><b role="tab">History</b></div>',
    ],
    ['a password', '<input type="password" value="a">', '<input type="password" value="b">'],
    ['text in the page', '<p>Status: open</p>', '<p>Status: shut</p>'],
  ])('is not changed by %s', (_what, a, b) => {
    expect(difference(a, b)).toBe('none');
  });

  it('is found in open shadow roots too', () => {
    const host = show('<x-filter></x-filter>').querySelector('x-filter') as HTMLElement;
    host.attachShadow({ mode: 'open' }).innerHTML = '<label>Team <select><option>Ops</option></select></label>';
    expect(chosenView(document, true)).toMatchObject([{ what: 'Ops', firm: true }]);
  });

  it('never holds the words that were typed', () => {
    expect(JSON.stringify(viewOf('<input aria-label="Find" value="4111 1111">'))).not.toContain('4111');
  });

  it('takes what a parsed document does not lay out as it stands', () => {
    const parsed = new DOMParser().parseFromString('<select name="r"><option>EU</option></select>', 'text/html');
    expect(chosenView(parsed, false)).toMatchObject([{ of: 'select r', what: 'EU' }]);
  });
});
