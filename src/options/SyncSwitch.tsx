import type { SyncStatus } from '../platform/messages.ts';
import { type Wall, wordAt } from '../ui/clock.ts';
import type { Options } from './options-state.ts';

const lines = (count: number): string => (count === 1 ? 'One line' : `${count} lines`);

/** What is not as it should be, a sentence each. */
function troubles(status: SyncStatus & { on: true }): string[] {
  const { problem, tooLong, unreadable } = status;
  return [
    ...(problem === 'full'
      ? ['The browser has no room for more: what changed here stays here until you delete lines or stop syncing.']
      : []),
    ...(problem === 'failed'
      ? ['The browser did not take what changed here; it is tried again with the next change.']
      : []),
    ...(tooLong > 0
      ? [`${lines(tooLong)} on this machine ${tooLong === 1 ? 'is' : 'are'} too long to be synced.`]
      : []),
    ...(unreadable > 0
      ? [`${lines(unreadable)} from another machine cannot be read here. Update the extension on this one.`]
      : []),
  ];
}

/** The switch for keeping the memory the same on one's machines, what that means, and how it goes. */
export function SyncSwitch({ options, wall }: { options: Options; wall: Wall }) {
  const { sync } = options;
  const status = sync.status.value;
  return (
    <section class="sync" aria-labelledby="sync">
      <h2 id="sync">Your other machines</h2>
      {status.state === 'failed' && <p class="failure">{status.text}</p>}
      {status.state === 'ready' && (
        <>
          <p class="quiet">
            {status.value.on
              ? 'The memory goes to your other machines by your browser’s own sync. It reaches nobody but the maker of the browser, who keeps it with your bookmarks.'
              : 'Off: the memory stays on this machine. Turned on, it goes to your other machines by your browser’s own sync, and so to the maker of the browser, who keeps it with your bookmarks. Turn it on there as well.'}
          </p>
          {status.value.on && (
            <>
              <p data-sync-share>
                {status.value.at !== null && `Last synced ${wordAt(status.value.at, wall)}. `}
                {Math.ceil(status.value.share * 100)} % of the room is used.
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
              {status.value.on ? 'Stop, and take back what is synced' : 'Keep it the same on your machines'}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
