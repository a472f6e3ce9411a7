import { expect, it } from 'vitest';
import { markMainText } from '../../../src/reading/main-text/mark-main-text.ts';
import { accessibleNames as names } from '../../../src/reading/naming/accessible-name.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { inFrame } from '../in-frame.ts';

const MENU = ['News', 'Sport', 'Weather', 'Jobs', 'Archive', 'Contact']
  .map((word) => `<li><a href="/${word}">${word}</a></li>`)
  .join('');
const PARAGRAPHS = [
  'The old lock gate at Tarn Bridge will be lifted out on Thursday, two weeks later than the council had planned.',
  'Engineers found in October that the lower hinge had worn through, and that the gate no longer closed against high water.',
  'Boats can pass again from the second week of March, said the harbour master, who has asked crews to book a slot.',
  'The work costs 480,000 pounds, most of which the county pays; the rest comes from the fund for listed structures.',
];
const COOKIES =
  'We and our partners use cookies to store and access data on your device, to measure what is read and to show you offers that suit you.';
const COMMENT =
  'I have been waiting for this since last year, and I still do not believe that they will be done by March.';
const TEASER = 'Ferry to run every half hour from Easter, with a second boat at weekends';

function mainOf(html: string, rendered = true): string[] {
  const read = (document: Document): string[] => {
    const here = readDocument(document, { rendered, url: 'https://example.org/', names });
    const before = document.documentElement.outerHTML;
    markMainText(here);
    expect(document.documentElement.outerHTML).toBe(before);
    return here.content.blocks.filter(({ main }) => main === true).map(({ text }) => text);
  };
  const page = `<!doctype html><html lang="en"><head><title>Lock gate to be lifted | The Tarn Courier</title></head><body>${html}</body></html>`;
  return rendered ? inFrame(page, read) : read(new DOMParser().parseFromString(page, 'text/html'));
}

const paragraphs = (tag = 'p'): string => PARAGRAPHS.map((text) => `<${tag}>${text}</${tag}>`).join('\n');

it.each([true, false])('takes an article out of what stands around it (drawn: %s)', (rendered) => {
  const html = `
    <header><nav><ul>${MENU}</ul></nav></header>
    <div id="cookie-consent"><p>${COOKIES}</p><button>Accept all</button></div>
    <main><article><h1>Lock gate to be lifted</h1><p class="byline">By Ann Lees, 3 March</p>${paragraphs()}
      <h2>What comes next</h2><p>The upper gate is looked at in the summer, when the water is low and few boats are under way.</p>
      <aside class="related"><h3>Read more</h3><ul><li><a href="/a">${TEASER}</a></li></ul></aside></article>
      <section id="comments"><h2>Comments</h2><div class="comment"><p>${COMMENT}</p></div></section></main>
    <footer><p>The Tarn Courier is a member of the press council. All rights reserved, no part may be copied without leave.</p></footer>`;
  const main = mainOf(html, rendered);
  expect(main).toEqual(expect.arrayContaining([...PARAGRAPHS, 'What comes next']));
  for (const other of [COOKIES, COMMENT, TEASER, 'News', 'Comments']) expect(main).not.toContain(other);
  expect(main.join(' ')).not.toContain('press council');
});

it('finds it without any element or name that says so', () => {
  const html = `<div><div>${['Home', 'Shop', 'About'].map((word) => `<a href="#">${word}</a>`).join(' ')}</div>
    <div><div><div>${paragraphs('div')}</div></div><div>${[1, 2, 3, 4]
      .map((i) => `<div><a href="/${i}">${TEASER} ${i}</a></div>`)
      .join('')}</div></div></div>`;
  expect(mainOf(html)).toEqual(PARAGRAPHS);
});

it('reads pages in other languages alike', () => {
  const text = [
    'Die Brücke über den Kanal bleibt bis Ende März gesperrt, teilte die Stadt am Montag mit.',
    'Radfahrer nehmen so lange die Fähre, die alle zwanzig Minuten und am Wochenende jede halbe Stunde fährt.',
    'Der Bau kostet 2,4 Millionen Euro, von denen das Land den größten Teil übernimmt.',
  ];
  const html = `<div class="kopf"><ul>${MENU}</ul></div><div class="inhalt">${text.map((line) => `<p>${line}</p>`).join('')}</div>
    <div class="kommentare"><p>Das glaube ich erst, wenn ich es sehe, denn versprochen wurde es schon vor zwei Jahren.</p></div>`;
  expect(mainOf(html)).toEqual(text);
});

it('marks nothing on a page that has no prose', () => {
  const cards = ['Open tickets 17', 'Revenue £4,200', 'Visitors 812'].map((text) => `<div class="card">${text}</div>`);
  expect(mainOf(`<nav><ul>${MENU}</ul></nav><main>${cards.join('')}</main>`)).toEqual([]);
});

it('looks into shadow trees and stands odd markup', () => {
  const read = inFrame('<!doctype html><html><head><title>x</title></head><body><p>a</p></body></html>', (document) => {
    const host = document.body.appendChild(document.createElement('x-article'));
    host.attachShadow({
      mode: 'open',
    }).innerHTML = `<form><input name="parentNode"></form><section>${paragraphs()}</section>`;
    const here = readDocument(document, { rendered: true, url: 'https://example.org/', names });
    markMainText(here);
    return here.content.blocks.filter(({ main }) => main === true).map(({ text }) => text);
  });
  expect(read).toEqual(expect.arrayContaining(PARAGRAPHS));
});
