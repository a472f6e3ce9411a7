import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from './root.mjs';
import { run } from './run.mjs';
import { setUpBrowsers, setUpDependencies, setUpDisplay } from './set-up.mjs';
import { closingLine, tallyPlaywright, tallyVitest } from './testing/tally.mjs';

/** `npm test`: sets itself up, builds, runs every test, and ends with one line: N passed, N failed. */

/** @typedef {import('./testing/tally.mjs').Tally} Tally */

const RESULTS = path.join(rootFolder, 'test-results');

/** @type {Tally[]} */
let tallies;
try {
  await setUpDependencies();
  const [browser] = await setUpBrowsers();
  if (browser) process.env['CHROMIUM'] = browser;
  const hasDisplay = await setUpDisplay();
  const { buildWhenStale } = await import('./build.mjs');
  await buildWhenStale('chrome');
  await buildWhenStale('firefox');
  await buildWhenStale('demo');
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  tallies = [await runVitest(), await runPlaywright(hasDisplay)];
} catch (error) {
  tallies = [{ passed: 0, failed: 1, skipped: 0, failures: [error instanceof Error ? error.message : String(error)] }];
}
for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`  ${failure}`);
process.exitCode = tallies.some(({ failed }) => failed > 0) ? 1 : 0;
console.log(closingLine(tallies));

/** @returns {Promise<Tally>} of unit, store and page tests */
async function runVitest() {
  const report = path.join(RESULTS, 'vitest.json');
  const vitest = path.join(rootFolder, 'node_modules/vitest/vitest.mjs');
  const { code } = await run(process.execPath, [
    vitest,
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return tallyVitest(read(report), code);
}

/**
 * The tests of the packed extension. Those with real menus and dialogs need a display: a virtual one where Xvfb is.
 * @param {boolean} hasDisplay
 * @returns {Promise<Tally>}
 */
async function runPlaywright(hasDisplay) {
  const playwright = path.join(rootFolder, 'node_modules/@playwright/test/cli.js');
  const report = path.join(RESULTS, 'e2e.json');
  const args = [playwright, 'test', '--reporter=dot,json', ...(hasDisplay ? [] : await headlessProjects(playwright))];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code } =
    hasDisplay && !process.env['DISPLAY']
      ? await run('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', process.execPath, ...args], { env })
      : await run(process.execPath, args, { env });
  return tallyPlaywright(read(report), code);
}

/**
 * @param {string} playwright
 * @returns {Promise<string[]>} switches that leave the headed project out
 */
async function headlessProjects(playwright) {
  console.log('No display and no Xvfb: tests of real menus and dialogs are left out.');
  const { output } = await run(process.execPath, [playwright, 'test', '--list', '--reporter=json'], { quiet: true });
  /** @type {{ config: { projects: { name: string }[] } }} */
  const { config } = JSON.parse(output);
  return config.projects.filter(({ name }) => !/headed/.test(name)).flatMap(({ name }) => ['--project', name]);
}

/**
 * @param {string} file
 * @returns {unknown} undefined when it was not written
 */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
