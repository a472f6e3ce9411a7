import type { Reading } from '../platform/page-commands.ts';
import { readHere } from './read-here.ts';
import { readThisPage } from './read-this-page.ts';

/**
 * Injected on demand into the extension's isolated world, which the page cannot see. A classic script injected twice
 * only replaces this object. It sends nothing and listens to nothing: the worker calls a command and gets its value.
 */
const commands: Reading = {
  read: () => readThisPage(document),
};

Object.assign(globalThis, { whereabouts: commands, whereaboutsHere: readHere });
