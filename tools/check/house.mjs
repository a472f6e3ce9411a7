import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { breachesIn, misplaced, unexplainedPermissions } from './house-rules.mjs';

/**
 * Holds the house rules over every file that git knows or would add.
 * @param {string} root
 * @returns {Promise<string[]>} one line per problem
 */
export async function checkHouse(root) {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      maxBuffer: 1e8,
    },
  );
  const files = stdout.split('\0').filter((file) => file && existsSync(path.join(root, file)));
  const code = files.filter((file) => file.startsWith('src/') && /\.tsx?$/.test(file));
  const problems = code.length === 0 ? ['no code of src was found: nothing was checked'] : [];
  for (const file of files) {
    const wrong = misplaced(file);
    if (wrong) problems.push(`${file}: ${wrong}`);
  }
  for (const file of code) {
    const text = await readFile(path.join(root, file), 'utf8');
    problems.push(...breachesIn(file, text).map((found) => `${found.file}:${found.line}: ${found.text}`));
  }
  if (existsSync(path.join(root, 'PRIVACY.md'))) {
    const manifest = JSON.parse(await readFile(path.join(root, 'manifest.json'), 'utf8'));
    const privacy = await readFile(path.join(root, 'PRIVACY.md'), 'utf8');
    const silent = unexplainedPermissions(manifest, privacy);
    problems.push(...silent.map((name) => `PRIVACY.md does not explain the permission \`${name}\``));
  }
  return problems;
}
