import { receiveEnclosures } from '../platform/enclosures.ts';
import type { PageRef } from '../platform/messages.ts';
import { receive } from '../platform/receive.ts';
import { ok } from '../platform/result.ts';
import type { SentPage } from './kept-pages.ts';
import type { Calls } from './thread.ts';
import { workThread } from './work-thread.ts';

/**
 * The offscreen document: keeps the thread that the engine runs in. It holds nothing that could not be sent
 * again, so closing it loses nothing; it closes itself when it has had nothing to do for a while.
 */
const IDLE_MS = 120_000;

const enclosures = receiveEnclosures();
const thread = workThread<Calls>(() => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' }));
let idle = setTimeout(close, IDLE_MS);
let busy = 0;

receive(
  'offscreen',
  {
    plan: (data) => whileBusy(() => thread.call('plan', data)),
    extract: ({ plan, page, clock }) =>
      whileBusy(async () => thread.call('extract', { plan, page: await sent(page), clock })),
    derive: ({ derivation, page, clock }) =>
      whileBusy(async () => thread.call('derive', { derivation, page: await sent(page), clock })),
    readPdf: ({ file, url, name }) =>
      whileBusy(async () =>
        (await import('./pdf/pdf-files.ts')).readPdfFile({ base64: await enclosures.take(file), url, name }),
      ),
    siteRequest: ({ url, mark }) =>
      whileBusy(async () => ok((await import('../reading/sites/all.ts')).dataRequest(url, mark))),
    readSite: ({ file, ...rest }) =>
      whileBusy(async () => {
        const { readSiteFile } = await import('./site-data.ts');
        return ok(readSiteFile({ base64: await enclosures.take(file), ...rest }));
      }),
  },
  (error, when) => console.error(when, error),
);

async function sent({ id, isEnclosed }: PageRef): Promise<SentPage> {
  return { id, text: isEnclosed ? await enclosures.take(id) : null };
}

async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  clearTimeout(idle);
  busy++;
  try {
    return await work();
  } finally {
    if (--busy === 0) idle = setTimeout(close, IDLE_MS);
  }
}
