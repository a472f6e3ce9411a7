import { type ReadonlySignal, signal } from '@preact/signals';
import { say } from '../phrases/phrases.ts';
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
      kept.value = { state: 'failed', text: say('calendars_failed') };
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
          failure.value = say('calendar_bad');
          return false;
        }
      } catch {
        failure.value = say('calendar_not_kept');
        return false;
      }
      await load();
      return true;
    },
    async remove(id) {
      await platform.remove(id);
      said(say('calendar_forgotten'));
      await load();
    },
  };
}
