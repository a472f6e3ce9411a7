import type { AskState } from '../../src/asking/ask-state.ts';
import { askInPopup, type Browser, rememberClaim } from '../support/browser/popup.ts';
import { htmlPage, htmlTable } from '../support/browser/test-site.ts';
import { tableTexts, writePdf } from '../support/pdf/write-pdf.ts';
import { expect, test } from './fixtures.ts';

const SITE = 'http://127.0.0.1/*';
const SENTENCE = /[A-Z][^.?!\n]{10,}[.?!]/;

const asPdf = (body: Uint8Array) => ({ headers: { 'content-type': 'application/pdf' }, body });

/** Three pages; the table stands on the second, the due date on the third. */
function budget(marketing: string): Uint8Array {
  const rows = [
    ['Team', 'Q1', 'Q2'],
    ['Sales', '10,100', '11,200'],
    ['Marketing', '7,350', marketing],
    ['Support', '3,020', '2,980'],
  ];
  return writePdf([
    [
      { x: 72, y: 760, text: 'Budget 2026', size: 22 },
      { x: 72, y: 700, text: 'What each team may spend this year, as agreed by the board in March.' },
      { x: 72, y: 684, text: 'All figures are in thousands, without what was carried over from before.' },
    ],
    [
      { x: 72, y: 760, text: 'By team', size: 16 },
      ...tableTexts(rows, { top: 720, columns: [72, 300, 400], rightAt: [1, 2] }),
    ],
    [{ x: 72, y: 760, text: 'Next review: 14 October 2026' }],
  ]);
}

/** What the worker holds of the last question. */
async function lastAnswer(desk: Browser): Promise<AskState['answer']> {
  const states = await desk.workerEvaluate(async () => Object.values(await chrome.storage.session.get(null)));
  return (states.find((state) => typeof state === 'object' && state && 'question' in state) as AskState).answer;
}

test('a question in front of a PDF is answered from a fresh copy, with its page', async ({
  sharedDesk: desk,
  site,
}) => {
  let marketing = '7,410';
  site.serve('/files/Budget.pdf', () => asPdf(budget(marketing)));
  const page = await desk.open(`${site.origin}/files/Budget.pdf`);
  marketing = '8,250'; // the open tab is a copy too
  const answer = await askInPopup(desk, page, 'What is the Q2 budget of Marketing?');
  expect(answer.claims, answer.failed ?? answer.raw).toMatchObject([
    { standing: 'sure', clock: 'now', value: '8,250' },
  ]);
  expect(answer.claims[0]?.provenance).toMatch(/Read just now from Budget\.pdf, page 2/);
  expect(site.requests.filter((request) => request === 'GET /files/Budget.pdf')).toHaveLength(2); // the tab's and ours
  const review = await askInPopup(desk, page, 'When is the next review?');
  expect(review.claims, review.raw).toMatchObject([{ standing: 'sure', value: '14 October 2026' }]);
  expect(review.claims[0]?.provenance).toContain('page 3');
});

test('a place in a PDF is remembered, and read when no tab shows it', async ({ sharedDesk: desk, site }) => {
  let marketing = '7,410';
  site.serve('/Budget.pdf', () => asPdf(budget(marketing)));
  site.serve('/notes', htmlPage('Notes', '<p>Nothing is written here.</p>'));
  const page = await desk.open(`${site.origin}/Budget.pdf`);
  await desk.grantSilently(SITE);
  const before = await askInPopup(desk, page, 'What is the Q2 budget of Marketing?');
  expect(before.claims, before.raw).toMatchObject([{ value: '7,410' }]);
  const popup = await desk.popup();
  if (!popup) throw new Error('the popup is gone');
  await rememberClaim(popup);
  const notes = await desk.open(`${site.origin}/notes`);
  await page.close();
  marketing = '9,999';
  const after = await askInPopup(desk, notes, 'What is the Q2 budget of Marketing?');
  expect(after.claims, after.failed ?? after.raw).toMatchObject([{ standing: 'sure', clock: 'now', value: '9,999' }]);
  expect(after.claims[0]?.provenance).toContain('page 2');
});

