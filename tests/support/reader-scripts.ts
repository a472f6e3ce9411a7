import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The built scripts that take a reading, in the order in which the extension puts them in. Fails when one is missing. */
export function readerScripts(): string {
  const folder = path.resolve(import.meta.dirname, '../../dist/chrome/src/content');
  return ['layout', 'naming', 'calendars', 'repetition', 'main-text', 'reader']
    .map((name) => readFileSync(path.join(folder, `${name}.iife.js`), 'utf8'))
    .join('\n');
}
