import { say, sayCount } from '../phrases/phrases.ts';
import type { SyncStatus } from '../platform/messages.ts';
import { type Wall, wordAt } from '../ui/clock.ts';
import type { Options } from './options-state.ts';

/** What is not as it should be, a sentence each. */
function troubles(status: SyncStatus & { on: true }): string[] {
  const { problem, tooLong, unreadable } = status;
  return [
    ...(problem === 'full' ? [say('sync_full')] : []),
    ...(problem === 'failed' ? [say('sync_failed')] : []),
    ...(tooLong > 0 ? [sayCount(tooLong, 'sync_one_too_long', 'sync_many_too_long')] : []),
    ...(unreadable > 0 ? [sayCount(unreadable, 'sync_one_unreadable', 'sync_many_unreadable')] : []),
  ];
}

/** The switch for keeping the memory the same on one's machines, what that means, and how it goes. */
export function SyncSwitch({ options, wall }: { options: Options; wall: Wall }) {
  const { sync } = options;
  const status = sync.status.value;
  return (
    <section class="sync" aria-labelledby="sync">
      <h2 id="sync">{say('sync')}</h2>
      {status.state === 'failed' && <p class="failure">{status.text}</p>}
      {status.state === 'ready' && (
        <>
          <p class="quiet">{say(status.value.on ? 'sync_is_on' : 'sync_is_off')}</p>
          {status.value.on && (
            <>
              <p data-sync-share>
                {say('sync_room', { share: Math.ceil(status.value.share * 100) })}
                {status.value.at !== null && ` ${say('sync_last', { time: wordAt(status.value.at, wall) })}`}
              </p>
              {troubles(status.value).map((text) => (
                <p key={text} class="failure" data-sync-trouble>
                  {text}
                </p>
              ))}
            </>
          )}
          <div class="acts">
            <button
              type="button"
              data-act={status.value.on ? 'stop-sync' : 'start-sync'}
              disabled={sync.busy.value}
              onClick={() => void sync.turn(status.state === 'ready' && !status.value.on)}
            >
              {say(status.value.on ? 'sync_stop' : 'sync_start')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
