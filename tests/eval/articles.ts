/**
 * `npm run -s eval -- articles FILE --root DIR`: how much of a page's main text its blocks hold, and how much else. The
 * packed reader is injected into each page as the extension does; nothing is loaded from the network.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../tools/find-browser.mjs';
import { readerScripts } from '../support/reader-scripts.ts';
import { readArguments, readLines } from './arguments.ts';
import { shingleF1 } from './score-articles.ts';

/** A line of the file. The product gets the page alone. */
export interface ArticleLine {
  id?: string;
  htmlFile: string;
  articleBody: string;
}

interface Item {
  id: string;
  raw: string;
  state: string;
  f1: number;
  ms: number;
}

const PAGE_MS = 20_000;

/** Runs the lines of a file. Fails when the file, the browser or the packed reader is missing; a page that fails scores 0. */
export async function run(line: string[]): Promise<{ figures: { n: number; f1: number }; items: Item[] }> {
  const args = readArguments(line);
  const lines = args.files.flatMap((file) => readLines<ArticleLine>(file, args)).slice(0, args.limit);
  const reader = readerScripts();
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });
  const items: Item[] = [];
  try {
    for (const one of lines) {
      const page = await browser.newPage({ bypassCSP: true });
      page.setDefaultTimeout(PAGE_MS);
      const started = performance.now();
      const html = readFileSync(path.resolve(args.root, one.htmlFile));
      const { raw, state } = await textOf(page, html, reader).then(
        (text) => ({ raw: text, state: 'read' }),
        (error) => ({ raw: '', state: error instanceof Error ? error.message : String(error) }),
      );
      const f1 = state === 'read' ? shingleF1(raw, one.articleBody) : 0;
      items.push({ id: one.id ?? one.htmlFile, raw, state, f1, ms: performance.now() - started });
      await page.close();
    }
  } finally {
    await browser.close();
  }
  const f1 = items.reduce((sum, item) => sum + item.f1, 0) / Math.max(1, items.length);
  return { figures: { n: lines.length, f1 }, items };
}

/** The blocks that the packed reader finds in a page, one per line. */
async function textOf(page: Page, html: Buffer, reader: string): Promise<string> {
  const address = 'http://page.test/';
  await page.route('**', (route) =>
    route.request().url() === address
      ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
      : route.abort(),
  );
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return page.evaluate((script) => {
    const tag = document.createElement('script');
    tag.text = script;
    document.documentElement.append(tag);
    tag.remove();
    const { whereabouts } = globalThis as unknown as {
      whereabouts: { read(): { content: { blocks: { text: string; vis: string }[] } } };
    };
    const { blocks } = whereabouts.read().content;
    return blocks
      .filter(({ vis }) => vis === 'shown')
      .map(({ text }) => text)
      .join('\n');
  }, reader);
}
