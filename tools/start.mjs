import { findBrowsers } from './find-browser.mjs';
import { setUpBrowsers, setUpDependencies } from './set-up.mjs';

/**
 * `npm start`: sets everything up, serves the demo and opens a browser with the extension. Without a display, or with
 * --walk-through, it walks through the demo itself. Only Node is needed beforehand, so what needs packages is loaded late.
 */

/** @typedef {import('./walk-through/desk.mjs').Browser} Browser */

const walksItself = process.argv.includes('--walk-through') || !hasDisplay();

try {
  await setUpDependencies();
  const browsers = await setUpBrowsers();
  const { buildWhenStale } = await import('./build.mjs');
  await buildWhenStale('chrome');
  await buildWhenStale('demo');
  const { startDemo } = await import('../demo/server.mjs');
  const seed = numberAfter('--seed');
  const demo = await startDemo(seed === null ? {} : { seed });
  console.log(`The demo is at ${demo.origin} (seed ${demo.workspace.seed}).`);
  const browser =
    (await firstThatLoads(browsers)) ?? (await firstThatLoads(await setUpBrowsers({ find: othersThan(browsers) })));
  if (!browser)
    throw new Error('No browser loaded the extension. Name one that does: CHROMIUM=/path/to/chromium npm start');
  const end = async () => {
    await browser.close();
    await demo.close();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => end().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143)));
  if (walksItself) {
    const { walkThrough } = await import('./walk-through/walk.mjs');
    const { passed, failed } = await walkThrough(browser, demo, (text) => console.log(text)).finally(end);
    console.log(`${passed} as expected, ${failed} different. Pictures are in demo/out.`);
    process.exitCode = failed === 0 ? 0 : 1;
  } else {
    const { handOver } = await import('./walk-through/hand-over.mjs');
    await handOver(browser, demo, (text) => console.log(text)).finally(end);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {string[]} files
 * @returns {Promise<Browser | null>} the first browser in which the extension's worker appears
 */
async function firstThatLoads(files) {
  const { launchChromium } = await import('./chromium.mjs');
  for (const executable of files) {
    try {
      const browser = await launchChromium({
        extension: 'dist/chrome',
        executable,
        lang: 'en-US',
        ...(walksItself && !hasDisplay() ? { headless: true } : {}),
      });
      console.log(`Running ${executable}.`);
      return browser;
    } catch (error) {
      console.log(`Not ${executable}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return null;
}

/**
 * @param {string[]} tried
 * @returns {() => import('./find-browser.mjs').Found} a search that leaves them out, so that another one is fetched
 */
function othersThan(tried) {
  return () => {
    const { usable, skipped } = findBrowsers();
    return { usable: usable.filter((file) => !tried.includes(file)), skipped };
  };
}

function hasDisplay() {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
}

/** @param {string} flag */
function numberAfter(flag) {
  const at = process.argv.indexOf(flag);
  const value = Number(process.argv[at + 1]);
  return at >= 0 && Number.isInteger(value) ? value : null;
}
