import { type ReadonlySignal, signal } from '@preact/signals';
import type { Draft, Entry } from '../memory/entry.ts';
import { say } from '../phrases/phrases.ts';
import type { BackgroundMessages, BudgetUse, Data, LogLine, Reply } from '../platform/messages.ts';
import type { SecretCalendar } from '../platform/secret-calendars.ts';
import type { FrontTab } from '../platform/windows.ts';
import { createRelated, type Related } from '../ui/card/related.ts';
import { failureText } from '../ui/failure-text.ts';
import { lineText } from '../ui/place-text.ts';
import type { Clock } from '../ui/use-wall.ts';
import { type Calendars, createCalendars } from './calendars-state.ts';
import { createSync, type Sync } from './sync-state.ts';
import { createTransfer, type Transfer } from './transfer-state.ts';

/** What the options page needs of the browser; main.tsx gives the real ones. */
export interface OptionsPlatform {
  send<K extends keyof BackgroundMessages>(
    name: K,
    data: Data<BackgroundMessages, K>,
  ): Promise<Reply<BackgroundMessages, K>>;
  currentTab(): Promise<FrontTab | null>;
  listAccess(): Promise<string[]>;
  removeAccess(origin: string): Promise<boolean>;
  /** The secret addresses of calendars: given, listed masked, taken back. */
  calendars: {
    list(): Promise<SecretCalendar[]>;
    add(address: string): Promise<boolean>;
    remove(id: string): Promise<void>;
  };
  /** Has the browser save a text as a file. */
  download(name: string, text: string): void;
  clock: Clock;
}

/** Something that is fetched: on its way, not to be had, or here. */
export type Loaded<T> = { state: 'loading' } | { state: 'failed'; text: string } | { state: 'ready'; value: T };

export interface Memory {
  entries: Entry[];
  budget: BudgetUse;
}

/** A site that may be read, as a match pattern, or whose pages may be asked in their own world. */
export interface Site {
  origin: string;
  granted: boolean;
  ownData: boolean;
}

/** What was just done, with a way back where there is one. */
export interface Toast {
  text: string;
  undo: (() => void) | null;
}

export interface Options {
  memory: ReadonlySignal<Loaded<Memory>>;
  sites: ReadonlySignal<Loaded<Site[]>>;
  log: ReadonlySignal<Loaded<LogLine[]>>;
  /** Id of the line being edited, `new` for a new one, null for none. */
  editing: ReadonlySignal<string | null>;
  editFailure: ReadonlySignal<string | null>;
  saving: ReadonlySignal<boolean>;
  toast: ReadonlySignal<Toast | null>;
  /** The kept line that a new one repeats, refines or contradicts. */
  related: Related;
  transfer: Transfer;
  sync: Sync;
  calendars: Calendars;
  load(): Promise<void>;
  edit(id: string | null): void;
  save(draft: Draft): Promise<void>;
  remove(entry: Entry): Promise<void>;
  removeSite(origin: string): Promise<void>;
  /** Takes back that a site's pages may be asked in their own world. */
  stopOwnData(origin: string): Promise<void>;
}

const LOG_LINES = 100;

/** The options page's state and what a person can do in it. */
export function createOptions(platform: OptionsPlatform): Options {
  const memory = signal<Loaded<Memory>>({ state: 'loading' });
  const sites = signal<Loaded<Site[]>>({ state: 'loading' });
  const log = signal<Loaded<LogLine[]>>({ state: 'loading' });
  const editing = signal<string | null>(null);
  const editFailure = signal<string | null>(null);
  const saving = signal(false);
  const toast = signal<Toast | null>(null);

  const related = createRelated((draft) => platform.send('relatedLine', { draft }));
  const wall = () => ({ now: platform.clock.now(), locale: platform.clock.locale, timeZone: platform.clock.timeZone });
  const tell = (text: string, undo: Toast['undo'] = null) => {
    toast.value = { text, undo };
  };

  const loadMemory = async () => {
    const reply = await platform.send('listEntries', undefined);
    memory.value = reply.ok ? { state: 'ready', value: reply.value } : { state: 'failed', text: failureText(reply) };
  };
  const loadLog = async () => {
    const reply = await platform.send('listLog', { limit: LOG_LINES });
    log.value = reply.ok ? { state: 'ready', value: reply.value } : { state: 'failed', text: failureText(reply) };
  };
  const loadSites = async () => {
    try {
      const granted = await platform.listAccess();
      const reply = await platform.send('listOwnData', undefined);
      const own = reply.ok ? reply.value.sites : [];
      const origins = [...new Set([...granted, ...own])];
      const value = origins.map((origin) => ({
        ...{ origin, granted: granted.includes(origin), ownData: own.includes(origin) },
      }));
      sites.value = { state: 'ready', value };
    } catch {
      sites.value = { state: 'failed', text: say('sites_failed') };
    }
  };
  const sync = createSync(platform, () => Promise.all([loadMemory(), loadLog()]));
  const calendars = createCalendars(platform.calendars, tell);
  const load = async () => {
    await Promise.all([loadMemory(), loadLog(), loadSites(), sync.load(), calendars.load()]);
  };

  const undo = async (undoId: string) => {
    const reply = await platform.send('undo', { undoId });
    tell(reply.ok ? say('undone') : failureText(reply));
    await Promise.all([loadMemory(), loadLog()]);
  };

  return {
    memory,
    sites,
    log,
    editing,
    editFailure,
    saving,
    toast,
    related,
    transfer: createTransfer(platform, tell, () => Promise.all([loadMemory(), loadLog()])),
    sync,
    calendars,
    load,

    edit(id) {
      related.forget();
      editing.value = id;
      editFailure.value = null;
    },

    async save(draft) {
      const id = editing.value;
      if (id === null || saving.value) return;
      saving.value = true;
      editFailure.value = null;
      const reply =
        id === 'new'
          ? await platform.send('save', { draft, windowId: (await platform.currentTab())?.windowId ?? -1 })
          : await platform.send('editEntry', { id, draft });
      saving.value = false;
      if (!reply.ok) {
        editFailure.value = failureText(reply);
        return;
      }
      editing.value = null;
      related.forget();
      const { entry, undoId } = reply.value;
      const isInPlace = entry.id === draft.replaces;
      tell(say(isInPlace ? 'kept_instead' : 'kept', { line: lineText(entry, wall()) }), () => void undo(undoId));
      await Promise.all([loadMemory(), loadLog()]);
    },

    async remove(entry) {
      const reply = await platform.send('deleteEntry', { id: entry.id });
      if (reply.ok) tell(say('deleted', { line: lineText(entry, wall()) }), () => void undo(reply.value.undoId));
      else tell(failureText(reply));
      await Promise.all([loadMemory(), loadLog()]);
    },

    async stopOwnData(origin) {
      const reply = await platform.send('setOwnData', { site: origin, on: false, windowId: -1 });
      tell(reply.ok ? say('site_own_data_off') : failureText(reply));
      await loadSites();
    },

    async removeSite(origin) {
      await platform.send('setOwnData', { site: origin, on: false, windowId: -1 });
      const gone = await platform.removeAccess(origin).catch(() => false);
      tell(say(gone ? 'site_removed' : 'site_not_removed'));
      await loadSites();
    },
  };
}
