import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where code lives; each is cruised when it exists. */
const TREES = ['src', 'tests', 'tools', 'demo'];
const CRUISER = path.resolve(import.meta.dirname, '../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CODE = /\.(ts|tsx|mjs)$/;

/**
 * Holds the import table in .dependency-cruiser.cjs over a source tree. A cruiser that cannot parse TypeScript reports
 * success over nothing, so every code file of src must be among the modules it saw.
 * @param {string} root folder that holds src, tsconfig.json and node_modules
 * @param {string} [config] rules; the root's own when left out
 * @returns {Promise<string[]>} one line per problem; empty when the walls stand
 */
export async function checkWalls(root, config = path.join(root, '.dependency-cruiser.cjs')) {
  const trees = TREES.filter((tree) => existsSync(path.join(root, tree)));
  const files = filesOf(root, 'src').filter((file) => CODE.test(file) && !file.endsWith('.d.ts'));
  const report = await cruise(root, trees, config);
  const seen = new Set(report.modules.map((module) => module.source));
  const unseen = files.filter((file) => !seen.has(file));
  const problems = report.summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ from, to, rule, cycle }) => {
      const way = cycle
        ? [from, ...cycle.map(({ name }) => name)].join(' -> ')
        : from === to
          ? from
          : `${from} -> ${to}`;
      return `${way}: ${commentOf(report, rule.name)}`;
    });
  if (files.length === 0) problems.push('src holds no code: nothing was checked');
  if (unseen.length > 0)
    problems.push(`the cruiser did not see ${unseen.length} of ${files.length} files, as ${unseen[0]}`);
  return problems;
}

/**
 * @typedef {{ from: string, to: string, rule: { name: string, severity: string }, cycle?: { name: string }[] }} Violation
 * @typedef {{ modules: { source: string }[],
 *   summary: { violations: Violation[], ruleSetUsed?: { forbidden?: { name?: string, comment?: string }[] } } }} Report
 */

/**
 * @param {string} root
 * @param {string[]} trees
 * @param {string} config
 * @returns {Promise<Report>}
 */
function cruise(root, trees, config) {
  const args = [CRUISER, ...trees, '--config', config, '--output-type', 'json'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(new Error(`dependency-cruiser gave no report: ${stderr || error?.message}`)); // not JSON: it failed itself
      }
    });
  });
}

/**
 * @param {Report} report
 * @param {string} name
 */
function commentOf(report, name) {
  return report.summary.ruleSetUsed?.forbidden?.find((rule) => rule.name === name)?.comment ?? name;
}

/**
 * @param {string} root
 * @param {string} tree
 */
function filesOf(root, tree) {
  const folder = path.join(root, tree);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${tree}/${file.replaceAll('\\', '/')}`,
  );
}
