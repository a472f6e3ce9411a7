import type { Step } from '../asking/ask-state.ts';
import { say } from '../phrases/phrases.ts';

interface Props {
  steps: Step[];
  onCancel(): void;
}

const words = { running: 'under_way', done: 'done', failed: 'did_not_work' } as const satisfies Record<
  Step['state'],
  string
>;

/** What is being done for the answer, as it happens. */
export function Steps({ steps, onCancel }: Props) {
  const shown: Step[] = steps.length > 0 ? steps : [{ id: 'start', text: say('working_out'), state: 'running' }];
  return (
    <section class="steps" aria-label={say('reading')}>
      <ol>
        {shown.map((step) => (
          <li key={step.id} data-step={step.id} data-state={step.state}>
            <span class="mark" aria-hidden="true" />
            {step.text}
            <span class="unseen">, {say(words[step.state])}</span>
          </li>
        ))}
      </ol>
      <button type="button" data-act="cancel-asking" onClick={onCancel}>
        {say('cancel')}
      </button>
    </section>
  );
}
