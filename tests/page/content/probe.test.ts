import { afterEach, describe, expect, it } from 'vitest';
import { probe } from '../../../src/content/probe.ts';

function show(html: string): Document {
  document.body.innerHTML = html;
  return document;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the pulse of a page', () => {
  it.each([
    ['an element that says so', '<div aria-busy="true">Orders</div>'],
    ['a bar without a value', '<progress></progress>'],
    ['a skeleton', '<div class="row-skeleton" style="height: 20px">&nbsp;</div>'],
    ['a lone "Loading…"', '<main><p>Loading…</p></main>'],
    ['a lone "Loading orders..."', '<div id="app"><p>Loading orders...</p></div>'],
    ['a lone "Please wait"', '<div id="root"><p>Please wait</p></div>'],
  ])('is busy by %s', (_what, html) => {
    expect(probe(show(html)).busy).toBe(true);
  });

  it.each([
    ['a row called "Loading dock"', '<main><table><tr><td>Loading dock</td></tr></table></main>'],
    ['a heading "Loading and unloading"', '<main><h2>Loading and unloading</h2></main>'],
    ['a bar with a value', '<progress value="3" max="4"></progress>'],
    ['a hidden spinner', '<div class="spinner" style="display: none">.</div>'],
    ['a class that only holds the letters', '<div class="downloading-list">Files</div>'],
  ])('is not busy by %s', (_what, html) => {
    expect(probe(show(html)).busy).toBe(false);
  });

  it.each([
    ['text alone', '<p>Prices</p>', true],
    ['data in a script element', '<script type="application/json">{}</script>', true],
    ['a script', '<script type="text/javascript">0</script>', false],
    ['a module', '<script type="module">0</script>', false],
    ['a frame', '<iframe srcdoc="x"></iframe>', false],
  ])('has nothing to wait for only without scripts and frames: %s', (_what, html, inert) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(probe(page).inert).toBe(inert);
  });

  it('is the same for a clock that ticks, and another when a value comes', () => {
    const at = (text: string) => probe(show(`<main>${text}</main>`)).fingerprint;
    expect(at('12:03:44')).toBe(at('12:03:45'));
    expect(at('Open: 0')).not.toBe(at('Open: 17'));
    expect(at('Open')).not.toBe(at('Shut'));
  });
});
