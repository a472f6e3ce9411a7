import { readdirSync, readFileSync } from 'node:fs';
import { type CrxPlugin, crx, type ManifestV3Export } from '@crxjs/vite-plugin';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import base from './manifest.json' with { type: 'json' };

type Target = 'chrome' | 'firefox';

/** What differs between the browsers; everything else stands in manifest.json. */
function manifestFor(target: Target): ManifestV3Export {
  if (target === 'chrome') return base as ManifestV3Export;
  const { minimum_chrome_version: _chrome, ...rest } = base;
  return {
    ...rest,
    permissions: base.permissions.filter((name) => name !== 'offscreen'),
    background: { scripts: [base.background.service_worker], type: 'module' },
    browser_specific_settings: {
      gecko: {
        id: 'whereabouts@example.org',
        strict_min_version: '142.0',
        data_collection_permissions: { required: ['none'] },
      },
    },
  } as unknown as ManifestV3Export; // crxjs types know Chrome's manifest only
}

/**
 * CRXJS lists every injected file in web_accessible_resources for all optional hosts, by which any page could tell that
 * the extension is installed. scripting.executeScript needs no such entry. It also leaves copies of injected files.
 */
const stripWebAccessible: Plugin = {
  name: 'strip-web-accessible',
  enforce: 'post',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const asset = bundle['manifest.json'];
      if (asset?.type !== 'asset') throw new Error('manifest.json is missing from the bundle');
      const { web_accessible_resources: _dropped, ...manifest } = JSON.parse(String(asset.source));
      asset.source = JSON.stringify(manifest, null, 2);
      for (const name of Object.keys(bundle)) if (/^assets\/.*\.iife\.ts-/.test(name)) delete bundle[name];
    },
  },
};

/**
 * Character maps (Adobe's, for Chinese, Japanese and Korean) that pdf.js asks for by name when a PDF refers to them. Data:
 * each is fetched on its own when a file needs it.
 */
const characterMaps: Plugin = {
  name: 'character-maps',
  apply: 'build',
  generateBundle() {
    const folder = new URL('./node_modules/pdfjs-dist/cmaps/', import.meta.url);
    for (const file of readdirSync(folder))
      this.emitFile({ type: 'asset', fileName: `cmaps/${file}`, source: readFileSync(new URL(file, folder)) });
  },
};

/** What several contexts load stays in few files: the popup takes the first, the worker both. */
const SHARED = [
  {
    name: 'browser',
    test: /webextension-polyfill|src.platform.(?:browser|permissions|result|session|tabs|windows)\.ts/,
  },
  { name: 'sort', test: /src.(?:sort.(?!suggest|judge)|reading.values|reading.view)/ },
];

export default defineConfig(({ mode }) => {
  const target: Target = mode === 'firefox' ? 'firefox' : 'chrome';
  return {
    plugins: [
      preact(),
      crx({ manifest: manifestFor(target), browser: target }) as CrxPlugin[],
      stripWebAccessible,
      characterMaps,
    ],
    build: {
      outDir: `dist/${target}`,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Pages that the manifest does not name.
        input: target === 'chrome' ? { offscreen: 'src/offscreen/index.html' } : {},
        output: { codeSplitting: { groups: SHARED } },
      },
    },
    worker: { format: 'es' },
  };
});
