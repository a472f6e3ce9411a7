import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A virtual screen, and keys pressed on it as by a hand: they reach the browser's own menus and dialogs. */
export interface Display {
  /** ":7", for DISPLAY. */
  name: string;
  /** Presses keys one after another, by their X names ("Tab", "Return", "Up"). */
  press(...keys: string[]): Promise<void>;
  /** Has keys go to the window whose title begins so. Fails when there is none. */
  focus(title: string): Promise<void>;
  close(): Promise<void>;
}

/** The programs for a virtual screen that are not on the PATH. */
export function missingForDisplay(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return ['Xvfb', 'xdotool'].filter((program) => !folders.some((folder) => existsSync(path.join(folder, program))));
}

/**
 * Starts a virtual screen of its own on a free number, so that no test types into somebody's desktop or into the
 * browser of another test. Fails when Xvfb does not say its number within 10 seconds.
 */
export async function openDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((done) => {
    server.once('exit', () => done());
    server.once('error', () => done());
  });
  const close = async () => {
    server.kill();
    await exited;
  };
  const number = await new Promise<string>((found, failed) => {
    const limit = setTimeout(failed, 10_000, new Error('Xvfb did not start within 10 s'));
    server.once('error', failed);
    server.stdio[3]?.once('data', (data: Buffer) => {
      clearTimeout(limit);
      found(data.toString().trim());
    });
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const name = `:${number}`;
  const xdotool = async (...args: string[]): Promise<void> => {
    await execute('xdotool', args, { env: { ...process.env, DISPLAY: name }, timeout: 10_000 });
  };
  return {
    name,
    // Menus and dialogs drop keys that come faster than a hand's.
    press: (...keys) => xdotool('key', '--delay', '60', ...keys),
    focus: (title) => xdotool('search', '--onlyvisible', '--name', `^${title}`, 'windowfocus', '--sync'),
    close,
  };
}
