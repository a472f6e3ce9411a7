import { expect, it } from 'vitest';
import { linkText } from '../../../src/content/link-text.ts';
import { probe } from '../../../src/content/probe.ts';
import { captureSelection } from '../../../src/content/selection.ts';
import { show } from '../../../src/content/show.ts';
import { chosenView } from '../../../src/reading/chosen-view.ts';
import { accessibleNames as names } from '../../../src/reading/naming/accessible-name.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { calendarReader as calendars } from '../../../src/reading/readers/events.ts';
import { gridLayout as layout } from '../../../src/reading/readers/grid-layout.ts';
import { repetition } from '../../../src/reading/readers/repetition.ts';
import { inFrame } from '../in-frame.ts';

/** Names that a form gives to its controls, and a document to its forms and pictures, instead of its own properties. */
const ELEMENT_NAMES =
  `attributes addEventListener ariaLabel assignedSlot checkVisibility childElementCount childNodes children
  classList className closest contains elements firstChild firstElementChild getAttribute getBoundingClientRect getClientRects
  getRootNode hasAttribute hasAttributes id innerText isConnected lastChild localName matches nextElementSibling nextSibling
  nodeName nodeType ownerDocument parentElement parentNode previousElementSibling previousSibling querySelector querySelectorAll
  remove scrollHeight shadowRoot style tagName textContent title`.split(/\s+/);
const DOCUMENT_NAMES = `body documentElement head title readyState scripts forms URL querySelector querySelectorAll
  getElementById getElementsByTagName createElement createTreeWalker getSelection defaultView activeElement contentType
  cookie implementation location styleSheets lang dir`.split(/\s+/);

/** A page on which every property that is asked for by name may be a control instead. */
const PAGE = `<!doctype html><html lang="en"><head><title>Orders</title></head><body>
  <form class="active" aria-label="Filters" aria-pressed="true">
    ${ELEMENT_NAMES.map((name) => `<input name="${name}" type="hidden">`).join('')}
    <label>Region <select aria-label="Region"><option>North</option><option selected>South</option></select></label>
    <table><tr><th>Order</th><th>Owner</th></tr><tr><td>A-1</td><td>Ola</td></tr><tr><td>A-2</td><td>Pia</td></tr></table>
    <p>Open tickets: 17</p>
    <a href="https://example.org/plan">The plan</a>
  </form>
  ${DOCUMENT_NAMES.map((name) => `<form name="${name}"></form><img name="${name}" alt="">`).join('')}
  </body></html>`;

const read = (document: Document) =>
  readDocument(document, {
    rendered: true,
    url: 'https://example.org/',
    today: '2026-11-30',
    names,
    layout,
    calendars,
    repetition,
  });

it('reads past properties that a page has put controls in the place of', () => {
  const { content } = inFrame(PAGE, read);
  expect(content.title).toBe('Orders');
  expect(content.lang).toBe('en');
  expect(content.tables[0]?.rows.map((row) => row.cells.map((cell) => cell?.text))).toEqual([
    ['A-1', 'Ola'],
    ['A-2', 'Pia'],
  ]);
  expect(content.fields.map(({ label, value }) => [label, value])).toContainEqual(['Region', 'South']);
  expect(content.fields.map(({ label, value }) => [label, value])).toContainEqual(['Open tickets', '17']);
  expect(content.troubles).toEqual([]);
});

it('takes the pulse of such a page', () => {
  const pulse = inFrame(PAGE, probe);
  expect(pulse).toMatchObject({ busy: false, inert: true });
  expect(inFrame(PAGE.replace('</table>', '</table><div aria-busy="true">Orders</div>'), probe).busy).toBe(true);
  expect(inFrame(PAGE.replace('17', '18 and more'), probe).fingerprint).not.toBe(pulse.fingerprint);
});

it('tells what is chosen on it', () => {
  expect(inFrame(PAGE, (document) => chosenView(document, true)).map(({ what }) => what)).toContain('South');
});

it('finds its links', () => {
  expect(inFrame(PAGE, (document) => linkText(document, 'https://example.org/plan'))).toBe('The plan');
});

it('captures what is selected and shows where it stands', () => {
  inFrame(PAGE, (inner) => {
    const cell = Document.prototype.querySelectorAll.call(inner, 'td')[2];
    if (cell === undefined) throw new Error('expected a cell');
    const range = Document.prototype.createRange.call(inner);
    range.selectNodeContents(cell);
    const selection = Document.prototype.getSelection.call(inner);
    selection?.removeAllRanges();
    selection?.addRange(range);
    const captured = captureSelection(inner, () => read(inner));
    expect(captured).toMatchObject({ text: 'A-2', value: { text: 'A-2', pick: { kind: 'cell', row: 1, column: 0 } } });
    const here = read(inner);
    const src = here.content.tables[0]?.rows[1]?.cells[0]?.src ?? -1;
    expect(show(here, src, 'A-2')).toBe(true);
  });
});
