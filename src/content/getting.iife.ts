import type { Getting } from '../platform/page-commands.ts';
import { getFile } from './get-file.ts';

/** What gets a file with the session of the tab that shows it: the browser's own viewers have nothing to read. */
const getting: Getting = { getFile };

Object.assign(globalThis, { whereaboutsGetting: getting });
