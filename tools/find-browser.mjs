import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Names and places of Chromium and Chrome for Testing, which load unpacked extensions when told to. */
const NAMES = ['chromium', 'chromium-browser', 'ungoogled-chromium', 'chrome-for-testing'];
const PLACES = ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/snap/bin/chromium'];

/** Browsers that ignore --load-extension: they are named, so that nobody wonders why they were not used. */
const BRANDED = [
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];
const BRANDED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
];

/**
 * @typedef {{ chosen: string, folders: string[], downloaded: () => string | null, isExecutable: (file: string) => boolean }} Surroundings
 * @typedef {{ usable: string[], skipped: string[] }} Found
 */

/**
 * Every browser that may be tried, best first: the one named by the person, those of the system, Playwright's download.
 * @param {Surroundings} surroundings `chosen` may be empty; `folders` are those of the PATH
 * @returns {Found} `skipped` are the branded ones that are there
 */
export function searchBrowsers({ chosen, folders, downloaded, isExecutable }) {
  const inFolders = (/** @type {string[]} */ names) =>
    folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  const candidates = [chosen, ...inFolders(NAMES), ...PLACES, downloaded() ?? ''];
  const there = (/** @type {string[]} */ files) =>
    [...new Set(files)].filter((file) => file !== '' && isExecutable(file));
  return { usable: there(candidates), skipped: there([...inFolders(BRANDED), ...BRANDED_PLACES]) };
}

/**
 * The same for this machine: CHROMIUM from the environment, the PATH and Playwright's folder.
 * @returns {Found}
 */
export function findBrowsers() {
  return searchBrowsers({
    chosen: process.env['CHROMIUM'] ?? '',
    folders: [...new Set(pathFolders().map((folder) => realpathSync(folder)))], // /bin is often /usr/bin
    downloaded: downloadedChromium,
    isExecutable,
  });
}

/**
 * The browser to run.
 * @returns {string | null} its path, or null when there is none.
 */
export function findBrowser() {
  return findBrowsers().usable[0] ?? null;
}

function pathFolders() {
  return (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '' && existsSync(folder));
}

/** Where Playwright keeps its Chromium; asked only here, because dependencies may not be installed yet. */
function downloadedChromium() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath() || null;
  } catch {
    return null; // not installed: there can be no download either
  }
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not for us: try the next
  }
}
