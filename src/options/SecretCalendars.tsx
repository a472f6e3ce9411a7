import { useRef } from 'preact/hooks';
import { say } from '../phrases/phrases.ts';
import type { Options } from './options-state.ts';

/** Where secret addresses of calendars are given and taken back. What was given is never shown whole again. */
export function SecretCalendars({ options }: { options: Options }) {
  const { calendars } = options;
  const kept = calendars.kept.value;
  const failure = calendars.failure.value;
  const box = useRef<HTMLInputElement>(null);
  const add = async () => {
    const input = box.current;
    if (input !== null && (await calendars.add(input.value))) input.value = '';
  };
  return (
    <section class="secret-calendars" aria-labelledby="secret-calendars">
      <h2 id="secret-calendars">{say('calendars')}</h2>
      <p class="quiet">{say('calendars_explain')}</p>
      {kept.state === 'failed' && <p class="failure">{kept.text}</p>}
      {kept.state === 'ready' && kept.value.length > 0 && (
        <ul class="lines">
          {kept.value.map(({ id, masked }) => (
            <li key={id} class="line" data-calendar={id}>
              <p class="words">{masked}</p>
              <div class="acts">
                <button
                  type="button"
                  class="plain"
                  data-act="remove-calendar"
                  onClick={() => void calendars.remove(id)}
                >
                  {say('calendar_forget')}
                  <span class="unseen"> {masked}</span>
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form
        class="secret"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <div class="input">
          <label for="secret-calendar">{say('calendar_address')}</label>
          <input
            ref={box}
            id="secret-calendar"
            type="text"
            autocomplete="off"
            spellcheck={false}
            aria-invalid={failure !== null}
            aria-describedby={failure === null ? undefined : 'secret-calendar-failure'}
          />
        </div>
        {failure !== null && (
          <p id="secret-calendar-failure" class="failure" role="alert">
            {failure}
          </p>
        )}
        <div class="acts">
          <button type="submit" data-act="add-calendar">
            {say('calendar_keep')}
          </button>
        </div>
      </form>
    </section>
  );
}
