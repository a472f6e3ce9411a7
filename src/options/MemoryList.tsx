import { useState } from 'preact/hooks';
import type { EntryKind } from '../memory/entry.ts';
import { type PhraseKey, say } from '../phrases/phrases.ts';
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

const groups: [EntryKind, PhraseKey][] = [
  ['vocabulary', 'group_vocabulary'],
  ['pointer', 'group_pointer'],
  ['preference', 'group_preference'],
  ['outcome', 'what_happened'],
  ['dated-copy', 'group_dated_copy'],
];

/** Every line of the memory, by kind, with a search over all of them. */
export function MemoryList({ options, memory, judge, wall }: Props) {
  const [looked, setLooked] = useState('');
  const { entries } = memory;
  const found = findLines(entries, looked);

  if (entries.length === 0) {
    return (
      <div class="panel" data-empty>
        <p>{say('memory_empty')}</p>
        <p class="quiet">{say('memory_empty_hint', { menu: say('menu_selection') })}</p>
      </div>
    );
  }
  return (
    <>
      <search class="look">
        <label class="unseen" for="look">
          {say('memory_search')}
        </label>
        <input
          id="look"
          type="search"
          placeholder={say('memory_search')}
          value={looked}
          onInput={(event) => setLooked(event.currentTarget.value)}
        />
        <p class="unseen" role="status">
          {looked === '' ? '' : say('memory_found', { found: found.length, count: entries.length })}
        </p>
      </search>
      {found.length === 0 && <p class="quiet">{say('memory_none_found')}</p>}
      {groups.map(([kind, heading]) => {
        const lines = found.filter((entry) => entry.kind === kind);
        if (lines.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`} data-kind={kind}>
            <h2 id={`kind-${kind}`}>
              {say(heading)} <span class="quiet">{lines.length}</span>
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
