import type { Step } from '../asking/ask-state.ts';

interface Props {
  steps: Step[];
  onCancel(): void;
}

const words: Record<Step['state'], string> = { running: 'under way', done: 'done', failed: 'did not work' };

/** What is being done for the answer, as it happens. */
export function Steps({ steps, onCancel }: Props) {
  const shown: Step[] =
    steps.length > 0 ? steps : [{ id: 'start', text: 'Working out where to look', state: 'running' }];
  return (
    <section class="steps" aria-label="Reading">
      <ol>
        {shown.map((step) => (
          <li key={step.id} data-step={step.id} data-state={step.state}>
            <span class="mark" aria-hidden="true" />
            {step.text}
            <span class="unseen">, {words[step.state]}</span>
          </li>
        ))}
      </ol>
      <button type="button" data-act="cancel-asking" onClick={onCancel}>
        Cancel
      </button>
    </section>
  );
}
