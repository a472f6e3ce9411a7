/**
 * `npm run -s eval -- WHAT FILE [options]`: runs `run(args)` of tests/eval/WHAT.ts, on a fresh build where it drives the
 * packed extension. Progress goes to stderr; stdout gets one JSON object, the figures.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { buildWhenStale } from './build.mjs';
import { rootFolder } from './root.mjs';

/** Evals of pure parts, which need no packed extension. */
const WITHOUT_BROWSER = ['sort', 'recall', 'locators'];
const folder = path.join(rootFolder, 'tests/eval');
const [what = '', ...given] = process.argv.slice(2);
const script = path.join(folder, `${what}.ts`);

if (!/^[a-z]+$/.test(what) || !existsSync(script) || given.length === 0) {
  const known = readdirSync(folder).filter((name) => isEval(path.join(folder, name)));
  console.error(
    'usage: npm run -s eval -- WHAT FILE [--json] [--only TEXT] [--limit N] [--items OUT.jsonl] [--root DIR]',
  );
  console.error(`WHAT is one of: ${known.map((name) => name.slice(0, -3)).join(', ')}`);
  process.exit(2);
}
console.log = console.error;
if (!WITHOUT_BROWSER.includes(what)) await buildWhenStale('chrome');
register();
const { run } = await import(pathToFileURL(script).href);
const { figures, items } = await run(given);
const out = given.indexOf('--items');
if (out >= 0)
  writeFileSync(given[out + 1] ?? '', items.map((/** @type {unknown} */ item) => `${JSON.stringify(item)}\n`).join(''));
process.stdout.write(`${JSON.stringify(figures, null, given.includes('--json') ? 0 : 2)}\n`);

/** @param {string} file */
function isEval(file) {
  return file.endsWith('.ts') && readFileSync(file, 'utf8').includes('export async function run(');
}
