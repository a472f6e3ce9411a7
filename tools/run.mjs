import { spawn } from 'node:child_process';
import { rootFolder } from './root.mjs';

/**
 * Runs a program and waits for it.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [how] `quiet` keeps its output back instead of showing it
 * @returns {Promise<{ code: number, output: string }>} 127 when it could not be started; output only when quiet
 */
export function run(program, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: rootFolder,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
