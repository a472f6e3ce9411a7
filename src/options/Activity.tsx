import { type PhraseKey, say } from '../phrases/phrases.ts';
import type { LogLine } from '../platform/messages.ts';
import { type Wall, wordAt } from '../ui/clock.ts';
import type { Options } from './options-state.ts';

const deeds: Record<LogLine['what'], PhraseKey> = {
  saved: 'log_saved',
  edited: 'log_edited',
  deleted: 'log_deleted',
  restored: 'log_restored',
  'not-stored': 'log_not_stored',
  read: 'log_read',
  imported: 'log_imported',
  synced: 'log_synced',
};

const verdicts: Record<string, PhraseKey> = {
  remember: 'log_remember',
  point: 'log_point',
  'look-up': 'log_look_up',
};

function wordVerdict({ what, verdict }: LogLine): string {
  if (verdict === 'look-up' && what !== 'not-stored') return say('log_insisted');
  const known = verdicts[verdict ?? ''];
  return known === undefined ? (verdict ?? '') : say(known);
}

/** What was done and when. The log holds places and verdicts, never a value. */
export function Activity({ options, wall }: { options: Options; wall: Wall }) {
  const log = options.log.value;
  const lines = log.state === 'ready' ? log.value : [];
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">{say('activity')}</h2>
      {log.state === 'loading' && <p class="quiet">{say('log_opening')}</p>}
      {log.state === 'failed' && <p class="failure">{log.text}</p>}
      {log.state === 'ready' && lines.length === 0 && <p class="quiet">{say('log_empty')}</p>}
      {lines.length > 0 && (
        <ol class="log">
          {lines.map((line, index) => (
            <li key={`${line.at} ${index}`} data-log={line.what}>
              <time dateTime={new Date(line.at).toISOString()}>{wordAt(line.at, wall)}</time>
              <span>
                {say(deeds[line.what])}
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
