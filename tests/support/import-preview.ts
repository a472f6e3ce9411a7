import type { Entry } from '../../src/memory/entry.ts';
import type { ImportPreview } from '../../src/platform/messages.ts';
import { someEntries } from './fake-options-platform.ts';
import { roomyBudget } from './fake-popup-platform.ts';

const kept = (id: string): Entry => {
  const found = someEntries.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`No entry ${id}`);
  return found;
};

/** The entry with that id, as a file has it. */
const inFile = (id: string, parts: object): Entry => ({ ...kept(id), ...parts }) as Entry; // parts of its own kind

/** What a file of another browser would do: a line that is new, one to look at, and two that are here with other words. */
export const aPreview: ImportPreview = {
  added: [
    inFile('p1', {
      id: 'n1',
      name: 'incident runbook',
      aliases: ['runbook'],
      place: { page: 'https://wiki.example/space/ops?view=all&page=incident-runbook#first-hour' },
    }),
    inFile('f1', {
      id: 'n2',
      text: 'The build is green',
      admission: { ...kept('f1').admission, doubt: 'It tells the state of something, and states change.' },
    }),
  ],
  changed: [
    { mine: kept('f1'), theirs: inFile('f1', { text: 'No calls before 10' }) },
    { mine: kept('v1'), theirs: inFile('v1', { aliases: ['q-doc', 'the quarterly'] }) },
  ],
  same: 4,
  needsLook: 1,
  budget: roomyBudget,
};
