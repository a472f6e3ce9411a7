import type { LogLine } from '../platform/messages.ts';
import { type Wall, wordAt } from '../ui/clock.ts';
import type { Options } from './options-state.ts';

const deeds: Record<LogLine['what'], string> = {
  saved: 'Kept',
  edited: 'Changed',
  deleted: 'Deleted',
  restored: 'Brought back',
  'not-stored': 'Offered, and by its verdict not stored',
  read: 'Read',
  imported: 'Imported',
  synced: 'Brought from another machine',
};

const verdicts: Record<string, string> = { remember: 'remember', point: 'keep the place', 'look-up': 'look it up' };

function wordVerdict({ what, verdict }: LogLine): string {
  if (verdict === 'look-up' && what !== 'not-stored') return 'on your word or with its date';
  return verdicts[verdict ?? ''] ?? verdict ?? '';
}

/** What was done and when. The log holds places and verdicts, never a value. */
export function Activity({ options, wall }: { options: Options; wall: Wall }) {
  const log = options.log.value;
  const lines = log.state === 'ready' ? log.value : [];
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      {log.state === 'loading' && <p class="quiet">Opening the list …</p>}
      {log.state === 'failed' && <p class="failure">{log.text}</p>}
      {log.state === 'ready' && lines.length === 0 && <p class="quiet">Nothing has been done yet.</p>}
      {lines.length > 0 && (
        <ol class="log">
          {lines.map((line, index) => (
            <li key={`${line.at} ${index}`} data-log={line.what}>
              <time dateTime={new Date(line.at).toISOString()}>{wordAt(line.at, wall)}</time>
              <span>
                {deeds[line.what]}
                {line.place !== null && ` ${line.place}`}
                {line.verdict !== null && <span class="quiet"> ({wordVerdict(line)})</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
