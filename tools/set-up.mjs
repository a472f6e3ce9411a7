import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowsers } from './find-browser.mjs';
import { rootFolder } from './root.mjs';
import { run } from './run.mjs';

/** @typedef {typeof run} Run */
/** @typedef {(text: string) => void} Say */

/**
 * Installs the dependencies when they are missing or are not those of package-lock.json.
 * @param {{ root?: string, runner?: Run, say?: Say }} [using]
 * @returns {Promise<void>} fails when npm does
 */
export async function setUpDependencies({ root = rootFolder, runner = run, say = console.log } = {}) {
  if (isInstalled(root)) return;
  say('Installing dependencies (npm ci) …');
  const { code } = await runner('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error('npm ci failed; its own words stand above');
}

/**
 * @param {string} root
 * @returns {boolean} whether node_modules holds what package-lock.json names; packages for other platforms are left out
 */
export function isInstalled(root) {
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const present = packagesOf(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([where, { version, optional }]) => where === '' || optional || present[where]?.version === version,
  );
}

/**
 * @param {string} file a lock file, or npm's note of what it installed
 * @returns {Record<string, { version?: string, optional?: boolean }> | null} null when there is none
 */
function packagesOf(file) {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
}

/**
 * Finds the browsers that can be tried, and gets one when there is none: Playwright's download, then Debian's package.
 * Each counts only when it starts (a download may lack libraries of the system).
 * @param {{ find?: typeof findBrowsers, runner?: Run, say?: Say, isRoot?: boolean, isDebian?: boolean }} [using]
 * @returns {Promise<string[]>} paths, best first; fails with what to do when there is none
 */
export async function setUpBrowsers({
  find = findBrowsers,
  runner = run,
  say = console.log,
  isRoot = process.getuid?.() === 0,
  isDebian = existsSync('/etc/debian_version'),
} = {}) {
  const working = async () => {
    const { usable } = find();
    const starts = await Promise.all(
      usable.map(async (file) => (await runner(file, ['--version'], { quiet: true })).code === 0),
    );
    return usable.filter((_, index) => starts[index]);
  };
  for (const file of find().skipped) say(`Skipped ${file}: it ignores --load-extension.`);
  const present = await working();
  if (present.length > 0) return present;

  say('No Chromium found; downloading one with Playwright …');
  const playwright = path.join(rootFolder, 'node_modules/playwright/cli.js');
  const download = await runner(process.execPath, [playwright, 'install', 'chromium', '--no-shell']);
  if (download.code !== 0) say('The download failed.');
  const downloaded = await working();
  if (downloaded.length > 0) return downloaded;

  if (isRoot && isDebian) {
    say('Installing the package chromium …');
    await runner('apt-get', ['update', '-q']);
    await runner('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
    const packaged = await working();
    if (packaged.length > 0) return packaged;
  }
  throw new Error(
    'There is no Chromium to run. Install Chromium or Chrome for Testing, or name one: CHROMIUM=/path/to/it npm start',
  );
}

/**
 * Makes sure of a display for tests that need one, installing a virtual one for root on Debian.
 * @param {{ runner?: Run, say?: Say, isRoot?: boolean, isDebian?: boolean, has?: (program: string) => boolean }} [using]
 * @returns {Promise<boolean>} whether there is one, or xvfb-run to make one; xdotool counts as part of it
 */
export async function setUpDisplay({
  runner = run,
  say = console.log,
  isRoot = process.getuid?.() === 0,
  isDebian = existsSync('/etc/debian_version'),
  has = isOnPath,
} = {}) {
  const isComplete = () => has('xdotool') && has('xvfb-run') && has('Xvfb');
  if (!isComplete() && isRoot && isDebian) {
    say('Installing xvfb and xdotool …');
    await runner('apt-get', ['update', '-q'], { quiet: true });
    await runner('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'xvfb', 'xauth', 'xdotool'], {
      quiet: true,
    });
  }
  return isComplete();
}

/** @param {string} program */
function isOnPath(program) {
  return (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));
}
