import { type ReadonlySignal, signal } from '@preact/signals';
import type { Choice } from '../memory/import.ts';
import { say, sayCount } from '../phrases/phrases.ts';
import type { ImportPreview } from '../platform/messages.ts';
import { failureText } from '../ui/failure-text.ts';
import type { OptionsPlatform, Toast } from './options-state.ts';

/** A file that was chosen, and what importing it would do. */
export interface Incoming {
  name: string;
  text: string;
  preview: ImportPreview;
  /** By id of the changed line; mine is kept of those that are not in it. */
  choices: ReadonlyMap<string, Choice>;
}

/** The memory on its way to a file and back. */
export interface Transfer {
  incoming: ReadonlySignal<Incoming | null>;
  failure: ReadonlySignal<string | null>;
  busy: ReadonlySignal<boolean>;
  /** Downloads the memory as a file named by today's date. */
  save(): Promise<void>;
  /** Looks at a file; nothing is written. */
  look(file: File): Promise<void>;
  choose(id: string, keep: Choice): void;
  /** Writes what was looked at, by the choices. */
  take(): Promise<void>;
  close(): void;
}

/** Far above any memory within its budget; a file beyond it is not even opened. */
const MAX_BYTES = 5_000_000;
const MEGABYTE = 1_000_000;

/** Lines that importing would write, as things stand. */
export function countToWrite({ preview, choices }: Incoming): number {
  const taken = preview.changed.filter(({ mine }) => (choices.get(mine.id) ?? 'mine') !== 'mine');
  return preview.added.length + taken.length;
}

/** Makes it. `tell` tells what was done, `reload` fetches the memory anew. */
export function createTransfer(
  platform: OptionsPlatform,
  tell: (text: string, undo?: Toast['undo']) => void,
  reload: () => Promise<unknown>,
): Transfer {
  const incoming = signal<Incoming | null>(null);
  const failure = signal<string | null>(null);
  const busy = signal(false);

  /** One thing at a time: what is pressed meanwhile does nothing. */
  const alone = async (work: () => Promise<void>) => {
    if (busy.value) return;
    busy.value = true;
    failure.value = null;
    try {
      await work();
    } finally {
      busy.value = false;
    }
  };

  const undo = async (undoIds: string[]) => {
    const reply = await platform.send('undoImport', { undoIds });
    if (!reply.ok) tell(failureText(reply));
    else if (reply.value.left === 0) tell(say('import_undone'));
    else tell(sayCount(reply.value.left, 'import_undone_but_one', 'import_undone_but_many'));
    await reload();
  };

  return {
    incoming,
    failure,
    busy,

    save: () =>
      alone(async () => {
        const reply = await platform.send('exportMemory', undefined);
        if (!reply.ok) {
          failure.value = failureText(reply);
          return;
        }
        const { now, timeZone } = platform.clock;
        const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(now());
        const name = `whereabouts-${day}.json`;
        platform.download(name, reply.value.text);
        tell(say('exported', { file: name }));
      }),

    look: (file) =>
      alone(async () => {
        incoming.value = null;
        if (file.size > MAX_BYTES) {
          failure.value = say('import_too_large', { file: file.name, size: MAX_BYTES / MEGABYTE });
          return;
        }
        const text = await file.text().catch(() => null);
        if (text === null) {
          failure.value = say('import_unopened', { file: file.name });
          return;
        }
        const reply = await platform.send('planImport', { text });
        if (reply.ok) incoming.value = { name: file.name, text, preview: reply.value, choices: new Map() };
        else failure.value = `${file.name}: ${failureText(reply)}`;
      }),

    choose(id, keep) {
      const now = incoming.value;
      if (now !== null) incoming.value = { ...now, choices: new Map([...now.choices, [id, keep]]) };
    },

    take: () =>
      alone(async () => {
        const now = incoming.value;
        if (now === null) return;
        const windowId = (await platform.currentTab())?.windowId ?? -1;
        const choices = [...now.choices].map(([id, keep]) => ({ id, keep }));
        const reply = await platform.send('importMemory', { text: now.text, choices, windowId });
        if (!reply.ok) {
          failure.value = failureText(reply);
          return;
        }
        incoming.value = null;
        const { added, replaced, undoIds } = reply.value;
        if (undoIds.length === 0) tell(say('imported_nothing'));
        else {
          const done = [sayCount(added + replaced, 'imported_line', 'imported_lines')];
          if (replaced > 0) done.push(say('imported_in_place', { count: replaced }));
          tell(done.join(' '), () => void undo(undoIds));
        }
        void reload(); // the import is done: what is pressed while the lists are fetched counts
      }),

    close() {
      incoming.value = null;
      failure.value = null;
    },
  };
}
