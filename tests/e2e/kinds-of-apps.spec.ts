import { askInPopup, rememberClaim } from '../support/browser/popup.ts';
import { htmlPage, type TestSite } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const SITE = 'http://127.0.0.1/*';
const QUESTION = 'What is the milk price?';

/** What the app's server knows, and who waits to hear of it. */
interface Dairy {
  milk: string;
  listeners: ((milk: string) => void)[];
}

interface Kind {
  what: string;
  /** Where the app is, when it is not at /dairy. */
  path?: string;
  serve(site: TestSite, dairy: Dairy): void;
  /** Requests for the page that one question may lead to: a fetch and a load; with a service worker one past it, and its own. */
  most?: number;
}

const FIELD = '<dl><dt>Milk price</dt><dd id="milk"></dd></dl>';
const json = (value: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });
const script = (body: string) => ({ headers: { 'content-type': 'text/javascript' }, body });
const app = (body: string) => htmlPage('Dairy', `${FIELD}<script>${body}</script>`);

function serveData(site: TestSite, dairy: Dairy, page: string): void {
  site.serve('/dairy', page);
  site.serve('/data', () => json({ milk: dairy.milk }));
}

/** Gives what it kept first, and the server's answer only for the next time. */
const KEEPER = `addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith((async () => {
    const kept = await caches.open('kept');
    const old = await kept.match(event.request);
    const fresh = fetch(event.request).then((got) => { kept.put(event.request, got.clone()); return got; });
    return old ?? fresh;
  })()));`;

const kinds: Kind[] = [
  {
    what: 'an app that asks again and again',
    serve: (site, dairy) =>
      serveData(
        site,
        dairy,
        app(`const ask = async () => { milk.textContent = (await (await fetch('/data')).json()).milk };
          ask(); setInterval(ask, 3000);`),
      ),
  },
  {
    what: 'an app that its server tells',
    serve(site, dairy) {
      site.serve('/dairy', app("new EventSource('/told').onmessage = ({ data }) => { milk.textContent = data };"));
      site.serve('/told', () => ({
        events(send) {
          dairy.listeners.push(send);
          send(dairy.milk);
        },
      }));
    },
  },
  {
    what: 'an app that shows what it kept before it asks',
    serve: (site, dairy) =>
      serveData(
        site,
        dairy,
        app(`milk.textContent = localStorage.milk ?? '';
          setTimeout(async () => {
            localStorage.milk = (await (await fetch('/data')).json()).milk;
            milk.textContent = localStorage.milk;
          }, 900);`),
      ),
  },
  {
    what: 'a page that its own service worker keeps',
    path: '/kept/dairy',
    serve(site, dairy) {
      site.serve('/kept/dairy', () =>
        htmlPage(
          'Dairy',
          `<dl><dt>Milk price</dt><dd>${dairy.milk}</dd></dl>
           <script>navigator.serviceWorker.register('/kept/keeper.js')</script>`,
        ),
      );
      site.serve('/kept/keeper.js', () => script(KEEPER));
    },
    most: 4,
  },
  {
    what: 'an app whose service worker keeps its data',
    path: '/shell/dairy',
    serve(site, dairy) {
      site.serve(
        '/shell/dairy',
        app(`const { serviceWorker } = navigator;
          const ask = async () => { milk.textContent = (await (await fetch('/shell/data')).json()).milk };
          serviceWorker.register('/shell/keeper.js').then(() => serviceWorker.ready).then(ask);`),
      );
      site.serve('/shell/data', () => json({ milk: dairy.milk }));
      site.serve('/shell/keeper.js', () => script(KEEPER));
    },
    most: 4,
  },
  {
    what: 'a value with a twin that only a style sheet hides',
    serve: (site, dairy) =>
      site.serve('/dairy', () =>
        htmlPage(
          'Dairy',
          `<style>.winter { display: none }</style>
           <dl class="winter"><dt>Milk price</dt><dd>9.99</dd></dl>
           <dl><dt>Milk price</dt><dd>${dairy.milk}</dd></dl>`,
        ),
      ),
  },
];

const sure = (claims: { standing: string }[]) => claims.filter((claim) => claim.standing === 'sure');

for (const { what, path = '/dairy', serve, most = 2 } of kinds) {
  test(`${what} is answered with what its server says now`, async ({ sharedDesk: desk, site }) => {
    const dairy: Dairy = { milk: '1.15', listeners: [] };
    serve(site, dairy);
    site.serve('/notes', htmlPage('Notes', '<p>Nothing is written here.</p>'));
    // All kinds share an origin: what one of them kept must not be taken for another's.
    const before = await desk.open(`${site.origin}/notes`);
    await before.evaluate(() => localStorage.clear());
    await before.close();
    const page = await desk.open(`${site.origin}${path}`);
    await desk.grantSilently(SITE);
    await page.waitFor({ timeoutMs: 5000, what: 'the value' }, () => document.body.textContent?.includes('1.15'));

    const first = await askInPopup(desk, page, QUESTION);
    expect(sure(first.claims), first.failed ?? first.raw).toMatchObject([{ value: '1.15' }]);
    const popup = await desk.popup();
    if (!popup) throw new Error('the popup has closed');
    await rememberClaim(popup);

    dairy.milk = '1.32';
    for (const tell of dairy.listeners) tell(dairy.milk);
    const notes = await desk.open(`${site.origin}/notes`);
    await page.assertHidden();
    site.requests.length = 0;
    const open = await askInPopup(desk, notes, QUESTION);
    expect(sure(open.claims), open.failed ?? open.raw).toMatchObject([{ value: '1.32', clock: 'now', cached: false }]);
    expect(site.requests.filter((request) => request === `GET ${path}`).length).toBeLessThanOrEqual(most);

    await page.close();
    dairy.milk = '1.48';
    site.requests.length = 0;
    const shut = await askInPopup(desk, notes, QUESTION);
    expect(sure(shut.claims), shut.failed ?? shut.raw).toMatchObject([{ value: '1.48', clock: 'now', cached: false }]);
    expect(site.requests.filter((request) => request === `GET ${path}`).length).toBeLessThanOrEqual(most);
  });
}
