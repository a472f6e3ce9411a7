import { build } from 'vite';
import { rootFolder } from '../../tools/root.mjs';

/**
 * A module and all that it imports as one classic script, which puts its exports under `name`. `entry` is a path from
 * the root. Fails when it does not build.
 */
export async function pageScript(entry: string, name: string): Promise<string> {
  const built = await build({
    root: rootFolder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('one bundle was expected of the build');
  return first.output[0].code;
}
