import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhenStale } from '../../../tools/build.mjs';

/**
 * Playwright's global set-up: packs the extension when it is older than its sources, and lets all tests use one copy,
 * which no other build replaces under their feet. Gives the tear-down.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a default export
export default async function packOnce(): Promise<() => Promise<void>> {
  await buildWhenStale('chrome');
  const copy = await mkdtemp(path.join(tmpdir(), 'whereabouts-extension-'));
  await cp(path.resolve(import.meta.dirname, '../../../dist/chrome'), copy, { recursive: true });
  process.env['WHEREABOUTS_EXTENSION'] = copy;
  return () => rm(copy, { recursive: true, force: true });
}

/** The packed extension's folder, for a test. */
export function packedExtension(): string {
  const folder = process.env['WHEREABOUTS_EXTENSION'];
  if (!folder) throw new Error('the extension is not packed: run this by Playwright with its global set-up');
  return folder;
}
