import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import type { PageContent } from '../../src/reading/reading.ts';
import { findBrowser } from '../../tools/find-browser.mjs';
import { readerScripts } from '../support/reader-scripts.ts';

/** What the built reader says of saved pages, by file; those that cannot be read are named and left out. Starts a browser. */
export async function readPages(files: ReadonlySet<string>, root: string): Promise<Map<string, PageContent>> {
  const reader = readerScripts();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const pages = new Map<string, PageContent>();
  try {
    const page = await browser.newPage();
    for (const file of files) {
      try {
        await page.goto(pathToFileURL(path.resolve(root, file)).href, { waitUntil: 'domcontentloaded' });
        await page.evaluate(reader);
        const read = await page.evaluate('whereabouts.read()');
        pages.set(file, (read as { content: PageContent }).content);
      } catch (error) {
        console.error(`${file}: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await browser.close();
  }
  return pages;
}