test('"Show me" turns to the page without loading the file again', async ({ sharedDesk: desk, site }) => {
  site.serve('/Budget.pdf', () => asPdf(budget('7,410')));
  const page = await desk.open(`${site.origin}/Budget.pdf`);
  await askInPopup(desk, page, 'When is the next review?');
  const before = site.requests.length;
  const popup = await desk.popup();
  await popup?.click('article[data-claim] [data-act=show-me]');
  await expect
    .poll(async () => (await desk.tabs()).map(({ url }) => url))
    .toContain(`${site.origin}/Budget.pdf#page=3`);
  expect(site.requests.slice(before)).toEqual([]);
});

const refused = [
  [
    'a PDF that a password opens',
    writePdf([[{ x: 72, y: 700, text: 'Q2 of Marketing: 7,410' }]], { locked: true }),
    /password/,
  ],
  ['a PDF of pictures', writePdf([[], []]), /pictures/],
  ['half a PDF', budget('7,410').slice(0, 300), /no whole PDF/],
  ['a PDF that is not one', new TextEncoder().encode('not a PDF at all, whatever its name says'), /no whole PDF/],
] as const;
for (const [what, body, reason] of refused) {
  test(`${what} is refused with its reason`, async ({ sharedDesk: desk, site }) => {
    site.serve('/Budget.pdf', () => asPdf(body));
    const page = await desk.open(`${site.origin}/Budget.pdf`);
    const answer = await askInPopup(desk, page, 'What is the Q2 budget of Marketing?');
    expect(answer.claims, answer.raw).toEqual([]);
    expect(answer.refusals.join(' ')).toMatch(reason);
    expect(answer.refusals.join(' ')).toMatch(SENTENCE);
  });
}

test('a PDF behind a sign-in is told as signed out', async ({ sharedDesk: desk, site }) => {
  let signedIn = true;
  site.serve('/Budget.pdf', () =>
    signedIn ? asPdf(budget('7,410')) : { status: 302, headers: { location: '/login' }, body: '' },
  );
  site.serve('/login', htmlPage('Sign in', '<form><input type="password"></form>'));
  const page = await desk.open(`${site.origin}/Budget.pdf`);
  signedIn = false;
  const answer = await askInPopup(desk, page, 'What is the Q2 budget of Marketing?');
  expect(answer.claims, answer.raw).toEqual([]);
  expect(answer.refusals.join(' ')).toMatch(/signed out/);
});

test('a PDF in another tab is not asked for', async ({ sharedDesk: desk, site }) => {
  site.serve('/Budget.pdf', () => asPdf(budget('7,410')));
  site.serve(
    '/prices',
    htmlPage(
      'Prices',
      htmlTable('Prices', [
        ['Item', 'Price'],
        ['Flour', '12.40'],
      ]),
    ),
  );
  await desk.open(`${site.origin}/Budget.pdf`);
  const page = await desk.open(`${site.origin}/prices`);
  await desk.grantSilently(SITE);
  const before = site.requests.length;
  await askInPopup(desk, page, 'What is the Q2 budget of Marketing?');
  expect(site.requests.slice(before).filter((request) => request.includes('.pdf'))).toEqual([]);
});

test('what is selected in a PDF is offered with a pointer to the file', async ({ sharedDesk: desk, site }) => {
  site.serve('/Budget.pdf', () => asPdf(budget('7,410')));
  const page = await desk.open(`${site.origin}/Budget.pdf`);
  await (await desk.openPopup(page)).close(); // gives activeTab, as the right-click does
  await desk.workerEvaluate(async (pageUrl) => {
    const [front] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const clicked = chrome.contextMenus.onClicked as unknown as { dispatch(info: unknown, tab: unknown): void };
    clicked.dispatch(
      { menuItemId: 'remember-selection', selectionText: '7,410', pageUrl, frameId: 0, editable: false },
      front,
    );
  }, `${site.origin}/Budget.pdf`);
  const popup = (await desk.reopenedPopup(6000)) ?? (await desk.openPopup(page));
  await popup.waitFor({ timeoutMs: 8000, what: 'the card' }, () => document.querySelector('form[data-confirm]'));
  await popup.click('form[data-confirm] [data-act=save]:not([disabled])');
  const options = await desk.extensionPage('src/options/index.html');
  const lines = await options.evaluate(async () => {
    const reply = await chrome.runtime.sendMessage({ to: 'background', name: 'listEntries' });
    return reply.value.entries;
  });
  expect(lines).toMatchObject([
    {
      kind: 'pointer',
      place: { page: `${site.origin}/Budget.pdf`, locator: { target: { kind: 'cell', column: 'Q2' } } },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('7,410');
  expect(await lastAnswer(desk).catch(() => null)).toBeNull();
});
