import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Entry } from '../memory/entry.ts';
import type { Choice } from '../memory/import.ts';
import { type PhraseKey, say, sayCount, sayTold } from '../phrases/phrases.ts';
import type { Wall } from '../ui/clock.ts';
import { sidesText, wholeLineText } from './import-words.ts';
import type { Memory } from './options-state.ts';
import { countToWrite, type Incoming, type Transfer } from './transfer-state.ts';
import { shareOf } from './worth-a-look.ts';

interface Props {
  incoming: Incoming;
  transfer: Transfer;
  memory: Memory;
  wall: Wall;
  onClose(): void;
}

/** What importing a file would do, line by line, before anything is written. */
export function ImportView({ incoming, transfer, memory, wall, onClose }: Props) {
  const { name, preview, choices } = incoming;
  const { added, changed, same, needsLook, budget } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [preview]);
  const count = countToWrite(incoming);
  // What a word stands for may be in the file as well.
  const known = [...added, ...changed.map(({ theirs }) => theirs), ...memory.entries];
  const summary = [
    sayCount(added.length, 'import_one_new', 'import_many_new'),
    sayCount(changed.length, 'import_one_changed', 'import_many_changed'),
    sayCount(same, 'import_one_same', 'import_many_same'),
    ...(needsLook > 0 ? [say('import_to_look_at', { count: needsLook })] : []),
  ].join(', ');

  return (
    <div class="panel incoming" data-import>
      <h3 ref={heading} tabIndex={-1}>
        {say('import_heading', { file: name })}
      </h3>
      <p data-import-summary>
        {summary}. {added.length + changed.length === 0 ? say('import_all_here') : ''}
      </p>
      {added.length > 0 && (
        <>
          <h4 id="import-new">{say('import_new')}</h4>
          <ul class="lines" aria-labelledby="import-new">
            {added.map((entry) => (
              <li key={entry.id} data-import-new={entry.id}>
                <p>{wholeLineText(entry, known, wall)}</p>
                <Doubt entry={entry} />
              </li>
            ))}
          </ul>
        </>
      )}
      {changed.length > 0 && (
        <>
          <h4>{say('import_changed')}</h4>
          {changed.map((pair) => (
            <Sides
              key={pair.mine.id}
              pair={pair}
              words={sidesText(pair, known, wall)}
              keep={choices.get(pair.mine.id) ?? 'mine'}
              onKeep={(keep) => transfer.choose(pair.mine.id, keep)}
            />
          ))}
        </>
      )}
      {added.length > 0 && shareOf(budget) > 1 && (
        <p class="as-of" data-import-over>
          {say('import_over', { words: budget.words, entries: budget.entries })}
        </p>
      )}
      <div class="acts">
        <button
          type="button"
          class="primary"
          data-act="take-import"
          disabled={count === 0}
          onClick={() => void transfer.take()}
        >
          {count === 0 ? say('import_nothing') : sayCount(count, 'import_line', 'import_lines')}
        </button>
        <button type="button" data-act="close-import" onClick={onClose}>
          {say('cancel')}
        </button>
      </div>
    </div>
  );
}

function Doubt({ entry }: { entry: Entry }) {
  const { doubt } = entry.admission;
  if (doubt === undefined) return null;
  return <p class="meta as-of">{say('import_doubt', { reason: sayTold(doubt) })}</p>;
}

interface SidesProps {
  pair: { mine: Entry; theirs: Entry };
  words: { mine: string; theirs: string };
  keep: Choice;
  onKeep(keep: Choice): void;
}

function Sides({ pair, words, keep, onKeep }: SidesProps) {
  const { id } = pair.mine;
  const sides: [Choice, PhraseKey, string][] = [
    ['mine', 'keep_mine', words.mine],
    ['theirs', 'take_theirs', words.theirs],
    ['both', 'keep_both', ''],
  ];
  return (
    <fieldset class="sides" data-import-changed={id}>
      <legend class="unseen">{words.mine}</legend>
      {sides.map(([side, label, text]) => (
        <label key={side}>
          <input
            type="radio"
            name={`import ${id}`}
            value={side}
            checked={keep === side}
            onChange={() => onKeep(side)}
          />
          <span>
            <span class="quiet">{say(label)}</span>
            {text !== '' && ` ${text}`}
          </span>
        </label>
      ))}
      {keep !== 'mine' && <Doubt entry={pair.theirs} />}
    </fieldset>
  );
}
