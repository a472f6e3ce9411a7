import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isStale } from '../../../tools/build.mjs';
import { searchBrowsers } from '../../../tools/find-browser.mjs';
import { isInstalled, setUpBrowsers, setUpDependencies } from '../../../tools/set-up.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'set-up-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

describe('the search for a browser', () => {
  const search = (there: string[], more: { chosen?: string; downloaded?: string } = {}) =>
    searchBrowsers({
      chosen: more.chosen ?? '',
      folders: ['/usr/local/bin', '/usr/bin'],
      downloaded: () => more.downloaded ?? null,
      isExecutable: (file) => there.includes(file),
    });

  it('prefers the named one, then the system, then the download', () => {
    const there = ['/usr/bin/chromium', '/dl/chrome', '/my/chromium'];
    const found = search(there, { chosen: '/my/chromium', downloaded: '/dl/chrome' });
    expect(found.usable).toEqual(['/my/chromium', '/usr/bin/chromium', '/dl/chrome']);
  });

  it('never uses branded Chrome or Edge, and names them', () => {
    const found = search(['/usr/bin/google-chrome', '/usr/bin/microsoft-edge']);
    expect(found).toEqual({ usable: [], skipped: ['/usr/bin/google-chrome', '/usr/bin/microsoft-edge'] });
  });

  it('leaves out what is not there', () => {
    expect(search([], { chosen: '/gone', downloaded: '/gone/too' }).usable).toEqual([]);
  });
});

describe('a machine without a browser', () => {
  /** A machine on which some commands bring a browser, and some browsers do not start. */
  function machine(options: {
    brings: Record<string, string>;
    broken?: string[];
    isRoot?: boolean;
    isDebian?: boolean;
  }) {
    const usable: string[] = [];
    const ran: string[] = [];
    const said: string[] = [];
    const setUp = () =>
      setUpBrowsers({
        find: () => ({ usable: [...usable], skipped: [] }),
        runner: async (program, args) => {
          const line = [path.basename(program), ...args.map((arg) => path.basename(arg))].join(' ');
          ran.push(line);
          const brought = Object.entries(options.brings).find(([part]) => line.includes(part))?.[1];
          if (brought) usable.push(brought);
          return { code: options.broken?.includes(program) ? 127 : 0, output: '' };
        },
        say: (text) => said.push(text),
        isRoot: options.isRoot ?? false,
        isDebian: options.isDebian ?? false,
      });
    return { setUp, ran, said };
  }

  it('downloads one with Playwright', async () => {
    const { setUp, ran } = machine({ brings: { 'cli.js install chromium': '/dl/chrome' } });
    expect(await setUp()).toEqual(['/dl/chrome']);
    expect(ran.some((line) => line.startsWith('apt-get'))).toBe(false);
  });

  it('takes the package of Debian when the download does not start', async () => {
    const { setUp } = machine({
      brings: { 'cli.js install chromium': '/dl/chrome', 'apt-get install': '/usr/bin/chromium' },
      broken: ['/dl/chrome'],
      isRoot: true,
      isDebian: true,
    });
    expect(await setUp()).toEqual(['/usr/bin/chromium']);
  });

  it('touches no packages unless root on Debian, and says what to do', async () => {
    const { setUp, ran } = machine({ brings: {}, isRoot: false, isDebian: true });
    await expect(setUp()).rejects.toThrow('CHROMIUM=');
    expect(ran.some((line) => line.startsWith('apt-get'))).toBe(false);
  });
});

describe('dependencies', () => {
  const lock = (version: string) =>
    JSON.stringify({
      packages: { '': {}, 'node_modules/a': { version }, 'node_modules/mac': { version: '1.0.0', optional: true } },
    });
  const install = async () => {
    const ran: string[] = [];
    await setUpDependencies({
      root,
      say: () => undefined,
      runner: async (program, args) => {
        ran.push([program, ...args].join(' '));
        return { code: 0, output: '' };
      },
    });
    return ran;
  };

  it('are installed when missing or when the lock file has moved on', async () => {
    write('package-lock.json', lock('2.0.0'));
    expect((await install())[0]).toMatch(/^npm ci/);
    write('node_modules/.package-lock.json', lock('1.0.0'));
    expect(await install()).toHaveLength(1);
  });

  it('are left alone when they are the ones named, whatever other platforms need', async () => {
    write('package-lock.json', lock('2.0.0'));
    write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/a': { version: '2.0.0' } } }));
    expect(isInstalled(root)).toBe(true);
    expect(await install()).toEqual([]);
  });
});

describe('a build', () => {
  it('is stale when missing, when a source is newer and when one was removed', () => {
    const date = (name: string, seconds: number) => utimesSync(path.join(root, name), seconds, seconds);
    write('src/a/x.ts', '');
    write('src/a/y.ts', '');
    expect(isStale(root, ['src'], 'dist/m.json')).toBe(true);
    write('dist/m.json', '');
    for (const name of ['src/a/x.ts', 'src/a/y.ts', 'src/a', 'src']) date(name, 1000);
    date('dist/m.json', 2000);
    expect(isStale(root, ['src', 'none'], 'dist/m.json')).toBe(false);
    date('src/a/x.ts', 3000);
    expect(isStale(root, ['src'], 'dist/m.json')).toBe(true);
    date('src/a/x.ts', 1000);
    rmSync(path.join(root, 'src/a/y.ts'));
    expect(isStale(root, ['src'], 'dist/m.json')).toBe(true);
  });
});
