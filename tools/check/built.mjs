import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Code that a context loads before it can work, gzipped, in bytes. */
const BUDGETS = { popup: 40_000, worker: 90_000, reader: 35_000, offscreen: 120_000 };

/**
 * @typedef {ReadonlyMap<string, string | Uint8Array>} Files what the extension's folder would hold, by path
 * @typedef {ReadonlyMap<string, readonly string[]>} Modules the sources that each script was made of
 */

/**
 * Builds the extension in memory and looks at what would be shipped.
 * @param {string} root
 * @returns {Promise<{ problems: string[], sizes: string }>} one line per problem, and what each context loads
 */
export async function checkBuilt(root) {
  const built = await quietly(() => build({ root, logLevel: 'silent', build: { write: false } }));
  if (!('output' in built)) throw new Error('one bundle was expected of the build');
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map(built.output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source]));
  const modules = new Map(
    built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, Object.keys(part.modules)]] : [])),
  );
  const sizes = [...sizesOf(files)].map(([name, size]) => `${name} ${(size / 1000).toFixed(1)}`);
  return { problems: problemsOf(files, modules), sizes: `kB gzipped: ${sizes.join(', ')}` };
}

/**
 * Some plugins write to the console whatever the log level.
 * @template T
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
async function quietly(act) {
  const { log, info, warn } = console;
  const nothing = () => undefined;
  Object.assign(console, { log: nothing, info: nothing, warn: nothing });
  try {
    return await act();
  } finally {
    Object.assign(console, { log, info, warn });
  }
}

/**
 * @param {Files} files
 * @param {Modules} [modules]
 * @returns {string[]}
 */
export function problemsOf(files, modules = new Map()) {
  const text = files.get('manifest.json');
  if (text === undefined) return ['the build holds no manifest.json'];
  const manifest = JSON.parse(String(text));
  /** @type {string[]} */
  const problems = [];
  if ('web_accessible_resources' in manifest)
    problems.push('manifest.json has web_accessible_resources: any page could tell that the extension is there');
  if ('content_scripts' in manifest) problems.push('manifest.json has content_scripts: pages are read on demand only');
  const sizes = sizesOf(files);
  for (const [name, entry] of entriesOf(files)) {
    const size = sizes.get(name);
    if (size === undefined) problems.push(`${name}: the build holds no ${entry ?? 'such file'}`);
    else if (size > BUDGETS[name]) problems.push(`${name}: ${size} bytes of code gzipped, ${BUDGETS[name]} at most`);
  }
  for (const [file, code] of files) {
    const size = file.endsWith('.iife.js') ? gzipSync(code).length : 0;
    if (size > BUDGETS.reader && file !== new Map(entriesOf(files)).get('reader'))
      problems.push(`${file}: ${size} bytes of code gzipped, ${BUDGETS.reader} at most for what is put into pages`);
  }
  const worker = manifest.background?.service_worker;
  for (const file of worker ? loadedBy(files, worker, { later: true }) : []) {
    const engine = modules.get(file)?.find((source) => /[\\/]src[\\/]engines[\\/]/.test(source));
    if (engine) problems.push(`worker: ${file} holds an engine, which belongs into the offscreen document: ${engine}`);
  }
  return problems;
}

/**
 * @param {Files} files
 * @returns {[keyof typeof BUDGETS, string | undefined][]} the file that each context starts with
 */
function entriesOf(files) {
  const manifest = JSON.parse(String(files.get('manifest.json') ?? '{}'));
  return [
    ['popup', manifest.action?.default_popup],
    ['worker', manifest.background?.service_worker],
    ['reader', [...files.keys()].find((name) => /(^|\/)read[\w-]*\.iife\.js$/.test(name))],
    ['offscreen', 'src/offscreen/index.html'],
  ];
}

/**
 * @param {Files} files
 * @returns {Map<string, number>} bytes of gzipped code that each context loads; without those that are not there
 */
function sizesOf(files) {
  return new Map(
    entriesOf(files).flatMap(([name, entry]) => {
      if (!entry || !files.has(entry)) return [];
      const size = [...loadedBy(files, entry)].reduce((sum, file) => sum + gzipSync(files.get(file) ?? '').length, 0);
      return [[name, size]];
    }),
  );
}

/** What a script loads at once: imports and threads; and what it may load later. */
const AT_ONCE = /\b(?:import|from)\s*["']([^"']+\.js)["']|\bnew Worker\(new URL\(["'`]([^"'`]+\.js)["'`]/g;
const LATER = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]/g;
const BY_PAGE = /<script[^>]+src="([^"]+\.js)"|<link[^>]+rel="modulepreload"[^>]+href="([^"]+\.js)"/g;

/**
 * @param {Files} files
 * @param {string} entry
 * @param {{ later: boolean }} [also] `later`: with what is loaded on demand
 * @returns {Set<string>} the scripts that it loads
 */
function loadedBy(files, entry, { later } = { later: false }) {
  /** @type {Set<string>} */
  const loaded = new Set();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    const text = String(files.get(file) ?? '');
    const named = file.endsWith('.html')
      ? text.matchAll(BY_PAGE)
      : [...text.matchAll(AT_ONCE), ...(later ? text.matchAll(LATER) : [])];
    for (const match of named) {
      const target = new URL(match[1] ?? match[2] ?? '', `file:///${file}`).pathname.slice(1);
      if (files.has(target)) queue.push(target);
    }
  }
  for (const file of loaded) if (!file.endsWith('.js')) loaded.delete(file);
  return loaded;
}
