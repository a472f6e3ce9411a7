import { afterEach, describe, expect, it } from 'vitest';
import { neighbour, valueAt } from '../../../src/content/picking/find-value.ts';
import { type Picking, pick } from '../../../src/content/picking/pick.ts';
import { pickableValues } from '../../../src/content/picking/pickable.ts';
import { accessibleNames as names } from '../../../src/reading/naming/accessible-name.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { calendarReader as calendars } from '../../../src/reading/readers/events.ts';
import { gridLayout as layout } from '../../../src/reading/readers/grid-layout.ts';
import { repetition } from '../../../src/reading/readers/repetition.ts';

const read = () =>
  readDocument(document, { rendered: true, url: 'https://example.org/', names, layout, calendars, repetition });
const TABLE = `<table id="t"><tr><th>Team</th><th>Q2</th><th>Q3</th></tr>
  <tr><td>Blue</td><td>1,200</td><td id="blue3">3,400</td></tr>
  <tr><td>Red</td><td id="red2">7</td><td>8 <b id="bold">(new)</b></td></tr></table>`;

function show(html: string): void {
  document.title = 'Test page';
  document.body.innerHTML = html;
}
const byId = (id: string): Element => {
  const found = document.querySelector(`#${id}`);
  if (!found) throw new Error(`no #${id}`);
  return found;
};
const middle = (element: Element): [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
const labels = () => [...pickableValues(read()).values()].map(({ label, text }) => `${label}: ${text}`);

let picking: Picking | null = null;
function start(over: Partial<Parameters<typeof pick>[1]> = {}): Picking {
  picking = pick(document, { read, hint: ['Pick'], hosts: [], limitMs: 5000, isGesture: () => true, ...over });
  return picking;
}
const key = (name: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
const release = (name: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true, cancelable: true }));
const clickOn = (element: Element) => {
  const [clientX, clientY] = middle(element);
  document.body.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true, cancelable: true }));
};

afterEach(() => {
  picking?.stop();
  for (const name of ['Enter', 'Escape']) release(name);
  document.body.innerHTML = '';
});

describe('what can be picked', () => {
  it('are cells by the names of row and column, but no headers', () => {
    show(TABLE);
    expect(labels()).toEqual(['Blue, Q2: 1,200', 'Blue, Q3: 3,400', 'Red, Q2: 7', 'Red, Q3: 8 (new)']);
  });

  it('are fields, under their label', () => {
    show('<dl><dt>Status</dt><dd>Open</dd><dt>Owner</dt><dd>Ann</dd></dl>');
    expect(labels()).toEqual(['Status: Open', 'Owner: Ann']);
  });

  it('is nothing that a person cannot see', () => {
    show(`<dl><dt>Status</dt><dd>Open</dd></dl><dl style="display: none"><dt>Secret</dt><dd>42</dd></dl>`);
    expect(labels()).toEqual(['Status: Open']);
  });

  it('has the title of the page for a name where nothing else names it', () => {
    show('<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr><tr><td>5</td><td>6</td></tr></table>');
    for (const label of labels()) expect(label).not.toMatch(/^: /);
  });
});

describe('the value under a point', () => {
  const at = (element: Element, cover: Element = document.createElement('div')) =>
    valueAt(document, middle(element), pickableValues(read()), cover)?.label ?? null;

  it('is the cell that holds what is drawn there', () => {
    show(TABLE);
    expect(at(byId('bold'))).toBe('Red, Q3');
    expect(at(byId('blue3'))).toBe('Blue, Q3');
  });

  it('is none where there is no value', () => {
    show(`<p id="p">Words</p>${TABLE}`);
    expect(at(byId('p'))).toBeNull();
    expect(at(document.querySelector('th') as Element)).toBeNull();
  });

  it('is found through a layer that hides nothing, but not behind one that does', () => {
    show(`${TABLE}<div id="layer" style="position: fixed; inset: 0"></div>`);
    expect(at(byId('blue3'))).toBe('Blue, Q3');
    byId('layer').setAttribute('style', 'position: fixed; inset: 0; background: rgb(0 0 0 / 40%)');
    expect(at(byId('blue3'))).toBe('Blue, Q3');
    byId('layer').setAttribute('style', 'position: fixed; inset: 0; background: white');
    expect(at(byId('blue3'))).toBeNull();
    expect(at(byId('blue3'), byId('layer'))).toBe('Blue, Q3');
  });

  it('is found within an open shadow tree', () => {
    show('<div id="host"></div>');
    const root = byId('host').attachShadow({ mode: 'open' });
    root.innerHTML = TABLE;
    expect(at(root.querySelector('#red2') as Element)).toBe('Red, Q2');
  });
});

