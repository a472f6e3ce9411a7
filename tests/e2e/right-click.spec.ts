import type { PageTarget } from '../../tools/page-target.mjs';
import { askInPopup, type Browser } from '../support/browser/popup.ts';
import { readStored, undatedPlaces } from '../support/browser/stored.ts';
import { htmlPage, htmlTable } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';
import { rightClick } from './recorded-clicks.ts';

const STORES = [
  'caches',
  'indexedDB whereabouts/entries',
  'indexedDB whereabouts/log',
  'indexedDB whereabouts/undo',
  'localStorage',
  'sessionStorage',
  'storage.local',
  'storage.session',
  'storage.sync',
];

const budget = htmlTable('Budget', [
  ['Team', 'Q2', 'Q3'],
  ['Marketing', '41,300.10', '<span id="fact">48,217.55</span>'],
  ['Research', '12,006.00', '13,940.25'],
]);
const agenda =
  '<ul class="agenda"><li><time id="fact" datetime="2026-12-01T09:30">9:30</time> Standup</li><li><time datetime="2026-12-01T14:00">14:00</time> Review</li></ul>';
const sentence = (text: string) => `<p>Notes of the week.</p><p id="fact">${text}</p>`;

interface Row {
  what: string;
  title: string;
  body: string;
  /** Values that must stand nowhere without their date. */
  values: string[];
  /** Names and places may be worded otherwise; this must hold of the one line kept. */
  kept: object;
}

const rows: Row[] = [
  {
    what: 'the time of the standup in a calendar: its place, not the time',
    title: 'Calendar',
    body: agenda,
    values: ['9:30', '09:30'],
    kept: { kind: 'pointer', place: { page: expect.stringContaining('/fact') } },
  },
  {
    what: 'a sentence that says when the standup is: its place, not the time',
    title: 'Team notes',
    body: sentence('Standup is at 9:30'),
    values: ['9:30', '09:30'],
    kept: { kind: 'pointer', place: { page: expect.stringContaining('/fact') } },
  },
  {
    what: 'a number of the budget sheet: its cell, not the number',
    title: 'Budget',
    body: budget,
    values: ['48,217', '48217', '217.55'],
    kept: { kind: 'pointer', place: { page: expect.stringContaining('/fact'), locator: expect.anything() } },
  },
  {
    what: 'a rule of the person’s own: the rule',
    title: 'Working together',
    body: sentence('No calls before 11'),
    values: [],
    kept: { kind: 'preference', text: expect.stringMatching(/no calls before 11/i) },
  },
  {
    what: 'what a word means: the word',
    title: 'Glossary',
    body: sentence('"quarterly doc" = the finance one'),
    values: [],
    kept: { kind: 'vocabulary', term: 'quarterly doc', meaning: expect.stringContaining('finance one') },
  },
  {
    what: 'how something turned out: the outcome',
    title: 'Retrospective',
    body: sentence("The vendor's export tool choked on large files"),
    values: [],
    kept: { kind: 'outcome', text: expect.stringContaining('choked on large files') },
  },
  {
    what: 'where something is: the place',
    title: 'Welcome',
    body: sentence('The budget spreadsheet is in the shared drive'),
    values: [],
    kept: {
      kind: 'pointer',
      name: expect.stringMatching(/budget spreadsheet/i),
      place: { named: expect.stringMatching(/shared drive/i) },
    },
  },
  {
    what: 'how many tickets were open: where that stands, not how many',
    title: 'Support board',
    body: sentence('Three tickets were open'),
    values: ['Three tickets', 'three tickets'],
    kept: { kind: 'pointer', place: { page: expect.stringContaining('/fact') } },
  },
];

async function offer(browser: Browser, origin: string): Promise<PageTarget> {
  const page = await browser.open(`${origin}/fact`);
  await page.evaluate(() => {
    const fact = document.querySelector('#fact');
    if (fact) getSelection()?.selectAllChildren(fact);
  });
  return rightClick(browser, page, 'selection');
}

async function press(popup: PageTarget, act: string): Promise<void> {
  await popup.click(`form[data-confirm] [data-act=${act}]:not([disabled])`);
  await popup.waitFor(
    { timeoutMs: 8000, what: 'the card to close' },
    () => !document.querySelector('form[data-confirm]'),
  );
}

for (const { what, title, body, values, kept } of rows) {
  test(`a right-click keeps ${what}`, async ({ sharedDesk: desk, site }) => {
    site.serve('/fact', htmlPage(title, body));
    await press(await offer(desk, site.origin), 'save');
    const stored = await readStored(desk);
    expect(stored.entries).toMatchObject([kept]);
    expect(Object.keys(stored.places).sort()).toEqual(STORES);
    expect(undatedPlaces(stored, values)).toEqual([]);
  });
}

