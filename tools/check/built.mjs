import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Code that a context loads before it can work, gzipped, in bytes. */
const BUDGETS = { popup: 40_000, worker: 90_000, reader: 35_000 };

/**
 * Builds the extension in memory and looks at what would be shipped.
 * @param {string} root
 * @returns {Promise<string[]>} one line per problem
 */
export async function checkBuilt(root) {
  const built = await quietly(() => build({ root, logLevel: 'silent', build: { write: false } }));
  if (!('output' in built)) throw new Error('one bundle was expected of the build');
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map(built.output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source]));
  return problemsOf(files);
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
 * @param {ReadonlyMap<string, string | Uint8Array>} files what the extension's folder would hold, by path
 * @returns {string[]}
 */
export function problemsOf(files) {
  const text = files.get('manifest.json');
  if (text === undefined) return ['the build holds no manifest.json'];
  const manifest = JSON.parse(String(text));
  /** @type {string[]} */
  const problems = [];
  if ('web_accessible_resources' in manifest)
    problems.push('manifest.json has web_accessible_resources: any page could tell that the extension is there');
  if ('content_scripts' in manifest) problems.push('manifest.json has content_scripts: pages are read on demand only');
  const entries = /** @type {const} */ ([
    ['popup', manifest.action?.default_popup],
    ['worker', manifest.background?.service_worker],
    ['reader', [...files.keys()].find((name) => /(^|\/)read[\w-]*\.iife\.js$/.test(name))],
  ]);
  for (const [name, entry] of entries) {
    if (!entry || !files.has(entry)) {
      problems.push(`${name}: the build holds no ${entry ?? 'such file'}`);
      continue;
    }
    const size = [...loadedBy(files, entry)].reduce((sum, file) => sum + gzipSync(files.get(file) ?? '').length, 0);
    if (size > BUDGETS[name]) problems.push(`${name}: ${size} bytes of code gzipped, ${BUDGETS[name]} at most`);
  }
  return problems;
}

/**
 * @param {ReadonlyMap<string, string | Uint8Array>} files
 * @param {string} entry
 * @returns {Set<string>} the scripts that it loads at once: itself and static imports
 */
function loadedBy(files, entry) {
  /** @type {Set<string>} */
  const loaded = new Set();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    const text = String(files.get(file) ?? '');
    const named = file.endsWith('.html')
      ? text.matchAll(/<script[^>]+src="([^"]+\.js)"|<link[^>]+rel="modulepreload"[^>]+href="([^"]+\.js)"/g)
      : text.matchAll(/\b(?:import|from)\s*["']([^"']+\.js)["']/g);
    for (const match of named) {
      const target = new URL(match[1] ?? match[2] ?? '', `file:///${file}`).pathname.slice(1);
      if (files.has(target)) queue.push(target);
    }
  }
  for (const file of loaded) if (!file.endsWith('.js')) loaded.delete(file);
  return loaded;
}
