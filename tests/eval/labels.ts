/**
 * `npm run -s eval -- labels FILE --root DIR`: accessible names and descriptions of elements on test pages, as the script
 * gives them that the extension puts in for its reader to ask.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../tools/find-browser.mjs';
import { readArguments, readLines } from './arguments.ts';
import { isSameName } from './score-labels.ts';

/** A line of the file. The product gets the page, the element and what is asked of it. */
export interface LabelLine {
  id?: string;
  htmlFile: string;
  selector: string;
  property: 'name' | 'description';
  expected: string;
}

interface Item {
  id: string;
  raw: string;
  state: string;
  right: boolean;
  ms: number;
}

const PAGE_MS = 20_000;
const ORIGIN = 'http://page.test/';

/** Runs the lines of a file; `right` is a share. A page or element that is not there counts as wrong. */
export async function run(line: string[]): Promise<{ figures: { n: number; right: number }; items: Item[] }> {
  const args = readArguments(line);
  const lines = args.files.flatMap((file) => readLines<LabelLine>(file, args)).slice(0, args.limit);
  const script = readFileSync(
    path.resolve(import.meta.dirname, '../../dist/chrome/src/content/naming.iife.js'),
    'utf8',
  );
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });
  const items: Item[] = [];
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PAGE_MS);
    await serve(page, args.root);
    for (const [index, one] of lines.entries()) {
      const started = performance.now();
      const { raw, state } = await named(page, one, script).then(
        (text) => ({ raw: text ?? '', state: text === null ? 'no such element' : 'named' }),
        (error) => ({ raw: '', state: error instanceof Error ? error.message : String(error) }),
      );
      const right = state === 'named' && isSameName(raw, one.expected);
      items.push({ id: one.id ?? `${index + 1}`, raw, state, right, ms: performance.now() - started });
      if (!right) console.error(`${one.htmlFile} ${one.selector}: expected "${one.expected}", got "${raw}" (${state})`);
    }
  } finally {
    await browser.close();
  }
  const right = items.filter((item) => item.right).length / Math.max(1, items.length);
  return { figures: { n: lines.length, right }, items };
}

/** Files under `root`, and nothing from the network. */
async function serve(page: Page, root: string): Promise<void> {
  await page.route('**', (route) => {
    const url = new URL(route.request().url());
    const file = path.join(path.resolve(root), decodeURIComponent(url.pathname));
    const ours = url.href.startsWith(ORIGIN) && /\.html?$/.test(file);
    return ours ? route.fulfill({ path: file, contentType: 'text/html; charset=utf-8' }) : route.abort();
  });
}

async function named(page: Page, { htmlFile, selector, property }: LabelLine, script: string): Promise<string | null> {
  await page.goto(ORIGIN + htmlFile, { waitUntil: 'domcontentloaded' });
  await page.evaluate(script);
  return page.evaluate(
    ({ selector, property }) => {
      type Names = Record<'name' | 'description', (element: Element) => string>;
      const { whereaboutsNaming } = globalThis as unknown as {
        whereaboutsNaming: (document: Document, how: { rendered: boolean; labelOnly: boolean }) => Names;
      };
      const element = document.querySelector(selector);
      return element && whereaboutsNaming(document, { rendered: true, labelOnly: false })[property](element);
    },
    { selector, property },
  );
}
