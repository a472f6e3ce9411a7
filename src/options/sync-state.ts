import { type ReadonlySignal, signal } from '@preact/signals';
import type { SyncStatus } from '../platform/messages.ts';
import { failureText } from '../ui/failure-text.ts';
import type { Loaded, OptionsPlatform } from './options-state.ts';

/** Whether the memory is kept the same on the person's machines, and the switch for it. */
export interface Sync {
  status: ReadonlySignal<Loaded<SyncStatus>>;
  busy: ReadonlySignal<boolean>;
  load(): Promise<void>;
  turn(on: boolean): Promise<void>;
}

/** Makes it. `reload` fetches the memory anew: other machines' lines may have come. */
export function createSync(platform: OptionsPlatform, reload: () => Promise<unknown>): Sync {
  const status = signal<Loaded<SyncStatus>>({ state: 'loading' });
  const busy = signal(false);
  const show = (reply: Awaited<ReturnType<typeof platform.send<'syncStatus'>>>) => {
    status.value = reply.ok ? { state: 'ready', value: reply.value } : { state: 'failed', text: failureText(reply) };
  };
  return {
    status,
    busy,
    async load() {
      show(await platform.send('syncStatus', undefined));
    },
    async turn(on) {
      if (busy.value) return;
      busy.value = true;
      const windowId = (await platform.currentTab())?.windowId ?? -1;
      show(await platform.send('setSync', { on, windowId }));
      busy.value = false;
      await reload();
    },
  };
}
