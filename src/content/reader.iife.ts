import type { Reading } from '../platform/page-commands.ts';
import { pageRead } from './page-read.ts';
import { readHere } from './read-here.ts';

/**
 * Injected on demand into the extension's isolated world, which the page cannot see. A classic script injected twice
 * only replaces this object. It sends nothing and listens to nothing: the worker calls a command and gets its value.
 */
const commands: Reading = {
  read: () => pageRead(readHere(document).content, document),
};

Object.assign(globalThis, { whereabouts: commands, whereaboutsHere: readHere });
