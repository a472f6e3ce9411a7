import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadMind } from '../../src/engines/embedded/bring-to-mind.ts';

const folder = path.resolve(import.meta.dirname, '../../public');

/** A file that ships with the extension. */
export const shipped = async (name: string): Promise<ArrayBuffer> =>
  new Uint8Array(readFileSync(path.join(folder, name))).buffer;

/** The data of recall as it ships. */
export const mind = await loadMind(shipped);
