import type { ReadonlySignal } from '@preact/signals';
import { say } from '../phrases/phrases.ts';
import { ConfirmCard } from '../ui/card/ConfirmCard.tsx';
import { openCard, typedDraft } from '../ui/card/card.ts';
import type { Judge } from '../ui/card/card-model.ts';
import { type Clock, useWall } from '../ui/use-wall.ts';
import { Activity } from './Activity.tsx';
import { BudgetBar } from './BudgetBar.tsx';
import { MemoryList } from './MemoryList.tsx';
import type { Options } from './options-state.ts';
import { SecretCalendars } from './SecretCalendars.tsx';
import { Sites } from './Sites.tsx';
import { SyncSwitch } from './SyncSwitch.tsx';
import { ToastBar } from './ToastBar.tsx';
import { Transfer } from './Transfer.tsx';
import { WorthALook } from './WorthALook.tsx';

interface Props {
  options: Options;
  judge: ReadonlySignal<Judge>;
  clock: Clock;
}

/** The whole memory on one page, with what surrounds it: what is not stored, the sites, the activity. */
export function OptionsApp({ options, judge, clock }: Props) {
  const wall = useWall(clock);
  const memory = options.memory.value;
  const toast = options.toast.value;

  return (
    <>
      <header>
        <h1>{say('what_i_remember')}</h1>
        {memory.state === 'ready' && <BudgetBar budget={memory.value.budget} />}
      </header>
      <main data-memory={memory.state}>
        {memory.state === 'loading' && <p class="quiet">{say('memory_opening')}</p>}
        {memory.state === 'failed' && (
          <div class="panel" role="alert">
            <p>
              {say('memory_failed')} {memory.text}
            </p>
            <button type="button" data-act="reload" onClick={() => void options.load()}>
              {say('try_again')}
            </button>
          </div>
        )}
        {memory.state === 'ready' && (
          <>
            <WorthALook options={options} memory={memory.value} wall={wall} />
            <MemoryList options={options} memory={memory.value} judge={judge.value} wall={wall} />
          </>
        )}
        {options.editing.value === 'new' ? (
          <ConfirmCard
            start={openCard(typedDraft(''))}
            judge={judge.value}
            wall={wall}
            failure={options.editFailure.value}
            busy={options.saving.value}
            page={null}
            related={options.related}
            onSave={(draft) => void options.save(draft)}
            onCancel={() => options.edit(null)}
            onDecline={() => options.edit(null)}
          />
        ) : (
          memory.state === 'ready' && (
            <p>
              <button type="button" data-act="remember" onClick={() => options.edit('new')}>
                {say('remember_something')}
              </button>
            </p>
          )
        )}

        <section aria-labelledby="not-stored">
          <h2 id="not-stored">{say('not_stored_heading')}</h2>
          <ul class="plain-list">
            <li>{say('not_stored_changing')}</li>
            <li>{say('not_stored_pages')}</li>
            <li>{say('not_stored_secrets')}</li>
            <li>{say('not_stored_private')}</li>
          </ul>
        </section>
        <Transfer options={options} wall={wall} />
        <SyncSwitch options={options} wall={wall} />
        <Sites options={options} />
        <SecretCalendars options={options} />
        <Activity options={options} wall={wall} />
      </main>
      <ToastBar toast={toast} />
    </>
  );
}
