import { chromium } from 'playwright';
import { findBrowser } from '../../tools/find-browser.mjs';
import { pageScript } from '../support/page-script.ts';
import type { Measured } from './in-page.ts';
import { articlePage, dashboardPage, tablePage } from './pages.ts';

/**
 * How long a page takes to read, next to a bare walk over the same page and next to other readers of pages, in the same
 * run: ratios, since times tell more of the machine than of the reader. `growth` is how the time grows when the page is
 * four times as large (4 is linear), `times` how many times as long each of the others takes.
 * Prints one JSON object. `--rounds N` (9) measurements are taken of each, of the others three.
 */
const at = process.argv.indexOf('--rounds');
const rounds = at < 0 ? 9 : Number(process.argv[at + 1]);

const PAGES: Record<string, { small: string; large: string }> = {
  table: { small: tablePage(1250), large: tablePage(5000) },
  article: { small: articlePage(500), large: articlePage(2000) },
  dashboard: { small: dashboardPage(250), large: dashboardPage(1000) },
};

/** The reader and its measuring. */
const script = await pageScript('tests/bench/in-page.ts', 'bench');
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });
try {
  const report: Record<string, unknown> = { rounds };
  for (const [name, { small, large }] of Object.entries(PAGES)) {
    const [few, many] = [await measured(small, 0), await measured(large, 3)];
    report[name] = {
      elements: many.elements,
      walkMs: rounded(many.walkMs),
      readMs: rounded(many.readMs),
      ratio: rounded(many.readMs / many.walkMs),
      growth: rounded(many.readMs / few.readMs),
      times: Object.fromEntries(Object.entries(many.othersMs).map(([other, ms]) => [other, rounded(ms / many.readMs)])),
      jsonKilobytes: Math.round(many.jsonChars / 1000),
    };
  }
  console.log(JSON.stringify(report, null, 2));
} finally {
  await browser.close();
}

async function measured(html: string, otherRounds: number): Promise<Measured> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    await page.addScriptTag({ content: script });
    return await page.evaluate(
      ([own, others]) => {
        const { bench } = globalThis as unknown as { bench: { measure(own: number, others: number): Measured } };
        return bench.measure(own, others);
      },
      [rounds, otherRounds] as const,
    );
  } finally {
    await page.close();
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
