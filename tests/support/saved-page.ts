import type { Browser, Page } from 'playwright';

const ADDRESS = 'http://page.test/';

/**
 * Opens a page that was saved as HTML, as it was saved: its scripts do not run (they would load, replace or leave it) and
 * nothing comes from the network. `act` gets it; what it takes longer than `limitMs` for fails.
 */
export async function withSavedPage<T>(
  browser: Browser,
  html: Buffer,
  limitMs: number,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ bypassCSP: true, javaScriptEnabled: false });
  try {
    page.setDefaultTimeout(limitMs);
    await page.route('**', (route) =>
      route.request().url() === ADDRESS
        ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
        : route.abort(),
    );
    await page.goto(ADDRESS, { waitUntil: 'domcontentloaded' });
    return await act(page);
  } finally {
    await page.close();
  }
}
