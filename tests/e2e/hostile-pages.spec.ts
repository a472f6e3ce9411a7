import { askInPopup } from '../support/browser/popup.ts';
import { htmlPage, htmlTable } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const SITE = 'http://127.0.0.1/*';
/** An answer stands at 15 seconds; the popup, and a busy machine, take theirs. */
const LIMIT_MS = 30_000;

const PRICES = htmlTable('Prices', [
  ['Item', 'Price'],
  ['Flour', '12.40'],
  ['Salt', '3.05'],
]);

/** What a page does without end, by what it does. */
const RESTLESS: Record<string, string> = {
  'adds elements': `setInterval(() => {
    for (let i = 0; i < 20; i++) { const p = document.createElement('p'); p.textContent = 'news ' + Math.random(); box.append(p); }
    while (box.childElementCount > 400) box.firstChild.remove();
  }, 5)`,
  'draws itself anew': `const html = box.innerHTML = '<p>one</p><p>two</p>'.repeat(50);
    const again = () => { box.replaceChildren(); box.innerHTML = html + '<p>' + Math.random().toString(36) + '</p>'; requestAnimationFrame(again); }; again(); setInterval(again, 10)`,
  'changes its fragment': `let n = 0; setInterval(() => { location.hash = 'a' + n++; }, 5)`,
  'pushes states': `let n = 0; setInterval(() => { history.pushState({}, '', '/restless/' + n++); }, 20)`,
  'answers each change with another': `new MutationObserver(() => { setTimeout(() => { box.setAttribute('data-n', Math.random()); }, 1); }).observe(box, { attributes: true }); box.setAttribute('data-n', 1)`,
};

for (const [what, script] of Object.entries(RESTLESS)) {
  test(`a page that ${what} without end is answered in time, with what it says`, async ({ sharedDesk: desk, site }) => {
    site.serve('/restless', htmlPage('Prices', `${PRICES}<div id="box"></div><script>${script}</script>`));
    const page = await desk.open(`${site.origin}/restless`);
    await desk.grantSilently(SITE);
    const from = Date.now();
    const answer = await askInPopup(desk, page, 'What is the price of Flour?');
    expect(Date.now() - from).toBeLessThan(LIMIT_MS);
    expect(answer.state).toBe('done');
    expect(answer.claims.map(({ value }) => value)).toEqual(['12.40']);
  });
}

test('values in shadow roots are read, closed ones too', async ({ sharedDesk: desk, site }) => {
  const field = (name: string, value: string) => `<dl><dt>${name}</dt><dd>${value}</dd></dl>`;
  const rooted = (tag: string, mode: string, inner: string, light = '') =>
    `<${tag}><template shadowrootmode="${mode}">${inner}</template>${light}</${tag}>`;
  site.serve(
    '/roots',
    htmlPage(
      'Roots',
      [
        '<h1>Roots</h1>',
        rooted('div', 'open', field('Depth of the well', '31 m')),
        rooted('div', 'closed', field('Width of the gate', '17 m'), '\n'),
        rooted('x-box', 'closed', `${field('Height of the tower', '52 m')}<slot></slot>`, '<p>Beside it.</p>'),
        rooted(
          'section',
          'closed',
          `<slot name="a"></slot>${field('Length of the wall', '88 m')}`,
          '<p slot="a">Old.</p>',
        ),
        rooted('div', 'closed', rooted('span', 'closed', field('Age of the bell', '240 years'))),
      ].join('\n'),
    ),
  );
  const page = await desk.open(`${site.origin}/roots`);
  await desk.grantSilently(SITE);
  const asked: [string, string][] = [
    ['What is the depth of the well?', '31 m'],
    ['What is the width of the gate?', '17 m'],
    ['What is the height of the tower?', '52 m'],
    ['What is the length of the wall?', '88 m'],
    ['What is the age of the bell?', '240 years'],
  ];
  for (const [question, value] of asked) {
    const answer = await askInPopup(desk, page, question);
    expect(
      answer.claims.map((claim) => claim.value),
      question,
    ).toEqual([value]);
  }
});