it('arrows go to the nearest value in their direction, and stay where there is none', () => {
  show(TABLE);
  const values = [...pickableValues(read()).values()];
  const from = byId('red2').getBoundingClientRect();
  expect(neighbour(from, 'up', values)?.label).toBe('Blue, Q2');
  expect(neighbour(from, 'right', values)?.label).toBe('Red, Q3');
  expect(neighbour(from, 'left', values)).toBeNull();
  expect(neighbour(from, 'down', values)).toBeNull();
});

describe('picking', () => {
  it('gives what is clicked, as the page says at that moment, and leaves the page as it was', async () => {
    show(TABLE);
    const heard: string[] = [];
    byId('red2').addEventListener('click', () => heard.push('page'));
    const { picked } = start();
    byId('red2').textContent = '9';
    const before = document.body.outerHTML;
    clickOn(byId('red2'));
    expect(await picked).toMatchObject({ text: '9', label: 'Red, Q2', pick: { kind: 'cell', row: 1, column: 1 } });
    expect(document.body.outerHTML).toBe(before);
    expect(document.querySelector('[popover]')).toBeNull();
    expect(heard).toEqual([]);
  });

  it('goes by keys: Tab through all, arrows by place, Enter takes', async () => {
    show(TABLE);
    const { picked } = start();
    for (const name of ['Tab', 'Tab', 'ArrowDown', 'ArrowLeft', 'Enter']) key(name);
    expect(await picked).toMatchObject({ label: 'Red, Q2' });
  });

  it('goes round at the ends', async () => {
    show(TABLE);
    const { picked } = start();
    key('Tab');
    key('Tab', { shiftKey: true });
    key('Enter');
    expect(await picked).toMatchObject({ label: 'Red, Q3' });
  });

  it('takes nothing by Enter while nothing is marked, and leaves by Escape', async () => {
    show(TABLE);
    const { picked } = start();
    key('Enter');
    expect(document.querySelector('[popover]')).not.toBeNull();
    key('Escape');
    expect(await picked).toBeNull();
    expect(document.querySelector('[popover]')).toBeNull();
  });

  it('keeps keys from the page until they are released, then lets go', async () => {
    show(TABLE);
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    document.addEventListener('keydown', hear);
    document.addEventListener('keyup', hear);
    const { picked } = start();
    key('Enter');
    release('Enter');
    key('Escape');
    await picked;
    release('Escape');
    expect(heard).toEqual([]);
    release('Escape');
    key('x');
    expect(heard).toEqual(['keyup', 'keydown']);
    document.removeEventListener('keydown', hear);
    document.removeEventListener('keyup', hear);
  });

  it('hears nothing that a script of the page makes up', async () => {
    show(TABLE);
    const { picked } = pick(document, { read, hint: [], hosts: [], limitMs: 300 });
    key('Tab');
    key('Enter');
    clickOn(byId('red2'));
    expect(await picked).toBeNull(); // time ran out
  });

  it('works within a modal dialog, outside of which all is inert', async () => {
    show(`<dialog>${TABLE}</dialog>`);
    document.querySelector('dialog')?.showModal();
    const { picked } = start();
    expect(document.querySelector('dialog > [popover]')).not.toBeNull();
    clickOn(byId('blue3'));
    expect(await picked).toMatchObject({ label: 'Blue, Q3' });
    expect(document.querySelector('dialog')?.open).toBe(true);
  });

  it('is not misled by names that a page gives to its parts', async () => {
    const traps = [
      'parentNode',
      'parentElement',
      'assignedSlot',
      'getBoundingClientRect',
      'getClientRects',
      'shadowRoot',
    ];
    const bent = [
      'elementsFromPoint',
      'createElement',
      'querySelectorAll',
      'documentElement',
      'activeElement',
      'hasFocus',
    ];
    show(`${bent.map((name) => `<img name="${name}">`).join('')}
      <form>${['scrollIntoView', ...traps].map((name) => `<input type="hidden" name="${name}">`).join('')}${TABLE}</form>`);
    const { picked } = start();
    key('Tab');
    key('ArrowDown');
    clickOn(document.querySelector('th') as Element); // no value, all the way up through the form
    clickOn(byId('red2'));
    expect(await picked).toMatchObject({ label: 'Red, Q2' });
  });

  it('finds values that come later', async () => {
    show('<div id="app"></div>');
    const { picked } = start();
    byId('app').innerHTML = TABLE;
    await new Promise((done) => setTimeout(done, 700));
    clickOn(byId('blue3'));
    expect(await picked).toMatchObject({ label: 'Blue, Q3' });
  });
});
