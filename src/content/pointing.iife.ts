import type { Pointing } from '../platform/page-commands.ts';
import type { readHere } from './read-here.ts';
import { captureSelection } from './selection.ts';
import { show } from './show.ts';

/** What takes a person's finger to a value, or a value to the person's eye; put in after the reader, which it asks. */
const { whereaboutsHere: read } = globalThis as unknown as { whereaboutsHere: typeof readHere };

const pointing: Pointing = {
  selection: () => captureSelection(document, () => read(document)),
  show: ({ src, text }) => show(read(document), src, text),
};

Object.assign(globalThis, { whereaboutsPointing: pointing });
