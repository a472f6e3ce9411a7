import { say } from '../phrases/phrases.ts';
import type { Wall } from '../ui/clock.ts';
import { lineText } from '../ui/place-text.ts';
import type { Memory, Options } from './options-state.ts';
import { worthALook } from './worth-a-look.ts';

/** Lines that may have had their day. Absent when there are none. */
export function WorthALook({ options, memory, wall }: { options: Options; memory: Memory; wall: Wall }) {
  const doubtful = worthALook(memory.entries, memory.budget, wall.now);
  if (doubtful.length === 0) return null;
  return (
    <section class="panel doubtful" aria-labelledby="let-go">
      <h2 id="let-go">{say('worth_a_look')}</h2>
      <ul class="lines">
        {doubtful.map(({ entry, why }) => (
          <li key={entry.id} class="line" data-doubtful={entry.id}>
            <div class="words">
              <p>{lineText(entry, wall)}</p>
              <p class="meta">{why}</p>
            </div>
            <div class="acts">
              <button type="button" class="plain" data-act="look" onClick={() => options.edit(entry.id)}>
                {say('look')}
                <span class="unseen"> {lineText(entry, wall)}</span>
              </button>
              <button type="button" class="plain" data-act="let-go" onClick={() => void options.remove(entry)}>
                {say('let_go')}
                <span class="unseen"> {lineText(entry, wall)}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
