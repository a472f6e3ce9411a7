import { spawn } from 'node:child_process';
import path from 'node:path';
import { rootFolder } from './root.mjs';
import { setUpDependencies } from './set-up.mjs';

/** What `npm run check` does: everything that can be said about the code without running it, at once. */

await setUpDependencies();
// These need packages, which may have come just now.
const { checkBuilt } = await import('./check/built.mjs');
const { checkHouse } = await import('./check/house.mjs');
const { checkWalls } = await import('./check/walls.mjs');

/**
 * @typedef {{ ok: boolean, output: string }} Outcome
 * @typedef {{ name: string, fix: string, run: () => Promise<Outcome> }} Step
 */

/** @type {Step[]} */
const steps = [
  {
    name: 'types',
    fix: 'npx tsc --noEmit',
    run: () =>
      command('tsc', [
        '--noEmit',
        '--pretty',
        'false',
        '--incremental',
        '--tsBuildInfoFile',
        'node_modules/.cache/check.tsbuildinfo',
      ]),
  },
  {
    name: 'format and lint',
    fix: 'npx biome check --write .   (what is left needs a hand)',
    run: () =>
      command('biome', [
        'ci',
        '--colors=off',
        '--reporter=concise',
        '--diagnostic-level=error',
        '--max-diagnostics=60',
        '.',
      ]),
  },
  {
    name: 'walls between rooms',
    fix: 'move the code or the import; the table stands in .dependency-cruiser.cjs',
    run: () => lines(checkWalls(rootFolder)),
  },
  {
    name: 'dead code',
    fix: 'delete it or use it; npx knip',
    run: () => command('knip', ['--no-progress', '--no-config-hints']),
  },
  {
    name: 'house rules',
    fix: 'change the lines named; reasons stand in CONTRIBUTING.md',
    run: () => lines(checkHouse(rootFolder)),
  },
  {
    name: 'built extension',
    fix: 'npm run build',
    run: async () => {
      const { problems, sizes } = await checkBuilt(rootFolder);
      return { ok: problems.length === 0, output: [...problems, sizes].join('\n') };
    },
  },
];

const began = performance.now();
const failed = (await Promise.all(steps.map(runStep))).filter((ok) => !ok).length;
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(
  failed === 0
    ? `All ${steps.length} checks hold (${seconds} s).`
    : `${failed} of ${steps.length} checks failed (${seconds} s).`,
);
process.exitCode = failed === 0 ? 0 : 1;

/** Writes past the console, which the build keeps silent. @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {Step} step */
async function runStep({ name, fix, run }) {
  const from = performance.now();
  const { ok, output } = await run().catch((error) => ({ ok: false, output: String(error?.stack ?? error) }));
  const took = `${((performance.now() - from) / 1000).toFixed(1)} s`;
  if (ok) say(`ok      ${name} (${took})${output && `\n${indent(output)}`}`);
  else say(`FAILED  ${name} (${took})\n${indent(output)}\n        to fix: ${fix}`);
  return ok;
}

/**
 * Runs a tool of node_modules.
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
function command(name, args) {
  return new Promise((resolve) => {
    const child = spawn(path.join(rootFolder, 'node_modules/.bin', name), args, {
      cwd: rootFolder,
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => resolve({ ok: false, output: `${name} did not start: ${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trimEnd() }));
  });
}

/**
 * @param {Promise<string[]>} problems
 * @returns {Promise<Outcome>}
 */
async function lines(problems) {
  const found = await problems;
  return { ok: found.length === 0, output: found.join('\n') };
}

/** @param {string} text */
function indent(text) {
  return text.replace(/^/gm, '        ');
}
