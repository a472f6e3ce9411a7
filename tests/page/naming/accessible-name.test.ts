import { expect, it } from 'vitest';
import { accessibleNames } from '../../../src/reading/naming/accessible-name.ts';
import { inFrame } from '../in-frame.ts';

/** Name and description of the element `#it`. */
function named(html: string, labelOnly = false, arrange?: (document: Document) => void): [string, string] {
  return inFrame(`<!doctype html><body>${html}</body>`, (inner) => {
    arrange?.(inner);
    const names = accessibleNames(inner, { rendered: true, labelOnly });
    const element = inner.querySelector('#it');
    if (element === null) throw new Error('expected an element #it');
    return [names.name(element), names.description(element)];
  });
}

const nameOf = (html: string) => named(html)[0];

it('takes what is referred to before a label of its own, and that before native labels', () => {
  const rest = '<label for="it">Native</label><input id="it" aria-label="Own"';
  expect(nameOf(`<p id="a">First</p><p id="b">second</p>${rest} aria-labelledby="a b">`)).toBe('First second');
  expect(nameOf(`${rest} aria-labelledby="gone">`)).toBe('Own');
  expect(nameOf('<label for="it">Native</label><input id="it" title="Tip" placeholder="Say">')).toBe('Native');
  expect(nameOf('<input id="it" title="Tip" placeholder="Say">')).toBe('Tip');
  expect(nameOf('<input id="it" placeholder="Say">')).toBe('Say');
});

it('names by hidden text only when that is referred to', () => {
  expect(nameOf('<button id="it" aria-labelledby="a">x</button><b id="a" hidden>Due <i>date</i></b>')).toBe('Due date');
  expect(
    nameOf('<button id="it">Due <i style="display: none">never</i> <i aria-hidden="true">no</i>date</button>'),
  ).toBe('Due date');
  expect(
    nameOf(
      '<h2 id="it">seen <i style="visibility: hidden">unseen <b style="visibility: visible">seen again</b></i></h2>',
    ),
  ).toBe('seen seen again');
});

it('says the value of a control inside the label of another, but not as what labels it for good', () => {
  const html = (control: string) => `<label><input id="it" type="checkbox"> Flash ${control} times</label>`;
  for (const control of [
    '<input value="3" size="2">',
    '<select><option>2</option><option selected>3</option></select>',
    '<span role="spinbutton" aria-valuenow="3"></span>',
    '<span role="listbox"><span role="option">2</span><span role="option" aria-selected="true">3</span></span>',
  ]) {
    expect(nameOf(html(control)), control).toBe('Flash 3 times');
    expect(named(html(control), true)[0], control).toBe('Flash times');
  }
});

it('leaves the value of the control itself out of its name', () => {
  expect(nameOf('<label>Show <select id="it"><option>25</option></select> rows</label>')).toBe('Show rows');
});

it('never names anything by a secret', () => {
  expect(nameOf('<label><input id="it"> for <input type="password" value="hunter2"> door</label>')).toBe('for door');
});

it('reads shadow trees as they are shown and what CSS draws with its own words', () => {
  const [name] = named('<h2 id="it"><x-tag>Kilian</x-tag> is <i class="mark"></i></h2>', false, (inner) => {
    const root = inner.querySelector('x-tag')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = 'owner <slot aria-label="not this">nobody</slot>';
    const style = inner.createElement('style');
    style.textContent = '.mark::after { content: "\\2605" / "starred" }';
    inner.body.append(style);
  });
  expect(name).toBe('owner Kilian is starred');
});

it.each([
  ['<fieldset id="it"><legend>Ship to</legend><p>x</p></fieldset>', 'Ship to'],
  ['<table id="it"><caption>Q3</caption><tr><td>1</td></tr></table>', 'Q3'],
  ['<svg id="it"><title>Trend</title></svg>', 'Trend'],
  ['<input id="it" type="image" alt="Find">', 'Find'],
  ['<a id="it" href="#"><img alt="Home" src="data:,"></a>', 'Home'],
  ['<button id="it">Top<br>left</button>', 'Top left'],
  ['<svg><g id="it" role="img"><title>Up</title><path/></g></svg>', 'Up'],
  ['<svg><a id="it" href="#" xlink:title="Next"><path/></a></svg>', 'Next'],
  ['<svg id="it" role="img"><g><title>of a part</title></g></svg>', ''],
  ['<button id="it">over<template>no</template><script>0</script>all</button>', 'overall'],
  ['<h3 id="it">one<b style="display: inline-block">two</b>three</h3>', 'one two three'],
  ['<figure id="it"><img alt="a" src="data:,"><figcaption>Fig 1</figcaption></figure>', 'Fig 1'],
  ['<map name="m"><area id="it" alt="North" href="#"></map>', 'North'],
  ['<select><optgroup id="it" label="Fruit"><option>a</option></optgroup></select>', 'Fruit'],
  ['<a id="it" href="#" title="Tip"><img src="data:," alt=""></a>', 'Tip'],
  ['<label for="it">From</label><label for="it" aria-label="until">x</label><input id="it">', 'From until'],
  ['<div id="it">only text</div>', ''],
])('names %s by what HTML says', (html, name) => {
  expect(nameOf(html)).toBe(name);
});

it('describes by what is referred to, else by a title that is no name', () => {
  expect(named('<input id="it" aria-label="Sum" aria-describedby="a"><p id="a">in <b>euro</b></p>')[1]).toBe('in euro');
  expect(named('<input id="it" aria-label="Sum" title="in euro">')).toEqual(['Sum', 'in euro']);
  expect(named('<input id="it" title="Sum">')).toEqual(['Sum', '']);
});

it('ends references in a circle and is not misled by controls that are called like what it asks for', () => {
  expect(
    nameOf(
      '<p id="a" aria-owns="b">one <i id="b" aria-owns="a">two</i></p><b id="it" role="img" aria-labelledby="a"></b>',
    ),
  ).toMatch(/one/);
  expect(
    nameOf(
      '<form id="it" aria-label="Terms"><input name="getAttribute"><input name="childNodes"><input name="parentNode"></form>',
    ),
  ).toBe('Terms');
});

it('goes by markup in a document that was never drawn', () => {
  const parsed = new DOMParser().parseFromString(
    '<label for="a">Net <b hidden>no</b> <i style="display:none">no</i>sum</label><input id="a">',
    'text/html',
  );
  const input = parsed.querySelector('input');
  if (input === null) throw new Error('expected an input');
  expect(accessibleNames(parsed, { rendered: false, labelOnly: true }).name(input)).toBe('Net sum');
});
