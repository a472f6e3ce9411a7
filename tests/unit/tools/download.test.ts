import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../../../tools/run.mjs';

// Playwright unpacks what it downloads into its own layout; this stand-in is laid out for Linux on x64 only.
const fits = process.platform === 'linux' && process.arch === 'x64';
const ROOT = path.resolve(import.meta.dirname, '../../..');

let folder: string;
let server: Server;
let asked: string[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'download-'));
  asked = [];
  const browser = strToU8('#!/bin/sh\necho Stand-in 1.0\n');
  const zip = zipSync({
    'chrome-linux64': { chrome: browser },
    'chrome-linux': { chrome: browser },
    'ffmpeg-linux': browser,
  });
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/zip', 'content-length': zip.length }).end(zip);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

it.runIf(fits)(
  'a machine without a browser downloads one, and it is found and started',
  { timeout: 120_000 },
  async () => {
    const empty = path.join(folder, 'bin');
    mkdirSync(empty);
    const script = path.join(folder, 'set-up.mjs');
    writeFileSync(
      script,
      `import { setUpBrowsers } from ${JSON.stringify(path.join(ROOT, 'tools/set-up.mjs'))};
console.log('GOT', JSON.stringify(await setUpBrowsers({ isRoot: false })));`,
    );
    const { port } = server.address() as AddressInfo;
    const { code, output } = await run(process.execPath, [script], {
      quiet: true,
      env: {
        HOME: folder,
        PATH: empty,
        PLAYWRIGHT_BROWSERS_PATH: path.join(folder, 'browsers'),
        PLAYWRIGHT_DOWNLOAD_HOST: `http://127.0.0.1:${port}`,
      },
    });
    expect(output).toMatch(/GOT \["[^"]*browsers\/chromium-\d+\/[^"]*chrome"\]/);
    expect(code).toBe(0);
    expect(asked.some((url) => url.includes('chrom'))).toBe(true);
  },
);