test('a count that the person insists on is kept as a copy with its date, and nowhere without', async ({
  sharedDesk: desk,
  site,
}) => {
  site.serve('/fact', htmlPage('Support board', sentence('Three tickets were open')));
  const before = Date.now();
  await press(await offer(desk, site.origin), 'keep-copy');
  const stored = await readStored(desk);
  expect(stored.entries).toMatchObject([{ kind: 'dated-copy', value: 'Three tickets were open' }]);
  const [copy] = stored.entries;
  expect(copy?.kind === 'dated-copy' && copy.asOf >= before && copy.asOf <= Date.now()).toBe(true);
  expect(undatedPlaces(stored, ['Three tickets', 'three tickets'])).toEqual([]);
});

test('a cell that the person insists on is kept as a copy with its date, and nowhere without', async ({
  sharedDesk: desk,
  site,
}) => {
  site.serve('/fact', htmlPage('Budget', budget));
  await press(await offer(desk, site.origin), 'keep-copy');
  const stored = await readStored(desk);
  expect(stored.entries).toMatchObject([{ kind: 'dated-copy', value: '48,217.55' }]);
  expect(undatedPlaces(stored, ['48,217', '48217', '217.55'])).toEqual([]);
});

test('what is cancelled is kept nowhere, not even until the browser closes', async ({ sharedDesk: desk, site }) => {
  site.serve('/fact', htmlPage('Team notes', sentence('Choir practice is at 9:41')));
  await press(await offer(desk, site.origin), 'cancel');
  const stored = await readStored(desk);
  expect(stored.entries).toEqual([]);
  expect(undatedPlaces(stored, ['9:41', 'Choir'])).toEqual([]);
});

test('a right-click on a link keeps where it goes, under its text', async ({ sharedDesk: desk, site }) => {
  site.serve(
    '/fact',
    htmlPage('Reports', '<p>See the <a href="/reports/q3.html?token=abcdef123456">quarterly report</a>.</p>'),
  );
  const page = await desk.open(`${site.origin}/fact`);
  const popup = await rightClick(desk, page, 'link', `${site.origin}/reports/q3.html?token=abcdef123456`);
  await press(popup, 'save');
  const stored = await readStored(desk);
  expect(stored.entries).toMatchObject([
    { kind: 'pointer', name: 'quarterly report', place: { page: `${site.origin}/reports/q3.html` } },
  ]);
  expect(undatedPlaces(stored, ['abcdef123456'])).toEqual([]);
});

test('a right-click on a page keeps the page, under its title', async ({ sharedDesk: desk, site }) => {
  site.serve('/fact', htmlPage('Support board', '<p>Tickets</p>'));
  const page = await desk.open(`${site.origin}/fact`);
  await press(await rightClick(desk, page, 'page'), 'save');
  expect((await readStored(desk)).entries).toMatchObject([
    { kind: 'pointer', name: 'Support board', place: { page: `${site.origin}/fact` } },
  ]);
});

test('a value pointed at in a view that only a script holds is not answered from the first view', async ({
  sharedDesk: desk,
  site,
}) => {
  site.serve('/fact', () =>
    htmlPage(
      'Sales',
      `<label>Region <select onchange="draw(this.value)"><option>EU</option><option>US</option></select></label>
       <table><tr><th>Team</th><th>Revenue</th></tr><tr><td>Blue</td><td id="fact">0</td></tr><tr><td>Red</td><td>7</td></tr></table>
       <script>const draw = (region) => { fact.textContent = { EU: '1,200', US: '3,400' }[region]; }; draw('EU')</script>`,
    ),
  );
  const page = await desk.open(`${site.origin}/fact`);
  await page.evaluate(() => {
    const select = document.querySelector('select');
    if (select) select.value = 'US';
    select?.dispatchEvent(new Event('change'));
    const fact = document.querySelector('#fact');
    if (fact) getSelection()?.selectAllChildren(fact);
  });
  const card = await rightClick(desk, page, 'selection');
  await card.fill('#card-name', 'american revenue');
  await press(card, 'save');
  await desk.grantSilently('http://127.0.0.1/*');
  await page.close();
  const elsewhere = await desk.open(`${site.origin}/elsewhere`);
  const closed = await askInPopup(desk, elsewhere, 'american revenue?');
  expect(closed.claims, closed.raw).toEqual([]);
  expect(closed.raw).toContain('another tab, filter or sheet');
});
