import { type ReadonlySignal, signal } from '@preact/signals';
import type { SecretCalendar } from '../platform/secret-calendars.ts';
import type { Loaded, OptionsPlatform } from './options-state.ts';

/** The secret addresses of calendars, which are shown masked only. */
export interface Calendars {
  kept: ReadonlySignal<Loaded<SecretCalendar[]>>;
  failure: ReadonlySignal<string | null>;
  load(): Promise<void>;
  /** Whether the address was taken. */
  add(address: string): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** Makes them. `said` tells the person what was done. */
export function createCalendars(platform: OptionsPlatform['calendars'], said: (text: string) => void): Calendars {
  const kept = signal<Loaded<SecretCalendar[]>>({ state: 'loading' });
  const failure = signal<string | null>(null);
  const load = async () => {
    try {
      kept.value = { state: 'ready', value: await platform.list() };
    } catch {
      kept.value = { state: 'failed', text: 'The browser did not give the addresses.' };
    }
  };
  return {
    kept,
    failure,
    load,
    async add(address) {
      failure.value = null;
      try {
        if (!(await platform.add(address))) {
          failure.value =
            'This is not a secret address of Google Calendar. It ends in “.ics” and has “private-” in it.';
          return false;
        }
      } catch {
        failure.value = 'The browser did not keep it.';
        return false;
      }
      await load();
      return true;
    },
    async remove(id) {
      await platform.remove(id);
      said('Forgotten.');
      await load();
    },
  };
}
