import { useState } from 'preact/hooks';
import type { EntryKind } from '../memory/entry.ts';
import type { Judge } from '../ui/card/card-model.ts';
import type { Wall } from '../ui/clock.ts';
import { findLines } from './find-lines.ts';
import { MemoryLine } from './MemoryLine.tsx';
import type { Memory, Options } from './options-state.ts';

interface Props {
  options: Options;
  memory: Memory;
  judge: Judge;
  wall: Wall;
}

const groups: [EntryKind, string][] = [
  ['vocabulary', 'What your words mean'],
  ['pointer', 'Where things live'],
  ['preference', 'How you like things'],
  ['outcome', 'What happened'],
  ['dated-copy', 'Dated copies'],
];

/** Every line of the memory, by kind, with a search over all of them. */
export function MemoryList({ options, memory, judge, wall }: Props) {
  const [looked, setLooked] = useState('');
  const { entries } = memory;
  const found = findLines(entries, looked);

  if (entries.length === 0) {
    return (
      <div class="panel" data-empty>
        <p>Nothing yet.</p>
        <p class="quiet">
          Select words on a page and choose “Remember with Whereabouts”, or type “remember …” in the popup. Each fact is
          sorted first: what lasts is kept in your words, what changes is only pointed at.
        </p>
      </div>
    );
  }
  return (
    <>
      <search class="look">
        <label class="unseen" for="look">
          Search the memory
        </label>
        <input
          id="look"
          type="search"
          placeholder="Search the memory"
          value={looked}
          onInput={(event) => setLooked(event.currentTarget.value)}
        />
        <p class="unseen" role="status">
          {looked === '' ? '' : `${found.length} of ${entries.length} lines`}
        </p>
      </search>
      {found.length === 0 && <p class="quiet">No line holds these words.</p>}
      {groups.map(([kind, heading]) => {
        const lines = found.filter((entry) => entry.kind === kind);
        if (lines.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`} data-kind={kind}>
            <h2 id={`kind-${kind}`}>
              {heading} <span class="quiet">{lines.length}</span>
            </h2>
            <ul class="lines">
              {lines.map((entry) => (
                <MemoryLine key={entry.id} entry={entry} memory={memory} options={options} judge={judge} wall={wall} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
