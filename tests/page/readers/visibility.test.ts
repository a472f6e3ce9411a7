import { describe, expect, it } from 'vitest';
import { dataOf, readParsed, readShown } from './read-html.ts';

function visOf(html: string): string | undefined {
  return readShown(html).blocks.find((b) => b.text.includes('secret'))?.vis;
}

describe('what is shown', () => {
  it('tells shown, collapsed and concealed text apart', () => {
    expect(visOf('<p>secret</p>')).toBe('shown');
    expect(visOf('<details><summary>More</summary><p>secret</p></details>')).toBe('collapsed');
    expect(visOf('<details open><summary>More</summary><p>secret</p></details>')).toBe('shown');
    expect(visOf('<div role="tabpanel" style="display:none"><p>secret</p></div>')).toBe('collapsed');
    expect(visOf('<div hidden="until-found"><p>secret</p></div>')).toBe('collapsed');
    expect(visOf('<div style="content-visibility:auto;margin-top:5000px"><p>secret</p></div>')).toBe('shown');
    for (const style of [
      'opacity:0',
      'position:absolute;left:-9999px',
      'font-size:0',
      'visibility:hidden',
      'position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden',
    ]) {
      expect(visOf(`<div style="${style}">secret</div>`), style).toBeUndefined();
    }
  });

  it('reads a badge beside a name as a word of its own, and no marks within words', () => {
    const cells = [
      '<a href="#">Ada Berg</a><span style="padding:0 6px;background:#eee">Admin</span>',
      '<mark style="padding:0 4px">high</mark>light',
      '<code style="padding:0 4px">id</code>s',
      '<span>10</span><span style="padding-left:1px">km</span>',
    ];
    const [table] = readShown(
      `<table><tr><th>Text</th></tr>${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</table>`,
    ).tables;
    expect(dataOf(table)).toEqual([['Ada Berg Admin'], ['highlight'], ['ids'], ['10km']]);
  });

  it('leaves hidden parts out of a cell', () => {
    const [table] = readShown(
      '<table><tr><th>Day</th><th>N</th></tr><tr><td><span style="display:none">20261201</span>Dec 1</td><td>5<span style="opacity:0">000</span></td></tr></table>',
    ).tables;
    expect(dataOf(table)).toEqual([['Dec 1', '5']]);
  });

  it.each([
    ['a column by its place', 'td:nth-child(2) { display: none }', ['shown', 'collapsed', 'shown']],
    ['letters without size by their place', 'td:nth-child(2) { font-size: 0 }', ['shown', 'concealed', 'shown']],
    ['a cell by its class', 'td.off { opacity: 0 }', ['shown', 'concealed', 'shown']],
    ['a cell by an attribute', 'td[data-kept=no] { color: transparent }', ['shown', 'concealed', 'shown']],
    ['the last of a row', 'td:last-child { clip-path: inset(50%) }', ['shown', 'shown', 'concealed']],
    [
      'what stands beside a ticked box',
      'tr:has(:checked) .mid { text-decoration: line-through }',
      ['shown', 'concealed', 'shown'],
    ],
    ['a row by its place', 'tr:nth-child(3) .mid { text-indent: -9999px }', ['shown', 'concealed', 'shown']],
  ])('tells cells apart that are marked up alike: %s', (_, css, shown) => {
    const row = (i: number, mid: string, box = '') => `<tr><td>a${i}${box}<td ${mid}>b${i}<td>c${i}</tr>`;
    const rows = [1, 2, 3, 4].map((i) =>
      i === 2
        ? row(i, 'class="mid off" data-kept="no"', '<input type="checkbox" checked>')
        : row(i, 'class="mid" data-kept="yes"'),
    );
    const [table] = readShown(`<style>${css}</style><table><tr><th>A<th>B<th>C</tr>${rows.join('')}</table>`).tables;
    expect(table?.rows[1]?.cells.map((cell) => cell?.vis)).toEqual(shown);
  });

  it('uses text for screen readers as a label', () => {
    const [table] = readShown(
      '<table><tr><th>Day</th><th><span style="position:absolute;width:1px;height:1px;overflow:hidden">Hours</span></th></tr><tr><td>Mon</td><td>5</td></tr></table>',
    ).tables;
    expect(table?.columns).toEqual([['Day'], ['Hours']]);
  });

  it('keeps what is scrolled out of view', () => {
    const content = readShown(
      '<div style="height:50px;overflow:auto"><p>secret</p><p style="margin-top:900px">end</p></div>',
      (page) => {
        page.querySelector('div')?.scrollTo(0, 800);
      },
    );
    expect(content.blocks.map((b) => [b.text, b.vis])).toEqual([
      ['secret', 'shown'],
      ['end', 'shown'],
    ]);
  });

  it('cannot tell without layout, but heeds the markup', () => {
    const content = readParsed(
      '<p>a1</p><p hidden>b2</p><p style="opacity: 0">c3</p><template><p>d4</p></template><noscript><p>e5</p></noscript>',
    );
    expect(content.blocks.map((b) => [b.text, b.vis])).toEqual([
      ['a1', 'unknown'],
      ['b2', 'collapsed'],
    ]);
  });

  it('reads open shadow roots and what is put into their slots', () => {
    const content = readShown('<div id="host"><p slot="x">slotted words</p><p>left out</p></div>', (page) => {
      const root = page.querySelector('#host')?.attachShadow({ mode: 'open' });
      if (root !== undefined) root.innerHTML = '<h2>Inside</h2><slot name="x"></slot>';
    });
    expect(content.blocks.map((b) => [b.text, b.section])).toEqual([
      ['Inside', []],
      ['slotted words', ['Inside']],
    ]);
  });
});

