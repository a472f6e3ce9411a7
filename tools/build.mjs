import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from './root.mjs';
import { run } from './run.mjs';

const VITE = path.join(rootFolder, 'node_modules/vite/bin/vite.js');
const SHARED = ['package-lock.json', 'vite.config.ts', 'manifest.json'];

/**
 * @typedef {{ name: string, from: string[], made: string, args: string[] }} Product
 */

/** @type {Record<'chrome' | 'firefox' | 'demo', Product>} */
const PRODUCTS = {
  chrome: {
    name: 'the extension',
    from: ['src', 'public', ...SHARED],
    made: 'dist/chrome/manifest.json',
    args: ['build'],
  },
  firefox: {
    name: 'the extension for Firefox',
    from: ['src', 'public', ...SHARED],
    made: 'dist/firefox/manifest.json',
    args: ['build', '--mode', 'firefox'],
  },
  demo: {
    name: 'the demo',
    from: ['demo/pages', 'demo/public', 'demo/vite.config.mjs', 'package-lock.json'],
    made: 'demo/dist/board/index.html',
    args: ['build', '--config', 'demo/vite.config.mjs'],
  },
};

/**
 * Builds what is missing or older than its sources.
 * @param {'chrome' | 'firefox' | 'demo'} which
 * @returns {Promise<void>} fails when the build does
 */
export async function buildWhenStale(which) {
  const { name, from, made, args } = PRODUCTS[which];
  if (!isStale(rootFolder, from, made)) return;
  console.log(`Building ${name} …`);
  const { code, output } = await run(process.execPath, [VITE, ...args, '--logLevel', 'warn'], { quiet: true });
  if (code !== 0) throw new Error(`${name} could not be built:\n${output}`);
}

/**
 * @param {string} root
 * @param {string[]} sources files and folders
 * @param {string} made a file of the result
 * @returns {boolean} whether a source is newer than the result; removed files count, by the date of their folder
 */
export function isStale(root, sources, made) {
  const result = path.join(root, made);
  if (!existsSync(result)) return true;
  const age = statSync(result).mtimeMs;
  return sources.some((source) => newest(path.join(root, source)) > age);
}

/**
 * @param {string} place
 * @returns {number} date of the newest file or folder in it, 0 when there is none
 */
function newest(place) {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(place).reduce((latest, name) => Math.max(latest, newest(path.join(place, name))), stat.mtimeMs);
}
