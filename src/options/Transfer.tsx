import { useRef } from 'preact/hooks';
import { say } from '../phrases/phrases.ts';
import type { Wall } from '../ui/clock.ts';
import { ImportView } from './ImportView.tsx';
import type { Options } from './options-state.ts';

/** The memory as a file: out, and back in after a look at what that would do. */
export function Transfer({ options, wall }: { options: Options; wall: Wall }) {
  const { transfer } = options;
  const incoming = transfer.incoming.value;
  const failure = transfer.failure.value;
  const memory = options.memory.value;
  const chooser = useRef<HTMLInputElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const close = () => {
    transfer.close();
    open.current?.focus();
  };

  return (
    <section class="transfer" aria-labelledby="transfer">
      <h2 id="transfer">{say('transfer')}</h2>
      <p class="quiet">{say('transfer_explain')}</p>
      <div class="acts">
        <button
          type="button"
          data-act="export"
          disabled={memory.state !== 'ready'}
          onClick={() => void transfer.save()}
        >
          {say('export')}
        </button>
        <button
          ref={open}
          type="button"
          data-act="import"
          disabled={memory.state !== 'ready'}
          onClick={() => chooser.current?.click()}
        >
          {say('import')}
        </button>
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          aria-label={say('import_file')}
          hidden
          onChange={(event) => {
            const input = event.currentTarget;
            const [file] = input.files ?? [];
            if (file !== undefined) void transfer.look(file);
            input.value = ''; // the same file can be chosen again
          }}
        />
        <p class="quiet" role="status">
          {transfer.busy.value ? say('one_moment') : ''}
        </p>
      </div>
      <div role="alert">
        {failure !== null && (
          <p class="failure" data-import-failure>
            {failure}
          </p>
        )}
      </div>
      {incoming !== null && memory.state === 'ready' && (
        <ImportView incoming={incoming} transfer={transfer} memory={memory.value} wall={wall} onClose={close} />
      )}
    </section>
  );
}
