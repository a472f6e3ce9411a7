import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** Names under which Chromium and Chrome for Testing are installed. Branded Chrome and Edge ignore --load-extension. */
const NAMES = ['chromium', 'chromium-browser', 'chrome-for-testing'];

/**
 * The browser to run: CHROMIUM from the environment, one on the PATH, or Playwright's own download.
 * @returns {string | null} its path, or null when there is none.
 */
export function findBrowser() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const candidates = [process.env['CHROMIUM'] ?? '', ...onPath, chromium.executablePath()];
  return candidates.find(isExecutable) ?? null;
}

/** @param {string} file */
function isExecutable(file) {
  if (!file) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not for us: try the next
  }
}
