/**
 * `npm run -s eval -- articles FILE --root DIR`: how well what is marked as a page's main text covers it.
 * The packed scripts are put into each page as the extension does; nothing is loaded from the network and the page's own
 * scripts do not run.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import type { PageRead } from '../../src/platform/page-commands.ts';
import { findBrowser } from '../../tools/find-browser.mjs';
import { readerScripts } from '../support/reader-scripts.ts';
import { withSavedPage } from '../support/saved-page.ts';
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
      const started = performance.now();
      const html = readFileSync(path.resolve(args.root, one.htmlFile));
      const { raw, state } = await withSavedPage(browser, html, PAGE_MS, (page) => textOf(page, reader)).then(
        (text) => ({ raw: text, state: 'read' }),
        (error) => ({ raw: '', state: error instanceof Error ? error.message : String(error) }),
      );
      const f1 = state === 'read' ? shingleF1(raw, one.articleBody) : 0;
      items.push({ id: one.id ?? one.htmlFile, raw, state, f1, ms: performance.now() - started });
    }
  } finally {
    await browser.close();
  }
  const f1 = items.reduce((sum, item) => sum + item.f1, 0) / Math.max(1, items.length);
  return { figures: { n: lines.length, f1 }, items };
}

/** What the packed scripts mark as main text in a page, one block per line; all that it shows where they mark nothing. */
async function textOf(page: Page, scripts: string): Promise<string> {
  await page.evaluate(scripts);
  const { content } = (await page.evaluate('whereabouts.read()')) as PageRead;
  const shown = content.blocks.filter(({ vis }) => vis === 'shown');
  const main = shown.filter((block) => block.main === true);
  return (main.length > 0 ? main : shown).map(({ text }) => text).join('\n');
}
