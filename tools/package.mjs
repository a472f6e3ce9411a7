import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from './root.mjs';
import { setUpDependencies } from './set-up.mjs';

/** `npm run package`: zips for the Chrome and Firefox stores in dist/, from a fresh build. The same sources give the same bytes. */

await setUpDependencies();
const { zipSync } = await import('fflate');
const { buildWhenStale } = await import('./build.mjs');
const { version } = JSON.parse(readFileSync(path.join(rootFolder, 'manifest.json'), 'utf8'));

for (const browser of /** @type {const} */ (['chrome', 'firefox'])) {
  const folder = path.join(rootFolder, 'dist', browser);
  rmSync(folder, { recursive: true, force: true });
  await buildWhenStale(browser);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('.vite') && statSync(path.join(folder, file)).isFile())
    .sort();
  const content = Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(folder, file))]),
  );
  const zip = zipSync(content, { level: 9, mtime: new Date(1980, 0, 1) }); // the oldest date a zip can hold
  const target = path.join(rootFolder, 'dist', `whereabouts-${version}-${browser}.zip`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, zip);
  console.log(`${path.relative(rootFolder, target)}: ${files.length} files, ${Math.round(zip.length / 1024)} kB`);
}