describe('text under its headings', () => {
  it('keeps every section', () => {
    const names = ['Gameplay', 'Development', 'Release', 'Reception', 'Legacy'];
    const content = readShown(
      `<article><h1>Game</h1>${names.map((n) => `<h2>${n}</h2><p>About ${n}.</p>`).join('')}</article><aside><p>Aside fact</p></aside>`,
    );
    expect(content.headings).toEqual(['Game', ...names]);
    for (const name of names)
      expect(content.blocks.find((b) => b.text === `About ${name}.`)?.section).toEqual(['Game', name]);
    expect(content.blocks.at(-1)?.text).toBe('Aside fact');
  });

  it('ends a card heading with its card', () => {
    const content = readShown(
      '<div><div><h3>Card</h3><p>In the card, with some words.</p></div><p>Outside of it.</p></div>',
    );
    expect(content.blocks.map((b) => b.section)).toEqual([[], ['Card'], []]);
  });
});

describe('hostile and unreadable pages', () => {
  it('reads ten thousand nested boxes and nested shadow roots', () => {
    const content = readShown('<div id="a"></div><p>still here</p>', (page) => {
      let at: Element | null = page.querySelector('#a');
      for (let i = 0; i < 300 && at !== null; i++) {
        const root: ShadowRoot = at.attachShadow({ mode: 'open' });
        at = root.appendChild(page.createElement('div'));
      }
    });
    expect(content.blocks.map((b) => b.text)).toEqual(['still here']);
    const deep = document.implementation.createHTMLDocument('x');
    let at: Element = deep.body;
    for (let i = 0; i < 10_000; i++) at = at.appendChild(deep.createElement('div'));
    expect(() => readParsed(deep.body.innerHTML)).not.toThrow();
  });

  it('is not misled by named controls and own getters', () => {
    const content = readShown(
      '<form><input name="firstChild" value="x"><input name="getAttribute"><input name="nextSibling"><p>Total: 12</p></form>',
      (page) => {
        const p = page.querySelector('p');
        if (p !== null) {
          for (const name of ['textContent', 'firstChild', 'attributes', 'children']) {
            Object.defineProperty(p, name, {
              get: () => {
                throw new Error('no');
              },
            });
          }
        }
      },
    );
    expect(content.fields.map((f) => f.value)).toContain('12');
    expect(content.troubles).toEqual([]);
  });

  it('says when a page is a canvas, a sign-in form or not drawn yet', () => {
    const codes = (html: string) => readShown(html).troubles.map((t) => t.code);
    expect(codes('<h1>My sheet is drawn here</h1><canvas style="width:900px;height:600px"></canvas>')).toEqual([
      'canvas',
    ]);
    expect(
      codes(
        '<h1>Welcome back to it</h1><form><label>User <input></label><label>Password <input type="password"></label></form>',
      ),
    ).toEqual(['password-form']);
    expect(codes('<div id="root"></div>')).toEqual(['undrawn']);
    expect(codes('<div>Loading…</div>')).toEqual(['undrawn']);
  });

  it('takes credentials out of the address', () => {
    expect(readShown('<p>some words</p>').url).toBe('https://example.org/a?b=1');
  });

  it('cuts text that is too much to pass on, and says so', () => {
    const content = readParsed(`<p>${'word '.repeat(3000)}</p>`.repeat(500));
    expect(JSON.stringify(content).length).toBeLessThan(4_000_000);
    expect(content.troubles.map((t) => t.code)).toEqual(['truncated']);
  });
});
