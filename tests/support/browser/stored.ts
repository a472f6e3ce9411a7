import type { Entry } from '../../../src/memory/entry.ts';
import type { Browser } from './popup.ts';

/** Everything that the extension keeps anywhere. */
export interface Stored {
  /** The memory, as the options page gets it. */
  entries: Entry[];
  /** By place ("indexedDB whereabouts/entries", "storage.session"): all that stands there. */
  places: Record<string, unknown>;
}

/** Lists every store and storage area of the extension with what it holds, from a page of its own in a tab behind. */
export async function readStored(browser: Browser): Promise<Stored> {
  const url = `chrome-extension://${browser.id}/src/options/index.html`;
  const page = await browser.open(url, { background: true });
  try {
    await page.waitFor({ timeoutMs: 8000, what: 'the options page' }, () =>
      document.querySelector('main[data-memory]'),
    );
    return await page.evaluate(async () => {
      const places: Record<string, unknown> = {};
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((done, failed) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => done(opening.result);
          opening.onerror = () => failed(opening.error);
        });
        for (const store of database.objectStoreNames) {
          places[`indexedDB ${name}/${store}`] = await new Promise((done) => {
            const all = database.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => done(all.result);
          });
        }
        database.close();
      }
      for (const area of ['local', 'session', 'sync'] as const)
        places[`storage.${area}`] = await chrome.storage[area].get();
      places['localStorage'] = { ...localStorage };
      places['sessionStorage'] = { ...sessionStorage };
      places['caches'] = await caches.keys();
      const reply = await chrome.runtime.sendMessage({ to: 'background', name: 'listEntries' });
      return { entries: reply.value.entries, places };
    });
  } finally {
    await page.close();
  }
}

/** The places where any of the values stands outside a dated copy. */
export function undatedPlaces({ places }: Stored, values: readonly string[]): string[] {
  return Object.entries(places).flatMap(([place, held]) => {
    const text = JSON.stringify(held, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'dated-copy' ? '[dated copy]' : part,
    );
    return values.some((value) => text.includes(value)) ? [place] : [];
  });
}
